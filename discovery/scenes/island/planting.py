"""What stands on the grounds of an island, scattered by a choice that is the same every time."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from random import Random
from typing import TYPE_CHECKING

from discovery.rules.island.chart import SEA_LETTER

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.island.lattice import Block, Ground
    from discovery.scenes.island.pieces import Pieces


Kinds = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class _Growth:
    """What grows on a ground: kinds with the number of their drawings, each as likely.

    `inner` of them stand near the middle of a hex, up to `outer` near its sides, but only towards
    hexes of the same ground. One of `always` stands in every hex.
    """

    kinds: Kinds
    inner: int
    outer: int
    seldom: Kinds = ()
    always: Kinds = ()


GROWTHS = {
    "j": _Growth((("crown", 5), ("crown", 5), ("palm", 4)), 5, 6),
    "p": _Growth((("tuft", 4), ("tuft", 4), ("bloom", 3)), 3, 4, (("lone", 2),)),
    "s": _Growth((("reeds", 5),), 2, 3, (("snag", 2),), (("pool", 4),)),
    "o": _Growth(
        (("rock", 5), ("scrub", 5), ("scrub", 5), ("crack", 3)),
        2,
        3,
        (("cactus", 3),),
        (("rock", 5), ("scrub", 5)),
    ),
    "+": _Growth((("pebble", 2),), 1, 2),
}
RANGES = (
    (("peak", 6, -0.04, 0.34), ("crag", 5, -0.50, 0.42), ("crag", 5, 0.46, 0.50)),
    (("peak", 6, 0.16, 0.26), ("crag", 5, -0.42, 0.50), ("hill", 3, 0.40, 0.62)),
    (("peak", 6, -0.20, 0.30), ("crag", 5, 0.40, 0.36), ("crag", 5, 0.05, 0.66)),
    (("crag", 5, -0.36, 0.00), ("peak", 6, 0.14, 0.46), ("hill", 3, -0.46, 0.56)),
)
"""How mountains stand in a hex: kind, number of drawings, place by half widths and heights."""
SELDOM = 0.22
"""How often a hex has something seldom."""
WAVES = 0.55
"""How often an open hex of the sea has a wave."""
SIGHTS = 0.012
"""How often there is a ship or a whale instead."""

Spot = tuple[float, float, str]
"""A place in a hex, by halves of its width and height from the middle, and what stands there."""


def plant(picture: pygame.Surface, pieces: Pieces, ground: Ground, block: Block) -> None:
    """Draw all that stands in a block of cells, from north to south."""
    wide, high = pieces.pitch * 2 / 3, pieces.half
    found = []
    for x, y, line in ground.middles(block.grown(1, 1, 2)):
        middle = (x - block.column) * pieces.pitch, (line - block.line) * pieces.half
        for right, down, name in _spots(ground, x, y, pieces.enlarged):
            thing, left, top = pieces.thing(name)
            foot = middle[1] + round(down * high)
            found.append((foot, middle[0] + round(right * wide) - left, foot - top, thing))
    found.sort(key=lambda one: one[:3])
    picture.fblits([(thing, (left, top)) for _, left, top, thing in found])


def _spots(ground: Ground, x: int, y: int, enlarged: float) -> list[Spot]:
    """Return what stands in a hex: less, where things are enlarged."""
    letter = ground.letter(x, y)
    rng = Random((x * 73856093) ^ (y * 19349663))
    around = [ground.letter(*one) for one in ground.beside(x, y)]
    if letter == "m":
        return _mountains(rng, 2 if enlarged > 1.2 else 3)
    if letter == SEA_LETTER:
        if any(one != SEA_LETTER for one in around):
            return []
        chance = rng.random() * enlarged**2
        if chance < SIGHTS:
            return [(0.0, 0.0, rng.choice(("ship_0", "ship_1", "whale_0")))]
        if chance > WAVES:
            return []
        return [(rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), f"wave_{rng.randrange(5)}")]
    return _scattered(GROWTHS[letter], rng, [one == letter for one in around], enlarged)


def _mountains(rng: Random, count: int) -> list[Spot]:
    return [
        (right + rng.uniform(-0.07, 0.07), down + rng.uniform(-0.07, 0.07),
         f"{kind}_{rng.randrange(drawn)}")
        for kind, drawn, right, down in RANGES[rng.randrange(len(RANGES))][:count]
    ]  # fmt: skip


def _scattered(growth: _Growth, rng: Random, same: list[bool], enlarged: float) -> list[Spot]:
    found = []

    def add(kinds: Kinds, turn: float, reach: float) -> None:
        kind, count = kinds[rng.randrange(len(kinds))]
        spot = (sin(turn) * reach, 0.1 - cos(turn) * reach)
        found.append((*spot, f"{kind}_{rng.randrange(count)}"))

    start = rng.uniform(0, 2 * pi)
    if growth.always:
        add(growth.always, start + pi + rng.uniform(-0.5, 0.5), rng.uniform(0.2, 0.36))
    inner = max(1, round(growth.inner / enlarged))
    for number in range(inner):
        turn = start + (pi * (number - (inner - 1) / 2) / inner if growth.always else
                        2 * pi * number / inner)  # fmt: skip
        add(growth.kinds, turn + rng.uniform(-0.3, 0.3), rng.uniform(0.26, 0.5))
    sides = [side for side in range(6) if same[side]]
    rng.shuffle(sides)
    for side in sides[: round(growth.outer / enlarged)]:
        turn = pi * side / 3 + rng.uniform(-0.28, 0.28)
        add(growth.kinds, turn, rng.uniform(0.68, 0.92))
    if growth.seldom and rng.random() < SELDOM:
        add(growth.seldom, rng.uniform(0, 2 * pi), rng.uniform(0, 0.25))
    return found
