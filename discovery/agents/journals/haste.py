"""In how many turns an exploration can be done with the dice at hand: a small net of units.

It was fitted to the exact answers of a game for one player that has no colours and no tribes to
meet: all dice off the board can be taken in one turn, a turn prepares, changes duty once or rolls
any dice again, and every move is the best one. That was solved by value iteration for thirty sets
of blocks and all their parts; the net misses answers kept aside by 0.3 turns (standard deviation).
"""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, NamedTuple

from discovery.rules.journals.cardset import Table
from discovery.rules.journals.dice import JOURNAL

if TYPE_CHECKING:
    from discovery.agents.journals.ways import Need

Dice = tuple[int, int, int, int, int, int]
"""Dice in the storage by face, those about to be rolled, and those that one turn can fetch."""
ROLLED = 4
"""Where dice tell how many are about to be rolled."""
LEAST = 1.0
"""Turns where everything is there but the writing."""
FEW = 1.9
"""The same where something is missing."""
ANOTHER = 1.15
"""Turns that it takes on the average if the roll brings too few journals."""
MOST = 30


class Unit(NamedTuple):
    """A unit: weights of the dice, weights of what is needed, a constant, weight in the sum."""

    dice: tuple[float, ...]
    need: tuple[float, ...]
    bias: float
    weight: float


class Haste:
    """Looks turns up; the parts of dice and of needs are worked out once each."""

    def __init__(self) -> None:
        """Prepare the tables; they fill themselves."""
        self._needs: Table[Need, tuple[float, ...]] = Table(_of_need)
        self._dice: Table[Dice, tuple[float, ...]] = Table(_of_dice)

    def turns(self, need: Need, dice: Dice) -> float:
        """Return about how many turns it takes, the one in which it is written among them."""
        if not need.slots:
            missing = need.blocks - dice[JOURNAL]
            if missing <= 0:
                return LEAST
            if dice[ROLLED]:
                return LEAST + (1.0 - HIT[dice[ROLLED]][min(missing, MOST)]) * ANOTHER
        parts = zip(self._needs[need], self._dice[dice], WEIGHTS, strict=True)
        found = sum([weight * (a + b) for a, b, weight in parts if a + b > 0]) + REST
        return max(found, FEW)


def _of_need(need: Need) -> tuple[float, ...]:
    """Return what a need adds to each unit."""
    faces, free, blocks, kept, slots = need
    kinds = sum(number > 0 for number in faces)
    told = (*faces, len(free), sum(free), blocks, len(slots), kept, kinds)
    return tuple(sum(map(mul, unit.need, told)) + unit.bias for unit in UNITS)


def _of_dice(dice: Dice) -> tuple[float, ...]:
    """Return what dice add to each unit."""
    return tuple(sum(map(mul, unit.dice, dice)) for unit in UNITS)


def _at_least() -> tuple[tuple[float, ...], ...]:
    """Return how likely so many dice show so many journals or more."""
    found = [(1.0, *(0.0 for _ in range(MOST)))]
    for _ in range(MOST):
        last = found[-1]
        found.append((1.0, *(last[k] * 2 / 3 + last[k - 1] / 3 for k in range(1, MOST + 1))))
    return tuple(found)


HIT = _at_least()
REST = 4.682
"""The constant of the sum."""
UNITS = (
    Unit(
        (0.56, 0.484, 0.052, -0.153, 0.265, 0.294),
        (0.316, 0.273, -1.594, -0.327, -0.127, 0.069, 0.467, -0.256, 0.288, 0.546),
        -3.077,
        -0.228,
    ),
    Unit(
        (-0.687, 0.237, -0.494, -0.297, -0.272, -0.254),
        (1.224, -0.008, 1.119, 0.292, 0.659, 0.594, 0.201, -0.825, 0.248, 0.127),
        0.302,
        0.257,
    ),
    Unit(
        (-0.672, -0.702, -0.563, -0.996, -0.764, -0.681),
        (0.507, 0.727, -1.468, 0.814, -0.344, 0.576, 1.147, -0.079, 0.745, -0.027),
        -0.475,
        0.465,
    ),
    Unit(
        (-0.734, -0.722, -0.803, -0.84, -0.765, -0.739),
        (0.06, -0.966, 0.524, -0.128, 0.073, 0.125, 1.094, -0.55, 0.999, 0.181),
        -0.068,
        0.823,
    ),
    Unit(
        (0.077, 0.036, 0.028, 0.23, 0.078, 0.247),
        (0.168, -3.025, 0.23, -3.162, 1.382, -0.539, 0.007, -0.423, -0.033, 0.057),
        1.744,
        -0.32,
    ),
    Unit(
        (-0.436, 0.052, -0.159, 0.543, 0.163, 0.352),
        (-0.481, 0.584, -1.007, 0.779, 1.05, -0.328, 0.49, -0.156, -0.207, -0.096),
        -1.102,
        -0.157,
    ),
    Unit(
        (0.202, -0.61, 0.049, 0.075, 0.056, -0.212),
        (-0.401, -1.942, 0.263, -0.394, -0.358, -0.195, -0.537, -0.43, 0.477, -0.127),
        3.857,
        -0.305,
    ),
    Unit(
        (-1.097, -1.152, -1.008, -0.506, -0.891, -0.798),
        (0.697, 1.35, 0.475, -0.214, -0.024, 0.341, -0.258, 0.485, 0.111, -0.505),
        4.456,
        0.438,
    ),
    Unit(
        (0.014, 0.604, 0.418, -0.126, 0.19, -0.024),
        (-0.5, 0.467, 0.412, -2.656, -0.233, 0.315, -0.237, -0.851, 0.136, 1.366),
        0.164,
        -0.262,
    ),
    Unit(
        (0.029, 0.188, 0.226, 0.175, 0.185, -0.207),
        (0.195, -2.077, 0.779, 0.839, 0.776, 0.155, 0.62, 0.512, -0.428, 0.365),
        -3.379,
        -0.244,
    ),
    Unit(
        (-0.297, 0.283, 0.165, 0.088, -0.087, -0.188),
        (-0.851, 1.438, 0.66, 1.047, 0.375, -0.222, -0.17, -0.477, -0.276, -0.725),
        2.449,
        -0.344,
    ),
    Unit(
        (-1.042, -1.062, -1.048, -1.045, -1.037, -1.008),
        (0.361, 1.027, 1.297, 0.692, 0.483, 0.298, 0.975, -0.2, 0.096, 0.486),
        1.041,
        1.447,
    ),
    Unit(
        (0.029, 0.131, -0.023, -0.562, -0.234, -0.311),
        (-0.081, 0.683, -0.524, 0.05, -0.757, -0.399, 0.23, 0.134, 0.015, -0.754),
        1.047,
        0.359,
    ),
    Unit(
        (0.144, 0.136, -0.534, 0.123, 0.019, -0.432),
        (0.056, 0.634, -2.12, -0.086, -0.254, -0.172, -0.589, -0.455, -0.371, -0.047),
        4.416,
        -0.271,
    ),
)
WEIGHTS = tuple(unit.weight for unit in UNITS)
