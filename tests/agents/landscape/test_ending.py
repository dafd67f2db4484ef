"""With one tile left that everybody knows, an expert plays as well as can be."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from discovery.agents.landscape.ending import is_open_book, played_out
from discovery.agents.landscape.judge import Judge, tiles_to_come
from discovery.agents.landscape.prospects import Prospects
from discovery.agents.landscape.taste import BUILDER
from tests.agents.landscape.puzzle import read_puzzle
from tests.rules.landscape.table import Scripted
from tests.suite.case import find_case

if TYPE_CHECKING:
    from discovery.rules.landscape.state import LandscapeState

FOLDER = Path(__file__).parent / "tactics"


def position(name: str) -> LandscapeState:
    return read_puzzle(FOLDER / f"{name}.txt").position(find_case("landscape").box.content)


def lead(state: LandscapeState, seat: int) -> int:
    """Return by how much `seat` wins if both play the rest as well as can be, by brute force."""
    if state.pending is not None:
        state.resolve(Scripted(*state.bag))
    if state.to_act is None:
        return state.points[seat] - state.points[1 - seat]
    leads = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        leads.append(lead(after, seat))
    return max(leads) if state.to_act == seat else min(leads)


@pytest.mark.parametrize("name", ["no_room_for_their_grassland", "last_follower"])
def test_the_last_turns_are_played_out_exactly(name: str) -> None:
    state = position(name)
    assert len(state.bag) == 1
    left = tiles_to_come(state)
    assert is_open_book(state, left)
    judge = Judge(state, Prospects(BUILDER, left, 2), BUILDER.rivalry)
    legal = state.legal_actions()
    turns = judge.turns(legal) if state.last is None else judge.steps()
    best = played_out(state, turns, BUILDER)[0]
    assert best.worth == lead(state.copy(), state.seat)


def test_the_book_is_closed_while_hands_are_hidden_or_tiles_are_many() -> None:
    state = position("first_of_two_complete")
    assert not is_open_book(state, tiles_to_come(state))
    last = position("last_follower")
    last.double_tile = True
    assert not is_open_book(last, 1)
