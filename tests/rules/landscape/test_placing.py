"""The rule book's examples of placing a tile, each on a real board."""

import pytest

from discovery.rules.game import IllegalAction
from discovery.rules.landscape.actions import Place
from discovery.rules.landscape.tileset import ROW, TileSet
from tests.rules.landscape.table import Table


@pytest.mark.parametrize("text", ["place 15 0,1 2", "place 15 1,0 3", "place 05 0,-1 0"])
def test_a_terrain_continues(tileset: TileSet, text: str) -> None:
    table = Table(tileset)
    table.draw(int(text.split()[1]))
    assert table.refusal(text) is None
    assert text in table.steps()


def test_sea_on_one_side_and_mountain_on_another(tileset: TileSet) -> None:
    table = Table(tileset)
    table.turn("place 05 0,-1 0")
    table.turn("place 04 1,0 0")
    table.draw(20)
    assert table.refusal("place 20 1,-1 1") is None


def test_a_mismatch_is_refused_and_changes_nothing(tileset: TileSet) -> None:
    table = Table(tileset)
    table.turn("place 05 0,-1 0")
    table.turn("place 04 1,0 0")
    table.draw(20)
    before = table.steps()
    refusal = table.refusal("place 20 1,-1 0")
    assert refusal is not None
    assert str(refusal.reason) == "To the south, sea would meet mountain."
    assert refusal.paragraph == "landscape.place"
    with pytest.raises(IllegalAction, match="sea would meet mountain"):
        table.place("place 20 1,-1 0")
    assert table.steps() == before


def test_corner_to_corner_is_not_adjacent(tileset: TileSet) -> None:
    table = Table(tileset)
    table.draw(15)
    refusal = table.refusal("place 15 1,1 0")
    assert refusal is not None
    assert "a corner is not enough" in str(refusal.reason)


def test_no_tile_on_a_tile(tileset: TileSet) -> None:
    table = Table(tileset)
    table.draw(15)
    refusal = table.refusal("place 15 0,0 0")
    assert refusal is not None
    assert str(refusal.reason) == "A tile lies there already."


@pytest.mark.parametrize(
    ("action", "reason", "paragraph"),
    [
        (Place(0, 1, 0, slot=1), "There is no such tile in your hand.", "landscape.double"),
        (Place(128, 0, 0), "This place is off the table.", "landscape.place"),
        (Place(ROW, 0, 1), "This place is off the table.", "landscape.place"),
        (Place(0, 1, 4), "This place is off the table.", "landscape.place"),
        (Place(0, 1, -1), "This place is off the table.", "landscape.place"),
        (Place(0, 0, 0), "A tile lies there already.", "landscape.place"),
    ],
)
def test_what_no_click_can_ask_for_is_refused_too(
    tileset: TileSet, action: Place, reason: str, paragraph: str
) -> None:
    table = Table(tileset)
    table.draw(15)
    refusal = table.state.check(action)
    assert refusal is not None
    assert (str(refusal.reason), refusal.paragraph) == (reason, paragraph)
    before = table.steps()
    with pytest.raises(IllegalAction, match=reason):
        table.state.apply(action)
    assert table.steps() == before


def test_four_rotations_are_four_actions_even_where_they_look_the_same(tileset: TileSet) -> None:
    table = Table(tileset)
    table.draw(5)
    assert table.steps() == {f"place 05 0,-1 {rotation}" for rotation in range(4)}


def test_pass_is_always_listed_after_a_placement(tileset: TileSet) -> None:
    table = Table(tileset)
    table.place("place 05 0,-1 0")
    assert table.steps() == {"deploy 0", "pass"}
