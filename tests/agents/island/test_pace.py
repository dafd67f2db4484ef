"""How long an expert of the island thinks: no turn is longer than its budget, at any pace."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, TypeVar

import pytest

from discovery.agents.agent import OwnChance
from discovery.agents.budget import Allowance, Budget
from discovery.agents.island import bearings, errands, hiding, suspicion
from discovery.agents.island.errands import MOST, own_errands
from discovery.agents.island.expert import PUT_TIME, TIME, IslandExpert
from discovery.agents.island.temper import BUCCANEER, SURVEYOR
from discovery.rules.island.actions import STOP, SUFFER
from discovery.rules.island.entry import start
from discovery.rules.island.island import GO_BITS
from discovery.rules.island.phases import PUT
from tests.agents.island.tactics import FOLDER, Tactic
from tests.rules.island.table import Lively, Table, beside, face_of, near

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from discovery.rules.island.island import Island
    from discovery.rules.island.phases import Phase

Result = TypeVar("Result")
TICK = 0.001
PIECES = (
    (hiding.Hiding, "_tour_hours"),
    (bearings.Bearings, "_step"),
    (suspicion.Suspicion, "_judged"),
    (errands.Errands, "loss"),
)
"""Pieces of thought that are made again and again; each takes a tick of the clock."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[float]:
    """A clock that goes on with each piece of thought, and whenever it is asked."""
    ticks = count(0.0, TICK)

    def slow(made: Callable[..., Result]) -> Callable[..., Result]:
        def piece(*args: object) -> Result:
            next(ticks)
            return made(*args)

        return piece

    monkeypatch.setattr("discovery.agents.budget.perf_counter", lambda: next(ticks))
    for kind, name in PIECES:
        monkeypatch.setattr(kind, name, slow(getattr(kind, name)))
    return ticks


def test_a_turn_takes_no_longer_than_its_budget(island: Island, clock: Iterator[float]) -> None:
    """Setting the other one down, in the middle of its turn, counts with the own turn after it."""
    seconds = 1.5
    table = Table(island, beside(island, "jungle"), near(island, "A2"))
    table.go("jungle", face_of("jungle", "compass"))
    state = table.state
    state.apply(SUFFER)
    expert = IslandExpert(1, Budget(None, seconds), SURVEYOR)
    spent, chance = 0.0, Lively(4)
    decisions: list[Phase] = []
    while state.to_act != 0 or not decisions:
        if state.pending is not None:
            state.resolve(chance)
            continue
        seat = state.to_act
        assert seat is not None
        if seat == 0:
            state.apply(STOP)
            continue
        decisions.append(state.phase)
        before = next(clock)
        state.apply(expert.choose(state.view(seat)))
        spent += next(clock) - before
    assert decisions[0] is PUT
    assert len(decisions) > 3, decisions
    assert seconds / 3 < spent <= seconds


@pytest.mark.parametrize("seconds", [54.0, 58.0, 62.0, 66.0])
def test_weighing_a_show_keeps_to_its_part(
    islands: Mapping[str, Island], clock: Iterator[float], seconds: float
) -> None:
    """It is late by one round of playouts; by the slow clock all errands are compared before."""
    view = Tactic(FOLDER / "show_before_nightfall.txt").view(islands)
    expert = IslandExpert(1, Budget(None, seconds), BUCCANEER)
    before = next(clock)
    expert.advise(view)
    assert 0 < next(clock) - before - seconds * TIME + TICK <= 14 * TICK


@pytest.mark.parametrize("phase", ["put", "lost", "found"])
def test_each_decision_keeps_to_its_part(
    island: Island, clock: Iterator[float], phase: str
) -> None:
    """It is late by one piece: a hex whose search is followed, a round of playouts."""
    seconds = 1.0
    state = Table(island, near(island, "A1")).state
    if phase == "found":
        table = Table(island, near(island, "A1"))
        table.declare()
        state = table.state
    if phase == "put":
        state = start(2, {"first": "0", "island": "it"}, {"it": island})
        state.resolve(Lively(1))
    expert = IslandExpert(1, Budget(None, seconds), SURVEYOR)
    before = next(clock)
    expert.advise(state.view(0))
    part, late = (PUT_TIME, 50) if phase == "put" else (TIME, 14)
    assert 0 < next(clock) - before - seconds * part + TICK <= late * TICK


def test_who_is_hurried_looks_one_step_ahead(island: Island) -> None:
    view = Table(island, near(island, "A1")).state.view(0)
    fits = view.fit_cells(0)
    costs = own_errands(view).costs
    hurried = Allowance(Budget(None, None, lambda: True))
    near_by = bearings.Bearings(island, costs, costs).compare(fits, GO_BITS, 1)
    far = bearings.Bearings(island, costs, costs).compare(fits, GO_BITS, 2)
    found = bearings.Bearings(island, costs, costs, None, hurried).compare(fits, GO_BITS, 2)
    assert found == near_by != far


def test_who_is_hurried_leaves_long_thoughts(island: Island) -> None:
    view = Table(island, near(island, "A1")).state.view(0)
    hurried = Allowance(Budget(None, None, lambda: True))
    assert not suspicion.Suspicion(view, hurried).whole
    assert suspicion.Suspicion(view).whole
    puts = view.island.puts
    found = hiding.Hiding(view, OwnChance(1), 25, None, hurried).compare(puts)
    assert len(found) == hiding.STRIDE, "as many as are looked at in any case"
    assert all(hours <= found[0][0] for hours, _ in found)


@pytest.mark.parametrize(("seconds", "most"), [(0.5, MOST / 3), (1.5, MOST), (None, MOST)])
def test_more_time_brings_more_playouts(
    island: Island, monkeypatch: pytest.MonkeyPatch, seconds: float | None, most: int
) -> None:
    monkeypatch.setattr("discovery.agents.budget.perf_counter", lambda: 0.0)
    monkeypatch.setattr(errands, "still_likely", lambda targets, _losses: targets)
    table = Table(island, near(island, "A1"))
    table.declare()
    found = own_errands(table.state.view(0))
    allowance = Allowance(Budget(None, seconds))
    found.compare([9.0] * len(found.cells), OwnChance(1), allowance)
    assert allowance.spent == most
