"""A text field: typed through any input method, with a caret that stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.brush import Look
from discovery.ui.intents import Composing, Edit, Edited, Typed
from discovery.ui.theme import Role
from discovery.ui.widgets import LINE_HEIGHT, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.ui.context import Context
    from discovery.ui.intents import Intent, Position
    from discovery.ui.scene import Transition


class Field(Widget):
    """One line of text of at most `most` letters."""

    can_focus = True
    types = True
    stretch = 1.0

    def __init__(  # noqa: PLR0913 - what it holds and what it does
        self,
        context: Context,
        text: str,
        on_change: Callable[[str], None],
        *,
        key: str,
        most: int = 16,
        empty: str = "",
        letters: int = 10,
    ) -> None:
        """Hold `text`; show `empty` faintly while there is none; be `letters` wide at least."""
        super().__init__(context)
        self.text = text
        self.key = key
        self.caret = len(text)
        self.composing = ""
        self.selected = False
        """Whether the whole text is marked, so that what is typed takes its place."""
        self._arrived = False
        self._most = most
        self._empty = empty
        self._letters = letters
        self._on_change = on_change

    def least_width(self) -> int:
        """Return the width of some letters."""
        return self.context.text.width("m", Role.BODY) * self._letters

    def height(self, width: int) -> int:  # noqa: ARG002 - one line at any width
        """Return the height of one line with a margin."""
        line = self.context.text.line_height(Role.BODY)
        return max(self.context.theme.px(LINE_HEIGHT), round(line * 1.4))

    def arrive(self) -> None:
        """Mark the whole text."""
        self.selected = bool(self.text)
        self.caret = len(self.text)
        self._arrived = True

    def take_over(self, old: Widget) -> None:
        """Keep caret and mark."""
        if isinstance(old, Field):
            self.caret = min(old.caret, len(self.text))
            self.composing = old.composing
            self.selected = old.selected

    def press(self, at: Position | None = None) -> Transition:
        """Put the caret where the click was; the click that gave the focus leaves all marked."""
        arrived, self._arrived = self._arrived, False
        if at is not None and not arrived:
            self.selected = False
            starts = [self._width(self.text[:n]) for n in range(len(self.text) + 1)]
            wished = at[0] - self._words().left
            self.caret = min(range(len(starts)), key=lambda n: abs(starts[n] - wished))
        return None

    def enter(self, intent: Intent) -> bool:
        """Take text or an editing key; tell whether anything changed."""
        match intent:
            case Typed(text):
                self.composing = ""
                self._insert(text)
            case Composing(text):
                self.composing = text
            case Edited(Edit.PASTE):
                self._insert(pygame.scrap.get_text())
            case Edited(edit):
                self._edit(edit)
            case _:
                return False
        return True

    def _insert(self, text: str) -> None:
        clean = "".join(letter for letter in text if letter.isprintable())
        if clean:
            self._drop_selected()
        clean = clean[: self._most - len(self.text)]
        self._change(self.text[: self.caret] + clean + self.text[self.caret :], len(clean))

    def _drop_selected(self) -> bool:
        """Empty the field if all of it is marked; tell whether it was."""
        dropped, self.selected = self.selected, False
        if dropped:
            self._change("", -self.caret)
        return dropped

    def _edit(self, edit: Edit) -> None:
        if edit in (Edit.ERASE, Edit.DELETE) and self._drop_selected():
            return
        self.selected = False
        before, after = self.text[: self.caret], self.text[self.caret :]
        match edit:
            case Edit.LEFT:
                self.caret = max(0, self.caret - 1)
            case Edit.RIGHT:
                self.caret = min(len(self.text), self.caret + 1)
            case Edit.START:
                self.caret = 0
            case Edit.END:
                self.caret = len(self.text)
            case Edit.ERASE if before:
                self._change(before[:-1] + after, -1)
            case Edit.DELETE:
                self._change(before + after[1:], 0)
            case _:
                pass

    def _change(self, text: str, step: int) -> None:
        self.text = text
        self.caret += step
        self._on_change(text)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the box, the words and, with the focus, the caret."""
        theme, text = self.context.theme, self.context.text
        focused = look is not Look.NORMAL
        self.brush.field(surface, self.rect, focused=focused)
        words, line = self._words(), self._line()
        if not line and not focused:
            text.draw_line(surface, self._empty, Role.BODY, theme.colour("ink_soft"), words)
            return
        before = self._width(self.text[: self.caret] + self.composing)
        shift = max(0, before - words.width + theme.px(4))
        picture = text.render(line, Role.BODY, theme.colour("ink"))
        old = surface.get_clip()
        surface.set_clip(words.clip(old))
        top = words.centery - picture.get_height() // 2
        if focused and self.selected:
            mark = pygame.Rect(words.left - shift, top, *picture.get_size())
            surface.fill(theme.colour("paper_dark"), mark)
        surface.blit(picture, (words.left - shift, top))
        if self.composing:
            self._underline(surface, words.left - shift, top + picture.get_height())
        if focused:
            caret = pygame.Rect(words.left - shift + before, top, theme.px(2), picture.get_height())
            surface.fill(theme.colour("focus"), caret)
        surface.set_clip(old)

    def _underline(self, surface: pygame.Surface, left: int, bottom: int) -> None:
        start = left + self._width(self.text[: self.caret])
        width, thick = self._width(self.composing), self.context.theme.px(2)
        surface.fill(self.context.theme.colour("focus"), (start, bottom - thick, width, thick))

    def _line(self) -> str:
        return self.text[: self.caret] + self.composing + self.text[self.caret :]

    def _words(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.context.theme.px(14), 0)

    def _width(self, text: str) -> int:
        return self.context.text.width(text, Role.BODY)
