"""What sounds are made of besides notes: struck things, grains, rubbing, gusts, cries."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.sound.wave import RATE, Wave, band, chance, decay, noise, seconds, swell, times

if TYPE_CHECKING:
    from collections.abc import Sequence

    Partial = tuple[float, float, float]
    """Frequency in Hz, strength, seconds until it is a thousandth."""


def struck(partials: Sequence[Partial], length: float, seed: int, loose: float = 0.02) -> Wave:
    """Return something hit: partials that die away, each a little out of its place."""
    source = chance(seed)
    moment = times(length)
    total = np.zeros(len(moment))
    for frequency, strength, lasting in partials:
        fine = frequency * source.uniform(1 - loose, 1 + loose)
        turn = source.uniform(-0.5, 0.5)
        total += strength * np.sin(2 * np.pi * fine * moment + turn) * decay(length, lasting)
    return total * swell(length, 0.0008, length * 0.2)


def thud(low: float, length: float, seed: int, soft: float = 0.5) -> Wave:
    """Return a dull blow whose pitch sinks to `low` Hz; `soft` takes its touch away."""
    moment = times(length)
    sinking = low * (1 + 0.9 * np.exp(-moment / 0.03))
    body = np.sin(2 * np.pi * np.cumsum(sinking) / RATE) * decay(length, length * 0.9)
    touch = band(noise(length, seed), 180, 1500, 1) * decay(length, 0.05) * (1 - soft)
    return (body + touch) * swell(length, 0.003, length * 0.3)


def grains(  # noqa: PLR0913 - how many, how large, how high
    length: float, seed: int, *, many: float, size: float, low: float, high: float
) -> Wave:
    """Return crackling: `many` grains a second of `size` seconds, between two frequencies in Hz."""
    source = chance(seed)
    total = np.zeros(seconds(length))
    for _ in range(max(1, round(many * length))):
        lasting = size * source.uniform(0.5, 1.6)
        middle = low * (high / low) ** source.uniform()
        grain = np.sin(2 * np.pi * middle * times(lasting * 3) + source.uniform(0, 6.28))
        rough = source.uniform(-1, 1, len(grain)) * 0.6
        grain = (grain + rough) * decay(lasting * 3, lasting * 2) * source.uniform(0.15, 1.0) ** 2
        start = int(source.integers(0, max(1, len(total) - len(grain))))
        total[start : start + len(grain)] += grain[: len(total) - start]
    return band(total, low * 0.6, min(high * 1.5, 12_000), 1)


def rub(length: float, seed: int, *, low: float, high: float, rough: float = 20.0) -> Wave:
    """Return one thing drawn over another: noise that catches `rough` times a second."""
    source = chance(seed)
    count = max(4, round(length * rough * 2))
    grip = np.interp(times(length), np.linspace(0, length, count), source.uniform(0.25, 1, count))
    return band(noise(length, seed + 1), low, high) * grip * swell(length, length / 4, length / 2)


def gust(length: float, seed: int, *, low: float, high: float, peak: float = 0.4) -> Wave:
    """Return air or water that comes and goes; its heights come later and go sooner."""
    dark = band(noise(length, seed), low, (low * high) ** 0.5, 1)
    light = band(noise(length, seed + 1), (low * high) ** 0.5, high, 1)
    rise = length * peak
    return dark * swell(length, rise, length - rise) + 0.7 * light * (
        swell(length, rise, length - rise) ** 2
    )


def cry(
    pitches: Sequence[tuple[float, float]], length: float, overtones: Sequence[float] = (1.0,)
) -> Wave:
    """Return a voice that goes through (moment, Hz), in straight lines of pitch."""
    moments, heights = zip(*pitches, strict=True)
    glide = np.exp(np.interp(times(length), moments, np.log(heights)))
    phase = 2 * np.pi * np.cumsum(glide) / RATE
    total = np.zeros(len(phase))
    for number, strength in enumerate(overtones, start=1):
        total += strength * np.sin(number * phase)
    return total * swell(length, length * 0.15, length * 0.4)


def creak(length: float, seed: int, *, start: float, end: float) -> Wave:
    """Return a wooden hinge: stick and slip, faster or slower, in a small body."""
    source = chance(seed)
    rate = np.interp(times(length), (0, length), (start, end))
    phase = np.cumsum(rate) / RATE
    clicks = np.flatnonzero(np.diff(np.floor(phase)) > 0)
    total = np.zeros(seconds(length))
    total[clicks] = source.uniform(0.4, 1.0, len(clicks))
    body = 0.9 * band(total, 350, 620, 1) + 0.6 * band(total, 900, 1350, 1)
    body = body * swell(length, 0.03, length * 0.35)
    return np.asarray(body / np.abs(body).max())


def wobbling(wave: Wave, rate: float, depth: float, seed: int = 0) -> Wave:
    """Return `wave` made weaker and stronger `rate` times a second, by `depth` from 0 to 1."""
    moment = times(len(wave) / RATE)[: len(wave)]
    turn = chance(seed).uniform(0, 2 * np.pi)
    return np.asarray(wave * (1 - depth / 2 + depth / 2 * np.sin(2 * np.pi * rate * moment + turn)))
