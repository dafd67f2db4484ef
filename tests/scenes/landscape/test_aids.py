"""Each aid can be switched off for a seat: nothing of it is shown, told or opened then."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.match.replay import replay
from discovery.rules.landscape.actions import Take
from discovery.scenes.landscape import explain
from discovery.scenes.landscape.aids import AIDS
from discovery.scenes.landscape.facts import Where
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.notes import note_of
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.landscape.seats import SeatsPainter
from discovery.scenes.landscape.sentence import shortened
from discovery.scenes.landscape.session import Session, Stage
from discovery.scenes.landscape.targets import LIST, SHEET, OnChoice, OnSeat, order
from discovery.scenes.landscape.tips import tip_of
from discovery.ui.brush import Brush
from discovery.ui.intents import Command, Input, Moved, Ordered
from discovery.ui.theme import Role
from tests.scenes.landscape.bench import Bench, box, new_match
from tests.suite.case import find_case
from tests.suite.test_pictures import swapped
from tests.support.play import step
from tests.support.window import opened

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.match.match import Match
    from discovery.ui.context import Context

ALL = tuple(aid.key for aid in AIDS)


def played(stage: Stage, off: tuple[str, ...] = (), decisions: int = 60, seed: int = 7) -> Match:
    """Return a game at such a stage; no seat has the aids `off`."""
    match = new_match((None, None, None), seed)
    while True:
        if match.decisions >= decisions:
            match.confirm()
            view = Session(match).view
            taking = any(isinstance(action, Take) for action in view.legal_actions())
            if stage is Stage.PLACE and Session(match).stage is stage:
                break
            if stage is Stage.FOLLOWER and taking:
                break
        step(match)
    record = match.record()
    return replay(replace(record, seats=tuple(replace(s, off=off) for s in record.seats)), box())


def scene(context: Context, match: Match) -> TableScene:
    made = TableScene(context, match)
    made.layout(context.theme.size)
    made.enter()
    made.play.advance()
    return made


def picture(made: TableScene) -> bytes:
    surface = made.context.display.surface
    made.painter.draw(surface, None)
    return pygame.image.tobytes(surface, "RGB")


def orders(made: TableScene, *commands: Command) -> None:
    for command in commands:
        made.handle(Input(None, Ordered(command)))


@pytest.mark.parametrize("key", ALL)
@pytest.mark.parametrize("stage", [Stage.PLACE, Stage.FOLLOWER])
def test_an_aid_that_is_off_shows_in_the_picture(context: Context, stage: Stage, key: str) -> None:
    """The badge on the seat's row differs at least; with all off there is less on the board."""
    with_all = scene(context, played(stage))
    without = scene(context, played(stage, (key,)))
    assert picture(with_all) != picture(without)


@pytest.mark.parametrize("stage", [Stage.PLACE, Stage.FOLLOWER])
def test_without_aids_nothing_is_marked_on_the_board(context: Context, stage: Stage) -> None:
    with_all = scene(context, played(stage))
    without = scene(context, played(stage, ALL))
    for made in (with_all, without):
        orders(made, Command.ODDS, Command.HOLDERS)
    assert with_all.painter.marks.lying(with_all.table)
    assert without.painter.marks.lying(without.table) == []
    without.table.pointer = without.table.camera.spot((0, 0), 0.5, 0.5)
    assert without.painter.marks.lit_up(without.table) == []
    assert without.painter.marks.hovering(without.table) == []
    with_all.table.pointer = with_all.table.camera.spot((0, 0), 0.5, 0.5)
    assert with_all.painter.marks.lit_up(with_all.table)


def test_without_the_odds_no_square_is_counted_or_hatched() -> None:
    table = Bench(played(Stage.PLACE, ("odds",))).table
    square = min(table.facts.odds)
    assert explain.of_square(table, square) == []
    assert Part.ODDS not in order(table)
    again = Bench(played(Stage.PLACE)).table
    assert str(explain.of_square(again, square)[0]).startswith(str(again.facts.odds[square]))


def test_without_worths_and_points_choices_have_no_numbers() -> None:
    bench = Bench(played(Stage.FOLLOWER, ("worth", "points")))
    for index, choice in enumerate(bench.table.choices):
        if choice.refusal is None:
            bench.table.focus = OnChoice(index)
            told = str(note_of(bench.table))
            assert "Worth" not in told
            assert "scores" not in told


def test_points_beforehand_are_itemised_and_come_true() -> None:
    bench = Bench(played(Stage.FOLLOWER))
    taking = [i for i, c in enumerate(bench.table.choices) if isinstance(c.action, Take)]
    bench.table.focus = OnChoice(taking[0])
    choice, seat = bench.table.choices[taking[0]], bench.table.session.viewer
    head, *items = str(note_of(bench.table)).splitlines()
    assert f"scores {choice.points}" in head
    assert len(items) >= 2
    before = bench.table.view.scores()[seat]
    bench.key(Command.CONFIRM)
    assert bench.table.view.scores()[seat] == before + choice.points


def test_what_a_tile_changes_is_told_before_it_is_laid() -> None:
    bench = Bench(played(Stage.PLACE))
    told = []
    for cell in bench.table.hand.squares:
        bench.table.cursor = cell
        found = explain.changes(bench.table)
        assert {change.follower.seat for change in found} <= {bench.table.session.viewer}
        if found:
            told.append(cell)
            one = found[0]
            line = str(explain.of_changes(found)[0])
            assert f"{one.before.points} → {one.after.points}" in line
            assert line in str(note_of(bench.table))
    assert told
    without = Bench(played(Stage.PLACE, ("points",))).table
    without.cursor = told[0]
    assert explain.changes(without) == ()


def test_without_the_list_of_tiles_it_does_not_open() -> None:
    bench = Bench(played(Stage.PLACE, ("left",)))
    bench.key(Command.TILES)
    assert not bench.table.looking.sheet
    assert SHEET not in order(bench.table)
    bench.table.pointer = None
    bench.table.focus = Part.STACK
    bench.key(Command.CONFIRM)
    assert not bench.table.looking.sheet
    assert "without" in bench.text()


def test_without_the_log_it_is_empty() -> None:
    bench = Bench(played(Stage.PLACE, ("log",)))
    assert bench.table.looking.listing.rows == ()
    bench.key(Command.LOG)
    assert bench.table.focus != LIST
    assert "without" in bench.text()
    assert Bench(played(Stage.PLACE)).table.looking.listing.rows


def test_without_holders_a_territory_is_not_told_of() -> None:
    table = Bench(played(Stage.PLACE, ("holders", "worth"))).table
    (line,) = explain.of_territory(table, Where((0, 0), 0))
    assert "eld by" not in str(line)
    whole = Bench(played(Stage.PLACE)).table
    assert len(explain.of_territory(whole, Where((0, 0), 0))) == 3


def test_open_edges_are_told_with_worths_alone() -> None:
    for off, words in (("worth",), False), ((), True):
        table = Bench(played(Stage.PLACE, off)).table
        line = str(explain.of_territory(table, Where((0, 0), 0))[0])
        assert ("open edge" in line or "complete" in line) is words


def test_without_the_ledger_no_seat_lists_its_points() -> None:
    bench = Bench(played(Stage.PLACE, ("ledger",)))
    table, looking = bench.table, bench.table.looking
    table.pointer, table.focus = None, OnSeat(1)
    tip = tip_of(table)
    assert tip is not None
    assert not any("lists the points" in str(line) for line in tip.lines)
    bench.key(Command.CONFIRM)
    assert looking.listing.seat is None
    assert bench.text().startswith("This seat plays without this aid: Points listed.")
    assert table.told_paragraph == "landscape.aids"
    again = Bench(played(Stage.PLACE)).table
    again.pointer, again.focus = None, OnSeat(1)
    tip = tip_of(again)
    assert tip is not None
    assert any("lists the points" in str(line) for line in tip.lines)


def test_each_seat_has_its_own_aids() -> None:
    match = played(Stage.PLACE)
    seats = [
        replace(seat, off=ALL if number == 1 else ()) for number, seat in enumerate(match.seats)
    ]
    match = replay(replace(match.record(), seats=tuple(seats)), box())
    seen: set[tuple[int, tuple[str, ...]]] = set()
    while len(seen) < 3:
        session = Session(match)
        seen.add((session.viewer, session.aids_off))
        step(match)
    assert {off for seat, off in seen if seat == 1} == {ALL}
    assert {off for seat, off in seen if seat != 1} == {()}


def looked_at(context: Context, match: Match) -> list[bytes]:
    """Return pictures of the table with every overlay, list and tip."""
    made = scene(context, match)
    made.layout((1280, 720))
    pictures = []
    orders(made, Command.ODDS, Command.HOLDERS)
    made.handle(Input(None, Moved(made.table.camera.spot((0, 0), 0.5, 0.5))))
    made.table.looking.telling = True
    pictures.append(picture(made))
    orders(made, Command.TILES)
    made.table.looking.telling = True
    pictures.append(picture(made))
    orders(made, Command.BACK, Command.LOG, Command.UP)
    pictures.append(picture(made))
    return pictures


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1600, 640), 1.5)])
def test_a_seat_has_a_badge_for_each_aid_that_is_off_and_no_other(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text: float,
) -> None:
    off: tuple[tuple[str, ...], ...] = ((), ("odds",), ("log", "holders"))
    icons: list[tuple[str, pygame.Rect]] = []
    draw = Brush.icon

    def noted(
        brush: Brush, surface: pygame.Surface, name: str, rect: pygame.Rect, *, faint: bool = False
    ) -> None:
        icons.append((name, rect.copy()))
        draw(brush, surface, name, rect, faint=faint)

    with opened(tmp_path, size, text) as context:
        match = new_match((None, None, None), 3)
        match.seats = tuple(replace(s, off=o) for s, o in zip(match.seats, off, strict=True))
        made = scene(context, match)
        monkeypatch.setattr(Brush, "icon", noted)
        made.painter.draw(context.display.surface, None)
        for row, missing in zip(made.table.layout.rows, off, strict=True):
            found = [name for name, rect in icons if row.contains(rect)]
            assert sorted(found) == sorted(aid.icon for aid in AIDS if aid.key in missing)


def test_aids_do_not_tell_of_hidden_hands(context: Context) -> None:
    case = find_case("landscape")
    setting = next(one for one in case.fixed() if case.witness.has_secrets(one.options))
    match = case.begin(setting)
    while match.decisions < 30:
        step(match)
    one, two = (swapped(case, match, salt) for salt in (1000, 2000))
    assert match.to_act is not None
    other = (match.to_act + 1) % setting.players
    assert case.frozen(one.view(other)) != case.frozen(two.view(other))
    assert looked_at(context, one) == looked_at(context, two)


def test_a_note_that_is_cut_keeps_its_numbers(context: Context) -> None:
    text = context.text
    words = (
        "taken back: scores 5\n2 cities on the shores, 2 points each: 4\n" + "near " * 18 + ": 1"
    )
    for width in (150, 220, 300):
        for room in range(3, 9):
            lines = shortened(text, words, width, room)
            whole = text.wrap(words, Role.SMALL, width)
            assert lines == whole if len(whole) <= room else len(lines) == room
            assert all(text.width(line, Role.SMALL) <= width for line in lines)
            ends = iter([line.split()[-1] for line in lines])
            assert all(number in ends for number in ("5", "4", "1"))


def test_the_hatching_of_dead_squares_goes_when_the_game_is_over(context: Context) -> None:
    last = ("last", "holders", "worth")
    for seed in range(9):
        running = played(Stage.PLACE, last, decisions=120, seed=seed)
        made = scene(context, running)
        table = made.table
        dead = [c for c, n in table.facts.odds.items() if not n and c not in table.hand.squares]
        if dead:
            break
    assert len(made.painter.marks.lying(table)) == len(dead)
    while running.to_act is not None:
        running.confirm()
        step(running)
    running.confirm()
    over = scene(context, running)
    assert over.table.stage is Stage.OVER
    assert 0 in over.table.facts.odds.values()
    assert over.painter.marks.lying(over.table) == []


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("seats", [4, 5])
def test_a_low_row_shows_aids_that_are_off_and_hidden_tiles_beside_each_other(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    seats: int,
) -> None:
    icons: list[pygame.Rect] = []
    lines: list[pygame.Rect] = []

    def icon(_: object, __: object, name: str, rect: pygame.Rect, **___: bool) -> None:
        if name in {aid.icon for aid in AIDS}:
            icons.append(rect)

    def backs(_: object, __: object, ___: object, ____: int, rect: pygame.Rect, _____: int) -> None:
        lines.append(rect)

    with opened(tmp_path, (1600, 640), 1.5) as context:
        match = new_match((None,) * seats, 3, double_tile="on")
        match.seats = tuple(replace(seat, off=ALL) for seat in match.seats)
        made = scene(context, match)
        monkeypatch.setattr(Brush, "icon", icon)
        monkeypatch.setattr(SeatsPainter, "_backs", backs)
        made.painter.draw(context.display.surface, None)
        rows = made.table.layout.rows
        for row, line in zip(rows, lines, strict=True):
            found = [one for one in icons if row.contains(one)]
            assert len(found) == len(AIDS)
            assert row.contains(line)
            assert max(one.right for one in found) <= line.right - 2 * line.height


@pytest.mark.parametrize(("stage", "told"), [(Stage.PLACE, True), (Stage.FOLLOWER, False)])
def test_a_square_is_counted_while_tiles_are_laid(
    context: Context, stage: Stage, *, told: bool
) -> None:
    """The pointer that has laid a tile often lies on another square then: the board has moved."""
    made = scene(context, played(stage))
    table = made.table
    assert table.stage is stage
    cell = next(cell for cell in table.frontier if not table.covered(table.camera.spot(cell, 0, 0)))
    table.pointer = table.camera.spot(cell, 0.5, 0.5)
    assert bool(made.painter.marks._odds_here(table)) is told
    table.looking.odds = True
    found = made.painter.marks._odds_here(table)
    assert bool(found) is (told and cell in table.hand.squares)
