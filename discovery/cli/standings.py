"""What games in the arena say about players: shares, means and how sure they are."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, quantiles, stdev
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

CONFIDENCE = 0.95


def deviations(comparisons: int = 1) -> float:
    """Return the half width of an interval in standard errors, corrected for comparisons.

    That is Bonferroni's correction: all the intervals hold at once with this confidence.

    >>> round(deviations(), 2), round(deviations(55), 2)
    (1.96, 3.32)
    """
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / comparisons)


@dataclass(frozen=True, slots=True)
class Interval:
    """Where the true value lies with a confidence of 95 %."""

    low: float
    high: float

    def excludes(self, value: float) -> bool:
        """Tell whether `value` lies outside."""
        return not self.low <= value <= self.high


def wilson(wins: float, games: float, comparisons: int = 1) -> Interval:
    """Return Wilson's interval for a share of wins; shared wins count as fractions.

    It holds for few games too, and for `comparisons` of such shares at once.

    >>> interval = wilson(50, 100)
    >>> round(interval.low, 4), round(interval.high, 4)
    (0.4038, 0.5962)
    """
    if not games:
        return Interval(0.0, 1.0)
    share, z2 = wins / games, deviations(comparisons) ** 2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = share * (1 - share) / games + z2 / (4 * games**2)
    half = sqrt(z2 * spread) / (1 + z2 / games)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def of_mean(values: Sequence[float]) -> Interval | None:
    """Return the normal interval for a mean; None where there are too few values to tell.

    >>> of_mean([1, 1, 1, 1]), of_mean([1])
    (Interval(low=1.0, high=1.0), None)
    """
    if len(values) < 2:
        return None
    half = deviations() * stdev(values) / sqrt(len(values))
    mean = fmean(values)
    return Interval(mean - half, mean + half)


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game, by player: parts of the win, points, seconds thought."""

    whole: bool
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: tuple[tuple[float, ...], ...]
    turns: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds: the mean decision, and turns as mean, 95th percentile and longest."""

    decision: float
    turn: float
    turn_p95: float
    turn_most: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player did. `lead` is by how many points it was ahead of the others' mean."""

    agent: str
    wins: float
    share: float
    share_interval: Interval
    score: float
    lead: float
    lead_interval: Interval | None
    milliseconds: Times


def standing(agent: str, number: int, deals: Sequence[tuple[Played, ...]]) -> Standing:
    """Sum up how player `number` did; games that were cut count for its times only.

    A deal was played from every seat: its lead is one value, for its games are not independent.
    """
    games = [game for deal in deals for game in deal]
    whole = [game for game in games if game.whole]
    wins = sum(game.wins[number] for game in whole)
    leads = [
        fmean(_lead(game.scores, number) for game in deal)
        for deal in deals
        if all(game.whole for game in deal)
    ]
    return Standing(
        agent=agent,
        wins=wins,
        share=wins / max(1, len(whole)),
        share_interval=wilson(wins, len(whole)),
        score=_mean([game.scores[number] for game in whole]),
        lead=_mean(leads),
        lead_interval=of_mean(leads),
        milliseconds=times(
            [second for game in games for second in game.decisions[number]],
            [second for game in games for second in game.turns[number]],
        ),
    )


def _lead(scores: Sequence[int], number: int) -> float:
    others = [score for index, score in enumerate(scores) if index != number]
    return scores[number] - fmean(others)


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def times(decisions: Sequence[float], turns: Sequence[float]) -> Times:
    """Sum up seconds.

    >>> times([0.001, 0.003], [0.004])
    Times(decision=2.0, turn=4.0, turn_p95=4.0, turn_most=4.0)
    """
    most = max(turns, default=0.0)
    slow = min(most, quantiles(turns, n=20)[-1]) if len(turns) > 1 else most
    return Times(*(1000 * value for value in (_mean(decisions), _mean(turns), slow, most)))
