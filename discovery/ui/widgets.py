"""The things on a page: words, buttons, choices. Text fields are in `discovery.ui.field`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.boxes import Box
from discovery.ui.brush import Brush, Look
from discovery.ui.intents import Command
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from discovery.ui.context import Context
    from discovery.ui.intents import Intent, Position
    from discovery.ui.scene import Transition

    Press = Callable[[], Transition]

BUTTON_HEIGHT = 66
LINE_HEIGHT = 60


class Widget(Box):
    """One thing on a page. What can be pressed takes the focus while it is enabled."""

    can_focus = False
    types = False
    """Whether it takes typed text while it has the focus."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.brush = Brush(context)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.clip: pygame.Rect | None = None
        """The part of the screen in which it can be seen, where it can be scrolled away."""
        self.enabled = True
        self.key = ""
        """A name that is the same when the page is built anew, so that the focus can stay."""

    @property
    def takes_focus(self) -> bool:
        """Whether it can have the focus now."""
        return self.can_focus and self.enabled

    @property
    def reach(self) -> pygame.Rect:
        """The pixels that it covers at most, whatever its look."""
        return self.brush.around(self.rect)

    def place(self, rect: pygame.Rect) -> None:
        """Stand at `rect`."""
        self.rect = rect

    def leaves(self) -> Iterator[Widget]:
        """Yield itself."""
        yield self

    def press(self, at: Position | None = None) -> Transition:  # noqa: ARG002 - for subclasses
        """Answer a click at `at`, or the confirm key (None)."""
        return None

    def order(self, command: Command) -> bool:  # noqa: ARG002 - for subclasses
        """Answer a command given while it has the focus; tell whether it had a meaning."""
        return False

    def enter(self, intent: Intent) -> bool:  # noqa: ARG002 - for text fields
        """Take typed text or an editing key; tell whether anything changed."""
        return False

    def arrive(self) -> None:
        """Take note that it has got the focus."""

    def take_over(self, old: Widget) -> None:
        """Go on where the widget stood that had this key before the page was built anew."""

    def shows_at(self, point: Position) -> bool:
        """Tell whether it can be seen at `point`."""
        seen = self.clip is None or self.clip.collidepoint(point)
        return seen and self.rect.collidepoint(point)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw it; `look` says whether it has the focus or is being pressed."""
        raise NotImplementedError


class Label(Widget):
    """Words, wrapped to the width that there is."""

    def __init__(  # noqa: PLR0913 - what it says and how it looks
        self,
        context: Context,
        text: str,
        role: Role = Role.BODY,
        *,
        colour: str = "ink",
        align: float = 0.0,
        stretch: float = 1.0,
        least: float = 220,
    ) -> None:
        """Show `text` in a palette colour; `align` is 0 for left, 0.5 centred, 1 right.

        In a row it may become as narrow as `least` units, and its lines more.
        """
        super().__init__(context)
        self._least = least
        self.stretch = stretch
        self.text = text
        self.role = role
        self._colour = colour
        self._align = align

    def least_width(self) -> int:
        """Return the width of a short line."""
        whole = self.context.text.width(self.text, self.role)
        return min(whole, self.context.theme.px(self._least))

    def height(self, width: int) -> int:
        """Return the height of the wrapped lines."""
        return self.context.text.block_height(self.text, self.role, width)

    def draw(self, surface: pygame.Surface, look: Look) -> None:  # noqa: ARG002 - never focused
        """Draw the lines."""
        colour = self.context.theme.colour(self._colour)
        self.context.text.draw_block(
            surface, self.text, self.role, colour, self.rect, align=self._align
        )


class Gap(Widget):
    """Empty space of some units; in a row it pushes its neighbours apart."""

    def __init__(self, context: Context, units: float = 0, *, stretch: float = 0.0) -> None:
        super().__init__(context)
        self._units = units
        self.stretch = stretch

    def least_width(self) -> int:
        """Return its units."""
        return self.context.theme.px(self._units)

    def height(self, width: int) -> int:  # noqa: ARG002 - the same at any width
        """Return its units."""
        return self.context.theme.px(self._units)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Leave the space empty."""


class Picture(Widget):
    """A square that shows a seat's badge or an icon."""

    def __init__(
        self, context: Context, *, badge: int | None = None, icon: str = "", units: float = 44
    ) -> None:
        """Show the badge of seat colour `badge`, or else `icon`, `units` wide."""
        super().__init__(context)
        self._badge = badge
        self._icon = icon
        self._units = units

    def least_width(self) -> int:
        """Return its side."""
        return self.context.theme.px(self._units)

    def height(self, width: int) -> int:  # noqa: ARG002 - a square
        """Return its side."""
        return self.context.theme.px(self._units)

    def draw(self, surface: pygame.Surface, look: Look) -> None:  # noqa: ARG002 - never focused
        """Draw the badge or the icon."""
        if self._badge is not None:
            self.brush.badge(surface, self._badge, self.rect)
        else:
            self.brush.icon(surface, self._icon, self.rect)


class Painting(Widget):
    """An opaque picture from a file of its own."""

    def __init__(self, context: Context, path: str, units: tuple[float, float]) -> None:
        """Show the picture at `path` below the images; it covers `units`, wide and high."""
        super().__init__(context)
        self._path = path
        self._units = units

    def least_width(self) -> int:
        """Return its width."""
        return self.context.theme.px(self._units[0])

    def height(self, width: int) -> int:  # noqa: ARG002 - the same at any width
        """Return its height."""
        return self.context.theme.px(self._units[1])

    def draw(self, surface: pygame.Surface, look: Look) -> None:  # noqa: ARG002 - never focused
        """Draw the picture in a line of ink."""
        surface.blit(self.context.sheets.picture(self._path, self.rect.size), self.rect)
        ink, width = self.context.theme.colour("ink"), self.context.theme.px(2)
        pygame.draw.rect(surface, ink, self.rect, width)


class Button(Widget):
    """A button with words, an icon, a seat's badge, or some of them."""

    can_focus = True

    def __init__(  # noqa: PLR0913 - what it says and what it does
        self,
        context: Context,
        text: str,
        on_press: Press,
        *,
        icon: str = "",
        badge: int | None = None,
        hint: str = "",
        role: Role = Role.STRONG,
        key: str = "",
    ) -> None:
        """Make a button; `hint` explains one that shows an icon only."""
        super().__init__(context)
        self.text = text
        self.icon = icon
        self.badge = badge
        self.hint = hint
        self.role = role
        self.key = key or text or icon
        self._on_press = on_press

    def least_width(self) -> int:
        """Return the width of icon and words with a margin."""
        theme = self.context.theme
        words = self.context.text.width(self.text, self.role) if self.text else 0
        if not words:
            return self._side()
        picture = self._side() if self._pictured() else theme.px(24)
        return words + picture + theme.px(28)

    def height(self, width: int) -> int:  # noqa: ARG002 - one line at any width
        """Return the height of one line with a margin."""
        return self._side()

    def press(self, at: Position | None = None) -> Transition:  # noqa: ARG002 - anywhere
        """Do what the button does."""
        return self._on_press()

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the button, its picture at the left, its words behind it."""
        theme = self.context.theme
        look = look if self.enabled else Look.DISABLED
        self.brush.button(surface, self.rect, look)
        inner = self.rect.move(0, theme.px(2)) if look is Look.PRESSED else self.rect
        margin = self._side() // 5
        picture = pygame.Rect(inner.left, inner.top, self.rect.height, inner.height)
        picture = picture.inflate(-2 * margin, -2 * margin)
        if not self.text:
            picture.center = inner.center
        if self.badge is not None:
            self.brush.badge(surface, self.badge, picture)
        elif self.icon:
            self.brush.icon(surface, self.icon, picture, faint=not self.enabled)
        if self.text:
            self._draw_words(surface, inner, picture)
        if look is Look.FOCUSED:
            self.brush.focus(surface, self.rect)

    def _draw_words(
        self, surface: pygame.Surface, inner: pygame.Rect, picture: pygame.Rect
    ) -> None:
        colour = self.context.theme.colour("ink" if self.enabled else "ink_faint")
        margin = self.context.theme.px(14)
        words = pygame.Rect(inner.left + margin, inner.top, inner.width - 2 * margin, inner.height)
        if self._pictured():
            words.width -= picture.right + margin - words.left
            words.left = picture.right + margin
        align = 0.0 if self._pictured() else 0.5
        self.context.text.draw_line(surface, self.text, self.role, colour, words, align=align)

    def _pictured(self) -> bool:
        return bool(self.icon) or self.badge is not None

    def _side(self) -> int:
        line = self.context.text.line_height(self.role)
        return max(self.context.theme.px(BUTTON_HEIGHT), round(line * 1.5))


class Choice(Widget):
    """One of several values, changed with the arrows at its ends or the keys left and right."""

    can_focus = True

    def __init__(  # noqa: PLR0913 - what it says and what it does
        self,
        context: Context,
        values: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        key: str,
        badges: Sequence[int] = (),
        widest: Sequence[str] = (),
        stretch: float = 1.0,
    ) -> None:
        """Offer `values` as words, one badge (a seat colour) for each where there are `badges`.

        It has room for the `widest` words too, so that choices below each other are one width.
        """
        super().__init__(context)
        self.values = list(values)
        self.index = index
        self.key = key
        self.stretch = stretch
        self._widest = [*values, *widest]
        self._badges = badges
        self._on_change = on_change
        self._words = 0
        """How wide the longest value is, once that was asked for."""

    def least_width(self) -> int:
        """Return the width of the longest value between two arrows."""
        if not self._words:
            text = self.context.text
            self._words = max(text.width(value, Role.BODY) for value in self._widest)
        badge = self._side() if self._badges else 0
        return self._words + badge + 2 * self._side() + self.context.theme.px(8)

    def height(self, width: int) -> int:  # noqa: ARG002 - one line at any width
        """Return the height of one line with a margin."""
        return self._side()

    def press(self, at: Position | None = None) -> Transition:
        """Go to the value before on a click at the left end, otherwise to the next."""
        back = at is not None and at[0] < self.rect.left + self._side()
        self._go(-1 if back else 1)
        return None

    def order(self, command: Command) -> bool:
        """Change the value with left and right."""
        step = {Command.LEFT: -1, Command.RIGHT: 1}.get(command)
        if step is None:
            return False
        self._go(step)
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the value between two arrows."""
        theme, side = self.context.theme, self._side()
        self.brush.field(surface, self.rect, focused=look is not Look.NORMAL)
        ends = (("arrow_left", self.rect.left), ("arrow_right", self.rect.right - side))
        for name, left in ends if self.enabled else ():
            arrow = pygame.Rect(left, self.rect.top, side, side).inflate(-side // 3, -side // 3)
            self.brush.icon(surface, name, arrow)
        words = self.rect.inflate(-2 * side, 0)
        if self._badges:
            badge = pygame.Rect(words.left, words.top, side, side).inflate(-side // 4, -side // 4)
            self.brush.badge(surface, self._badges[self.index], badge)
            words = pygame.Rect(words.left + side, words.top, words.width - side, words.height)
        value, colour = self.values[self.index], theme.colour("ink")
        align = 0.0 if self._badges else 0.5
        self.context.text.draw_line(surface, value, Role.BODY, colour, words, align=align)

    def _go(self, step: int) -> None:
        self.index = (self.index + step) % len(self.values)
        self._on_change(self.index)

    def _side(self) -> int:
        line = self.context.text.line_height(Role.BODY)
        return max(self.context.theme.px(LINE_HEIGHT), round(line * 1.4))
