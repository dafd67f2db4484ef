"""Draws what a hint names on the table: pale ghosts and numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.scenes.table.aside import Advised
    from discovery.ui.context import Context

BROAD = 5
"""How many discs of numbers find room on a place that has them within."""
LOW = 3
"""A higher place has the number at its corner, however broad it is."""
SMALLER = (Role.SMALL, Role.LABEL)
"""How numbers on small things are written where they hide little of them."""
PALE = 48
"""By how much a ghost is lighter than what lies on the table, of 255."""
CORNERS = ("bottomright", "bottomleft")
"""Where the ghosts of further choices lie on a place that one has already."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that an action is about: it is framed and has the number of its choice.

    `ghost` is what would lie there, or at `at` (its centre). What is marked `inside` the room in
    which the board is seen stays there: beyond it only the number stands, at the rim nearest to it.
    On a `small` thing among others the numbers of all choices stand together, within it.
    """

    area: Rect
    ghost: pygame.Surface | None = None
    at: tuple[int, int] | None = None
    inside: bool = False
    small: bool = False

    def seen_in(self, room: Rect) -> Rect:
        """Return what is seen of the place, or the spot at the room's rim nearest to it."""
        if not self.inside or self.area.colliderect(room):
            return self.area
        return Rect(self.area.topleft, (1, 1)).clamp(room)


Numbered = tuple[Mark, int]


def disc_side(context: Context) -> int:
    """Return how wide the disc of a number is, half of which reaches beyond a place's corner."""
    return context.text.line_height(Role.SMALL) + context.theme.px(6)


def label_width(context: Context, numbers: Sequence[int]) -> int:
    """Return how wide the label is that the numbers of choices about one place share."""
    side = disc_side(context)
    if len(numbers) < 2:
        return side
    return context.text.width(_joined(numbers), Role.SMALL) + side * 3 // 4


def _joined(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


class HintPainter:
    """Draws the choices of a hint where they would be done."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def draw(self, surface: pygame.Surface, table: Advised) -> None:
        """Draw what shows within the surface's clip; drawn twice it looks the same."""
        aside = table.aside
        first, beside = ([], []) if aside is None else _apart(aside.marks)
        if aside is None or not first:
            return
        clip, room = surface.get_clip(), aside.places.room()
        for mark, _ in [*reversed(first), *beside]:
            surface.set_clip(clip.clip(room) if mark.inside else clip)
            self._mark(surface, mark)
        surface.set_clip(clip)
        marks = [*first, *beside]
        for inside, bounds in ((False, surface.get_rect()), (True, room)):
            small = [(m.seen_in(room), n) for m, n in marks if m.small and m.inside is inside]
            self._labels(surface, small, bounds)
            large = [(m.area, n) for m, n in marks if not m.small and m.inside is inside]
            places = [mark.area for mark, _ in marks if not mark.small]
            for place, numbers in _by_place(large):
                label = self._label_at(place, places, label_width(self._context, numbers))
                self._label(surface, label.clamp(bounds), numbers)

    def _label_at(self, place: Rect, places: list[Rect], width: int) -> Rect:
        """Return where the numbers stand of the choices that are about a place.

        It is the upper left corner, or the one away from the other places where these are near;
        within a broad place it is the left end.
        """
        theme, side = self._context.theme, disc_side(self._context)
        label = Rect(0, 0, width, side)
        if place.width >= BROAD * side and place.height < LOW * side:
            label.midleft = (place.left + theme.px(6), place.centery)
            return label
        left = above = True
        near = place.inflate(2 * side, 2 * side)
        if any(near.colliderect(other) for other in places if other != place):
            x = sum(one.centerx for one in places) / len(places)
            y = sum(one.centery for one in places) / len(places)
            left, above = place.centerx <= x, place.centery <= y
        if left:
            label.left = place.left - side // 2
        else:
            label.right = place.right + side // 2
        label.centery = place.top if above else place.bottom
        return label

    def _mark(self, surface: pygame.Surface, mark: Mark) -> None:
        """Show where a choice would be done, and what would lie there."""
        theme = self._context.theme
        if mark.ghost is not None:
            pale = mark.ghost.copy()
            pale.fill((PALE, PALE, PALE), special_flags=pygame.BLEND_RGB_ADD)
            surface.blit(pale, pale.get_rect(center=mark.at or mark.area.center))
        width, radius = max(2, theme.px(5)), theme.px(8)
        pygame.draw.rect(surface, theme.colour("brass"), mark.area, width, radius)

    def _labels(self, surface: pygame.Surface, marks: list[tuple[Rect, int]], bounds: Rect) -> None:
        """Write the numbers of the choices that are about each small thing along its upper edge."""
        text, theme = self._context.text, self._context.theme
        for area, numbers in _by_place(marks):
            words = _joined(numbers)
            low = (role for role in SMALLER if 5 * text.line_height(role) <= 2 * area.height)
            picture = text.render(words, next(low, Role.LEAST), theme.colour("ink"))
            wide, high = picture.get_size()
            label = Rect(0, 0, max(high, wide + high // 2), high)
            label.center = area.midtop
            rim = max(1, theme.px(3))
            label.clamp_ip(bounds.inflate(-2 * rim, -2 * rim))
            edge = label.inflate(2 * rim, 2 * rim)
            pygame.draw.rect(surface, theme.colour("ink"), edge, border_radius=edge.height // 2)
            ground = theme.colour("paper_light")
            pygame.draw.rect(surface, ground, label, border_radius=high // 2)
            surface.blit(picture, picture.get_rect(center=label.center))

    def _label(self, surface: pygame.Surface, place: Rect, numbers: Sequence[int]) -> None:
        theme, rim = self._context.theme, max(1, self._context.theme.px(3))
        ink = theme.colour("ink")
        pygame.draw.rect(surface, ink, place, border_radius=place.height // 2)
        inner = place.inflate(-2 * rim, -2 * rim)
        ground = theme.colour("paper_light")
        pygame.draw.rect(surface, ground, inner, border_radius=inner.height // 2)
        words = _joined(numbers)
        self._context.text.draw_line(surface, words, Role.SMALL, ink, place, align=0.5)


def _by_place(marks: Iterable[tuple[Rect, int]]) -> list[tuple[Rect, list[int]]]:
    """Return each place once, with the numbers of the choices that are about it."""
    found: dict[tuple[int, ...], list[int]] = {}
    for area, number in marks:
        numbers = found.setdefault(tuple(area), [])
        if number not in numbers:
            numbers.append(number)
    return [(Rect(area), numbers) for area, numbers in found.items()]


def _apart(marks: Iterable[Numbered]) -> tuple[list[Numbered], list[Numbered]]:
    """Return the marks, and those of what would lie on the board where a ghost lies already.

    These are small, each in a corner of its place, so that all ghosts are seen.
    """
    first: list[Numbered] = []
    beside: list[Numbered] = []
    taken: list[Rect] = []
    for mark, number in marks:
        before = taken.count(mark.area)
        if mark.ghost is None or not mark.inside or not before:
            first.append((mark, number))
        else:
            area = Rect(0, 0, mark.area.width // 2, mark.area.height // 2)
            corner = CORNERS[(before - 1) % len(CORNERS)]
            setattr(area, corner, getattr(mark.area, corner))
            wide, high = mark.ghost.get_size()
            ghost = pygame.transform.smoothscale(mark.ghost, (wide // 2, high // 2))
            beside.append((replace(mark, area=area, ghost=ghost, at=None), number))
        if mark.ghost is not None and mark.inside:
            taken.append(mark.area)
    return first, beside
