"""Noise that repeats with the picture: all of it is made in the frequency domain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


def cloud(
    size: tuple[int, int], seed: int, wave: float, slope: float = 1.6, low: float = 0.0
) -> NDArray[np.float64]:
    """Return noise of rows by columns, mean 0 and deviation 1, that repeats at its borders.

    `wave` is the longest wave in pixels that is at full strength; shorter ones fall off with
    `slope`; waves longer than `low` pixels (0: none) are left out.
    """
    rows, columns = size
    rng = np.random.default_rng(seed)
    spectrum = np.fft.rfft2(rng.standard_normal(size))
    y = np.fft.fftfreq(rows)[:, None]
    x = np.fft.rfftfreq(columns)[None, :]
    frequency = np.hypot(x, y)
    gain = (1 + (frequency * wave) ** 2) ** (-slope)
    if low:
        gain = gain * (frequency > 1 / low)
    gain[0, 0] = 0
    values = np.fft.irfft2(spectrum * gain, s=size)
    return np.asarray(values / values.std())


def ramp(value: NDArray[np.float64], start: float, end: float) -> NDArray[np.float64]:
    """Return a smooth step: 0 at `start` and before, 1 at `end` and after."""
    t = np.clip((value - start) / (end - start), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def mix(
    under: NDArray[np.float64], over: NDArray[np.float64], share: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return colours between `under` and `over`; `share` of `over` for each pixel."""
    return np.asarray(under + (over - under) * share[..., None])


def stops(value: NDArray[np.float64], *points: tuple[float, str]) -> NDArray[np.float64]:
    """Return a colour for each value, linear between the points (value, #rrggbb)."""
    places = [at for at, _ in points]
    colours = np.array([rgb(colour) for _, colour in points])
    return np.stack([np.interp(value, places, colours[:, i]) for i in range(3)], axis=-1)


def rgb(colour: str) -> tuple[float, float, float]:
    """Return red, green and blue of #rrggbb, 0..255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
