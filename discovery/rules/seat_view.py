"""What the views of all games have in common: the questions that a stripped state answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from discovery.rules.game import Message, Refusal, State, mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Line, Seat

S = TypeVar("S", bound=State)


class SeatView(Generic[S]):
    """A position as one seat knows it; it never changes.

    `turn_paragraph` is the paragraph of the rules that tells whose turn it is.
    """

    __slots__ = ("_state", "seat")

    turn_paragraph: ClassVar[str]

    def __init__(self, state: S, seat: Seat) -> None:
        """Keep a state of the view's own, whose secrets are gone."""
        self._state = state
        self.seat = seat

    @property
    def players(self) -> int:
        """Number of seats."""
        return self._state.players

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides now, or confirms while something is owed; None when over."""
        return self._state.to_act

    @property
    def pending(self) -> str | None:
        """What is owed before the next decision: a value of the game's `Pending`, or None."""
        pending = self._state.pending
        return None if pending is None else str(pending)

    @property
    def decides(self) -> bool:
        """Whether it is this seat that is to act."""
        return self._state.to_act == self.seat

    def legal_actions(self) -> Sequence[Any]:
        """List the legal actions of this seat; empty when another seat is to act."""
        return self._state.legal_actions() if self.decides else ()

    def check(self, action: Any) -> Refusal | None:
        """Return why `action` is refused, or None when it is legal."""
        if self.decides or self._state.to_act is None:
            return self._state.check(action)
        return Refusal(Message(mark("It is another player's turn.")), self.turn_paragraph)

    def text(self, action: Any) -> str:
        """Return the text form of an action of the seat to act."""
        return self._state.text(action)

    def parse(self, text: str) -> Any:
        """Return the action that `text` names for the seat to act.

        Raises:
            MalformedText: it is not of the game's form, or names what the seat does not have.
        """
        return self._state.parse(text)

    def scores(self) -> tuple[int, ...]:
        """Return the points of each seat so far."""
        return self._state.scores()

    def winners(self) -> tuple[Seat, ...]:
        """Return the winning seats; empty until the game is over."""
        return self._state.winners()

    def breakdown(self) -> tuple[tuple[Line, ...], ...]:
        """Return each seat's score line by line."""
        return self._state.breakdown()
