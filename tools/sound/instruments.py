"""Instruments, a note each: strings plucked or bowed, a soft flute, a drone, bells, wooden bars."""

from __future__ import annotations

from functools import cache

import numpy as np
from scipy.signal import lfilter

from tools.sound.wave import RATE, Wave, band, chance, decay, noise, seconds, swell, times


@cache
def pluck(frequency: float, length: float, bright: float = 0.5, seed: int = 0) -> Wave:
    """Return a plucked string (Karplus and Strong, with a pick position and a wooden body).

    `bright` from 0 (thumb, near the middle) to 1 (nail, near the bridge).
    """
    delay = RATE / frequency - 0.5
    whole = int(delay)
    part = delay - whole
    # The loop: a mean of two samples (the string loses its heights first) and a share of one
    # sample of delay, so that the pitch is exact.
    ring = 10 ** (-3 / (frequency * (2.2 + 420 / frequency)))
    taps = np.convolve([0.5, 0.5], [1 - part, part]) * ring
    loop = np.zeros(whole + 3)
    loop[0] = 1.0
    loop[whole : whole + 3] -= taps
    burst = chance(seed + round(frequency * 8)).uniform(-1.0, 1.0, whole)
    highest = min(900 + 5200 * bright, frequency * (8 + 14 * bright))
    burst = band(np.tile(burst, 3), None, highest, 1)[-whole:]
    burst -= burst.mean()
    picked = max(1, round(whole * (0.42 - 0.28 * bright)))
    excited = np.zeros(seconds(length))
    excited[:whole] = burst
    excited[picked : picked + whole] -= 0.9 * burst
    string = lfilter([1.0], loop, excited)
    body = 0.5 * band(string, 90, 130, 1) + 0.35 * band(string, 190, 260, 1)
    tone = band(string + body, 60, 2600 + 3600 * bright, 1)
    tone *= swell(length, 0.002, min(0.4, length / 3))
    return np.asarray(tone / np.abs(tone).max())


def flute(frequency: float, length: float, seed: int = 0) -> Wave:
    """Return a soft flute: few overtones, breath, a vibrato that comes late."""
    moment = times(length)
    late = np.clip((moment - 0.35) / 0.8, 0.0, 1.0)
    turn = chance(seed).uniform(0, 2 * np.pi)
    vibrato = np.sin(2 * np.pi * 4.6 * moment + turn) * late
    scoop = -0.006 * np.exp(-moment / 0.05)
    phase = 2 * np.pi * np.cumsum(frequency * (1 + 0.0035 * vibrato + scoop)) / RATE
    tone = np.zeros(len(moment))
    for number, strength in enumerate((1.0, 0.30, 0.12, 0.035, 0.012), start=1):
        tone += strength * np.sin(number * phase) * (1 + 0.10 * number * vibrato)
    breath = band(noise(length, seed + 1), frequency * 0.9, min(frequency * 3.0, 9000), 1)
    puff = 0.05 * np.exp(-moment / 0.06) + 0.018
    tone = tone * (1 - 0.25 * np.exp(-moment / 0.12)) + puff * breath * 2.2
    return np.asarray(tone * swell(length, 0.09, min(0.28, length / 3)) / 1.5)


def drone(frequency: float, length: float, seed: int = 0) -> Wave:
    """Return a low bowed sound of five slightly different strings, rising and falling slowly."""
    moment = times(length)
    source = chance(seed)
    tone = np.zeros(len(moment))
    for cents in (-5.0, -2.0, 0.0, 2.5, 5.5):
        fine = frequency * 2 ** (cents / 1200)
        for number in range(1, 9):
            if fine * number > 1800:
                break
            turn = source.uniform(0, 2 * np.pi)
            tone += np.sin(2 * np.pi * fine * number * moment + turn) / number**1.7
    edge = min(1.8, length * 0.4)
    return np.asarray(tone * swell(length, edge, edge) / 6)


def bell(frequency: float, length: float, soft: float = 0.5) -> Wave:
    """Return a soft bell; `soft` from 0 to 1 takes its high partials away."""
    partials = ((1.0, 1.0, 1.0), (2.0, 0.42, 0.62), (2.76, 0.22, 0.40), (4.07, 0.12, 0.26))
    moment = times(length)
    tone = np.zeros(len(moment))
    for ratio, strength, lasting in partials:
        loud = strength * (1 - soft * 0.7) if ratio > 1.5 else strength
        tone += (
            loud
            * np.sin(2 * np.pi * frequency * ratio * moment)
            * decay(length, length * 0.95 * lasting)
        )
    return np.asarray(tone * swell(length, 0.004, length * 0.25) / 1.6)


def fiddle(frequency: float, length: float, seed: int = 0) -> Wave:
    """Return a bowed string played softly: a bow that takes hold, a wooden body, a late vibrato."""
    moment = times(length)
    source = chance(seed)
    late = np.clip((moment - 0.25) / 0.6, 0.0, 1.0)
    vibrato = np.sin(2 * np.pi * 5.3 * moment + source.uniform(0, 2 * np.pi)) * late
    slide = -0.004 * np.exp(-moment / 0.04)
    phase = 2 * np.pi * np.cumsum(frequency * (1 + 0.0032 * vibrato + slide)) / RATE
    tone = np.zeros(len(moment))
    for number in range(1, 24):
        height = frequency * number
        if height > 6500:
            break
        air = 1.0 + 0.5 * np.exp(-(((height - 290) / 90) ** 2))
        wood = 1.0 + 0.8 * np.exp(-(((height - 520) / 160) ** 2))
        dark = 1 / (1 + (height / 2300) ** 2)
        bowed = air * wood * dark / number**1.15
        # The heights come in after the ground tone, as the bow takes hold.
        hold = 1 - 0.7 * np.exp(-moment / (0.02 + 0.012 * number))
        tone += bowed * hold * np.sin(number * phase + source.uniform(0, 0.6))
    hair = band(noise(length, seed + 1), 900, 4200, 1) * (0.02 + 0.05 * np.exp(-moment / 0.05))
    tone = tone * (1 + 0.05 * vibrato) + hair
    return np.asarray(tone * swell(length, 0.07, min(0.22, length / 3)) / 3.0)


def bar(frequency: float, length: float, soft: float = 0.5) -> Wave:
    """Return a tuned bar of wood struck with a mallet; `soft` from 0 to 1 is how it is wrapped."""
    partials = ((1.0, 1.0, 1.0), (3.93, 0.30, 0.28), (9.2, 0.10, 0.10))
    moment = times(length)
    tone = np.zeros(len(moment))
    for ratio, strength, lasting in partials:
        if frequency * ratio > 9000:
            break
        loud = strength * (1 - soft * 0.75) if ratio > 1.5 else strength
        fading = min(length, 1.6 * (220 / frequency) ** 0.35) * lasting
        tone += loud * np.sin(2 * np.pi * frequency * ratio * moment) * decay(length, fading)
    return np.asarray(tone * swell(length, 0.003, length * 0.25) / 1.4)
