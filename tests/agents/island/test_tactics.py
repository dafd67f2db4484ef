"""Positions that an Expert must solve, one file each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.agents.budget import Budget
from discovery.agents.registry import make_agent
from tests.agents.island.tactics import FOLDER, Tactic, tactics

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from discovery.rules.island.island import Island

BUDGET = Budget(playouts=200, seconds=None)


def wanted(tactic: Tactic, view_text: str, here: str) -> bool:
    best = [text.replace("declare here", f"declare {here}") for text in tactic.best]
    return view_text not in tactic.never and (not best or view_text in best)


def solved(islands: Mapping[str, Island], tactic: Tactic, name: str) -> list[bool]:
    """Return whether someone does, with each of three seeds, what a strong player does."""
    view = tactic.view(islands)
    fit = view.only_fit(view.seat)
    here = f"{fit[0]},{fit[1]}" if fit else ""
    agents = [make_agent("island", name, seed, BUDGET) for seed in (1, 2, 3)]
    return [wanted(tactic, view.text(agent.choose(view)), here) for agent in agents]


@pytest.mark.parametrize("path", tactics(), ids=lambda path: path.stem)
@pytest.mark.parametrize("name", ["expert", "expert-gambler"])
def test_experts_solve_it(islands: Mapping[str, Island], path: Path, name: str) -> None:
    """A matter of taste tells the characters apart: who has another one does something else."""
    tactic = Tactic(path)
    assert solved(islands, tactic, name) == [tactic.one("for", name) == name] * 3


def test_there_are_enough_and_some_are_hard(islands: Mapping[str, Island]) -> None:
    """A suite that weaker players solve as well would prove nothing."""
    paths = tactics()
    assert len(paths) >= 15
    assert all(path.parent == FOLDER for path in paths)
    failed = set()
    for path in paths:
        tactic = Tactic(path)
        view = tactic.view(islands)
        fit = view.only_fit(view.seat)
        here = f"{fit[0]},{fit[1]}" if fit else ""
        for name in ("novice", "player"):
            chosen = view.text(make_agent("island", name, 1).choose(view))
            if not wanted(tactic, chosen, here):
                failed.add((name, path.stem))
    assert len([stem for name, stem in failed if name == "player"]) >= 3
    assert len([stem for name, stem in failed if name == "novice"]) >= 3
