"""The island's parts, as `tools.art.parts` lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.island.borders import coast, masks
from tools.art.island.grounds import grounds
from tools.art.island.growth import growth
from tools.art.made import Made, sheet_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


def _grounds(_images: Path) -> Made:
    return sheet_of("island/ground", grounds(), 2600, quality=80)


def _masks(_images: Path) -> Made:
    return sheet_of("island/masks", masks(), 2072)


def _coast(_images: Path) -> Made:
    return sheet_of("island/coast", coast(), 2072, quality=84)


def _growth(_images: Path) -> Made:
    return sheet_of("island/growth", growth(), 1100)


ISLAND_PARTS: Mapping[str, Callable[[Path], Made]] = {
    "island-ground": _grounds,
    "island-masks": _masks,
    "island-coast": _coast,
    "island-growth": _growth,
}
