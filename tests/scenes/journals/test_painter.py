"""What is drawn anew while the pointer moves, and what glides over the journals' table."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.rules.journals.phases import Phase
from discovery.scenes.journals.hinted import Ghosts
from discovery.scenes.journals.motion import Glide, Motion
from discovery.scenes.journals.places import own_dice, storage_dice
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.targets import OnCard, OnDie, OnPlace, OnSeat, OnSlot, Part
from discovery.ui.animation import Movements
from discovery.ui.intents import Button, Input, Moved, Pressed, Released
from tests.scenes.journals.bench import Bench, at_phase, new_match
from tests.scenes.journals.guide import step
from tests.scenes.journals.test_closely import has_dice_on_another_board
from tests.scenes.journals.test_games import by_keys
from tests.scenes.test_every_screen import fit
from tests.support.journals_screens import played

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.rules.journals.view import JournalsView
    from discovery.scenes.journals.targets import Target
    from discovery.ui.context import Context

OPENED = ("nothing", "log", "gather", "plan", "die")


def prepared(match: Match) -> bool:
    view = cast("JournalsView", match.view(match.to_act or 0))
    ready = match.decisions >= 100 and match.pending is None
    return ready and view.phase is Phase.TURN and bool(view.preparations(match.to_act or 0))


@pytest.fixture(scope="module")
def running() -> list[Match]:
    return []


def scene_of(context: Context, running: list[Match]) -> TableScene:
    """Return a table of the game that all tests here share; the first one plays it."""
    if not running:
        running.append(played(context, prepared, 4))
    scene = TableScene(context, running[0])
    scene.layout(context.theme.size)
    return scene


@pytest.mark.parametrize("opened", OPENED)
def test_what_the_pointer_changes_is_all_that_is_drawn_anew(
    context: Context, opened: str, running: list[Match]
) -> None:
    scene = scene_of(context, running)
    die = OnDie(min(scene.table.usable_dice))
    if opened != "nothing":
        scene.deeds.press(die if opened == "die" else Part(opened))
    surface = context.display.surface
    scene.stale = False
    scene.painter.draw(surface, scene.pointer)
    rnd = random.Random(7)
    wide, high = context.theme.size
    looked = 0
    spots = [(rnd.randrange(wide), rnd.randrange(high)) for _ in range(60)]
    for at in (scene.table.areas[die].center, *spots):
        scene.handle(Input(None, Moved(at)))
        if not scene.stale:
            continue
        scene.stale, hovered = False, scene._hovered
        looked += 1
        scene.painter.draw(surface, scene.pointer, hovered=True)
        assert hovered or looked == 1
        partly = pygame.image.tobytes(surface, "RGB")
        scene.painter.draw(surface, scene.pointer)
        assert partly == pygame.image.tobytes(surface, "RGB")
    assert looked > 20


def test_lights_and_focus_go_around_the_dice_that_are_meant(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    fit(context, context.theme.size, 1.25)
    scene = TableScene(context, at_phase(Phase.TURN, 3, has_dice_on_another_board))
    scene.layout(context.theme.size)
    scene.deeds.press(Part.GATHER)
    table = scene.table
    target = next(one for one in table.areas if len(table.spots(one)) > 1)
    assert isinstance(target, OnPlace)
    board = table.board(target.place.seat)
    meant = own_dice(board, target.place, table.viewer)
    dice = storage_dice(board)

    def held(area: pygame.Rect) -> set[int]:
        """Return the kinds of dice that lie whole in an area of the board."""
        return {code for cell, code in dice if area.contains(cell)}

    assert len(held(table.areas[target])) > 1, "the row of alike dice breaks off and goes on"
    drawn: list[pygame.Rect] = []

    def note(
        _surface: object, _colour: object, area: pygame.Rect, *_: object, **__: object
    ) -> None:
        drawn.append(area)

    monkeypatch.setattr(pygame.draw, "rect", note)
    lights, surface = scene.painter._lights, context.display.surface
    lights.draw(surface, table)
    lights.focus(surface, table, target)
    near = [area for area in drawn if board.place("storage").contains(area)]
    assert all(any(area.contains(cell) for area in near) for cell in meant)
    assert all(len(held(area)) < 2 for area in near)


def test_no_board_of_somebody_else_lies_in_the_frame_of_the_seat_to_act(
    context: Context, running: list[Match]
) -> None:
    scene = scene_of(context, running)
    table, surface = scene.table, context.display.surface
    own = table.boards[table.viewer]
    rim = (own.left - table.layout.px(2), own.centery)
    brass = context.theme.colour("brass_light")
    scene.painter.draw(surface, scene.pointer)
    assert surface.get_at(rim)[:3] == tuple(brass)[:3]
    for other in set(table.boards) - {table.viewer}:
        scene.deeds.look(OnSeat(other))
        scene.painter.draw(surface, scene.pointer)
        assert surface.get_at(rim)[:3] != tuple(brass)[:3]
        scene.deeds.close()


def test_the_card_of_a_hint_has_letters_as_large_as_text_is_now(
    context: Context, running: list[Match]
) -> None:
    scene = scene_of(context, running)
    ghosts, area = Ghosts(context, scene.painter.still), pygame.Rect(0, 0, 150, 212)
    pictures = []
    for text in (1.0, 2.0):
        fit(context, (1280, 720), text)
        ghost = ghosts.card(scene.table, max(scene.table.view.scouting), area)
        pictures.append(pygame.image.tobytes(ghost, "RGBA"))
    assert pictures[0] != pictures[1]


def watched(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Note everything that begins to move."""
    moved: list[object] = []
    start = Movements.start

    def noting(
        movements: Movements[Motion], thing: Motion, lasts: float, waits: float = 0.0
    ) -> None:
        moved.append(thing)
        start(movements, thing, lasts, waits)

    monkeypatch.setattr(Movements, "start", noting)
    return moved


def test_cards_glide_from_where_they_lay_and_turn_over(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(new_match((None,) * 3, seed=5))
    moved = watched(monkeypatch)
    table = bench.table
    deck = tuple(table.areas[Part.DECK])
    for _ in range(120):
        step(bench, by_keys, "greedy")
    glides = [thing for thing in moved if isinstance(thing, Glide)]
    turned = [glide for glide in glides if glide.tribe == (False, True)]
    assert turned
    assert all(glide.start == deck for glide in turned)
    met = [glide for glide in glides if glide.tribe == (True, True)]
    assert met
    board = table.boards[table.viewer]
    assert all(not board.contains(pygame.Rect(glide.start)) for glide in met)


def test_nothing_moves_where_motion_is_reduced(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(new_match((None,) * 3, seed=5))
    bench.table.speed = lambda: 0.0
    moved = watched(monkeypatch)
    for _ in range(40):
        step(bench, by_keys, "greedy")
    assert moved == []


def test_the_large_picture_is_drawn_and_leaves_the_table_as_it_was(context: Context) -> None:
    scene = TableScene(context, played(context, prepared, 3))
    scene.layout(context.theme.size)
    surface = context.display.surface

    def picture() -> bytes:
        scene.draw(surface)
        return pygame.image.tobytes(surface, "RGB")

    tribes = scene.table.view.tribes(scene.table.viewer)
    things: list[Target] = [
        OnCard(max(scene.table.view.encounter)),
        OnSeat((scene.table.viewer + 1) % 3),
    ]
    things += [OnSlot(tribe) for tribe in tribes[:1]]
    for target in things:
        scene.table.focus = target
        before = picture()
        assert scene.deeds.look(target)
        assert picture() != before
        assert scene.deeds.close()
        assert picture() == before


def test_a_die_that_is_dragged_is_seen_once(context: Context, running: list[Match]) -> None:
    scene = scene_of(context, running)
    table, surface = scene.table, context.display.surface
    die = OnDie(min(table.usable_dice))
    place = table.areas[die].copy()
    middle = place.inflate(-place.width // 2, -place.height // 2)

    def seen() -> bytes:
        scene.draw(surface)
        return pygame.image.tobytes(surface.subsurface(middle), "RGB")

    lying = seen()
    scene.handle(Input(None, Moved(place.center)))
    scene.handle(Input(None, Pressed(place.center, Button.MAIN)))
    away = (place.centerx, place.centery - 4 * place.height)
    scene.handle(Input(None, Moved(away)))
    assert scene.pointer.dragging
    gone = seen()
    leather = pygame.transform.average_color(surface, middle)
    assert max(leather[:3]) < 120, "the storage is seen, not a die"
    assert gone != lying
    for code in {code for code in table.usable_dice if code != die.code}:
        assert table.areas[OnDie(code)] != place
    scene.handle(Input(None, Released((0, 0), Button.MAIN)))
    table.focus = None
    assert seen() == lying, "let go of over nothing, it lies where it lay"
