"""The islands' files, each condition recounted from the map; broken and unfit maps."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from discovery.content.errors import ContentError
from discovery.content.island import (
    UnfitIsland,
    island_digest,
    island_from_record,
    load_islands,
    read_chart,
    read_island,
)
from discovery.rules.game import MalformedText
from discovery.rules.island.chart import chart_text
from discovery.rules.island.conditions import alike, counts, sixths
from discovery.rules.island.entry import ISLANDS
from discovery.rules.island.ground import CHECKPOINTS, PORT, SYMBOLS
from discovery.rules.island.locating import locating
from tests.rules.island.recount import Recount, neighbour
from tests.rules.island.table import Lively

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from discovery.rules.island.chart import Chart, Hex

MAPS = pytest.mark.parametrize("name", ISLANDS)


@pytest.fixture
def chart_of(images: Path) -> Callable[[str], Chart]:
    return lambda name: read_chart(images / "island" / f"{name}.tmx")


def around(spot: Hex, low: int) -> list[Hex]:
    return [neighbour(spot, direction, low) for direction in range(6)]


@MAPS
def test_a_hexagonal_map_with_flat_topped_hexes(images: Path, name: str) -> None:
    text = (images / "island" / f"{name}.tmx").read_text("utf-8")
    head = text.split("\n", 2)[1]
    assert 'orientation="hexagonal"' in head
    assert 'staggeraxis="x"' in head
    assert re.findall(r'<objectgroup [^>]*name="(\w+)"', text) == ["checkpoints", "sites"]


@MAPS
def test_1000_to_1100_hexes_of_land_with_sea_all_around(
    chart_of: Callable[[str], Chart], name: str
) -> None:
    chart = chart_of(name)
    land = [spot for spot, letter in chart.letters() if letter != "."]
    assert 1000 <= len(land) <= 1100
    assert all(0 < x < chart.columns - 1 and 0 < y < len(chart.rows) - 1 for x, y in land)
    reached = {land[0]}
    todo = [land[0]]
    inside = set(land)
    while todo:
        new = [spot for spot in around(todo.pop(), chart.low) if spot in inside - reached]
        reached.update(new)
        todo += new
    assert reached == inside


@MAPS
def test_jungle_is_most_and_half_of_the_neighbours_are_alike(
    chart_of: Callable[[str], Chart], images: Path, name: str
) -> None:
    chart = chart_of(name)
    letters = {spot: letter for spot, letter in chart.letters() if letter in "jmpso"}
    amounts = [list(letters.values()).count(letter) for letter in "jmpso"]
    assert amounts == sorted(amounts, reverse=True)
    island = read_island(images / "island" / f"{name}.tmx")
    assert tuple(amounts) == counts(island)
    pairs = [
        (letter, letters[beside])
        for spot, letter in letters.items()
        for beside in around(spot, chart.low)[:3]
        if beside in letters
    ]
    part = sum(one == other for one, other in pairs) / len(pairs)
    assert part == pytest.approx(alike(island))
    assert 0.45 <= part <= 0.55
    assert 4 <= _mean_patch(letters, chart.low) < 6


def _mean_patch(letters: dict[Hex, str], low: int) -> float:
    left = dict(letters)
    patches = 0
    while left:
        spot, letter = left.popitem()
        todo = [spot]
        patches += 1
        while todo:
            for beside in around(todo.pop(), low):
                if left.get(beside) == letter:
                    del left[beside]
                    todo.append(beside)
    return len(letters) / patches


@MAPS
def test_forts_and_sites_all_there_3_apart_and_spread(
    chart_of: Callable[[str], Chart], images: Path, name: str
) -> None:
    chart = chart_of(name)
    assert Counter(place for place, _, _ in chart.places) == Counter((*CHECKPOINTS, *SYMBOLS))
    recount = Recount(chart)
    for (_, x, y), (_, u, v) in combinations(chart.places, 2):
        assert abs(x - u) >= 3 or abs(y - v) >= 4 or recount.steps((x, y), (u, v)) >= 3
    for part in sixths(read_island(images / "island" / f"{name}.tmx")):
        inside = [place for place, x, y in chart.places if (x, y) in part]
        assert sum(place in CHECKPOINTS for place in inside) >= 1
        assert sum(place in SYMBOLS for place in inside) >= 3


@MAPS
def test_what_sites_lie_among(chart_of: Callable[[str], Chart], name: str) -> None:
    chart = chart_of(name)
    recount = Recount(chart)
    kinds = set()
    for place, x, y in chart.places:
        if place in CHECKPOINTS:
            continue
        terrains = sorted(recount.kind(spot) for spot in around((x, y), chart.low))
        assert max(terrains) <= 5
        if SYMBOLS[place] == PORT:
            assert 5 in terrains
        if place == "B4":
            assert terrains == [0, 0, 3, 3, 4, 4]
        kinds.add((SYMBOLS[place], *terrains))
    assert len(kinds) == 28


@MAPS
def test_every_land_hex_has_an_allowed_hex_at_distance_4(
    chart_of: Callable[[str], Chart], name: str
) -> None:
    chart = chart_of(name)
    recount = Recount(chart)
    for spot in recount.ground:
        ring, seen = {spot}, {spot}
        for _ in range(4):
            ring = {near for s in ring for near in around(s, chart.low)} - seen
            seen |= ring
        assert any(recount.kind(end) < 5 for end in ring)


@MAPS
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ones_place_is_known_in_good_time(images: Path, name: str, seed: int) -> None:
    island = read_island(images / "island" / f"{name}.tmx")
    found = locating(island, Lively(seed))
    assert found.median <= 8
    assert found.nearly_all <= 14


def test_three_islands_of_different_character(images: Path) -> None:
    islands = load_islands(images)
    assert tuple(islands) == ISLANDS
    assert len({island.chart.title for island in islands.values()}) == 3
    assert len({island_digest(island) for island in islands.values()}) == 3
    lake = {spot for spot, letter in islands["cauldron"].chart.letters() if letter == "."}
    open_sea = {(0, 0)}
    todo = [(0, 0)]
    while todo:
        new = [spot for spot in around(todo.pop(), 1) if spot in lake - open_sea]
        open_sea.update(new)
        todo += new
    assert len(lake - open_sea) > 40


def test_a_record_holds_an_island_whole(images: Path) -> None:
    island = load_islands(images)["fingers"]
    text = chart_text(island.chart)
    assert island_from_record(text).chart == island.chart
    with pytest.raises(MalformedText, match="no island"):
        island_from_record("fingers")
    with pytest.raises(MalformedText, match="A1 lies in the sea"):
        island_from_record(re.sub(r"A1 \d+,\d+", "A1 0,0", text))


@pytest.fixture
def own(images: Path, tmp_path: Path) -> Path:
    """A map of the user's own, in a folder of their own."""
    for name in ("cauldron.tmx", "grounds.tsx"):
        (tmp_path / name).write_bytes((images / "island" / name).read_bytes())
    return tmp_path / "cauldron.tmx"


def change(path: Path, pattern: str, to: str) -> None:
    text = path.read_text("utf-8")
    changed = re.sub(pattern, to, text, count=1, flags=re.DOTALL)
    assert changed != text
    path.write_text(changed, "utf-8")


def test_a_map_of_ones_own_needs_no_picture_and_no_title(own: Path) -> None:
    change(own, r" <properties>.*?</properties>\n", "")
    island = read_island(own)
    assert island.chart.title == "cauldron"


def test_objects_may_stand_anywhere_in_their_hex_and_have_a_size(own: Path, images: Path) -> None:
    before = read_chart(images / "island" / "cauldron.tmx")
    change(own, r'name="A1"( type="\w+") x="(\d+)" y="(\d+)"', r'name="A1"\1 x="\2.5" y="\3.25"')
    text = own.read_text("utf-8")
    found = re.search(r'name="A2" type="\w+" x="(\d+)" y="(\d+)">\n   <point/>', text)
    assert found is not None
    x, y = int(found[1]) - 20, int(found[2]) - 12
    box = f'name="A2" x="{x}" y="{y}" width="30" height="20">'
    own.write_text(text.replace(found[0], box), "utf-8")
    assert read_chart(own).places == before.places


def test_the_other_stagger_index_is_read_as_it_is_drawn(own: Path, images: Path) -> None:
    change(own, 'staggerindex="odd"', 'staggerindex="even"')
    chart = read_chart(own)
    before = read_chart(images / "island" / "cauldron.tmx")
    assert chart.low == 0
    assert chart.rows == before.rows
    shifted = {name: (x, y) for name, x, y in chart.places}
    for name, x, y in before.places:
        # What stood in the middle of a hex now lies on the edge of two.
        assert shifted[name][0] == x
        assert abs(shifted[name][1] - y) <= 1


def test_an_empty_cell_is_sea(own: Path) -> None:
    change(own, r'csv">\n6,6', 'csv">\n0,0')
    assert read_chart(own).rows[0].startswith("..")


@pytest.mark.parametrize(
    ("pattern", "to", "words"),
    [
        ('orientation="hexagonal"', 'orientation="orthogonal"', "stagger axis X"),
        ('staggeraxis="x"', 'staggeraxis="y"', "stagger axis X"),
        (' hexsidelength="32"', "", "must be above 0"),
        ('hexsidelength="32"', 'hexsidelength="0"', "hexsidelength: '0' is no whole number"),
        (' width="50"', ' width="fifty"', "width: 'fifty' is no whole number"),
        pytest.param(' width="50"', f' width="{"9" * 5000}"', "9' is no whole num", id="endless"),
        ('hexsidelength="32"', 'hexsidelength="9999999"', "hexsidelength: '9999999' is no whole"),
        (' width="50"', ' width="51"', "layer land: it does not hold 51 × 34 hexes"),
        ('x="1328" y', 'x="nan" y', "object A1, x: 'nan' is no number on a map"),
        ('y="280"', 'y="1e400"', "object A1, y: '1e400' is no number on a map"),
        ('csv">\n6,', 'csv">\nx,', "layer land: 'x' is no number of a tile"),
        ('infinite="0"', 'infinite="1"', "an infinite map cannot be read"),
        ('<layer id="1"', '<layer id="1" offsetx="8"', "layer land, offsetx: a layer that is"),
        ('<objectgroup id="2"', '<objectgroup id="2" offsety="-3.5"', "checkpoints, offsety: a"),
        ('<property name="d_title"', '<property type="class" name="d_title"', "d_title: prop"),
        (r" <layer .*?</layer>", "", "one tile layer is expected, there are 0"),
        ('name="A1"', "", "has no name"),
        ("grounds.tsx", "elsewhere.tsx", "its tile set elsewhere.tsx is missing"),
        ("<properties>", "<properties><property/>", "cannot read it"),
        ("</map>", "", "not well-formed"),
    ],
)
def test_broken_maps_are_named(own: Path, pattern: str, to: str, words: str) -> None:
    change(own, pattern, to)
    with pytest.raises(ContentError, match=words) as caught:
        read_chart(own)
    assert caught.value.path == own


def test_a_tile_without_a_ground_is_named_with_its_hex(own: Path) -> None:
    change(own.with_name("grounds.tsx"), 'value="sea"', 'value="lava"')
    with pytest.raises(ContentError, match=r"hex 0,0: its tile has no d_ground"):
        read_chart(own)


def test_a_missing_map_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="missing"):
        read_island(tmp_path / "none.tmx")


def test_an_unfit_map_is_refused_with_all_that_is_wrong_and_where(own: Path) -> None:
    change(own, 'name="A1"', 'name="A9"')
    change(own, 'name="F3"', 'name="F4"')
    with pytest.raises(UnfitIsland) as caught:
        read_island(own)
    text = str(caught.value)
    for words in ("A1 is missing", "A9 is neither", "F3 is missing", "F4 stands there 2 times"):
        assert words in text
    assert len(caught.value.faults) == 4
    assert len(caught.value.faults[-1].hexes) == 2


def test_a_broken_tile_set_next_to_a_broken_map_is_no_crash(own: Path) -> None:
    own.with_name("other.tsx").write_text("<tileset", "utf-8")
    change(own, "grounds.tsx", "elsewhere.tsx")
    with pytest.raises(ContentError):
        read_chart(own)
