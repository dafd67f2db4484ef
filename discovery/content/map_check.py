"""What Tiled can write into a map and this house cannot read, told in plain words.

pytmx has no words of its own for some of it, and passes other things over in silence: shifted
layers, numbers that are none.
"""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from discovery.content.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path

WHOLE = {
    "map": ("width", "height", "tilewidth", "tileheight", "hexsidelength"),
    "layer": ("width", "height"),
}
ANY = {"object": ("x", "y", "width", "height", "rotation")}
"""The numbers of elements: whole ones, and others."""
SHIFTS = ("offsetx", "offsety")
LAYERS = ("layer", "objectgroup", "group", "imagelayer")
FARTHEST = 1e6
"""Pixels; no map of this house is so large."""


def check_map(path: Path) -> None:
    """Look through a map of Tiled for what cannot be read.

    A file that is missing or no XML is left to whoever reads it. Raises `ContentError`.
    """
    try:
        root = ElementTree.fromstring(path.read_bytes())  # noqa: S314 - Python's parser is safe
    except (OSError, ElementTree.ParseError):
        return
    if root.get("infinite", "0") != "0" or root.find(".//chunk") is not None:
        raise ContentError(path, "an infinite map cannot be read; switch 'Infinite' off in Tiled")
    for field in root.iter("property"):
        if field.get("type") == "class":
            fault = "properties of a class cannot be read; remove it in Tiled"
            raise ContentError(path, fault, f"property {field.get('name')}")
    for tiles in root.iter("tileset"):
        source = tiles.get("source")
        if source is not None and not (path.parent / source).is_file():
            raise ContentError(path, f"its tile set {source} is missing; put it beside the map")
    for element in root.iter():
        _check_numbers(path, element)
        if element.tag in LAYERS:
            _check_shift(path, element)
        if element.tag == "layer":
            _check_cells(path, element)


def _check_numbers(path: Path, element: ElementTree.Element) -> None:
    for key in WHOLE.get(element.tag, ()):
        value = element.get(key)
        if value is not None and not _is_whole(value):
            fault = f"{value!r} is no whole number from 1 to {FARTHEST:,.0f}"
            raise ContentError(path, fault, _place(element, key))
    for key in ANY.get(element.tag, ()):
        value = element.get(key)
        if value is not None and not _is_number(value):
            raise ContentError(path, f"{value!r} is no number on a map", _place(element, key))


def _check_cells(path: Path, layer: ElementTree.Element) -> None:
    for data in layer.iter("data"):
        if data.get("encoding") != "csv":
            continue
        for word in (data.text or "").split(","):
            if not (word.strip().isascii() and word.strip().isdecimal()):
                fault = f"{word.strip()!r} is no number of a tile"
                raise ContentError(path, fault, f"layer {layer.get('name')}")


def _check_shift(path: Path, element: ElementTree.Element) -> None:
    for key in SHIFTS:
        value = element.get(key, "0")
        if not _is_number(value) or float(value):
            fault = "a layer that is shifted cannot be read; set its offset to 0 in Tiled"
            raise ContentError(path, fault, _place(element, key))


def _is_whole(value: str) -> bool:
    return value.isascii() and value.isdecimal() and _is_number(value) and int(value) > 0


def _is_number(value: str) -> bool:
    try:
        number = float(value)
    except ValueError:
        return False
    return isfinite(number) and abs(number) <= FARTHEST


def _place(element: ElementTree.Element, key: str) -> str:
    """Return where in the map a number stands."""
    if element.tag == "map":
        return key
    named = element.get("name") or element.get("id") or ""
    return f"{element.tag} {named}, {key}"
