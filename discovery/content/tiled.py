"""Tile sets of Tiled, read through pytmx without loading any image."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from discovery.content.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

Fields = dict[str, object]
Rect = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class TileSet:
    """A tile set: the custom properties of each tile that has some, by its id, and its grid."""

    tiles: Mapping[int, Fields]
    side: int
    columns: int
    margin: int
    spacing: int

    def area(self, tile: int) -> Rect:
        """Return x, y, width and height of a tile on the sheet."""
        row, column = divmod(tile, self.columns)
        pitch = self.side + self.spacing
        return self.margin + column * pitch, self.margin + row * pitch, self.side, self.side


def _no_images(_file: str, _colorkey: object, **_: object) -> Callable[..., None]:
    """Stand in for pytmx's image loader, so that neither a sheet nor a display is needed."""
    return lambda *_: None


def open_map(tmx: Path) -> Any:
    """Return a whole map as pytmx has it, without loading any image.

    Raises `ContentError` if the map or a file that it names is missing or broken.
    """
    if not tmx.is_file():
        raise ContentError(tmx, "the file is missing")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx loads pygame, which greets
    import pytmx  # noqa: PLC0415 - after the line above, and only where a tile set is read

    try:
        return pytmx.TiledMap(str(tmx), image_loader=_no_images)
    except ElementTree.ParseError as error:
        raise ContentError(_torn(tmx), f"the file is not well-formed XML ({error})") from None
    except Exception as error:  # pytmx raises whatever comes up: KeyError, ValueError, Exception
        place, fault = _explain(tmx, error)
        raise ContentError(tmx, fault, place) from error


def read_tile_set(tmx: Path) -> TileSet:
    """Return the first tile set of a map.

    `tmx` is a map that names it, since pytmx opens tile sets only through maps. Raises
    `ContentError` if the map or a file that it names is missing or broken.
    """
    tiled = open_map(tmx)
    if not tiled.tilesets:
        raise ContentError(tmx, "the map names no tile set")
    tiles = {
        int(fields["id"]): {k: v for k, v in fields.items() if k.startswith("d_")}
        for fields in tiled.tile_properties.values()
    }
    first = tiled.tilesets[0]
    sizes = [int(first.tilewidth), int(first.columns), int(first.margin), int(first.spacing)]
    if min(sizes[:2]) < 1 or min(sizes) < 0 or first.tileheight != first.tilewidth:
        raise ContentError(tmx, "the tile set is no grid of square tiles")
    return TileSet(tiles, *sizes)


def _torn(tmx: Path) -> Path:
    """Return which file is no XML: a tile set beside the map, or else the map."""
    for tsx in sorted(tmx.parent.glob("*.tsx")):
        try:
            ElementTree.fromstring(tsx.read_bytes())  # noqa: S314 - Python's parser is safe
        except ElementTree.ParseError:
            return tsx
    return tmx


def _explain(tmx: Path, error: Exception) -> tuple[str, str]:
    """Find the property that pytmx could not read, since its own errors do not name it."""
    for tsx in sorted(tmx.parent.glob("*.tsx")):
        try:
            root = ElementTree.fromstring(tsx.read_bytes())  # noqa: S314 - Python's parser is safe
        except ElementTree.ParseError:
            continue
        for tile in root.iter("tile"):
            for field in tile.iter("property"):
                fault = _fault(field.attrib)
                if fault:
                    return f"{tsx.name}, tile {tile.get('id')}, {field.get('name')}", fault
    return "", f"pytmx cannot read it ({type(error).__name__}: {error})"


def _fault(field: Mapping[str, str]) -> str:
    kind, value = field.get("type", "string"), field.get("value", "")
    if kind == "int" and not value.lstrip("-").isdigit():
        return f"{value!r} is not a whole number"
    if kind == "bool" and value not in {"true", "false"}:
        return f"{value!r} is neither true nor false"
    if kind not in {"int", "bool", "string"}:
        return f"the type {kind!r} is not one of int, bool, string"
    return ""
