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
from tools.art.journals.parts import JOURNALS_PARTS
from tools.art.made import Made, Picture, sheet_of, with_copies
from tools.art.segments import segments
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


def _segments(images: Path) -> Made:
    return Made({"landscape/segments.png": Picture(segments(images), kind="PNG")})


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
    """Draw the title, and smaller copies, which the program's first picture waits for."""
    return with_copies("ui/title", title(images), 72, 2, 3)


def _emblem(images: Path) -> Made:
    return with_copies("ui/emblem-landscape", emblem(images), 86, 2)


def _icon(images: Path) -> Made:
    return Made({"ui/icon.png": Picture(window_icon(images), kind="PNG")})


PARTS: Mapping[str, Callable[[Path], Made]] = {
    "landscape": _landscape,
    "segments": _segments,
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
    **JOURNALS_PARTS,
}
