"""Dice that were rolled tumble, and no others; what is laid, discarded or taken glides there."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest

from discovery.rules.journals import actions as a
from discovery.rules.journals import events as e
from discovery.rules.journals.dice import BANK_OF, SHOWN, colours_in
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import places
from discovery.scenes.journals.dice_ways import DieWay
from discovery.scenes.journals.layout import share
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.table.rise import Rise
from discovery.ui.animation import LONGEST
from tests.scenes.journals.bench import Bench, at_phase, new_match
from tests.scenes.journals.guide import step
from tests.scenes.journals.test_games import by_keys
from tests.scenes.journals.test_painter import watched

if TYPE_CHECKING:
    from discovery.rules.journals.events import Event
    from discovery.scenes.journals.table import Table
    from discovery.ui.context import Context


def happenings(
    monkeypatch: pytest.MonkeyPatch, bench: Bench, steps: int
) -> list[tuple[tuple[Event, ...], list[object], Table]]:
    """Play on; return for each thing that happened what moved because of it."""
    found: list[tuple[tuple[Event, ...], list[object], Table]] = []
    moved = watched(monkeypatch)
    show = bench.play.show

    def noting(events: tuple[Event, ...]) -> None:
        moved.clear()
        bench.table.movements.running.clear()
        show(events)
        found.append((events, list(moved), bench.table))
        check(events, list(moved), bench.table)

    monkeypatch.setattr(bench.play, "show", noting)
    for _ in range(steps):
        step(bench, by_keys, "greedy")
    return found


def check(events: tuple[Event, ...], moved: list[object], table: Table) -> None:
    """Let exactly the dice tumble that were rolled, and each lie where its way ends."""
    dice = [thing for thing in moved if isinstance(thing, DieWay)]
    rolled = Counter(
        (colour, SHOWN[roll])
        for event in events
        if isinstance(event, e.Rolled)
        for colour, roll in event.dice
    )
    assert Counter((way.colour, way.faces[1]) for way in dice if way.rolls) == rolled
    ends = [way.end for way in dice if way.hides]
    assert len(set(ends)) == len(ends)
    boards = [table.board(seat) for seat in table.boards]
    lying = {tuple(cell) for board in boards for cell, *_ in places.kept_dice(board)}
    lying |= {tuple(cell) for board in boards for cell, _ in places.storage_dice(board)}
    lying |= {tuple(cell) for board in boards for cell, _ in places.hand_dice(board)}
    for bank in (0, 1):
        found = places.bank_dice(table.view, bank, table.layout.main, table.plans["main"])
        lying |= {tuple(cell) for cell, _ in found}
    assert set(ends) <= lying


def test_as_many_dice_tumble_as_were_rolled_and_others_glide(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = Bench(new_match((None,) * 3, seed=5))
    found = happenings(monkeypatch, bench, 160)
    gliding = {
        type(event)
        for events, moved, _ in found
        for event in events
        if any(isinstance(thing, DieWay) and not thing.rolls for thing in moved)
    }
    assert gliding >= {e.Prepared, e.BankTaken, e.Written, e.TribeMet}
    points = [
        (event.points, [thing.points for thing in moved if isinstance(thing, Rise)])
        for events, moved, _ in found
        for event in events
        if isinstance(event, e.Explored)
    ]
    assert points
    assert all(risen == [scored] * bool(scored) for scored, risen in points)


def test_dice_of_a_preparation_go_from_the_storage_to_their_slot_and_their_bank(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def spends(action: object) -> bool:
        return isinstance(action, a.Prepare) and bool(action.spent)

    match = at_phase(Phase.TURN, 2, lambda view: any(map(spends, view.legal_actions())))
    bench = Bench(match)
    table, moved = bench.table, watched(monkeypatch)
    action = next(one for one in table.plain if spends(one))
    assert isinstance(action, a.Prepare)
    storage = table.board(table.viewer).place("storage")
    slot = places.slot_areas(table.board(table.viewer))[action.slot]
    bank = share(
        table.layout.main,
        table.plans["main"].places[("bank left", "bank right")[BANK_OF[action.face]]],
    )
    bench.play.act(action)
    dice = [thing for thing in moved if isinstance(thing, DieWay)]
    assert all(storage.contains(way.start) and not way.rolls for way in dice)
    laid = [way for way in dice if slot.contains(way.end)]
    gone = [way for way in dice if bank.contains(way.end)]
    assert sorted(way.colour for way in laid) == colours_in(action.kept)
    assert sorted(way.colour for way in gone) == colours_in(action.spent)
    assert len(dice) == len(laid) + len(gone)


def test_a_die_on_its_way_is_seen_once(context: Context) -> None:
    match = at_phase(Phase.TURN, 2, lambda view: bool(view.bank(0)))
    scene = TableScene(context, match)
    scene.layout(context.theme.size)
    table, surface = scene.table, context.display.surface
    scene.play.act(next(one for one in table.plain if isinstance(one, a.TakeBank)))
    running = [one for one in table.movements.running if isinstance(one.thing, DieWay)]
    assert running
    way = cast("DieWay", running[0].thing)
    x, y, wide, high = way.end
    middle = (x + wide // 4, y + high // 4, wide // 2, high // 2)

    def seen() -> bytes:
        scene.draw(surface)
        return bytes(surface.subsurface(middle).get_buffer().raw)

    away = seen()
    table.movements.update(LONGEST)
    assert not table.movements
    assert seen() != away


@pytest.mark.parametrize("others", [None, "random"])
def test_what_goes_on_at_once_sets_off_where_it_is(
    monkeypatch: pytest.MonkeyPatch, others: str | None
) -> None:
    """Where another person has the large board now, nothing flies to where boards were."""
    match = at_phase(Phase.TURN, 2, lambda view: view.turn_of == 0 and bool(view.bank(0)))
    match.seats = (match.seats[0], replace(match.seats[1], agent=others))
    bench = Bench(match)
    table = bench.table
    moved = watched(monkeypatch)
    bench.play.act(next(one for one in table.plain if isinstance(one, a.TakeBank)))
    taken = [thing for thing in moved if isinstance(thing, DieWay)]
    moved.clear()
    bench.play.confirm()
    tumbling = [thing for thing in moved if isinstance(thing, DieWay) and thing.rolls]
    assert len(tumbling) == len(taken) > 0
    flying = [one.thing for one in table.movements.running if isinstance(one.thing, DieWay)]
    assert flying == tumbling
    starts = {way.start for way in taken}
    assert {way.start in starts for way in tumbling} == {others is not None}
