"""Writes the tile set of the landscape designs and a map that shows it, as Tiled does."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from discovery.content.landscape import Point, TileArt
    from discovery.rules.landscape.designs import Design

TILE = 256
COLUMNS = 16
LETTERS = "GMS"
SIDES = "NESW"


def sheet_rows(designs: Sequence[Design]) -> int:
    """Return how many rows of the sheet the four rotations of each design fill."""
    return -(-4 * len(designs) // COLUMNS)


def write(folder: Path, designs: Sequence[Design], art: dict[int, TileArt]) -> None:
    """Write `designs.tsx` and `designs.tmx` into `folder`."""
    tsx = _tileset(designs, art)
    (folder / "designs.tsx").write_text(tsx, encoding="utf-8", newline="\n")
    (folder / "designs.tmx").write_text(_map(designs), encoding="utf-8", newline="\n")


def _tileset(designs: Sequence[Design], art: dict[int, TileArt]) -> str:
    rows = sheet_rows(designs)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<tileset version="1.10" tiledversion="1.10.2" name="designs" '
        + f'tilewidth="{TILE}" tileheight="{TILE}" '
        + f'tilecount="{COLUMNS * rows}" columns="{COLUMNS}">',
        f' <image source="designs.webp" width="{COLUMNS * TILE}" height="{rows * TILE}"/>',
    ]
    for design in designs:
        spots = art[design.number]
        lines += [f' <tile id="{spots.tile}">', "  <properties>"]
        lines += [f"   <property {line}/>" for line in sorted(_properties(design, spots))]
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


def _map(designs: Sequence[Design]) -> str:
    rows = sheet_rows(designs)
    gids = [[row * COLUMNS + column + 1 for column in range(COLUMNS)] for row in range(rows)]
    gids = [[gid if gid <= 4 * len(designs) else 0 for gid in row] for row in gids]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" '
            + f'renderorder="right-down" width="{COLUMNS}" height="{rows}" '
            + f'tilewidth="{TILE}" tileheight="{TILE}" '
            + 'infinite="0" nextlayerid="2" nextobjectid="1">',
            ' <tileset firstgid="1" source="designs.tsx"/>',
            f' <layer id="1" name="designs" width="{COLUMNS}" height="{rows}">',
            '  <data encoding="csv">',
            ",\n".join(",".join(map(str, row)) for row in gids),
            "</data>",
            " </layer>",
            "</map>",
            "",
        ]
    )
