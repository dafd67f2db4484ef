"""The tile set as the rules get it, and what is said of a broken one."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from discovery.content.errors import ContentError
from discovery.content.files import read_bytes
from discovery.content.landscape import designs_digest, load_designs, load_tile_art, turn_point
from discovery.rules.landscape.designs import START_NUMBER, Design, Segment, Terrain
from tests.content.conftest import ROOT, replace

if TYPE_CHECKING:
    from pathlib import Path

SEA, MOUNTAIN, GRASSLAND = Terrain.SEA, Terrain.MOUNTAIN, Terrain.GRASSLAND


def test_counts_of_the_source(images: Path) -> None:
    designs = load_designs(images)
    assert [design.number for design in designs] == list(range(1, 67))
    assert sum(design.count for design in designs) == 84
    assert Counter(design.count for design in designs) == {1: 50, 2: 14, 3: 2}


def test_start_tile(images: Path) -> None:
    start = load_designs(images)[START_NUMBER - 1]
    segments = (Segment(SEA, (0,)), Segment(MOUNTAIN, (1, 3)), Segment(GRASSLAND, (2,)))
    assert start == Design(24, "start", 1, segments, ((0, 1), (1, 2)), ((0, 1),), start=True)


def test_landlocked_sea_owns_no_edge(images: Path) -> None:
    four_caps = load_designs(images)[6 - 1]
    assert four_caps.segments[4] == Segment(SEA, ())


def test_borders_part_terrains_and_cities_stand_on_shores(images: Path) -> None:
    for design in load_designs(images):
        terrains = [segment.terrain for segment in design.segments]
        assert all(terrains[a] != terrains[b] for a, b in design.borders)
        assert set(design.cities) <= set(design.borders)
        assert all(SEA in (terrains[a], terrains[b]) for a, b in design.cities)


def test_tile_art_has_a_spot_for_each_segment_and_city(images: Path) -> None:
    art = load_tile_art(images)
    for design in load_designs(images):
        found = art[design.number]
        assert len(found.spots) == len(design.segments)
        assert len(found.cities) == len(design.cities)
        assert all(0.05 < x < 0.95 and 0.05 < y < 0.95 for x, y in found.spots + found.cities)


def test_areas_of_the_sheet_do_not_overlap(images: Path) -> None:
    arts = load_tile_art(images).values()
    areas = [area for art in arts for turns in art.areas for area in turns]
    assert len(set(areas)) == len(areas) == 4 * 84
    corners = {(x, y) for x, y, _, _ in areas}
    assert all((x - 1, y) not in corners for x, y in corners)
    assert {(wide, high) for _, _, wide, high in areas} == {(256, 256)}
    lefts = sorted({x for x, _, _, _ in areas})
    assert min(b - a for a, b in pairwise(lefts)) >= 256


def test_every_copy_has_pictures_of_its_own(images: Path) -> None:
    art = load_tile_art(images)
    for design in load_designs(images):
        found = art[design.number]
        assert [len(turns) for turns in found.areas] == [4] * design.count
        assert found.terrains == tuple(segment.terrain for segment in design.segments)
        assert found.area(design.count, 1) == found.area(0, 1) == found.areas[0][1]


def test_four_quarter_turns_are_none() -> None:
    point = (0.2, 0.7)
    assert turn_point(point, 4) == point
    turned = turn_point(turn_point(point, 1), 3)
    assert turned == pytest.approx(point)
    assert turn_point((0.5, 0.0), 2) == (0.5, 1.0)


def test_no_window_is_needed(images: Path) -> None:
    code = (
        "import sys; from pathlib import Path;"
        "from discovery.content.landscape import load_designs;"
        f"load_designs(Path({str(images)!r})); import pygame;"
        "sys.exit(pygame.display.get_init())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


FAULTS = [
    ('name="d_number" type="int" value="1"', 'name="d_number" type="int" value="one"', "d_number"),
    ('name="d_number" type="int" value="2"', 'name="d_number" type="int" value="1"', "two tiles"),
    ('name="d_count" type="int" value="1"', 'name="d_count" type="int" value="0"', "d_count"),
    ('name="d_count" type="int" value="1"', 'name="d_count" type="int" value="2"', "family full"),
    ('name="d_family" value="full"', 'name="d_family" value="fool"', "'fool' is no family"),
    ('name="d_family" value="full"', 'name="e_family" value="full"', "d_family"),
    ('value="G:NESW"', 'value="G:NES"', "each of N, E, S and W"),
    ('value="G:NESW"', 'value="X:NESW"', "'X:NESW' is not like"),
    ('value="0-3 1-3 2-3"', 'value="0-3 1-3 2-4"', "d_borders: '2-4'"),
    ('value="0-3 1-3 2-3"', 'value="0-3 0-1 2-3"', "one terrain"),
    ('name="d_cities" value="1-3"', 'name="d_cities" value="0-1"', "d_cities"),
    ('name="d_cities" value="1-3"', 'name="d_cities" value="1:3"', "d_cities"),
    ('type="bool" value="true"', 'type="bool" value="false"', "d_start"),
    ('type="bool" value="true"', 'type="bool" value="perhaps"', "d_start: 'perhaps'"),
    ('type="bool" value="true"', 'type="number" value="true"', "d_start: the type 'number'"),
    ('<tile id="0">', '<tile id="1">', "tile 1, d_number"),
    (
        'name="d_copy_of" type="int" value="2"',
        'name="d_copy_of" type="int" value="1"',
        "design 1 has 1 further copies instead of 0",
    ),
    ('name="d_copy_of" type="int" value="2"', 'name="d_copy_of" type="int" value="0"', "d_copy_of"),
    ('name="d_copy_of" type="int" value="2"', 'name="e_copy_of" type="int" value="2"', "d_family"),
    ('tilewidth="256"', 'tilewidth="128"', "square tiles"),
    ("</tileset>", "", "not well-formed"),
]


@pytest.mark.parametrize(("old", "new", "said"), FAULTS)
def test_faults_are_named(spoiled: Path, old: str, new: str, said: str) -> None:
    replace(spoiled / "landscape" / "designs.tsx", old, new)
    with pytest.raises(ContentError) as caught:
        load_designs(spoiled)
    assert said in str(caught.value)
    assert "designs." in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name="d_spots" value="0', 'name="d_spots" value="2', "is not a point"),
        ('name="d_spots" value="', 'name="d_spots" value="0.5,0.5 ', "1 points are expected"),
    ],
)
def test_faulty_spots_are_named(spoiled: Path, old: str, new: str, said: str) -> None:
    replace(spoiled / "landscape" / "designs.tsx", old, new)
    with pytest.raises(ContentError, match="tile 0, d_spots") as caught:
        load_tile_art(spoiled)
    assert said in str(caught.value)


@pytest.mark.parametrize("name", ["designs.tmx", "designs.tsx"])
def test_missing_files_are_named(spoiled: Path, name: str) -> None:
    (spoiled / "landscape" / name).unlink()
    with pytest.raises(ContentError, match=name):
        load_designs(spoiled)


def test_map_without_tile_set(spoiled: Path) -> None:
    tmx = spoiled / "landscape" / "designs.tmx"
    replace(tmx, '<tileset firstgid="1" source="designs.tsx"/>', "")
    with pytest.raises(ContentError, match="names no tile set"):
        load_designs(spoiled)


def test_digest_of_the_designs_ignores_spots(spoiled: Path, images: Path) -> None:
    tsx = spoiled / "landscape" / "designs.tsx"
    replace(tsx, 'name="d_spots" value="0.498', 'name="d_spots" value="0.3')
    assert load_tile_art(spoiled) != load_tile_art(images)
    assert designs_digest(load_designs(spoiled)) == designs_digest(load_designs(images))


def test_digest_of_the_designs_sees_a_change(images: Path) -> None:
    designs = load_designs(images)
    assert designs_digest(designs) != designs_digest(designs[:-1])


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="missing"):
        read_bytes(tmp_path / "none")
    with pytest.raises(ContentError, match="cannot be read"):
        read_bytes(tmp_path)  # a folder
