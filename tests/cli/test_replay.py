from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from discovery.cli.run import run

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

    Opening = Callable[[Context], Scene]

SAMPLES = sorted((Path(__file__).parents[2] / "docs" / "samples").glob("*.json"))


@pytest.fixture(autouse=True)
def windows(monkeypatch: pytest.MonkeyPatch) -> list[Opening]:
    """The windows that would have opened."""
    opened: list[Opening] = []

    def main(opening: Opening) -> int:
        opened.append(opening)
        return 0

    monkeypatch.setattr("discovery.app.main", main)
    return opened


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_samples_of_the_documentation_hold(path: Path) -> None:
    outcome = run(["replay", str(path), "--check"])
    assert (outcome.status, outcome.complaint) == (0, "")
    assert "as recorded" in outcome.told
    assert "scores" in outcome.told


def test_there_is_a_sample_of_every_game() -> None:
    from discovery.games import games  # noqa: PLC0415 - the other tests do without

    assert {path.stem for path in SAMPLES} == set(games())


def altered(tmp_path: Path, old: str, new: str) -> str:
    text = next(path for path in SAMPLES if path.stem == "landscape").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "altered.json"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return str(path)


def test_a_log_that_leads_elsewhere_fails(tmp_path: Path) -> None:
    outcome = run(["replay", altered(tmp_path, '"scores": [', '"scores": [1'), "--check"])
    assert outcome.status == 1
    assert "The scores come to" in outcome.complaint


def test_a_log_that_cannot_be_fails(tmp_path: Path) -> None:
    outcome = run(["replay", altered(tmp_path, '"pass"', '"fly"'), "--check"])
    assert outcome.status == 1
    assert "does not fit: 'fly' is no action" in outcome.complaint


def test_a_game_that_is_not_here(tmp_path: Path) -> None:
    outcome = run(["replay", altered(tmp_path, '"landscape"', '"chess"'), "--check"])
    assert outcome.status == 2
    assert "no game 'chess'" in outcome.complaint


def test_a_log_that_cannot_be_opens_no_window(tmp_path: Path, windows: list[Opening]) -> None:
    outcome = run(["replay", altered(tmp_path, '"pass"', '"fly"')])
    assert outcome.status == 2
    assert windows == []
    assert "does not fit" in outcome.complaint


def test_the_window_opens_on_the_replay(windows: list[Opening]) -> None:
    assert run(["replay", str(SAMPLES[0])]).status == 0
    assert len(windows) == 1
