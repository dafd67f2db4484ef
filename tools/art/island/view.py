"""An island as the game draws it, to be looked at: `python -m tools.art.island.view OUT`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from discovery.content.island import read_chart
from discovery.rules.island.entry import ISLANDS
from discovery.scenes.island.lattice import fitting_half, ground_of, land_box, lattice_of
from discovery.scenes.island.relief import Relief
from discovery.scenes.island.terrain import Look

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.lattice import Ground

IMAGES = Path(__file__).parent.parent.parent.parent / "images"


def island(
    images: Path, ground: Ground, half: int, size: tuple[int, int], middle: Hex
) -> NDArray[np.uint8]:
    """Return a picture of `size` with a hex in its middle, rows by columns by RGB.

    `half` 0 shows the whole island.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame  # noqa: PLC0415 - after the line above

    pygame.display.init()
    pygame.display.set_mode((16, 16))
    box = land_box(ground)
    zoom = half or fitting_half(box, size)
    lattice = lattice_of(ground, zoom)
    if half:
        x, y = lattice.centre(middle)
    else:
        left, top, wide, high = lattice.area(box)
        x, y = left + wide // 2, top + high // 2
    picture = pygame.Surface(size)
    Relief(images).draw(picture, Look(ground, zoom), (size[0] // 2 - x, size[1] // 2 - y))
    return np.frombuffer(pygame.image.tobytes(picture, "RGB"), np.uint8).reshape(*size[::-1], 3)


def main() -> None:
    """Write a picture of an island."""
    words = argparse.ArgumentParser(prog="python -m tools.art.island.view", description=__doc__)
    words.add_argument("out", type=Path)
    words.add_argument("--map", choices=ISLANDS, default=ISLANDS[0])
    words.add_argument("--size", default="1920x1080", help="width by height")
    words.add_argument("--half", type=int, default=0, help="half a hex's height (0: all is seen)")
    words.add_argument("--at", default="8,10", help="the hex in the middle")
    words.add_argument("--down", action="store_true", help="north at the bottom")
    words.add_argument("--grey", action="store_true", help="without colour")
    given = words.parse_args()
    (wide, high), (x, y) = map(int, given.size.split("x")), map(int, given.at.split(","))
    chart = read_chart(IMAGES / "island" / f"{given.map}.tmx")
    ground = ground_of(chart, north_up=not given.down)
    middle = ground.turned_hex((x, y)) if given.down else (x, y)
    pixels = island(IMAGES, ground, given.half, (wide, high), middle)
    picture = Image.fromarray(pixels)
    (picture.convert("L") if given.grey else picture).save(given.out)


if __name__ == "__main__":
    main()
