"""What computer players say of their decisions is told to the other: it holds no secret."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from discovery.agents.agent import OwnChance
from discovery.agents.budget import Budget
from discovery.agents.island import reasons
from discovery.agents.island.dangers import EVEN, TRODDEN, best_kit, ward_off
from discovery.agents.island.player import PUTS_TRIED
from discovery.agents.island.roads import hours_to
from discovery.agents.registry import agent_kinds, make_agent
from discovery.rules.island.actions import SUFFER, Equip, Put
from discovery.rules.island.entry import start
from discovery.rules.island.markers import MARKERS
from discovery.rules.island.phases import EVENT, Phase
from tests.rules.island.table import Lively, Table, beside, face_of
from tests.rules.island.test_games import played
from tests.rules.island.test_secrets import exchanged

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.island.island import Island
    from discovery.rules.island.state import IslandState

FEW = Budget(playouts=2, seconds=None)
TWINS = 3
KINDS = [kind.name for kind in agent_kinds("island")]


def said(name: str, state: IslandState, seed: int) -> tuple[str, str]:
    """Return what a computer player does, and the reason that the other can be told."""
    assert state.to_act is not None
    choice = make_agent("island", name, seed, FEW).advise(state.view(state.to_act))[0]
    return state.text(choice.action).split()[0], str(choice.reason)


@pytest.mark.parametrize("name", KINDS)
def test_a_reason_is_the_same_whatever_is_secret(islands: Mapping[str, Island], name: str) -> None:
    """A kind of deed has one reason, whatever the other does not know of who does it."""
    seen: defaultdict[Phase, int] = defaultdict(int)
    for number, (before, _, _) in enumerate(played(islands, "cauldron", 5)):
        seat = before.to_act
        if before.pending is not None or seat is None or before.phase.value in {"put", "equip"}:
            continue
        if number % (2 if before.phase is EVENT else 41):
            continue
        seen[before.phase] += 1
        heard: defaultdict[str, set[str]] = defaultdict(set)
        for salt in range(TWINS):
            twin = exchanged(before, 1 - seat, number + salt)
            for seed in range(2):
                deed, reason = said(name, twin, seed)
                heard[deed].add(reason)
        assert all(len(found) == 1 for found in heard.values()), heard
    assert len(seen) == 2, seen


@pytest.mark.parametrize("name", [name for name in KINDS if name != "random"])
def test_who_suffers_an_event_does_not_say_whether_there_was_help(
    island: Island, name: str
) -> None:
    told = set()
    for kit in ("nothing", "compass", "flashlight"):
        table = Table(island, beside(island, "jungle"), kits=(kit, "nothing"))
        table.go("jungle", face_of("jungle", "compass"))
        told |= {
            reason
            for seed in range(12)
            for deed, reason in [said(name, table.state, seed)]
            if deed == "suffer"
        }
    assert told == {"No accessory at hand is worth spending on it."}


def test_a_hint_to_spend_an_accessory_does_not_say_that_none_is_worth_it(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("flashlight", "nothing"))
    table.go("jungle", face_of("jungle", "flashlight"))
    found = make_agent("island", "expert", 1, FEW).advise(table.state.view(0))
    assert [table.state.text(choice.action) for choice in found[:2]] == ["spend", "suffer"]
    assert str(found[1].reason) == "Keep it for another time."


@pytest.mark.parametrize("name", [name for name in KINDS if name != "random"])
def test_nobody_claims_that_something_helps_where_nothing_can(island: Island, name: str) -> None:
    marker = next(face for face in MARKERS if face.lost and face.item < 0 and face.terrain == 0)
    table = Table(island, beside(island, "jungle"), kits=("compass flashlight", "nothing"))
    table.go("jungle", marker.words.removeprefix("jungle "))
    assert SUFFER in table.state.legal_actions()
    assert said(name, table.state, 1) == ("suffer", "Nothing wards that off.")


def test_what_is_said_of_a_kit_is_so(island: Island) -> None:
    """Whoever says that a kit saves most days has worked it out; any kit costs what there is."""
    told = {}
    for name in ("novice", "player", "expert"):
        state = start(2, {"first": "0", "island": "it"}, {"it": island})
        state.resolve(Lively(1))
        state.apply(state.legal_actions()[0])
        choice = make_agent("island", name, 5, FEW).advise(state.view(0))[0]
        assert isinstance(choice.action, Equip)
        told[name] = str(choice.reason)
        best = choice.action.kit in {best_kit(TRODDEN), best_kit(EVEN)}
        assert (choice.reason == reasons.KIT) is best
    assert told["novice"] == "For that the points suffice."


def test_who_compares_a_few_hexes_says_no_more(island: Island) -> None:
    """A Pathfinder takes the farthest of those that it picks, a Cartographer knows them all."""
    state = start(2, {"first": "0", "island": "it"}, {"it": island})
    state.resolve(Lively(1))
    view = state.view(0)
    roads = [hours_to(island, island.cell(*fort)) for fort in view.unread_forts()]
    for seed in range(5):
        choice = make_agent("island", "player", seed, FEW).advise(view)[0]
        assert choice.reason == reasons.FARTHEST_OF_SOME
        chance, puts = OwnChance(seed), view.legal_actions()
        picked = [puts[chance.pick(range(len(puts)))] for _ in range(PUTS_TRIED)]
        far = {
            put: min(road[island.cell(put.x, put.y)] for road in roads)
            for put in picked
            if isinstance(put, Put)
        }
        assert far[choice.action] == max(far.values())
    assert make_agent("island", "novice", 1, FEW).advise(view)[0].reason == reasons.SOMEWHERE
    assert make_agent("island", "expert", 1, FEW).advise(view)[0].reason == reasons.FAR


@pytest.mark.parametrize("name", ["novice", "player", "player-gambler"])
def test_who_uses_whatever_helps_says_so(island: Island, name: str) -> None:
    """Only who weighs the days against the accessory says that it is worth it."""
    table = Table(island, beside(island, "jungle"), kits=("compass", "nothing"))
    table.go("jungle", face_of("jungle", "compass"))
    view = table.state.view(0)
    told = {reason for seed in range(8) for _, reason in [said(name, table.state, seed)]}
    assert "An accessory that helps is there to be used." in told
    assert str(reasons.WARD) not in told
    expert = make_agent("island", "expert", 1, FEW).advise(view)[0]
    assert (expert.reason == reasons.WARD) is ward_off(view)
