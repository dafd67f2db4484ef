"""What computer players have to tell at a table: reasons and hints; and how fast they are."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol

from discovery.rules.game import Message, Refusal, mark
from discovery.scenes.table.aids import HINT, lacking
from discovery.scenes.table.phrases import chained, joined, named
from discovery.ui.intents import Command, Ordered
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygame import Rect

    from discovery.agents.agent import Choice
    from discovery.rules.game import Seat
    from discovery.scenes.table.advice import Advice
    from discovery.scenes.table.hints import Mark
    from discovery.scenes.table.play import MatchPlay
    from discovery.scenes.table.reasons import Reason
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
    Wish.WHY: mark("Why computer players did what they did, one deed after the other (Y)"),
    Wish.FASTER: mark("Computer players move faster, until it is pressed again (.)"),
    Wish.SKIP: mark("Skip to your turn: computer players think no longer (End)"),
}
SKIP_ALL = mark("Skip to the end: computer players think no longer (End)")


IDLE = {
    Wish.HINT: mark("There is nothing to decide for you now."),
    Wish.WHY: mark("No computer player has decided anything yet."),
    Wish.FASTER: mark("No computer player is to act now."),
    Wish.SKIP: mark("No computer player is to act now."),
}
"""Why a button does nothing."""

UNKEPT = Message(
    mark("Reasons are not saved with a game. The next move of a computer player has one again.")
)
LINGERS = 3
"""Deeds of computer players for which a reason stays: who watches them alone has to read it."""


class Places(Protocol):
    """Where things are on the screen of a table, and what was told there."""

    def heed(self, intent: Intent) -> None:
        """Take notice of an input before it is answered: what was told may be over."""

    def room(self) -> Rect:
        """Return where the board is seen: what marks places on it is cut there."""

    def marks_of(self, choice: Choice) -> Sequence[Mark]:
        """Return what shows where the person to act would do what a hint chooses."""

    def show_choice(self, action: Any) -> None:
        """See to it that one sees where an action would be done."""

    def deed_of(self, decision: int) -> Message | None:
        """Return what the log tells of a decision, None for nothing."""

    def point_out(self, decision: int | None) -> None:
        """Light the place of a decision whose reason is told; None: it is told no longer."""

    def asked(self) -> tuple[int, Seat] | None:
        """Return the decision that the log's line tells of which one is on, and whose it was."""


class Aside:
    """Reasons, hints and pace at one table."""

    def __init__(self, play: MatchPlay[Any, Any], advice: Advice, places: Places) -> None:
        self._play = play
        self._advice = advice
        self.places = places
        self._why: Reason | None = None
        self._told: Message | None = None
        """What is told of that reason, or that none is kept."""
        self._newest: Reason | None = None
        """The last reason when that was asked for."""

    def takes(self, intent: Intent) -> bool:
        """Answer a key that is meant for this, and tell whether it was."""
        match intent:
            case Ordered(command, True) if command in COMMANDS:
                return True
            case Ordered(command) if command in COMMANDS:
                self.places.heed(intent)
                wish = COMMANDS[command]
                if self.offers(wish):
                    self.press(wish)
                else:
                    self._deny(wish)
                return True
            case Ordered(Command.BACK, False) if self.telling:
                self.places.heed(intent)
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
                reasons = self._play.reasons
                return reasons.last is not None or reasons.any_lost
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

    def why_idle(self, wish: Wish) -> Message:
        """Return why there is nothing now that a button asks for."""
        if wish is Wish.HINT and self._advice.refused:
            return lacking(HINT)
        return Message(IDLE[wish])

    def _deny(self, wish: Wish) -> None:
        """Tell why a key does nothing."""
        table, rules = self._play.table, self._play.session.match.box.rules
        table.refuse(Refusal(self.why_idle(wish), f"{rules.name}.aids"))
        table.sound(Effect.REFUSE)

    def press(self, wish: Wish) -> None:
        """Do what a button asks for."""
        play = self._play
        play.table.sound(Effect.PRESS)
        match wish:
            case Wish.HINT:
                self._forget_why()
                self._advice.ask()
            case Wish.WHY:
                self._advice.forget()
                self._ask_why()
            case Wish.FASTER:
                play.faster = not play.faster
            case Wish.SKIP:
                play.rush()

    def tip(self, wish: Wish) -> Message:
        """Return what a button does."""
        seats = self._play.session.seats
        if wish is Wish.HINT and self._advice.refused:
            return lacking(HINT)
        if wish is Wish.SKIP and all(seat.agent is not None for seat in seats):
            return Message(SKIP_ALL)
        return Message(TIPS[wish])

    def settle(self) -> None:
        """Put the light out at the place of a deed whose reason is told no longer."""
        if not self._reasoning:
            self._forget_why()

    @property
    def telling(self) -> bool:
        """Whether a hint or a reason was asked for, and is still to be told."""
        return self._reasoning or self._advice.wanted

    @property
    def words(self) -> Message | None:
        """What is told now, in a line for each reason."""
        seats = self._play.session.seats
        if self._reasoning:
            return self._told
        if not self._advice.wanted:
            return None
        if not self._advice.choices:
            return Message("Looking for a hint …")
        numbers: dict[str, list[Message]] = {}
        reasons = {}
        for number, choice in enumerate(self._advice.choices, 1):
            words = named(choice.reason, seats)
            reasons[str(words)] = words
            numbers.setdefault(str(words), []).append(_numbered(number, choice))
        aims = any(choice.aim is not None for choice in self._advice.choices)
        between = ";\n" if aims else ", "
        lines = [
            Message(
                "{numbers}: {reason}", {"numbers": chained(found, between), "reason": reasons[key]}
            )
            for key, found in numbers.items()
        ]
        trouble = self._advice.trouble
        return joined(lines if trouble is None else [trouble, *lines])

    @property
    def brief(self) -> Message | None:
        """What is told now where `words` have no room: a reason only where no aim tells enough."""
        choices = self._advice.choices
        if self._reasoning or not choices or self._advice.trouble is not None:
            return self.words
        seats = self._play.session.seats
        return joined(
            [
                _numbered(number, replace(choice, aim=choice.aim or named(choice.reason, seats)))
                for number, choice in enumerate(choices, 1)
            ]
        )

    @property
    def hinted(self) -> list[tuple[Rect, int]]:
        """Where the choices of a hint would be done, or where the number of one beyond stands."""
        room = self.places.room()
        return [(mark.seen_in(room), number) for mark, number in self.marks]

    @property
    def marks(self) -> list[tuple[Mark, int]]:
        """What shows where the choices of a hint would be done, with their numbers."""
        numbered = enumerate(self._advice.choices, 1)
        return [
            (shown, number) for number, choice in numbered for shown in self.places.marks_of(choice)
        ]

    @property
    def state(self) -> tuple[object, ...]:
        """What the picture of a table depends on."""
        buttons = tuple((self.offers(wish), self.shows(wish)) for wish in Wish)
        return (*buttons, len(self._advice.choices), self._told)

    @property
    def _reasoning(self) -> bool:
        """Whether a reason was asked for, and computer players have hardly gone on since."""
        if self._told is None:
            return False
        later = self._play.reasons.later(self._newest)
        return later is not None and later <= LINGERS

    def _ask_why(self) -> None:
        """Tell the reason of the deed that one is on in the log, or the next one of the turn."""
        reasons, before = self._play.reasons, self._why if self._reasoning else None
        was_told = self._reasoning
        self._forget_why()
        asked = self.places.asked()
        if asked is not None and self._play.session.seats[asked[1]].agent is not None:
            found = reasons.of(asked[0])
            if found is not None and found != before:
                self._tell(found)
            elif found is None and reasons.lost(asked[0]) and not was_told:
                self._told, self._newest = UNKEPT, reasons.last
            return
        ring = reasons.since
        number = ring.index(before) + 1 if before in ring else 0
        if number < len(ring) and (before is not None or not was_told):
            self._tell(ring[number], number + 1, len(ring))
        elif not ring and not was_told:
            self._told, self._newest = UNKEPT, None

    def _tell(self, reason: Reason, number: int = 1, count: int = 1) -> None:
        """Tell a reason below its deed, `number` of `count`, and light where that was."""
        seats = self._play.session.seats
        words, deed = named(reason.words, seats), self.places.deed_of(reason.decision)
        self._why, self._newest = reason, self._play.reasons.last
        values = {"name": seats[reason.seat].name, "reason": words}
        told = Message("{name}: {reason}", values) if deed is None else joined([deed, words])
        if count > 1:
            values = {"told": told, "number": number, "count": count}
            told = Message("{told} ({number} of {count})", values)
        self._told = told
        self.places.point_out(reason.decision)

    def _forget_why(self) -> None:
        if self._why is not None:
            self.places.point_out(None)
        self._why = self._told = None

    def _forget(self) -> None:
        self._forget_why()
        self._advice.forget()


def _numbered(number: int, choice: Choice) -> Message:
    """Return the number of a choice of a hint, and where it leads."""
    if choice.aim is None:
        return Message("{number}", {"number": number})
    return Message("{number} {aim}", {"number": number, "aim": choice.aim})


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
