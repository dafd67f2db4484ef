"""Real boards for tests: games in which the test says which tile chance gives."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from discovery.rules.landscape.entry import start

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Refusal
    from discovery.rules.landscape.events import Event
    from discovery.rules.landscape.state import LandscapeState
    from discovery.rules.landscape.tileset import TileSet


class Scripted:
    """Chance that gives the numbers listed."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def pick(self, options: Sequence[int]) -> int:
        number = self.numbers.pop(0)
        assert number in options
        return number


class Lively:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random

    def pick(self, options: Sequence[int]) -> int:
        return options[int(self.random() * len(options))]


class Table:
    """A game in which each turn is written down: the placement, then the follower step.

    The tile that a placement names is the one that is drawn. `stack` replaces the stack, so
    that a game ends early.
    """

    def __init__(
        self,
        tileset: TileSet,
        players: int = 2,
        stack: Sequence[int] | None = None,
        *,
        double: bool = False,
    ) -> None:
        options = {"first": "0", "double_tile": "on" if double else "off"}
        self.state: LandscapeState = start(players, options, tileset)
        if not double:
            self.state.resolve(Scripted())
        if stack is not None:
            self.state.bag = sorted(stack)

    def draw(self, *numbers: int) -> tuple[Event, ...]:
        return self.state.resolve(Scripted(*numbers))

    def place(self, text: str) -> None:
        if self.state.pending:
            self.draw(int(text.split()[1]))
        self.state.apply(self.state.parse(text))

    def turn(self, placement: str, step: str = "pass") -> tuple[Event, ...]:
        self.place(placement)
        return self.state.apply(self.state.parse(step))

    def refusal(self, text: str) -> Refusal | None:
        return self.state.check(self.state.parse(text))

    def steps(self) -> set[str]:
        """Return the texts of all legal actions."""
        return {self.state.text(action) for action in self.state.legal_actions()}
