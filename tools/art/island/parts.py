"""The island's parts, as `tools.art.parts` lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.content.palette import load_palette
from tools.art.island.backdrops import cloth, curtain, emblem
from tools.art.island.borders import coast, masks
from tools.art.island.checker import checker
from tools.art.island.desk import desk
from tools.art.island.equipment import equipment
from tools.art.island.grounds import grounds
from tools.art.island.growth import growth
from tools.art.island.markers import markers
from tools.art.island.places import places
from tools.art.island.signs import signs
from tools.art.made import Made, Picture, sheet_of, with_copies

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


def _ground(_images: Path) -> Made:
    return sheet_of("island/ground", grounds(), 2600, quality=80)


def _masks(_images: Path) -> Made:
    return sheet_of("island/masks", masks(), 2072)


def _coast(_images: Path) -> Made:
    return sheet_of("island/coast", coast(), 2072, quality=84)


def _growth(_images: Path) -> Made:
    return sheet_of("island/growth", growth(), 1100)


def _places(_images: Path) -> Made:
    return sheet_of("island/places", {**places(), **signs()}, 1200)


def _markers(_images: Path) -> Made:
    return sheet_of("island/markers", markers(), 1060, quality=90)


def _equipment(_images: Path) -> Made:
    return sheet_of("island/equipment", equipment(), 1230, quality=92)


def _desk(images: Path) -> Made:
    return sheet_of("island/desk", desk(load_palette(images).seats), 1600)


def _checker(_images: Path) -> Made:
    return sheet_of("island/checker", checker(), 1600, quality=90)


def _cloth(_images: Path) -> Made:
    return Made({"island/cloth.webp": Picture(cloth(), quality=86)})


def _curtain(_images: Path) -> Made:
    """Draw the curtain, and a smaller copy for a window up to 1280×720."""
    return with_copies("island/curtain", curtain(), 82, 2)


def _emblem(images: Path) -> Made:
    return with_copies("ui/emblem-island", emblem(images), 86, 2)


ISLAND_PARTS: Mapping[str, Callable[[Path], Made]] = {
    "island-ground": _ground,
    "island-masks": _masks,
    "island-coast": _coast,
    "island-growth": _growth,
    "island-places": _places,
    "island-markers": _markers,
    "island-equipment": _equipment,
    "island-desk": _desk,
    "island-checker": _checker,
    "island-cloth": _cloth,
    "island-curtain": _curtain,
    "island-emblem": _emblem,
}
