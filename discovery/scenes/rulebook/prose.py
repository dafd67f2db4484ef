"""Text with strong words, links that take the focus, and marked hits of a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.scenes.rulebook.book import spans
from discovery.ui.boxes import Box
from discovery.ui.brush import Look
from discovery.ui.theme import Role
from discovery.ui.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from discovery.ui.context import Context
    from discovery.ui.intents import Position
    from discovery.ui.scene import Transition

    Follow = Callable[[str], Transition]


class _Word(NamedTuple):
    """A word, the span it is of, and whether a blank stands before it."""

    text: str
    span: int
    blank: bool


class _Run(NamedTuple):
    """Words of one span in one line; `left` in pixels from the text's left side."""

    text: str
    span: int
    line: int
    left: int


class Prose(Box):
    """A paragraph of marked-up text. Its leaves are the text and, behind it, each of its links."""

    stretch = 1.0

    def __init__(  # noqa: PLR0913 - what it says, how it looks, where links lead
        self,
        context: Context,
        text: str,
        follow: Follow,
        *,
        key: str,
        query: str = "",
        role: Role = Role.BODY,
        colour: str = "ink",
        least: float = 260,
    ) -> None:
        """Show `text`, translated already; a pressed link calls `follow` with its key."""
        self.context = context
        self._spans = spans(text)
        self._words = tuple(_words(self._spans))
        self._role = role
        self._least = least
        self._wrapped: tuple[int, list[_Run]] = (-1, [])
        self._ground = _Ground(context, query, colour)
        self._links = {
            number: Link(context, span.link, follow, key=f"{key} {number}", query=query)
            for number, span in enumerate(self._spans)
            if span.link
        }

    def least_width(self) -> int:
        """Return the width of a short line."""
        whole = self.context.text.width(" ".join(w.text for w in self._words), self._role)
        return min(whole, self.context.theme.px(self._least))

    def height(self, width: int) -> int:
        """Return the height of the wrapped lines."""
        runs = self._wrap(width)
        lines = runs[-1].line + 1 if runs else 0
        return lines * self.context.text.line_height(self._role)

    def place(self, rect: pygame.Rect) -> None:
        """Stand at `rect`; each link at its words."""
        self._ground.rect = rect
        step = self.context.text.line_height(self._role)
        pieces: dict[int, list[Piece]] = {number: [] for number in self._links}
        plain: list[Piece] = []
        for run in self._wrap(rect.width):
            role = self._role_of(run.span)
            wide = self.context.text.width(run.text, role)
            area = pygame.Rect(rect.left + run.left, rect.top + run.line * step, wide, step)
            pieces.get(run.span, plain).append(Piece(run.text, role, area))
        self._ground.pieces = plain
        for number, link in self._links.items():
            link.stand(pieces[number])

    def leaves(self) -> Iterator[Widget]:
        """Yield the text, then its links in their order."""
        yield self._ground
        yield from self._links.values()

    def _role_of(self, span: int) -> Role:
        return Role.STRONG if self._spans[span].strong else self._role

    def _wrap(self, width: int) -> list[_Run]:
        if self._wrapped[0] != width:
            self._wrapped = (width, self._runs(width))
        return self._wrapped[1]

    def _runs(self, width: int) -> list[_Run]:
        """Break the words into lines and join those of one span in a line."""
        runs: list[_Run] = []
        line = left = 0
        for unit in _units(self._words):
            joined, end = self._joined(runs, unit, line, left)
            if left and end > width:
                line += 1
                joined, end = self._joined(runs, unit, line, 0)
            runs, left = joined, end
        return runs

    def _joined(
        self, runs: list[_Run], unit: list[_Word], line: int, left: int
    ) -> tuple[list[_Run], int]:
        """Return the runs with the words of `unit` behind them, and where these end."""
        text, found = self.context.text, runs[-1:]
        blank = unit[0].blank and left > 0
        for word in unit:
            role = self._role_of(word.span)
            last = found[-1] if found else None
            if last is not None and (last.span, last.line) == (word.span, line):
                last = last._replace(text=f"{last.text}{' ' * blank}{word.text}")
                found[-1] = last
            else:
                left += text.width(" ", self._role) if blank else 0
                last = _Run(word.text, word.span, line, left)
                found.append(last)
            left = last.left + text.width(last.text, role)
            blank = False
        return [*runs[:-1], *found], left


class Piece(NamedTuple):
    """Words at their place."""

    text: str
    role: Role
    rect: pygame.Rect


class _Inline(Widget):
    """A part of a text, which places and measures it."""

    def least_width(self) -> int:
        """Return nothing: the text around it asks."""
        return 0

    def height(self, width: int) -> int:  # noqa: ARG002 - the text around it asks
        """Return nothing."""
        return 0

    def place(self, rect: pygame.Rect) -> None:
        """Stand where the text around puts it."""


class _Ground(_Inline):
    """The words that are no links."""

    def __init__(self, context: Context, query: str, colour: str) -> None:
        super().__init__(context)
        self.pieces: Sequence[Piece] = ()
        self._query = query
        self._colour = colour

    def draw(self, surface: pygame.Surface, look: Look) -> None:  # noqa: ARG002 - never focused
        """Draw the words over the marks of what is searched for."""
        colour = self.context.theme.colour(self._colour)
        for piece in self.pieces:
            draw_piece(self.context, surface, piece, colour, self._query)


class Link(_Inline):
    """Words that lead to another paragraph."""

    can_focus = True

    def __init__(
        self, context: Context, target: str, follow: Follow, *, key: str, query: str = ""
    ) -> None:
        super().__init__(context)
        self.target = target
        self.key = key
        self._query = query
        self._follow = follow
        self._pieces: Sequence[Piece] = ()

    def stand(self, pieces: Sequence[Piece]) -> None:
        """Stand at the words' places; the first of them is where the focus is thought to be."""
        self._pieces = pieces
        self.rect = pieces[0].rect if pieces else pygame.Rect(0, 0, 0, 0)

    @property
    def reach(self) -> pygame.Rect:
        """The pixels of all its words, and of the rings around them."""
        return self.rect.unionall([self.brush.around(piece.rect) for piece in self._pieces])

    def shows_at(self, point: Position) -> bool:
        """Tell whether one of its words is seen at `point`."""
        seen = self.clip is None or self.clip.collidepoint(point)
        return seen and any(piece.rect.collidepoint(point) for piece in self._pieces)

    def press(self, at: Position | None = None) -> Transition:  # noqa: ARG002 - anywhere
        """Go to the paragraph."""
        return self._follow(self.target)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the words underlined; with the focus, a ring around them."""
        theme = self.context.theme
        colour, width = theme.colour("focus"), theme.px(2)
        for piece in self._pieces:
            draw_piece(self.context, surface, piece, colour, self._query)
            line = pygame.Rect(piece.rect.left, 0, piece.rect.width, width)
            line.bottom = piece.rect.bottom - theme.px(3)
            surface.fill(colour, line)
            if look is not Look.NORMAL:
                ring = piece.rect.inflate(theme.px(8), 0)
                pygame.draw.rect(surface, colour, ring, theme.px(3), border_radius=theme.px(6))


def draw_piece(
    context: Context,
    surface: pygame.Surface,
    piece: Piece,
    colour: tuple[int, int, int],
    query: str,
) -> None:
    """Draw words; what is searched for stands on a bright ground."""
    text = context.text
    for start, end in hits(piece.text, query):
        left = text.width(piece.text[:start], piece.role)
        wide = text.width(piece.text[:end], piece.role) - left
        mark = pygame.Rect(piece.rect.left + left, piece.rect.top, wide, piece.rect.height)
        surface.fill(context.theme.colour("brass_light"), mark)
    surface.blit(text.render(piece.text, piece.role, colour), piece.rect)


def hits(text: str, query: str) -> list[tuple[int, int]]:
    """Return start and end of each place in `text` that a word of `query` matches.

    >>> hits("The sea, the seas", "sea")
    [(4, 7), (13, 16)]
    """
    folded = text.lower()
    found = []
    for word in query.lower().split():
        start = folded.find(word)
        while start >= 0 and len(folded) == len(text):
            found.append((start, start + len(word)))
            start = folded.find(word, start + len(word))
    return sorted(found)


def _words(parts: Sequence[object]) -> Iterator[_Word]:
    blank = False
    for number, part in enumerate(parts):
        text = getattr(part, "text", "")
        for place, word in enumerate(text.split()):
            yield _Word(word, number, blank or bool(place) or text[:1].isspace())
            blank = False
        blank = text[-1:].isspace()


def _units(words: Sequence[_Word]) -> Iterator[list[_Word]]:
    """Yield words that no line break may part: those without a blank between."""
    unit: list[_Word] = []
    for word in words:
        if unit and word.blank:
            yield unit
            unit = []
        unit.append(word)
    if unit:
        yield unit
