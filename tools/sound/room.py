"""Rooms: echoes made of noise that dies away, the heights first."""

from __future__ import annotations

import numpy as np
from scipy.signal import fftconvolve

from tools.sound.wave import Wave, band, decay, noise, seconds


def echo(time: float, seed: int, *, dark: float = 4200.0) -> Wave:
    """Return the answer of a room to a clap, two channels; it is gone after `time` seconds."""
    channels = []
    for side in range(2):
        first = noise(time, seed + 10 * side)
        low = band(first, 120, dark * 0.35, 1) * decay(time, time)
        high = band(first, dark * 0.35, dark, 1) * decay(time, time * 0.55)
        answer = low + high
        answer *= np.clip(np.arange(len(answer)) / seconds(0.012), 0.0, 1.0)
        channels.append(answer / np.sqrt((answer**2).sum()))
    return np.stack(channels)


def in_room(wave: Wave, share: float, time: float, seed: int = 0) -> Wave:
    """Return a short mono sound in a room: `share` of it comes back, mixed to one channel."""
    answer = echo(time, seed).mean(axis=0)
    wet = fftconvolve(wave, answer)
    dry = np.pad(wave, (0, len(wet) - len(wave)))
    return np.asarray(dry + share * wet)


def around(wave: Wave, answer: Wave) -> Wave:
    """Return a loop (two channels) in a room whose echo runs over the end into the beginning."""
    length = wave.shape[1]
    if answer.shape[1] > length:
        raise ValueError("the echo is longer than the loop")
    spectrum = np.fft.rfft(wave, axis=1) * np.fft.rfft(answer, length, axis=1)
    return np.fft.irfft(spectrum, length, axis=1)


def panned(wave: Wave, side: float) -> Wave:
    """Return two channels from one; `side` is -1 for left, 0 for the middle, 1 for right."""
    angle = (side + 1) * np.pi / 4
    return np.stack([wave * np.cos(angle), wave * np.sin(angle)])


def loudness(wave: Wave) -> float:
    """Return the root of the mean square in decibels below full (a negative number)."""
    return float(10 * np.log10(np.mean(wave**2) + 1e-12))


def warmed(wave: Wave) -> Wave:
    """Round the highest peaks off, as tape does, without a corner."""
    return np.asarray(np.tanh(wave * 1.1) / 1.1)
