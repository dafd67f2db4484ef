"""Where the steps of a route stand on a card's map: along winding lines, as large as will fit.

A line without a fork is one wave from the bottom up; at a fork two bows part and meet again. How
high each stretch is and how often it swings is chosen so that the steps stand farthest apart.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Line = NDArray[np.float64]

LARGEST, SMALLEST = 104.0, 56.0
_FINE = 160
_TRIES = 3000


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a route: its kinds of steps, where they stand, and the line that they stand on."""

    kinds: str
    steps: Line
    line: Line


@dataclass(frozen=True, slots=True)
class Course:
    """A route on a map: its stretches (before the fork, both sides, after it), size of a step."""

    stretches: tuple[Stretch, ...]
    size: float

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Return for each side of the fork the numbers of its steps, counted through all."""
        counts = [len(stretch.kinds) for stretch in self.stretches]
        starts = np.cumsum([0, *counts])
        parts = [tuple(range(a, a + n)) for a, n in zip(starts[:-1].tolist(), counts, strict=True)]
        if len(parts) == 1:
            return (parts[0],)
        return parts[0] + parts[1] + parts[3], parts[0] + parts[2] + parts[3]


def course(route: str, box: tuple[float, float, float, float], seed: int) -> Course:
    """Return how a route runs through a box (left, top, right, bottom, in pixels)."""
    found = re.fullmatch(r"([rm]*)(?:\(([rm]+)\|([rm]+)\))?([rm]*)", route)
    if found is None:
        message = f"{route!r} is no route"
        raise ValueError(message)
    before, one, other, after = (part or "" for part in found.groups())
    rng = np.random.default_rng(60_000 + seed)
    best, most = None, -1.0
    for _ in range(_TRIES if one else _TRIES // 8):
        lines = _forked(rng, box, (before, one, other, after)) if one else _plain(rng, box)
        tried = [_stand(line, len(kinds), size) for line, kinds, size in
                 zip(lines, (before, one, other, after) if one else (before + after,),
                     _ends(before, after) if one else ((True, True),), strict=True)]  # fmt: skip
        room = _room(tried, lines)
        if room > most:
            kinds = (before, one, other, after) if one else (before + after,)
            best, most = tuple(map(Stretch, kinds, tried, lines)), room
    if best is None:
        message = f"no way was found for {route!r}"
        raise ValueError(message)
    return Course(best, float(np.clip(most * 0.93, SMALLEST, LARGEST)))


def _ends(before: str, after: str) -> tuple[tuple[bool, bool], ...]:
    """Return for each stretch whether it may stand near its start and its end."""
    return (True, False), (not before, not after), (not before, not after), (False, True)


def _plain(rng: np.random.Generator, box: tuple[float, float, float, float]) -> list[Line]:
    left, top, right, bottom = box
    swings, side = rng.uniform(0.3, 2.1), rng.choice([-1.0, 1.0])
    reach = (right - left) / 2 * rng.uniform(0.5, 1.0)
    t = np.linspace(0, 1, _FINE)
    x = (left + right) / 2 + side * reach * np.sin(t * swings * 2 * np.pi + rng.uniform(0, 1.6))
    return [_even(np.stack([x, bottom + (top - bottom) * t], axis=1))]


def _forked(
    rng: np.random.Generator,
    box: tuple[float, float, float, float],
    kinds: tuple[str, str, str, str],
) -> list[Line]:
    left, top, right, bottom = box
    counts = [len(kinds[0]), max(len(kinds[1]), len(kinds[2])), len(kinds[3])]
    shares = np.array(counts) * rng.uniform(0.35, 1.3, 3) + (0.12, 0.3, 0.12)
    shares *= [bool(counts[0]) + 0.4, 1, bool(counts[2]) + 0.4]
    low, high = np.cumsum(shares / shares.sum())[:2]
    height = bottom - top
    fork, join = bottom - low * height, bottom - high * height
    middle, half = (left + right) / 2, (right - left) / 2
    fork_x, join_x = (float(middle + half * rng.uniform(-0.45, 0.45)) for _ in range(2))
    t = np.linspace(0, 1, _FINE)
    lines = []
    first, last = (middle if counts[0] else fork_x), (middle if counts[2] else join_x)
    for start, end, count in (
        ((first, bottom), (fork_x, fork), counts[0]),
        ((join_x, join), (last, top), counts[2]),
    ):
        swing = half * rng.uniform(0, 0.95) * rng.choice([-1.0, 1.0]) * bool(count)
        full = np.sin(t * np.pi * rng.choice([1.0, 2.0])) * swing
        x = np.clip(start[0] + (end[0] - start[0]) * t + full, left, right)
        lines.append(_even(np.stack([x, start[1] + (end[1] - start[1]) * t], axis=1)))
    bows = []
    for side in (-1, 1):
        wide, swings = rng.uniform(0.75, 1.0), rng.choice([3.0, 4.0, 5.0])
        out = np.sin(np.clip(t, 0, 1) * np.pi) ** rng.uniform(0.35, 0.9)
        straight = fork_x + (join_x - fork_x) * t
        edge = (
            middle + side * half * wide + half * rng.uniform(-0.4, 0.4) * np.sin(t * swings * np.pi)
        )
        x = np.clip(straight + (edge - straight) * out, left, right)
        bows.append(_even(np.stack([x, fork + (join - fork) * t], axis=1)))
    return [lines[0], *bows, lines[1]]


def _even(line: Line) -> Line:
    """Return a line with its points at even distances."""
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    even = np.linspace(0, run[-1], _FINE)
    return np.stack([np.interp(even, run, line[:, i]) for i in (0, 1)], axis=1)


def _stand(line: Line, count: int, ends: tuple[bool, bool]) -> Line:
    """Return where `count` steps stand on a line: near an end that is free, away from a fork."""
    if not count:
        return np.zeros((0, 2))
    first, last = 0.5 if ends[0] else 0.8, 0.5 if ends[1] else 0.8
    places = (np.arange(count) + first) / (count - 1 + first + last)
    return np.asarray(line[np.rint(places * (_FINE - 1)).astype(int)])


def _room(stands: list[Line], lines: list[Line]) -> float:
    """Return how wide steps can be without touching each other or hiding another's line."""
    points = np.concatenate(stands)
    apart = np.hypot(*(points[:, None] - points[None]).transpose(2, 0, 1))
    np.fill_diagonal(apart, 999)
    least = float(apart.min()) if len(points) > 1 else 999.0
    for number, (steps, line) in enumerate(zip(stands, lines, strict=True)):
        for other, away in enumerate(lines):
            if other == number or not len(steps):
                continue
            far = np.hypot(*(steps[:, None] - away[None, 12:-12]).transpose(2, 0, 1))
            least = min(least, float(far.min()) * 1.5)
        if len(steps) > 1:
            far = np.hypot(*(steps[:, None] - line[None]).transpose(2, 0, 1))
            own = far.argmin(axis=1)
            gap = np.abs(np.arange(_FINE)[None] - own[:, None]) > _FINE / len(steps) * 0.62
            least = min(least, float(np.where(gap, far, 999).min()) * 1.45)
    for number, line in enumerate(lines):
        for away in lines[:number]:
            inner, whole = line[56:-56:8], away[24:-24:4]
            far = np.hypot(*(inner[:, None] - whole[None]).transpose(2, 0, 1))
            least = min(least, float(far.min()) * 3)
    return least
