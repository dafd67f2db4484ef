"""The contract that every game in the house keeps.

A *state* holds a whole position and is changed by `apply` and `resolve` alone. A *view* is what
one seat may know of it. Chance is passed in, so that a live game, a replay and a computer
player's playout run the same code. Nothing here knows a particular game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from discovery.rules.words import Message as Message  # noqa: PLC0414, TC001 - exported from here
from discovery.rules.words import mark as mark  # noqa: PLC0414 - as above
from discovery.rules.words import mark_forms as mark_forms  # noqa: PLC0414 - as above

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Seat = int
"""A place at the table, 0 … players - 1, clockwise."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the reason in words and the paragraph of the rules.

    `paragraph` is a stable key such as ``landscape.place.edges``.
    """

    reason: Message
    paragraph: str


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score: `points` for `count` things, at a `place` on the table.

    `place` is the game's own value (for the tile game a cell and a segment) or None.
    """

    reason: Message
    count: int
    points: int
    place: Any = None


class IllegalAction(Exception):  # noqa: N818 - the field's word for it; the state is unchanged
    """A well-formed action that the rules do not allow now; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal; its reason is the error's text."""
        super().__init__(str(refusal.reason))
        self.refusal = refusal


class MalformedText(ValueError):  # noqa: N818 - an input error, told by its name
    """A text that is no action, or no chance outcome, of this game."""


class ChanceError(ValueError):
    """An outcome that chance cannot have given here (a record that does not fit)."""


class Chance(Protocol):
    """Where random outcomes come from: live, recorded, or a playout's own."""

    def pick(self, options: Sequence[int]) -> int:
        """Return one of `options`, each entry as likely as any other.

        Raises:
            ChanceError: a recorded outcome is none of `options`.
        """


Action = Any
"""What a seat chooses: a frozen, hashable value of the game's own closed union.

Each game matches its union exhaustively; the house only hands actions on, so it does not
type them.
"""


class Event(Protocol):
    """Something that happened, told to log, animation, sound and recap."""

    @property
    def seat(self) -> Seat | None:
        """Whom it happened to; None for the whole table."""

    def seen_by(self, seat: Seat) -> Event | None:
        """Return the event as `seat` may know it; None when it learns nothing."""


class Decider(Protocol):
    """What states and views share: the questions about the decision due now."""

    @property
    def players(self) -> int:
        """Number of seats."""

    @property
    def to_act(self) -> Seat | None:
        """The seat that must decide now (or confirm, while chance is owed); None when over."""

    @property
    def pending(self) -> str | None:
        """What chance owes before the next decision (a word of the game's own), or None."""

    def legal_actions(self) -> Sequence[Action]:
        """List every legal action; empty when chance is owed or the game is over."""

    def check(self, action: Action) -> Refusal | None:
        """Return why `action` is refused, or None when it is legal."""

    def text(self, action: Action) -> str:
        """Return the text form of a legal or once legal `action`, such as ``place 15 3,-1 2``."""

    def parse(self, text: str) -> Action:
        """Return the action that `text` names in this position.

        Raises:
            MalformedText: the text is not of the game's form.
        """

    def scores(self) -> tuple[int, ...]:
        """Return the points of each seat so far."""

    def winners(self) -> tuple[Seat, ...]:
        """Return the winning seats; empty until the game is over."""

    def breakdown(self) -> tuple[tuple[Line, ...], ...]:
        """Return for each seat the lines whose points add up to its score."""


class View(Decider, Protocol):
    """What one seat may know, and no more. It can be pickled."""

    @property
    def seat(self) -> Seat:
        """Whose view this is."""

    def preview(self, action: Action) -> tuple[Line, ...]:
        """Return what a legal `action` would score at once."""

    def sample(self, chance: Chance) -> State:
        """Return a state that agrees with everything the seat has seen."""


class State(Decider, Protocol):
    """A whole position, secrets included. Scenes and computer players never get one."""

    def resolve(self, chance: Chance) -> tuple[Event, ...]:
        """Let chance pay what is pending and return what happened."""

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Play a legal action for the seat to act and return what happened.

        Raises:
            IllegalAction: it is not legal; the state is as before.
        """

    def stop(self) -> tuple[Event, ...]:
        """End the game where it stands, after the set-up: what counts at the end counts now."""

    def copy(self) -> State:
        """Return an independent copy."""

    def view(self, seat: Seat) -> View:
        """Return what `seat` may know."""


class Secretive(State, Protocol):
    """A state whose seats keep secrets all game long: those who look on need views of their own."""

    def common_view(self) -> View:
        """Return what all seats know."""

    def open_view(self) -> View:
        """Return everything; only for a game that is over and is looked at again."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A variant that the set-up offers: its key, its allowed values, the first the default.

    `needs` is another option and the value that it must have for this one to mean anything.
    """

    key: str
    values: tuple[str, ...]
    label: str
    explanation: str
    needs: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Rules:
    """A game's entry: what the match needs to start, save and replay it.

    `start(players, options, content)` makes the first state, in which the set-up is pending.
    `chance_text(event)` gives the record's words for an event that chance decided, None for any
    other; `chance_values(text)` gives back the picks that lead to it.
    """

    name: str
    least_players: int
    most_players: int
    options: tuple[OptionSpec, ...]
    start: StartFunction
    chance_text: ChanceText
    chance_values: ChanceValues


class StartFunction(Protocol):
    """Makes the first state of a game."""

    def __call__(self, players: int, options: Mapping[str, str], content: Any) -> State:
        """Return a state with its set-up pending.

        Raises:
            OptionError: an option or a player count that the game does not have.
        """


class ChanceText(Protocol):
    """Words a chance event for the record."""

    def __call__(self, event: Any) -> str | None:
        """Return the record's words (``draw 15``), None when chance did not decide it."""


class ChanceValues(Protocol):
    """Reads a chance outcome from the record."""

    def __call__(self, text: str) -> tuple[int, ...]:
        """Return the picks behind `text`.

        Raises:
            MalformedText: no such outcome exists in the game.
        """


class OptionError(ValueError):
    """An option, a value or a player count that the game does not have; the text says which."""


def full_options(specs: Sequence[OptionSpec], given: Mapping[str, str]) -> dict[str, str]:
    """Return every option with its value, the first of its values where none is given.

    Raises:
        OptionError: an unknown key or value.

    >>> spec = OptionSpec("order", ("random", "listed"), "Order", "Who begins.")
    >>> full_options([spec], {})
    {'order': 'random'}
    """
    known = {spec.key: spec for spec in specs}
    for key, value in given.items():
        if key not in known:
            message = f"there is no option '{key}'; there are: {', '.join(known) or 'none'}"
            raise OptionError(message)
        if value not in known[key].values:
            message = f"'{key}' can be {', '.join(known[key].values)}, not '{value}'"
            raise OptionError(message)
    return {spec.key: given.get(spec.key, spec.values[0]) for spec in specs}
