"""Whose turn it is, tiles that fit nowhere, and the end of the game."""

import pytest

from discovery.rules.events import FirstPlayer
from discovery.rules.game import ChanceError, MalformedText, OptionError
from discovery.rules.landscape.actions import PASS
from discovery.rules.landscape.chance import chance_text, chance_values
from discovery.rules.landscape.entry import RULES, start
from discovery.rules.landscape.events import (
    FollowerScored,
    GameEnded,
    TileDrawn,
    TileRemoved,
    TileUnplaceable,
    TurnBegan,
)
from discovery.rules.landscape.refusals import explain
from discovery.rules.landscape.tileset import TileSet
from tests.rules.landscape.table import Lively, Scripted, Table

SEA_CLOSED = "place 11 0,-1 3"


def test_seats_act_clockwise_from_the_first(tileset: TileSet) -> None:
    state = start(3, {"first": "1"}, tileset)
    assert state.resolve(Scripted()) == ()
    order = []
    for _ in range(4):
        state.resolve(Lively(1))
        order.append(state.to_act)
        state.apply(state.legal_actions()[0])
        state.apply(state.parse("pass"))
    assert order == [1, 2, 0, 1]


def test_chance_chooses_the_first_player(tileset: TileSet) -> None:
    state = start(4, {}, tileset)
    (event,) = state.resolve(Scripted(2))
    assert event == FirstPlayer(2)
    assert chance_text(event) == "first 2"
    state.resolve(Lively(1))
    assert state.to_act == 2


def test_the_next_tile_is_drawn_only_when_the_turn_has_ended(tileset: TileSet) -> None:
    table = Table(tileset)
    table.turn("place 05 0,-1 0")
    assert (table.state.to_act, table.state.pending, table.state.legal_actions()) == (
        0,
        "next turn",
        (),
    )
    assert table.draw(15) == (TurnBegan(1), TileDrawn(1, 15))
    with pytest.raises(ValueError, match="nothing is pending"):
        table.state.resolve(Scripted())


def test_a_tile_that_fits_nowhere_leaves_the_game_and_another_is_drawn(tileset: TileSet) -> None:
    table = Table(tileset)
    table.turn(SEA_CLOSED)
    events = table.draw(5, 15)
    assert events == (TurnBegan(1), TileUnplaceable(1, 5), TileDrawn(1, 15))
    assert [chance_text(event) for event in events] == [None, "discard 05", "draw 15"]
    assert table.state.out == (5,)
    assert table.state.view(0).unseen[5] == 0


def test_nothing_left_to_draw_ends_the_game_at_once(tileset: TileSet) -> None:
    table = Table(tileset, stack=[11, 5])
    table.turn(SEA_CLOSED, "deploy 3")
    events = table.draw(5)
    assert isinstance(events[1], TileUnplaceable)
    assert isinstance(events[2], FollowerScored)
    assert isinstance(events[3], GameEnded)
    assert (table.state.to_act, table.state.legal_actions()) == (None, ())
    refusal = table.state.check(table.state.parse("pass"))
    assert refusal is not None
    assert str(refusal.reason) == "The game is over."


def test_a_complete_territory_is_scored_as_incomplete_at_the_end(tileset: TileSet) -> None:
    table = Table(tileset, stack=[2, 2, 23, 53, 15])
    table.turn("place 02 1,0 1", "deploy 3")
    for text in ("place 02 2,0 1", "place 23 2,-1 2", "place 53 0,-1 1", "place 15 1,-1 0"):
        table.turn(text)
    now = table.state.view(0).territory(1, 0, 3).score
    assert (now.complete, now.points) == (True, 10)
    assert table.state.winners() == ()
    table.draw()
    assert table.state.scores() == (5, 0)
    assert table.state.winners() == (0,)
    assert [line.points for line in table.state.breakdown()[0]] == [5]


def test_every_follower_on_the_board_scores_at_the_end_after_the_last_turn(
    tileset: TileSet,
) -> None:
    table = Table(tileset, stack=[13, 53, 20])
    table.turn("place 13 0,-1 0", "deploy 1")
    table.turn("place 53 -1,0 3", "deploy 1")
    table.turn("place 20 -1,-1 3")
    table.draw()
    assert table.state.scores() == (4, 4)
    assert table.state.winners() == (0, 1)


def test_equal_turns_take_tiles_out_face_up(tileset: TileSet) -> None:
    for players, removed in ((2, 1), (3, 2), (4, 3), (5, 3)):
        state = start(players, {"first": "0", "equal_turns": "on"}, tileset)
        events = state.resolve(Lively(players))
        assert len(events) == removed
        assert all(isinstance(event, TileRemoved) for event in events)
        assert chance_text(events[0]) == f"removed {state.out[0]:02d}"
        assert len(state.bag) % players == 0
        assert len(state.bag) == 83 - removed


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (1, {}, "2 to 5 players, not 1"),
        (6, {}, "2 to 5 players, not 6"),
        (2, {"first": "2"}, "seat 2 cannot begin"),
        (2, {"first": "x"}, "'first' can be random, 0, 1, 2, 3, 4, not 'x'"),
        (2, {"river": "on"}, "there is no option 'river'"),
    ],
)
def test_impossible_games_are_named(
    tileset: TileSet, players: int, options: dict[str, str], words: str
) -> None:
    with pytest.raises(OptionError, match=words):
        RULES.start(players, options, tileset)


class Wrong:
    def __init__(self, number: int) -> None:
        self.number = number

    def pick(self, options: object) -> int:  # noqa: ARG002 - that is what is wrong with it
        return self.number


def test_outcomes_that_chance_cannot_have_given_are_named(tileset: TileSet) -> None:
    state = start(2, {}, tileset)
    with pytest.raises(ChanceError, match="no seat 7"):
        state.resolve(Wrong(7))
    for number in (24, 99):
        table = Table(tileset)
        with pytest.raises(ChanceError, match=f"tile {number} is not in the stack"):
            table.state.resolve(Wrong(number))


@pytest.mark.parametrize(
    "text", ["", "draw", "draw 5", "first 12", "drew 05", "hand 05", "draw 05 06"]
)
def test_chance_words_that_are_none(text: str) -> None:
    with pytest.raises(MalformedText):
        chance_values(text)


def test_public_events_are_seen_by_all(tileset: TileSet) -> None:
    table = Table(tileset)
    for event in table.turn("place 05 0,-1 0"):
        assert event.seen_by(1) is event


def test_there_is_nothing_to_explain_where_passing_is_legal(tileset: TileSet) -> None:
    table = Table(tileset)
    table.place("place 05 0,-1 0")
    with pytest.raises(ValueError, match="passing is legal"):
        explain(table.state, PASS)


def test_a_tile_set_has_one_start_tile(tileset: TileSet) -> None:
    with pytest.raises(ValueError, match="one start tile, not 0"):
        TileSet(design for design in tileset.designs.values() if not design.start)
