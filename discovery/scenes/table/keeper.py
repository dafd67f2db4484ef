"""What a table has done off the frame: match and picture are kept."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.match.match import Match
    from discovery.rules.game import Message
    from discovery.ui.context import Context


class Keeper:
    """Writes a match after every step, with a picture of its table as soon as that is drawn."""

    def __init__(self, context: Context, match: Match) -> None:
        self._context = context
        self._match = match
        self._picture_due = False
        self._paint: Callable[[], pygame.Surface] | None = None
        self.ending: Callable[[], pygame.Surface] | None = None
        """Paints the table of a game that is over, on which nothing has to be hidden any more."""

    def save(self) -> None:
        """Have the match written; its picture follows when the table is next drawn.

        When the game is over it comes at once: the record is written for good.
        """
        over = self._match.over
        picture = self.ending() if over and self.ending is not None else None
        encode = None if picture is None else lambda: png_of(picture)
        self._context.autosave.put(self._match.record(), encode)
        self._picture_due = not over

    def drawn(self, paint: Callable[[], pygame.Surface]) -> None:
        """Take the picture that `paint` makes, if one is due; the table lies still."""
        self._paint = paint
        if self._picture_due:
            self._picture_due = False
            picture = paint()
            self._context.autosave.put(self._match.record(), lambda: png_of(picture))

    def portrait(self) -> pygame.Surface | None:
        """Return the picture of the table as it is, None before it was first drawn."""
        if self._match.over and self.ending is not None:
            return self.ending()
        return None if self._paint is None else self._paint()

    def news(self) -> tuple[Message, ...]:
        """Return what went wrong with the disk."""
        return tuple(self._context.autosave.messages())


def png_of(picture: pygame.Surface) -> bytes:
    """Return a picture as the bytes of a PNG file."""
    file = io.BytesIO()
    pygame.image.save(picture, file, "table.png")
    return file.getvalue()
