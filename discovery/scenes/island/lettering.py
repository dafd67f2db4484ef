"""Names on the map: ink with a rim of paper, so that the ground around the letters is seen.

A name stands below its hex, or beside it where a pin, an arrow or a note would lie over it. Where
hexes are too small for all names, the one of the hex that is pointed at is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context

SHARE = 9
"""Of a line's height, the part that the rim is wide."""
LEAST_SHARE = 0.5
"""How high a hex is, in lines, where all names are written: places lie three hexes apart."""
HEX_WIDE = 7 / 3
"""How wide a hex is, in halves of its height, from corner to corner."""


class Lettering:
    """Makes and keeps the pictures of names."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._made: dict[tuple[str, Role], pygame.Surface] = {}
        self._laid: tuple[list[pygame.Rect], list[str]] = ([], [])
        self._key: object = None

    def draw(
        self,
        surface: pygame.Surface,
        table: Table,
        shows: Callable[[pygame.Rect], bool],
        over: Sequence[pygame.Rect] = (),
    ) -> None:
        """Write the names within the surface's clip whose boxes `shows` allows.

        What lies `over` the map covers none: the name stands elsewhere, or is left out.
        """
        boxes, names = self._where(table)
        aside = self._aside(table, shows, over)
        clip, role = surface.get_clip(), self._role(table)
        for number in {*clip.collidelistall(boxes), *aside}:
            box = aside.get(number, boxes[number])
            if box is not None and clip.colliderect(box) and shows(box):
                ink = self._ink(names[number], role)
                surface.blit(self._rim(names[number], role, ink), box)
                surface.blit(ink, ink.get_rect(center=box.center))

    def dodging(
        self, table: Table, shows: Callable[[pygame.Rect], bool], over: Sequence[pygame.Rect]
    ) -> dict[str, tuple[pygame.Rect, pygame.Rect | None]]:
        """Return for the names that stand elsewhere their usual places, and where they stand."""
        boxes, names = self._where(table)
        aside = self._aside(table, shows, over)
        return {names[number]: (boxes[number], box) for number, box in aside.items()}

    def _aside(
        self, table: Table, shows: Callable[[pygame.Rect], bool], over: Sequence[pygame.Rect]
    ) -> dict[int, pygame.Rect | None]:
        """Return where the names stand over whose places something lies; None for nowhere."""
        boxes, _ = self._where(table)
        half, found = table.camera.half, dict[int, pygame.Rect | None]()
        for number in sorted({hit for one in over for hit in one.collidelistall(boxes)}):
            box = boxes[number]
            place = pygame.Rect(0, 0, round(HEX_WIDE * half), 2 * half)
            place.center = box.centerx, box.centery - self._drop(table)
            others = [*over, *boxes[:number], *boxes[number + 1 :], *filter(None, found.values())]
            spots = (spot for spot in beside(box, place, over) if spot.collidelist(others) < 0)
            found[number] = next(filter(shows, spots), None)
        return found

    def release(self) -> None:
        """Forget every picture: the window changes."""
        self._made.clear()
        self._key = None

    def _where(self, table: Table) -> tuple[list[pygame.Rect], list[str]]:
        """Return where names stand as the viewer looks now; shared."""
        text, half = self._context.text, table.camera.half
        crowded = 2 * half < LEAST_SHARE * text.line_height(Role.LABEL)
        alone = table.hovered if crowded else None
        key = (table.camera, table.north_up, alone)
        if key != self._key:
            self._key, role = key, self._role(table)
            high, more = text.line_height(role), 2 * self._wide(role)
            shown = [
                one for one in table.view.island.chart.places if not crowded or one[1:] == alone
            ]
            boxes = []
            for name, x, y in shown:
                box = pygame.Rect(0, 0, text.width(name, role) + more, high + more)
                box.center = table.centre((x, y))
                boxes.append(box.move(0, self._drop(table)))
            self._laid = boxes, [name for name, _, _ in shown]
        return self._laid

    def _drop(self, table: Table) -> int:
        """Return how far below the middle of its hex the middle of a name stands."""
        return table.camera.half + self._context.text.line_height(self._role(table)) // 6

    def _role(self, table: Table) -> Role:
        large = table.camera.half >= self._context.text.line_height(Role.STRONG)
        return Role.STRONG if large else Role.LABEL

    def _wide(self, role: Role) -> int:
        return max(2, self._context.text.line_height(role) // SHARE)

    def _ink(self, name: str, role: Role) -> pygame.Surface:
        return self._context.text.render(name, role, self._context.theme.colour("ink"))

    def _rim(self, name: str, role: Role, ink: pygame.Surface) -> pygame.Surface:
        key = (name, role)
        if key not in self._made:
            wide, paper = self._wide(role), self._context.theme.colour("paper_light")
            letters = pygame.mask.from_surface(ink, 60).to_surface(
                setcolor=(*paper, 255), unsetcolor=(*paper, 0)
            )
            size = (ink.get_width() + 2 * wide, ink.get_height() + 2 * wide)
            made = pygame.Surface(size, pygame.SRCALPHA)
            made.fill((*paper, 0))
            for right in range(-wide, wide + 1):
                for down in range(-wide, wide + 1):
                    if right * right + down * down <= wide * wide + 1:
                        made.blit(letters, (wide + right, wide + down))
            self._made[key] = made
        return self._made[key]


def beside(
    box: pygame.Rect, place: pygame.Rect, over: Sequence[pygame.Rect]
) -> Iterator[pygame.Rect]:
    """Give where a name can stand instead of in `box`: beside its hex and what lies on both.

    The last ones are beside what lies around that, too.
    """
    up = place.centery - box.centery
    around = place.union(box)
    for _ in range(2):
        pile = place.unionall([one for one in over if one.colliderect(around)])
        right, left = pile.right - box.left, pile.left - box.right
        for move in ((right, up), (left, up), (0, pile.top - box.bottom), (right, 0), (left, 0)):
            yield box.move(move)
        around = pile.inflate(2 * box.width, 2 * box.height)
