"""What a seat is told: the table, territories, what a follower would score."""

from discovery.rules.landscape.actions import PASS, Take
from discovery.rules.landscape.tileset import TileSet
from discovery.rules.landscape.view import Follower, PlacedTile
from tests.rules.landscape.table import Table


def joined(tileset: TileSet) -> Table:
    table = Table(tileset)
    table.turn("place 13 0,-1 0", "deploy 1")
    table.turn("place 53 -1,0 3", "deploy 1")
    table.place("place 20 -1,-1 3")
    return table


def test_the_table_as_seen(tileset: TileSet) -> None:
    view = joined(tileset).state.view(0)
    assert view.players == 2
    assert list(view.tiles.items())[:2] == [
        ((0, 0), PlacedTile(24, 0)),
        ((0, -1), PlacedTile(13, 0)),
    ]
    assert view.placed_now == (-1, -1)
    assert (1, 0) in view.frontier
    assert view.followers == (Follower(0, 0, -1, 1), Follower(1, -1, 0, 1))
    assert (view.supply(0), view.supply(1)) == (3, 3)
    assert view.stack_left == view.unseen.total() == 80
    assert view.out == ()
    assert not view.double_tile
    assert view.hand(0) == ()
    assert (view.to_act, view.pending, view.phase.value) == (0, None, "follower")
    assert view.scores() == (0, 0)
    assert view.winners() == ()
    assert view.breakdown() == ((), ())
    assert view.text(PASS) == "pass"


def test_a_territory_as_seen(tileset: TileSet) -> None:
    territory = joined(tileset).state.view(1).territory(-1, 0, 1)
    assert {follower.seat for follower in territory.followers} == {0, 1}
    assert territory.open_edges > 0
    assert territory.score.points == 4
    assert territory.best.complete
    assert territory.best.points == 4 + territory.score.tiles
    assert (0, -1, 1) in territory.members


def test_what_taking_back_would_score(tileset: TileSet) -> None:
    view = joined(tileset).state.view(0)
    lines = view.preview(Take(0, -1, 1))
    assert sum(line.points for line in lines) == 4
    assert lines[0].place == (0, -1, 1)
    assert str(lines[0].reason) == "4 cities on the shores of the sea, 1 point each"
    assert view.preview(PASS) == ()
    assert view.check(Take(0, -1, 1)) is None


def test_rotations_that_fit(tileset: TileSet) -> None:
    view = Table(tileset).state.view(0)
    assert view.rotations(5, 0, -1) == (0, 1, 2, 3)
    assert view.rotations(15, 1, 0) == (3,)
    assert view.rotations(15, 5, 5) == ()


def test_a_pending_turn_as_seen(tileset: TileSet) -> None:
    table = joined(tileset)
    table.state.apply(PASS)
    view = table.state.view(0)
    assert (view.pending, view.to_act) == ("next turn", 0)
    assert view.legal_actions() == ()


def test_a_line_for_one_is_worded_for_one(tileset: TileSet) -> None:
    table = Table(tileset)
    table.place("place 05 0,-1 0")
    (line,) = table.state.view(0).territory(0, -1, 0).score.lines()
    assert str(line.reason) == "1 city on the shores of the sea, 1 point each"
