"""The rule book's examples of what a territory is worth, each on a real board.

The first player deploys on the first tile laid and takes the follower back on the last.
"""

import pytest

from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.events import FollowerTaken
from discovery.rules.landscape.tileset import TileSet
from tests.rules.landscape.table import Table

INCOMPLETE_GRASSLAND = ["place 15 0,1 2", "place 14 -1,1 1", "place 36 1,1 0"]
GRASSLAND_OF_TWO = ["place 11 0,-1 3", "place 17 -1,-1 1", "place 39 1,-1 3"]
GRASSLAND_OF_FIVE = [
    "place 02 1,0 1",
    "place 02 2,0 1",
    "place 23 2,-1 2",
    "place 53 0,-1 1",
    "place 15 1,-1 0",
]
INCOMPLETE_MOUNTAIN = ["place 48 1,0 1", "place 21 0,1 3", "place 10 -1,1 0"]
MOUNTAIN_AND_A_FIFTH_CITY = ["place 48 1,0 1", "place 39 0,1 0", "place 42 -1,0 3"]
MOUNTAIN_OF_TWO = [
    "place 48 0,-1 2",
    "place 15 0,-2 2",
    "place 42 0,-3 1",
    "place 42 -1,-2 1",
    "place 25 1,-2 0",
]
INCOMPLETE_SEA = ["place 58 1,0 2", "place 05 1,1 1", "place 47 2,1 2"]
SEA_OF_FOUR = ["place 12 -1,0 2", "place 21 -1,-1 3", "place 47 0,-1 2"]
SEA_OF_TWO = ["place 56 0,-1 2", "place 59 1,-1 0", "place 19 -1,0 1"]

G, M, S = Terrain


@pytest.mark.parametrize(
    ("tiles", "segment", "facts", "points"),
    [
        pytest.param(
            INCOMPLETE_GRASSLAND, 1, (G, False, 4, 1, 0), 4, id="incomplete grassland of 4 tiles"
        ),
        pytest.param(GRASSLAND_OF_TWO, 0, (G, True, 2, 0, 0), 2, id="complete grassland of 2"),
        pytest.param(GRASSLAND_OF_FIVE, 3, (G, True, 5, 0, 0), 10, id="complete grassland of 5"),
        pytest.param(
            INCOMPLETE_MOUNTAIN, 1, (M, False, 2, 1, 3), 4, id="incomplete mountain, 1 + 3 cities"
        ),
        pytest.param(
            MOUNTAIN_AND_A_FIFTH_CITY, 1, (M, True, 3, 1, 3), 8, id="complete mountain, 1 + 3 of 5"
        ),
        pytest.param(
            MOUNTAIN_OF_TWO, 1, (M, True, 2, 0, 4), 4, id="complete mountain of 2, 4 cities"
        ),
        pytest.param(INCOMPLETE_SEA, 0, (S, False, 3, 2, 0), 2, id="incomplete sea with 2 cities"),
        pytest.param(SEA_OF_FOUR, 2, (S, True, 4, 3, 0), 7, id="complete sea of 4, 3 cities"),
        pytest.param(SEA_OF_TWO, 3, (S, True, 2, 1, 0), 1, id="complete sea of 2, 1 city"),
    ],
)
def test_value(
    tileset: TileSet,
    tiles: list[str],
    segment: int,
    facts: tuple[Terrain, bool, int, int, int],
    points: int,
) -> None:
    table = Table(tileset)
    table.turn(tiles[0], f"deploy {segment}")
    for placement in tiles[1:-1]:
        table.turn(placement)
    spot = f"{tiles[0].split()[2]} {segment}"
    (event,) = table.turn(tiles[-1], f"take {spot}")
    assert isinstance(event, FollowerTaken)
    score = event.score
    counted = score.terrain, score.complete, score.tiles, score.shore_cities, score.near_cities
    assert counted == facts
    assert score.points == points
    assert table.state.points == [points, 0]
    assert sum(line.points for line in table.state.breakdown()[0]) == points


def test_the_fifth_city_lies_in_a_grassland_that_is_not_adjacent(tileset: TileSet) -> None:
    table = Table(tileset)
    for placement in MOUNTAIN_AND_A_FIFTH_CITY:
        table.turn(placement)
    assert table.state.board.cities == 5
    view = table.state.view(0)
    far = view.territory(0, 1, 2)
    assert (far.terrain, far.score.shore_cities) == (G, 1)
    assert far.members == ((0, 1, 2),)


def test_a_far_city_counts_though_its_grassland_is_not_complete(tileset: TileSet) -> None:
    table = Table(tileset)
    for placement in MOUNTAIN_OF_TWO:
        table.turn(placement)
    grassland = table.state.view(0).territory(0, -2, 1)
    assert grassland.open_edges > 0
    assert len({(x, y) for x, y, _ in grassland.members}) >= 3
    assert grassland.score.shore_cities >= 2


def test_a_complete_mountain_can_still_gain_value(tileset: TileSet) -> None:
    table = Table(tileset)
    for placement in MOUNTAIN_AND_A_FIFTH_CITY:
        table.turn(placement)
    view = table.state.view(0)
    assert view.territory(0, 0, 1).score.points == 8
    table.turn("place 10 1,-1 1")
    grown = table.state.view(0).territory(0, 0, 1)
    assert grown.score.complete
    assert grown.score.points == 10


def test_a_landlocked_segment_is_complete_at_once_and_worth_a_point(tileset: TileSet) -> None:
    table = Table(tileset)
    table.place("place 06 0,1 0")
    view = table.state.view(0)
    assert view.territory(0, 1, 4).open_edges == 0
    assert view.territory(0, 1, 4).score.points == 1
    table.state.apply(table.state.parse("deploy 4"))
    table.turn("place 05 0,-1 0")
    table.turn("place 15 0,2 0", "take 0,1 4")
    assert table.state.points == [1, 0]


def test_two_segments_of_one_tile_count_its_tile_once(tileset: TileSet) -> None:
    table = Table(tileset)
    table.turn("place 59 -1,0 0")
    table.turn("place 58 -1,1 2")
    table.turn("place 19 -1,-1 1", "deploy 1")
    table.turn("place 42 -2,-1 0")
    table.turn("place 49 -1,-2 2")
    table.turn("place 11 -2,-2 1")
    territory = table.state.view(0).territory(-1, -1, 1)
    assert len(territory.members) == 5
    assert (territory.score.tiles, territory.open_edges) == (4, 0)
    table.turn("place 15 1,0 3", "take -1,-1 1")
    assert table.state.points == [8, 0]


def test_a_grassland_that_meets_itself(tileset: TileSet) -> None:
    table = Table(tileset)
    for placement in ("place 15 0,1 3", "place 15 0,2 2", "place 15 1,2 1", "place 01 1,1 0"):
        table.turn(placement)
    territory = table.state.view(0).territory(0, 0, 2)
    assert territory.score.tiles == 5
    assert territory.open_edges == 4
