"""The parts that can be drawn: each makes some pictures and the texts that index them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from discovery.content.palette import load_palette
from tools.art import atlas, sheet
from tools.art.followers import followers
from tools.art.icons import icons
from tools.art.interface import interface, paper, wood
from tools.art.shapes import badges
from tools.art.title import emblem, title, window_icon

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

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


def _landscape(images: Path) -> Made:
    pixels, (tsx, tmx) = sheet.draw(images)
    return Made(
        {"landscape/designs.webp": Picture(pixels, quality=92)},
        {"landscape/designs.tsx": tsx, "landscape/designs.tmx": tmx},
    )


def _sheet(name: str, cuts: Mapping[str, atlas.Cut], width: int) -> Made:
    """Pack a sheet, and a copy of half the size: enough up to 1080p, and read much sooner."""
    pixels, index = atlas.pack(f"{name}.webp", cuts, 2, width)
    pictures = {
        f"ui/{name}.webp": Picture(pixels),
        f"ui/{name}-half.webp": Picture(atlas.halved(pixels)),
    }
    return Made(pictures, {f"ui/{name}.json": index})


def _icons(_images: Path) -> Made:
    return _sheet("icons", icons(), 800)


def _badges(images: Path) -> Made:
    return _sheet("badges", badges(load_palette(images).seats), 800)


def _followers(images: Path) -> Made:
    return _sheet("followers", followers(load_palette(images).seats), 1080)


def _interface(_images: Path) -> Made:
    return _sheet("interface", interface(), 1300)


def _wood(_images: Path) -> Made:
    return Made({"ui/wood.webp": Picture(wood(), quality=86)})


def _paper(_images: Path) -> Made:
    pixels = np.clip(np.rint(paper(768, 768, 251)), 0, 255).astype(np.uint8)
    return Made({"ui/paper.webp": Picture(pixels, quality=86)})


def _title(images: Path) -> Made:
    """Draw the title, and smaller copies, which the program's first picture waits for.

    These are JPEG, which is read five times as fast as WebP.
    """
    whole = title(images)
    pictures = {"ui/title.webp": Picture(whole, quality=72)}
    for shrink in (2, 3):
        high, wide = whole.shape[0] // shrink, whole.shape[1] // shrink
        small = whole.reshape(high, shrink, wide, shrink, 3).mean(axis=(1, 3)).round()
        pictures[f"ui/title-{wide}.jpg"] = Picture(small.astype(whole.dtype), "JPEG", quality=86)
    return Made(pictures)


def _emblem(images: Path) -> Made:
    return Made({"ui/emblem-landscape.webp": Picture(emblem(images), quality=86)})


def _icon(images: Path) -> Made:
    return Made({"ui/icon.png": Picture(window_icon(images), kind="PNG")})


PARTS: Mapping[str, Callable[[Path], Made]] = {
    "landscape": _landscape,
    "icons": _icons,
    "badges": _badges,
    "followers": _followers,
    "interface": _interface,
    "wood": _wood,
    "paper": _paper,
    "title": _title,
    "emblem": _emblem,
    "icon": _icon,
}
