"""The short sounds: wood, paper, bells and strings. Each function gives one channel.

Their levels are what they have beside each other in the game: a tile is the loudest thing on the
table, moving the focus can hardly be heard. Each begins with its first blow: when that is to be
heard is the table's business, which knows how fast things move.
"""

from __future__ import annotations

import numpy as np

from tools.sound.instruments import bell, flute, pluck
from tools.sound.room import in_room
from tools.sound.wave import (
    RATE,
    Wave,
    band,
    chance,
    closed,
    decay,
    levelled,
    mixed,
    noise,
    pitch,
    swell,
    times,
)

POINTS = ("D5", "E5", "F#5", "A5", "B5")
"""The bells for points, few points first: five notes that agree with each other and the music."""


def knock(size: float, hard: float, seed: int, length: float = 0.3) -> Wave:
    """Return wood on wood.

    `size` 1 is a tile of a few centimetres, less is smaller and higher; `hard` from 0 to 1 has
    more of the short high partials.
    """
    source = chance(seed)
    moment = times(length)
    wood = np.zeros(len(moment))
    partials = (
        (410, 1.0, 0.16),
        (735, 0.8, 0.12),
        (1120, 0.5, 0.09),
        (1730, 0.30 * (0.4 + hard), 0.06),
        (2650, 0.16 * (0.2 + hard), 0.04),
    )
    for frequency, strength, lasting in partials:
        fine = frequency / size * source.uniform(0.97, 1.03)
        turn = source.uniform(-0.4, 0.4)
        wood += strength * np.sin(2 * np.pi * fine * moment + turn) * decay(length, lasting * 2)
    table = np.sin(2 * np.pi * 138 * moment) * decay(length, 0.22) * 0.9 * size
    touch = band(noise(length, seed + 1), 500, 2400 + 2600 * hard, 1) * decay(length, 0.03) * 0.8
    return wood + table + touch


def tile(variant: int) -> Wave:
    """Return a tile laid on the table: it lands, then its last corner."""
    seed = 100 + 10 * variant
    gap = (0.052, 0.041, 0.064, 0.047)[variant]
    landed = knock(1.0 + 0.05 * variant, 0.35, seed)
    corner = knock(0.86, 0.2, seed + 5, 0.2)
    whole = mixed((0, landed), (gap, 0.28 * corner))
    return closed(levelled(in_room(whole, 0.22, 0.22), -7))


def rotate(variant: int) -> Wave:
    """Return a tile turned in the hand: a short rub and a tick."""
    seed = 200 + 10 * variant
    rub = band(noise(0.09, seed), 900, 3400) * swell(0.09, 0.02, 0.06)
    tick = knock(0.62, 0.2, seed + 3, 0.12)
    return closed(levelled(mixed((0, 0.6 * rub), (0.035, 0.5 * tick)), -19))


def refuse() -> Wave:
    """Return a muffled 'no': two low wooden notes, the second lower."""
    tones = []
    for at, name in ((0.0, "D4"), (0.11, "B3")):
        moment = times(0.24)
        note = np.sin(2 * np.pi * pitch(name) * moment) * decay(0.24, 0.2)
        note += 0.25 * np.sin(2 * np.pi * pitch(name) * 3.9 * moment) * decay(0.24, 0.05)
        tones.append((at, note * swell(0.24, 0.004, 0.08)))
    return closed(levelled(in_room(band(mixed(*tones), None, 1400, 1), 0.15, 0.2), -15))


def follower(variant: int) -> Wave:
    """Return a wooden figure that lands from a hop, and stands."""
    seed = 300 + 10 * variant
    first, second = knock(0.56, 0.5, seed, 0.2), knock(0.52, 0.3, seed + 4, 0.16)
    whole = mixed((0, first), (0.075, 0.4 * second))
    return closed(levelled(in_room(whole, 0.2, 0.2), -10))


def take() -> Wave:
    """Return a figure picked up: a small rising pop and a breath of air."""
    length = 0.16
    moment = times(length)
    rising = 430 + 420 * (1 - np.exp(-moment / 0.05))
    pop = np.sin(2 * np.pi * np.cumsum(rising) / RATE) * decay(length, 0.19)
    air = band(noise(0.16, 400), 1200, 4200) * swell(length, 0.05, 0.1)
    touch = knock(0.5, 0.3, 402, length)
    whole = pop * swell(length, 0.004, 0.05) + 0.16 * air + 0.25 * touch
    return closed(levelled(in_room(whole, 0.2, 0.2), -14))


def points(step: int) -> Wave:
    """Return a soft bell, higher for more points."""
    rung = bell(pitch(POINTS[step]), 1.1, soft=0.6)
    return closed(levelled(in_room(rung, 0.25, 0.5, seed=7), -15), 0.2)


def paper(variant: int) -> Wave:
    """Return a sheet of paper that is turned or laid down."""
    seed = 500 + 10 * variant
    length = (0.34, 0.40)[variant]
    source = chance(seed)
    steps = source.uniform(0.15, 1.0, 24)
    flutter = np.interp(times(length), np.linspace(0, length, 24), steps)
    rustle = band(noise(length, seed + 1), 1500, 6500) * flutter**2
    body = band(noise(length, seed + 2), 300, 1100, 1) * 0.35
    whole = (rustle + body) * swell(length, 0.06, 0.22)
    return closed(levelled(in_room(whole, 0.15, 0.15), -21))


def press(variant: int) -> Wave:
    """Return a button pressed: a small wooden knob."""
    return closed(levelled(knock(0.72, 0.15, 600 + 10 * variant, 0.13), -17))


def focus() -> Wave:
    """Return the focus going on to the next thing: hardly more than a touch."""
    return closed(levelled(band(knock(0.5, 0.0, 700, 0.06), None, 2200, 1), -29))


def undo() -> Wave:
    """Return a step taken back: a tile's sound that comes to meet one, backwards."""
    landed = knock(0.9, 0.1, 800, 0.13)[::-1] * swell(0.13, 0.08, 0.025)
    touch = 0.35 * knock(0.7, 0.1, 803, 0.14)
    whole = mixed((0, band(landed, None, 2400, 1)), (0.122, touch))
    return closed(levelled(in_room(whole, 0.15, 0.2), -16))


def turn() -> Wave:
    """Return the next player's turn: two soft strings, a fifth apart."""
    low, high = pluck(pitch("D4"), 1.0, 0.25, 900), pluck(pitch("A4"), 1.0, 0.25, 901)
    return closed(levelled(in_room(mixed((0, low), (0.13, 0.8 * high)), 0.25, 0.5), -17), 0.3)


def final() -> Wave:
    """Return the beginning of the final scoring: strings that climb, and a bell."""
    names = ("D3", "A3", "D4", "F#4", "A4", "D5")
    climbing = [
        (0.13 * step, (0.6 + 0.06 * step) * pluck(pitch(name), 2.2, 0.35, 910 + step))
        for step, name in enumerate(names)
    ]
    rung = 0.35 * bell(pitch("D6"), 1.6, soft=0.7)
    whole = in_room(mixed(*climbing, (0.78, rung)), 0.3, 0.9, seed=3)
    return closed(levelled(whole, -13), 0.6)


def win() -> Wave:
    """Return a short cadence for the winner: strings, and a flute above them."""
    chords = (
        (0.0, ("G2", "D3", "G3", "B3", "D4")),
        (0.62, ("A2", "E3", "A3", "C#4", "E4")),
        (1.24, ("D2", "A2", "D3", "F#3", "A3", "D4", "F#4")),
    )
    parts = [
        (at + 0.035 * step, 0.7 * pluck(pitch(name), 3.4 - at, 0.4, 930 + step))
        for at, names in chords
        for step, name in enumerate(names)
    ]
    tune = ((0.0, "B4", 0.62), (0.62, "C#5", 0.6), (1.24, "D5", 1.9))
    parts += [(at, 0.42 * flute(pitch(name), length, 940)) for at, name, length in tune]
    parts.append((1.3, 0.2 * bell(pitch("D6"), 2.0, soft=0.7)))
    return closed(levelled(in_room(mixed(*parts), 0.3, 1.2, seed=4), -12), 0.8)
