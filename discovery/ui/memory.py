"""Memory that is free again goes back to the system, where the system's library would keep it."""

from __future__ import annotations

import sys

TRIM, MMAP = -1, -3
"""Parameters of glibc's `mallopt`: what may lie free at the heap's end, what gets its own pages."""
FREE, LARGE = 1 << 20, 1 << 18
"""Bytes for them."""


def give_back() -> None:
    """Let freed pictures leave the process; do nothing where that cannot be told the library.

    glibc takes the largest block that was ever freed as a sign to keep up to twice as much for the
    next: after some zooming at 4K that is 60 MB which nobody uses.
    """
    if not sys.platform.startswith("linux"):
        return
    import ctypes  # noqa: PLC0415 - the first picture does without

    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(TRIM, FREE)
        mallopt(MMAP, LARGE)
