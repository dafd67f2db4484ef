"""Draws what a hint names on the table: pale ghosts and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from discovery.ui.theme import Role

if TYPE_CHECKING:
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


def disc_side(context: Context) -> int:
    """Return how wide the disc of a number is, half of which reaches beyond a place's corner."""
    return context.text.line_height(Role.SMALL) + context.theme.px(6)


class HintPainter:
    """Draws the choices of a hint where they would be done."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def draw(self, surface: pygame.Surface, table: Advised) -> None:
        """Draw what shows within the surface's clip; drawn twice it looks the same."""
        aside = table.aside
        marks = [] if aside is None else aside.marks
        if aside is None or not marks:
            return
        clip, room = surface.get_clip(), aside.places.room()
        for mark, _ in reversed(marks):
            surface.set_clip(clip.clip(room) if mark.inside else clip)
            self._mark(surface, mark)
        surface.set_clip(clip)
        for inside, bounds in ((False, surface.get_rect()), (True, room)):
            small = [(m.seen_in(room), n) for m, n in marks if m.small and m.inside is inside]
            self._labels(surface, small, bounds)
        large = [(mark, number) for mark, number in marks if not mark.small]
        places = [mark.area for mark, _ in large]
        for index, (mark, number) in enumerate(large):
            disc = self._disc_at(mark.area, places, places[:index].count(mark.area))
            self._disc(surface, disc.clamp(room if mark.inside else surface.get_rect()), number)

    def _disc_at(self, place: Rect, places: list[Rect], before: int) -> Rect:
        """Return where a number stands that has so many `before` it at the same place.

        It is the upper left corner, or the one away from the other places where these are near;
        within a broad place it is the left end.
        """
        theme, side = self._context.theme, disc_side(self._context)
        disc = Rect(0, 0, side, side)
        if place.width >= BROAD * side and place.height < LOW * side:
            disc.midleft = (place.left + theme.px(6), place.centery)
            return disc.move(before * side * 4 // 5, 0)
        disc.center = place.topleft
        near = place.inflate(2 * side, 2 * side)
        if any(near.colliderect(other) for other in places if other != place):
            x = sum(one.centerx for one in places) / len(places)
            y = sum(one.centery for one in places) / len(places)
            left, above = place.centerx <= x, place.centery <= y
            disc.centerx = place.left if left else place.right
            disc.centery = place.top if above else place.bottom
        return disc.move(before * side, 0)

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
        told: dict[tuple[int, ...], list[str]] = {}
        for area, number in marks:
            told.setdefault(tuple(area), []).append(str(number))
        for key, numbers in told.items():
            area, words = Rect(key), ",".join(numbers)
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

    def _disc(self, surface: pygame.Surface, place: Rect, number: int) -> None:
        theme = self._context.theme
        pygame.draw.circle(surface, theme.colour("ink"), place.center, place.width // 2)
        inner = place.width // 2 - max(1, theme.px(3))
        pygame.draw.circle(surface, theme.colour("paper_light"), place.center, inner)
        ink = theme.colour("ink")
        self._context.text.draw_line(surface, str(number), Role.SMALL, ink, place, align=0.5)
