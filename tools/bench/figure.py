"""A measured figure, its reference and its goal."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Goal:
    """What a figure is held to: its value, or its ratio to the reference, `most` or `least`."""

    bound: float
    of_ratio: bool = False
    at_least: bool = False

    def __str__(self) -> str:
        """Return the goal in words."""
        return (
            f"{'ratio ' if self.of_ratio else ''}{'>=' if self.at_least else '<='} {self.bound:g}"
        )

    def holds(self, value: float, ratio: float | None) -> bool:
        """Return whether the goal is met; a ratio that is missing meets none."""
        measured = ratio if self.of_ratio else value
        if measured is None:
            return False
        return measured >= self.bound if self.at_least else measured <= self.bound


@dataclass(frozen=True, slots=True)
class Figure:
    """One row of the report. `reference` names what `reference_value` measures, in `unit`.

    Without a `goal` it is told for information, and holds as it is.
    """

    name: str
    value: float
    unit: str
    goal: Goal | None
    reference: str | None = None
    reference_value: float | None = None

    @property
    def ratio(self) -> float | None:
        """The value over the reference's."""
        return self.value / self.reference_value if self.reference_value else None

    def row(self) -> dict[str, object]:
        """Return the figure as it is printed, numbers to four digits."""
        return {
            "name": self.name,
            "value": _short(self.value),
            "unit": self.unit,
            "reference": self.reference,
            "reference_value": _short(self.reference_value),
            "ratio": _short(self.ratio),
            "goal": None if self.goal is None else str(self.goal),
            "holds": self.goal is None or self.goal.holds(self.value, self.ratio),
        }


def _short(number: float | None) -> float | None:
    return None if number is None else float(f"{number:.4g}")


def in_turn(
    figure: Callable[[int], float], reference: Callable[[int], float], rounds: int
) -> tuple[float, float]:
    """Measure both in turn, `rounds` times each, and return the two medians.

    Both get the number of the round, for a seed. One round before is not counted.
    """
    figure(0)
    reference(0)
    pairs = [(figure(turn), reference(turn)) for turn in range(1, rounds + 1)]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
