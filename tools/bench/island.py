"""Figures of the treasure island's rules."""

from __future__ import annotations

import random
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from discovery.content.island import load_islands
from discovery.rules.island.actions import Declare
from discovery.rules.island.entry import ISLANDS, start
from tools.bench.figure import Figure, Goal, in_turn
from tools.bench.play import SeededChance, chess_copy_time, chess_decisions_a_second, median_time

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.rules.island.actions import Action
    from discovery.rules.island.state import IslandState

ROOT = Path(__file__).parents[2]
ROUNDS = 7
GAMES, CHESS_GAMES = 30, 8
LONGEST = 1000
"""Decisions after which a game is cut: without a plan the treasure is found late."""
LATE = 400
"""Decisions after which copies and views are timed."""


def island_figures() -> list[Figure]:
    """Measure decisions a second, copying and looking on the treasure island."""
    islands = load_islands(ROOT / "images")

    def new(seed: int) -> IslandState:
        return start(2, {"island": ISLANDS[seed % len(ISLANDS)]}, islands)

    ours, chess = in_turn(
        lambda seed: _decisions_a_second(new, seed),
        lambda seed: chess_decisions_a_second(CHESS_GAMES, seed),
        ROUNDS,
    )
    copy, board_copy = in_turn(
        lambda seed: median_time(_late(new, seed).copy), lambda _: chess_copy_time(), ROUNDS
    )
    view, _ = in_turn(lambda seed: _view_time(_late(new, seed)), lambda _: 0.0, ROUNDS)
    return [
        Figure(
            "island.decisions",
            ours,
            "decisions/s",
            Goal(3, of_ratio=True, at_least=True),
            "python-chess, random self-play, decisions/s",
            chess,
        ),
        Figure("island.copy", copy, "µs", Goal(20), "python-chess, Board.copy(), µs", board_copy),
        Figure("island.view", view, "µs", Goal(20), "island.copy, µs", copy),
    ]


class _Kinds:
    """The kinds of each shared list of actions, sorted out once; declarations are left out.

    A wrong declaration costs two turns, so that one taken at random from a thousand ends nothing.
    """

    def __init__(self) -> None:
        self._found: dict[int, list[list[Action]]] = {}
        self._kept: list[Sequence[Action]] = []

    def of(self, actions: Sequence[Action]) -> list[list[Action]]:
        """Return the actions by kind."""
        found = self._found.get(id(actions))
        if found is None:
            kinds: dict[type[Action], list[Action]] = {}
            for action in actions:
                if not isinstance(action, Declare):
                    kinds.setdefault(type(action), []).append(action)
            self._kept.append(actions)  # so that its id stays its own
            found = self._found[id(actions)] = list(kinds.values())
        return found


def _play(state: IslandState, rnd: Callable[[], float], kinds: _Kinds, most: int) -> int:
    """Play: a kind of action first, then one of it; declare what alone fits."""
    chance = SeededChance(rnd)
    decisions = 0
    while state.to_act is not None and decisions < most:
        if state.pending is not None:
            state.resolve(chance)
            continue
        actions = state.legal_actions()
        decisions += 1
        fit = state.fit[state.seat]
        if fit and not fit & fit - 1 and isinstance(actions[-1], Declare):
            state.apply(Declare(*state.island.hex(fit.bit_length() - 1)))
            continue
        groups = kinds.of(actions)
        group = groups[int(rnd() * len(groups))]
        state.apply(group[int(rnd() * len(group))])
    return decisions


def _decisions_a_second(new: Callable[[int], IslandState], seed: int) -> float:
    rnd = random.Random(seed).random
    kinds = _Kinds()
    begin = perf_counter()
    decisions = sum(_play(new(game), rnd, kinds, LONGEST) for game in range(GAMES))
    return decisions / (perf_counter() - begin)


def _late(new: Callable[[int], IslandState], seed: int) -> IslandState:
    """Return a state far into a game."""
    state = new(seed)
    _play(state, random.Random(seed).random, _Kinds(), LATE)
    return state


def _view_time(state: IslandState) -> float:
    return median_time(lambda: state.view(0))
