"""What is done to a drawn thing as a whole: outlines, shadows, joining layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter

from tools.art.noise import rgb

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Layer = NDArray[np.uint8]


def over(top: Layer, bottom: Layer) -> Layer:
    """Return one picture laid on another; rows by columns by RGBA, not premultiplied."""
    a, b = top[..., 3:] / 255, bottom[..., 3:] / 255
    alpha = a + b * (1 - a)
    mixed = top[..., :3] * a + bottom[..., :3] * b * (1 - a)
    colour = mixed / np.maximum(alpha, 1e-6)
    joined: Layer = np.rint(np.concatenate([colour, alpha * 255], axis=-1)).astype(np.uint8)
    return joined


def outlined(layer: Layer, width: float, colour: str, alpha: float = 1.0) -> Layer:
    """Return a picture with an even band of a colour around it."""
    away = distance_transform_edt(layer[..., 3] < 110)
    band = np.clip(width + 0.5 - away, 0, 1) * alpha
    return over(layer, _tint(band, colour))


def shadowed(
    layer: Layer, offset: tuple[int, int], blur: float, alpha: float, colour: str = "#1a0f06"
) -> Layer:
    """Return a picture with its shadow, moved by (x, y) pixels, below it."""
    moved = np.roll(layer[..., 3] / 255, (offset[1], offset[0]), (0, 1))
    return over(layer, _tint(gaussian_filter(moved, blur) * alpha, colour))


def _tint(alpha: NDArray[np.float64], colour: str) -> Layer:
    layer = np.empty((*alpha.shape, 4), dtype=np.uint8)
    layer[..., :3] = rgb(colour)
    layer[..., 3] = np.rint(np.clip(alpha, 0, 1) * 255)
    return layer
