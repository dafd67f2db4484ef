"""What an expert of the island tells the one whom it advises: choices that one can tell apart."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from discovery.agents.budget import Budget
from discovery.agents.island.reasons import gap
from discovery.agents.registry import make_agent
from discovery.rules.island.actions import GO, Go, Put
from discovery.rules.island.entry import start
from tests.rules.island.table import Lively, Table, near

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.agents.agent import Choice
    from discovery.rules.game import View
    from discovery.rules.island.island import Island

SOME = Budget(playouts=40, seconds=None)


def advised(view: View) -> tuple[Choice, ...]:
    return make_agent("island", "expert", 1, SOME).advise(view)


def test_hexes_to_begin_on_lie_apart_and_say_what_is_near(islands: Mapping[str, Island]) -> None:
    state = start(2, {"island": "cauldron"}, islands)
    while state.pending is not None:
        state.resolve(Lively(1))
    seat = state.to_act
    assert seat is not None
    choices = advised(state.view(seat))
    puts = [(one.action.x, one.action.y) for one in choices if isinstance(one.action, Put)]
    assert len(puts) > 1
    island = islands["cauldron"]
    assert min(gap(island, one, other) for one, other in combinations(puts, 2)) >= 8
    aims = {str(choice.aim) for choice in choices}
    assert len(aims) == len(puts)
    assert all(aim.startswith("near ") for aim in aims)


def test_who_is_lost_is_told_the_directions_by_name(island: Island) -> None:
    choices = advised(Table(island, near(island, "A1")).state.view(0))
    names = ("north", "north-east", "south-east", "south", "south-west", "north-west")
    for choice in choices:
        assert isinstance(choice.action, Go)
        assert str(choice.aim) == names[GO.index(choice.action)]


def test_who_knows_the_place_is_told_where_a_step_leads_and_others_are_not(
    island: Island,
) -> None:
    table = Table(island, near(island, "A1"))
    table.declare()
    choices = advised(table.state.view(0))
    assert ", A1 in " in str(choices[0].aim)
    assert len(choices) > 1, "another direction is told too"
    hours = [choice.aim.values["count"] for choice in choices if choice.aim is not None]
    assert len(hours) == len(choices)
    assert len(set(hours)) > 1, "they lie as far as the ways are long"
    assert not any("A1" in str(choice.reason) for choice in choices)
