"""The last turns of a game, when nothing is hidden any more."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from typing import TYPE_CHECKING

from discovery.agents.landscape.judge import Judge
from discovery.agents.landscape.prospects import Prospects

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.agents.landscape.judge import Turn
    from discovery.agents.landscape.taste import Taste
    from discovery.rules.landscape.state import LandscapeState


class _OnlyTile:
    """Chance where it has one way to go."""

    @staticmethod
    def pick(options: Sequence[int]) -> int:
        """Return the only option."""
        (option,) = options
        return option


def is_open_book(state: LandscapeState, left: int) -> bool:
    """Tell whether one turn at most is to come, with a tile that everybody knows."""
    return left <= 1 and not state.double_tile


def played_out(state: LandscapeState, turns: Iterable[Turn], taste: Taste) -> list[Turn]:
    """Return turns with what they come to once the last one is played well, the best first.

    Whatever the taste, only who has more counts now.
    """
    judge = Judge(state, Prospects(taste, 0, state.players), 1.0)
    worths = [replace(turn, worth=judge.balance(_scores(state, turn, taste))) for turn in turns]
    return sorted(worths, key=attrgetter("worth"), reverse=True)


def _scores(state: LandscapeState, turn: Turn, taste: Taste) -> Sequence[int]:
    """Return the final scores if the seat that has the last turn makes the best of it."""
    twin = state.copy()
    if turn.place is not None:
        twin.apply(turn.place)
    twin.apply(turn.step)
    twin.resolve(_OnlyTile())
    if twin.to_act is None:
        return twin.points
    judge = Judge(twin, Prospects(taste, 0, twin.players), 1.0)
    sketch = judge.after(judge.turns(twin.legal_actions())[0])
    sketch.finish()
    return sketch.points
