"""What a seat is told: the table, territories, what a follower would score."""

import pytest

from discovery.rules.landscape.actions import PASS, Place, Take
from discovery.rules.landscape.tileset import TileSet
from discovery.rules.landscape.view import Follower, LandscapeView, PlacedTile
from tests.rules.landscape.recount import STEPS, Recount
from tests.rules.landscape.table import Lively, Table


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


def played(tileset: TileSet, seed: int, actions: int, *, double: bool = False) -> Table:
    """Play a random game so far, and on to a placement that is due."""
    table = Table(tileset, 3, double=double)
    chance = Lively(seed)
    while actions > 0 or table.state.phase.value != "place" or table.state.pending:
        if table.state.pending:
            table.state.resolve(chance)
            continue
        actions -= 1
        found = table.state.legal_actions()
        table.state.apply(found[int(chance.random() * len(found))])
    return table


def fits_slowly(view: LandscapeView, number: int, x: int, y: int) -> bool:
    """Tell whether a design fits a square, side by side and turn by turn."""
    recount = Recount(view.designs, view.tiles)
    for rotation in range(4):
        lain = Recount(view.designs, {(x, y): PlacedTile(number, rotation)})
        good = True
        for side, (right, down) in enumerate(STEPS):
            there = recount.segment_at(x + right, y + down, (side + 2) % 4)
            here = lain.segment_at(x, y, side)
            assert here is not None
            if there is not None:
                other = recount.terrain((x + right, y + down, there))
                good = good and other == lain.terrain((x, y, here))
        if good:
            return True
    return False


@pytest.mark.parametrize("double", [False, True])
def test_unseen_tiles_that_fit_by_a_slow_recount(tileset: TileSet, double: bool) -> None:
    dead = 0
    for seed, actions in ((1, 20), (2, 70), (3, 110)):
        view = played(tileset, seed, actions, double=double).state.view(0)
        for x, y in view.frontier:
            counted = sum(
                count for number, count in view.unseen.items() if fits_slowly(view, number, x, y)
            )
            assert view.fitting_unseen(x, y) == counted
            dead += not counted
    assert dead


def test_hidden_hands_count_among_the_unseen(tileset: TileSet) -> None:
    state = played(tileset, 4, 30, double=True).state
    view = state.view(state.seat)
    others = sum(len(hand) for seat, hand in enumerate(state.hands) if seat != state.seat)
    assert view.unseen.total() == view.stack_left + others


def test_only_empty_squares_beside_a_tile_are_counted(tileset: TileSet) -> None:
    view = Table(tileset).state.view(0)
    with pytest.raises(KeyError):
        view.fitting_unseen(0, 0)
    with pytest.raises(KeyError):
        view.fitting_unseen(5, 5)


def test_what_a_tile_changes_is_what_comes_of_it(tileset: TileSet) -> None:
    seen = 0
    for seed in range(6):
        state = played(tileset, seed, 40 + 7 * seed).state
        view = state.view(state.seat)
        for action in list(view.legal_actions())[::2]:
            assert isinstance(action, Place)
            after = state.copy()
            after.apply(action)
            recount = Recount(after.view(0).designs, after.view(0).tiles)
            before = Recount(view.designs, view.tiles)
            changes = {change.follower: change for change in view.changes(action)}
            for follower in view.followers:
                spot = (follower.x, follower.y, follower.segment)
                old, new = before.territory(spot), recount.territory(spot)
                if follower in changes:
                    change = changes[follower]
                    assert (change.before.points, change.open_before) == (
                        old.value(),
                        old.open_edges,
                    )
                    assert (change.after.points, change.open_after) == (
                        new.value(),
                        new.open_edges,
                    )
                    seen += 1
                else:
                    assert (old.value(), old.open_edges) == (new.value(), new.open_edges)
    assert seen > 20
