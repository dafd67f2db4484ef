"""A playout is a game that the rules allow, and ends with the points that they give."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

from discovery.agents.landscape.judge import tiles_to_come
from discovery.agents.landscape.prospects import Prospects
from discovery.agents.landscape.sketch import Sketch
from discovery.agents.landscape.taste import BUILDER
from discovery.rules.landscape.actions import PASS, Deploy, Place, Take
from discovery.rules.landscape.board import Board
from discovery.rules.landscape.tileset import place_of
from tests.rules.landscape.table import Scripted
from tests.suite.case import Setting, find_case

if TYPE_CHECKING:
    from discovery.rules.landscape.state import LandscapeState

CASE = find_case("landscape")


def between_turns(seed: int, tiles: int, **options: str) -> LandscapeState:
    """Return a position of a random game when the next turn is due."""
    for step in CASE.plays(Setting(3, options, seed)):
        state = cast("LandscapeState", step.before)
        if str(state.pending) == "next turn" and len(state.board.tiles) >= tiles:
            return state
    raise AssertionError


def sketch_of(state: LandscapeState) -> Sketch:
    return Sketch(state, Prospects(BUILDER, tiles_to_come(state), state.players))


def shuffled(state: LandscapeState, seed: int) -> tuple[list[int], list[float]]:
    rnd = random.Random(seed)
    stack = state.bag.copy()
    rnd.shuffle(stack)
    return stack, [rnd.random() for _ in range(tiles_to_come(state) + 1)]


class Scribe(Sketch):
    """A sketch that writes down what is played, as turns of (placement, follower step)."""

    __slots__ = ("turns",)

    def note(self) -> None:
        self.turns: list[list[Place | Deploy | Take]] = []

    def spot(self, node: int) -> Take:
        tiles = self.board.tiles
        cell = max(tiles, key=lambda each: tiles[each][2] if tiles[each][2] <= node else -1)
        return Take(*place_of(cell), node - tiles[cell][2])

    def take(self, seat: int, node: int, points: int) -> None:
        self.turns[-1].append(self.spot(node))
        super().take(seat, node, points)

    def deploy(self, seat: int, node: int) -> None:
        self.turns[-1].append(Deploy(self.spot(node).segment))
        super().deploy(seat, node)


@pytest.mark.parametrize("seed", range(4))
def test_a_playout_is_a_legal_game(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = between_turns(seed, 30)
    scribe = Scribe(state, Prospects(BUILDER, tiles_to_come(state), 3))
    scribe.note()
    place = Board.place

    def noted(board: Board, cell: int, number: int, rotation: int) -> None:
        if board is scribe.board:
            scribe.turns.append([Place(*place_of(cell), rotation)])
        place(board, cell, number, rotation)

    monkeypatch.setattr(Board, "place", noted)
    stack, luck = shuffled(state, seed)
    assert scribe.play(stack.copy(), luck)
    scribe.finish()
    assert len(scribe.turns) > 30
    chance = Scripted(*reversed(stack))
    for turn in scribe.turns:
        state.resolve(chance)
        for action in [*turn, PASS][:2]:
            state.apply(action)
    state.resolve(chance)
    assert state.to_act is None
    assert state.points == scribe.points


@pytest.mark.parametrize("players", [2, 5])
def test_with_two_tiles_in_hand_a_playout_uses_them_all(players: int) -> None:
    setting = Setting(players, {"double_tile": "on"}, players)
    steps = CASE.plays(setting)
    state = next(
        cast("LandscapeState", step.before)
        for step in steps
        if str(step.before.pending) == "next turn"
        and len(cast("LandscapeState", step.before).board.tiles) >= 20
    )
    sketch = sketch_of(state)
    stack, luck = shuffled(state, 1)
    assert sketch.play(stack, luck)
    assert not stack
    assert not any(sketch.hands)
    for supply, spots in zip(sketch.supply, sketch.spots, strict=True):
        assert supply + len(spots) == 4
    assert sum(sketch.points) > sum(state.points)


def test_a_copy_is_independent() -> None:
    state = between_turns(6, 25, double_tile="on")
    sketch = sketch_of(state)
    before = sketch.promises()
    for _ in range(2):
        twin = sketch.copy()
        twin.play(*shuffled(state, 2))
        twin.finish()
        assert sketch.promises() == before
        assert sketch.hands == [list(hand) for hand in state.hands]


def test_a_playout_that_is_cut_is_not_over() -> None:
    state = between_turns(7, 25)
    stack, luck = shuffled(state, 3)
    assert not sketch_of(state).play(stack, luck[:5])
    assert len(stack) <= len(state.bag) - 5
