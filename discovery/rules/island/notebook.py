"""What can be concluded from clues: which sites can hold the treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.ground import SITES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Seat
    from discovery.rules.island.state import IslandState

UNREAD = -1


def own_clues(state: IslandState, seat: Seat) -> list[int]:
    """Return the clues that a seat has read."""
    return [clue for clue, reader in zip(state.clues, state.readers, strict=True) if reader == seat]


def ways_to_lie(cards: Sequence[int], clues: Sequence[int]) -> int:
    """Return in how many ways such clues can have been dealt from a site's eight cards.

    0: the treasure cannot be there.

    >>> cards = (0, 0, 1, 2, 3, 5, 6, 10)
    >>> ways_to_lie(cards, [0, 5]), ways_to_lie(cards, [1, 1])
    (2, 0)
    """
    ways = 1
    for number, clue in enumerate(clues):
        ways *= cards.count(clue) - clues[:number].count(clue)
    return ways


def possible_sites(state: IslandState, seat: Seat) -> tuple[int, ...]:
    """Return the sites that agree with a seat's clues and have not been opened."""
    if state.treasure != UNREAD:
        return (state.treasure,)
    clues = own_clues(state, seat)
    return tuple(
        site
        for site in range(len(SITES))
        if state.openers[site] == UNREAD and ways_to_lie(state.island.cards[site], clues)
    )
