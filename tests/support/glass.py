"""What people see of a window: what was handed on, not what was drawn."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest

    from discovery.app import App
    from discovery.ui.context import Context

KEYS = (
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_RETURN),
    *(pygame.K_ESCAPE, pygame.K_F1, pygame.K_F10, pygame.K_PLUS, pygame.K_MINUS, pygame.K_f),
    *(pygame.K_g, pygame.K_l, pygame.K_h, pygame.K_o, pygame.K_r, pygame.K_u, pygame.K_p),
)


class Glass:
    """The picture on the screen, and the areas that came there one after the other."""

    def __init__(self, context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
        """Stand before the screen, on which everything is so far."""
        self._display = context.display
        self.picture = context.display.surface.copy()
        self.handed: list[Sequence[pygame.Rect] | None] = []
        show = context.display.show

        def noting(areas: Sequence[pygame.Rect] | None = None) -> None:
            show(areas)
            self._take(areas)

        monkeypatch.setattr(context.display, "show", noting)

    def _take(self, areas: Sequence[pygame.Rect] | None) -> None:
        surface = self._display.surface
        self.handed.append(areas)
        if areas is None:
            self.picture = surface.copy()
            return
        for area in areas:
            self.picture.blit(surface, area, area)

    @property
    def stale(self) -> bool:
        """Whether anything that was drawn did not get to the screen."""
        return not self.shows(self._display.surface)

    def shows(self, picture: pygame.Surface) -> bool:
        """Return whether people see just this."""
        return bool(self.picture.get_buffer().raw == picture.get_buffer().raw)

    def share(self, areas: Sequence[pygame.Rect]) -> float:
        """Return how much of the window `areas` are."""
        wide, high = self._display.surface.get_size()
        return sum(area.width * area.height for area in areas) / (wide * high)


def fumble(app: App, glass: Glass, times: int, seed: int) -> None:
    """Move, click, turn the wheel and press keys at random; the screen is never out of date."""
    rnd = random.Random(seed)
    wide, high = app.context.theme.size
    for turn in range(times):
        at = rnd.randrange(wide), rnd.randrange(high)
        values = {"pos": at, "rel": (0, 0), "buttons": (0, 0, 0)}
        events = [pygame.Event(pygame.MOUSEMOTION, values)]
        what = rnd.random()
        if what < 0.1:
            kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
            events += [pygame.Event(kind, pos=at, button=1) for kind in kinds]
        elif what < 0.15:
            wheel = {"x": 0, "y": rnd.choice((-1, 1)), "precise_y": 1.0, "flipped": False}
            events.append(pygame.Event(pygame.MOUSEWHEEL, wheel))
        elif what < 0.25:
            key = {"key": rnd.choice(KEYS), "mod": 0, "unicode": "", "scancode": 0}
            events += [pygame.Event(kind, key) for kind in (pygame.KEYDOWN, pygame.KEYUP)]
        for event in events:
            pygame.event.post(event)
            app.step(timeout=1)
            app.draw()
            assert not glass.stale, (turn, app.top, event)
            app.running = True
