"""A whole position of the journals, and how actions and chance change it."""

from __future__ import annotations

from itertools import repeat
from operator import is_
from typing import TYPE_CHECKING, Any

from discovery.rules.game import IllegalAction, Refusal
from discovery.rules.journals import chance, doing, listing, refusals
from discovery.rules.journals.cards import ANY
from discovery.rules.journals.phases import FIRST_CARD, SETUP, Pending, Phase
from discovery.rules.journals.scoring import lines_of, points_of, winners_of
from discovery.rules.journals.texts import action_text, parse_action
from discovery.rules.journals.view import JournalsView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Chance, Line, Seat
    from discovery.rules.journals.actions import Action, Preparation
    from discovery.rules.journals.cardset import CardSet
    from discovery.rules.journals.events import Event

GREY_SUPPLY = {2: 6, 3: 8, 4: 10}
AREA = 3
"""Cards in the encounter area, and in the scouting area."""


def deck_size(players: int) -> int:
    """Return how many of the cards are played with.

    >>> [deck_size(players) for players in (2, 3, 4)]
    [30, 40, 50]
    """
    return 10 * players + 10


class JournalsState:
    """Dice, cards and boards; changed by `apply` and `resolve` alone.

    Dice are packed numbers (see `dice`). `ready` and `fresh` hold a storage as seat * 4 + face:
    dice that can be used, and dice that are out until the next turn; `banks` the left and the
    right one; `grey` is the supply. `preparations` are (slot, face, dice kept), `rolling` the
    dice of the seat that are about to be rolled.

    Cards are numbers, 0 is none. `bag` are the cards that nobody has seen, in the deck and in the
    box, sorted: no order is stored. `deck` counts the cards of the deck, `top` is its top card,
    which lies open. `out` are cards that left the game in its course.

    `seat` is whose turn it is, `to_act` who must decide. In a turn: `face` is the chosen face,
    `used` and `met` bit sets of tribe actions used and of kinds of tribes met (1 friendly, 2 wary),
    `written` the preparations set off, `begun` the tribe action that is being used, `left`,
    `picked`, `last` and `turned` count and limit the dice chosen for it. `bonus` counts turns
    won, `quiet` turns without a recorded exploration or a new tribe, `turns_left` those to come
    once the end is near (-1 before).
    """

    __slots__ = (
        "bag",
        "banks",
        "begun",
        "bonus",
        "cards",
        "current",
        "deck",
        "encounter",
        "explored",
        "face",
        "first",
        "fresh",
        "giver",
        "grey",
        "last",
        "left",
        "legal",
        "met",
        "news",
        "out",
        "pending",
        "phase",
        "picked",
        "players",
        "preparations",
        "quiet",
        "ready",
        "recorded",
        "reserve",
        "rolling",
        "scouting",
        "seat",
        "to_act",
        "top",
        "tribes",
        "turned",
        "turns_left",
        "used",
        "written",
    )

    def __init__(self, cards: CardSet, players: int, first: Seat | None = None) -> None:
        """Make an empty table; the set-up is pending. `first` None: chance chooses who begins."""
        self.cards = cards
        self.players = players
        self.first = first
        self.ready = [0] * (4 * players)
        self.fresh = [0] * (4 * players)
        self.banks = [0, 0]
        self.grey = GREY_SUPPLY[players]
        self.preparations: list[tuple[Preparation, ...]] = [()] * players
        self.rolling = 0
        self.bag = sorted(cards.cards)
        self.deck = deck_size(players)
        self.top = 0
        self.out: tuple[int, ...] = ()
        self.encounter = (0,) * AREA
        self.scouting = (0,) * AREA
        self.current = [0] * players
        self.reserve = [0] * players
        self.tribes: list[tuple[int, ...]] = [()] * players
        self.recorded: list[tuple[int, ...]] = [()] * players
        self.seat: Seat = 0
        self.to_act: Seat | None = 0
        self.phase: Phase = FIRST_CARD
        self.pending: Pending | None = SETUP
        self.bonus = 0
        self.quiet = 0
        self.turns_left = -1
        self.legal: tuple[Action, ...] | None = None
        self.begin_turn()

    def begin_turn(self) -> None:
        """Forget what only matters within a turn."""
        self.face = ANY
        self.used = 0
        self.met = 0
        self.news = False
        self.explored = False
        self.written: tuple[Preparation, ...] = ()
        self.begun = 0
        self.left = 0
        self.picked = 0
        self.last = 0
        self.turned = ANY
        self.giver = 0

    def copy(self) -> JournalsState:
        """Return an independent copy."""
        twin = JournalsState.__new__(JournalsState)
        twin.cards = self.cards
        twin.players = self.players
        twin.first = self.first
        twin.ready = self.ready.copy()
        twin.fresh = self.fresh.copy()
        twin.banks = self.banks.copy()
        twin.grey = self.grey
        twin.preparations = self.preparations.copy()
        twin.rolling = self.rolling
        twin.bag = self.bag.copy()
        twin.deck = self.deck
        twin.top = self.top
        twin.out = self.out
        twin.encounter = self.encounter
        twin.scouting = self.scouting
        twin.current = self.current.copy()
        twin.reserve = self.reserve.copy()
        twin.tribes = self.tribes.copy()
        twin.recorded = self.recorded.copy()
        twin.seat = self.seat
        twin.to_act = self.to_act
        twin.phase = self.phase
        twin.pending = self.pending
        twin.bonus = self.bonus
        twin.quiet = self.quiet
        twin.turns_left = self.turns_left
        twin.legal = self.legal
        twin.face = self.face
        twin.used = self.used
        twin.met = self.met
        twin.news = self.news
        twin.explored = self.explored
        twin.written = self.written
        twin.begun = self.begun
        twin.left = self.left
        twin.picked = self.picked
        twin.last = self.last
        twin.turned = self.turned
        twin.giver = self.giver
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Return all but the list of legal actions, which follows from the rest."""
        return {name: getattr(self, name) for name in self.__slots__ if name != "legal"}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)
        self.legal = None

    def legal_actions(self) -> Sequence[Action]:
        """List every legal action; empty when chance is owed or the game is over."""
        legal = self.legal
        if legal is None:
            legal = self.legal = listing.listed(self)
        return legal

    def check(self, action: Action) -> Refusal | None:
        """Return why `action` is refused, or None when it is legal."""
        return None if action in self.legal_actions() else refusals.explain(self, action)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Play a legal action for the seat to act.

        Raises:
            IllegalAction: it is not legal; the state is as before.
        """
        legal = self.legal or self.legal_actions()
        # Most actions are the listed ones themselves, and `is` is quicker than `==`.
        if True not in map(is_, legal, repeat(action)) and action not in legal:
            raise IllegalAction(refusals.explain(self, action))
        self.legal = None
        return doing.do(self, action)

    def resolve(self, source: Chance) -> tuple[Event, ...]:
        """Let chance pay what is pending: cards, rolls, the end of the turn.

        Raises:
            ValueError: nothing is pending.
        """
        if self.pending is None:
            raise ValueError("nothing is pending")
        self.legal = None
        return chance.resolve(self, source)

    def stop(self) -> tuple[Event, ...]:
        """End the game where it stands."""
        return (chance.end(self),)

    def text(self, action: Action) -> str:
        """Return the text form of an action."""
        return action_text(action)

    def parse(self, text: str) -> Action:
        """Return the action that `text` names.

        Raises:
            MalformedText: it is not of the form.
        """
        return parse_action(text)

    def scores(self) -> tuple[int, ...]:
        """Return the points of each seat: explorations and species, at the end tents as well."""
        return points_of(self)

    def winners(self) -> tuple[Seat, ...]:
        """Return the seats with most points, then most dice, once the game is over."""
        return winners_of(self) if self.to_act is None else ()

    def breakdown(self) -> tuple[tuple[Line, ...], ...]:
        """Return each seat's score line by line; a line's place is a card's number or None."""
        return lines_of(self)

    def view(self, seat: Seat) -> JournalsView:
        """Return what `seat` may know: all but what the bag does not tell either."""
        return JournalsView(self.copy(), seat)

    def dice_of(self, seat: Seat) -> int:
        """Return how many dice a seat has on its board, see `listing.board_dice`."""
        return listing.board_dice(self, seat) % 31
