from __future__ import annotations

import re
from typing import TYPE_CHECKING

from discovery.cli import simulate
from discovery.cli.run import run
from discovery.match.store import read_record

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_one_record_a_game_and_a_summary(tmp_path: Path) -> None:
    words = "simulate landscape --games 3 --players 3 --seed 7 --agents random --record"
    outcome = run([*words.split(), str(tmp_path)])
    assert outcome.status == 0
    assert "3 games, 3 players" in outcome.told
    assert "cut at 2000 decisions: 0" in outcome.told
    assert re.search(r"seat 2, random: wins \d \(shared too\), mean score \d+\.\d\d", outcome.told)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"landscape-7-{index}.json" for index in range(3)]
    for index, name in enumerate(names):
        record = read_record(tmp_path / name)
        assert record.seed == 7 + index
        assert [seat.agent for seat in record.seats] == ["random"] * 3
        assert record.scores is not None
        assert all(step.legal is None for step in record.steps)


def test_the_same_words_make_the_same_files(tmp_path: Path) -> None:
    words = "simulate landscape --agents greedy,random --seed 3 --record"
    for folder in ("one", "two"):
        run([*words.split(), str(tmp_path / folder)])
    one, two = ((tmp_path / f / "landscape-3-0.json").read_bytes() for f in ("one", "two"))
    assert one == two


def test_legal_actions_are_counted_and_options_kept(tmp_path: Path) -> None:
    words = "simulate landscape --legal --option double_tile=on --option first=1 --record"
    run([*words.split(), str(tmp_path)])
    record = read_record(tmp_path / "landscape-0-0.json")
    assert all(step.legal for step in record.steps)
    chosen = {"first": "1", "double_tile": "on", "equal_turns": "off", "hide_hands": "on"}
    assert record.options == chosen
    assert run(["replay", str(tmp_path / "landscape-0-0.json"), "--check"]).status == 0


def test_fewer_names_than_seats_are_repeated(tmp_path: Path) -> None:
    words = "simulate landscape --players 3 --agents greedy,random --record"
    run([*words.split(), str(tmp_path)])
    seats = read_record(tmp_path / "landscape-0-0.json").seats
    assert [seat.agent for seat in seats] == ["greedy", "random", "greedy"]
    assert [seat.name for seat in seats] == ["Collector 1", "Wanderer 2", "Collector 3"]


def test_a_long_game_is_cut_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "MOST_DECISIONS", 10)
    outcome = run(["simulate", "landscape", "--record", str(tmp_path)])
    assert "cut at 10 decisions: 1" in outcome.told
    assert "mean score -" in outcome.told
    record = read_record(tmp_path / "landscape-0-0.json")
    assert len(record.steps) == 10
    assert record.scores is None
