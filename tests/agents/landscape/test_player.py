from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from discovery.agents.landscape.judge import Judge, tiles_to_come
from discovery.agents.landscape.player import PlayerAgent
from discovery.agents.landscape.prospects import Prospects
from discovery.agents.landscape.taste import BUILDER, SPOILER
from discovery.cli.playing import FEW
from discovery.cli.simulate import play
from discovery.match.chance import LiveChance
from discovery.match.replay import replay, until
from discovery.match.seats import SeatInfo
from discovery.match.store import read_record
from discovery.rules.landscape.actions import PASS, Deploy, Discard, Pass, Place, Take
from tests.suite.case import Setting, find_case
from tests.suite.test_golden import FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.agents.landscape.taste import Taste
    from discovery.rules.landscape.state import LandscapeState

CASE = find_case("landscape")


def positions(seed: int, **options: str) -> Iterator[LandscapeState]:
    for step in CASE.plays(Setting(3, options, seed)):
        if step.action is not None:
            yield cast("LandscapeState", step.before)


@pytest.mark.parametrize("options", [{}, {"double_tile": "on"}])
def test_every_choice_is_legal_and_the_seed_decides(options: dict[str, str]) -> None:
    for number, state in enumerate(positions(3, **options)):
        if number % 4 == 0 and state.to_act is not None:
            view = state.view(state.to_act)
            action = PlayerAgent(number, BUILDER).choose(view)
            assert state.check(action) is None
            assert PlayerAgent(number, BUILDER).choose(view) == action


def test_a_forced_discard_is_chosen_too() -> None:
    record = read_record(FOLDER / "landscape" / "landscape-32562-0.json")
    (index,) = [i for i, step in enumerate(record.steps) if step.action.startswith("discard")]
    match = replay(until(record, index), CASE.box)
    assert match.to_act is not None
    view = match.view(match.to_act)
    assert PlayerAgent(1, BUILDER).choose(view) in (Discard(0), Discard(1))


def test_it_knows_no_more_than_its_view() -> None:
    """Two positions that differ in hidden hands alone get the same choice."""
    for number, state in enumerate(positions(8, double_tile="on")):
        if number % 20 == 0 and state.to_act is not None:
            seat = state.to_act
            twin = state.copy()
            for other in range(3):
                hidden = twin.hands[other]
                if other != seat and len(hidden) == 2 and len(twin.bag) > 2:
                    twin.hands[other] = (twin.bag[0], twin.bag[-1])
                    twin.bag = sorted([*twin.bag[1:-1], *hidden])
                    twin.known[other] = 0
            state.known = [0 if other != seat else known for other, known in enumerate(state.known)]
            choices = [PlayerAgent(5, BUILDER).choose(each.view(seat)) for each in (state, twin)]
            assert choices[0] == choices[1]


def test_a_complete_territory_is_scored_before_the_end() -> None:
    """At the end it would count as incomplete."""
    seats = tuple(SeatInfo(f"C{n}", n, "player") for n in range(2))
    match, _ = play(CASE.box, seats, {}, 4, FEW)
    complete = [
        line
        for seat in match.view(0).breakdown()
        for line in seat
        if "complete" in str(line.reason)
    ]
    assert len(complete) > 4


def test_it_beats_the_random_player_clearly() -> None:
    wins = 0
    for seed in range(4):
        names = ("player", "random") if seed % 2 else ("random", "player")
        seats = tuple(SeatInfo(name, n, name) for n, name in enumerate(names))
        match, _ = play(CASE.box, seats, {}, seed, FEW)
        wins += match.winners == (names.index("player"),)
    assert wins == 4


def test_a_turn_is_judged_by_what_is_promised_once_it_is_played() -> None:
    kinds = set()
    for state in positions(5):
        if state.to_act is None or state.pending is not None:
            continue
        prospects = Prospects(BUILDER, tiles_to_come(state), state.players)
        judge = Judge(state, prospects, BUILDER.rivalry)
        legal = state.legal_actions()
        turns = judge.turns(legal[:2]) if isinstance(legal[0], Place) else judge.steps()
        for turn in turns:
            after = judge.balance(judge.after(turn).promises())
            assert turn.worth == pytest.approx(after)
            kinds.add(type(turn.step))
    assert kinds == {Deploy, Take, Pass}


def test_it_deploys_rather_than_does_nothing_at_the_start() -> None:
    state = next(iter(positions(1)))
    state.apply(state.legal_actions()[0])
    assert state.to_act is not None
    action = PlayerAgent(2, BUILDER).choose(state.view(state.to_act))
    assert action != PASS
    assert isinstance(action, Deploy)


def widened(taste: Taste) -> int:
    """Return how many placements in a few games left another's territory with more open edges."""
    found = 0
    for seed in (1, 3):
        chance = LiveChance(seed)
        state = cast("LandscapeState", CASE.start(Setting(2, {"first": "0"}, seed)))
        while (seat := state.to_act) is not None:
            if state.pending is not None:
                state.resolve(chance)
                continue
            view = state.view(seat)
            action = PlayerAgent(1, BUILDER if seat else taste).choose(view)
            if seat == 0 and isinstance(action, Place):
                found += any(
                    change.follower.seat == 1 and change.open_after > change.open_before
                    for change in view.changes(action)
                )
            state.apply(action)
    return found


def test_a_spoiler_bars_the_others_way_and_a_builder_does_not() -> None:
    assert widened(SPOILER) >= 4 * max(1, widened(BUILDER))
