"""What computer players have to tell at a table: reasons and hints; and how fast they are."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol

from discovery.rules.game import Message, mark
from discovery.scenes.table.aids import WITHOUT
from discovery.scenes.table.phrases import joined, named
from discovery.ui.intents import Command, Ordered
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame
    from pygame import Rect

    from discovery.scenes.table.advice import Advice
    from discovery.scenes.table.play import MatchPlay
    from discovery.ui.intents import Intent


class Wish(Enum):
    """What a button asks for; its value is the button's icon."""

    HINT = "lantern"
    WHY = "question"
    FASTER = "faster"
    SKIP = "skip"


COMMANDS = {
    Command.HINT: Wish.HINT,
    Command.WHY: Wish.WHY,
    Command.FASTER: Wish.FASTER,
    Command.SKIP: Wish.SKIP,
}
TIPS = {
    Wish.HINT: mark("What a strong computer player would do here (T)"),
    Wish.WHY: mark("Why a computer player made the last move (Y)"),
    Wish.FASTER: mark("Computer players move faster, until it is pressed again (.)"),
    Wish.SKIP: mark("Skip what computer players do, to your turn (End)"),
}
SKIP_ALL = mark("Skip what computer players do, to the end (End)")


class Places(Protocol):
    """Where things are on the screen of a table."""

    def room(self) -> Rect:
        """Return where the board is seen: what marks places on it is cut there."""

    def place_of(self, action: Any) -> Rect | None:
        """Return where an action of the person to act would be done, if anywhere."""

    def ghost_of(self, action: Any) -> pygame.Surface | None:
        """Return what would lie there then, if anything would."""


class Aside:
    """Reasons, hints and pace at one table."""

    def __init__(self, play: MatchPlay[Any, Any], advice: Advice, places: Places) -> None:
        self._play = play
        self._advice = advice
        self.places = places
        self._why: object = None

    def takes(self, intent: Intent) -> bool:
        """Answer a key that is meant for this, and tell whether it was."""
        match intent:
            case Ordered(command, repeated) if command in COMMANDS:
                wish = COMMANDS[command]
                if self.offers(wish) and not repeated:
                    self.press(wish)
                return True
            case Ordered(Command.BACK, False) if self.telling:
                self._play.table.sound(Effect.PRESS)
                self._forget()
                return True
            case _:
                return False

    def offers(self, wish: Wish) -> bool:
        """Return whether there is now what a button asks for."""
        match wish:
            case Wish.HINT:
                return self._advice.offered
            case Wish.WHY:
                return self._play.last_reason is not None
            case _:
                return self._play.session.computing

    def shows(self, wish: Wish) -> bool:
        """Return whether a button stays down: what it asks for is on."""
        match wish:
            case Wish.HINT:
                return self._advice.wanted
            case Wish.WHY:
                return self._reasoning
            case Wish.FASTER:
                return self._play.faster
            case Wish.SKIP:
                return False

    def press(self, wish: Wish) -> None:
        """Do what a button asks for."""
        play = self._play
        play.table.sound(Effect.PRESS)
        match wish:
            case Wish.HINT:
                self._why = None
                self._advice.ask()
            case Wish.WHY:
                self._advice.forget()
                self._why = None if self._reasoning else play.last_reason
            case Wish.FASTER:
                play.faster = not play.faster
            case Wish.SKIP:
                play.rush()

    def tip(self, wish: Wish) -> Message:
        """Return what a button does."""
        seats = self._play.session.seats
        if wish is Wish.HINT and self._advice.refused:
            return Message(WITHOUT)
        if wish is Wish.SKIP and all(seat.agent is not None for seat in seats):
            return Message(SKIP_ALL)
        return Message(TIPS[wish])

    @property
    def telling(self) -> bool:
        """Whether a hint or a reason was asked for, and is still to be told."""
        return self._reasoning or self._advice.wanted

    @property
    def words(self) -> Message | None:
        """What is told now, in a line for each reason."""
        reason, seats = self._play.last_reason, self._play.session.seats
        if self._reasoning and reason is not None:
            values = {"name": seats[reason.seat].name, "reason": named(reason.words, seats)}
            return Message("{name}: {reason}", values)
        if not self._advice.wanted:
            return None
        if not self._advice.choices:
            return Message("Looking for a hint …")
        numbers: dict[str, list[str]] = {}
        reasons = {}
        for number, choice in enumerate(self._advice.choices, 1):
            words = named(choice.reason, seats)
            reasons[str(words)] = words
            numbers.setdefault(str(words), []).append(str(number))
        lines = [
            Message("{numbers}: {reason}", {"numbers": ", ".join(found), "reason": reasons[key]})
            for key, found in numbers.items()
        ]
        return joined(lines)

    @property
    def hinted(self) -> list[tuple[Rect, int]]:
        """Where the choices of a hint would be done, with their numbers."""
        numbered = enumerate(self._advice.choices, 1)
        found = [(self.places.place_of(one.action), number) for number, one in numbered]
        return [(place, number) for place, number in found if place is not None]

    def ghost(self, number: int) -> pygame.Surface | None:
        """Return what would lie at the place of a choice, if anything would."""
        return self.places.ghost_of(self._advice.choices[number - 1].action)

    @property
    def state(self) -> tuple[object, ...]:
        """What the picture of a table depends on."""
        buttons = tuple((self.offers(wish), self.shows(wish)) for wish in Wish)
        return (*buttons, len(self._advice.choices), self._why)

    @property
    def _reasoning(self) -> bool:
        """Whether the reason of the last decision was asked for since."""
        return self._why is not None and self._why == self._play.last_reason

    def _forget(self) -> None:
        self._why = None
        self._advice.forget()


class Advised:
    """What a table's model needs to have buttons for this: `wishes` tells which they are."""

    wishes: Mapping[Any, Wish]
    aside: Aside | None = None
    """None where no match is in play."""

    def can_wish(self, target: Any) -> bool:
        """Return whether a target is a button for this that can be pressed now."""
        aside = self.aside
        return aside is not None and self._has(target) and aside.offers(self.wishes[target])

    def wish_is_on(self, target: Any) -> bool:
        """Return whether a target is a button for this that stays down."""
        aside = self.aside
        return aside is not None and self._has(target) and aside.shows(self.wishes[target])

    def wish(self, target: Any) -> bool:
        """Press a button for this; return whether the target is one."""
        if self.aside is None or not self._has(target):
            return False
        self.aside.press(self.wishes[target])
        return True

    def tip_of_wish(self, target: Any) -> Message | None:
        """Return what a button for this does, None for any other target."""
        if not self._has(target):
            return None
        wish = self.wishes[target]
        return Message(TIPS[wish]) if self.aside is None else self.aside.tip(wish)

    @property
    def said(self) -> Message | None:
        """What computer players tell now."""
        return None if self.aside is None else self.aside.words

    @property
    def hinted(self) -> list[tuple[Rect, int]]:
        """Where what a hint names would be done, with its numbers."""
        return [] if self.aside is None else self.aside.hinted

    def _has(self, target: Any) -> bool:
        return target is not None and target in self.wishes
