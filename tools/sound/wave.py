"""Waves: arrays of samples between -1 and 1, one row a channel, at `RATE` samples a second."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, sosfilt

RATE = 44_100
Wave = NDArray[np.float64]


def seconds(length: float) -> int:
    """Return how many samples last `length` seconds.

    >>> seconds(0.5)
    22050
    """
    return round(length * RATE)


def times(length: float) -> Wave:
    """Return the time in seconds of every sample of a wave that lasts `length` seconds."""
    return np.arange(seconds(length)) / RATE


def chance(seed: int) -> np.random.Generator:
    """Return a generator of noise that is the same on every machine."""
    return np.random.Generator(np.random.PCG64(seed))


def noise(length: float, seed: int) -> Wave:
    """Return white noise."""
    return chance(seed).uniform(-1.0, 1.0, seconds(length))


def band(wave: Wave, low: float | None, high: float | None, order: int = 2) -> Wave:
    """Keep what lies between two frequencies in Hz; None leaves that side open."""
    if low is None:
        if high is None:
            return wave
        filters = butter(order, high, "lowpass", fs=RATE, output="sos")
    elif high is None:
        filters = butter(order, low, "highpass", fs=RATE, output="sos")
    else:
        filters = butter(order, (low, high), "bandpass", fs=RATE, output="sos")
    found: Wave = sosfilt(filters, wave)
    return found


def swell(length: float, rise: float, fall: float) -> Wave:
    """Return an envelope that rises for `rise` seconds and falls in the last `fall` seconds."""
    moment = times(length)
    up = np.clip(moment / max(rise, 1e-6), 0.0, 1.0)
    down = np.clip((length - moment) / max(fall, 1e-6), 0.0, 1.0)
    shaped: Wave = np.sin(up * np.pi / 2) ** 2 * np.sin(down * np.pi / 2) ** 2
    return shaped


def decay(length: float, time: float) -> Wave:
    """Return an envelope that falls to a thousandth in `time` seconds."""
    shaped: Wave = np.exp(-6.9078 * times(length) / time)
    return shaped


def mixed(*parts: tuple[float, Wave], length: float | None = None) -> Wave:
    """Lay waves over each other, each from its moment in seconds on.

    The whole is as long as its parts need, or `length` seconds with the rest cut off.
    """
    whole = max(seconds(at) + len(wave) for at, wave in parts)
    total = np.zeros(max(whole, seconds(length or 0)))
    for at, wave in parts:
        total[seconds(at) : seconds(at) + len(wave)] += wave
    return total if length is None else total[: seconds(length)]


def closed(wave: Wave, fall: float = 0.02) -> Wave:
    """Return `wave` with its first millisecond and its last `fall` seconds faded."""
    length = wave.shape[-1] / RATE
    faded: Wave = wave * swell(length, 0.001, fall)[: wave.shape[-1]]
    return faded


def levelled(wave: Wave, peak: float) -> Wave:
    """Return `wave` with its highest sample at `peak` decibels below full (a negative number)."""
    highest = float(np.abs(wave).max())
    if highest == 0:
        raise ValueError("silence has no level")
    scaled: Wave = wave * (10 ** (peak / 20) / highest)
    return scaled


def pitch(name: str) -> float:
    """Return the frequency of a note in Hz, from its name and octave.

    >>> pitch("A4"), round(pitch("F#3"), 2), round(pitch("Bb2"), 2)
    (440.0, 185.0, 116.54)
    """
    steps = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[name[0]]
    steps += name.count("#") - name[1:].count("b")
    octave = int(name.strip("ABCDEFG#b"))
    return 440.0 * math.pow(2.0, (steps - 9) / 12 + octave - 4)
