from __future__ import annotations

import json
import random
import subprocess
import sys
from time import time
from typing import TYPE_CHECKING, cast

import pytest

from discovery.content.island import load_islands
from discovery.content.landscape import load_designs
from discovery.games import games
from discovery.rules.island.entry import start as island_start
from discovery.rules.island.island import DECLARE_BIT, GO_BITS, STOP_BIT
from discovery.rules.landscape.entry import start
from discovery.rules.landscape.tileset import TileSet
from tools.bench.figure import Figure, Goal, in_turn
from tools.bench.island import _Kinds, _play
from tools.bench.landscape import ROOT, _memory
from tools.bench.play import chess_decisions_a_second, decisions_a_second
from tools.bench.startup import _run
from tools.bench.table import TILES, last_turn

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.rules.landscape.view import LandscapeView


def test_a_goal_of_the_ratio() -> None:
    figure = Figure("x", 300, "decisions/s", Goal(3, of_ratio=True, at_least=True), "chess", 90)
    row = figure.row()
    assert (row["ratio"], row["goal"], row["holds"]) == (3.333, "ratio >= 3", True)
    assert not Goal(4, of_ratio=True, at_least=True).holds(300, figure.ratio)


def test_a_goal_of_the_value() -> None:
    assert Figure("x", 15.2, "µs", Goal(15)).row() == {
        "name": "x",
        "value": 15.2,
        "unit": "µs",
        "reference": None,
        "reference_value": None,
        "ratio": None,
        "goal": "<= 15",
        "holds": False,
    }
    assert not Goal(3, of_ratio=True).holds(1, None)


def test_without_a_goal_it_is_told_all_the_same() -> None:
    row = Figure("x", 3, "ms", None).row()
    assert (row["goal"], row["holds"]) == (None, True)


def test_a_game_with_every_tile_is_found() -> None:
    match = last_turn(games()["landscape"].load(ROOT / "images"))
    view = cast("LandscapeView", match.view(match.to_act or 0))
    assert len(view.tiles) == TILES - 1
    assert len(view.hand(view.seat)) == 1
    match.act(view.seat, view.legal_actions()[0])
    match.act(view.seat, match.view(view.seat).legal_actions()[0])
    match.confirm()
    assert match.over


@pytest.mark.parametrize(
    ("what", "word"), [("title", str(time())), ("table", "1280x720")], ids=["title", "table"]
)
def test_a_start_is_measured(tmp_path: Path, what: str, word: str) -> None:
    assert _run(tmp_path / "home", what, word) > 0


def test_frames_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "from tools.bench.table import unseen; unseen()\n"
        "from tools.bench import landscape_frames as frames\n"
        "frames.MOVES, frames.PASSES, frames.ROUNDS, frames.SPINS = 40, 2, 4, 1\n"
        "for figure in frames._at((1280, 720), ''): print(figure.name, figure.value)"
    )
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    values = dict(line.split() for line in done.stdout.splitlines())
    assert float(values.pop("landscape.idle_draws")) == 0
    assert len(values) == 9
    assert all(float(value) > 0 for value in values.values())


def test_frames_of_the_island_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "from tools.bench.table import unseen; unseen()\n"
        "from tools.bench import island_frames as frames\n"
        "frames.MOVES, frames.DRAGS, frames.PASSES, frames.PANS = 40, 12, 2, 4\n"
        "for figure in frames._at((1280, 720), ''): print(figure.name, figure.value)"
    )
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    values = dict(line.split() for line in done.stdout.splitlines())
    assert float(values.pop("island.idle_draws")) == 0
    assert float(values.pop("island.composed_again")) == 0
    assert len(values) == 7
    assert all(float(value) > 0 for value in values.values())


def test_frames_of_the_journals_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "from tools.bench.table import unseen; unseen()\n"
        "from tools.bench import journals_frames as frames\n"
        "frames.MOVES, frames.PASSES = 40, 2\n"
        "for figure in frames._at((1280, 720), ''): print(figure.name, figure.value)"
    )
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    values = dict(line.split() for line in done.stdout.splitlines() if line.startswith("journals"))
    assert float(values.pop("journals.idle_draws")) == 0
    assert len(values) == 5
    assert all(float(value) > 0 for value in values.values())


def test_figure_and_reference_are_measured_in_turn() -> None:
    calls: list[tuple[str, int]] = []

    def measure(name: str, turn: int) -> float:
        calls.append((name, turn))
        return float(turn)

    medians = in_turn(lambda n: measure("a", n), lambda n: measure("b", n) * 2, 3)
    assert medians == (2, 4)
    assert calls == [(name, turn) for turn in range(4) for name in "ab"]


def test_chess_is_played() -> None:
    assert chess_decisions_a_second(1, 1) > 0


def test_self_play_counts_decisions() -> None:
    tileset = TileSet(load_designs(ROOT / "images"))
    assert decisions_a_second(lambda: start(2, {}, tileset), 1, 1) > 0


def test_the_rules_alone_need_no_pygame() -> None:
    alone = _memory(TileSet(load_designs(ROOT / "images")), 1)
    assert alone > _memory(None, 0) > 0


@pytest.mark.parametrize("words", [["weather"], ["rules", "chess"], ["frames", "chess"], []])
def test_bad_words_end_with_status_2(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.bench", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    with pytest.raises(json.JSONDecodeError):
        json.loads(done.stdout)


def test_the_island_is_played_a_kind_of_action_first() -> None:
    islands = load_islands(ROOT / "images")
    state = island_start(2, {}, islands)
    assert _play(state, random.Random(1).random, _Kinds(), 60) == 60
    assert state.turn > 1
    groups = _Kinds().of(state.island.menus[GO_BITS | STOP_BIT | DECLARE_BIT])
    assert [len(group) for group in groups] == [6, 1]
