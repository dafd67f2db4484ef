"""The parts of a seat's line: its name, who plays for it, and what kind of player that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.setup_values import MOST_LETTERS
from discovery.scenes.table.phrases import LEVELS
from discovery.ui.boxes import Column
from discovery.ui.field import Field
from discovery.ui.theme import Role
from discovery.ui.widgets import Choice, Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.agents.kind import AgentKind
    from discovery.scenes.setup_values import SetUp
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context


def name_field(context: Context, setup: SetUp, number: int) -> Field:
    """Return the field for a seat's name."""
    return Field(
        context,
        setup.seats[number].name,
        lambda text: setup.change(number, name=text),
        key=f"name {number}",
        most=MOST_LETTERS,
        empty=context.tr("Name"),
    )


def player_choice(
    context: Context,
    setup: SetUp,
    kinds: Sequence[AgentKind],
    number: int,
    changed: Callable[[], None],
) -> Choice:
    """Return the choice of a person or a computer player for a seat."""
    players = [None, *(kind.name for kind in kinds)]
    labels = [context.tr("Person"), *(context.say(kind.label) for kind in kinds)]

    def choose(index: int) -> None:
        setup.change(number, agent=players[index])
        changed()

    at = players.index(setup.seats[number].agent)
    return Choice(context, labels, at, choose, key=f"player {number}")


def sentence(context: Context, kinds: Sequence[AgentKind], agent: str | None) -> Label | None:
    """Return what kind of player a computer is, None for a person."""
    kind = next((kind for kind in kinds if kind.name == agent), None)
    if kind is None:
        return None
    words = context.say(kind.sentence)
    if kind.level is not None:
        words = f"{context.tr(LEVELS[kind.level])} · {words}"
    return Label(context, words, Role.SMALL, colour="ink_soft")


def described(context: Context, line: Box, kinds: Sequence[AgentKind], agent: str | None) -> Box:
    """Return a seat's line with what kind of player a computer is below it."""
    told = sentence(context, kinds, agent)
    return line if told is None else Column(context, [line, told], gap=2)
