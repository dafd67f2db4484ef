"""Where everything stands on the table's screen, for any window and any size of text.

Two arrangements: *panels* at both sides of the board, and, where text is large for the window,
*drawers*: a bar above and a bar below the board, each a summary in one line, and the seats in a
drawer that opens over the board on demand.

What is told has a place of its own (`Part.NOTE`) on a panel; in the bar it follows the sentence.

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

DRAWER = 580
"""Width of the drawer."""


class Kind(StrEnum):
    """Which arrangement the window has."""

    PANELS = "panels"
    DRAWERS = "drawers"


class Part(StrEnum):
    """A place on the screen that something is drawn in."""

    SEATS = "seats"
    TURN = "turn"
    TRACK = "track"
    STACK = "stack"
    ODDS = "odds"
    HOLDERS = "holders"
    TILES = "tiles"
    LOG = "log"
    AIDS = "aids"
    TURN_LEFT = "turn left"
    TURN_RIGHT = "turn right"
    SENTENCE = "sentence"
    MAIN = "main"
    UNDO = "undo"
    RESET = "reset"
    NOTE = "note"
    ZOOM_OUT = "zoom out"
    ZOOM_IN = "zoom in"
    FIT = "fit"
    MENU = "menu"
    SUMMARY = "summary"
    DRAWER = "drawer"


HOLDERS = frozenset({Part.SEATS, Part.TURN, Part.SUMMARY, Part.DRAWER, Part.AIDS})
"""Parts that other parts stand on."""
AID_BUTTONS = (Part.ODDS, Part.HOLDERS, Part.TILES, Part.LOG)


@dataclass(frozen=True, slots=True)
class Layout:
    """Rectangles in physical pixels.

    `view` is the part of the window that the board is fitted into; the board may reach below the
    panels. `rows` are the seats' rows, in the drawer if there is one; `chips` the seats' summaries
    in the bar; `hands` the boxes of the tiles in hand; `log` is where the list of what happened
    stands: on the seats' panel, or on `log_drawer`, which opens over the board. `sheet` is the
    paper for the list of tiles, which opens over the board too.
    """

    kind: Kind
    unit: float
    window: Rect
    view: Rect
    parts: Mapping[Part, Rect]
    rows: tuple[Rect, ...]
    chips: tuple[Rect, ...]
    hands: tuple[Rect, ...]
    log: Rect
    log_drawer: Rect | None
    sheet: Rect

    def px(self, units: float) -> int:
        """Return a length in physical pixels."""
        return round(units * self.unit)

    def panels(
        self, *, open_drawer: bool, open_log: bool = False, open_sheet: bool = False
    ) -> tuple[Rect, ...]:
        """Return what covers the board now: the pointer does not reach the board there."""
        shown = [Part.SEATS, Part.TURN, Part.SUMMARY, Part.AIDS]
        if open_drawer:
            shown.append(Part.DRAWER)
        found = [self.parts[part] for part in shown if part in self.parts]
        if open_log and self.log_drawer is not None:
            found.append(self.log_drawer)
        return (*found, self.sheet) if open_sheet else tuple(found)


def make_layout(size: tuple[int, int], scale: float, seats: int, hands: int) -> Layout:
    """Return the layout of a window of `size` pixels at the theme's `scale`.

    `seats` people sit at the table and the seat to act holds `hands` tiles at most (1 or 2).
    """
    unit = unit_of(scale)
    wide, high = size[0] / unit, size[1] / unit
    if wide >= 1240 and high >= 690:
        return _panels(size, unit, seats, hands)
    return _drawers(size, unit, seats, hands)


def _panels(size: tuple[int, int], unit: float, seats: int, hands: int) -> Layout:
    ruler = Ruler(unit)
    wide, high = size[0] / unit, size[1] / unit
    side = 360.0 if wide >= 1600 else 320.0
    view = ruler.rect(MARGIN + side + GAP, MARGIN, wide - MARGIN - side - GAP, high - MARGIN)
    parts: dict[Part, Rect] = {}
    rows, log = _seats_panel(ruler, parts, (MARGIN, MARGIN, MARGIN + side, high - MARGIN), seats)
    box = (wide - MARGIN - side, MARGIN, wide - MARGIN, high - MARGIN)
    boxes = _turn_panel(ruler, parts, box, hands)
    window = Rect((0, 0), size)
    return Layout(Kind.PANELS, unit, window, view, parts, rows, (), boxes, log, None, view)


def _seats_panel(
    ruler: Ruler, parts: dict[Part, Rect], box: tuple[float, float, float, float], seats: int
) -> tuple[tuple[Rect, ...], Rect]:
    """Lay out seats, score track, stack, the aids' buttons and the log from the top down."""
    left, top, right, bottom = box
    x, end = left + PADDING, right - PADDING
    head, foot = top + PADDING, bottom - PADDING
    track, stack, button, log = 44.0, 52.0, 46.0, 108.0
    spare = foot - head - track - stack - button - log - (seats + 3) * GAP
    row = min(112.0, spare / seats)
    starts = [head + i * (row + GAP) for i in range(seats)]
    rows = tuple(ruler.rect(x, y, end, y + row) for y in starts)
    y = head + seats * (row + GAP)
    parts[Part.TRACK] = ruler.rect(x, y, end, y + track)
    y += track + GAP
    parts[Part.STACK] = ruler.rect(x, y, end, y + stack)
    y += stack + GAP
    parts.update(zip(AID_BUTTONS, ruler.row((x, y, end, y + button), 4, GAP), strict=True))
    y += button + GAP
    parts[Part.SEATS] = ruler.rect(left, top, right, bottom)
    return rows, ruler.rect(x, y, end, foot)


def _turn_panel(
    ruler: Ruler, parts: dict[Part, Rect], box: tuple[float, float, float, float], hands: int
) -> tuple[Rect, ...]:
    left, top, right, bottom = box
    x, end = left + PADDING, right - PADDING
    button, sentence, note, main = 50.0, 156.0, 122.0, 58.0
    spare = bottom - top - 2 * PADDING - sentence - main - note - 3 * button - 6 * GAP
    # A refusal at full length is worth more than a larger picture of the tile.
    more = min(32.0, max(0.0, (spare - 100) / 3))
    tile = min(end - x if hands == 1 else (end - x - GAP) / 2, 256.0, spare - more)
    # What a follower scores, line by line, has room where the panel has.
    note += more + min(110.0, max(0.0, spare - more - tile))
    y = top + PADDING
    middle, width = (x + end) / 2, hands * tile + (hands - 1) * GAP
    tiles = ruler.row((middle - width / 2, y, middle + width / 2, y + tile), hands, GAP)
    y += tile + GAP
    parts[Part.TURN_LEFT], parts[Part.TURN_RIGHT] = ruler.row((x, y, end, y + button), 2, GAP)
    y += button + GAP
    parts[Part.SENTENCE] = ruler.rect(x, y, end, y + sentence)
    y += sentence + GAP
    parts[Part.MAIN] = ruler.rect(x, y, end, y + main)
    y += main + GAP
    parts[Part.UNDO], parts[Part.RESET] = ruler.row((x, y, end, y + button), 2, GAP)
    y += button + GAP
    parts[Part.NOTE] = ruler.rect(x, y, end, y + note)
    y += note + GAP
    tools = ruler.row((x, y, end, y + button), 4, GAP)
    parts.update(zip((Part.ZOOM_OUT, Part.ZOOM_IN, Part.FIT, Part.MENU), tools, strict=True))
    parts[Part.TURN] = ruler.rect(left, top, right, y + button + PADDING)
    return tuple(tiles)


def _drawers(size: tuple[int, int], unit: float, seats: int, hands: int) -> Layout:
    ruler = Ruler(unit)
    wide, high = size[0] / unit, size[1] / unit
    bar, foot = 64.0, 148.0
    parts = {Part.SUMMARY: ruler.rect(0, 0, wide, bar)}
    parts[Part.TURN] = ruler.rect(0, high - foot, wide, high)
    y, end = 6.0, bar - 6.0
    x = wide - MARGIN - 4 * 52 - 3 * GAP
    tools = ruler.row((x, y, wide - MARGIN, end), 4, GAP)
    parts.update(zip((Part.ZOOM_OUT, Part.ZOOM_IN, Part.FIT, Part.MENU), tools, strict=True))
    chips = tuple(ruler.row((MARGIN, y, x - 120, end), seats, GAP))
    parts[Part.STACK] = ruler.rect(x - 112, y, x - GAP, end)
    boxes = _turn_bar(ruler, parts, (MARGIN, high - foot + 10, wide - MARGIN, high - 10), hands)
    top, bottom = bar + GAP, high - foot - GAP
    strip = _aids_strip(ruler, parts, wide - MARGIN, top)
    view = ruler.rect(MARGIN, top, strip - GAP, bottom)
    row = min(104.0, (bottom - top - 2 * PADDING - (seats - 1) * GAP) / seats)
    starts = [top + PADDING + i * (row + GAP) for i in range(seats)]
    rows = tuple(
        ruler.rect(MARGIN + PADDING, start, MARGIN + DRAWER - PADDING, start + row)
        for start in starts
    )
    parts[Part.DRAWER] = ruler.rect(MARGIN, top, MARGIN + DRAWER, starts[-1] + row + PADDING)
    width = min(DRAWER + 160, strip - GAP - MARGIN)
    drawer = ruler.rect(MARGIN, top, MARGIN + width, bottom)
    log = ruler.rect(MARGIN + PADDING, top + PADDING, MARGIN + width - PADDING, bottom - PADDING)
    window = Rect((0, 0), size)
    return Layout(Kind.DRAWERS, unit, window, view, parts, rows, chips, boxes, log, drawer, view)


def _aids_strip(ruler: Ruler, parts: dict[Part, Rect], right: float, top: float) -> float:
    """Lay the aids' buttons below each other at the right; return where their strip begins."""
    side, rim = 52.0, 10.0
    left = right - side - 2 * rim
    for number, part in enumerate(AID_BUTTONS):
        y = top + rim + number * (side + GAP)
        parts[part] = ruler.rect(left + rim, y, right - rim, y + side)
    parts[Part.AIDS] = ruler.rect(left, top, right, top + 2 * rim + 4 * side + 3 * GAP)
    return left


def _turn_bar(
    ruler: Ruler, parts: dict[Part, Rect], box: tuple[float, float, float, float], hands: int
) -> tuple[Rect, ...]:
    left, top, right, bottom = box
    tile = bottom - top
    x = left + hands * (tile + GAP)
    tiles = ruler.row((left, top, x - GAP, bottom), hands, GAP)
    middle = (top + bottom) / 2
    small = 52.0
    main = right - 150
    tools = main - GAP - 2 * small - GAP
    names = ((Part.TURN_LEFT, Part.TURN_RIGHT), (Part.UNDO, Part.RESET))
    for pair, y, end in zip(names, (top, middle + 3), (middle - 3, bottom), strict=True):
        cells = ruler.row((tools, y, main - GAP, end), 2, GAP)
        parts.update(zip(pair, cells, strict=True))
    parts[Part.MAIN] = ruler.rect(main, top, right, bottom)
    parts[Part.SENTENCE] = ruler.rect(x, top, tools - GAP, bottom)
    return tuple(tiles)
