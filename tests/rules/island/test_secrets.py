"""A seat that must not know a thing notices nothing when it is another."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from discovery.match.log import LogEntry, told
from discovery.rules.island.equipment import AFFORDABLE
from discovery.rules.island.ground import CHECKPOINTS, SITES
from discovery.rules.island.island import cells_of
from discovery.rules.island.phases import STEP
from discovery.rules.island.sampling import sample
from discovery.rules.island.trail import fitting
from tests.rules.island.table import Lively, Scripted, Table, beside, face_of, near
from tests.rules.island.test_games import NAMES, SEEDS, played
from tests.suite.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.island.island import Island
    from discovery.rules.island.state import IslandState


def exchanged(state: IslandState, seat: int, salt: int) -> IslandState:
    """Return the position with each single secret of `seat` another one, as far as there is one.

    Own true places, the treasure, clues that the seat has not read, the other's unused equipment.
    The stacks have no order that could be another.
    """
    twin = state.copy()
    chance = Lively(salt)
    island = state.island
    known = [clue for clue, who in zip(state.clues, state.readers, strict=True) if who == seat]
    sites = [
        site
        for site in range(len(SITES))
        if state.openers[site] == -1
        and site != state.treasure
        and all(known.count(clue) <= island.cards[site].count(clue) for clue in known)
    ]
    if sites:
        twin.treasure = chance.pick(sites)
    cards = list(island.cards[twin.treasure])
    for clue in known:
        cards.remove(clue)
    for fort, reader in enumerate(state.readers):
        if reader != seat:
            twin.clues[fort] = chance.pick(cards)
            cards.remove(twin.clues[fort])
    if state.trail[seat] and not state.located[seat] and not state.past[seat]:
        places = fitting(island, state.trail[seat], -1) & ~(1 << state.place(seat))
        if places:
            twin.origin[seat] = chance.pick(tuple(cells_of(places))) - state.at[seat]
    other = 1 - seat
    if state.kit[other] != -1:
        shown = sum(1 << item for item, used in enumerate(state.used[other]) if used)
        kits = [kit for kit in AFFORDABLE if kit & shown == shown and kit != state.kit[other]]
        if kits:
            twin.kit[other] = chance.pick(kits)
    return twin


def lines(state: IslandState, text: str, seat: int) -> tuple[LogEntry, ...]:
    """Return how the log tells an action of the seat to act, and what is brought to light."""
    actor = state.to_act
    decided = state.apply(state.parse(text))
    return (told(LogEntry(actor, text, decided), seat),)


@settings(max_examples=5, deadline=None)
@given(NAMES, SEEDS)
def test_every_secret_can_be_another_unnoticed(
    islands: Mapping[str, Island], name: str, seed: int
) -> None:
    changed = {"treasure": 0, "origin": 0, "kit": 0, "clues": 0}
    for number, (before, _, _) in enumerate(played(islands, name, seed)):
        if number % 13 or (before.pending is not None and before.treasure == -1):
            continue
        for seat in (0, 1):
            twin = exchanged(before, seat, number)
            changed["treasure"] += twin.treasure != before.treasure
            changed["origin"] += twin.origin != before.origin
            changed["kit"] += twin.kit != before.kit
            changed["clues"] += twin.clues != before.clues
            views = [state.view(seat) for state in (before, twin)]
            assert frozen(views[0]) == frozen(views[1])
            assert list(views[0].legal_actions()) == list(views[1].legal_actions())
            if before.to_act == seat and before.pending is None:
                text = before.text(before.legal_actions()[0])
                one, other = before.copy(), twin.copy()
                assert lines(one, text, seat) == lines(other, text, seat)
                assert frozen(one.view(seat)) == frozen(other.view(seat))
    assert all(changed.values()), changed


def test_the_walker_learns_the_terrain_and_not_the_hex(island: Island) -> None:
    """Two starts with the same ground around tell the same story for a whole turn."""
    starts = [
        cell
        for cell in cells_of(island.bits[0])
        if all(island.ground[cell + way] == island.ground[cell + way] for way in (-128, 128))
    ]
    groups: dict[tuple[int, int], list[int]] = {}
    for cell in starts:
        groups.setdefault((island.ground[cell - 128], island.ground[cell + 128]), []).append(cell)
    one, other = next(cells for key, cells in groups.items() if max(key) < 5 and len(cells) > 1)[:2]
    tables = [Table(island, island.hex(cell)) for cell in (one, other)]
    terrain = island.ground[one - 128]
    word = ("jungle 2", "mountain 3", "plain 1", "swamp 4", "outback 5")[terrain]
    for text, *marker in (("go N", f"marker {word}"), ("stop",)):
        told_to_walker = []
        told_to_other = []
        for table in tables:
            events = table.do(text, *marker)
            told_to_walker.append([event.seen_by(0) for event in events])
            told_to_other.append([event.seen_by(1) for event in events])
        assert told_to_walker[0] == told_to_walker[1]
        assert frozen(tables[0].state.view(0)) == frozen(tables[1].state.view(0))
        assert tables[0].state.view(1).place(0) != tables[1].state.view(1).place(0)


@pytest.mark.parametrize("seat", [0, 1])
def test_no_view_holds_a_secret(island: Island, seat: int) -> None:
    table = Table(island, beside(island, "jungle"), near(island, "A1"), kits=("rope", "knife"))
    table.go("jungle", "2")
    table.do("stop")
    table.declare()
    table.go("checkpoint")
    table.do("read")
    view = table.state.view(seat)
    held = view._state
    assert held.treasure == -1
    assert held.clues.count(-1) == (8 if seat == 0 else 7)
    assert held.origin[0] == (-1 if seat == 0 else table.state.origin[0])
    assert held.origin[1] == table.state.origin[1]
    assert held.kit == ([0b1, 0] if seat == 0 else [0, 0b10000000])


@settings(max_examples=3, deadline=None)
@given(NAMES, SEEDS)
def test_a_view_is_the_same_in_another_process(
    islands: Mapping[str, Island], name: str, seed: int
) -> None:
    for number, (before, _, _) in enumerate(played(islands, name, seed)):
        if number % 37 == 0:
            for seat in (0, 1):
                view = before.view(seat)
                twin = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own bytes
                assert frozen(twin) == frozen(view)
                assert twin.island is view.island


def test_a_card_is_public_once_it_has_been_used(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("rope flashlight", "nothing"))
    before = table.state.view(1).kit(0)
    assert before == ()
    table.go("jungle", face_of("jungle", "flashlight"))
    table.do("spend")
    (card,) = table.state.view(1).kit(0) or ()
    assert (card.item, card.left) == (8, 2)
    assert [card.item for card in table.state.view(0).kit(0) or ()] == [0, 8]


def test_what_is_brought_to_light_waits_for_its_confirmation(island: Island) -> None:
    """An action itself shows nothing, so that it can be taken back."""
    table = Table(island, near(island, "F1"), treasure="F1")
    for text in ("go N", f"declare {table.hex(0)[0]},{table.hex(0)[1]}"):
        twin = table.state.copy()
        twin.apply(twin.parse(text))
        assert twin.pending is not None
        assert twin.to_act == 0
        assert twin.legal_actions() == ()
        assert twin.check(twin.parse("stop")) is not None
    table.declare()
    table.go("site")
    twin = table.state.copy()
    twin.apply(twin.parse("open"))
    assert (twin.pending, twin.winner, twin.openers[SITES.index("F1")]) == ("site", -1, -1)


def test_a_sample_has_a_whole_past_of_getting_lost(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    for sign in ("compass", "lost"):
        table.go("jungle", face_of("jungle", sign))
        table.do("suffer")
        puts = [text for text in sorted(table.legal()) if _jungle_near(table, text)]
        table.do(puts[0])
        x, y = table.hex(1)
        way = next(d for d in range(6) if island.ground_at(*island.step(x, y, d)) < 5)
        terrain = island.ground_at(*island.step(x, y, way))
        word = ("jungle 2", "mountain 3", "plain 1", "swamp 4", "outback 5")[terrain]
        table.do(f"go {('N', 'NE', 'SE', 'S', 'SW', 'NW')[way]}", f"marker {word}")
        table.do("stop")
    view = table.state.view(0)
    places = set()
    for seed in range(40):
        state = view.sample(Lively(seed))
        places.add(state.place(0))
        legs = [*state.past[0]]
        ends = [leg.origin + leg.end for leg in legs]
        begins = [leg.origin for leg in legs[1:]] + [state.origin[0]]
        for end, begin in zip(ends, begins, strict=True):
            assert begin in [island.cell(put.x, put.y) for put in island.rings[end]]
        for leg in legs:
            assert fitting(island, leg.trail, 1 << leg.origin) == 1 << leg.origin + leg.end
        assert frozen(state.view(0)) == frozen(view)
    assert len(places) > 5


def _jungle_near(table: Table, text: str) -> bool:
    x, y = map(int, text.removeprefix("put ").split(","))
    around = [table.island.ground_at(*table.island.step(x, y, way)) for way in range(6)]
    return 0 in around


def test_samples_lay_the_clues_as_likely_as_they_are(island: Island) -> None:
    table = Table(island, near(island, "A1"), treasure="B4")
    table.declare()
    table.go("checkpoint")
    table.do("read")
    view = table.state.view(0)
    clue = table.state.clues[0]
    for seed in range(60):
        state = view.sample(Lively(seed))
        assert state.clues[0] == clue
        assert sorted(state.clues) == sorted(island.cards[state.treasure])
        assert state.treasure in view.possible_sites
        assert clue in island.cards[state.treasure]
    assert len(CHECKPOINTS) == len(state.clues)


def test_there_is_nothing_to_sample_before_the_set_up_and_after_the_end(island: Island) -> None:
    table = Table(island, near(island, "F1"), treasure="F1")
    table.declare()
    table.go("site")
    table.do("open")
    over = table.state.view(1)
    assert frozen(over.sample(Scripted())) == frozen(table.state)
    assert table.state.pending is not STEP
    fresh = type(table.state)(island)
    assert frozen(sample(fresh.copy(), 0, Scripted())) == frozen(fresh)
