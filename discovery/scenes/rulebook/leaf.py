"""A page of the rule book while it is turned over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.animation import hopped
from discovery.ui.settings import speed_of

if TYPE_CHECKING:
    from discovery.ui.context import Context

LASTS = 0.3
"""Seconds at the normal speed."""
FOLD = 0.12
"""How broad the leaf's back is that one sees, as a share of the page, when it stands upright."""
STEPS = 16
"""Of the shadow beside the fold."""
BACK, SHADE = (235, 220, 186), (40, 28, 12)


def leaf_of(context: Context, page: pygame.Rect, *, onward: bool) -> Leaf | None:
    """Return the part `page` of what is shown now as a leaf that turns; None if nothing moves."""
    if not (page.width and speed_of(context.settings)):
        return None
    shown = context.display.surface
    return Leaf(shown.subsurface(page.clip(shown.get_rect())).copy(), onward=onward)


class Leaf:
    """What was read before, as its page goes over; `onward` to the left, else to the right."""

    def __init__(self, before: pygame.Surface, *, onward: bool) -> None:
        self._before = before
        self._onward = onward
        self._share = 0.0

    def later(self, seconds: float) -> Leaf | None:
        """Let so much time of the normal speed pass; None once the page lies on the other side."""
        self._share += seconds / LASTS
        return self if self._share < 1 else None

    def draw(self, surface: pygame.Surface, page: pygame.Rect) -> None:
        """Draw what is left of the page before over the new one, which fills `page`."""
        gone = 1 - (1 - self._share) ** 2
        left = round(page.width * (1 - gone))
        broad = round(page.width * FOLD * hopped(gone))
        clip = surface.get_clip()
        surface.set_clip(page)
        # Its back lies over what is left of it, up to the fold.
        fold = pygame.Rect(page.left + left - broad, page.top, broad, page.height)
        rest = pygame.Rect(0, 0, left, page.height)
        if not self._onward:
            fold.left = page.right - left
            rest.left = page.width - left
        surface.blit(self._before, (page.left + rest.left, page.top), rest)
        self._back(surface, fold)
        self._shadow(surface, fold, page.width // 24)
        surface.set_clip(clip)

    def _back(self, surface: pygame.Surface, fold: pygame.Rect) -> None:
        """Draw the leaf's back, which is round: darker towards the fold."""
        for step in range(STEPS):
            left = fold.left + fold.width * step // STEPS
            strip = pygame.Rect(left, fold.top, fold.width * (step + 1) // STEPS, fold.height)
            strip.width += fold.left - left
            far = step if self._onward else STEPS - 1 - step
            surface.fill(pygame.Color(BACK).lerp(SHADE, 0.35 * (far / STEPS) ** 3), strip)

    def _shadow(self, surface: pygame.Surface, fold: pygame.Rect, broad: int) -> None:
        """Darken the new page beside the fold, less the farther away."""
        strip = pygame.Surface((max(1, broad // STEPS), fold.height), pygame.SRCALPHA)
        for step in range(STEPS):
            strip.fill((*SHADE, 90 * (STEPS - step) // STEPS))
            away = step * strip.get_width()
            left = fold.right + away if self._onward else fold.left - away - strip.get_width()
            surface.blit(strip, (left, fold.top))
