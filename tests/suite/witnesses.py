"""For each game, what the suite cannot know by itself: a slow recount and the pieces."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Protocol, cast

from discovery.rules.island.events import (
    Entered,
    MarkerTurned,
    SiteOpened,
    StackRemade,
    TurnBegan,
)
from discovery.rules.island.markers import MARKERS
from discovery.rules.landscape.events import FollowerScored, FollowerTaken
from tests.rules.journals.witness import JournalsWitness
from tests.rules.landscape.recount import Recount
from tests.support.nim import Bank, Did, NimState, Take

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.game import Event, State
    from discovery.rules.island.state import IslandState
    from discovery.rules.landscape.state import LandscapeState


class Witness(Protocol):
    """Follows one game and counts for itself."""

    def __init__(self, players: int) -> None: ...

    def saw(self, before: State, events: Sequence[Event]) -> None:
        """Note what happened to `before`."""

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points of each seat, counted without the game's own bookkeeping."""

    def pieces(self, state: State) -> Counter[object]:
        """Return every piece of the game, wherever it is; the same from set-up to end."""

    @staticmethod
    def has_secrets(options: Mapping[str, str]) -> bool:
        """Whether seats know different things with these options."""


class LandscapeWitness:
    """Values each follower's territory by walking over the tiles."""

    def __init__(self, players: int) -> None:
        self._points = [0] * players

    def saw(self, before: State, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, FollowerTaken | FollowerScored):
                view = cast("LandscapeState", before).view(0)
                spot = (event.x, event.y, event.segment)
                territory = Recount(view.designs, view.tiles).territory(spot)
                assert event.seat is not None
                final = isinstance(event, FollowerScored)
                self._points[event.seat] += territory.value(final=final)

    def scores(self, state: State) -> tuple[int, ...]:  # noqa: ARG002 - the history has it all
        return tuple(self._points)

    def pieces(self, state: State) -> Counter[object]:
        known = cast("LandscapeState", state)
        counted: Counter[object] = Counter(number for number, _, _ in known.board.tiles.values())
        counted.update(known.bag)
        counted.update(known.out)
        for seat in range(known.players):
            counted.update(known.hands[seat])
            counted[f"followers {seat}"] = known.supply[seat] + len(known.deployed[seat])
        return counted

    @staticmethod
    def has_secrets(options: Mapping[str, str]) -> bool:
        return options.get("double_tile") == "on"


class IslandWitness:
    """Moves every marker itself, as the events tell."""

    def __init__(self, players: int) -> None:
        self._points = [0] * players
        self._lying = [-1] * players
        self._aside: Counter[int] = Counter()

    def saw(self, before: State, events: Sequence[Event]) -> None:  # noqa: ARG002 - they tell all
        for event in events:
            match event:
                case Entered(int(seat)) | TurnBegan(int(seat)):
                    self._aside[self._lying[seat]] += 1
                    self._lying[seat] = -1
                case MarkerTurned(int(seat), marker):
                    self._lying[seat] = marker
                case StackRemade(_, terrain):
                    for marker in list(self._aside):
                        if marker >= 0 and MARKERS[marker].terrain == terrain:
                            del self._aside[marker]
                case SiteOpened(int(seat), _, True):
                    self._points[seat] += 1
                case _:
                    pass

    def scores(self, state: State) -> tuple[int, ...]:  # noqa: ARG002 - the history has it all
        return tuple(self._points)

    def pieces(self, state: State) -> Counter[object]:
        known = cast("IslandState", state)
        markers = self._aside + Counter(self._lying)
        del markers[-1]
        for bag in known.bags:
            markers.update(bag)
        counted: Counter[object] = Counter({f"marker {key}": n for key, n in markers.items()})
        counted.update(f"clue {clue}" for clue in known.clues)
        counted["treasure"] = known.treasure + 1
        return counted

    @staticmethod
    def has_secrets(options: Mapping[str, str]) -> bool:  # noqa: ARG004 - always
        return True


class NimWitness:
    """Counts counters one by one."""

    def __init__(self, players: int) -> None:
        self._points = [0] * players
        self._taken = 0

    def saw(self, before: State, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case Did(seat, Take(count)):
                    self._points[seat] += count
                    self._taken += count
                case Did(seat, Bank()):
                    heap = cast("NimState", before).heap
                    self._points[seat] += heap % 2 == 0
                case _:
                    pass

    def scores(self, state: State) -> tuple[int, ...]:
        cards = cast("NimState", state).cards if state.to_act is None else [0] * state.players
        return tuple(a + b for a, b in zip(self._points, cards, strict=True))

    def pieces(self, state: State) -> Counter[object]:
        known = cast("NimState", state)
        return Counter({"counters": known.heap + self._taken, "cards": len(known.cards)})

    @staticmethod
    def has_secrets(options: Mapping[str, str]) -> bool:
        return options.get("stash") == "yes"


WITNESSES: Mapping[str, type[Witness]] = {
    "journals": JournalsWitness,
    "landscape": LandscapeWitness,
    "island": IslandWitness,
    "nim": NimWitness,
}
