"""The things at the island's table: markers, checker, notebook, sheet, pack, spade and chest."""

from __future__ import annotations

from tools.sound.ear import as_loud
from tools.sound.effects import knock
from tools.sound.instruments import bar, bell, drone, flute, pluck
from tools.sound.matter import creak, grains, gust, rub, struck, thud
from tools.sound.room import in_room
from tools.sound.wave import Wave, band, chance, closed, mixed, pitch, swell


def marker(variant: int) -> Wave:
    """Return a marker of thick card turned over: an edge, then flat on the table."""
    seed = 7000 + 20 * variant
    edge, flat = knock(0.62, 0.3, seed, 0.12), knock(0.8, 0.1, seed + 3, 0.18)
    whole = mixed((0, 0.3 * edge), ((0.1, 0.09, 0.11)[variant], flat))
    return closed(as_loud(in_room(whole, 0.15, 0.18), -25))


def shuffle() -> Wave:
    """Return markers that are mixed and stacked again."""
    source = chance(7100)
    parts = []
    for number in range(14):
        piece = knock(source.uniform(0.5, 0.7), 0.3, 7110 + number, 0.1)
        parts.append((0.05 * number + source.uniform(0, 0.03), source.uniform(0.3, 0.8) * piece))
    parts.append((0.82, knock(0.9, 0.1, 7140, 0.2)))
    return closed(as_loud(in_room(mixed(*parts), 0.15, 0.2), -27))


def door(variant: int) -> Wave:
    """Return a small door of the clue checker: latch, hinge, and it stands open."""
    seed = 7200 + 30 * variant
    latch = struck(((1020, 0.8, 0.05), (1930, 0.5, 0.03)), 0.08, seed, loose=0.05)
    hinge = creak(0.3, seed + 3, start=(90, 75)[variant], end=(45, 52)[variant])
    stop = knock(0.7, 0.2, seed + 5, 0.15)
    whole = mixed((0, 0.5 * latch), (0.05, 0.45 * hinge), (0.33, 0.7 * stop))
    return closed(as_loud(in_room(whole, 0.15, 0.2), -26))


def clue() -> Wave:
    """Return a clue that is unrolled and read: parchment, and three notes that ask."""
    sheet = rub(0.4, 7300, low=900, high=3600, rough=28)
    parts = [
        (0.3 + 0.16 * step, 0.6 * bar(pitch(name), 1.0, 0.7))
        for step, name in enumerate(("E4", "F4", "B4"))
    ]
    return closed(as_loud(in_room(mixed((0, 0.35 * sheet), *parts), 0.3, 0.6, seed=2), -25), 0.2)


def dig() -> Wave:
    """Return a spade in the ground, twice."""
    parts = []
    for number, at in enumerate((0.0, 0.5)):
        seed = 7400 + 20 * number
        blade = struck(((760, 0.7, 0.07), (1510, 0.5, 0.05), (2620, 0.3, 0.03)), 0.12, seed)
        cut = grains(0.16, seed + 2, many=260, size=0.005, low=700, high=2600)
        earth = grains(0.26, seed + 4, many=120, size=0.009, low=300, high=1300)
        parts += [(at, 0.35 * blade), (at + 0.01, cut), (at + 0.28, 0.8 * earth)]
        parts.append((at, 0.5 * thud(110, 0.15, seed + 6, soft=0.5)))
    return closed(as_loud(in_room(mixed(*parts), 0.12, 0.2), -25), 0.06)


def empty() -> Wave:
    """Return a chamber with nothing in it: a hollow knock, its echo, and dust."""
    hollow = ((170, 0.8, 0.35), (268, 0.8, 0.28), (456, 0.6, 0.2), (731, 0.3, 0.12))
    parts = [(0.0, struck(hollow, 0.5, 7500)), (0.3, 0.4 * struck(hollow, 0.5, 7501))]
    dust = gust(0.7, 7502, low=500, high=2400, peak=0.2)
    parts.append((0.35, 0.12 * dust))
    return closed(as_loud(in_room(mixed(*parts), 0.6, 0.9, seed=8), -24), 0.3)


def treasure() -> Wave:
    """Return the chest: lid, coins that run through the fingers, and a chord that opens."""
    source = chance(7600)
    parts = [
        (0.0, 0.35 * creak(0.45, 7601, start=40, end=85)),
        (0.4, thud(95, 0.25, 7602, soft=0.5)),
    ]
    for number in range(26):
        high = source.uniform(0.8, 1.25)
        ring = ((2350 * high, 0.7, 0.16), (3480 * high, 0.5, 0.12), (4930 * high, 0.3, 0.08))
        coin = struck(ring, 0.22, 7610 + number)
        parts.append((0.5 + source.uniform(0, 0.75), source.uniform(0.06, 0.2) * coin))
    chord = ("E3", "B3", "E4", "G#4", "B4", "E5")
    parts += [
        (0.75 + 0.07 * step, 0.6 * pluck(pitch(name), 2.6, 0.4, 7650 + step))
        for step, name in enumerate(chord)
    ]
    parts += [
        (1.1, 0.4 * flute(pitch("B4"), 0.5, 7670)),
        (1.55, 0.45 * flute(pitch("E5"), 1.5, 7671)),
    ]
    parts.append((1.6, 0.25 * bell(pitch("E6"), 1.8, soft=0.7)))
    return closed(as_loud(in_room(mixed(*parts), 0.3, 1.1, seed=4), -21), 0.7)


def beaten() -> Wave:
    """Return the treasure in another's hands: strings that go down, and a low drone."""
    names = ("E4", "D4", "B3", "G3", "E3")
    parts = [
        (0.22 * step, 0.7 * pluck(pitch(name), 2.0, 0.2, 7700 + step))
        for step, name in enumerate(names)
    ]
    parts.append((0.7, 0.5 * drone(pitch("E2"), 2.0, 7710)))
    return closed(as_loud(in_room(mixed(*parts), 0.35, 1.0, seed=6), -23), 0.6)


def pencil(variant: int) -> Wave:
    """Return a sign pencilled in the notebook: two short strokes."""
    seed = 7800 + 20 * variant
    one = rub((0.08, 0.06, 0.1)[variant], seed, low=1300, high=3800, rough=90)
    two = rub((0.07, 0.09, 0.06)[variant], seed + 3, low=1200, high=3600, rough=90)
    board = 0.3 * thud(210, 0.05, seed + 5, soft=0.6)
    return closed(as_loud(mixed((0, one), (0, board), (0.11, 0.8 * two)), -33))


def sheet(variant: int) -> Wave:
    """Return the locator sheet that slides on by a hex."""
    seed = 7900 + 20 * variant
    return closed(as_loud(rub(0.11, seed, low=700, high=2600, rough=25), -37), 0.03)


def sheet_laid() -> Wave:
    """Return the sheet that is taken up and laid down somewhere else."""
    air = gust(0.25, 7950, low=400, high=2200, peak=0.5)
    flat = rub(0.16, 7951, low=700, high=3000, rough=25)
    whole = mixed((0, 0.4 * air), (0.18, 0.5 * flat), (0.2, 0.4 * thud(130, 0.1, 7952, soft=0.6)))
    return closed(as_loud(whole, -31), 0.04)


def item(variant: int) -> Wave:
    """Return an accessory put into the pack or out of it: leather, a small weight."""
    seed = 8000 + 20 * variant
    leather = rub(0.14, seed, low=350, high=1700, rough=40)
    weight = thud(180, 0.12, seed + 2, soft=0.4)
    return closed(as_loud(in_room(mixed((0, 0.4 * leather), (0.05, weight)), 0.1, 0.12), -28))


def pack() -> Wave:
    """Return the pack that is closed: strap, buckle, and onto the shoulder."""
    strap = rub(0.25, 8100, low=350, high=1900, rough=45)
    buckle = struck(((1640, 0.7, 0.06), (2710, 0.5, 0.05), (3900, 0.25, 0.03)), 0.1, 8101)
    parts = [(0.0, 0.5 * strap), (0.24, 0.35 * buckle), (0.3, 0.25 * buckle)]
    parts.append((0.42, thud(160, 0.2, 8102, soft=0.1)))
    return closed(as_loud(in_room(mixed(*parts), 0.12, 0.15), -26))


def pin() -> Wave:
    """Return a pin that is pushed into the map: here I stand."""
    tap = struck(((880, 0.9, 0.05), (1790, 0.5, 0.03)), 0.08, 8200)
    wood = knock(0.75, 0.2, 8201, 0.2)
    return closed(as_loud(in_room(mixed((0, 0.6 * tap), (0.012, wood)), 0.2, 0.25), -25))


def put_down() -> Wave:
    """Return somebody set down blindfold: cloth, and two feet on the ground."""
    cloth = band(gust(0.3, 8300, low=250, high=1800, peak=0.4), None, 2400, 1)
    parts = [(0.0, 0.5 * cloth), (0.28, thud(150, 0.18, 8301, soft=0.1))]
    parts.append((0.38, 0.7 * thud(160, 0.16, 8302, soft=0.1)))
    return closed(as_loud(in_room(mixed(*parts), 0.15, 0.2), -25))


def curtain(variant: int) -> Wave:
    """Return the curtain: rings on their rail and heavy cloth that falls, or is drawn up."""
    seed = 8400 + 40 * variant
    source = chance(seed)
    cloth = band(gust(0.62, seed + 1, low=130, high=1700, peak=(0.6, 0.25)[variant]), None, 2200, 1)
    parts = [(0.0, cloth)]
    for number in range(7):
        ring = struck(((1830, 0.6, 0.07), (2960, 0.5, 0.05)), 0.1, seed + 5 + number, loose=0.08)
        parts.append((0.05 + 0.055 * number + source.uniform(0, 0.02), 0.05 * ring))
    if not variant:
        parts.append((0.5, 0.5 * thud(95, 0.25, seed + 20, soft=0.9)))
    whole = mixed(*parts)
    return closed(as_loud(whole * swell(len(whole) / 44_100, 0.02, 0.1)[: len(whole)], -28), 0.1)
