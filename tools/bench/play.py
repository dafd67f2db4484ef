"""Random self-play through the public contract, and the same with python-chess."""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.rules.game import State

LONGEST = 2000
"""Decisions after which a game is cut."""
CHESS_PLIES = 400


class SeededChance:
    """Chance for self-play: each option as likely as any other."""

    def __init__(self, rnd: Callable[[], float]) -> None:
        """Draw from `rnd`, which returns numbers in 0..1."""
        self._rnd = rnd

    def pick(self, options: Sequence[int]) -> int:
        """Return one of the options."""
        return options[int(self._rnd() * len(options))]


def play(state: State, rnd: Callable[[], float], stop: Callable[[State], bool]) -> int:
    """Play at random until the end or until `stop`; return the number of decisions."""
    chance = SeededChance(rnd)
    decisions = 0
    while state.to_act is not None and decisions < LONGEST and not stop(state):
        if state.pending is not None:
            state.resolve(chance)
        else:
            actions = state.legal_actions()
            state.apply(actions[int(rnd() * len(actions))])
            decisions += 1
    return decisions


def never(_: State) -> bool:
    """Return False: play to the end."""
    return False


def decisions_a_second(start: Callable[[], State], games: int, seed: int) -> float:
    """Return how many decisions a second whole random games make on this core."""
    rnd = random.Random(seed).random
    begin = perf_counter()
    decisions = sum(play(start(), rnd, never) for _ in range(games))
    return decisions / (perf_counter() - begin)


def chess_decisions_a_second(games: int, seed: int) -> float:
    """Return the same for python-chess."""
    import chess  # noqa: PLC0415 - needed by this reference alone

    rnd = random.Random(seed).random
    decisions = 0
    begin = perf_counter()
    for _ in range(games):
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rnd() * len(moves))])
            decisions += 1
    return decisions / (perf_counter() - begin)


def median_time(work: Callable[[], object], times: int = 2000) -> float:
    """Return microseconds that some work takes, the median of many times."""
    spans = []
    for _ in range(times):
        begin = perf_counter()
        work()
        spans.append(perf_counter() - begin)
    return median(spans) * 1e6


def chess_copy_time() -> float:
    """Return microseconds that python-chess takes to copy a board."""
    import chess  # noqa: PLC0415 - needed by this reference alone

    return median_time(chess.Board().copy)
