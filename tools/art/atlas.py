"""Packs pictures onto a sheet and writes the index that the game reads."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

GAP = 4


@dataclass(frozen=True, slots=True)
class Cut:
    """A picture for a sheet: pixels by RGBA, and what `discovery.content.Frame` says of it.

    `bleed` pixels on every side lie outside the frame: a lossy sheet then keeps its edges clean.
    """

    pixels: NDArray[np.uint8]
    anchor: tuple[int, int] | None = None
    slices: tuple[int, int, int, int] | None = None
    shadow: tuple[int, int, int, int] | None = None
    bleed: int = 0


def pack(
    file: str, cuts: Mapping[str, Cut], scale: int, width: int
) -> tuple[NDArray[np.uint8], str]:
    """Return a sheet at most `width` pixels wide and its index, for the picture `file`."""
    x, y, row = 0, 0, 0
    places = {}
    for name, cut in cuts.items():
        height, wide = cut.pixels.shape[:2]
        if x + wide > width:
            x, y, row = 0, y + row + GAP, 0
        places[name] = (x, y, wide, height)
        x, row = x + wide + GAP, max(row, height)
    right = max(x + wide for x, _, wide, _ in places.values())
    sheet = np.zeros((y + row, right, 4), dtype=np.uint8)
    lines = []
    for name, cut in cuts.items():
        left, top, wide, high = places[name]
        sheet[top : top + high, left : left + wide] = cut.pixels
        inset, wide, high = cut.bleed, wide - 2 * cut.bleed, high - 2 * cut.bleed
        entry: dict[str, list[int]] = {"rect": [left + inset, top + inset, wide, high]}
        for key in ("anchor", "slices", "shadow"):
            value = getattr(cut, key)
            if value is not None:
                entry[key] = list(value)
        lines.append(f"    {json.dumps(name)}: {json.dumps(entry)}")
    head = f'{{\n  "picture": {json.dumps(file)},\n  "scale": {scale},\n  "frames": {{\n'
    return sheet, head + ",\n".join(lines) + "\n  }\n}\n"


def halved(sheet: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a sheet of RGBA at half its size, colours weighed by how opaque they are.

    Raises:
        ValueError: a side has an odd number of pixels.
    """
    high, wide = sheet.shape[0] // 2, sheet.shape[1] // 2
    pixels = sheet.reshape(high, 2, wide, 2, 4).astype(float)
    weights = pixels[..., 3:]
    weight = weights.sum(axis=(1, 3))
    colour = (pixels[..., :3] * weights).sum(axis=(1, 3)) / np.maximum(weight, 1)
    found = np.concatenate([colour, weight / 4], axis=-1)
    made: NDArray[np.uint8] = np.rint(found).astype(np.uint8)
    return made
