"""Steps on the island, each kind of ground by its own, and the sea that stops one."""

from __future__ import annotations

import numpy as np

from tools.sound.ear import as_loud
from tools.sound.effects import knock
from tools.sound.matter import creak, grains, gust, rub, struck, thud
from tools.sound.room import in_room
from tools.sound.wave import Wave, band, chance, closed, mixed, swell

STRIDE = 0.19
"""Seconds from one foot to the other."""


def _feet(left: Wave, right: Wave, loudness: float, *, share: float = 0.12) -> Wave:
    whole = mixed((0, left), (STRIDE, 0.8 * right))
    return closed(as_loud(in_room(whole, share, 0.2), loudness), 0.04)


def _foot(low: float, seed: int, soft: float) -> Wave:
    return thud(low * chance(seed).uniform(0.94, 1.06), 0.14, seed, soft)


def jungle(variant: int) -> Wave:
    """Return steps through leaves: they brush along, and something snaps."""
    seed = 3000 + 40 * variant

    def foot(number: int) -> Wave:
        at = seed + 7 * number
        brush = rub(0.22, at, low=900, high=4200, rough=30)
        leaves = grains(0.22, at + 1, many=130, size=0.005, low=1500, high=4400)
        snap = struck(((1150, 0.8, 0.03), (2300, 0.5, 0.02)), 0.05, at + 2, loose=0.15)
        whole = mixed((0, 0.55 * _foot(95, at, 0.8)), (0, 0.45 * brush), (0.01, leaves))
        return mixed((0, whole), (0.05 + 0.02 * variant, 0.3 * (number == 0) * snap))

    return _feet(foot(0), foot(1), -26)


def mountain(variant: int) -> Wave:
    """Return steps on rock: hard heels, and pebbles that roll away."""
    seed = 3200 + 40 * variant

    def foot(number: int) -> Wave:
        at = seed + 7 * number
        heel = struck(((340, 0.8, 0.06), (910, 0.7, 0.04), (1850, 0.5, 0.03)), 0.1, at, loose=0.08)
        pebbles = grains(0.3, at + 1, many=35, size=0.008, low=1100, high=3200)
        fading = pebbles * np.linspace(1, 0, len(pebbles))
        return mixed((0, 0.7 * _foot(140, at, 0.2)), (0, 0.6 * heel), (0.04, 0.8 * fading))

    return _feet(foot(0), foot(1), -26, share=0.3)


def plain(variant: int) -> Wave:
    """Return steps in grass: soft, with a swish."""
    seed = 3400 + 40 * variant

    def foot(number: int) -> Wave:
        at = seed + 7 * number
        swish = gust(0.2, at, low=900, high=3800, peak=0.35)
        return mixed((0, 0.9 * _foot(105, at, 0.9)), (0.005, 0.34 * swish))

    return _feet(foot(0), foot(1), -26, share=0.06)


def swamp(variant: int) -> Wave:
    """Return steps in mud: it gives way, holds the foot and lets it go with a suck."""
    seed = 3600 + 40 * variant

    def foot(number: int) -> Wave:
        at = seed + 7 * number
        squelch = grains(0.24, at, many=70, size=0.02, low=260, high=900)
        wet = band(gust(0.24, at + 1, low=300, high=2200, peak=0.6), None, 2600, 1)
        pop = thud(260, 0.09, at + 2, soft=0.9)
        return mixed(
            (0, 0.7 * _foot(80, at, 0.7)),
            (0.01, 0.9 * squelch),
            (0.02, 0.3 * wet),
            (0.19, 0.5 * pop),
        )

    return _feet(foot(0), foot(1), -26, share=0.08)


def outback(variant: int) -> Wave:
    """Return steps in dry sand and grit: they crunch."""
    seed = 3800 + 40 * variant

    def foot(number: int) -> Wave:
        at = seed + 7 * number
        grit = grains(0.17, at, many=420, size=0.0025, low=1700, high=4800)
        grit = grit * swell(0.17, 0.02, 0.12)[: len(grit)]
        return mixed((0, 0.5 * _foot(120, at, 0.6)), (0, 0.9 * grit))

    return _feet(foot(0), foot(1), -27, share=0.05)


def fort(variant: int) -> Wave:
    """Return steps on the boards of a fort."""
    seed = 4000 + 40 * variant
    boards = creak(0.2, seed + 3, start=45, end=30)
    left, right = knock(1.5, 0.1, seed, 0.25), knock(1.42, 0.1, seed + 1, 0.25)
    return _feet(mixed((0, left), (0.06, 0.3 * boards)), right, -25, share=0.25)


def site(variant: int) -> Wave:
    """Return steps on old stone slabs, which answer from below."""
    seed = 4100 + 40 * variant

    def foot(number: int) -> Wave:
        at = seed + 7 * number
        slab = struck(((190, 0.9, 0.16), (470, 0.5, 0.1), (1240, 0.3, 0.04)), 0.2, at, loose=0.05)
        grit = grains(0.14, at + 1, many=90, size=0.004, low=1200, high=3400)
        return mixed((0, slab), (0, 0.25 * grit))

    whole = mixed((0, foot(0)), (STRIDE, 0.8 * foot(1)))
    return closed(as_loud(in_room(whole, 0.5, 0.5, seed=8), -25), 0.1)


def sea(variant: int) -> Wave:
    """Return a wave that breaks before one's feet and draws back."""
    seed = 4200 + 40 * variant
    breaks = gust(0.75, seed, low=160, high=2600, peak=0.22)
    back = gust(0.7, seed + 2, low=500, high=3400, peak=0.3)
    foam = grains(0.7, seed + 4, many=160, size=0.006, low=1500, high=4200) * swell(0.7, 0.2, 0.45)
    return closed(as_loud(mixed((0, breaks), (0.5, 0.45 * back), (0.42, 0.35 * foam)), -26), 0.2)
