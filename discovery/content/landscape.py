"""The tile designs of The Discovery, from the tile set `images/landscape/designs.tsx`.

A design is one tile whose id is a multiple of four; the three ids after it are pictures of the
same design turned clockwise, without properties. The properties: `d_number`, `d_family`,
`d_count` (copies), `d_segments` (`S:N M:EW G:S`), `d_borders` and `d_cities` (pairs of segment
indices), `d_start` (true on the start tile), `d_spots` and `d_city_spots` (points that the art
tool writes). A second or third copy of a design is a tile like it that has only `d_copy_of`, the
design's number: pictures of its own for the same segments.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.content.errors import ContentError
from discovery.content.tiled import Fields, Rect, TileSet, read_tile_set
from discovery.rules.landscape.designs import START_NUMBER, Design, Segment, Terrain

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

Point = tuple[float, float]
FAMILIES = {  # designs and tiles of each family, as the rules' source counts them
    "full": (3, 3),
    "diagonal": (5, 9),
    "cap": (5, 9),
    "four caps": (1, 1),
    "three caps": (10, 12),
    "corner caps": (10, 12),
    "band": (10, 12),
    "half and quarters": (9, 13),
    "fork left": (6, 6),
    "fork right": (6, 6),
    "start": (1, 1),
}
_LETTERS = {"G": Terrain.GRASSLAND, "M": Terrain.MOUNTAIN, "S": Terrain.SEA}
_SIDES = "NESW"


@dataclass(frozen=True, slots=True)
class TileArt:
    """Where things stand on a design's picture, unrotated; x east and y south, both in 0..1.

    `spots` has a follower's place for each segment, `cities` the place of each port city, in the
    order of the design's segments and cities, `terrains` what each segment is. `areas` are, for
    each copy of the design, the four pictures on the sheet, by quarter turns clockwise: x, y,
    width, height in its pixels. Round each picture the sheet goes on a little way, so that a
    picture never takes colour from its neighbours.
    """

    areas: tuple[tuple[Rect, ...], ...]
    spots: tuple[Point, ...]
    cities: tuple[Point, ...]
    terrains: tuple[Terrain, ...]

    def area(self, copy: int, rotation: int) -> Rect:
        """Return the place of a picture on the sheet; `copy` counts from 0, and goes round."""
        return self.areas[copy % len(self.areas)][rotation]


def turn_point(point: Point, rotation: int) -> Point:
    """Return where a point of the unrotated tile lies after quarter turns clockwise.

    >>> turn_point((0.25, 0.0), 1)
    (1.0, 0.25)
    """
    x, y = point
    for _ in range(rotation % 4):
        x, y = 1 - y, x
    return x, y


def load_designs(images: Path) -> tuple[Design, ...]:
    """Read the 66 designs below the folder `images`, by ascending number.

    Raises `ContentError` for a file that is missing or broken, for a property that is missing or
    not understood, and for designs that do not add up to the families and counts of the game.
    """
    return tuple(design for design, _, _ in _read(images)[1])


def designs_digest(designs: tuple[Design, ...]) -> str:
    """Return the SHA-256 in hexadecimal of what the rules know of the designs.

    It stays the same when only pictures change, unlike the digest of the file.
    """
    return hashlib.sha256("\n".join(map(repr, designs)).encode()).hexdigest()


def load_tile_art(images: Path) -> dict[int, TileArt]:
    """Read where followers and cities stand on each design's picture, by design number.

    Raises `ContentError` as `load_designs` does.
    """
    tile_set, found = _read(images)
    return {
        design.number: TileArt(
            tuple(
                tuple(tile_set.area(first + rotation) for rotation in range(4))
                for first in (tile.id, *copies)
            ),
            tile.points("d_spots", len(design.segments)),
            tile.points("d_city_spots", len(design.cities)),
            tuple(segment.terrain for segment in design.segments),
        )
        for design, tile, copies in found
    }


def _read(images: Path) -> tuple[TileSet, list[tuple[Design, _Tile, list[int]]]]:
    """Return the tile set, and each design with its tile and the ids of its further copies."""
    path = images / "landscape" / "designs.tmx"
    found = []
    copies: dict[int, list[int]] = {}
    tile_set = read_tile_set(path)
    for tile_id, fields in tile_set.tiles.items():
        tile = _Tile(path.with_suffix(".tsx"), tile_id, fields)
        if tile_id % 4:
            raise tile.error("d_number", "only ids that are a multiple of four carry properties")
        if "d_copy_of" in fields:
            copies.setdefault(tile.whole("d_copy_of"), []).append(tile_id)
        else:
            found.append((tile.design(), tile))
    designs = [design for design, _ in found]
    _check_set(path.with_suffix(".tsx"), designs)
    _check_copies(path.with_suffix(".tsx"), designs, copies)
    found.sort(key=lambda pair: pair[0].number)
    return tile_set, [(design, tile, copies.get(design.number, [])) for design, tile in found]


def _check_copies(path: Path, designs: list[Design], copies: Mapping[int, list[int]]) -> None:
    expected = {design.number: design.count - 1 for design in designs}
    for number in sorted({*expected, *copies}):
        drawn, wanted = len(copies.get(number, ())), expected.get(number, 0)
        if drawn != wanted:
            fault = f"design {number} has {drawn} further copies instead of {wanted}"
            raise ContentError(path, fault, "d_copy_of")


def _check_set(path: Path, designs: list[Design]) -> None:
    twice = [n for n, times in Counter(d.number for d in designs).items() if times > 1]
    if twice:
        raise ContentError(path, f"number {twice[0]} stands on two tiles", "d_number")
    for family, (kinds, tiles) in FAMILIES.items():
        counts = [design.count for design in designs if design.family == family]
        if (len(counts), sum(counts)) != (kinds, tiles):
            fault = f"{len(counts)} designs and {sum(counts)} tiles instead of {kinds} and {tiles}"
            raise ContentError(path, fault, f"family {family}")
    starts = [design.number for design in designs if design.start]
    if starts != [START_NUMBER]:
        raise ContentError(path, f"only design {START_NUMBER} starts the board", "d_start")


class _Tile:
    """The properties of one tile, checked as they are read."""

    def __init__(self, path: Path, tile_id: int, fields: Fields) -> None:
        self.path = path
        self.id = tile_id
        self.fields = fields

    def error(self, field: str, fault: str) -> ContentError:
        """Return an error that names file, tile and field."""
        return ContentError(self.path, fault, f"tile {self.id}, {field}")

    def design(self) -> Design:
        """Return the design that the properties tell."""
        family = self.text("d_family")
        if family not in FAMILIES:
            raise self.error("d_family", f"{family!r} is no family of designs")
        segments = self.segments()
        pairs = len(segments)
        borders = self.pairs("d_borders", pairs)
        for a, b in borders:
            if segments[a].terrain == segments[b].terrain:
                raise self.error("d_borders", f"{a}-{b} parts segments of one terrain")
        cities = self.pairs("d_cities", pairs)
        for a, b in cities:
            touching = {segments[a].terrain, segments[b].terrain}
            if (a, b) not in borders or Terrain.SEA not in touching:
                raise self.error("d_cities", f"{a}-{b} is no border of sea and land")
        start = self.fields.get("d_start", False) is True
        number, count = self.whole("d_number"), self.whole("d_count")
        return Design(number, family, count, segments, borders, cities, start)

    def whole(self, field: str) -> int:
        """Return a whole number of at least 1."""
        value = self.fields.get(field)
        if type(value) is not int or value < 1:
            raise self.error(field, "a whole number of 1 or more is expected")
        return value

    def text(self, field: str) -> str:
        """Return a text, perhaps empty."""
        if field not in self.fields:
            raise self.error(field, "the property is missing")
        return str(self.fields[field] or "")

    def segments(self) -> tuple[Segment, ...]:
        """Return the segments, written like `S:N M:EW G:S` (a terrain, the sides it owns)."""
        found = []
        for word in self.text("d_segments").split():
            terrain, colon, sides = word.partition(":")
            edges = tuple(i for i, side in enumerate(_SIDES) if side in sides)
            if terrain not in _LETTERS or not colon or len(edges) != len(sides):
                raise self.error("d_segments", f"{word!r} is not like M:EW")
            found.append(Segment(_LETTERS[terrain], edges))
        if sorted(edge for segment in found for edge in segment.edges) != [0, 1, 2, 3]:
            raise self.error("d_segments", "each of N, E, S and W is owned exactly once")
        return tuple(found)

    def pairs(self, field: str, segments: int) -> tuple[tuple[int, int], ...]:
        """Return pairs of segment indices, written like `0-1 1-2`."""
        found = []
        for word in self.text(field).split():
            match = re.fullmatch(r"(\d)-(\d)", word)
            if match is None or not int(match[1]) < int(match[2]) < segments:
                raise self.error(field, f"{word!r} is not two of the segments, like 0-1")
            found.append((int(match[1]), int(match[2])))
        return tuple(found)

    def points(self, field: str, length: int) -> tuple[Point, ...]:
        """Return `length` points of the tile, written like `0.50,0.25`."""
        found = []
        for word in self.text(field).split():
            match = re.fullmatch(r"([01](?:\.\d+)?),([01](?:\.\d+)?)", word)
            if match is None or not (float(match[1]) <= 1 and float(match[2]) <= 1):
                raise self.error(field, f"{word!r} is not a point of the tile, like 0.5,0.25")
            found.append((float(match[1]), float(match[2])))
        if len(found) != length:
            raise self.error(field, f"{length} points are expected")
        return tuple(found)
