"""How loud a short sound is to people: what lies high counts more, what lies very low less.

The weighting is that of broadcasting (ITU-R BS.1770); a short sound is as loud as its loudest
tenth of a second.
"""

from __future__ import annotations

import numpy as np
from scipy.signal import lfilter

from tools.sound.wave import RATE, Wave, levelled, seconds

SPAN = 0.1
HIGHEST = -6.5
"""Peaks stay below this many decibels, however loud a sound ought to be."""


def weighted(wave: Wave) -> Wave:
    """Return `wave` as the ear weighs it: a shelf of 4 dB from 1.7 kHz on, nothing below 38 Hz."""
    shelf = _shelf(1681.97, 3.99984, 0.7071752)
    low = _high_pass(38.135, 0.5003270)
    return np.asarray(lfilter(*low, lfilter(*shelf, wave)))


def heard(wave: Wave) -> float:
    """Return the loudness of the loudest `SPAN` of one channel, in decibels below full."""
    power = weighted(np.pad(wave, (0, seconds(SPAN)))) ** 2
    total = np.concatenate([[0.0], np.cumsum(power)])
    width = seconds(SPAN)
    return float(10 * np.log10((total[width:] - total[:-width]).max() / width + 1e-12))


def as_loud(wave: Wave, loudness: float) -> Wave:
    """Return `wave` so loud that `heard` gives `loudness`; less if its peak would be too high."""
    scaled = wave * 10 ** ((loudness - heard(wave)) / 20)
    if 20 * np.log10(np.abs(scaled).max()) > HIGHEST:
        return levelled(scaled, HIGHEST)
    return np.asarray(scaled)


def _shelf(middle: float, gain: float, quality: float) -> tuple[Wave, Wave]:
    turn = 2 * np.pi * middle / RATE
    amp = 10 ** (gain / 40)
    alpha = np.sin(turn) / (2 * quality)
    cos, root = np.cos(turn), 2 * np.sqrt(amp) * alpha
    ahead = amp * np.array(
        [
            (amp + 1) + (amp - 1) * cos + root,
            -2 * ((amp - 1) + (amp + 1) * cos),
            (amp + 1) + (amp - 1) * cos - root,
        ]
    )
    back = np.array(
        [
            (amp + 1) - (amp - 1) * cos + root,
            2 * ((amp - 1) - (amp + 1) * cos),
            (amp + 1) - (amp - 1) * cos - root,
        ]
    )
    return ahead / back[0], back / back[0]


def _high_pass(edge: float, quality: float) -> tuple[Wave, Wave]:
    turn = 2 * np.pi * edge / RATE
    alpha = np.sin(turn) / (2 * quality)
    cos = np.cos(turn)
    ahead = np.array([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2])
    back = np.array([1 + alpha, -2 * cos, 1 - alpha])
    return ahead / back[0], back / back[0]
