"""A computer player of the journals that searches its turn and tries out what may follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.budget import Allowance
from discovery.agents.journals.judge import judge_of
from discovery.agents.journals.player import JournalsPlayer
from discovery.agents.journals.playouts import Playouts
from discovery.agents.journals.reasons import Reasons
from discovery.agents.journals.runners_up import RunnersUp
from discovery.agents.journals.temper import PATHFINDER
from discovery.agents.journals.turns import End, turn_ends
from discovery.rules.journals.phases import TURN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.budget import Budget
    from discovery.agents.journals.judge import Judge
    from discovery.agents.journals.weights import Weights
    from discovery.rules.game import View
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.state import JournalsState
    from discovery.rules.journals.view import JournalsView

LEAST_ENDS, MOST_ENDS = 4, 64
"""Ways to play a turn that playouts compare: one for each `PLAYOUTS_AN_END`, within these.

A turn has eighty ways and more, and the first opinion tells little between good ones. Judged by
other playouts, 160 of the best 64 found ways better by 0.45 points than 160 of the best sixteen
(65 turns), and by 0.3 than those of the best forty (65 other turns); 120 ways were no better than
64, and 40 playouts of twenty ways no worse than those of ten.
"""
PLAYOUTS_AN_END = 2
FIRST_SHARE = 0.4
"""The part of a turn's budget for its first decision; each later one has `LATER_SHARE`."""
LATER_SHARE = 0.045
"""Turns with more than thirteen later decisions, which would break the budget, were not seen."""


class JournalsExpert(Agent):
    """Lists what its turn can come to, judges every end, and plays the best ones out.

    Without the time for that it plays by the player's liking.
    """

    def __init__(self, seed: int, budget: Budget, weights: Weights) -> None:
        """Play by these weights; the seed decides what chance the playouts try."""
        self._seed = seed
        self._budget = budget
        self._weights = weights

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return the steps that lead to the best ends, each with its reason."""
        known = cast("JournalsView", view)
        seat = known.seat
        actions = known.legal_actions()
        state = known.sample(OwnChance(self._seed))
        reasons = Reasons(state, seat)
        if len(actions) == 1:
            return (Choice(actions[0], reasons.of(actions[0])),)
        judge = judge_of(state.cards, self._weights)
        judge.forget()
        share = FIRST_SHARE if state.phase is TURN else LATER_SHARE
        allowance = Allowance(self._budget, share)
        entries = len(state.recorded[seat]) - state.explored
        ends = self._ends(judge, state, actions, allowance)
        cut = allowance.over
        opinions: list[float] = []
        for end in ends:
            if len(opinions) >= LEAST_ENDS and allowance.over:
                break
            opinions.append(judge.worth(end.state, seat, entries))
        if cut or len(opinions) * 2 < len(ends):
            # Ways come in the order of the search: the first few of many are no better than others.
            return JournalsPlayer(self._seed, PATHFINDER).advise(view)
        order = sorted(range(len(opinions)), key=lambda index: opinions[index], reverse=True)
        compared = _ends_compared(allowance)
        order, others = order[:compared], order[compared:]
        playouts = Playouts(judge, seat, entries, self._seed)
        worths = playouts.compare(
            [ends[i].state for i in order], [opinions[i] for i in order], allowance
        )
        found = sorted(zip(worths, order, strict=True), reverse=True)
        ranked = RunnersUp(state, seat).rank(
            [(ends[index].steps[0], worth) for worth, index in found],
            [(ends[index].steps[0], opinions[index]) for index in others],
            lambda after: judge.worth(after, seat, entries),
        )
        return reasons.choices(ranked)

    @staticmethod
    def _ends(
        judge: Judge, state: JournalsState, actions: Sequence[Action], allowance: Allowance
    ) -> list[End]:
        seat = state.to_act or 0
        found = []
        if state.seat == seat and state.current[seat]:
            found = turn_ends(state, judge.aims(state, seat), allowance)
        if not found:
            for action in actions:
                after = state.copy()
                after.apply(action)
                found.append(End((action,), after))
        return found


def _ends_compared(allowance: Allowance) -> int:
    if allowance.most is None:
        return MOST_ENDS
    return min(MOST_ENDS, max(LEAST_ENDS, allowance.most // PLAYOUTS_AN_END))
