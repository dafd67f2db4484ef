"""Where things stand on a sprite sheet, from the JSON file beside the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from discovery.content.errors import ContentError
from discovery.content.files import Entries, get_object, get_text, get_whole_numbers, read_object

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


class Frame(NamedTuple):
    """One picture on a sheet, in the sheet's pixels.

    `rect` is x, y, width, height. `anchor` is the point, from the frame's corner, that comes to
    lie on the spot where a figure stands. `slices` are the widths of the fixed borders left, top,
    right and bottom of a picture that stretches (all 0: it does not). `shadow` are the widths, on
    the same sides, that lie outside the thing itself.
    """

    rect: tuple[int, int, int, int]
    anchor: tuple[int, int]
    slices: tuple[int, int, int, int]
    shadow: tuple[int, int, int, int]


class Sheet(NamedTuple):
    """A picture file, how many of its pixels make one pixel at 1080p, and its frames."""

    picture: Path
    scale: int
    frames: Mapping[str, Frame]


def load_sheet(images: Path, name: str) -> Sheet:
    """Read the index of a sheet below the folder `images`; raises `ContentError`.

    `name` is the file's name in the folder `ui`, or, with a folder of its own, `island/places`.
    """
    path = (images if "/" in name else images / "ui") / f"{name}.json"
    value = read_object(path)
    picture = path.parent / get_text(path, value, "picture")
    if not picture.is_file():
        raise ContentError(path, f"the picture {picture.name} is missing", "picture")
    scale = value.get("scale")
    if type(scale) is not int or scale < 1:
        raise ContentError(path, "a whole number of 1 or more is expected", "scale")
    frames = get_object(path, value, "frames")
    found = {key: _frame(path, frames, key) for key in frames}
    return Sheet(picture, scale, Entries(path, "picture", found))


def _frame(path: Path, frames: Mapping[str, object], name: str) -> Frame:
    try:
        value = get_object(path, frames, name)
        x, y, width, height = get_whole_numbers(path, value, "rect", 4)
        full = {"anchor": [width // 2, height // 2], "slices": [0] * 4, "shadow": [0] * 4, **value}
        left, top = get_whole_numbers(path, full, "anchor", 2)
        slices = get_whole_numbers(path, full, "slices", 4)
        shadow = get_whole_numbers(path, full, "shadow", 4)
    except ContentError as error:
        place = name if error.place == name else f"{name}, {error.place}"
        raise ContentError(path, error.fault, place) from None
    four = tuple[int, int, int, int]
    return Frame((x, y, width, height), (left, top), cast("four", slices), cast("four", shadow))
