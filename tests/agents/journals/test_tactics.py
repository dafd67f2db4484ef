"""Positions that an Expert must solve, one file each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.agents.budget import Budget
from discovery.agents.registry import make_agent
from tests.agents.journals.tactics import Tactic, tactics

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.rules.journals.cardset import CardSet

BUDGETS = ((60, (1, 2, 3)), (400, (1,)))
"""Playouts a turn, and the seeds tried with so many: more of them must not unlearn it."""


@pytest.mark.parametrize("name", ["expert", "expert-trader"])
@pytest.mark.parametrize("path", tactics(), ids=lambda path: path.stem)
def test_an_expert_solves_it(cards: CardSet, path: Path, name: str) -> None:
    tactic = Tactic(path)
    view = tactic.view(cards)
    for playouts, seeds in BUDGETS:
        for seed in seeds:
            agent = make_agent("journals", name, seed, Budget(playouts, None))
            chosen = view.text(agent.choose(view))
            assert tactic.accepts(chosen), (chosen, playouts, tactic.one("title"))


def test_they_tell_the_levels_apart(cards: CardSet) -> None:
    paths = tactics()
    assert len(paths) >= 20
    failed = {"novice": 0, "player": 0, "player-trader": 0}
    for path in paths:
        tactic = Tactic(path)
        view = tactic.view(cards)
        for name in failed:
            chosen = view.text(make_agent("journals", name, 1).choose(view))
            failed[name] += not tactic.accepts(chosen)
    assert failed["novice"] >= 8
    assert failed["player"] >= 5
    assert failed["player-trader"] >= 5
