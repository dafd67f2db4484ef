"""What is wrong with a content file, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class ContentError(Exception):
    """A content file is missing, broken, or says something impossible.

    The text names the file, then the place in it (a tile and its field, a key), then the fault.
    """

    def __init__(self, path: Path, fault: str, place: str = "") -> None:
        self.path = path
        self.place = place
        self.fault = fault
        super().__init__(f"{path.name}: {place}: {fault}" if place else f"{path.name}: {fault}")
