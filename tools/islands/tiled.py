"""Writes islands as maps of Tiled, with the tile set that its editor shows."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from PIL import Image, ImageDraw

from discovery.rules.island.chart import LETTERS, OPEN_GROUND
from discovery.rules.island.ground import CHECKPOINTS, GROUND_WORDS, SYMBOL_WORDS, SYMBOLS, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from discovery.rules.island.chart import Chart, Hex

WIDTH, HEIGHT, SIDE = 64, 56, 32
"""A hex's size in a map's pixels, and its side along the stagger axis."""
GROUNDS = (*(GROUND_WORDS[terrain] for terrain in TERRAINS), "sea", "open")
_ORDER = LETTERS + OPEN_GROUND
_COLOURS = ("#2f7d4f", "#8d8478", "#b9c66a", "#5f7f86", "#c98d52", "#9fc9dc", "#efe3c2")
_SMOOTH = 4
INK = "#2b2a28"


def map_text(chart: Chart) -> str:
    """Return the map file of an island."""
    columns, rows = chart.columns, len(chart.rows)
    head = (
        '<map version="1.10" tiledversion="1.10.2" orientation="hexagonal" renderorder="right-down"'
        f' width="{columns}" height="{rows}" tilewidth="{WIDTH}" tileheight="{HEIGHT}"'
        f' infinite="0" hexsidelength="{SIDE}" staggeraxis="x"'
        f' staggerindex="{"odd" if chart.low else "even"}" nextlayerid="4"'
        f' nextobjectid="{len(chart.places) + 1}">'
    )
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        head,
        " <properties>",
        f'  <property name="d_title" value={quoteattr(chart.title)}/>',
        " </properties>",
        ' <tileset firstgid="1" source="grounds.tsx"/>',
        f' <layer id="1" name="land" width="{columns}" height="{rows}">',
        '  <data encoding="csv">',
        ",\n".join(",".join(str(_ORDER.index(one) + 1) for one in row) for row in chart.rows),
        "</data>",
        " </layer>",
    ]
    numbered = list(enumerate(chart.places, 1))
    forts = [(number, place) for number, place in numbered if place[0] in CHECKPOINTS]
    sites = [(number, place) for number, place in numbered if place[0] in SYMBOLS]
    lines.append(' <objectgroup id="2" name="checkpoints" color="#ffd23f">')
    lines += _objects(chart.low, forts)
    lines.append(' <objectgroup id="3" name="sites" color="#d7263d">')
    lines += _objects(chart.low, sites)
    return "\n".join((*lines, "</map>", ""))


def _objects(low: int, places: Iterable[tuple[int, tuple[str, int, int]]]) -> list[str]:
    lines = []
    for number, (place, x, y) in places:
        kind = SYMBOL_WORDS[SYMBOLS[place]] if place in SYMBOLS else "checkpoint"
        right, down = middle((x, y), low)
        lines += [
            f'  <object id="{number}" name="{place}" type="{kind}" x="{right}" y="{down}">',
            "   <point/>",
            "  </object>",
        ]
    return [*lines, " </objectgroup>"]


def middle(spot: Hex, low: int) -> tuple[int, int]:
    """Return the middle of a hex in the map's pixels.

    >>> middle((1, 0), 1)
    (80, 56)
    """
    x, y = spot
    drop = HEIGHT // 2 if x & 1 == low else 0
    return x * (WIDTH + SIDE) // 2 + WIDTH // 2, y * HEIGHT + HEIGHT // 2 + drop


def tile_set_text() -> str:
    """Return the tile set file."""
    count = len(GROUNDS)
    head = (
        f'<tileset version="1.10" tiledversion="1.10.2" name="grounds" tilewidth="{WIDTH}"'
        f' tileheight="{HEIGHT}" tilecount="{count}" columns="{count}">'
    )
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        head,
        f' <image source="grounds.png" width="{WIDTH * count}" height="{HEIGHT}"/>',
    ]
    for number, ground in enumerate(GROUNDS):
        lines += [
            f' <tile id="{number}">',
            "  <properties>",
            f'   <property name="d_ground" value="{ground}"/>',
            "  </properties>",
            " </tile>",
        ]
    return "\n".join((*lines, "</tileset>", ""))


def tile_picture() -> Image.Image:
    """Draw the tiles that the editor shows: a colour and a sign for each kind of ground."""
    sheet = Image.new("RGBA", (WIDTH * len(GROUNDS), HEIGHT))
    for number in range(len(GROUNDS)):
        big = Image.new("RGBA", (WIDTH * _SMOOTH, HEIGHT * _SMOOTH))
        draw = ImageDraw.Draw(big)
        edge = (WIDTH - SIDE) // 2
        corners = [
            (edge, 0),
            (WIDTH - edge, 0),
            (WIDTH, HEIGHT / 2),
            (WIDTH - edge, HEIGHT),
            (edge, HEIGHT),
            (0, HEIGHT / 2),
        ]
        draw.polygon([_big(corner) for corner in corners], _COLOURS[number], INK, _SMOOTH)
        _sign(draw, number)
        small = big.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        sheet.paste(small, (number * WIDTH, 0))
    return sheet


def _big(point: tuple[float, float]) -> tuple[float, float]:
    return point[0] * _SMOOTH, point[1] * _SMOOTH


_LINES = (
    tuple(((x, y), (x, y + 6)) for x, y in ((24, 26), (40, 26), (32, 38))),
    (((14, 40), (27, 16), (34, 29), (40, 20), (50, 40)),),
    tuple(((x - 3, y - 6), (x, y), (x + 3, y - 6)) for x, y in ((20, 22), (40, 22), (30, 36))),
    tuple(((x, y), (x + 10, y)) for y in (20, 28, 36) for x in (18, 35)),
    (),
    tuple(((16, y), (22, y - 4), (29, y), (36, y - 4), (43, y), (49, y - 4)) for y in (22, 34)),
    (),
)
_RINGS = (
    ((24, 20, 6), (40, 20, 6), (32, 32, 6)),
    (),
    (),
    (),
    tuple((x, y, 1.5) for x, y in ((20, 20), (38, 18), (28, 30), (44, 32), (20, 40), (36, 42))),
    (),
    ((32, 28, 12),),
)
"""The sign of each ground: lines by their corners, rings by middle and radius."""


def _sign(draw: ImageDraw.ImageDraw, ground: int) -> None:
    """Draw what tells a ground apart without its colour."""
    for corners in _LINES[ground]:
        draw.line([_big(corner) for corner in corners], INK, 2 * _SMOOTH, "curve")
    for x, y, radius in _RINGS[ground]:
        box = (*_big((x - radius, y - radius)), *_big((x + radius, y + radius)))
        draw.ellipse(box, outline=INK, width=2 * _SMOOTH)


def write(folder: Path, name: str, chart: Chart) -> None:
    """Write one island's map."""
    (folder / f"{name}.tmx").write_text(map_text(chart), encoding="utf-8", newline="\n")


def write_tile_set(folder: Path) -> None:
    """Write the tile set and its picture."""
    (folder / "grounds.tsx").write_text(tile_set_text(), encoding="utf-8", newline="\n")
    tile_picture().save(folder / "grounds.png", optimize=True)
