"""Parts of a window's surface brought onto the screen, which pygame's `Window` cannot do.

SDL can. pygame hands that on only for the window of `pygame.display.set_mode`, which has no
physical pixels on dense displays; and what makes a `Window` of that one is deprecated. So the SDL
that pygame has loaded is asked itself.
"""

from __future__ import annotations

import ctypes
import sys
from typing import TYPE_CHECKING

import pygame.window

if TYPE_CHECKING:
    from collections.abc import Sequence


class _Rect(ctypes.Structure):
    """SDL's rectangle."""

    _fields_ = [(name, ctypes.c_int) for name in "xywh"]


class Parts:
    """Shows parts of one window."""

    def __init__(self, window: pygame.Window) -> None:
        """Find SDL."""
        self._id = window.id
        self._known = False
        try:
            # Elsewhere a library's names are looked up in those that it needs, too.
            sdl = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.window.__file__)
            self._find, self._update = sdl.SDL_GetWindowFromID, sdl.SDL_UpdateWindowSurfaceRects
        except (OSError, AttributeError):
            return
        self._find.argtypes, self._find.restype = [ctypes.c_uint32], ctypes.c_void_p
        self._update.argtypes = [ctypes.c_void_p, ctypes.POINTER(_Rect), ctypes.c_int]
        self._known = True

    def show(self, areas: Sequence[pygame.Rect]) -> bool:
        """Bring `areas` (physical pixels) of the surface onto the screen.

        Return whether that was done: not without SDL, a window, or a surface of its size.
        """
        if not self._known:
            return False
        rects = (_Rect * len(areas))(*(_Rect(*area) for area in areas))
        failed: int = self._update(self._find(self._id), rects, len(areas))
        return not failed
