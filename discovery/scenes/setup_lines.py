"""The lines of the set-up in which seats get their colour, name and player, move and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.setup_seats import described, name_field, player_choice, sentence
from discovery.ui.boxes import Column, Row
from discovery.ui.widgets import Button, Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.agents.kind import AgentKind
    from discovery.rules.game import Rules
    from discovery.scenes.setup_values import SetUp
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.field import Field
    from discovery.ui.scene import Transition


class SeatLines:
    """Makes the lines of a set-up's seats; `changed` is called after a change of what there is."""

    def __init__(
        self,
        context: Context,
        setup: SetUp,
        rules: Rules,
        kinds: Sequence[AgentKind],
        changed: Callable[[], None],
    ) -> None:
        self._context = context
        self._setup = setup
        self._rules = rules
        self._kinds = kinds
        self._changed = changed

    def width(self, *, whole: bool) -> int:
        """Return how many pixels a seat needs in one line, or in the first of two."""
        return (self._line(0) if whole else self._first(0)).whole_width()

    def line(self, number: int, *, whole: bool) -> Box:
        """Return the line of a seat; two where it cannot be `whole`."""
        context, agent = self._context, self._setup.seats[number].agent
        if whole:
            return described(context, self._line(number), self._kinds, agent)
        player = self._player(number)
        player.stretch = 0.0
        told = sentence(context, self._kinds, agent)
        below = Row(context, [player] if told is None else [player, told])
        return Column(context, [self._first(number), below], gap=8)

    def _line(self, number: int) -> Row:
        colour, name, moves = self._colour(number), self._name(number), self._moves(number)
        return Row(self._context, [colour, name, self._player(number), moves])

    def _first(self, number: int) -> Row:
        parts = [self._colour(number), self._name(number), self._moves(number)]
        return Row(self._context, parts)

    def _name(self, number: int) -> Field:
        return name_field(self._context, self._setup, number)

    def _player(self, number: int) -> Choice:
        return player_choice(self._context, self._setup, self._kinds, number, self._changed)

    def _colour(self, number: int) -> Choice:
        """Return the choice of a seat's colour, whose badge shows its shape too."""
        setup = self._setup
        free = setup.free_colours(number)

        def choose(index: int) -> None:
            setup.change(number, colour=free[index])
            self._changed()

        at = free.index(setup.seats[number].colour)
        key, words = f"colour {number}", [""] * len(free)
        return Choice(self._context, words, at, choose, key=key, badges=free, stretch=0.0)

    def _moves(self, number: int) -> Row:
        """Return the buttons up, down and away of a seat."""
        setup = self._setup
        up = self._small("arrow_up", number, lambda: setup.move(number, -1))
        down = self._small("arrow_down", number, lambda: setup.move(number, 1))
        away = self._small("cross", number, lambda: setup.remove(number))
        up.enabled = number > 0
        down.enabled = number < len(setup.seats) - 1
        away.enabled = len(setup.seats) > self._rules.least_players
        moves = Row(self._context, [up, down, away], gap=8, breaks=False)
        moves.stretch = 0.0
        return moves

    def _small(self, icon: str, number: int, on_press: Callable[[], None]) -> Button:
        def press() -> Transition:
            on_press()
            self._changed()
            return None

        return Button(self._context, "", press, icon=icon, key=f"{icon} {number}")
