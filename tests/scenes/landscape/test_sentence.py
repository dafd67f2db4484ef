"""The strip of words below the board where text is large, and the slip for what is too long."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.agents.agent import Choice
from discovery.rules.game import Message
from discovery.scenes.landscape.layout import Kind
from discovery.scenes.landscape.session import Stage
from discovery.scenes.table.hints import disc_side
from tests.scenes.landscape.test_aids import played, scene

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.landscape.scene import TableScene
    from discovery.ui.camera import Cell
    from discovery.ui.context import Context

LONG = Message("one line that goes on and on, and another\n" * 4)


@pytest.fixture
def made(context: Context) -> TableScene:
    context.settings.text_size = 2.0
    context.refit()
    made = scene(context, played(Stage.PLACE))
    assert made.table.layout.kind is Kind.RAILS
    return made


def test_short_notes_stand_on_the_strip_beside_the_hint(made: TableScene) -> None:
    table, sentence = made.table, made.painter._sentence
    table.pointer = None
    table.start_cursor()
    strip = sentence._arranged(table)
    assert strip.beside
    assert strip.below
    assert sentence.slip(table) is None
    table.notice = Message("Something short.")
    strip = sentence._arranged(table)
    assert (strip.beside, strip.below) == ("", "Something short.")
    assert sentence.slip(table) is None


def test_long_notes_stand_on_a_slip_that_hides_nothing_one_asks_about(made: TableScene) -> None:
    table, sentence = made.table, made.painter._sentence
    table.notice = LONG
    for cell in table.hand.squares:
        table.pointer = table.camera.spot(cell, 0.5, 0.5)
        if table.covered(table.pointer):
            continue
        slip = sentence.slip(table)
        assert slip is not None
        assert table.layout.view.contains(slip[1])
        assert not slip[1].collidepoint(table.pointer)
    table.notice = None
    table.pointer = None
    assert sentence.slip(table) is None


def hinted(made: TableScene, cells: list[Cell]) -> list[pygame.Rect]:
    """Let a hint name some squares; return what is to be seen of that."""
    words = "Makes room for a new explorer: the {} grassland has 1 open edge."
    made.advice._position = made.advice._now()
    made.advice.choices = tuple(
        Choice(made.table.place_at(cell), Message(words.format(number)))
        for number, cell in enumerate(cells)
    )
    side = disc_side(made.context)
    return [place.inflate(side, side) for place, _ in made.table.hinted]


@pytest.mark.parametrize("seed", [2, 6])
def test_a_hint_leaves_its_own_numbers_free(context: Context, seed: int) -> None:
    """The words of three choices are many lines, or few broad ones beside a board in the middle."""
    context.settings.text_size = 2.0
    context.refit()
    made = scene(context, played(Stage.PLACE, decisions=14, seed=seed))
    bounds = made.table.bounds
    cells = sorted(
        made.table.hand.squares, key=lambda cell: abs(2 * cell[1] - bounds.top - bounds.bottom)
    )
    marked = hinted(made, cells[:3])
    slip = made.painter._sentence.slip(made.table)
    assert slip is not None
    assert len(marked) == 3
    assert slip[1].collidelist(marked) < 0


@pytest.mark.parametrize("seed", [1, 4, 8])
def test_a_hint_for_all_sides_hides_none_of_them_or_the_last(context: Context, seed: int) -> None:
    context.settings.text_size = 2.0
    context.refit()
    made = scene(context, played(Stage.PLACE, decisions=60, seed=seed))
    squares = sorted(made.table.hand.squares)
    top = min(squares, key=lambda cell: cell[1])
    left = max(squares, key=lambda cell: cell[1] - cell[0])
    right = max(squares, key=lambda cell: cell[1] + cell[0])
    marked = hinted(made, [top, right, left])
    slip = made.painter._sentence.slip(made.table)
    assert slip is not None
    assert slip[1].collidelistall(marked) in ([], [2])


def test_a_slip_gives_way_to_lists_but_not_a_notice(made: TableScene) -> None:
    table, sentence = made.table, made.painter._sentence
    table.notice = LONG
    table.looking.sheet = True
    assert sentence.slip(table) is not None


def test_broad_panels_have_a_place_of_their_own_for_notes(context: Context) -> None:
    table = (made := scene(context, played(Stage.PLACE))).table
    table.notice = LONG
    assert table.layout.kind is Kind.PANELS
    assert made.painter._sentence.slip(table) is None
