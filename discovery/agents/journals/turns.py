"""Everything that a seat can make of its turn, dice that would be rolled left unrolled.

Dice rolled in a turn are out until the next one, so hardly anything depends on what they show: they
stay in `rolling`, and a turn becomes a search without chance. Of steps that differ in the colours
of dice alone one is looked at, only blocks that some plan wants are prepared, and a change of duty
comes after everything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import BITS, CODES, GREY, MASK, PARLEY
from discovery.rules.journals.phases import PICK, ROLL, SURVEY, TURN, TURN_DICE

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from discovery.agents.budget import Allowance
    from discovery.rules.game import Seat
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.state import JournalsState

MOST_STEPS = 700
"""Positions looked at in one turn; what comes later is left out."""
MOST_DUTIES = 2


class Aims(NamedTuple):
    """What a turn is searched for: slots worth preparing, cards worth a swap, dice needed."""

    slots: Collection[int]
    cards: Collection[int]
    demand: tuple[float, float, float, float]


class End(NamedTuple):
    """A way to play the turn: its steps, and the position after it, before the dice roll."""

    steps: tuple[Action, ...]
    state: JournalsState


def turn_ends(state: JournalsState, aims: Aims, allowance: Allowance | None = None) -> list[End]:
    """Return the different ways to play the rest of the turn, each with its end.

    When the time of the allowance is over there are only those that were found until then.
    """
    search = _Search(state.seat, aims)
    found: list[End] = []
    seen: set[object] = set()
    todo: list[End] = [End((), state)]
    while todo and len(seen) < MOST_STEPS:
        if found and allowance is not None and allowance.over:
            break
        steps, at = todo.pop()
        for action in reversed(search.steps(at, steps)):
            if isinstance(action, a.Done):
                found.append(End((*steps, action), at))
                continue
            after = at.copy()
            after.apply(action)
            way = End((*steps, action), after)
            if settle(after, state.seat):
                key = _key(after)
                if key not in seen:
                    seen.add(key)
                    todo.append(way)
            else:
                found.append(way)
    return found


def settle(state: JournalsState, seat: Seat) -> bool:
    """Go on without chance and without other seats; return whether `seat` decides next.

    Dice that are owed a roll stay in `rolling`; the next card of the deck stays unknown.
    """
    while state.to_act not in {seat, None} and state.pending is None:
        state.apply(state.legal_actions()[0])
    if state.pending is None:
        return state.to_act == seat
    if state.phase is TURN or state.pending not in {ROLL, SURVEY}:
        return False
    state.pending = None
    state.legal = None
    return True


def _key(state: JournalsState) -> object:
    """Return what tells one position of a turn from another."""
    seat = state.seat
    first = seat * 4
    return (
        tuple(state.ready[first : first + 4]),
        tuple(state.fresh[first : first + 4]),
        state.rolling,
        tuple(sorted(state.preparations[seat])),
        state.written and tuple(sorted(state.written)),
        state.phase,
        state.face,
        state.current[seat],
        state.reserve[seat],
        state.scouting,
        state.tribes[seat],
        state.recorded[seat],
        state.used,
        state.left,
        state.last,
        state.turned,
        state.begun,
    )


class _Search:
    """Which steps are looked at for a seat."""

    def __init__(self, seat: Seat, aims: Aims) -> None:
        self.seat = seat
        self.aims = aims

    def steps(self, state: JournalsState, before: Sequence[Action]) -> Sequence[Action]:
        """Return the legal actions without those that another one stands for."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal
        if state.phase is TURN_DICE or state.phase is PICK:
            return self._loosest(state, legal)
        barred = _barred(before)
        slots, cards, _ = self.aims
        best: dict[object, tuple[float, Action]] = {}
        gathers: list[a.Gather] = []
        for action in legal:
            if isinstance(action, a.Gather):
                gathers.append(action)
            elif not (
                isinstance(action, barred)
                or (isinstance(action, a.TakeBank) and self._all_own(state.banks[action.bank]))
                or (isinstance(action, a.Prepare) and action.slot not in slots)
                or (isinstance(action, a.Swap) and action.card not in cards)
            ):
                kind, cost = kind_of(action, self.seat)
                if kind not in best or cost < best[kind][0]:
                    best[kind] = (cost, action)
        found: list[Action] = [action for _, action in best.values()]
        if gathers:
            found += self._gathers(gathers)
        return found

    def _loosest(self, state: JournalsState, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the dice that can best be spared: one for each face they may be turned to."""
        first = self.seat * 4
        spare = [
            (state.ready[first + face] + state.fresh[first + face]) % 31 - self.aims.demand[face]
            for face in range(4)
        ]
        wanted = {face for face in range(4) if spare[face] < 0}
        useful = wanted | {PARLEY} if any(state.encounter) else wanted
        best: dict[int, tuple[float, Action]] = {}
        stop: list[Action] = []
        for action in legal:
            if isinstance(action, a.Stop):
                stop = [action] * (state.turned not in wanted)
                continue
            if not isinstance(action, a.Turn | a.Pick):
                continue
            face = action.face if isinstance(action, a.Turn) else -1
            if wanted and not state.picked and face >= 0 and face not in useful:
                continue
            here = spare[action.die & 3]
            if face not in best or here > best[face][0]:
                best[face] = (here, action)
        return [action for _, action in best.values()] + stop or legal

    def _all_own(self, bank: int) -> bool:
        """Tell whether gathering does all that taking a bank does, and may bring more."""
        return bank >> BITS * self.seat & MASK == bank % 31

    def _gathers(self, gathers: Sequence[a.Gather]) -> list[a.Gather]:
        """Keep the choices that take all that lies in banks and with others."""

        def away(gather: a.Gather) -> int:
            return sum(place.count for place in gather.places if place.seat != self.seat)

        most = max(map(away, gathers))
        return [gather for gather in gathers if away(gather) == most]


def _barred(before: Sequence[Action]) -> tuple[type, ...]:
    """Return the kinds of steps that do not come after these."""
    duties = sum([isinstance(step, a.Duty) for step in before])
    if duties:
        later: tuple[type, ...] = (a.Prepare, a.Swap, a.Use, a.Meet, a.Write)
        return (*later, a.Duty) if duties == MOST_DUTIES else later
    return (a.Swap,) if a.Swap in map(type, before) else ()


def kind_of(action: Action, seat: Seat) -> tuple[object, float]:
    """Return what an action has in common with those of other colours, and what its dice cost."""
    sort = KINDS.get(type(action))
    return (action, 0.0) if sort is None else sort(action, seat)


def _prepare(action: a.Prepare, seat: Seat) -> tuple[object, float]:
    cost = _spending(action.spent, seat) + _keeping(action.kept, seat)
    return (a.Prepare, action.slot, action.face), cost


def _swap(action: a.Swap, seat: Seat) -> tuple[object, float]:
    return (a.Swap, action.card, action.die & 3), _spending(CODES[action.die][0], seat)


def _duty(action: a.Duty, seat: Seat) -> tuple[object, float]:
    return (a.Duty, action.die & 3), _spending(CODES[action.die][0], seat)


def _meet(action: a.Meet, seat: Seat) -> tuple[object, float]:
    faces = tuple(sorted([die & 3 for die in action.dice]))
    cost = sum([_spending(CODES[die][0], seat) for die in action.dice])
    return (a.Meet, action.card, faces), cost


def _use(action: a.Use, seat: Seat) -> tuple[object, float]:
    if action.die == a.NO_DIE:
        return action, 0.0
    return (a.Use, action.card, action.die & 3), _spending(CODES[action.die][0], seat)


def _write(action: a.Write, seat: Seat) -> tuple[object, float]:  # noqa: ARG001 - as the others
    slot, face, _ = action.preparation
    return (a.Write, slot, face, action.die & 3), 0.0


KINDS: dict[type, Callable[..., tuple[object, float]]] = {
    a.Prepare: _prepare,
    a.Swap: _swap,
    a.Duty: _duty,
    a.Meet: _meet,
    a.Use: _use,
    a.Write: _write,
}


def _spending(packed: int, seat: Seat) -> float:
    """Return how dear it is to discard dice: others' come first, then one's own, then grey ones."""
    return 2.0 * (packed >> BITS * GREY) + 1.0 * (packed >> BITS * seat & MASK)


def _keeping(packed: int, seat: Seat) -> float:
    """Return how dear it is to keep dice on a slot: others can take theirs back."""
    grey = packed >> BITS * GREY
    own = packed >> BITS * seat & MASK
    return 3.0 * (packed % 31 - grey - own) - 0.5 * grey
