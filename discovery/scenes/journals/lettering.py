"""Words on boards and cards: as large as their place allows, or left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.ui.theme import Role

if TYPE_CHECKING:
    import pygame

    from discovery.ui.context import Context
    from discovery.ui.theme import Colour

SPARE = 0.3
"""The share of a line's height that may reach over the rim: no letters stand there."""
ROLES = (Role.STRONG, Role.SMALL, Role.LABEL)


def put(  # noqa: PLR0913 - what, how and where
    context: Context,
    surface: pygame.Surface,
    words: str,
    box: pygame.Rect,
    colour: Colour,
    *,
    align: float = 0.5,
    roles: tuple[Role, ...] = ROLES,
) -> bool:
    """Write `words` into the middle of `box`, in lines if need be; tell whether they fit."""
    text = context.text
    for role in roles:
        high = text.line_height(role)
        longest = max((text.width(word, role) for word in words.split()), default=0)
        if longest > box.width:
            continue
        lines = text.wrap(words, role, box.width)
        # The first and the last line have room above and below their letters.
        if len(lines) * high > box.height + round(high * SPARE):
            continue
        place = box.copy()
        place.height = len(lines) * high
        place.centery = box.centery
        text.draw_block(surface, words, role, colour, place, align=align)
        return True
    return False
