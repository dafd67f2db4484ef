"""The parts that can be drawn: each makes some pictures and the texts that index them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from discovery.content.palette import load_palette
from tools.art import sheet
from tools.art.followers import followers
from tools.art.icons import icons
from tools.art.interface import interface, paper, wood
from tools.art.island.parts import ISLAND_PARTS
from tools.art.made import Made, Picture, sheet_of
from tools.art.shapes import badges
from tools.art.title import emblem, title, window_icon

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


def _landscape(images: Path) -> Made:
    pixels, (tsx, tmx) = sheet.draw(images)
    return Made(
        {"landscape/designs.webp": Picture(pixels, quality=92)},
        {"landscape/designs.tsx": tsx, "landscape/designs.tmx": tmx},
    )


def _icons(_images: Path) -> Made:
    return sheet_of("ui/icons", icons(), 800)


def _badges(images: Path) -> Made:
    return sheet_of("ui/badges", badges(load_palette(images).seats), 800)


def _followers(images: Path) -> Made:
    return sheet_of("ui/followers", followers(load_palette(images).seats), 1080)


def _interface(_images: Path) -> Made:
    return sheet_of("ui/interface", interface(), 1300)


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
    **ISLAND_PARTS,
}
