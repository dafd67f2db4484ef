"""What an expert of the island tells the one whom it advises: choices that one can tell apart."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from discovery.agents.budget import Budget
from discovery.agents.island.reasons import apart, gap
from discovery.agents.island.roads import hours_to
from discovery.agents.island.ways import targets
from discovery.agents.registry import make_agent
from discovery.rules.island.actions import GO, SPEND, STOP, SUFFER, Declare, Equip, Go, Put
from discovery.rules.island.entry import start
from discovery.rules.island.equipment import AFFORDABLE
from discovery.rules.island.turns import DAY
from tests.rules.island.table import Lively, Table, beside, face_of, near

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.agents.agent import Choice
    from discovery.rules.game import View
    from discovery.rules.island.island import Island

SOME = Budget(playouts=40, seconds=None)
MANY = Budget(playouts=150, seconds=None)


def advised(view: View) -> tuple[Choice, ...]:
    return make_agent("island", "expert", 1, SOME).advise(view)


def test_hexes_to_begin_on_lie_apart_and_say_what_is_near(islands: Mapping[str, Island]) -> None:
    state = start(2, {"island": "cauldron"}, islands)
    while state.pending is not None:
        state.resolve(Lively(1))
    seat = state.to_act
    assert seat is not None
    choices = make_agent("island", "expert", 1, MANY).advise(state.view(seat))
    puts = [(one.action.x, one.action.y) for one in choices if isinstance(one.action, Put)]
    assert len(puts) == 3
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


def test_every_decision_with_room_has_three_choices(islands: Mapping[str, Island]) -> None:
    """While somebody walks there are three ways to begin, each with a sentence, the best first."""
    state = start(2, {"island": "cauldron"}, islands)
    chance = Lively(2)
    player = make_agent("island", "player", 2)
    asked = {True: 0, False: 0}
    while min(asked.values()) < 4:
        if state.pending is not None:
            state.resolve(chance)
            continue
        seat = state.to_act
        assert seat is not None
        view = state.view(seat)
        ways = [action for action in view.legal_actions()[:6] if isinstance(action, Go)]
        if len(ways) > 2 and asked[view.located(seat)] < 12:
            asked[view.located(seat)] += 1
            choices = advised(view)
            assert len({choice.action for choice in choices}) == 3
            if not isinstance(choices[0].action, Declare):
                worths = [choice.worth for choice in choices]
                assert worths == sorted(worths, reverse=True)
        state.apply(player.choose(view))


def test_kits_that_save_nearly_as_much_follow(island: Island) -> None:
    state = start(2, {"first": "0", "island": "it"}, {"it": island})
    state.resolve(Lively(1))
    state.apply(state.legal_actions()[0])
    choices = advised(state.view(0))
    kits = [choice.action.kit for choice in choices if isinstance(choice.action, Equip)]
    assert len(kits) == 3
    assert all(kit in AFFORDABLE for kit in kits)
    assert all(one & ~other and other & ~one for one, other in combinations(kits, 2))
    assert choices[0].worth > choices[1].worth > choices[2].worth > 0.9 * choices[0].worth


def test_who_need_not_use_an_accessory_is_told_that_too(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("compass", "nothing"))
    table.go("jungle", face_of("jungle", "compass"))
    *choices, guess = advised(table.state.view(0))
    assert {choice.action for choice in choices} == {SPEND, SUFFER}
    assert len({str(choice.reason) for choice in choices}) == 2
    assert isinstance(guess.action, Declare), "who is lost may always say a place"


def test_at_the_end_of_a_day_guesses_are_told_beside_it(island: Island) -> None:
    """The day can end without a word, or with a place that fits; those near a goal come first."""
    table = Table(island, near(island, "A1"))
    table.state.hours = DAY
    view = table.state.view(0)
    assert len(view.fits(0)) > 2
    first, *guesses = advised(view)
    assert (first.action, str(first.aim)) == (STOP, "“End turn”")
    assert len(guesses) == 2
    assert first.worth >= guesses[0].worth
    goals = [hours_to(island, goal) for goal in targets(view)]
    hours = {place: min(road[island.cell(*place)] for road in goals) for place in view.fits(0)}
    assert sorted(hours, key=hours.__getitem__)[:2] == [
        (one.action.x, one.action.y) for one in guesses if isinstance(one.action, Declare)
    ]
    assert all(f"(1 of {len(view.fits(0))})" in str(one.aim) for one in guesses)


def test_where_few_hexes_lie_apart_such_as_lie_half_as_far_follow(island: Island) -> None:
    """They come in the order of the list, and each once, however near they are."""
    puts = [Put(*island.hex(cell)) for cell in island.land[:40]]
    found = apart(island, puts, 64)
    assert found[0] == puts[0]
    assert found == sorted(set(found), key=puts.index)
    gaps = [
        gap(island, (one.x, one.y), (other.x, other.y)) for one, other in combinations(found, 2)
    ]
    assert len(gaps) == 3
    far = max(gap(island, (put.x, put.y), (puts[0].x, puts[0].y)) for put in puts)
    assert min(gaps) > far // 8
    assert apart(island, puts[:3], 64) == puts[:3]
