"""The one window: its surface in physical pixels, full screen, and the text input."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.settings import LEAST_SIZE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.ui.intents import Position
    from discovery.ui.parts import Parts


def first_size(least: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return how large a window is that nobody has sized yet: two thirds of the first desktop.

    Where the system does not scale windows for dense displays, a fixed size would be tiny there.

    >>> first_size((1280, 720), [(3840, 2160)])
    (2560, 1440)
    """
    wide, high = desktops[0] if desktops else least
    return max(least[0], wide * 2 // 3), max(least[1], high * 2 // 3)


class Display:
    """A high-DPI window. Its size is in points, its surface in physical pixels."""

    def __init__(self, title: str, size: tuple[int, int], *, fullscreen: bool = False) -> None:
        """Open the window; `size` is that of the windowed state."""
        self.window = pygame.Window(title, size, allow_high_dpi=True, resizable=True)
        self.window.minimum_size = LEAST_SIZE
        self.fullscreen = False
        self.windowed_size = self.window.size
        self._windowed_place = self.window.position
        self.typing = False
        self._parts: Parts | None = None
        if fullscreen:
            self.set_fullscreen(on=True)

    @property
    def surface(self) -> pygame.Surface:
        """The window's surface as it is now."""
        return self.window.get_surface()

    def physical(self, point: tuple[int, int]) -> Position:
        """Return the physical pixel at `point`, which is in the window's own points."""
        (width, height), (wide, high) = self.window.size, self.surface.get_size()
        return point[0] * wide // max(width, 1), point[1] * high // max(height, 1)

    def points(self, rect: pygame.Rect) -> pygame.Rect:
        """Return a rectangle of physical pixels in the window's own points."""
        (width, height), (wide, high) = self.window.size, self.surface.get_size()
        across, down = width / max(wide, 1), height / max(high, 1)
        return pygame.Rect(rect.x * across, rect.y * down, rect.w * across, rect.h * down)

    def resized(self) -> None:
        """Remember the window's size while it is an ordinary window."""
        if not self.fullscreen:
            self.windowed_size = self.window.size

    def set_fullscreen(self, *, on: bool) -> None:
        """Fill the desktop, without a change of video mode, or go back to the window as it was."""
        if on == self.fullscreen:
            return
        if on:
            self.windowed_size, self._windowed_place = self.window.size, self.window.position
            self.fullscreen = True
            self.window.set_fullscreen(desktop=True)
            return
        self.window.set_windowed()
        self.window.size = self.windowed_size
        self.window.position = self._windowed_place
        self.fullscreen = False

    def start_typing(self, field: pygame.Rect) -> None:
        """Let text come in; an input method opens its list beside `field` (physical pixels)."""
        if not self.typing:
            pygame.key.start_text_input()
        self.typing = True
        pygame.key.set_text_input_rect(self.points(field))

    def stop_typing(self) -> None:
        """Let keys be commands again."""
        if self.typing:
            pygame.key.stop_text_input()
        self.typing = False

    def show(self, areas: Sequence[pygame.Rect] | None = None) -> None:
        """Bring what was drawn onto the screen: `areas` of it, in physical pixels, or all (None).

        Every system takes parts; where SDL cannot be asked for them all is shown.
        """
        if areas is None or not self._show_parts(areas):
            self.window.flip()

    def _show_parts(self, areas: Sequence[pygame.Rect]) -> bool:
        if self._parts is None:
            from discovery.ui.parts import Parts  # noqa: PLC0415 - the first picture does without

            self._parts = Parts(self.window)
        return not areas or self._parts.show(areas)

    def close(self) -> None:
        """Take the window away."""
        self.window.destroy()
