from __future__ import annotations

from collections import Counter
from itertools import count
from typing import TYPE_CHECKING, cast

from discovery.agents.agent import SeatName
from discovery.agents.landscape import reasons
from discovery.agents.landscape.novice import NoviceAgent
from discovery.agents.landscape.player import PlayerAgent
from discovery.agents.landscape.taste import BUILDER
from discovery.match.chance import LiveChance
from discovery.rules.landscape.actions import Deploy, Place, Take
from tests.suite.case import Setting, find_case

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from discovery.agents.agent import Agent, Choice
    from discovery.rules.game import Message
    from discovery.rules.landscape.state import LandscapeState

CASE = find_case("landscape")


def decisions(
    seed: int, agent: Callable[[int], Agent] = lambda _: PlayerAgent(1, BUILDER)
) -> Iterator[tuple[LandscapeState, Choice]]:
    """Play a game and give each position with the choice made in it.

    `agent` is who decides, by the number of the decision.
    """
    chance = LiveChance(seed)
    state = cast("LandscapeState", CASE.start(Setting(2, {}, seed)))
    numbers = count()
    while state.to_act is not None:
        if state.pending is not None:
            state.resolve(chance)
            continue
        choice = agent(next(numbers)).advise(state.view(state.to_act))[0]
        yield state, choice
        state.apply(choice.action)


def among(reason: Message, table: tuple[tuple[str, str], ...]) -> bool:
    return any(reason.template == many for _, many in table)


def test_what_is_said_to_be_closed_is_closed_for_so_many_points() -> None:
    seen = 0
    for seed in range(2):
        for state, choice in decisions(seed):
            if isinstance(choice.action, Place) and among(choice.reason, reasons.CLOSES):
                after = state.copy()
                after.apply(choice.action)
                scores = [
                    after.board.score(after.node_at(spot.x, spot.y, spot.segment))
                    for spot in after.deployed[state.seat]
                ]
                points = choice.reason.values["count"]
                assert any(score.complete and score.points == points for score in scores)
                seen += 1
    assert seen >= 5


def test_what_is_said_of_a_follower_taken_back_is_what_it_scores() -> None:
    seen = 0
    for state, choice in decisions(3):
        if isinstance(choice.action, Take):
            spot = choice.action
            score = state.board.score(state.node_at(spot.x, spot.y, spot.segment))
            assert choice.reason.values["count"] == score.points
            assert among(choice.reason, reasons.TAKES_OPEN) != score.in_full
            seen += 1
    assert seen > 20


def test_a_placement_tells_the_follower_step_that_a_player_goes_on_with() -> None:
    meant = None
    kinds = set()
    for _, choice in decisions(3):
        if isinstance(choice.action, Place):
            meant = choice.then
            kinds.add(type(meant))
        else:
            assert choice.action == meant
            assert choice.then is None
    assert kinds == {Deploy, Take}


def test_many_different_things_are_said() -> None:
    said = {choice.reason.template for seed in range(3) for _, choice in decisions(seed)}
    assert len(said) > 20


def test_a_newcomer_tells_what_it_sees_and_nothing_of_the_others_or_the_end() -> None:
    said: Counter[str] = Counter()
    meant = kept = 0
    room = None
    for seed in range(2):
        for _, choice in decisions(seed, NoviceAgent):
            said[choice.reason.template] += 1
            if isinstance(choice.action, Place):
                starts = reasons.STARTS, reasons.STARTS_WORTH
                room = any(among(choice.reason, each) for each in starts)
            elif room:
                meant += 1
                kept += isinstance(choice.action, Deploy)
    beyond = *reasons.DEPLOYS_LATE, *reasons.TAKES_LATE, *reasons.HINDERS
    assert not {many for _, many in beyond} & said.keys()
    assert not {*reasons.SEALED, reasons.NOTHING_NEAR.template} & said.keys()
    assert said.most_common(1)[0][1] < said.total() / 6
    assert len(said) > 20
    assert kept > meant * 2 / 3 > 20, "somebody is sent where there is room for it"


def test_late_deployments_tell_what_they_bring_at_the_end() -> None:
    seen = 0
    for seed in range(3):
        for state, choice in decisions(seed):
            if isinstance(choice.action, Deploy) and among(choice.reason, reasons.DEPLOYS_LATE):
                after = state.copy()
                after.apply(choice.action)
                spot = after.deployed[state.seat][-1]
                score = after.board.score(after.node_at(spot.x, spot.y, spot.segment), final=True)
                assert choice.reason.values["count"] == score.points
                assert len(state.bag) < 4
                seen += 1
    assert seen >= 3


def test_choices_are_told_apart_and_others_are_named() -> None:
    same = alike = 0
    owners = set()
    for state, _ in decisions(5):
        choices = PlayerAgent(1, BUILDER).advise(state.view(state.seat))
        said = [choice.reason for choice in choices]
        if len(said) == 3 and isinstance(choices[0].action, Place):
            alike += all(reason == said[0] for reason in said)
            same += 1
        for reason in said:
            owner = reason.values.get("owner")
            if owner is not None:
                assert owner == SeatName(1 - state.seat)
                owners.add(owner)
    assert alike < same / 4
    assert len(owners) == 2


def test_a_reason_reads_well_for_one_and_for_many() -> None:
    for table in (
        reasons.CLOSES,
        reasons.NEARS,
        reasons.GROWS,
        reasons.HINDERS,
        reasons.TAKES_COMPLETE,
        reasons.TAKES_LATE,
        reasons.TAKES_OPEN,
        reasons.DEPLOYS_COMPLETE,
        reasons.DEPLOYS_LATE,
        reasons.DEPLOYS_OPEN,
    ):
        for one, many in table:
            assert "{count}" in one
            assert one != many
            assert one.endswith(".")
