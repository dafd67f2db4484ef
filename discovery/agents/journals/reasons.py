"""Why a computer player of the journals does what it does: one sentence for each kind of step."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.agents.agent import Choice, SeatName, told_apart
from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import GREY
from discovery.rules.journals.listing import richest
from discovery.rules.journals.phases import CARD
from discovery.rules.journals.scoring import gain, species_counts, species_sets
from discovery.rules.journals.words import FACE_NAMES, action_sentence, steps_words
from discovery.rules.words import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.journals.runners_up import Ranked
    from discovery.rules.game import Seat
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.state import JournalsState

ALL_SPECIES = 4
DONE = Message("Nothing else pays in this turn.")
STOP = Message("No other die is better changed.")
PICK = Message("That face is of no use here.")
GIVE = Message("That grey die is missed least.")
ASK = mark("{owner} stands best, and is asked for the die.")
AS_MANY = mark("Nobody has more grey dice than {owner}.")
OWN_GREY = Message("A grey die stays: nobody else can call it back.")
OWN_DIE = Message("A die of the own colour comes home.")
OTHERS_DIE = Message("A die more for this exploration, whosever it is.")
SURVEYED = Message("That card suits nobody here; the next one may.")
KEPT_BACK = Message("Nobody else can take that exploration now.")
AGAIN = mark("Rolls {dice} again.")
HOME = mark_forms("Calls a die home.", "Calls {count} dice home.")
HOME_AND = mark_forms(
    "Calls a die home and rolls {dice} again.", "Calls {count} dice home and rolls {dice} again."
)
UNDONE = mark("A die comes home off {owner}’s slot: what was prepared there is undone.")
GIVEN_UP = mark_forms(
    "Calls a die home and gives up what is prepared with it.",
    "Calls {count} dice home and gives up what is prepared with them.",
)
OF_A_FACE = mark("{number} {face}")
BANKS = (
    mark_forms("There is a die in the left bank.", "There are {count} dice in the left bank."),
    mark_forms("There is a die in the right bank.", "There are {count} dice in the right bank."),
)
SPENT = mark("The same, but {face} is discarded for it.")
SETS_OFF = mark("Begins with {steps}, by a die of {face}.")
TURNED = mark("{old} is of less use than {face}.")
STAY = Message("The dice may as well stay as they are.")
END = Message("The turn may as well end here.")
MADE_UNDONE = Message("What is prepared with that die is undone.")
SPARED = mark("A die of {face} can be spared nearly as well.")
LATER = mark("A die of {face} may be of use later.")
HOPES = mark("A roll may bring something better than {face}.")
PUT_BY = mark("Prepares {steps} for an exploration to come.")
MAKES_ROOM = mark("{card} makes room for another card.")
"""What is said of runners-up alone, where what the best one is told for would not be true."""


class Reasons:
    """The reasons for steps from one position, as its seat may tell them."""

    def __init__(self, state: JournalsState, seat: Seat) -> None:
        """Speak of this position."""
        self.state = state
        self.seat = seat

    def choices(self, ranked: Sequence[Ranked], aim: int = 0) -> tuple[Choice, ...]:
        """Return choices from actions and what they are worth; each says what sets it apart."""
        best, *others = ranked
        reasons = [[self.of(best.action, aim)]]
        for other in others:
            own = self._beside(other, best.action)
            reasons.append([own or self.of(other.action, aim), *self._more(other.action)])
        return tuple(
            Choice(each.action, reason, each.worth)
            for each, reason in zip(ranked, told_apart(reasons), strict=True)
        )

    def _beside(self, other: Ranked, best: Action) -> Message | None:  # noqa: PLR0911 - a kind each
        """Return what to say of a runner-up where its own reason fits none but the best one."""
        match other.action:
            case a.Stop():
                return STAY
            case a.Done():
                return END
            case a.Give(slot, face):
                return MADE_UNDONE if slot else Message(SPARED, {"face": _face(face)})
            case a.Ask(seat):
                return Message(AS_MANY, {"owner": SeatName(seat)})
            case a.Pick(die):
                return Message(HOPES, {"face": _face(die & 3)})
            case a.Turn(die, face) if other.aside:
                same = isinstance(best, a.Turn) and best.face == face
                return Message(
                    SPARED if same else LATER, {"face": _face(die & 3 if same else face)}
                )
            case a.Prepare(slot) if other.aside:
                return Message(PUT_BY, {"steps": steps_words(self.state.cards.steps[slot])})
            case a.Choose(card) if self._begun("survey"):
                return Message(MAKES_ROOM, self._card(card))
            case _:
                return None

    def of(self, action: Action, aim: int = 0) -> Message:  # noqa: C901, PLR0911, PLR0912 - a kind each
        """Return why `action` is good; `aim` is the exploration that the seat is after."""
        aim = aim or self.state.current[self.seat]
        match action:
            case a.Explore(second):
                return self._explore(second)
            case a.Write():
                return Message("Actions and journal dice for {card} are at hand.", self._card(aim))
            case a.Prepare(slot):
                steps = steps_words(self.state.cards.steps[slot])
                return Message("Prepares {steps} for {card}.", {"steps": steps, **self._card(aim)})
            case a.Meet(card):
                return self._meet(card)
            case a.Duty():
                return Message("Other faces are of more use for {card}.", self._card(aim))
            case a.Turn(_, face):
                values = {"face": _face(face)}
                return Message("More dice of {face} are wanted.", values)
            case a.Swap(_, card) | a.Choose(card):
                return self._choose(card)
            case a.Use(card):
                return self._use(card)
            case a.TakeBank(bank):
                return counted(BANKS[bank], self.state.banks[bank] % 31)
            case a.Gather(places):
                return self._gather(places)
            case a.Fetch(colour):
                return (
                    OWN_GREY if colour == GREY else OWN_DIE if colour == self.seat else OTHERS_DIE
                )
            case a.Pick():
                return PICK
            case a.Ask(seat):
                return Message(ASK if self._leads(seat) else AS_MANY, {"owner": SeatName(seat)})
            case a.Give():
                return GIVE
            case a.Stop():
                return STOP
            case a.Done():
                return DONE
            case _:
                assert_never(action)

    def _more(self, action: Action) -> list[Message]:
        """Return what else can be said of an action, beside others with the same aim."""
        match action:
            case a.Turn(die, face):
                return [Message(TURNED, {"old": _face(die & 3), "face": _face(face)})]
            case a.Duty(die) | a.Swap(die) | a.Use(_, die) if die >= 0:
                return [Message(SPENT, {"face": _face(die & 3)})]
            case a.Meet(_, dice):
                return [Message(SPENT, {"face": _face(dice[-1] & 3)})]
            case a.Write((slot, _, _), die):
                steps = steps_words(self.state.cards.steps[slot])
                return [Message(SETS_OFF, {"steps": steps, "face": _face(die & 3)})]
            case _:
                return []

    def _card(self, card: int) -> dict[str, object]:
        return (
            {"card": Message(self.state.cards.cards[card].exploration.name)}
            if card
            else {"card": Message("the next exploration")}
        )

    def _explore(self, second: int) -> Message:
        state = self.state
        recorded = state.recorded[self.seat]
        current = state.current[self.seat]
        new = (current, second) if second else (current,)
        values = {**self._card(current), "points": gain(state.cards, recorded, new)}
        if second:
            values["other"] = self._card(second)["card"]
            return Message("{card} and {other} at once: {points} points and another turn.", values)
        full = [_full_sets(state, cards) for cards in (recorded, recorded + new)]
        if full[1] > full[0]:
            return Message("{card} brings {points} points and completes four species.", values)
        return Message("{card} brings {points} points.", values)

    def _meet(self, card: int) -> Message:
        tribe = self.state.cards.cards[card].tribe
        values = {"tribe": Message(tribe.name), "count": tribe.tents}
        if self.state.grey:
            return Message(
                "The {tribe} bring a grey die. {deed}", {**values, "deed": self._deed(card)}
            )
        return Message("The {tribe} help on: {deed}", {**values, "deed": self._deed(card)})

    def _deed(self, card: int) -> Message:
        return action_sentence(self.state.cards.cards[card].tribe.action)

    def _use(self, card: int) -> Message:
        tribe = Message(self.state.cards.cards[card].tribe.name)
        return Message("The {tribe} help: {deed}", {"tribe": tribe, "deed": self._deed(card)})

    def _choose(self, card: int) -> Message:
        if self._begun("survey"):
            return SURVEYED
        if self._begun("reserve"):
            return KEPT_BACK
        points = gain(self.state.cards, self.state.recorded[self.seat], (card,))
        values = {**self._card(card), "points": points}
        if self._fits(card):
            return Message("{card}: {points} points, and the way is begun.", values)
        return Message("{card}: {points} points for the way.", values)

    def _begun(self, effect: str) -> bool:
        """Return whether a card is chosen for a tribe action that does this."""
        state = self.state
        return state.phase is CARD and state.cards.deeds[state.begun].effect == effect

    def _leads(self, seat: Seat) -> bool:
        """Return whether nobody who could be asked for a grey die has more points."""
        points = self.state.scores()
        return all(points[seat] >= points[other] for other in richest(self.state))

    def _fits(self, card: int) -> bool:
        """Return whether a prepared block begins a side of the card's route."""
        steps = self.state.cards.steps
        blocks = [steps[slot] for slot, _, _ in self.state.preparations[self.seat]]
        return any(
            side.startswith(block) for side in self.state.cards.sides[card] for block in blocks
        )

    def _gather(self, places: Sequence[a.Place]) -> Message:
        seat = self.seat
        for place in places:
            if place.slot and place.seat not in {-1, seat}:
                return Message(UNDONE, {"owner": SeatName(place.seat)})
        rolled = [place for place in places if place.seat == seat and not place.slot]
        count = sum(place.count for place in places) - sum(place.count for place in rolled)
        if any(place.slot and place.seat == seat for place in places):
            return counted(GIVEN_UP, count)
        dice = _listed(rolled)
        if not count:
            return Message(AGAIN, {"dice": dice})
        if not rolled:
            return counted(HOME, count)
        return counted(HOME_AND, count, dice=dice)


def _listed(places: Sequence[a.Place]) -> Message:
    """Return dice of a storage as a list in words."""
    parts = {
        f"part{number}": Message(OF_A_FACE, {"number": place.count, "face": _face(place.face)})
        for number, place in enumerate(places)
    }
    return Message(", ".join("{" + name + "}" for name in parts), parts)


def _face(face: int) -> Message:
    return Message(FACE_NAMES[face])


def _full_sets(state: JournalsState, recorded: Sequence[int]) -> int:
    return species_sets(species_counts(state.cards, recorded)).count(ALL_SPECIES)
