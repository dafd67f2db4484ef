"""How a turn's end turns out: dice and cards fall, the others play on, and the judge looks again.

All ways to play a turn are tried with the same chance, so that they differ by what they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.agent import OwnChance
from discovery.agents.journals.taste import Taste
from discovery.agents.journals.temper import PATHFINDER
from discovery.rules.journals.actions import DONE
from discovery.rules.journals.chance import QUIET_ROUNDS
from discovery.rules.journals.phases import ROLL, TURN, USE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.budget import Allowance
    from discovery.agents.journals.judge import Judge
    from discovery.rules.game import Seat
    from discovery.rules.journals.state import JournalsState

TRUST = 3.0
"""So many playouts does the judge's first opinion weigh."""
FINAL = 4.0
"""Points that a win is worth beside the margin."""
STANDSTILL = 8.0
"""Points that a standstill costs, whoever is ahead: it is no good end for anybody."""
UNTIMED = 12
"""Playouts of each end in the first round where the clock alone counts."""
LONGEST = 400
"""Decisions after which a playout is broken off."""


class Playouts:
    """Tries the ends of a turn, the better ones oftener: sequential halving."""

    def __init__(self, judge: Judge, seat: Seat, entries: int, seed: int) -> None:
        """Try for a seat that had so many entries; the same seed gives the same chance."""
        self.judge = judge
        self.seat = seat
        self.entries = entries
        self.seed = seed
        self._first: Taste | None = None

    def compare(
        self, ends: Sequence[JournalsState], opinions: Sequence[float], allowance: Allowance
    ) -> list[float]:
        """Return what each end is worth, after as many playouts as are allowed."""
        sums = [0.0] * len(ends)
        tried = [0] * len(ends)
        left = list(range(len(ends)))
        most = allowance.most
        rounds = max(1, (len(ends) - 1).bit_length())
        each = UNTIMED if most is None else max(1, most // (rounds * len(ends)))
        while len(left) > 1:
            for _ in range(max(1, each)):
                for index in left:
                    if not allowance.more():
                        return _blend(opinions, sums, tried)
                    sums[index] += self.once(ends[index], tried[index])
                    tried[index] += 1
            worths = _blend(opinions, sums, tried)
            left.sort(key=lambda index: worths[index], reverse=True)
            left = left[: (len(left) + 1) // 2]
            each *= 2
        return _blend(opinions, sums, tried)

    def once(self, end: JournalsState, number: int) -> float:
        """Return the worth of an end after one run of chance and the others' turns."""
        state = end.copy()
        chance = OwnChance(self.seed * 1_000_003 + number)
        finish(state, chance)
        seat = self.seat
        for _ in range(LONGEST):
            if state.pending is not None:
                state.resolve(chance)
            elif state.to_act is None:
                return self._margin(state)
            elif state.to_act == seat and state.phase is TURN:
                break
            else:
                self._go_on(state, state.to_act)
        return self.judge.worth(state, seat, self.entries)

    def _go_on(self, state: JournalsState, seat: Seat) -> None:
        """Let a seat play the step that it likes best."""
        legal = state.legal_actions()
        if len(legal) > 1:
            planner = None if self._first is None else self._first.planner
            taste = Taste(state, seat, PATHFINDER, planner)
            self._first = self._first or taste
            state.apply(max(legal, key=taste.likes))
        else:
            state.apply(legal[0])

    def _margin(self, state: JournalsState) -> float:
        points = state.scores()
        rest = [number for other, number in enumerate(points) if other != self.seat]
        winners = state.winners()
        won = (self.seat in winners) / len(winners)
        mean = 0.5 * max(rest) + 0.5 * sum(rest) / len(rest)
        still = state.quiet >= QUIET_ROUNDS * state.players
        return points[self.seat] - mean + FINAL * (2 * won - 1) - STANDSTILL * still


def finish(state: JournalsState, chance: OwnChance) -> None:
    """Roll what the search left unrolled, and end the turn."""
    if state.pending is None and state.rolling:
        state.pending = ROLL
    if state.pending is not None:
        state.resolve(chance)
    if state.pending is None and state.phase is USE:
        state.legal = None
        state.apply(DONE)


def _blend(opinions: Sequence[float], sums: Sequence[float], tried: Sequence[int]) -> list[float]:
    """Weigh first opinions against playouts; those that were not tried keep their opinion."""
    ran = [index for index, number in enumerate(tried) if number]
    if not ran:
        return list(opinions)
    # What playouts see at large (the next turn, the others' moves) is the same for all ends.
    shift = sum(sums[i] / tried[i] - opinions[i] for i in ran) / len(ran)
    return [
        (TRUST * opinion + total - shift * number) / (TRUST + number)
        for opinion, total, number in zip(opinions, sums, tried, strict=True)
    ]
