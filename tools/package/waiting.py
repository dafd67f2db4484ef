"""Waiting for what a program shows or writes, on a machine of any speed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    T = TypeVar("T")

PATIENCE = 120.0
"""Seconds that anything may take on a slow machine."""
GLANCE = 0.05
"""Seconds between two looks at whether something has come."""


class NeverComesError(Exception):
    """Something did not come in time; the text says what."""


def until(what: str, look: Callable[[], T | None], patience: float = PATIENCE) -> T:
    """Return what `look` returns as soon as it is something (neither None nor False).

    Raises:
        NeverComesError: it never is.
    """
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = look()
        if found is not None and found is not False:
            return found
        time.sleep(GLANCE)
    message = f"{what}: not within {patience:.0f} seconds"
    raise NeverComesError(message)
