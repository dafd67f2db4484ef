"""The colours of the seats and of the interface, from `images/ui/palette.json`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, cast

from discovery.content.errors import ContentError
from discovery.content.files import Entries, get_object, get_text, read_object

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

Colour = tuple[int, int, int]
SHAPES = ("pennant", "ring", "cross", "star", "wave")
_HEX = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})")


class SeatLook(NamedTuple):
    """How a seat's pieces look: the colour's name, its value, ink that reads on it, a shape."""

    name: str
    colour: Colour
    ink: Colour
    shape: str


class Palette(NamedTuple):
    """All colours: one look for each of five seats, and the interface's colours by name."""

    seats: tuple[SeatLook, ...]
    colours: Mapping[str, Colour]


def load_palette(images: Path) -> Palette:
    """Read the palette below the folder `images`; raises `ContentError`."""
    path = images / "ui" / "palette.json"
    value = read_object(path)
    seats = value.get("seats")
    if not isinstance(seats, list) or len(seats) != len(SHAPES):
        raise ContentError(path, f"a list of {len(SHAPES)} seats is expected", "seats")
    looks = tuple(_seat(path, seat, number) for number, seat in enumerate(seats))
    if len({look.shape for look in looks}) != len(looks):
        raise ContentError(path, "two seats have one shape", "seats")
    named = get_object(path, value, "colours")
    colours = {name: _colour(path, named, name) for name in named}
    return Palette(looks, Entries(path, "colour", colours))


def _seat(path: Path, value: object, number: int) -> SeatLook:
    if not isinstance(value, dict):
        raise ContentError(path, "an object is expected", f"seat {number}")
    seat = cast("Mapping[str, object]", value)
    shape = get_text(path, seat, "shape")
    if shape not in SHAPES:
        raise ContentError(path, f"{shape!r} is not one of {', '.join(SHAPES)}", f"seat {number}")
    name = get_text(path, seat, "name")
    return SeatLook(name, _colour(path, seat, "colour"), _colour(path, seat, "ink"), shape)


def _colour(path: Path, value: Mapping[str, object], key: str) -> Colour:
    found = _HEX.fullmatch(get_text(path, value, key))
    if found is None:
        raise ContentError(path, "a colour is written #rrggbb, in small letters", key)
    red, green, blue = (int(part, 16) for part in found.groups())
    return red, green, blue
