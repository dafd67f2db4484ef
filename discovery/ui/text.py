"""Drawing text: fonts and finished pictures are kept, missing letters come from another font."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from discovery.ui.font_file import NoFontError, check_font
from discovery.ui.kept import Kept

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.ui.theme import Colour, Role, Theme

FACES = ("body", "body-bold", "heading")
STAND_IN = "\N{BLACK SQUARE}"
"""Shown for a letter that no font has."""
ELLIPSIS = "…"
NO_LETTER = "\uffff"
PROBE = 20
"""Font size at which letters are looked for."""
WINDOWS = 0.5
"""Pictures of words are kept that would cover the window so many times: more than any page has."""


class FontError(Exception):
    """A font file is missing or broken; the text names it."""


class Text:
    """Draws words in the fonts of `folder`, at the sizes of the theme that it is given."""

    def __init__(self, folder: Path, theme: Theme) -> None:
        pygame.font.init()
        self.theme = theme
        self._folder = folder
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        self._checked: set[Path] = set()
        self._pictures = Kept(0)
        self._has = lru_cache(maxsize=4096)(self._face_has)
        self._measure = lru_cache(maxsize=4096)(self._width)

    def line_height(self, role: Role) -> int:
        """Return the distance between two lines in pixels."""
        return self._font(role.face, self.theme.font_px(role)).get_linesize()

    def glyphs(self, role: Role) -> int:
        """Return the height in pixels of letters from the highest to the lowest point of any."""
        return self._font(role.face, self.theme.font_px(role)).get_height()

    def capitals(self, role: Role) -> int:
        """Return how many pixels below a line's top the middle of its capitals stands."""
        font = self._font(role.face, self.theme.font_px(role))
        letter = font.metrics("H")[0]
        return font.get_ascent() - (letter[3] // 2 if letter else 0)

    def reach(self, text: str, role: Role) -> tuple[int, int]:
        """Return how far below a line's top its own letters begin and end."""
        px = self.theme.font_px(role)
        fonts = [(self._font(holder, px), part) for holder, part in self._runs(text, role.face)]
        found = [(font.get_ascent(), one) for font, part in fonts for one in font.metrics(part)]
        tall = [(ascent - one[3], ascent - one[2]) for ascent, one in found if one]
        return min(top for top, _ in tall), max(bottom for _, bottom in tall)

    def width(self, text: str, role: Role) -> int:
        """Return the width of one line in pixels."""
        return self._measure(text, role.face, self.theme.font_px(role))

    def _width(self, text: str, face: str, px: int) -> int:
        return sum(self._font(holder, px).size(part)[0] for holder, part in self._runs(text, face))

    def render(self, text: str, role: Role, colour: Colour) -> pygame.Surface:
        """Return one line as a picture; shared, so never draw on it."""
        px = self.theme.font_px(role)
        key = (text, role, px, colour)
        picture = self._pictures.get(key)
        if picture is not None:
            return picture
        wide, high = self.theme.size
        self._pictures.room = round(WINDOWS * 4 * wide * high)
        return self._pictures.keep(key, self._draw(text, role, px, colour))

    def fit(self, text: str, role: Role, width: int) -> str:
        """Return `text`, cut and ended with an ellipsis if it is wider than `width` pixels."""
        if self.width(text, role) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + ELLIPSIS, role) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS

    def wrap(self, text: str, role: Role, width: int) -> list[str]:
        """Break `text` into lines of at most `width` pixels; a longer word is broken inside."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if self.width(longer, role) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *full, line = self._pieces(word, role, width)
                lines.extend(full)
            lines.append(line)
        return lines

    def block_height(self, text: str, role: Role, width: int) -> int:
        """Return the height in pixels of `text` wrapped to `width`."""
        return len(self.wrap(text, role, width)) * self.line_height(role)

    def draw_block(  # noqa: PLR0913 - what, how and where
        self,
        surface: pygame.Surface,
        text: str,
        role: Role,
        colour: Colour,
        rect: pygame.Rect,
        *,
        align: float = 0.0,
    ) -> int:
        """Draw wrapped `text` from the top of `rect`; return the height used.

        `align` is 0 for left, 0.5 for centred, 1 for right.
        """
        step = self.line_height(role)
        lines = self.wrap(text, role, rect.width)
        for number, line in enumerate(lines):
            picture = self.render(line, role, colour)
            left = rect.left + round((rect.width - picture.get_width()) * align)
            surface.blit(picture, (left, rect.top + number * step))
        return len(lines) * step

    def draw_line(  # noqa: PLR0913 - what, how and where
        self,
        surface: pygame.Surface,
        text: str,
        role: Role,
        colour: Colour,
        rect: pygame.Rect,
        *,
        align: float = 0.0,
    ) -> None:
        """Draw one line in the middle of `rect`'s height, cut to its width."""
        picture = self.render(self.fit(text, role, rect.width), role, colour)
        left = rect.left + round((rect.width - picture.get_width()) * align)
        surface.blit(picture, (left, rect.centery - picture.get_height() // 2))

    def _draw(self, text: str, role: Role, px: int, colour: Colour) -> pygame.Surface:
        runs = [(self._font(face, px), part) for face, part in self._runs(text, role.face)]
        if len(runs) == 1:
            font, part = runs[0]
            return font.render(part, True, colour)  # noqa: FBT003 - pygame's own signature
        pictures = [font.render(part, True, colour) for font, part in runs]  # noqa: FBT003
        own = self._font(role.face, px)
        above = max([own.get_ascent(), *(font.get_ascent() for font, _ in runs)])
        below = max(
            [p.get_height() - f.get_ascent() for p, (f, _) in zip(pictures, runs, strict=True)]
            or [own.get_height() - own.get_ascent()]
        )
        width = sum(picture.get_width() for picture in pictures)
        whole = pygame.Surface((width, above + below), pygame.SRCALPHA)
        left = 0
        for picture, (font, _) in zip(pictures, runs, strict=True):
            whole.blit(picture, (left, above - font.get_ascent()))
            left += picture.get_width()
        return whole

    def _runs(self, text: str, wished: str) -> Iterator[tuple[str, str]]:
        """Cut `text` into parts that one font has, the one `wished` if it can: (face, part)."""
        face, part = wished, ""
        if text and text.isascii() and text.isprintable():
            # Every font has these; asking it for each letter takes a while at the start.
            yield face, text
            return
        for letter in text:
            holder = self._holder(letter, wished)
            if holder is not None and holder != face:
                if part:
                    yield face, part
                face, part = holder, ""
            part += letter if holder else STAND_IN
        if part:
            yield face, part

    def _holder(self, letter: str, wished: str) -> str | None:
        for face in (wished, *FACES):
            if self._has(face, letter):
                return face
        return None

    def _face_has(self, face: str, letter: str) -> bool:
        """Tell whether a font has a glyph; a blank that measures like no glyph at all is none."""
        font = self._font(face, PROBE)
        found = font.metrics(letter)
        return letter.isspace() or found not in ([None], [], font.metrics(NO_LETTER))

    def _pieces(self, word: str, role: Role, width: int) -> list[str]:
        pieces, piece = [], ""
        for letter in word:
            if piece and self.width(piece + letter, role) > width:
                pieces.append(piece)
                piece = ""
            piece += letter
        return [*pieces, piece]

    def _font(self, face: str, px: int) -> pygame.Font:
        font = self._fonts.get((face, px))
        if font is None:
            path = self._folder / f"{face}.ttf"
            try:
                if path not in self._checked:
                    check_font(path)
                    self._checked.add(path)
                font = pygame.Font(path, px)
            except (OSError, NoFontError, pygame.error) as error:
                why = getattr(error, "strerror", None) or error
                message = f"the font {path} cannot be used: {why}"
                raise FontError(message) from error
            self._fonts[face, px] = font
        return font
