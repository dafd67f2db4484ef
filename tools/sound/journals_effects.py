"""The short sounds of the journals: dice, cards, pen and paper, and what an expedition meets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.sound.ear import as_loud
from tools.sound.instruments import bell, fiddle, flute, pluck
from tools.sound.matter import cry, grains, gust, rub, struck, thud
from tools.sound.room import in_room
from tools.sound.wave import Wave, band, chance, closed, mixed, noise, pitch, swell, times

if TYPE_CHECKING:
    from collections.abc import Sequence

ROLLS = (1, 2, 3, 5, 8)
"""How many dice are heard in each variant of a roll."""
HANDS = (1, 3, 6)
"""How many dice clatter in each variant of a hand that shakes them."""
BONE = ((1480, 1.0, 0.045), (2390, 0.7, 0.035), (3310, 0.45, 0.025), (4870, 0.2, 0.018))
"""The partials of a die that hits something."""


def die(hard: float, seed: int) -> Wave:
    """Return one die that hits the table, `hard` from 0 to 1."""
    fall = struck(BONE, 0.14, seed, loose=0.09)
    table = struck(((210, 0.8, 0.12), (430, 0.7, 0.09), (770, 0.35, 0.06)), 0.14, seed + 1)
    touch = band(noise(0.14, seed + 2), 900, 5200, 1) * np.exp(-times(0.14) / 0.003)
    return hard * (0.5 * fall + 0.5 * touch) + (0.35 + 0.65 * hard) * 0.8 * table


def tumbling(seed: int) -> list[tuple[float, Wave]]:
    """Return the knocks of one die that falls, jumps and comes to rest, with their moments."""
    source = chance(seed)
    at, gap, hard = source.uniform(0.0, 0.07), source.uniform(0.085, 0.12), source.uniform(0.8, 1)
    knocks = []
    for number in range(int(source.integers(4, 7))):
        knocks.append((at, hard * die(hard, seed + 10 * number)))
        at, gap, hard = at + gap, gap * source.uniform(0.66, 0.82), hard * source.uniform(0.5, 0.7)
    return knocks


def roll(variant: int) -> Wave:
    """Return dice that roll over wood: one, two, three, five or eight."""
    knocks = [
        knock
        for number in range(ROLLS[variant])
        for knock in tumbling(1000 + 70 * number + variant)
    ]
    return closed(as_loud(in_room(mixed(*knocks), 0.18, 0.22), -24 + 1.2 * variant))


def hand(variant: int) -> Wave:
    """Return dice shaken in two hands: duller than on wood, four shakes."""
    seed, number = 1400 + 50 * variant, HANDS[variant]
    source = chance(seed)
    parts = []
    for shake in range(4):
        for one in range(number):
            at = 0.02 + 0.115 * shake + source.uniform(0, 0.07)
            part = struck(BONE[:3], 0.09, seed + 7 * shake + one, loose=0.12)
            parts.append((at, source.uniform(0.4, 1.0) * part))
        palm = 0.25 * thud(170, 0.12, seed + shake, soft=0.8)
        parts.append((0.115 * shake, palm))
    whole = band(mixed(*parts), 150, 3400, 1)
    return closed(as_loud(in_room(whole, 0.1, 0.15), -27 + variant))


def place(variant: int) -> Wave:
    """Return a die set on its slot: down, and square with the edge."""
    seed = 1600 + 20 * variant
    whole = mixed((0, die(0.55, seed)), ((0.06, 0.075, 0.05)[variant], 0.3 * die(0.3, seed + 5)))
    return closed(as_loud(in_room(whole, 0.15, 0.18), -25))


def lift(variant: int) -> Wave:
    """Return a die picked up: fingers on it, a short scrape."""
    seed = 1700 + 20 * variant
    scrape = 0.25 * rub(0.09, seed, low=1100, high=4200, rough=60)
    touch = 0.6 * struck(BONE[:2], 0.07, seed + 3, loose=0.08)
    return closed(as_loud(mixed((0, touch), (0.015, scrape)), -30))


def flip(variant: int) -> Wave:
    """Return a die turned to another face: it tips over an edge and stands."""
    seed = 1800 + 20 * variant
    whole = mixed((0, 0.4 * die(0.25, seed)), (0.085 + 0.01 * variant, die(0.5, seed + 4)))
    return closed(as_loud(in_room(whole, 0.12, 0.16), -27))


def _paper(length: float, seed: int, *, low: float, high: float) -> Wave:
    body = 0.3 * band(noise(length, seed + 9), 250, 900, 1) * swell(length, 0.03, length * 0.6)
    return rub(length, seed, low=low, high=high, rough=35) + body


def draw(variant: int) -> Wave:
    """Return a card drawn from its pile and laid on the table."""
    seed = 1900 + 20 * variant
    drawn = _paper(0.17, seed, low=1300, high=5200)
    laid = 0.5 * thud(150, 0.1, seed + 3, soft=0.2) + 0.4 * _paper(
        0.1, seed + 5, low=900, high=3600
    )
    return closed(as_loud(in_room(mixed((0, drawn), (0.2, laid)), 0.12, 0.15), -29))


def turn_card(variant: int) -> Wave:
    """Return a card turned over: it bends, snaps and falls flat."""
    seed = 1950 + 20 * variant
    snap = struck(((640, 0.8, 0.05), (1350, 0.6, 0.035), (2700, 0.3, 0.02)), 0.08, seed, loose=0.1)
    lifted = _paper(0.13, seed + 2, low=1100, high=4600)
    flat = 0.6 * thud(140, 0.1, seed + 4, soft=0.15)
    return closed(
        as_loud(in_room(mixed((0, lifted), (0.1, 0.5 * snap), (0.16, flat)), 0.12, 0.15), -28)
    )


def slide(variant: int) -> Wave:
    """Return a card that slides over the table."""
    seed = 2000 + 20 * variant
    length = (0.26, 0.3)[variant]
    return closed(as_loud(_paper(length, seed, low=800, high=3400), -30), 0.04)


def _strokes(lengths: Sequence[float], seed: int) -> Wave:
    source, at, parts = chance(seed), 0.0, []
    for number, length in enumerate(lengths):
        high = source.uniform(3300, 4600)
        stroke = rub(length, seed + 11 * number, low=high * 0.38, high=high, rough=85)
        parts.append((at, source.uniform(0.55, 1.0) * stroke))
        at += length * source.uniform(0.85, 1.15) + 0.012
    board = 0.35 * band(mixed(*parts), 200, 700, 1)
    return band(mixed(*parts), 600, 5200, 1) + board


def pen(variant: int) -> Wave:
    """Return a word written with a steel pen."""
    lengths = ((0.07, 0.1, 0.06, 0.12), (0.12, 0.06, 0.09, 0.07), (0.06, 0.06, 0.13, 0.09))[variant]
    return closed(as_loud(_strokes(lengths, 2100 + 40 * variant), -32))


def journal() -> Wave:
    """Return a line written into the journal, with the dot at its end, and the page that turns."""
    source = chance(2300)
    lengths = tuple(source.uniform(0.05, 0.14) for _ in range(9))
    line = _strokes(lengths, 2310)
    end = len(line) / 44_100
    dot = 0.5 * thud(320, 0.06, 2320, soft=0.1)
    page = 0.8 * _paper(0.34, 2330, low=1000, high=4600)
    return closed(
        as_loud(in_room(mixed((0, line), (end + 0.05, dot), (end + 0.16, page)), 0.1, 0.2), -29)
    )


def tribe(variant: int) -> Wave:
    """Return a meeting: two strings and a bell, plainly friendly, or with a pause of caution."""
    notes = ((("D4", 0.0), ("G4", 0.13), ("B4", 0.26)), (("D4", 0.0), ("F4", 0.22), ("G4", 0.5)))
    parts = [
        (at, (0.8 + 0.1 * step) * pluck(pitch(name), 1.3, 0.3, 2400 + step))
        for step, (name, at) in enumerate(notes[variant])
    ]
    last = notes[variant][-1][1]
    parts.append((last, 0.25 * bell(pitch("G5"), 1.2, soft=0.8)))
    parts.append((last, 0.5 * thud(98, 0.3, 2410, soft=0.9)))
    return closed(as_loud(in_room(mixed(*parts), 0.25, 0.6, seed=5), -24), 0.3)


def species(variant: int) -> Wave:
    """Return a plant that rustles, a mammal that trots by, a bird that calls, a fish that jumps."""
    made = (_leaves, _hooves, _bird, _splash)[variant]()
    return closed(as_loud(in_room(made, 0.2, 0.4), -26), 0.1)


def _leaves() -> Wave:
    leaves = grains(0.7, 2500, many=150, size=0.006, low=1400, high=4200) * swell(0.7, 0.2, 0.35)
    return leaves + 0.06 * gust(0.7, 2501, low=400, high=2600)


def _hooves() -> Wave:
    steps = (0.0, 0.12, 0.30, 0.42, 0.6, 0.72)
    loud = (0.5, 0.65, 0.9, 1.0, 0.6, 0.4)
    return mixed(
        *(
            (at, strength * thud(150 + 14 * (number % 2), 0.16, 2520 + number, soft=0.2))
            for number, (at, strength) in enumerate(zip(steps, loud, strict=True))
        )
    )


def _bird() -> Wave:
    high = cry(((0.0, 2100), (0.05, 2750), (0.12, 2350)), 0.12, (1.0, 0.15))
    low = cry(((0.0, 1900), (0.18, 1750)), 0.18, (1.0, 0.12))
    return mixed((0, 0.8 * high), (0.17, high), (0.36, 0.7 * low))


def _splash() -> Wave:
    drop = cry(((0.0, 420), (0.05, 900), (0.09, 1250)), 0.1)
    water = gust(0.5, 2560, low=500, high=3600, peak=0.12)
    beads = grains(0.5, 2561, many=40, size=0.012, low=900, high=2600) * swell(0.5, 0.08, 0.35)
    return mixed((0, 0.7 * drop), (0.05, 0.28 * water), (0.08, 0.5 * beads))


def tent() -> Wave:
    """Return canvas that is drawn tight: a flap, and a peg driven in."""
    flap = band(gust(0.22, 2600, low=160, high=1900, peak=0.25), None, 2600, 1)
    peg = struck(((520, 0.9, 0.1), (1180, 0.5, 0.07), (2140, 0.2, 0.04)), 0.16, 2601)
    whole = mixed((0, 0.55 * flap), (0.2, 0.4 * peg), (0.34, 0.5 * peg))
    return closed(as_loud(in_room(whole, 0.18, 0.25), -25))


def advice() -> Wave:
    """Return the help of a tribe: one string, answered an octave higher."""
    low, high = pluck(pitch("A3"), 0.9, 0.3, 2650), pluck(pitch("A4"), 0.9, 0.3, 2651)
    return closed(as_loud(in_room(mixed((0, low), (0.11, 0.7 * high)), 0.2, 0.4), -26), 0.2)


def asked() -> Wave:
    """Return a question to another player: two notes that rise and stay open."""
    notes = (("E4", 0.0, 0.22), ("A4", 0.2, 0.45))
    parts = [(at, flute(pitch(name), length, 2700)) for name, at, length in notes]
    return closed(as_loud(in_room(mixed(*parts), 0.25, 0.5), -26), 0.15)


def again() -> Wave:
    """Return one more turn: three strings that run upwards."""
    parts = [
        (0.09 * step, pluck(pitch(name), 1.1, 0.35, 2720 + step))
        for step, name in enumerate(("A4", "D5", "F#5"))
    ]
    return closed(as_loud(in_room(mixed(*parts), 0.25, 0.5), -25), 0.25)


def last_round() -> Wave:
    """Return the beginning of the end: a far bell, struck twice."""
    parts = [(at, level * bell(pitch("D5"), 1.8, soft=0.5)) for at, level in ((0, 1.0), (0.7, 0.7))]
    parts.append((0.0, 0.5 * bell(pitch("D4"), 1.8, soft=0.8)))
    return closed(as_loud(in_room(mixed(*parts), 0.3, 0.8, seed=6), -23), 0.5)


def journals_end() -> Wave:
    """Return the book that is closed, and the fiddle's last notes."""
    book = mixed(
        (0, 0.6 * _paper(0.25, 2800, low=700, high=3200)), (0.24, thud(88, 0.35, 2803, soft=0.3))
    )
    tune = (("A4", 0.32, 0.26), ("B4", 0.54, 0.26), ("D5", 0.78, 0.9))
    parts = [(at, 0.55 * fiddle(pitch(name), length, 2810)) for name, at, length in tune]
    chord = ("D3", "A3", "D4", "F#4")
    parts += [
        (0.78 + 0.04 * step, 0.6 * pluck(pitch(name), 1.3, 0.35, 2820 + step))
        for step, name in enumerate(chord)
    ]
    return closed(as_loud(in_room(mixed((0, book), *parts), 0.28, 0.9, seed=3), -22), 0.6)
