"""The tile set of the landscape designs, and a map that shows it, as Tiled writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.content.landscape import Point, TileArt
    from discovery.rules.landscape.designs import Design

TILE = 256
COLUMNS = 16
MARGIN = 8
"""How far the sheet goes on round each tile, in pixels."""
PITCH = TILE + 2 * MARGIN
LETTERS = "GMS"
SIDES = "NESW"


def copies(designs: Sequence[Design]) -> list[tuple[Design, int]]:
    """Return whose pictures stand on the sheet, four by four: designs, then their further copies.

    The number beside a design is that of the copy, from 0.
    """
    further = [(design, copy) for design in designs for copy in range(1, design.count)]
    return [(design, 0) for design in designs] + further


def sheet_rows(designs: Sequence[Design]) -> int:
    """Return how many rows of the sheet the four rotations of each copy of a design fill."""
    return -(-4 * len(copies(designs)) // COLUMNS)


def tile_set(designs: Sequence[Design], art: dict[int, TileArt]) -> str:
    """Return the text of `designs.tsx`; of `art` only the spots are used."""
    rows = sheet_rows(designs)
    grid = f'tilewidth="{TILE}" tileheight="{TILE}" spacing="{2 * MARGIN}" margin="{MARGIN}"'
    size = f'tilecount="{COLUMNS * rows}" columns="{COLUMNS}"'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.10.2" name="designs" {grid} {size}>',
        f' <image source="designs.webp" width="{COLUMNS * PITCH}" height="{rows * PITCH}"/>',
    ]
    for place, (design, copy) in enumerate(copies(designs)):
        told = [f'name="d_copy_of" type="int" value="{design.number}"']
        if not copy:
            told = _properties(design, art[design.number])
        lines += [f' <tile id="{4 * place}">', "  <properties>"]
        lines += [f"   <property {line}/>" for line in sorted(told)]
        lines += ["  </properties>", " </tile>"]
    return "\n".join([*lines, "</tileset>", ""])


def _properties(design: Design, art: TileArt) -> list[str]:
    segments = " ".join(
        LETTERS[s.terrain] + ":" + "".join(SIDES[e] for e in s.edges) for s in design.segments
    )
    texts = {
        "d_family": design.family,
        "d_segments": segments,
        "d_borders": _pairs(design.borders),
        "d_cities": _pairs(design.cities),
        "d_spots": _points(art.spots),
        "d_city_spots": _points(art.cities),
    }
    found = [f"name={quoteattr(name)} value={quoteattr(text)}" for name, text in texts.items()]
    found.append(f'name="d_number" type="int" value="{design.number}"')
    found.append(f'name="d_count" type="int" value="{design.count}"')
    if design.start:
        found.append('name="d_start" type="bool" value="true"')
    return found


def _pairs(pairs: Sequence[tuple[int, int]]) -> str:
    return " ".join(f"{a}-{b}" for a, b in pairs)


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.3f},{y:.3f}" for x, y in points)


def whole_map(designs: Sequence[Design]) -> str:
    """Return the text of `designs.tmx`, a map with every tile of the sheet in its place."""
    rows = sheet_rows(designs)
    gids = [[row * COLUMNS + column + 1 for column in range(COLUMNS)] for row in range(rows)]
    gids = [[gid if gid <= 4 * len(copies(designs)) else 0 for gid in row] for row in gids]
    size = f'width="{COLUMNS}" height="{rows}"'
    kind = 'orientation="orthogonal" renderorder="right-down"'
    tile = f'tilewidth="{TILE}" tileheight="{TILE}" infinite="0" nextlayerid="2" nextobjectid="1"'
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<map version="1.10" tiledversion="1.10.2" {kind} {size} {tile}>',
            ' <tileset firstgid="1" source="designs.tsx"/>',
            f' <layer id="1" name="designs" {size}>',
            '  <data encoding="csv">',
            ",\n".join(",".join(map(str, row)) for row in gids),
            "</data>",
            " </layer>",
            "</map>",
            "",
        ]
    )
