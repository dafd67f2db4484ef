"""What followers' territories are worth, on slips beside them that hide nothing else of weight."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.rules.landscape.actions import Take
from discovery.scenes.landscape import aids, explain
from discovery.scenes.landscape.facts import Where
from discovery.scenes.landscape.session import CONFIRMATIONS, DECISIONS
from discovery.scenes.landscape.slips import opened
from discovery.scenes.landscape.snapshot import figure_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from discovery.rules.landscape.view import Follower, Territory
    from discovery.scenes.landscape.figures import FigurePainter
    from discovery.scenes.landscape.slips import Slips
    from discovery.scenes.landscape.table import Table
    from discovery.ui.context import Context

OWN_TURN = DECISIONS | CONFIRMATIONS
"""Steps in which slips stand at all followers of the one who acts."""
RINGS = (0.0, 0.35, 0.8, 1.3, 1.9, 2.6)
"""How far a slip may stand from its follower, in tiles; the nearest that hides little is best."""
SIDES = ((0, -1), (1, 0), (-1, 0), (1, -1), (-1, -1), (0, 1), (1, 1), (-1, 1))
FAR, FIGURE, CHOICE, NEW, LIT, SIGN = 40, 100, 90, 35, 35, 12
"""What it costs to stand one tile away, and to lie on a follower, a choice and so on."""
LINE = 3
"""Units of the line from a slip that does not touch its follower."""

Mark = tuple[pygame.Surface, tuple[int, int]]
"""A picture and its top left pixel."""


class Worth(NamedTuple):
    """What is written at a follower: words, and open edges where they are told."""

    follower: Follower
    words: str
    edges: int | None = None


class Worths:
    """Finds what is written at followers, and where; places of one position are kept."""

    def __init__(self, context: Context, slips: Slips, figures: FigurePainter) -> None:
        self._context = context
        self._slips = slips
        self._figures = figures
        self._places: dict[Follower, pygame.Rect] = {}
        self._around: _Around | None = None

    def resting(self, table: Table, signs: Sequence[pygame.Rect]) -> list[Mark]:
        """Return slips and lines of all followers of the one who acts; `signs` are marked beside.

        Nothing is told where the seat plays without the aids that know it.
        """
        self._places.clear()
        self._around = _Around(self._figures, table, signs)
        found: list[Mark] = []
        if table.stage not in OWN_TURN:
            return found
        for follower in table.view.followers:
            worth = _worth(table, follower) if follower.seat == table.session.viewer else None
            if worth is not None:
                found += self._at(table, worth)
        return found

    def brought_up(self, table: Table, lit: Territory | None) -> list[Mark]:
        """Return what stands out: what the tile in hand changes, else what the lit place is worth.

        `resting` was asked for the same position before.
        """
        changed = explain.changes(table)
        found: list[Mark] = []
        for one in changed:
            words = f"{one.before.points} → {one.after.points}"
            found += self._at(table, Worth(one.follower, words, one.open_after), "brass")
        if changed or lit is None:
            return found
        for follower in lit.followers:
            worth = _worth(table, follower)
            if worth is not None:
                found += self._at(table, worth, "brass")
        return found

    def _at(self, table: Table, worth: Worth, edge: str = "paper_edge") -> list[Mark]:
        """Return a slip and, where it does not touch its follower, the line to that."""
        around, place = self._around, self._places.get(worth.follower)
        if around is None:
            return []
        figure = around.figure(worth.follower)
        if place is None and not around.seen(figure):
            return []
        # What stood there before is covered.
        wide = 0 if place is None else place.width
        slip = self._slips.number(
            worth.words, edge=edge, dots=worth.edges, small=not table.roomy, wide=wide
        )
        if place is None:
            place = around.free(figure, slip.get_size(), self._places.values())
            if place is None:
                return []
            self._places[worth.follower] = place
        found: list[Mark] = [(slip, slip.get_rect(center=place.center).topleft)]
        if not place.colliderect(figure.inflate(4, 4)):
            found.insert(0, self._line(figure, place))
        return found

    def _line(self, figure: pygame.Rect, place: pygame.Rect) -> Mark:
        """Return a line from a follower's rim to its slip."""
        theme = self._context.theme
        width = max(2, theme.px(LINE))
        ends = (
            figure.clipline(figure.center, place.center),
            place.clipline(place.center, figure.center),
        )
        start, end = (pygame.Vector2(found[1] if found else place.center) for found in ends)
        area = (
            pygame.Rect(start, (1, 1)).union(pygame.Rect(end, (1, 1))).inflate(4 * width, 4 * width)
        )
        made = pygame.Surface(area.size, pygame.SRCALPHA)
        a, b = start - area.topleft, end - area.topleft
        pygame.draw.line(made, theme.colour("shadow"), a, b, width + 2)
        pygame.draw.line(made, theme.colour("paper_light"), a, b, width)
        return made, area.topleft


class _Around:
    """What slips of one position keep clear of."""

    def __init__(self, figures: FigurePainter, table: Table, signs: Sequence[pygame.Rect]) -> None:
        self._table = table
        self._painter = figures
        camera = table.camera
        self._figures = [figures.area(figure, camera).inflate(-4, -4) for figure in table.figures]
        self._choices = [table.choice_area(index) for index in range(len(table.choices))]
        new = table.view.placed_now
        self._new = [] if new is None else [pygame.Rect(camera.area(new))]
        self._lit = [pygame.Rect(camera.area(cell)) for cell in table.hand.squares]
        self._signs = [sign for sign in signs if sign.width < camera.size * 2 // 3]
        self._panels = table.panels
        self._opened = opened(table)

    def figure(self, follower: Follower) -> pygame.Rect:
        """Return what a follower covers."""
        table = self._table
        colour = table.session.seats[follower.seat].colour
        figure = figure_of(table.view, follower, colour, table.art)
        return self._painter.area(figure, table.camera)

    def seen(self, figure: pygame.Rect) -> bool:
        """Return whether a follower is seen: in the view, with nothing open over it."""
        inside = self._table.layout.view.colliderect(figure)
        return bool(inside) and figure.collidelist(self._opened) < 0

    def free(
        self, figure: pygame.Rect, size: tuple[int, int], slips: Iterable[pygame.Rect]
    ) -> pygame.Rect | None:
        """Return where a slip of a follower stands best; None where it has no room."""
        view, taken = self._table.layout.view, list(slips)
        fitting = [
            (self._cost(place) + FAR * ring, number, place)
            for number, (ring, place) in enumerate(self._around(figure, size))
            if view.contains(place)
            and place.collidelist(self._panels) < 0
            and place.collidelist(taken) < 0
        ]
        return min(fitting)[2] if fitting else None

    def _around(
        self, figure: pygame.Rect, size: tuple[int, int]
    ) -> Iterator[tuple[float, pygame.Rect]]:
        """Give places around a follower with how far they are, in tiles."""
        side = self._table.camera.size
        for ring in RINGS:
            for across, down in SIDES:
                place = pygame.Rect((0, 0), size)
                place.centerx = figure.centerx + across * (
                    (figure.width + size[0]) // 2 + round(ring * side)
                )
                place.centery = figure.centery + down * (
                    (figure.height + size[1]) // 2 + round(ring * side)
                )
                yield ring, place

    def _cost(self, place: pygame.Rect) -> int:
        """Return how much that matters lies below a slip."""
        kinds = (
            (FIGURE, self._figures),
            (CHOICE, self._choices),
            (NEW, self._new),
            (LIT, self._lit),
            (SIGN, self._signs),
        )
        return sum(weight * len(place.collidelistall(areas)) for weight, areas in kinds)


def _worth(table: Table, follower: Follower) -> Worth | None:
    """Return what is known of a follower's territory: what it scores now, at best, open edges."""
    looking = table.looking
    territory = table.facts.territory(Where((follower.x, follower.y), follower.segment))
    now, edges = str(territory.score.points), territory.open_edges
    taking = Take(follower.x, follower.y, follower.segment)
    if looking.has(aids.POINTS) and any(choice.action == taking for choice in table.choices):
        now = f"+{now}"
        if not looking.has(aids.WORTH):
            return Worth(follower, now)
    if not looking.has(aids.WORTH):
        return None
    return Worth(follower, f"{now} / {territory.best.points}", edges)
