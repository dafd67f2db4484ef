"""The deck on the main board: its open top card upon the others, and how many these are."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

import pygame

from discovery.rules.words import mark

if TYPE_CHECKING:
    from discovery.ui.context import Context

HEADING = mark("Deck")
EDGES = (2, 6, 14, 26)
"""From how many cards on one edge more is seen below the top card."""
STEP = 30
"""The part of the deck's width by which each edge stands out below the one above it."""
ROUND = 14
"""The part of its width that is the radius of a card's corner."""


def edges(count: int) -> int:
    """Return how many edges of other cards are seen below the top one.

    >>> [edges(count) for count in (1, 2, 13, 14, 50)]
    [0, 1, 2, 3, 4]
    """
    return bisect_right(EDGES, count)


def top_card(deck: pygame.Rect) -> pygame.Rect:
    """Return where the top card lies: there is room for the edges of all others."""
    rim = _step(deck) * len(EDGES)
    return pygame.Rect(deck.left, deck.top, deck.width - rim, deck.height - rim)


def draw_edges(  # noqa: PLR0913, PLR0917 - what and where
    context: Context,
    surface: pygame.Surface,
    deck: pygame.Rect,
    card: pygame.Rect,
    count: int,
    top: int,
) -> None:
    """Draw what is seen of the cards below the `top` one, which lies at `card`.

    0: it is not turned up yet, only paper is seen of it.
    """
    theme, step = context.theme, _step(deck)
    radius = card.width // ROUND
    for number in range(edges(count), 0 if top else -1, -1):
        edge = card.move(number * step, number * step)
        pygame.draw.rect(surface, theme.colour("paper_dark"), edge, border_radius=radius)
        pygame.draw.rect(surface, theme.colour("shadow"), edge, max(1, step // 3), radius)


def _step(deck: pygame.Rect) -> int:
    return max(2, deck.width // STEP)
