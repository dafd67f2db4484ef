"""A computer player of The Discovery that tries its best turns out in many possible futures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.budget import Allowance
from discovery.agents.landscape.ending import is_open_book, played_out
from discovery.agents.landscape.judge import Judge, shortlist, tiles_to_come
from discovery.agents.landscape.prospects import Prospects
from discovery.agents.landscape.reasons import choices_of, discards
from discovery.agents.lead import lead_over
from discovery.rules.landscape.actions import Discard, Place

if TYPE_CHECKING:
    from discovery.agents.budget import Budget
    from discovery.agents.landscape.judge import Turn
    from discovery.agents.landscape.sketch import Sketch
    from discovery.agents.landscape.taste import Taste
    from discovery.rules.game import View
    from discovery.rules.landscape.actions import Action
    from discovery.rules.landscape.view import LandscapeView

NARROW, WIDE = 16, 28
"""Turns that are tried out, at least and at most; the judge finds the others worse."""
EACH = 4
"""Playouts of the allowance for which one more turn is tried out."""
HORIZON = 6
"""Turns that a playout goes on before its end is judged."""
FAITH = 4
"""Playouts that the judge's own word counts for."""
PLACING = 0.7
"""Part of a turn's budget for the placement; its follower step is looked at again after it."""
LEAST = 4
"""Playouts of a candidate before it can drop out."""
DOUBT = 1.5
"""Standard errors by which a candidate that drops out lies behind the best."""


Future = tuple[list[list[int]], list[int], list[float]]
"""Hands, the stack in an order, and a number in 0..1 for each turn."""


class Candidate:
    """A turn that is tried out, the position after it, and how playouts from there ended."""

    __slots__ = ("ends", "sketch", "turn")

    def __init__(self, turn: Turn, sketch: Sketch) -> None:
        """Begin without a playout."""
        self.turn = turn
        self.sketch = sketch
        self.ends: list[float] = []

    @property
    def worth(self) -> float:
        """What the judge and the playouts say together."""
        return (sum(self.ends) + FAITH * self.turn.worth) / (len(self.ends) + FAITH)

    def surely_below(self, best: Candidate) -> bool:
        """Tell whether the playouts, each against the other's of the same future, say so."""
        _, error = lead_over(best.ends, self.ends)
        return best.worth - self.worth > DOUBT * error


def _choice_of(turns: list[Turn], allowance: Allowance) -> list[Turn]:
    """Return which turns to try out: each placement with its best follower step."""
    width = WIDE if allowance.most is None else min(WIDE, max(NARROW, allowance.most // EACH))
    best: dict[Action, Turn] = {}
    for turn in turns:
        best.setdefault(turn.action, turn)
    return list(best.values())[:width]


class ExpertAgent(Agent):
    """Searches over placement and follower step together.

    The most promising turns are played on in the same sampled futures: hidden hands and the
    order of the stack are picked from what is unseen. What falls behind drops out, until one turn
    is left or the budget is spent.
    """

    def __init__(self, seed: int, budget: Budget, taste: Taste) -> None:
        """Think as long as `budget` says in a turn."""
        self._chance = OwnChance(seed)
        self._budget = budget
        self._taste = taste

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return the actions whose turns end best."""
        known = cast("LandscapeView", view)
        legal = known.legal_actions()
        placing = isinstance(legal[0], Place)
        allowance = Allowance(self._budget, PLACING if placing else 1.0 - PLACING)
        state = known.sample(self._chance)
        if isinstance(legal[0], Discard):
            return discards(state, legal)
        left = tiles_to_come(state)
        prospects = Prospects(self._taste, left, state.players)
        judge = Judge(state, prospects, self._taste.rivalry, self._taste.barring)
        turns = judge.turns(legal) if placing else judge.steps()
        turns = _choice_of(turns, allowance)
        if is_open_book(state, left):
            turns = played_out(state, turns, self._taste)
        elif len(turns) > 1:
            later = Prospects(self._taste, max(0, left - HORIZON), state.players)
            turns = self._tried_out(
                known,
                judge,
                [Candidate(turn, judge.after(turn, later)) for turn in turns],
                allowance,
            )
        return choices_of(state, shortlist(state, turns))

    def _tried_out(
        self, known: LandscapeView, judge: Judge, field: list[Candidate], allowance: Allowance
    ) -> list[Turn]:
        """Return the turns with what playouts say, the best first.

        The best is one of those that were tried out longest; of the others what they are worth
        counts alone.
        """
        self._try_out(known, judge, field, allowance)
        best = max(field, key=lambda candidate: (len(candidate.ends), candidate.worth))
        field.sort(key=lambda candidate: (candidate is not best, -candidate.worth))
        return [replace(candidate.turn, worth=candidate.worth) for candidate in field]

    def _try_out(
        self, known: LandscapeView, judge: Judge, field: list[Candidate], allowance: Allowance
    ) -> None:
        """Play futures until the allowance is spent or all candidates but one have dropped out."""
        live = field
        while len(live) > 1:
            future = self._future(known)
            ends = []
            for candidate in live:
                if not allowance.more():
                    return
                ends.append(self._end(candidate.sketch, judge, future))
            for candidate, end in zip(live, ends, strict=True):
                candidate.ends.append(end)
            if len(live[0].ends) >= LEAST:
                best = max(live, key=lambda candidate: candidate.worth)
                live = [each for each in live if each is best or not each.surely_below(best)]

    def _future(self, known: LandscapeView) -> Future:
        world = known.sample(self._chance)
        random = self._chance.random
        stack = sorted(world.bag, key=lambda _: random())
        luck = [random() for _ in range(HORIZON)]
        return [list(hand) for hand in world.hands], stack, luck

    @staticmethod
    def _end(start: Sketch, judge: Judge, future: Future) -> float:
        """Play a future on from a position and return what the seat then has more than others."""
        hands, stack, luck = future
        sketch = start.copy()
        if sketch.double:
            seat = sketch.seat
            sketch.hands = [
                (start.hands if other == seat else hands)[other].copy()
                for other in range(len(hands))
            ]
        if sketch.play(stack.copy(), luck):
            sketch.finish()
            return judge.balance(sketch.points)
        return judge.standing(sketch)
