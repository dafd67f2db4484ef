"""The parts that can be drawn: each makes some pictures and the texts that index them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tools.art import sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

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


def _landscape(images: Path) -> Made:
    tsx, tmx = sheet.tiled_files(images)
    return Made(
        {"landscape/designs.webp": Picture(sheet.draw(images), quality=92)},
        {"landscape/designs.tsx": tsx, "landscape/designs.tmx": tmx},
    )


PARTS: Mapping[str, Callable[[Path], Made]] = {"landscape": _landscape}
