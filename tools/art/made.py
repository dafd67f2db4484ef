"""What a part of the art makes: pictures, and the texts that index them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from tools.art import atlas

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Picture:
    """Pixels (rows by columns by 3 or 4), the kind of file, its quality (None: without loss)."""

    pixels: NDArray[np.uint8]
    kind: str = "WEBP"
    quality: int | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """What a part makes, by file name below `images`."""

    pictures: Mapping[str, Picture] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)


def sheet_of(
    name: str, cuts: Mapping[str, atlas.Cut], width: int, quality: int | None = None
) -> Made:
    """Pack the sheet `name` (with its folder), at most `width` pixels wide.

    A copy of half the size lies beside it: enough up to 1080p, and read much sooner.
    """
    pixels, index = atlas.pack(f"{PurePosixPath(name).name}.webp", cuts, 2, width)
    pictures = {
        f"{name}.webp": Picture(pixels, quality=quality),
        f"{name}-half.webp": Picture(atlas.halved(pixels), quality=quality),
    }
    return Made(pictures, {f"{name}.json": index})


def with_copies(name: str, whole: NDArray[np.uint8], quality: int, *shrinks: int) -> Made:
    """Return an opaque picture and copies of it, each so many times smaller.

    The copies are JPEG, which is read five times as fast as WebP.
    """
    found = {f"{name}.webp": Picture(whole, quality=quality)}
    for shrink in shrinks:
        high, wide = whole.shape[0] // shrink, whole.shape[1] // shrink
        small = whole.reshape(high, shrink, wide, shrink, 3).mean(axis=(1, 3)).round()
        found[f"{name}-{wide}.jpg"] = Picture(small.astype(whole.dtype), "JPEG", quality=86)
    return Made(found)
