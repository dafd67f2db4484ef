"""Small slips of paper with words: numbers on the board, tips beside the pointer. Kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.ui.brush import ICONS
from discovery.ui.kept import Kept
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.scenes.landscape.table import Table
    from discovery.ui.camera import Point
    from discovery.ui.context import Context

ROOM = 8_000_000
"""Bytes of slips that are kept: more than are shown at once, even where text is large at 4K."""
TIP_WIDTH = 430
"""Units of a tip's lines at most."""
DOTS_A_ROW = 6
SHADOW = 1
"""Pixels that a slip's shadow takes beside it."""

WORDS = (130, 110)
"""Units around a spot of the board that a slip with few words there may take."""

Colour = tuple[int, int, int]


class _Form(NamedTuple):
    """How a slip with a number looks: its letters, and units of rings and of the rim."""

    role: Role
    dot: int
    rim: int


LARGE, SMALL = _Form(Role.SMALL, 10, 14), _Form(Role.LABEL, 8, 8)


def _rows(dots: int) -> list[int]:
    """Return how many rings stand in each row.

    >>> _rows(4), _rows(8), _rows(0)
    ([4], [6, 2], [])
    """
    whole, rest = divmod(dots, DOTS_A_ROW)
    return [DOTS_A_ROW] * whole + [rest] * (rest > 0)


def opened(table: Table) -> tuple[pygame.Rect, ...]:
    """Return what has opened over the board."""
    return table.panels[len(table.layout.panels()) :]


def clear_at(table: Table, spot: Point) -> bool:
    """Tell whether a slip at a spot of the board stays clear of what has opened over the board."""
    layout = table.layout
    area = pygame.Rect(0, 0, layout.px(WORDS[0]), layout.px(WORDS[1]))
    area.center = spot
    return area.collidelist(opened(table)) < 0


class Slips:
    """Makes slips; shared, so never draw on one."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._kept = Kept(ROOM)

    def clear(self) -> None:
        """Forget every slip."""
        self._kept.clear()

    def number(
        self,
        words: str,
        *,
        edge: str = "paper_edge",
        dots: int | None = None,
        small: bool = False,
        wide: int = 0,
    ) -> pygame.Surface:
        """Return a slip with few words; `dots` of open edges below, or a check where 0 are.

        It is `wide` pixels wide at least, and a `small` one leaves more of the board to be seen.
        """
        key = ("number", words, edge, dots, small, wide)
        return self._kept.get(key) or self._kept.keep(
            key, self._number(words, edge, dots, wide, SMALL if small else LARGE)
        )

    def bare(self, words: str) -> pygame.Surface:
        """Return words without paper, light in a dark rim."""
        key = ("bare", words)
        return self._kept.get(key) or self._kept.keep(key, self._bare(words))

    def tip(self, lines: Sequence[str], most: int | None = None) -> pygame.Surface:
        """Return a slip with lines, the first of them strong, `most` pixels wide at most."""
        key = ("tip", most, *lines)
        return self._kept.get(key) or self._kept.keep(key, self._tip(lines, most))

    def _number(
        self, words: str, edge: str, dots: int | None, wide: int, form: _Form
    ) -> pygame.Surface:
        theme, text = self._context.theme, self._context.text
        picture = text.render(words, form.role, theme.colour("ink"))
        side, gap = theme.px(form.dot), theme.px(3)
        rows = _rows(dots or 0)
        row = 0 if dots is None else (side + gap) * max(1, len(rows)) + theme.px(5) - gap
        widest = max(rows, default=0) * (side + gap)
        inner = max(picture.get_width(), widest, theme.px(18)) + theme.px(form.rim)
        high = picture.get_height() + row + theme.px(3)
        made = self._paper((max(inner, wide - 2 * SHADOW), high), edge)
        middle = (made.get_width() - 2) // 2
        made.blit(picture, picture.get_rect(midtop=(middle, theme.px(1))))
        if dots == 0:
            check = self._context.sheets.part(ICONS, "check", (2 * side, 2 * side))
            made.blit(check, check.get_rect(midtop=(middle, picture.get_height() - side // 2)))
        radius, ink = max(2, side // 2), theme.colour("ink_soft")
        for line, shown in enumerate(rows):
            left = middle - (shown * (side + gap) - gap) // 2
            for number in range(shown):
                dot = pygame.Rect(left + number * (side + gap), picture.get_height(), side, side)
                dot.y += line * (side + gap)
                pygame.draw.circle(made, ink, dot.center, radius, max(1, side // 4))
        return made

    def _bare(self, words: str) -> pygame.Surface:
        theme, text = self._context.theme, self._context.text
        light = text.render(words, Role.SMALL, theme.colour("legal"))
        shape = pygame.mask.from_surface(light)
        dark = shape.to_surface(setcolor=theme.colour("shadow"), unsetcolor=(0, 0, 0, 0))
        rim = max(1, theme.px(2))
        size = light.get_width() + 2 * rim, light.get_height() + 2 * rim
        made = pygame.Surface(size, pygame.SRCALPHA)
        for x, y in ((0, 0), (2, 0), (0, 2), (2, 2), (1, 0), (0, 1), (2, 1), (1, 2)):
            made.blit(dark, (x * rim, y * rim))
        made.blit(light, (rim, rim))
        return made

    def tip_size(self, lines: Sequence[str], most: int | None = None) -> tuple[int, int]:
        """Return how large a slip with lines is."""
        theme, text = self._context.theme, self._context.text
        wrapped = self._wrapped(lines, most)
        wide = max(text.width(line, Role.SMALL) for _, line in wrapped) + 2 * theme.px(12)
        high = len(wrapped) * text.line_height(Role.SMALL) + theme.px(14)
        return wide + 2 * SHADOW, high + 2 * SHADOW

    def _wrapped(self, lines: Sequence[str], most: int | None) -> list[tuple[bool, str]]:
        """Return lines that are not too broad, with whether each is of the heading."""
        room = self._most() if most is None else most - 2 * self._context.theme.px(12) - 2 * SHADOW
        return [
            (number == 0 and len(lines) > 1, line)
            for number, words in enumerate(lines)
            for line in self._context.text.wrap(words, Role.SMALL, room)
        ]

    def _tip(self, lines: Sequence[str], most: int | None) -> pygame.Surface:
        theme, text = self._context.theme, self._context.text
        step = text.line_height(Role.SMALL)
        wide, high = self.tip_size(lines, most)
        made = self._paper((wide - 2 * SHADOW, high - 2 * SHADOW), "brass")
        for number, (first, line) in enumerate(self._wrapped(lines, most)):
            ink = theme.colour("ink" if first or len(lines) == 1 else "ink_soft")
            at = (theme.px(12), theme.px(7) + number * step)
            made.blit(text.render(line, Role.SMALL, ink), at)
        return made

    def _most(self) -> int:
        theme = self._context.theme
        letters = theme.font_px(Role.SMALL) / Role.SMALL.units
        return min(round(TIP_WIDTH * max(theme.scale, letters)), theme.size[0] * 9 // 10)

    def _paper(self, size: tuple[int, int], edge: str) -> pygame.Surface:
        theme = self._context.theme
        radius = theme.px(8)
        made = pygame.Surface((size[0] + 2 * SHADOW, size[1] + 2 * SHADOW), pygame.SRCALPHA)
        slip = pygame.Rect((0, 0), size)
        pygame.draw.rect(made, (*theme.colour("shadow"), 150), slip.move(2, 2), 0, radius)
        pygame.draw.rect(made, theme.colour("paper_light"), slip, 0, radius)
        pygame.draw.rect(made, theme.colour(edge), slip, max(1, theme.px(2)), radius)
        return made
