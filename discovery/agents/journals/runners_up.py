"""What follows after the best ways to play a turn: a hint names three steps where there are three.

A search leaves steps out that others stand for, or that no plan wants, and a few playouts compare
a few ends. Here is who comes next by the judge's opinion. It never changes which step is the best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from discovery.agents.agent import MOST_CHOICES
from discovery.agents.journals.turns import kind_of, settle
from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import FRESH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from discovery.rules.game import Seat
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.state import JournalsState

    Opinion = Callable[[JournalsState], float]

MOST_JUDGED = 32
"""Steps beside the search that are judged at most; there are more only where dice come home."""


class Ranked(NamedTuple):
    """A step and what it is worth; `aside`: the search had left it out."""

    action: Action
    worth: float
    aside: bool = False


class RunnersUp:
    """The steps of one position, each kind once."""

    def __init__(self, state: JournalsState, seat: Seat) -> None:
        """Rank what this seat may do in this position, which stays as it is."""
        self._state = state
        self._seat = seat

    def rank(
        self,
        compared: Sequence[tuple[Action, float]],
        judged: Sequence[tuple[Action, float]],
        opinion: Opinion,
    ) -> list[Ranked]:
        """Return the first few steps that really differ, the best first.

        `compared` are those that playouts ranked, `judged` those of whose ends there is an opinion
        alone; both the best first. What comes later is held to be worth no more. Where there is
        hardly anything but taking own dice, several ways to do that are told.
        """
        found: dict[object, Ranked] = {}
        first, later = ([Ranked(*each) for each in ways] for ways in (compared, judged))
        for way in first:
            found.setdefault(self._sort(way.action)[0], way)
        self._append(found, later)
        if len(found) < MOST_CHOICES:
            self._append(found, self._left_out(found, opinion))
        ranked = list(found.values())
        if len(ranked) < MOST_CHOICES:
            for way in self._other_dice(ranked, [*first, *later], opinion):
                ranked.append(way._replace(worth=min(way.worth, ranked[-1].worth)))
        return ranked[:MOST_CHOICES]

    def _append(self, found: dict[object, Ranked], more: Iterable[Ranked]) -> None:
        least = min((each.worth for each in found.values()), default=float("inf"))
        for each in more:
            worth = min(least, each.worth)
            found.setdefault(self._sort(each.action)[0], each._replace(worth=worth))

    def _left_out(self, found: dict[object, Ranked], opinion: Opinion) -> list[Ranked]:
        """Return other steps, by what the turn comes to if it ends with each, the best first."""
        cheapest: dict[object, tuple[float, Action]] = {}
        for action in self._state.legal_actions():
            sort, cost = self._sort(action)
            if sort not in found and (sort not in cheapest or cost < cheapest[sort][0]):
                cheapest[sort] = (cost, action)
        actions = [action for _, action in cheapest.values()][:MOST_JUDGED]
        ranked = [Ranked(action, opinion(self._after(action)), aside=True) for action in actions]
        return sorted(ranked, key=lambda each: each.worth, reverse=True)

    def _other_dice(
        self, named: Iterable[Ranked], known: Iterable[Ranked], opinion: Opinion
    ) -> list[Ranked]:
        """Return other own dice to take, where there is nothing else to name, the best first."""
        taken = {each.action for each in named}
        legal = self._state.legal_actions()
        gathers = [one for one in legal if isinstance(one, a.Gather) and one not in taken]
        found = {each.action: each for each in known if each.action in gathers}
        rest = [action for action in gathers if action not in found][:MOST_JUDGED]
        others = [Ranked(action, opinion(self._after(action)), aside=True) for action in rest]
        return [*found.values(), *sorted(others, key=lambda each: each.worth, reverse=True)]

    def _after(self, action: Action) -> JournalsState:
        if isinstance(action, a.Done):
            return self._state
        after = self._state.copy()
        after.apply(action)
        settle(after, self._seat)
        return after

    def _sort(self, action: Action) -> tuple[object, float]:
        """Return what a step has in common with those that do the same, and what its dice cost.

        Whose dice they are is a matter of price. Where dice are turned or rolled again, those that
        could still be used in this turn are others than those that could not. Taking own dice is
        one thing, whichever of them are rolled again with those that come home.
        """
        match action:
            case a.Gather(places):
                return a.Gather, float(sum(place.seat == self._seat for place in places))
            case a.Turn(die, face):
                return (a.Turn, die & 3, self._usable(die), face), 0.0
            case a.Pick(die):
                return (a.Pick, die & 3, self._usable(die)), 0.0
            case a.Give(slot, face):
                return (a.Give, slot, face), 0.0
            case _:
                return kind_of(action, self._seat)

    def _usable(self, die: int) -> bool:
        return die < FRESH and die & 3 == self._state.face
