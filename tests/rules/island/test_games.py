"""Whole games by seed: what is kept in step is recounted from what was told."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.agents.island.wanderer import IslandWanderer
from discovery.rules.game import IllegalAction, MalformedText
from discovery.rules.island import actions as a
from discovery.rules.island.entry import ISLANDS, start
from discovery.rules.island.events import StackRemade
from discovery.rules.island.island import around, cells_of
from discovery.rules.island.markers import NONE
from discovery.rules.island.trail import (
    SEA_ENTRIES,
    UNKNOWN,
    fitting,
    fitting_along,
    path_of,
    start_entry,
    step_entry,
    wrong_entry,
)
from tests.rules.island.recount import Recount
from tests.rules.island.table import Lively

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from discovery.rules.island.events import Event
    from discovery.rules.island.island import Island
    from discovery.rules.island.state import IslandState

NAMES = st.sampled_from(ISLANDS)
SEEDS = st.integers(0, 2**32)


def played(
    islands: Mapping[str, Island], name: str, seed: int
) -> Iterator[tuple[IslandState, tuple[Event, ...], IslandState]]:
    """Play a random game and give (state before, events, state after) of each step."""
    chance = Lively(seed)
    agent = IslandWanderer(seed + 1)
    state = start(2, {"island": name}, islands)
    while state.to_act is not None:
        before = state.copy()
        if state.pending is not None:
            events = state.resolve(chance)
        else:
            events = state.apply(agent.choose(state.view(state.to_act)))
        yield before, events, state


@settings(max_examples=6, deadline=None)
@given(NAMES, SEEDS)
def test_what_is_kept_in_step_agrees_with_a_slow_recount(
    islands: Mapping[str, Island], name: str, seed: int
) -> None:
    island = islands[name]
    recount = Recount(island.chart)
    remade = False
    for number, (_, events, state) in enumerate(played(islands, name, seed)):
        recount.saw(events)
        remade = remade or any(isinstance(event, StackRemade) for event in events)
        for seat, walker in enumerate(recount.walkers):
            if state.trail[seat]:
                assert island.hex(state.place(seat)) == walker.place
            assert state.located[seat] == walker.located
            assert state.skips[seat] == walker.skips
            assert {i: n for i, n in enumerate(state.used[seat]) if n} == walker.used
        if state.turn:
            assert state.hours == recount.hours
            assert state.seat == recount.seat or state.pending is not None
        if number % 60 == 0 and state.turn:
            for seat in (0, 1):
                assert set(state.view(seat).fits(seat)) == recount.fits(seat)
                assert island.hex(state.place(seat)) in recount.fits(seat)
            if not remade:
                for terrain in range(5):
                    assert Counter(state.bags[terrain]) == recount.stack(terrain)
    assert state.winners() == (recount.winner,)
    assert state.scores() == tuple(int(seat == recount.winner) for seat in (0, 1))


@settings(max_examples=6, deadline=None)
@given(NAMES, SEEDS, st.data())
def test_what_is_not_listed_is_refused_and_changes_nothing(
    islands: Mapping[str, Island], name: str, seed: int, data: st.DataObject
) -> None:
    stop = data.draw(st.integers(1, 300))
    *_, (_, _, state) = islice(played(islands, name, seed), stop)
    frozen = pickle.dumps(state)
    x, y = st.integers(-2, 64), st.integers(-2, 40)
    kinds: st.SearchStrategy[a.Action] = st.one_of(
        st.builds(a.Go, st.integers(-1, 6)),
        st.builds(a.Put, x, y),
        st.builds(a.Declare, x, y),
        st.builds(a.Equip, st.integers(-1, 513)),
        st.sampled_from([a.READ, a.OPEN, a.SPEND, a.SUFFER, a.STOP]),
    )
    legal = set(state.legal_actions())
    for action in data.draw(st.lists(kinds, min_size=30, max_size=60)):
        assert (state.check(action) is None) == (action in legal)
        if action in legal:
            state.copy().apply(action)
        else:
            with pytest.raises(IllegalAction):
                state.apply(action)
        assert pickle.dumps(state) == frozen


@settings(max_examples=3, deadline=None)
@given(NAMES, SEEDS)
def test_all_that_is_listed_is_accepted(
    islands: Mapping[str, Island], name: str, seed: int
) -> None:
    for number, (_, _, state) in enumerate(played(islands, name, seed)):
        if number % 25 == 0:
            for action in state.legal_actions():
                assert state.check(action) is None
                assert state.parse(state.text(action)) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (a.Go(3), "go S"),
        (a.Put(0, 12), "put 0,12"),
        (a.Declare(40, 7), "declare 40,7"),
        (a.Equip(0), "equip nothing"),
        (a.Equip(0b110100000), "equip kit knife flashlight"),
        (a.READ, "read"),
        (a.OPEN, "open"),
        (a.SPEND, "spend"),
        (a.SUFFER, "suffer"),
        (a.STOP, "stop"),
    ],
)
def test_texts_of_actions(action: a.Action, text: str) -> None:
    assert a.action_text(action) == text
    assert a.parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "go",
        "go E",
        "go n",
        "put 1",
        "put 01,2",
        "put -1,2",
        "declare 100,2",
        "declare ٣,2",
        "equip",
        "equip rope rope",
        "equip knife rope",
        "equip rope nothing",
        "equip sword",
        "read on",
        "open B4",
    ],
)
def test_texts_that_are_no_actions(text: str) -> None:
    with pytest.raises(MalformedText):
        a.parse_action(text)


@settings(max_examples=4, deadline=None)
@given(NAMES, SEEDS)
def test_what_fits_is_what_the_trail_alone_tells(
    islands: Mapping[str, Island], name: str, seed: int
) -> None:
    """The set kept in step agrees with one worked out from the trail and the leg before."""
    for number, (_, _, state) in enumerate(played(islands, name, seed)):
        if number % 17:
            continue
        for seat in (0, 1):
            if state.trail[seat] and not state.located[seat]:
                begin = -1
                if state.past[seat] and state.past[seat][-1].known:
                    before = state.past[seat][-1]
                    begin = around(1 << before.origin + before.end)
                assert state.fit[seat] == fitting(state.island, state.trail[seat], begin)
                path = state.view(seat).paths(seat)[-1]
                assert state.fit[seat] == fitting_along(state.island, path, begin)[-1]


def test_a_wrong_guess_is_part_of_the_trail(islands: Mapping[str, Island]) -> None:
    island = islands["crescent"]
    trail = [start_entry(0), wrong_entry(island.land[0]), wrong_entry(island.land[-1])]
    fits = fitting(island, trail, -1)
    assert fits == island.bits[0] & ~(1 << island.land[0]) & ~(1 << island.land[-1])


def test_what_fits_along_a_path_ends_with_what_fits(islands: Mapping[str, Island]) -> None:
    island = islands["crescent"]
    trail = [start_entry(0), step_entry(2, 0, NONE), SEA_ENTRIES[1]]
    guess = next(cells_of(fitting(island, trail, -1)))
    trail.append(wrong_entry(guess))
    wholes = [fitting(island, trail[:end], -1) for end in (1, 2, 4)]
    along = fitting_along(island, path_of(island, UNKNOWN, trail), -1)
    assert along == [wholes[0], wholes[2]]
    assert wholes[1].bit_count() > along[1].bit_count() > 1
    assert not along[1] >> guess & 1


def test_a_copy_is_independent(islands: Mapping[str, Island]) -> None:
    for before, _, state in islice(played(islands, "fingers", 5), 500):
        twin = state.copy()
        frozen = pickle.dumps(twin)
        assert pickle.dumps(before) != frozen
    assert pickle.dumps(twin) == frozen
