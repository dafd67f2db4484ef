"""What one seat may know of a game of the journals: all but the cards that nobody has seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.journals.actions import Action, Explore, Preparation
from discovery.rules.journals.dice import colours_in
from discovery.rules.journals.listing import (
    bank_of,
    grey_dice,
    journal_dice,
    open_scribes,
    parleys_for,
)
from discovery.rules.journals.phases import FETCH, WRITE
from discovery.rules.journals.scoring import (
    gain_lines,
    species_counts,
    species_sets,
    tent_points,
    tents,
    tents_gain,
)
from discovery.rules.seat_view import SeatView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Chance, Line, Seat
    from discovery.rules.journals.cards import Card
    from discovery.rules.journals.phases import Phase
    from discovery.rules.journals.state import JournalsState


@dataclass(frozen=True, slots=True)
class Die:
    """A die in a storage: its colour and face, and whether it is out until the next turn."""

    colour: int
    face: int
    fresh: bool


class JournalsView(SeatView["JournalsState"]):
    """A position as one seat knows it; it never changes."""

    __slots__ = ()

    turn_paragraph = "journals.turn"

    @property
    def turn_of(self) -> Seat:
        """The seat whose turn it is; while a grey die is given away another one decides."""
        return self._state.seat

    @property
    def phase(self) -> Phase:
        """What the seat to act must do."""
        return self._state.phase

    @property
    def face(self) -> int | None:
        """The face chosen in this turn, None before the first die is used."""
        return None if self._state.face < 0 else self._state.face

    @property
    def cards(self) -> dict[int, Card]:
        """All cards by number."""
        return self._state.cards.cards

    @property
    def encounter(self) -> tuple[int, ...]:
        """The tribes in the encounter area by place, 0 for an empty place."""
        return self._state.encounter

    @property
    def scouting(self) -> tuple[int, ...]:
        """The explorations in the scouting area by place, 0 for an empty place."""
        return self._state.scouting

    @property
    def deck_left(self) -> int:
        """Cards in the deck."""
        return self._state.deck

    @property
    def top(self) -> int:
        """The top card of the deck, which lies open, 0 when there is none."""
        return self._state.top

    @property
    def unseen(self) -> tuple[int, ...]:
        """The cards that nobody has seen, in the deck or in the box."""
        return tuple(self._state.bag)

    @property
    def out(self) -> tuple[int, ...]:
        """The cards that left the game in its course."""
        return self._state.out

    @property
    def grey_supply(self) -> int:
        """Grey dice in the supply."""
        return self._state.grey

    def bank(self, bank: int) -> tuple[int, ...]:
        """Return the colours of the dice in a bank (0 left, 1 right)."""
        return tuple(colours_in(self._state.banks[bank]))

    @property
    def open_bank(self) -> int | None:
        """The bank (0 left, 1 right) of which dice are picked now, None where none are."""
        state = self._state
        return bank_of(state.cards.deeds[state.begun]) if state.phase is FETCH else None

    def storage(self, seat: Seat) -> tuple[Die, ...]:
        """Return the dice of a seat's storage, by face and colour."""
        first = seat * 4
        return tuple(
            Die(colour, face, fresh)
            for face in range(4)
            for fresh, dice in ((False, self._state.ready), (True, self._state.fresh))
            for colour in colours_in(dice[first + face])
        )

    @property
    def hand(self) -> tuple[int, ...]:
        """The colours of the dice that the seat whose turn it is has in hand, to be rolled.

        While journal dice are laid on prepared actions they lie there, in nobody's hand.
        """
        return () if self.phase is WRITE else tuple(colours_in(self._state.rolling))

    def preparations(self, seat: Seat) -> tuple[Preparation, ...]:
        """Return the prepared exploration actions of a seat, in the order of their making."""
        return self._state.preparations[seat]

    @property
    def written(self) -> tuple[Preparation, ...]:
        """The preparations that are being set off now."""
        return self._state.written

    def current(self, seat: Seat) -> int:
        """Return a seat's current exploration, 0 for none."""
        return self._state.current[seat]

    def reserve(self, seat: Seat) -> int:
        """Return the exploration that a seat has in reserve, 0 for none."""
        return self._state.reserve[seat]

    def tribes(self, seat: Seat) -> tuple[int, ...]:
        """Return the tribe cards of a seat."""
        return self._state.tribes[seat]

    def recorded(self, seat: Seat) -> tuple[int, ...]:
        """Return the explorations in a seat's journal."""
        return self._state.recorded[seat]

    def used(self, card: int) -> bool:
        """Return whether a tribe's action was used in this turn."""
        return bool(self._state.used >> card & 1)

    @property
    def bonus_turns(self) -> int:
        """Further turns that the seat whose turn it is has won."""
        return self._state.bonus

    @property
    def turns_left(self) -> int | None:
        """Turns after this one, bonus turns not counted, once the end is near; None before."""
        return None if self._state.turns_left < 0 else self._state.turns_left

    @property
    def quiet_turns(self) -> int:
        """Turns since an exploration was recorded or a tribe met; five rounds end the game."""
        return self._state.quiet

    def dice_on_board(self, seat: Seat) -> int:
        """Return how many dice a seat has in storage, slots and on tribe cards."""
        return self._state.dice_of(seat)

    def grey_dice(self, seat: Seat) -> int:
        """Return how many grey dice a seat has on its board."""
        return grey_dice(self._state, seat)

    def journal_dice(self, seat: Seat) -> int:
        """Return how many dice a seat has for prepared actions to be set off, laid ones included.

        Dice that its tribes let count as journals are among them.
        """
        return journal_dice(self._state, seat, open_scribes(self._state, seat))

    def parleys_for(self, card: int) -> int:
        """Return how many parley dice the seat whose view it is needs to meet a tribe."""
        state = self._state
        roles = state.cards.roles[state.tribes[self.seat]]
        return parleys_for(roles, wary=state.cards.wary[card])

    def species(self, seat: Seat) -> tuple[int, ...]:
        """Return how many plants, mammals, birds and fish a seat has recorded."""
        return tuple(species_counts(self._state.cards, self._state.recorded[seat]))

    def species_sets(self, seat: Seat) -> tuple[int, ...]:
        """Return the sizes of a seat's sets of different species."""
        return tuple(species_sets(self.species(seat)))

    def tents(self) -> tuple[tuple[int, int], ...]:
        """Return for each seat its tents and the points that their ranking gives now."""
        counts = [tents(self._state, seat) for seat in range(self.players)]
        return tuple(zip(counts, tent_points(counts), strict=True))

    def standing(self) -> tuple[int, ...]:
        """Return the points of each seat if the game ended now: at the end its scores."""
        points = self.scores()
        if self.to_act is None:
            return points
        return tuple(a + worth for a, (_, worth) in zip(points, self.tents(), strict=True))

    def tents_worth(self, seat: Seat, more: int) -> int:
        """Return the points that so many tents more would give a seat in the ranking now."""
        counts = [tents(self._state, other) for other in range(self.players)]
        return tents_gain(counts, seat, more)

    def steps_of(self, slot: int) -> str:
        """Return the steps that an exploration action prepares."""
        return self._state.cards.steps[slot]

    def guides(self, seat: Seat) -> tuple[str, ...]:
        """Return the blocks that a seat's tribes may add to each exploration."""
        return self._state.cards.roles[self._state.tribes[seat]].guides

    def routes(self, card: int, second: int = 0) -> tuple[str, ...]:
        """Return every way along a card, and along a second one after it."""
        return self._state.cards.routes(card, second)

    def preview(self, action: Action) -> tuple[Line, ...]:
        """Return what a legal action would score at once: something for `Explore` only."""
        if not isinstance(action, Explore):
            return ()
        return self.worth((self.current(self._state.seat), action.second))

    def worth(self, numbers: Sequence[int]) -> tuple[Line, ...]:
        """Return what these explorations would score now for the seat whose turn it is."""
        state = self._state
        new = tuple(number for number in numbers if number)
        return gain_lines(state.cards, state.recorded[state.seat], new)

    def sample(self, chance: Chance) -> JournalsState:  # noqa: ARG002 - nothing is hidden but order
        """Return a state that agrees with all that the seat has seen; the deck has no order yet."""
        return self._state.copy()
