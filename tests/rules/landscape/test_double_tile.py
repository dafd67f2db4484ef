"""The double-tile variant: two tiles in hand, hidden from the others."""

import pickle

import pytest

from discovery.rules.game import IllegalAction
from discovery.rules.landscape.actions import Discard
from discovery.rules.landscape.chance import chance_text, chance_values
from discovery.rules.landscape.entry import start
from discovery.rules.landscape.events import (
    GameEnded,
    HandDrawn,
    HandShown,
    TileDiscarded,
    TurnBegan,
)
from discovery.rules.landscape.phases import Phase
from discovery.rules.landscape.state import LandscapeState
from discovery.rules.landscape.tileset import TileSet
from tests.rules.landscape.table import Lively, Scripted

ALL_GRASS_OUTSIDE = ("place 11 0,-1 3", "place 15 1,0 3", "place 15 -1,0 1")
"""Closes the start tile's sea and both mountains: only grassland edges are open."""


def deal(tileset: TileSet, *numbers: int, stack: list[int] | None = None) -> LandscapeState:
    """Deal two tiles to seat 0, then two to seat 1, and begin seat 0's turn."""
    state = start(2, {"first": "0", "double_tile": "on"}, tileset)
    if stack is not None:
        state.bag = sorted([*numbers, *stack])
    state.resolve(Scripted(*numbers))
    state.resolve(Scripted())
    return state


def turn(state: LandscapeState, placement: str, step: str = "pass") -> None:
    state.apply(state.parse(placement))
    state.apply(state.parse(step))


def grass_outside(tileset: TileSet, third: int, stack: list[int]) -> LandscapeState:
    """Seat 1 is to act with two tiles; `third` is the one it has kept since the deal."""
    state = deal(tileset, 11, 15, 15, third, stack=[15, *stack])
    turn(state, ALL_GRASS_OUTSIDE[0])
    state.resolve(Scripted(15))
    turn(state, ALL_GRASS_OUTSIDE[1])
    return state


def test_both_tiles_can_be_placed_and_the_hand_is_filled_after_the_follower_step(
    tileset: TileSet,
) -> None:
    state = deal(tileset, 5, 15, 4, 1)
    listed = {state.text(action) for action in state.legal_actions()}
    assert {text.split()[1] for text in listed} == {"05", "15"}
    turn(state, "place 15 0,1 2", "deploy 1")
    assert state.view(0).hand(0) == (5,)
    events = state.resolve(Scripted(27))
    assert events == (HandDrawn(0, 27), TurnBegan(1))
    assert state.view(0).hand(0) == (5, 27)
    assert state.to_act == 1


def test_two_alike_are_listed_once(tileset: TileSet) -> None:
    state = deal(tileset, 15, 15, 4, 1)
    texts = [state.text(action) for action in state.legal_actions()]
    assert len(texts) == len(set(texts))
    twin = state.tileset.places[256][16 + 4][0]
    refusal = state.check(twin)
    assert refusal is not None
    assert str(refusal.reason) == "Your tiles are alike: use the first of them."
    with pytest.raises(IllegalAction, match="alike"):
        state.apply(twin)


def test_dealt_hands_are_recorded_and_hidden(tileset: TileSet) -> None:
    state = start(2, {"first": "1", "double_tile": "on"}, tileset)
    events = state.resolve(Scripted(5, 15, 4, 1))
    assert [chance_text(event) for event in events] == [
        "hand 1 05",
        "hand 1 15",
        "hand 0 04",
        "hand 0 01",
    ]
    assert chance_values("hand 1 05") == (5,)
    assert events[0].seen_by(1) == events[0]
    assert events[0].seen_by(0) == HandDrawn(1, None, dealt=True)
    assert chance_text(HandDrawn(1, None)) is None


def test_views_hide_the_other_hand_and_count_it_with_the_stack(tileset: TileSet) -> None:
    state = deal(tileset, 5, 15, 4, 1)
    view = state.view(1)
    assert view.hand(1) == (4, 1)
    assert view.hand(0) == (0, 0)
    assert view.stack_left == 79
    assert view.unseen.total() == 81
    assert view.unseen[5] == 1
    assert view.legal_actions() == ()
    refusal = view.check(state.legal_actions()[0])
    assert refusal is not None
    assert str(refusal.reason) == "It is another player's turn."


def test_who_looks_on_decides_only_where_the_hand_is_known(tileset: TileSet) -> None:
    state = deal(tileset, 5, 15, 4, 1)
    action = state.legal_actions()[0]
    seen, everything = state.common_view(), state.open_view()
    assert (seen.hand(0), everything.hand(0)) == ((0, 0), (5, 15))
    assert seen.legal_actions() == ()
    refusal = seen.check(action)
    assert refusal is not None
    assert refusal.paragraph == "landscape.turn"
    assert everything.legal_actions() == state.legal_actions()
    assert everything.check(action) is None


def test_secrets_that_differ_give_equal_views(tileset: TileSet) -> None:
    one = deal(tileset, 5, 15, 4, 1)
    other = deal(tileset, 42, 27, 4, 1)
    assert pickle.dumps(one.view(1)) == pickle.dumps(other.view(1))
    assert pickle.dumps(one.view(0)) != pickle.dumps(other.view(0))


def test_a_sample_agrees_with_what_was_seen(tileset: TileSet) -> None:
    state = deal(tileset, 5, 15, 4, 1)
    view = pickle.loads(pickle.dumps(state.view(1)))  # noqa: S301 - made a line above
    hands = set()
    for seed in range(20):
        sample = view.sample(Lively(seed))
        assert sample.hands[1] == (4, 1)
        assert len(sample.bag) == 79
        assert sorted([*sample.bag, *sample.hands[0]]) == sorted([*state.bag, 5, 15])
        hands.add(sample.hands[0])
        assert pickle.dumps(sample.view(1)) == pickle.dumps(state.view(1))
    assert len(hands) > 10


def test_when_neither_fits_both_are_shown_one_is_discarded_and_another_drawn(
    tileset: TileSet,
) -> None:
    state = grass_outside(tileset, 5, [4, 1, 15, 41])
    state.resolve(Scripted(41))
    assert state.to_act == 0
    turn(state, ALL_GRASS_OUTSIDE[2])
    state.hands[1] = (5, 4)
    state.bag = [1, 15]
    events = state.resolve(Scripted(15))
    assert events == (HandDrawn(0, 15), TurnBegan(1), HandShown(1, (5, 4)))
    assert state.view(0).phase is Phase.DISCARD
    assert {state.text(action) for action in state.legal_actions()} == {"discard 05", "discard 04"}
    assert state.view(0).hand(1) == (5, 4)
    refusal = state.check(state.parse("pass"))
    assert refusal is not None
    assert str(refusal.reason) == "Neither of your tiles fits: discard one of them first."
    assert state.apply(state.parse("discard 05")) == (TileDiscarded(1, 5),)
    assert state.pending == "redraw"
    assert state.resolve(Scripted(1)) == (HandDrawn(1, 1),)
    assert state.view(0).phase is Phase.PLACE
    assert state.out == (5,)
    assert state.view(0).hand(1) == (4, 0)
    turn(state, "place 01 0,1 0")
    assert state.view(0).hand(1) == (4,)


def nothing_fits(tileset: TileSet, stack: list[int]) -> LandscapeState:
    state = grass_outside(tileset, 5, [4, 15])
    state.resolve(Scripted(4))
    turn(state, ALL_GRASS_OUTSIDE[2])
    state.hands = [(16,), (5, 4)]
    state.bag = stack
    return state


def test_stack_empty_and_nothing_fits_the_hand_leaves_and_the_turn_ends(tileset: TileSet) -> None:
    state = nothing_fits(tileset, [])
    state.hands[0] = (1,)
    events = state.resolve(Scripted())
    assert events == (
        TurnBegan(1),
        HandShown(1, (5, 4)),
        TileDiscarded(1, 5),
        TileDiscarded(1, 4),
        TurnBegan(0),
    )
    assert state.to_act == 0
    turn(state, "place 01 0,1 0")
    (ended,) = state.resolve(Scripted())
    assert isinstance(ended, GameEnded)


def test_a_redraw_that_does_not_fit_with_the_stack_empty_ends_the_turn(tileset: TileSet) -> None:
    state = nothing_fits(tileset, [16, 20])
    state.resolve(Scripted(20))
    state.apply(state.parse("discard 04"))
    events = state.resolve(Scripted(16))
    assert isinstance(events[-1], GameEnded)
    assert [event.number for event in events if isinstance(event, TileDiscarded)] == [5, 16, 16, 20]
    assert state.to_act is None


def test_a_redraw_that_does_not_fit_while_the_stack_lasts_is_followed_by_another(
    tileset: TileSet,
) -> None:
    state = nothing_fits(tileset, [1, 20, 22])
    state.resolve(Scripted(22))
    state.apply(state.parse("discard 04"))
    assert state.resolve(Scripted(20)) == (HandDrawn(1, 20), HandShown(1, (5, 20)))
    assert state.view(0).phase is Phase.DISCARD
    state.apply(state.parse("discard 20"))
    assert state.resolve(Scripted(1)) == (HandDrawn(1, 1),)


def test_a_seat_without_tiles_is_skipped_and_the_last_tile_ends_the_game(tileset: TileSet) -> None:
    state = deal(tileset, 15, 15, 1, stack=[])
    turn(state, "place 15 0,1 2")
    state.resolve(Scripted())
    turn(state, "place 01 1,1 0")
    state.resolve(Scripted())
    assert state.to_act == 0
    turn(state, state.text(state.legal_actions()[0]))
    state.resolve(Scripted())
    assert state.to_act is None


def test_a_discard_of_one_of_two_alike(tileset: TileSet) -> None:
    state = nothing_fits(tileset, [1, 15])
    state.hands[1] = (20, 20)
    state.resolve(Scripted(15))
    assert [state.text(action) for action in state.legal_actions()] == ["discard 20"]
    refusal = state.check(Discard(1))
    assert refusal is not None
    assert str(refusal.reason) == "There is no such tile in your hand."
