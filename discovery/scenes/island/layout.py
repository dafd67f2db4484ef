"""Where everything stands on the island's screen, for any window and any size of text.

Two arrangements: *panels* at both sides of the map, and, where text is large for the window,
*drawers*: a bar above and a bar below the map, and what the left panel holds in a drawer.

Lengths are in units of one pixel at 1080p and text size 100 %; a unit never gets so small that
text would be under 13 pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from pygame import Rect

from discovery.scenes.table.ruler import GAP, MARGIN, PADDING, Ruler, unit_of

if TYPE_CHECKING:
    from collections.abc import Mapping

DRAWER = 620
"""Width of the drawer."""
TALL_DAY, TALL_MARKER = 186, 184
"""Heights of the day and of the marker where the panel is high."""
SLIP = 900
"""Greatest width of what is told over the map."""
WIDEST_CARD, CARD_GAP = 300, 14
TALL_CARD, WIDE_CARD = (226, 250), (270, 84)
"""Least sizes of a card whose picture is above its words, and of one where it is beside them."""
SLIP_HEAD, SLIP_FOOT, NARROW_FOOT = 56, 18, 46
"""Heights on such a slip: what is above the lines, what is below; where the slip is not so wide,
that is how to go on."""
CROWN_HIGH = 216
"""Height of what is told at the end."""
LINE_HIGH, TWO_LINES_HIGH, LINE_WIDE = 32, 64, 860
"""Height of a line of the log; of one in two lines, where the slip is not so wide."""


class Kind(StrEnum):
    """Which arrangement the window has."""

    PANELS = "panels"
    DRAWERS = "drawers"


class Part(StrEnum):
    """A place on the screen that something is drawn in."""

    NOTEBOOK = "notebook"
    TURN = "turn"
    SUMMARY_BAR = "bar"
    CHECKER = "checker"
    CLUES = "clues"
    FITS = "fits"
    NEWS = "news"
    DAY = "day"
    MARKER = "marker"
    SENTENCE = "sentence"
    MAIN = "main"
    DECLARE = "declare"
    DEED = "deed"
    UNDO = "undo"
    RESET = "reset"
    NOTE = "note"
    ZOOM_OUT = "zoom out"
    ZOOM_IN = "zoom in"
    FIT = "fit"
    LOG = "log"
    MENU = "menu"
    HINT = "hint"
    WHY = "why"
    FASTER = "faster"
    SKIP = "skip"
    SUMMARY = "summary"
    DRAWER = "drawer"


HOLDERS = frozenset({Part.NOTEBOOK, Part.TURN, Part.SUMMARY_BAR, Part.DRAWER})
"""Parts that other parts stand on."""
IN_DRAWER = frozenset({Part.CHECKER, Part.CLUES, Part.FITS, Part.DRAWER})
"""Parts that are seen only while the drawer is open, where there is one."""
ASIDE_BUTTONS = (Part.HINT, Part.WHY, Part.FASTER, Part.SKIP)
TOOLS = (Part.ZOOM_OUT, Part.ZOOM_IN, Part.FIT, Part.LOG, Part.MENU)


@dataclass(frozen=True, slots=True)
class Layout:
    """Rectangles in physical pixels.

    `view` is the part of the window that the map is seen in. `rows` are the seats' rows, in the
    drawer if there is one; `chips` the seats' summaries in the bar.
    """

    kind: Kind
    unit: float
    window: Rect
    view: Rect
    parts: Mapping[Part, Rect]
    rows: tuple[Rect, ...]
    chips: tuple[Rect, ...]

    def px(self, units: float) -> int:
        """Return a length in physical pixels."""
        return round(units * self.unit)

    def shown(self, part: Part, *, drawer: bool) -> Rect | None:
        """Return where a part is seen now, None where it is not."""
        if part in IN_DRAWER and self.kind is Kind.DRAWERS and not drawer:
            return None
        return self.parts.get(part)

    def panels(self, *, drawer: bool) -> tuple[Rect, ...]:
        """Return the sheets of paper on which everything beside the map stands."""
        wanted = (Part.NOTEBOOK, Part.TURN, Part.SUMMARY_BAR, Part.DRAWER)
        found = (self.shown(part, drawer=drawer) for part in wanted)
        return tuple(rect for rect in found if rect is not None)

    @property
    def _slip_wide(self) -> int:
        return min(self.px(SLIP), self.view.width - 2 * self.px(MARGIN))

    @property
    def slip_is_wide(self) -> bool:
        """Whether a line of the log needs one line only."""
        return self._slip_wide >= self.px(LINE_WIDE)

    @property
    def slip_line(self) -> int:
        """The height of a line of the log in pixels."""
        return self.px(LINE_HIGH if self.slip_is_wide else TWO_LINES_HIGH)

    @property
    def slip_rest(self) -> int:
        """The height of a slip without its lines in pixels."""
        return self.px(SLIP_HEAD + (SLIP_FOOT if self.slip_is_wide else NARROW_FOOT))

    def slip(self, lines: int, *, foot: bool = False) -> Rect:
        """Return where so many lines, or as many as fit, are told over the map's top or foot."""
        return self._over(self.slip_rest + lines * self.slip_line, foot=foot)

    def crown(self, *, foot: bool = False) -> Rect:
        """Return where it is told who has won."""
        return self._over(self.px(CROWN_HIGH), foot=foot)

    def _over(self, high: int, *, foot: bool) -> Rect:
        most = self.view.height - 2 * self.px(MARGIN)
        made = Rect(0, 0, self._slip_wide, min(high, most))
        made.midtop = (self.view.centerx, self.view.top + self.px(MARGIN))
        if foot:
            made.bottom = self.view.bottom - self.px(MARGIN)
        return made

    def cards(self, count: int) -> tuple[Rect, ...]:
        """Return where the cards of the equipment lie over the map."""
        view = self.view.inflate(-2 * self.px(MARGIN), -2 * self.px(MARGIN))
        gap = self.px(CARD_GAP)
        columns = self._columns(view, count, gap)
        wide, high = self._card(view, columns, count, gap)
        lines = -(-count // columns)
        left = view.centerx - (columns * wide + (columns - 1) * gap) // 2
        top = view.centery - (lines * high + (lines - 1) * gap) // 2
        spots = [divmod(number, columns) for number in range(count)]
        return tuple(
            Rect(left + column * (wide + gap), top + line * (high + gap), wide, high)
            for line, column in spots
        )

    def _card(self, view: Rect, columns: int, count: int, gap: int) -> tuple[int, int]:
        lines = -(-count // columns)
        wide = min(self.px(WIDEST_CARD), (view.width - (columns - 1) * gap) // columns)
        high = min(wide * 4 // 3, (view.height - (lines - 1) * gap) // lines)
        if high >= self.px(TALL_CARD[1]):
            wide = min(wide, high)
        return wide, high

    def _columns(self, view: Rect, count: int, gap: int) -> int:
        """Return in how many columns cards are large enough: tall ones, or else wide ones."""
        for least_wide, least_high in (TALL_CARD, WIDE_CARD):
            for columns in (3, 4, 5, 2):
                wide, high = self._card(view, columns, count, gap)
                if wide >= self.px(least_wide) and high >= self.px(least_high):
                    return columns
        return 3


def lines_on(layout: Layout, slip: Rect) -> int:
    """Return how many lines fit on a slip."""
    return (slip.height - layout.slip_rest) // layout.slip_line


def make_layout(size: tuple[int, int], scale: float, seats: int = 2) -> Layout:
    """Return the layout of a window of `size` pixels at the theme's `scale`."""
    unit = unit_of(scale)
    wide, high = size[0] / unit, size[1] / unit
    if wide >= 1240 and high >= 690:
        return _panels(size, unit, seats)
    return _drawers(size, unit, seats)


def _panels(size: tuple[int, int], unit: float, seats: int) -> Layout:
    ruler = Ruler(unit)
    wide, high = size[0] / unit, size[1] / unit
    side = 352.0 if wide >= 1600 else 322.0
    top, bottom = MARGIN, high - MARGIN
    view = ruler.rect(MARGIN + side + GAP, top, wide - MARGIN - side - GAP, bottom)
    parts: dict[Part, Rect] = {}
    rows = _notebook(ruler, parts, (MARGIN, top, MARGIN + side, bottom), seats)
    _turn_panel(ruler, parts, (wide - MARGIN - side, top, wide - MARGIN, bottom))
    return Layout(Kind.PANELS, unit, Rect((0, 0), size), view, parts, rows, ())


def _notebook(
    ruler: Ruler, parts: dict[Part, Rect], box: tuple[float, float, float, float], seats: int
) -> tuple[Rect, ...]:
    left, top, right, bottom = box
    parts[Part.NOTEBOOK] = ruler.rect(*box)
    x, end = left + PADDING, right - PADDING
    clues, fits = 54.0, 50.0
    checker = end - x
    y = top + PADDING
    free = bottom - PADDING - y - checker - clues - fits - 2 * GAP
    row = min(124.0, (free - seats * GAP) / seats)
    rows = tuple(
        ruler.rect(x, y + i * (row + GAP), end, y + i * (row + GAP) + row) for i in range(seats)
    )
    y += seats * (row + GAP)
    parts[Part.CHECKER] = ruler.rect(x, y, end, y + checker)
    y += checker + GAP
    parts[Part.CLUES] = ruler.rect(x, y, end, y + clues)
    y += clues + GAP
    parts[Part.FITS] = ruler.rect(x, y, end, y + fits)
    y += fits + GAP
    if bottom - PADDING - y >= 110:
        parts[Part.NEWS] = ruler.rect(x, y, end, bottom - PADDING)
    return rows


def _turn_panel(
    ruler: Ruler, parts: dict[Part, Rect], box: tuple[float, float, float, float]
) -> None:
    left, top, right, bottom = box
    parts[Part.TURN] = ruler.rect(*box)
    x, end = left + PADDING, right - PADDING
    button, main, sentence, day, note = 50.0, 58.0, 132.0, 124.0, 92.0
    spare = bottom - top - 2 * PADDING - sentence - day - main - note - 3 * button - 6 * GAP
    small: tuple[tuple[Part, ...], ...] = ((Part.UNDO, Part.RESET, *ASIDE_BUTTONS),)
    if spare >= 3 * (button + GAP):
        spare -= button + GAP
        small = ((Part.UNDO, Part.RESET), ASIDE_BUTTONS)
    y = top + PADDING
    if spare >= TALL_DAY + TALL_MARKER + GAP - day:
        # There is room for both below each other.
        spare -= TALL_DAY + TALL_MARKER + GAP - day
        parts[Part.DAY] = ruler.rect(x, y, end, y + TALL_DAY)
        y += TALL_DAY + GAP
        parts[Part.MARKER] = ruler.rect(x, y, end, y + TALL_MARKER)
        y += TALL_MARKER + GAP
    else:
        extra = min(spare, 78.0)
        spare -= extra
        middle = x + (end - x) * 0.58
        parts[Part.DAY] = ruler.rect(x, y, middle - GAP, y + day + extra)
        parts[Part.MARKER] = ruler.rect(middle, y, end, y + day + extra)
        y += day + extra + GAP
    extra = min(spare, 52.0)
    sentence += extra
    note += min(spare - extra, 200.0)
    parts[Part.SENTENCE] = ruler.rect(x, y, end, y + sentence)
    y += sentence + GAP
    parts[Part.MAIN] = ruler.rect(x, y, end, y + main)
    y += main + GAP
    parts[Part.DECLARE], parts[Part.DEED] = ruler.row((x, y, end, y + button), 2, GAP)
    y += button + GAP
    for row in small:
        parts.update(zip(row, ruler.row((x, y, end, y + button), len(row), GAP), strict=True))
        y += button + GAP
    tools = bottom - PADDING - button
    parts[Part.NOTE] = ruler.rect(x, y, end, min(y + note, tools - GAP))
    parts.update(zip(TOOLS, ruler.row((x, tools, end, tools + button), 5, GAP), strict=True))


def _drawers(size: tuple[int, int], unit: float, seats: int) -> Layout:
    ruler = Ruler(unit)
    wide, high = size[0] / unit, size[1] / unit
    bar, foot = 60.0, 140.0
    parts = {Part.SUMMARY_BAR: ruler.rect(0, 0, wide, bar)}
    parts[Part.TURN] = ruler.rect(0, high - foot, wide, high)
    y, end = 5.0, bar - 5.0
    tools = (Part.SUMMARY, *ASIDE_BUTTONS[2:], *TOOLS)
    x = wide - MARGIN - len(tools) * 48 - (len(tools) - 1) * GAP
    parts.update(zip(tools, ruler.row((x, y, wide - MARGIN, end), len(tools), GAP), strict=True))
    chips = tuple(ruler.row((MARGIN, y, x - GAP, end), seats, GAP))
    _turn_bar(ruler, parts, (MARGIN, high - foot + 8, wide - MARGIN, high - 8))
    top, bottom = bar + GAP, high - foot - GAP
    view = ruler.rect(MARGIN, top, wide - MARGIN, bottom)
    rows = _drawer(ruler, parts, (MARGIN, top, MARGIN + DRAWER, bottom), seats)
    return Layout(Kind.DRAWERS, unit, Rect((0, 0), size), view, parts, rows, chips)


def _drawer(
    ruler: Ruler, parts: dict[Part, Rect], box: tuple[float, float, float, float], seats: int
) -> tuple[Rect, ...]:
    """Lay the checker at the left, seats, clues and fitting places at the right."""
    left, top, right, bottom = box
    parts[Part.DRAWER] = ruler.rect(*box)
    x, y, end, foot = left + PADDING, top + PADDING, right - PADDING, bottom - PADDING
    checker = min(foot - y, (end - x) * 0.52)
    parts[Part.CHECKER] = ruler.rect(x, y, x + checker, y + checker)
    x += checker + GAP
    clues = fits = 48.0
    row = min(110.0, (foot - y - clues - fits - (seats + 1) * GAP) / seats)
    rows = tuple(
        ruler.rect(x, y + i * (row + GAP), end, y + i * (row + GAP) + row) for i in range(seats)
    )
    y += seats * (row + GAP)
    parts[Part.CLUES] = ruler.rect(x, y, end, y + clues)
    y += clues + GAP
    parts[Part.FITS] = ruler.rect(x, y, end, y + fits)
    return rows


def _turn_bar(
    ruler: Ruler, parts: dict[Part, Rect], box: tuple[float, float, float, float]
) -> None:
    left, top, right, bottom = box
    day, marker, small, main = 132.0, 112.0, 2 * 118.0 + GAP, 138.0
    parts[Part.DAY] = ruler.rect(left, top, left + day, bottom)
    parts[Part.MARKER] = ruler.rect(left + day + GAP, top, left + day + GAP + marker, bottom)
    parts[Part.MAIN] = ruler.rect(right - main, top, right, bottom)
    x, end = right - main - GAP - small, right - main - GAP
    middle = (top + bottom) / 2
    rows = ((Part.DECLARE, Part.DEED), (Part.UNDO, Part.RESET, *ASIDE_BUTTONS[:2]))
    for row, y, foot in zip(rows, (top, middle + 3), (middle - 3, bottom), strict=True):
        parts.update(zip(row, ruler.row((x, y, end, foot), len(row), GAP), strict=True))
    parts[Part.SENTENCE] = ruler.rect(left + day + marker + 2 * GAP, top, x - GAP, bottom)
