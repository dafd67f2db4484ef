"""Pictures that were made once and are kept as long as there is room for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable

    import pygame


class Kept:
    """Pictures by what they show; those that were not asked for the longest go first.

    `room` is how many bytes they may have together. The newest stays even where it has more.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self._made: dict[Hashable, pygame.Surface] = {}
        self._bytes = 0

    @property
    def size(self) -> int:
        """How many bytes the pictures have together."""
        return self._bytes

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return a picture, None where it was never made or has gone; shared."""
        made = self._made.pop(key, None)
        if made is not None:
            self._made[key] = made
        return made

    def keep(self, key: Hashable, made: pygame.Surface) -> pygame.Surface:
        """Keep a picture that was just made, and return it."""
        self._made[key] = made
        self._bytes += bytes_of(made)
        while self._bytes > self.room and len(self._made) > 1:
            self._bytes -= bytes_of(self._made.pop(next(iter(self._made))))
        return made

    def clear(self) -> None:
        """Forget every picture."""
        self._made.clear()
        self._bytes = 0


def bytes_of(picture: pygame.Surface) -> int:
    """Return how much memory a picture's pixels take."""
    return picture.get_pitch() * picture.get_height()
