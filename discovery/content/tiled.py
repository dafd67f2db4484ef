"""Tile sets of Tiled, read through pytmx without loading any image."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from discovery.content.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

Fields = dict[str, object]


def _no_images(_file: str, _colorkey: object, **_: object) -> Callable[..., None]:
    """Stand in for pytmx's image loader, so that neither a sheet nor a display is needed."""
    return lambda *_: None


def read_tiles(tmx: Path) -> dict[int, Fields]:
    """Return the custom properties of each tile that has some, by the tile's id.

    `tmx` is a map whose first tile set is the one wanted, since pytmx opens tile sets only through
    maps. Raises `ContentError` if the map or a file that it names is missing or broken.
    """
    if not tmx.is_file():
        raise ContentError(tmx, "the file is missing")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx loads pygame, which greets
    import pytmx  # noqa: PLC0415 - after the line above, and only where a tile set is read

    try:
        tiled = pytmx.TiledMap(str(tmx), image_loader=_no_images)
    except ElementTree.ParseError as error:
        raise ContentError(tmx, f"it or its tile set is not well-formed XML ({error})") from None
    except Exception as error:  # pytmx raises whatever comes up: KeyError, ValueError, Exception
        place, fault = _explain(tmx, error)
        raise ContentError(tmx, fault, place) from error
    if not tiled.tilesets:
        raise ContentError(tmx, "the map names no tile set")
    return {
        int(fields["id"]): {k: v for k, v in fields.items() if k.startswith("d_")}
        for fields in tiled.tile_properties.values()
    }


def _explain(tmx: Path, error: Exception) -> tuple[str, str]:
    """Find the property that pytmx could not read, since its own errors do not name it."""
    for tsx in sorted(tmx.parent.glob("*.tsx")):
        for tile in ElementTree.fromstring(tsx.read_bytes()).iter("tile"):  # noqa: S314 - our own file
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
