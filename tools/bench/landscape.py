"""Figures of the tile game's rules."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, cast

from discovery.agents.landscape.player import PlayerAgent
from discovery.agents.landscape.prospects import Prospects
from discovery.agents.landscape.sketch import Sketch
from discovery.agents.landscape.taste import BUILDER
from discovery.content.landscape import load_designs
from discovery.rules.landscape.entry import start
from discovery.rules.landscape.tileset import TileSet
from tools.bench.figure import Figure, Goal, in_turn
from tools.bench.play import (
    SeededChance,
    chess_copy_time,
    chess_decisions_a_second,
    decisions_a_second,
    median_time,
    never,
    play,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.rules.game import State
    from discovery.rules.landscape.state import LandscapeState

ROOT = Path(__file__).parents[2]
PLAYERS = 2
ROUNDS = 7
GAMES, CHESS_GAMES = 40, 8
"""Games in a round; both take about a third of a second."""
MEMORY_GAMES = 600
MIDDLE, PLAYOUTS = 42, 150
"""Tiles on the table where playouts begin, and how many make a round."""
EARLY, LATE, SPAN = 20, 80, 4
"""Tiles on the table where decisions are timed, and for how many tiles."""


def landscape_figures() -> list[Figure]:
    """Measure decisions a second, growth, copying and memory of The Discovery."""
    tileset = TileSet(load_designs(ROOT / "images"))

    def new() -> LandscapeState:
        return start(PLAYERS, {}, tileset)

    ours, chess = in_turn(
        lambda seed: decisions_a_second(new, GAMES, seed),
        lambda seed: chess_decisions_a_second(CHESS_GAMES, seed),
        ROUNDS,
    )
    early, late = in_turn(
        lambda seed: _decisions_at(new, EARLY, seed),
        lambda seed: _decisions_at(new, LATE, seed),
        ROUNDS,
    )
    playouts, by_rules = in_turn(
        lambda seed: _playouts(_middle(new, seed), seed),
        lambda seed: _random_playouts(_middle(new, seed), seed),
        ROUNDS,
    )
    copy, board_copy = in_turn(
        lambda seed: _copy_time(new, seed), lambda _: chess_copy_time(), ROUNDS
    )
    return [
        Figure(
            "landscape.decisions",
            ours,
            "decisions/s",
            Goal(3, of_ratio=True, at_least=True),
            "python-chess, random self-play, decisions/s",
            chess,
        ),
        Figure(
            "landscape.growth",
            early / late,
            "ratio",
            Goal(2),
            f"decisions/s at {EARLY} tiles over those at {LATE}; the reference is no growth",
            1.0,
        ),
        Figure(
            "landscape.playouts",
            playouts,
            "playouts/s",
            Goal(1000, at_least=True),
            f"random play through the rules, from {MIDDLE} tiles to the end, games/s",
            by_rules,
        ),
        Figure(
            "landscape.copy", copy, "µs", Goal(15), "python-chess, Board.copy(), µs", board_copy
        ),
        Figure(
            "landscape.memory",
            _memory(tileset, MEMORY_GAMES),
            "MB",
            Goal(40),
            "a Python process that imports nothing, MB",
            _memory(None, 0),
        ),
    ]


def _tiles(state: State) -> int:
    return len(cast("LandscapeState", state).board.tiles)


def _decisions_at(new: Callable[[], LandscapeState], tiles: int, seed: int) -> float:
    """Return decisions a second while `tiles` and a few more lie on the table."""
    rnd = random.Random(seed).random
    seconds, decisions = 0.0, 0
    for _ in range(GAMES * 2):
        state = new()
        play(state, rnd, lambda now: _tiles(now) >= tiles)
        begin = perf_counter()
        decisions += play(state, rnd, lambda now: _tiles(now) >= tiles + SPAN)
        seconds += perf_counter() - begin
    return decisions / seconds


def _middle(new: Callable[[], LandscapeState], seed: int) -> LandscapeState:
    """Return a position between two turns in the middle of a game of heuristic players."""
    state = new()
    chance = SeededChance(random.Random(seed).random)
    while _tiles(state) < MIDDLE or state.pending is None:
        if state.pending is not None:
            state.resolve(chance)
        else:
            state.apply(PlayerAgent(seed, BUILDER).choose(state.view(state.seat)))
    return state


def _playouts(state: LandscapeState, seed: int) -> float:
    """Return how many playouts a second an expert plays from a position to the end."""
    rnd = random.Random(seed).random
    left = len(state.bag)
    start = Sketch(state, Prospects(BUILDER, left, PLAYERS))
    begin = perf_counter()
    for _ in range(PLAYOUTS):
        sketch = start.copy()
        stack = sorted(state.bag, key=lambda _: rnd())
        sketch.play(stack, [rnd() for _ in range(left + 1)])
        sketch.finish()
    return PLAYOUTS / (perf_counter() - begin)


def _random_playouts(state: LandscapeState, seed: int) -> float:
    """Return how many games a second are played from there at random, through the rules."""
    rnd = random.Random(seed).random
    begin = perf_counter()
    for _ in range(PLAYOUTS):
        play(state.copy(), rnd, never)
    return PLAYOUTS / (perf_counter() - begin)


def _copy_time(new: Callable[[], LandscapeState], seed: int) -> float:
    """Return microseconds to copy a state near the end of a game, the median of many."""
    state = new()
    play(state, random.Random(seed).random, lambda now: _tiles(now) >= LATE)
    return median_time(state.copy)


def _memory(tileset: TileSet | None, games: int) -> float:
    """Return the peak memory in MB of a fresh process with the rules alone, after some games."""
    done = subprocess.run(  # noqa: S603 - our own interpreter and module
        [sys.executable, "-m", "tools.bench.rules_alone", str(games)],
        input=pickle.dumps(tileset) if tileset else b"",
        capture_output=True,
        check=True,
        cwd=ROOT,
    )
    return float(done.stdout)
