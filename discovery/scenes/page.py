"""A sheet of paper with a heading, a body that scrolls, and a row of buttons below it.

A page may have a column at its side, which scrolls by itself.

Every menu is one. A page keeps its own values and builds its widgets from them; after a change of
what there is (not of a value) it builds them anew, and the focus stays where it was.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.scenes.rulebook import open_rules
from discovery.scenes.table.areas import apart
from discovery.ui.boxes import Column, Row
from discovery.ui.brush import FOCUS_UNITS, Brush
from discovery.ui.focus import FocusRing
from discovery.ui.intents import Command, Moved, Ordered
from discovery.ui.scene import PartlyStale, Pop, Push
from discovery.ui.scroll import Scroll
from discovery.ui.sound_table import Effect
from discovery.ui.theme import Role
from discovery.ui.widgets import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Areas, Scene, Transition
    from discovery.ui.widgets import Widget

BACKGROUND = "ui/title.webp"
SHADE = 130
"""How dark the scene below gets, of 255."""
TIGHT = 760
"""A window lower than this many units has less air and smaller headings."""


class _Air(NamedTuple):
    """Distances in units: around the paper, inside it, between its parts."""

    margin: float
    padding: float
    gap: float


LEAF = 0.85
"""How much of its height a body scrolls when its page is turned."""

LEAVES = {Command.PAGE_UP: -LEAF, Command.PAGE_DOWN: LEAF}

AIRY, DENSE = _Air(28, 44, 24), _Air(8, 26, 14)


class Page(PartlyStale):
    """A page in front of the title picture, or in front of the scene `below`, darkened."""

    width = 1000
    """Of the paper in units at most."""
    side_width: float = 0
    """Of the column at the side in units."""
    fills = False
    """Whether the paper is as high as the window even where less would do."""
    keeps_place = False
    """Whether what scrolls stays where it is when the widgets are made anew."""
    arrival: Effect | None = Effect.PAPER

    def __init__(self, context: Context, below: Scene | None = None) -> None:
        self.context = context
        self.below = below
        self.brush = Brush(context)
        self.ring = FocusRing(context)
        self._paper = pygame.Rect(0, 0, 0, 0)
        self._heading = Column(context, [])
        self._body = Scroll(context, Column(context, []))
        self._side = Scroll(context, Column(context, []))
        self._footer = Row(context, [])
        self._behind: pygame.Surface | None = None
        self._lit: Widget | None = None
        """What was drawn with the focus."""

    @property
    def tight(self) -> bool:
        """Whether there is little height for the size of the text."""
        theme = self.context.theme
        return theme.size[1] / theme.scale < TIGHT

    @property
    def inner_width(self) -> int:
        """The width in pixels that the paper has for what stands on it."""
        theme = self.context.theme
        margin, padding, _ = (theme.px(units) for units in self._air)
        # Letters that could get no smaller need more room than units tell.
        letters = theme.font_px(Role.BODY) / Role.BODY.units
        wide = min(round(self.width * max(theme.scale, letters)), theme.size[0] - 2 * margin)
        return wide - 2 * padding

    @property
    def _air(self) -> _Air:
        return DENSE if self.tight else AIRY

    @abstractmethod
    def heading(self) -> str:
        """Return the words on top."""

    @abstractmethod
    def body(self) -> Sequence[Box]:
        """Return what stands below each other, made anew."""

    def side(self) -> Sequence[Box]:
        """Return what stands in the column at the side, made anew; nothing for no column."""
        return ()

    def footer(self) -> Sequence[Box]:
        """Return the buttons at the bottom, made anew."""
        return ()

    def first(self) -> str:
        """Return the key of the widget that has the focus at the beginning."""
        return ""

    def help_key(self) -> str:
        """Return the paragraph of the rules that F1 opens, empty for their contents."""
        return ""

    def back(self) -> Transition:
        """Answer the wish to go back."""
        return Pop()

    def enter(self) -> None:
        """Look anew at what may have changed meanwhile."""
        if self._paper.width:
            self.rebuild()

    def leave(self) -> None:
        """Give the picture behind back."""
        self._behind = None

    def layout(self, size: tuple[int, int]) -> None:
        """Fit to the window."""
        self._behind = None
        self._paper = pygame.Rect((0, 0), size)
        self.rebuild()

    def rebuild(self) -> None:
        """Make the widgets anew from the page's values."""
        opening = self.ring.focused is None
        self._heading = Column(self.context, self.top_boxes())
        offset = self._body.offset if self.keeps_place else 0
        self._body = Scroll(self.context, Column(self.context, list(self.body())), offset)
        self._side = Scroll(self.context, Column(self.context, list(self.side()), gap=4))
        self._footer = Row(self.context, list(self.footer()), align=0.5)
        self._place(self.context.theme.size)
        boxes: tuple[Box, ...] = (self._heading, self._side.box, self._body.box, self._footer)
        self.ring.fill([leaf for box in boxes for leaf in box.leaves()])
        if opening and self.first():
            wished = [w for w in self.ring.widgets if w.takes_focus and w.key == self.first()]
            self.ring.focus(wished[0] if wished else self.ring.focused)
        self._reveal()
        self.stale = True

    def top_boxes(self) -> list[Box]:
        """Return what stands above the body and does not scroll."""
        role = Role.SUBHEADING if self.tight else Role.HEADING
        return [Label(self.context, self.heading(), role, align=0.5)]

    def handle(self, given: Input) -> Transition:
        """Answer an input."""
        if isinstance(given.intent, Ordered) and given.intent.command is Command.BACK:
            return None if given.intent.repeated else self.back()
        if given.intent == Ordered(Command.HELP):
            return Push(open_rules(self.context, self.help_key()))
        if isinstance(given.intent, Ordered) and given.intent.command in LEAVES:
            self._body.move(round(LEAVES[given.intent.command] * self._body.view.height))
            self.stale = True
            return None
        if any(scroll.handle(given.intent) for scroll in (self._body, self._side)):
            self.stale = True
            return None
        focused, moved = self.ring.focused, isinstance(given.intent, Moved)
        wish = self.ring.handle(given)
        if self.ring.focused is not focused and not moved:
            self._reveal()
        if self.ring.changed and moved:
            self.hover()
        elif self.ring.changed:
            self.stale = True
        self.ring.changed = False
        return wish

    def draw(self, surface: pygame.Surface) -> Areas | None:
        """Draw the page, or only what has lost the focus and got it where the pointer moved it."""
        hovered, self._hovered = self._hovered, False
        lost, self._lit = self._lit, self.ring.focused
        areas = None
        if self._behind is None:
            self._behind = self._background(surface)
        elif hovered:
            lit = [widget.reach for widget in (lost, self._lit) if widget is not None]
            areas = apart([area.clip(surface.get_rect()) for area in lit])
        for area in [surface.get_rect()] if areas is None else areas:
            surface.set_clip(area)
            self.paint(surface, self._behind)
        surface.set_clip(None)
        return areas

    def paint(self, surface: pygame.Surface, behind: pygame.Surface) -> None:
        """Draw what is behind, the paper, and everything on it, as far as the clip goes."""
        surface.blit(behind, (0, 0))
        self.brush.panel(surface, self._paper)
        for box in (self._heading, self._footer):
            for leaf in box.leaves():
                leaf.draw(surface, self.ring.look(leaf))
        for scroll in (self._side, self._body):
            self._draw_scroll(surface, scroll)

    def _draw_scroll(self, surface: pygame.Surface, scroll: Scroll) -> None:
        rim, clip = self.context.theme.px(2 * FOCUS_UNITS + 2), surface.get_clip()
        surface.set_clip(clip.clip(scroll.view.inflate(rim, rim)))
        for leaf in scroll.shown():
            leaf.draw(surface, self.ring.look(leaf))
        scroll.draw_bar(surface)
        surface.set_clip(clip)

    def _background(self, surface: pygame.Surface) -> pygame.Surface:
        size = surface.get_size()
        if self.below is None:
            return self.context.sheets.picture(BACKGROUND, size, raw=True)
        self.below.layout(size)
        self.below.draw(surface)
        # A page below has given its own focus the keys.
        self.ring.keep()
        self.brush.shade(surface, SHADE)
        return surface.copy()

    def _place(self, size: tuple[int, int]) -> None:
        """Make the paper as large as it must be and fits, and put everything on it."""
        theme = self.context.theme
        margin, padding, gap = (theme.px(units) for units in self._air)
        inner = self.inner_width
        top, bottom = self._heading.height(inner), self._footer.height(inner)
        fixed = 2 * padding + top + gap + (bottom + gap if bottom else 0)
        aside = theme.px(self.side_width) if list(self._side.box.leaves()) else 0
        shift = aside + 2 * gap if aside else 0
        most = size[1] - 2 * margin - fixed
        body = most if self.fills else min(self._body.box.height(inner - shift), most)
        self._paper = pygame.Rect(0, 0, inner + 2 * padding, fixed + body)
        self._paper.center = (size[0] // 2, size[1] // 2)
        left, y = self._paper.left + padding, self._paper.top + padding
        self._heading.place(pygame.Rect(left, y, inner, top))
        self._side.place(pygame.Rect(left, y + top + gap, aside, body))
        self._body.place(pygame.Rect(left + shift, y + top + gap, inner - shift, body))
        self._footer.place(pygame.Rect(left, self._paper.bottom - padding - bottom, inner, bottom))

    def _reveal(self) -> None:
        focused = self.ring.focused
        for scroll in (self._body, self._side):
            if focused is not None and focused in scroll.box.leaves():
                scroll.reveal(focused.rect)
