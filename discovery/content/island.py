"""The islands, from hexagonal maps of Tiled: `images/island/*.tmx`, and maps of the user's own.

Such a map has flat-topped hexes (`staggeraxis="x"`), a tile layer whose tiles carry the property
`d_ground` (jungle, mountain, plain, swamp, outback, sea, open), and object layers with a point
for each checkpoint and each site, named A1 … F6. Open ground is what checkpoints and sites stand
on. The map's property `d_title` is its name for people.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from discovery.content.errors import ContentError
from discovery.content.map_check import check_map
from discovery.content.tiled import open_map
from discovery.rules.game import MalformedText
from discovery.rules.island.chart import (
    LETTERS,
    OPEN_GROUND,
    SEA_LETTER,
    Chart,
    chart_text,
    parse_chart,
)
from discovery.rules.island.conditions import Fault, faults
from discovery.rules.island.entry import ISLANDS
from discovery.rules.island.ground import GROUND_WORDS, TERRAINS
from discovery.rules.island.island import Island, island_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

TITLE = "d_title"
_GROUNDS = {GROUND_WORDS[terrain]: LETTERS[terrain] for terrain in TERRAINS} | {
    "sea": SEA_LETTER,
    "open": OPEN_GROUND,
}


class UnfitIsland(ContentError):  # noqa: N818 - the map can be read; it cannot be played on
    """A map that breaks conditions of the game; `faults` tells which, and where."""

    def __init__(self, path: Path, found: tuple[Fault, ...]) -> None:
        self.faults = found
        super().__init__(path, "; ".join(map(str, found)))


def load_islands(images: Path) -> Mapping[str, Island]:
    """Read the islands of the house below the folder `images`, by name.

    Raises `ContentError` for a file that is missing, broken or unfit.
    """
    return {name: read_island(images / "island" / f"{name}.tmx") for name in ISLANDS}


def read_island(path: Path) -> Island:
    """Read one island and check that it can be played on.

    Raises `ContentError`; `UnfitIsland` if the map can be read but breaks conditions.
    """
    chart = read_chart(path)
    found = faults(chart)
    if found:
        raise UnfitIsland(path, found)
    return island_of(chart)


def island_from_record(text: str) -> Island:
    """Return the user's own island that a record holds whole.

    Raises:
        MalformedText: the text is no island, or one that breaks conditions.
    """
    chart = parse_chart(text)
    found = faults(chart)
    if found:
        raise MalformedText("; ".join(map(str, found)))
    return island_of(chart)


def island_digest(island: Island) -> str:
    """Return the SHA-256 in hexadecimal of what the rules know of an island."""
    return hashlib.sha256(chart_text(island.chart).encode()).hexdigest()


def read_chart(path: Path) -> Chart:
    """Read an island as plain data; its conditions are not looked at.

    Raises `ContentError` for a file that is missing, broken, or no map of this kind.
    """
    check_map(path)
    tiled = open_map(path)
    if tiled.orientation != "hexagonal" or tiled.staggeraxis != "x":
        raise ContentError(path, "a hexagonal map with the stagger axis X is expected")
    sizes = (tiled.tilewidth, tiled.tileheight, tiled.hexsidelength)
    if not all(size > 0 for size in sizes):
        raise ContentError(path, "tile width, tile height and hex side length must be above 0")
    low = 0 if tiled.staggerindex == "even" else 1
    title = " ".join(str(tiled.properties.get(TITLE) or path.stem).split())
    return Chart(title, _rows(path, tiled), tuple(sorted(_places(path, tiled, low))), low)


def read_title(path: Path) -> str:
    """Return a map's name for people: its property `d_title`, or else the file's name.

    No more is read than what comes before the first layer; a broken file has its own name.
    """
    try:
        with path.open("rb") as file:
            parts = ElementTree.iterparse(file, ("start",))  # noqa: S314 - pytmx does the same
            for _, element in parts:
                if element.tag == "property" and element.get("name") == TITLE:
                    return " ".join((element.get("value") or "").split()) or path.stem
                if element.tag == "layer":
                    break
    except (OSError, ElementTree.ParseError):
        pass
    return path.stem


def _layers(tiled: Any, kind: str) -> list[Any]:
    return [layer for layer in tiled.layers if type(layer).__name__ == kind]


def _rows(path: Path, tiled: Any) -> tuple[str, ...]:
    layers = _layers(tiled, "TiledTileLayer")
    if len(layers) != 1:
        raise ContentError(path, f"one tile layer is expected, there are {len(layers)}")
    layer = layers[0]
    if [len(row) for row in layer.data] != [tiled.width] * tiled.height:
        fault = f"it does not hold {tiled.width} × {tiled.height} hexes"
        raise ContentError(path, fault, f"layer {layer.name}")
    return tuple(
        "".join(_letter(path, tiled, gid, x, y) for x, gid in enumerate(row))
        for y, row in enumerate(layer.data)
    )


def _letter(path: Path, tiled: Any, gid: int, x: int, y: int) -> str:
    """Return the letter of a tile; no tile at all is sea."""
    if not gid:
        return SEA_LETTER
    fields = tiled.tile_properties.get(gid) or {}
    ground = fields.get("d_ground")
    if ground not in _GROUNDS:
        fault = f"its tile has no d_ground that is one of {', '.join(_GROUNDS)}"
        raise ContentError(path, fault, f"hex {x},{y}")
    return _GROUNDS[ground]


def _places(path: Path, tiled: Any, low: int) -> Iterator[tuple[str, int, int]]:
    for layer in _layers(tiled, "TiledObjectGroup"):
        for thing in layer:
            if not thing.name:
                fault = f"an object at {thing.x:g},{thing.y:g} has no name"
                raise ContentError(path, fault, f"layer {layer.name}")
            middle = (thing.x + thing.width / 2, thing.y + thing.height / 2)
            yield str(thing.name), *_hex_at(tiled, middle, low)


def _hex_at(tiled: Any, point: tuple[float, float], low: int) -> tuple[int, int]:
    """Return the hex whose middle is nearest to a point of the map, both in its pixels."""
    width, height = tiled.tilewidth, tiled.tileheight
    pitch = (width + tiled.hexsidelength) / 2
    column = round((point[0] - width / 2) / pitch)

    def far(x: int, y: int) -> float:
        drop = height / 2 if x & 1 == low else 0
        right = x * pitch + width / 2 - point[0]
        down = (y + 0.5) * height + drop - point[1]
        return float(right * right + down * down)

    row = int(point[1] // height)
    near = [(x, y) for x in range(column - 1, column + 2) for y in range(row - 1, row + 2)]
    return min(near, key=lambda spot: far(*spot))
