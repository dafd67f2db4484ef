"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Action, View


class Agent(Protocol):
    """A computer player. It may run in any thread; one decision at a time."""

    def choose(self, view: View) -> Action:
        """Return one of `view.legal_actions()`, of which there is at least one."""


class OwnChance:
    """Chance of a computer player's thoughts; it has nothing to do with the match's."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def pick(self, options: Sequence[int]) -> int:
        """Return one of `options`, each entry as likely as any other."""
        return options[int(self.random() * len(options))]
