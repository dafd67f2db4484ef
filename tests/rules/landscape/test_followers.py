"""The rule book's examples of deploying and taking back, each on a real board."""

import pytest

from discovery.rules.game import IllegalAction
from discovery.rules.landscape.events import FollowerTaken
from discovery.rules.landscape.tileset import TileSet
from tests.rules.landscape.table import Table


def long_sea(tileset: TileSet, players: int = 2) -> Table:
    """A sea of three tiles to the north whose navigator stands at its far end."""
    table = Table(tileset, players)
    table.turn("place 37 0,-1 1", "deploy 1")
    table.turn("place 38 0,-2 1")
    return table


@pytest.mark.parametrize("players", [2, 3])
def test_a_follower_far_away_closes_its_territory_for_everyone(
    tileset: TileSet, players: int
) -> None:
    table = long_sea(tileset, players)
    table.place("place 16 0,-3 1")
    assert table.steps() - {"take 0,-1 1"} == {"deploy 0", "pass"}
    refusal = table.refusal("deploy 1")
    assert refusal is not None
    assert str(refusal.reason) == "A follower already stands in this sea, however far away."
    with pytest.raises(IllegalAction):
        table.state.apply(table.state.parse("deploy 1"))


def test_other_segments_of_the_tile_stay_open(tileset: TileSet) -> None:
    table = Table(tileset)
    table.turn("place 37 0,-1 1", "deploy 1")
    table.place("place 38 0,-2 1")
    assert table.steps() == {"deploy 0", "deploy 2", "pass"}


def test_a_segment_not_yet_joined_is_free(tileset: TileSet) -> None:
    table = Table(tileset)
    table.turn("place 13 0,-1 0", "deploy 1")
    table.place("place 53 -1,0 3")
    assert "deploy 1" in table.steps()
    table.state.apply(table.state.parse("deploy 1"))
    table.turn("place 20 -1,-1 3", "pass")
    territory = table.state.view(0).territory(0, -1, 1)
    assert {follower.seat for follower in territory.followers} == {0, 1}


@pytest.mark.parametrize("later", [2, 3], ids=["the same player", "another player"])
def test_a_territory_left_by_its_last_follower_is_free_again(tileset: TileSet, later: int) -> None:
    table = Table(tileset)
    table.turn("place 37 0,-1 1", "deploy 1")
    table.turn("place 15 0,1 2")
    table.turn("place 38 0,-2 1", "take 0,-1 1")
    if later == 2:
        table.turn("place 15 0,2 0")
    table.place("place 16 0,-3 1")
    assert "deploy 1" in table.steps()


def test_never_deploy_and_take_back_in_one_turn(tileset: TileSet) -> None:
    table = long_sea(tileset)
    table.turn("place 16 0,-3 1", "take 0,-1 1")
    assert table.state.legal_actions() == ()
    refusal = table.state.check(table.state.parse("deploy 0"))
    assert refusal is not None
    assert str(refusal.reason) == "The turn has to be ended first."


def test_nobody_takes_back_what_is_not_theirs(tileset: TileSet) -> None:
    table = Table(tileset)
    table.turn("place 37 0,-1 1", "deploy 1")
    table.place("place 38 0,-2 1")
    refusal = table.refusal("take 0,-1 1")
    assert refusal is not None
    assert str(refusal.reason) == "None of your followers stands there."


def test_no_fifth_follower(tileset: TileSet) -> None:
    table = Table(tileset)
    table.state.supply[0] = 0
    table.place("place 05 0,-1 0")
    assert table.steps() == {"pass"}
    refusal = table.refusal("deploy 0")
    assert refusal is not None
    assert str(refusal.reason) == "All your followers are on the board."


def test_no_segment_beyond_the_tile(tileset: TileSet) -> None:
    table = Table(tileset)
    table.place("place 05 0,-1 0")
    refusal = table.refusal("deploy 1")
    assert refusal is not None
    assert str(refusal.reason) == "The tile has no such segment."


def test_steps_out_of_turn_are_refused(tileset: TileSet) -> None:
    table = Table(tileset)
    table.draw(5)
    refusal = table.refusal("pass")
    assert refusal is not None
    assert str(refusal.reason) == "Place your tile first."
    table.place("place 05 0,-1 0")
    refusal = table.state.check(table.state.tileset.places[1][1][0])
    assert refusal is not None
    assert str(refusal.reason) == "Your tile of this turn is already placed."


def test_a_follower_taken_back_can_be_deployed_from_the_next_turn(tileset: TileSet) -> None:
    table = long_sea(tileset)
    (event,) = table.turn("place 16 0,-3 1", "take 0,-1 1")
    assert isinstance(event, FollowerTaken)
    assert table.state.supply == [4, 4]
    table.turn("place 15 0,1 2")
    table.place("place 15 0,2 0")
    assert "deploy 1" in table.steps()


def test_two_own_followers_of_one_territory_on_two_turns(tileset: TileSet) -> None:
    table = Table(tileset)
    table.turn("place 36 -1,0 3", "deploy 1")
    table.turn("place 30 1,0 0")
    table.turn("place 56 0,-1 2", "deploy 1")
    table.turn("place 19 -1,-1 3")
    table.turn("place 27 -1,-2 1", "take -1,0 1")
    first = table.state.points[0]
    assert "take 0,-1 1" not in table.steps()
    table.turn("place 15 0,1 2")
    table.turn("place 15 0,2 0", "take 0,-1 1")
    assert first > 0
    assert table.state.points[0] == 2 * first


def test_two_navigators_in_one_joined_sea_with_four_cities(tileset: TileSet) -> None:
    table = Table(tileset)
    table.turn("place 13 0,-1 0", "deploy 1")
    table.turn("place 53 -1,0 3", "deploy 1")
    table.turn("place 20 -1,-1 3", "take 0,-1 1")
    assert table.state.points == [4, 0]
    table.turn("place 15 0,1 2", "take -1,0 1")
    assert table.state.points == [4, 4]
