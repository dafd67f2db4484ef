"""Whole games by seed: what is kept in step is recounted from the board after each action."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.rules.game import IllegalAction, MalformedText
from discovery.rules.landscape.actions import Deploy, Discard, Pass, Place, Take
from discovery.rules.landscape.designs import START_NUMBER
from discovery.rules.landscape.entry import start
from discovery.rules.landscape.events import FollowerScored, FollowerTaken
from tests.rules.landscape.recount import Recount
from tests.rules.landscape.table import Lively

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.rules.landscape.events import Event
    from discovery.rules.landscape.state import LandscapeState
    from discovery.rules.landscape.tileset import TileSet

TABLES = st.fixed_dictionaries(
    {
        "double_tile": st.sampled_from(["off", "on"]),
        "equal_turns": st.sampled_from(["off", "on"]),
    }
)


def played(
    tileset: TileSet, players: int, options: dict[str, str], seed: int
) -> Iterator[tuple[LandscapeState, tuple[Event, ...], LandscapeState]]:
    """Play a random game and give (state before, events, state after) of each step."""
    chance = Lively(seed)
    choose = random.Random(seed + 1)
    state = start(players, options, tileset)
    while state.to_act is not None:
        before = state.copy()
        if state.pending is not None:
            events = state.resolve(chance)
        else:
            kinds = sorted({type(a).__name__ for a in state.legal_actions()})
            kind = choose.choice(kinds)
            actions = [a for a in state.legal_actions() if type(a).__name__ == kind]
            events = state.apply(choose.choice(actions))
        yield before, events, state


def assert_board_agrees(state: LandscapeState) -> None:
    view = state.view(0)
    recount = Recount(view.designs, view.tiles)
    for spot, area in recount.areas.items():
        territory = view.territory(*spot)
        counted = recount.territory(spot)
        assert set(territory.members) == area
        assert territory.terrain is counted.terrain
        assert territory.open_edges == counted.open_edges
        assert territory.score.tiles == counted.tiles
        assert territory.score.shore_cities == len(counted.shore_cities)
        assert territory.score.near_cities == len(counted.near_cities - counted.shore_cities)
        assert territory.score.points == counted.value()
        holders = {(f.x, f.y, f.segment) for f in view.followers} & area
        root = state.board.root(state.node_at(*spot))
        assert state.board.followers[root] == len(holders)
        for final in (False, True):
            assert state.board.points(root, final=final) == counted.value(final=final)


def placements_by_search(state: LandscapeState) -> set[tuple[int, int, int, int]]:
    """List (number, x, y, rotation) of all legal placements by trying every square."""
    view = state.view(state.seat)
    recount = Recount(view.designs, view.tiles)
    found = set()
    around = {
        (x + dx, y + dy) for x, y in view.tiles for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))
    } - set(view.tiles)
    for x, y in around:
        for number in view.hand(state.seat):
            for rotation in range(4):
                if all(
                    other is None
                    or recount.terrain((x + dx, y + dy, other))
                    is next(
                        segment.terrain
                        for segment in view.designs[number].segments
                        if (side - rotation) % 4 in segment.edges
                    )
                    for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0)))
                    for other in [recount.segment_at(x + dx, y + dy, (side + 2) % 4)]
                ):
                    found.add((number, x, y, rotation))
    return found


@settings(max_examples=12, deadline=None)
@given(st.integers(2, 5), TABLES, st.integers(0, 2**32))
def test_what_is_kept_in_step_agrees_with_a_slow_recount(
    tileset: TileSet, players: int, options: dict[str, str], seed: int
) -> None:
    points = [0] * players
    for step, (before, events, state) in enumerate(played(tileset, players, options, seed)):
        for event in events:
            if isinstance(event, FollowerTaken | FollowerScored):
                final = isinstance(event, FollowerScored)
                view = before.view(0)
                counted = Recount(view.designs, view.tiles).territory(
                    (event.x, event.y, event.segment)
                )
                assert event.score.points == counted.value(final=final)
                points[event.seat or 0] += counted.value(final=final)
        assert state.points == points
        if step % 9 == 0:
            assert_board_agrees(state)
            if state.pending is None and state.phase.value == "place":
                listed = {state.text(action) for action in state.legal_actions()}
                searched = placements_by_search(state)
                assert listed == {f"place {n:02d} {x},{y} {r}" for n, x, y, r in searched}
    assert_board_agrees(state)
    assert state.scores() == tuple(
        sum(line.points for line in lines) for lines in state.breakdown()
    )


def test_no_tile_lowers_what_taking_back_scores(tileset: TileSet) -> None:
    """Not even one that merges territories: what a merge costs is the room to settle them anew."""
    merges = 0
    for _, _, state in played(tileset, 2, {}, 5):
        if state.pending or state.phase.value != "place" or len(state.board.tiles) % 2:
            continue
        board = state.board
        roots = {board.root(node) for node in board.parent}
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            joined = {root: after.board.root(root) for root in roots}
            merges += len(set(joined.values())) < len(roots)
            for root, whole in joined.items():
                for final in (False, True):
                    points = after.board.points(whole, final=final)
                    assert points >= board.points(root, final=final)
    assert merges > 50


@settings(max_examples=8, deadline=None)
@given(st.integers(2, 5), TABLES, st.integers(0, 2**32))
def test_pieces_are_conserved(
    tileset: TileSet, players: int, options: dict[str, str], seed: int
) -> None:
    whole = Counter([*tileset.stack(), START_NUMBER])
    for _, _, state in played(tileset, players, options, seed):
        on_table = [number for number, _, _ in state.board.tiles.values()]
        in_hands = [number for hand in state.hands for number in hand]
        assert Counter([*on_table, *in_hands, *state.bag, *state.out]) == whole
        for seat in range(players):
            assert state.supply[seat] + len(state.deployed[seat]) == 4


@settings(max_examples=6, deadline=None)
@given(st.integers(2, 5), TABLES, st.integers(0, 2**32), st.data())
def test_what_is_not_listed_is_refused_and_changes_nothing(
    tileset: TileSet, players: int, options: dict[str, str], seed: int, data: st.DataObject
) -> None:
    stop = data.draw(st.integers(1, 150))
    *_, (_, _, state) = islice(played(tileset, players, options, seed), stop)
    frozen = pickle.dumps(state)
    x, y = st.integers(-4, 4), st.integers(-4, 4)
    actions = st.one_of(
        st.builds(Place, x, y, st.integers(-1, 4), st.integers(0, 2)),
        st.builds(Place, st.sampled_from([256, -256, 128]), y, st.integers(0, 3)),
        st.builds(Deploy, st.integers(-1, 5)),
        st.builds(Take, x, y, st.integers(0, 4)),
        st.just(Pass()),
        st.builds(Discard, st.integers(-1, 2)),
    )
    for action in data.draw(st.lists(actions, min_size=20, max_size=40)):
        listed = action in state.legal_actions()
        assert (state.check(action) is None) == listed
        if listed:
            state.copy().apply(action)
        else:
            with pytest.raises(IllegalAction):
                state.apply(action)
        assert pickle.dumps(state) == frozen


@settings(max_examples=4, deadline=None)
@given(st.integers(2, 5), TABLES, st.integers(0, 2**32))
def test_texts_are_read_back_without_loss(
    tileset: TileSet, players: int, options: dict[str, str], seed: int
) -> None:
    for _, _, state in played(tileset, players, options, seed):
        for action in state.legal_actions():
            text = state.text(action)
            assert state.parse(text) == action
            assert state.view(state.seat).parse(text) == action


@pytest.mark.parametrize(
    "text", ["", "place", "place 15 0,0", "place 15 0,0 4", "place 99 0,0 0", "deploy 5", "go"]
)
def test_texts_that_are_no_actions(tileset: TileSet, text: str) -> None:
    state = start(2, {"first": "0"}, tileset)
    with pytest.raises(MalformedText):
        state.parse(text)


def test_a_copy_is_independent(tileset: TileSet) -> None:
    for before, _, state in played(tileset, 3, {}, 5):
        twin = state.copy()
        frozen = pickle.dumps(twin)
        assert pickle.dumps(before) != frozen
    assert pickle.dumps(twin) == frozen
