"""The journals for the suite of all games: a slow recount, and every piece."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from discovery.rules.journals.events import Rolled
from tests.rules.journals.recount import Recount, where_dice_lie

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.game import Event, State
    from discovery.rules.journals.events import Event as JournalsEvent
    from discovery.rules.journals.state import JournalsState


class JournalsWitness:
    """Moves every die itself, as the events tell."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._recount: Recount | None = None
        self._rolled = False

    def saw(self, before: State, events: Sequence[Event]) -> None:
        if self._recount is None:
            self._recount = Recount(cast("JournalsState", before).cards, self._players)
        self._recount.saw(cast("Sequence[JournalsEvent]", events))
        self._rolled = self._rolled or any(isinstance(event, Rolled) for event in events)

    def scores(self, state: State) -> tuple[int, ...]:  # noqa: ARG002 - the history has it all
        assert self._recount is not None
        return self._recount.scores()

    def pieces(self, state: State) -> Counter[object]:
        known = cast("JournalsState", state)
        lying = where_dice_lie(known)
        counted: Counter[object] = Counter()
        for (colour, _), number in lying.items():
            counted[f"dice {colour}"] += number
        if self._rolled:
            assert self._recount is not None
            assert lying == +self._recount.dice
        else:
            # The seats' dice lie nowhere until all have chosen their first card.
            counted.update({f"dice {seat}": 5 for seat in range(self._players)})
        cards = [*known.bag, *known.out, *known.encounter, *known.scouting, known.top]
        cards += [*known.current, *known.reserve]
        for seat in range(self._players):
            cards += [*known.tribes[seat], *known.recorded[seat]]
        counted.update(f"card {number}" for number in cards if number)
        return counted

    @staticmethod
    def has_secrets(options: Mapping[str, str]) -> bool:  # noqa: ARG004 - all lies open
        return False
