"""The seats' cards on a rail: names are whole, and nothing lies on anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.scenes.landscape.aids import AIDS
from discovery.scenes.landscape.layout import Kind
from discovery.scenes.landscape.names import written
from discovery.scenes.landscape.seats import NAMES as CARD_NAMES
from discovery.scenes.setup_values import MOST_LETTERS
from discovery.ui.brush import Brush
from discovery.ui.theme import Role
from tests.scenes.landscape.bench import box
from tests.scenes.landscape.test_aids import scene
from tests.support.ledger import Ledger, faults, watching
from tests.support.window import opened

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

ALL = tuple(aid.key for aid in AIDS)
LONGEST = (
    "Bartholomew Rhys",
    "Maximiliana Vond",
    "Wilhelmina Grace",
    "수아수아 민준서연 도윤",
    "Mr Christophers.",
)
NAMES = ("Bartholomew", "Wilhelmina", "수아수아수아", "Maximiliane", "Christopher")


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 1.25), ((1280, 720), 2.0)])
@pytest.mark.parametrize("played_with", [("off", ()), ("off", ALL), ("on", ()), ("on", ALL)])
def test_long_names_are_whole_and_a_computer_player_covers_no_number(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text: float,
    played_with: tuple[str, tuple[str, ...]],
) -> None:
    double, off = played_with
    seats = [
        SeatInfo(name, number, "random" if number == 1 else None, off)
        for number, name in enumerate(NAMES)
    ]
    signs: list[pygame.Rect] = []
    icon = Brush.icon

    def noted(
        brush: Brush, surface: pygame.Surface, name: str, rect: pygame.Rect, *, faint: bool = False
    ) -> None:
        if name == "computer":
            signs.append(rect)
        icon(brush, surface, name, rect, faint=faint)

    monkeypatch.setattr(Brush, "icon", noted)
    with opened(tmp_path, size, text) as context:
        match = Match.start(box(), seats, {"first": "0", "double_tile": double}, 5)
        made = scene(context, match)
        assert made.table.layout.kind is Kind.RAILS
        with watching(monkeypatch, context.text) as watch:
            ledger = Ledger(size).start(watch)
            made.draw(ledger)
        found = [fault for fault in faults(ledger) if any(name in fault for name in NAMES)]
        assert found == []
        (sign,) = signs
        card = made.table.layout.rows[1]
        assert card.contains(sign)
        numbers = [run for run in ledger.runs if run.text.isdigit() and card.contains(run.seen)]
        assert len(numbers) == 2
        assert sign.collidelist([run.ink for run in numbers]) < 0


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(
    ("size", "text"), [((1024, 640), 1.25), ((1024, 640), 2.0), ((1280, 720), 1.0)]
)
@pytest.mark.parametrize("double", ["off", "on"])
def test_the_longest_names_are_whole_everywhere_on_the_table(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text: float,
    double: str,
) -> None:
    assert max(map(len, LONGEST)) == MOST_LETTERS
    seats = [SeatInfo(name, number, None, ALL) for number, name in enumerate(LONGEST)]
    with opened(tmp_path, size, text) as context:
        match = Match.start(box(), seats, {"first": "0", "double_tile": double}, 5)
        made = scene(context, match)
        with watching(monkeypatch, context.text) as watch:
            ledger = Ledger(size).start(watch)
            made.draw(ledger)
        assert faults(ledger) == []
        for name, card in zip(LONGEST, made.table.layout.rows, strict=True):
            words = " ".join(run.text for run in ledger.runs if card.contains(run.seen))
            assert name in words


@pytest.mark.usefixtures("screen")
def test_where_text_is_large_a_long_name_has_two_lines_instead_of_the_least_letters(
    tmp_path: Path,
) -> None:
    with opened(tmp_path, (1280, 720), 2.0) as context:
        name, size = "Wilhelmina Grace", (112, 64)
        assert context.text.width(name, Role.LEAST) <= size[0]
        look = written(context.text, name, CARD_NAMES, size)
        assert look == (Role.LABEL, tuple(name.split()))
