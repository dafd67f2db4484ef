"""Words on boards and cards: as large as their place allows, or left out."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

import pygame

from discovery.ui.theme import Role, scale_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Message
    from discovery.ui.context import Context
    from discovery.ui.theme import Colour

SPARE = 0.3
"""The share of a line's height that may reach over the rim: no letters stand there."""
ROLES = (Role.STRONG, Role.SMALL, Role.LABEL)
NAMES = (Role.SMALL, Role.CAPTION)
"""Those of cards' names, which are of one weight."""
BOLD = 180
"""How wide a name's place is from which on it may be bold, in pixels of a window of 1080p."""
HANGING = 1.15
"""The share of a place's height within which letters that hang down must stay."""
NEAR = 1.3
"""How much larger a caption is, at most, where the least letters are hardly worse to read."""
TITLE_LINES = 2
RAISED = 0.12
"""The share of a name's height by which two lines that are close begin higher."""
AIR = 1
"""Pixels between lines that are close."""


def put(  # noqa: PLR0913 - what, how and where
    context: Context,
    surface: pygame.Surface,
    words: str,
    box: pygame.Rect,
    colour: Colour,
    *,
    align: float = 0.5,
    roles: tuple[Role, ...] = ROLES,
    snug: bool = False,
) -> bool:
    """Write `words` into the middle of `box`, in lines if need be; tell whether they fit.

    `snug` are names: beside each other they have one size, whether or not letters hang down.
    """
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
        if snug and 2 * (text.glyphs(role) - text.capitals(role)) > round(box.height * HANGING):
            continue
        place = box.copy()
        # The middle of the capitals stands in the middle of the box, not that of their line.
        place.top = box.centery - (len(lines) - 1) * high // 2 - text.capitals(role)
        text.draw_block(surface, words, role, colour, place, align=align)
        return True
    return False


def title(  # noqa: PLR0913 - what, how and where
    context: Context,
    surface: pygame.Surface,
    names: Sequence[str],
    box: pygame.Rect,
    colour: Colour,
    *,
    room: int,
) -> None:
    """Write the first of a card's `names` that fits into `box`; a long one gets a plate.

    The plate has two lines, lies over the picture and is at most `room` pixels high, so that it
    hides nothing that must be seen. On a card that is too small for any name stands a stroke in
    its place, like writing far away.
    """
    if not any(_titled(context, surface, name, box, colour, room=room) for name in names):
        stroke(context, surface, box)


def _titled(  # noqa: PLR0913 - as above
    context: Context,
    surface: pygame.Surface,
    words: str,
    box: pygame.Rect,
    colour: Colour,
    *,
    room: int,
) -> bool:
    """Write one name as large as fits; tell whether any size does."""
    theme, text = context.theme, context.text
    share = theme.font_px(Role.CAPTION) / theme.font_px(Role.LEAST)
    bold = box.width >= BOLD * scale_of(theme.size, 1.0)
    roles = (*(Role.STRONG,) * bold, *NAMES, *(Role.LEAST,) * (share <= NEAR))
    if put(context, surface, words, box, colour, roles=roles, snug=True):
        return True
    for role in (Role.CAPTION, Role.LEAST):
        if role is Role.LEAST and put(context, surface, words, box, colour, roles=(role,)):
            return True
        lines = text.wrap(words, role, box.width)
        high = len(lines) * text.line_height(role)
        longest = max(text.width(word, role) for word in words.split())
        if longest > box.width or len(lines) > TITLE_LINES or high > room:
            continue
        if len(lines) == 1 and role is not Role.LEAST:
            continue  # most short names beside it have room for the least letters alone
        plate = box.copy()
        plate.height = high
        _draw_plate(context, surface, plate)
        text.draw_block(surface, words, role, colour, plate, align=0.5)
        return True
    return _close_lines(context, surface, words, box, room=room)


def _close_lines(
    context: Context, surface: pygame.Surface, words: str, box: pygame.Rect, *, room: int
) -> bool:
    """Write a card's name in the least letters, its lines close together; tell whether it fits."""
    theme, text = context.theme, context.text
    lines = text.wrap(words, Role.LEAST, box.width)
    letters = [text.reach(line, Role.LEAST) for line in lines]
    high = sum(bottom - begin + AIR for begin, bottom in letters)
    raised = -round(box.height * RAISED)
    top = box.top + raised
    if len(lines) == 1:
        # It has air above it too, where there is room; letters that hang down have it begin higher.
        top = box.top + max(raised - AIR, min(room - high, AIR))
    end = top + high
    longest = max(text.width(part, Role.LEAST) for part in (*lines, *words.split()))
    if len(lines) > TITLE_LINES or longest > box.width or end - box.top > room:
        return False
    plate = pygame.Rect(box.left, box.top, box.width, end - box.top)
    _draw_plate(context, surface, plate)
    for line, (begin, bottom) in zip(lines, letters, strict=True):
        picture = text.render(line, Role.LEAST, theme.colour("ink"))
        surface.blit(picture, (plate.centerx - picture.get_width() // 2, top - begin))
        top += bottom - begin + AIR
    return True


def _draw_plate(context: Context, surface: pygame.Surface, plate: pygame.Rect) -> None:
    """Draw paper for a name over a card's picture, its edge the last row of it."""
    theme, edge = context.theme, plate.bottom - 1
    pygame.draw.rect(surface, theme.colour("paper_light"), plate)
    ends = (plate.left, edge), (plate.right, edge)
    pygame.draw.line(surface, theme.colour("paper_edge"), *ends)


def abbreviated(name: str) -> str:
    """Return a name's first word with the initials of those after it.

    >>> abbreviated("Great Bend of the Missouri"), abbreviated("Crow")
    ('Great B.M.', 'Crow')
    """
    first, _, rest = name.partition(" ")
    return f"{first} {initials(rest)}".rstrip()


def initials(name: str) -> str:
    """Return the first letters of a name's words but the small ones in between.

    >>> initials("Great Bend of the Missouri")
    'G.B.M.'
    """
    return "".join(f"{word[0]}." for word in name.split() if not word[0].islower())


def stroke(context: Context, surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw what stands for a name that is too small to be read."""
    line = box.inflate(-box.width * 2 // 5, 0)
    colour, wide = context.theme.colour("paper_edge"), max(2, box.height // 6)
    pygame.draw.line(surface, colour, line.midleft, line.midright, wide)


def fitting(heights: Sequence[int], high: int, more: int) -> int:
    """Return how many things have room below each other, and if not all do, `more` after them.

    >>> fitting([20, 20, 20], 60, 10), fitting([20, 20, 20], 59, 10), fitting([20, 20], 29, 10)
    (3, 2, 0)
    """
    if sum(heights) <= high:
        return len(heights)
    tops = accumulate(heights)
    return sum(bottom + more <= high for bottom in tops)


def roles(count: int, *, plain: bool) -> list[Role]:
    """Return the kinds of letters of so many messages: the first is bold unless all are plain."""
    return [Role.SMALL if number or plain else Role.STRONG for number in range(count)]


def lines_of(  # noqa: PLR0913 - what, how and where
    context: Context,
    messages: Sequence[Message],
    wide: int,
    high: int,
    *,
    plain: bool = False,
    more: bool = True,
) -> list[tuple[pygame.Surface, int]]:
    """Return the pictures of lines for a place so large, the first in bold, with their tops.

    What is `plain` has nothing in bold. Of what does not fit, whole messages are left out, and a
    line says so; where there is `more` to be seen it tells how.
    """
    text, top = context.text, 0
    ink, step = context.theme.colour("ink"), text.line_height(Role.SMALL)
    kinds = roles(len(messages), plain=plain)
    told = [
        (text.wrap(context.say(message), role, wide), role)
        for message, role in zip(messages, kinds, strict=True)
    ]
    shown = fitting([len(lines) * text.line_height(role) for lines, role in told], high, step)
    found = []
    for lines, role in told[:shown]:
        for line in lines:
            found.append((text.render(line, role, ink), top))
            top += text.line_height(role)
    if shown < len(told) and top + step <= high:
        found.append((_more(context, wide, more=more), top))
    return found


def _more(context: Context, wide: int, *, more: bool) -> pygame.Surface:
    text, ways = context.text, ["…"]
    if more:
        ways = [context.tr("More: + or second button"), context.tr("More: +"), *ways]
    words = next((one for one in ways if text.width(one, Role.SMALL) <= wide), ways[-1])
    return text.render(words, Role.SMALL, context.theme.colour("ink_soft"))


def block(  # noqa: PLR0913 - what, how and where
    context: Context,
    surface: pygame.Surface,
    messages: Sequence[Message],
    area: pygame.Rect,
    *,
    plain: bool = False,
    more: bool = True,
) -> None:
    """Write messages below each other into `area`, see `lines_of`."""
    lines = lines_of(context, messages, area.width, area.height, plain=plain, more=more)
    for line, top in lines:
        surface.blit(line, (area.left, area.top + top))
