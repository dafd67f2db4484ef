from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.landscape.novice import NEAR, NoviceAgent
from discovery.agents.registry import make_agent
from discovery.match.chance import LiveChance
from discovery.rules.landscape.actions import Deploy, Pass, Place, Take
from discovery.rules.landscape.phases import FOLLOWER, PLACE
from discovery.rules.landscape.tileset import place_of
from tests.suite.case import Setting, find_case

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.rules.landscape.actions import Action
    from discovery.rules.landscape.state import LandscapeState

CASE = find_case("landscape")


def game(seed: int, rival: str = "player") -> Iterator[tuple[LandscapeState, Action | None]]:
    """Play a game of a novice on seat 0 and give each of its positions and answers; then None."""
    chance = LiveChance(seed)
    state = cast("LandscapeState", CASE.start(Setting(2, {"first": "0"}, seed)))
    while state.to_act is not None:
        if state.pending is not None:
            state.resolve(chance)
            continue
        view = state.view(state.to_act)
        if state.to_act == 0:
            action = NoviceAgent(seed).choose(view)
            yield state, action
        else:
            action = make_agent("landscape", rival, seed).choose(view)
        state.apply(action)
    yield state, None


def test_it_looks_no_further_than_what_it_has_in_mind() -> None:
    far = 0
    for state, action in game(1):
        if isinstance(action, Place):
            laid = list(state.board.tiles)
            minds = [(spot.x, spot.y) for spot in state.deployed[0]]
            minds.append(place_of(laid[-min(2, len(laid))]))

            def is_near(place: Place, minds: list[tuple[int, int]] = minds) -> bool:
                return any(max(abs(place.x - x), abs(place.y - y)) <= NEAR for x, y in minds)

            legal = [cast("Place", each) for each in state.legal_actions()]
            far += sum(not is_near(each) for each in legal)
            assert is_near(action) or not any(map(is_near, legal))
    assert far > 100


def test_it_finishes_what_it_can_and_holds_nobody_back() -> None:
    kinds = set()
    for state, action in game(2):
        if state.phase is FOLLOWER and action is not None:
            board = state.board
            roots = [board.root(state.node_at(s.x, s.y, s.segment)) for s in state.deployed[0]]
            complete = [root for root in roots if not board.open_edges[root]]
            legal = state.legal_actions()
            if complete:
                assert isinstance(action, Take)
                spot = board.root(state.node_at(action.x, action.y, action.segment))
                assert spot in complete
            elif any(isinstance(each, Deploy) for each in legal):
                assert isinstance(action, Deploy)
            kinds.add(type(action))
    assert kinds == {Deploy, Take, Pass}


def test_it_forgets_that_the_end_comes() -> None:
    """Somebody of its own is left standing, open land unfinished."""
    *_, (state, _) = game(3)
    assert state.deployed[0]
    assert state.phase is not PLACE


def test_a_player_beats_it_and_it_beats_chance() -> None:
    for seed in range(3):
        *_, (state, _) = game(seed)
        assert state.points[1] > state.points[0]
        *_, (state, _) = game(seed, "random")
        assert state.points[0] > state.points[1]


def test_it_does_not_wait_forever_with_nobody_left_to_send_out() -> None:
    """By points alone it would wait for nineteen turns in this game."""
    longest = waiting = 0
    for state, action in game(7):
        if isinstance(action, Pass):
            waiting += not state.supply[0]
            longest = max(longest, waiting)
        elif not isinstance(action, Place):
            waiting = 0
    assert 1 < longest < 9
