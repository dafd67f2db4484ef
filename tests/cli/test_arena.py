from __future__ import annotations

import gc
import json
import re
from typing import TYPE_CHECKING

import pytest

from discovery.agents.budget import Budget
from discovery.cli import arena
from discovery.cli.arena import Entrant, Meeting, Task, play_task, turns_of
from discovery.cli.house import open_box
from discovery.cli.playing import play_on
from discovery.cli.run import run
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.rules.events import TurnBegan

if TYPE_CHECKING:
    from collections.abc import Iterator

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


@pytest.mark.parametrize("game", ["landscape", "island", "journals"])
def test_the_first_decision_of_each_turn_is_told(game: str) -> None:
    seats = (SeatInfo("a", 0, "player"), SeatInfo("b", 1, "player"))
    match = Match.start(open_box(game), seats, {}, 7)
    played = list(play_on(match, (Budget(1, None),) * 2))
    turns = sum(
        any(isinstance(event, TurnBegan) for event in entry.events) for entry in match.log(0)
    )
    told = turns - (game == "landscape")  # whose first turn begins with the set-up
    assert sum(decision.first for decision in played) == told
    assert turns // 2 - 1 <= len(turns_of(played, 0)) <= turns


def test_no_garbage_is_looked_for_while_they_play(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def playing(*_: object) -> Iterator[object]:
        seen.append(gc.isenabled())
        return iter(())

    monkeypatch.setattr(arena, "play_on", playing)
    play_task(Task("landscape", (), entrants("random", "random"), 3, 0))
    assert seen == [False]
    assert gc.isenabled()


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
