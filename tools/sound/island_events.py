"""What the markers of the island bring: a short cut, nine dangers, and what nothing wards off."""

from __future__ import annotations

import numpy as np

from tools.sound.ear import as_loud
from tools.sound.instruments import bar, bell, flute, pluck
from tools.sound.matter import creak, cry, grains, gust, struck, thud, wobbling
from tools.sound.room import in_room
from tools.sound.wave import Wave, band, chance, closed, decay, mixed, noise, pitch, swell, times

LOUD = -23.0
"""All events are equally loud."""


def _event(wave: Wave, share: float, time: float, seed: int = 0) -> Wave:
    return closed(as_loud(in_room(wave, share, time, seed=seed), LOUD), 0.15)


def shortcut() -> Wave:
    """Return a way that opens: three wooden bars that run ahead."""
    parts = [
        (0.08 * step, bar(pitch(name), 0.7, 0.4)) for step, name in enumerate(("B4", "E5", "G5"))
    ]
    return _event(mixed(*parts), 0.25, 0.4)


def fall() -> Wave:
    """Return stones that give way and roll down."""
    source = chance(5000)
    parts = []
    at = 0.0
    for number in range(13):
        size = source.uniform(0.6, 1.5)
        partials = ((260 / size, 0.9, 0.12), (640 / size, 0.6, 0.07), (1450 / size, 0.35, 0.04))
        stone = struck(partials, 0.16, 5001 + number, loose=0.1)
        parts.append((at, source.uniform(0.4, 1.0) * stone * (1 - number / 16)))
        at += source.uniform(0.03, 0.1)
    grit = grains(1.0, 5030, many=90, size=0.006, low=900, high=3000) * swell(1.0, 0.1, 0.7)
    return _event(mixed(*parts, (0.05, 0.4 * grit)), 0.3, 0.5)


def breakdown() -> Wave:
    """Return a technical problem: a spring that jumps off, and metal that falls."""
    spring = cry(((0.0, 900), (0.06, 620), (0.35, 540)), 0.4, (1.0, 0.4, 0.25))
    spring = wobbling(spring, 27, 0.9)[: len(spring)] * decay(0.4, 0.4)
    plate = ((690, 0.8, 0.3), (1120, 0.6, 0.24), (1870, 0.4, 0.16), (2730, 0.25, 0.1))
    falls = [
        (0.34 + gap, level * struck(plate, 0.4, 5100 + step, loose=0.01))
        for step, (gap, level) in enumerate(((0, 0.9), (0.16, 0.5), (0.26, 0.3)))
    ]
    return _event(mixed((0, 0.7 * spring), *falls), 0.15, 0.25)


def thirst() -> Wave:
    """Return dry heat: a hot wind, a cicada, the last drop from the canteen."""
    wind = gust(1.2, 5200, low=250, high=1500, peak=0.45)
    insect = band(noise(1.1, 5201), 3300, 4300) * swell(1.1, 0.4, 0.5)
    drop = cry(((0.0, 780), (0.04, 1150)), 0.06)
    hollow = struck(((430, 0.7, 0.2), (980, 0.3, 0.1)), 0.3, 5203)
    whole = mixed(
        (0, 0.8 * wind),
        (0, 0.22 * wobbling(insect, 23, 0.95)),
        (0.8, 0.45 * drop),
        (0.83, 0.25 * hollow),
    )
    return _event(whole, 0.15, 0.3)


def fog() -> Wave:
    """Return fog: everything goes dull, and a horn far away."""
    air = band(gust(1.5, 5300, low=120, high=700, peak=0.5), None, 700, 1)
    horn = cry(((0.0, 176), (0.3, 174), (1.3, 171)), 1.3, (1.0, 0.8, 0.6, 0.4, 0.25, 0.12))
    return _event(mixed((0, 0.5 * air), (0.1, 0.35 * horn)), 0.5, 0.9, seed=9)


def storm() -> Wave:
    """Return thunder that rolls, and rain on leaves."""
    source = chance(5400)
    crack = band(noise(0.25, 5401), 150, 2600, 1) * decay(0.25, 0.3)
    parts = [(0.0, 0.9 * crack)]
    for number in range(9):
        at = 0.03 + 0.11 * number + source.uniform(0, 0.06)
        roll = band(noise(0.5, 5410 + number), 45, 240, 1) * swell(0.5, 0.05, 0.4)
        parts.append((at, source.uniform(1.2, 2.6) * roll))
    rain = grains(1.5, 5430, many=260, size=0.004, low=1400, high=4000) * swell(1.5, 0.6, 0.6)
    return _event(mixed(*parts, (0.1, 0.5 * rain)), 0.3, 0.8, seed=2)


def injury() -> Wave:
    """Return a stumble, a dull blow, and a heart that beats."""
    stumble = thud(130, 0.16, 5500, soft=0.2)
    blow = mixed(
        (0, thud(96, 0.4, 5501, soft=0.2)),
        (0.01, cry(((0.0, 310), (0.2, 190)), 0.2, (0.5, 0.3, 0.2))),
    )
    beats = [
        (0.55 + at, level * thud(104, 0.2, 5502, soft=0.6))
        for at, level in ((0, 0.6), (0.14, 0.4), (0.5, 0.5), (0.64, 0.3))
    ]
    return _event(mixed((0, 0.6 * stumble), (0.13, blow), *beats), 0.15, 0.3)


def thicket() -> Wave:
    """Return branches that bend, creak and break."""
    parts = [(0.0, 0.5 * creak(0.5, 5600, start=28, end=70))]
    for number, (at, level) in enumerate(((0.42, 1.0), (0.56, 0.5), (0.78, 0.7))):
        snap = struck(
            ((820, 0.9, 0.05), (1640, 0.7, 0.03), (2900, 0.4, 0.02)),
            0.09,
            5610 + number,
            loose=0.12,
        )
        parts.append((at, level * snap))
    leaves = grains(1.1, 5620, many=140, size=0.006, low=1200, high=4200) * swell(1.1, 0.4, 0.5)
    return _event(mixed(*parts, (0, 0.7 * leaves)), 0.2, 0.3)


def animals() -> Wave:
    """Return a growl, low and rough, that comes nearer."""
    pitches = ((0.0, 78), (0.35, 104), (0.9, 70))
    growl = cry(pitches, 0.95, tuple(1 / number**0.7 for number in range(1, 14)))
    throat = 0.9 * band(growl, 180, 520, 1) + 0.6 * band(growl, 700, 1200, 1) + 0.4 * growl
    breath = band(noise(0.95, 5701), 300, 1400, 1) * swell(0.95, 0.4, 0.4)
    return _event(wobbling(throat + 0.5 * breath, 26, 0.8, seed=5702), 0.2, 0.4)


def night() -> Wave:
    """Return nightfall: crickets, and an owl."""
    moment = times(1.5)
    chirps = np.clip(np.sin(2 * np.pi * 5.2 * moment) * 3, 0, 1)
    cricket = (
        np.sin(2 * np.pi * 4150 * moment) * chirps * (0.5 + 0.5 * np.sin(2 * np.pi * 46 * moment))
    )
    cricket = cricket * swell(1.5, 0.3, 0.5)
    parts = [(0.0, 0.10 * cricket)]
    for at, length, level in ((0.25, 0.2, 0.7), (0.55, 0.55, 1.0)):
        owl = cry(((0.0, 355), (length / 3, 385), (length, 350)), length, (1.0, 0.12))
        parts.append((at, level * owl))
    return _event(mixed(*parts), 0.35, 0.7, seed=4)


def unstoppable() -> Wave:
    """Return what nothing wards off: a deep gong, out of tune with itself."""
    gong = (
        (131, 0.8, 2.2),
        (137, 0.7, 2.0),
        (262, 0.8, 1.6),
        (391, 0.7, 1.2),
        (653, 0.5, 0.8),
        (1012, 0.3, 0.5),
    )
    return _event(struck(gong, 1.8, 5900, loose=0.0), 0.35, 0.9, seed=3)


def warded(variant: int) -> Wave:
    """Return an accessory that helps: a catch that clicks, and two strings; the last use darker."""
    catch = struck(((1250, 0.8, 0.04), (2380, 0.5, 0.03)), 0.07, 6000 + variant, loose=0.04)
    names = (("E4", "B4"), ("E4", "B3"))[variant]
    parts = [
        (0.1 + 0.12 * step, pluck(pitch(name), 1.0, 0.35, 6010 + step))
        for step, name in enumerate(names)
    ]
    if variant:
        parts.append((0.34, 0.8 * struck(((480, 0.9, 0.1), (1010, 0.5, 0.06)), 0.15, 6020)))
    return closed(as_loud(in_room(mixed((0, 0.8 * catch), *parts), 0.2, 0.4), -24), 0.2)


def turns_lost() -> Wave:
    """Return time that runs away: sand in a glass, and a low string."""
    sand = grains(1.0, 6100, many=420, size=0.002, low=2400, high=5200) * swell(1.0, 0.15, 0.6)
    return closed(
        as_loud(
            in_room(mixed((0, 0.6 * sand), (0, pluck(pitch("E3"), 1.3, 0.2, 6101))), 0.2, 0.5), -25
        ),
        0.3,
    )


def turn_skipped() -> Wave:
    """Return a turn that goes by: the glass is turned over."""
    wood = struck(((390, 0.9, 0.08), (830, 0.5, 0.05)), 0.12, 6150)
    sand = grains(0.5, 6151, many=380, size=0.002, low=2400, high=5200) * swell(0.5, 0.08, 0.35)
    return closed(
        as_loud(in_room(mixed((0, 0.6 * wood), (0.07, 0.6 * sand)), 0.12, 0.25), -28), 0.1
    )


def got_lost() -> Wave:
    """Return the loss of every direction: a flute that sinks, over bars that do not agree."""
    notes = (("B4", 0.0, 0.35), ("A#4", 0.3, 0.35), ("F4", 0.6, 0.9))
    parts = [(at, 0.8 * flute(pitch(name), length, 6200)) for name, at, length in notes]
    parts += [(at, 0.5 * bar(pitch(name), 0.8, 0.8)) for at, name in ((0.6, "B3"), (0.78, "C4"))]
    return closed(as_loud(in_room(mixed(*parts), 0.4, 0.9, seed=7), -24), 0.3)


def located() -> Wave:
    """Return certainty: bars that climb to an open chord, and a bell."""
    names = ("E4", "B4", "E5", "G#5")
    parts = [(0.1 * step, bar(pitch(name), 1.2, 0.3)) for step, name in enumerate(names)]
    parts.append((0.42, 0.4 * bell(pitch("E6"), 1.4, soft=0.7)))
    return closed(as_loud(in_room(mixed(*parts), 0.3, 0.7, seed=1), -22), 0.3)


def mistaken() -> Wave:
    """Return a wrong declaration: the same climb, that breaks off and falls."""
    names = (("E4", 0.0), ("B4", 0.1), ("A#4", 0.24), ("E3", 0.5))
    parts = [(at, bar(pitch(name), 0.9, 0.6)) for name, at in names]
    parts.append((0.5, 0.6 * thud(82, 0.3, 6300, soft=0.8)))
    return closed(as_loud(in_room(mixed(*parts), 0.25, 0.5), -24), 0.2)
