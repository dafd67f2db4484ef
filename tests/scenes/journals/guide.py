"""Plays a wished action through the table as a person would: what is pressed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.registry import make_agent
from discovery.rules.journals import actions as a
from discovery.scenes.journals.gathering import _counts
from discovery.scenes.journals.offers import targets_of
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.targets import OnRow, Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.rules.journals.actions import Action
    from discovery.scenes.journals.targets import Target
    from tests.scenes.journals.bench import Bench


def wish(bench: Bench, agent: str = "random") -> Action:
    """Return what a computer player would do here."""
    match = bench.match
    seat = cast("int", match.to_act)
    thinker = make_agent("journals", agent, match.decision_seed)
    return cast("Action", thinker.choose(match.view(seat)))


def play(bench: Bench, press: Callable[[Bench, Target], None], action: Action) -> None:
    """Press what leads to `action`."""
    table = bench.table
    if isinstance(action, a.Gather):
        _gather(bench, press, action)
        return
    if isinstance(action, a.Stop | a.Done):
        press(bench, Part.MAIN)
        return
    before = bench.match.decisions
    if not table.rows:
        press(bench, targets_of(action)[0])
    if bench.match.decisions == before:
        press(bench, OnRow(table.rows.index(action)))


def _gather(bench: Bench, press: Callable[[Bench, Target], None], action: a.Gather) -> None:
    table = bench.table
    if table.gathering is None:
        press(bench, Part.GATHER)
    gathering = table.gathering
    assert gathering is not None
    wanted = _counts(action)
    for target in [one for one in table.areas if gathering.places(one)]:
        places = gathering.places(target)
        for _ in range(9):
            if all(gathering.chosen[place] == wanted[place] for place in places):
                break
            press(bench, target)
    assert gathering.action == action
    press(bench, Part.MAIN)


def step(bench: Bench, press: Callable[[Bench, Target], None], agent: str = "random") -> None:
    """Play one step: a decision of a person, or a confirmation."""
    if bench.table.stage is Stage.DECIDE:
        before = bench.match.decisions
        play(bench, press, wish(bench, agent))
        assert bench.match.decisions == before + 1
    else:
        press(bench, Part.MAIN)
