from __future__ import annotations

import json
import re

import pytest

from discovery.agents.budget import Budget
from discovery.cli import arena
from discovery.cli.arena import Entrant, Meeting, Task, play_task
from discovery.cli.run import run

TIMES = re.compile(r'"(decision|turn|turn_p95|turn_most)": [\d.e-]+')


def entrants(*names: str) -> tuple[Entrant, ...]:
    return tuple(Entrant(name, Budget(4, None)) for name in names)


def told(words: str) -> str:
    outcome = run(["arena", *words.split()])
    assert (outcome.status, outcome.complaint) == (0, "")
    return outcome.told


def test_the_better_one_wins_from_every_seat() -> None:
    games = [
        play_task(Task("landscape", (), entrants("greedy", "random"), 3, turn)) for turn in (0, 1)
    ]
    assert [game.wins for game in games] == [(1.0, 0.0), (1.0, 0.0)]
    assert all(first > second for first, second in (game.scores for game in games))


def test_a_deal_is_played_from_every_seat_and_sums_go_to_their_players() -> None:
    report = json.loads(
        told("journals --agents greedy,random,random --games 4 --seed 5 --playouts 4 --json")
    )
    assert report["games"] == 6
    assert report["seeds"] == [5, 6]
    first, *others = report["agents"]
    assert first["agent"] == "greedy:4"
    assert sum(row["wins"] for row in report["agents"]) == pytest.approx(6)
    assert all(first["score"] > other["score"] for other in others)


def test_workers_change_nothing_but_the_time() -> None:
    words = "island --agents greedy,random:9 --games 6 --json --workers"
    one, two = (TIMES.sub("", told(f"{words} {workers}")) for workers in (1, 2))
    assert one == two
    assert "random:9" in one


def test_it_stops_once_the_bound_is_out_of_reach() -> None:
    text = told("landscape --agents random,greedy --games 200 --bound 0.6")
    assert text.startswith("landscape: 20 games")
    assert "stopped early: the share of random:100 is not 0.6" in text


def test_without_a_bound_all_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_DECISIONS", 4)
    text = told("landscape --agents random,greedy --games 30 --seconds 0.2")
    assert "landscape: 30 games" in text
    assert "cut at 4 decisions, not counted: 30" in text
    assert "random:0.2s" in text


def test_options_reach_the_game() -> None:
    outcome = arena.arena(
        Meeting("landscape", ("random", "random"), 1, options={"double_tile": "on"}, as_json=True)
    )
    assert json.loads(outcome.told)["options"] == {"double_tile": "on"}
