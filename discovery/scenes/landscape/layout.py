"""Where everything stands on the table's screen, for any window and any size of text.

Two arrangements: broad *panels* at both sides of the board, and, where text is large for the
window, *rails*: the seats as small cards at the left, the tile in hand and all buttons at the
right, and one strip of words below the board, which keeps most of the window. The log opens over
the board on demand.

What is told has a place of its own (`Part.NOTE`) on a panel; on the strip it shares the lines with
the sentence, and what is too long for it stands on a slip over the board while it is told.

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

LOG_WIDTH = 740
"""Of the drawer that the log opens in."""
STRIP = 66
"""Height of the strip of words."""
BANNER = (860, 84)
"""Width and height of the strip that tells that the game is over."""
ROOMY = 1600
"""Width of a window from which on there is room for panels and a large board."""
RIM = 4
"""What is left free between the board and rails."""


class Kind(StrEnum):
    """Which arrangement the window has."""

    PANELS = "panels"
    RAILS = "rails"


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
    HINT = "hint"
    WHY = "why"
    FASTER = "faster"
    SKIP = "skip"
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
    STRIP = "strip"
    BANNER = "banner"
    """What tells that the game is over; like the next it stands over the board for a while."""
    CLOSE = "close"
    """The button that closes the list of tiles."""


HOLDERS = (Part.SEATS, Part.TURN, Part.STRIP)
"""Parts that other parts stand on."""
AID_BUTTONS = (Part.ODDS, Part.HOLDERS, Part.TILES, Part.LOG)
ASIDE_BUTTONS = (Part.HINT, Part.WHY, Part.FASTER, Part.SKIP)
TURN_BUTTONS = (Part.TURN_LEFT, Part.TURN_RIGHT, Part.MAIN, Part.UNDO, Part.RESET)
TOOLS = (Part.ZOOM_OUT, Part.ZOOM_IN, Part.FIT, Part.MENU)
BUTTONS = (*TURN_BUTTONS, *AID_BUTTONS, *ASIDE_BUTTONS, *TOOLS)


@dataclass(frozen=True, slots=True)
class Layout:
    """Rectangles in physical pixels.

    `view` is the part of the window that the board is fitted into; the board may reach below the
    panels. `rows` are the seats' rows, or their cards on a rail; `hands` the boxes of the tiles in
    hand; `log` is where the list of what happened stands: on the seats' panel, or on `log_drawer`,
    which opens over the board. `sheet` is the paper for the list of tiles, which opens over the
    board too, and `banner` for what tells that the game is over.
    """

    kind: Kind
    unit: float
    window: Rect
    view: Rect
    parts: Mapping[Part, Rect]
    rows: tuple[Rect, ...]
    hands: tuple[Rect, ...]
    log: Rect
    log_drawer: Rect | None
    sheet: Rect

    @property
    def banner(self) -> Rect:
        """Where the end of the game is told: at the top of the board."""
        place = Rect(0, 0, min(self.px(BANNER[0]), self.view.width), self.px(BANNER[1]))
        place.midtop = (self.view.centerx, self.view.top + self.px(GAP))
        return place

    def place(self, part: Part) -> Rect:
        """Return where a part stands."""
        match part:
            case Part.BANNER:
                return self.banner
            case Part.CLOSE:
                side, rim = self.px(46), self.px(16)
                return Rect(self.sheet.right - rim - side, self.sheet.top + rim, side, side)
            case _:
                return self.parts[part]

    def px(self, units: float) -> int:
        """Return a length in physical pixels."""
        return round(units * self.unit)

    def panels(self, *, open_log: bool = False, open_sheet: bool = False) -> tuple[Rect, ...]:
        """Return what covers the board now: the pointer does not reach the board there."""
        found = [self.parts[part] for part in HOLDERS if part in self.parts]
        if open_log and self.log_drawer is not None:
            found.append(self.log_drawer)
        return (*found, self.sheet) if open_sheet else tuple(found)


def make_layout(size: tuple[int, int], scale: float, seats: int, hands: int) -> Layout:
    """Return the layout of a window of `size` pixels at the theme's `scale`.

    `seats` people sit at the table and the seat to act holds `hands` tiles at most (1 or 2).
    """
    unit = unit_of(scale)
    wide, high = size[0] / unit, size[1] / unit
    if wide >= ROOMY and high >= 690:
        return _panels(size, unit, seats, hands)
    return _rails(size, unit, seats, hands)


def _panels(size: tuple[int, int], unit: float, seats: int, hands: int) -> Layout:
    ruler = Ruler(unit)
    wide, high = size[0] / unit, size[1] / unit
    side = 360.0
    view = ruler.rect(MARGIN + side + GAP, MARGIN, wide - MARGIN - side - GAP, high - MARGIN)
    parts: dict[Part, Rect] = {}
    rows, log = _seats_panel(ruler, parts, (MARGIN, MARGIN, MARGIN + side, high - MARGIN), seats)
    box = (wide - MARGIN - side, MARGIN, wide - MARGIN, high - MARGIN)
    boxes = _turn_panel(ruler, parts, box, hands)
    window = Rect((0, 0), size)
    return Layout(Kind.PANELS, unit, window, view, parts, rows, boxes, log, None, view)


def _seats_panel(
    ruler: Ruler, parts: dict[Part, Rect], box: tuple[float, float, float, float], seats: int
) -> tuple[tuple[Rect, ...], Rect]:
    """Lay out seats, score track, stack, the aids' buttons and the log from the top down."""
    left, top, right, bottom = box
    x, end = left + PADDING, right - PADDING
    head, foot = top + PADDING, bottom - PADDING
    track, stack, button, log = 44.0, 52.0, 46.0, 108.0
    spare = foot - head - track - stack - 2 * button - log - (seats + 4) * GAP
    row = min(112.0, spare / seats)
    starts = [head + i * (row + GAP) for i in range(seats)]
    rows = tuple(ruler.rect(x, y, end, y + row) for y in starts)
    y = head + seats * (row + GAP)
    parts[Part.TRACK] = ruler.rect(x, y, end, y + track)
    y += track + GAP
    parts[Part.STACK] = ruler.rect(x, y, end, y + stack)
    y += stack + GAP
    for four in (AID_BUTTONS, ASIDE_BUTTONS):
        parts.update(zip(four, ruler.row((x, y, end, y + button), 4, GAP), strict=True))
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
    # Three reasons of a hint, and what a follower scores line by line, have room where it is.
    note += more + min(190.0, max(0.0, spare - more - tile))
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
    parts.update(zip(TOOLS, tools, strict=True))
    parts[Part.TURN] = ruler.rect(left, top, right, y + button + PADDING)
    return tuple(tiles)


def _rails(size: tuple[int, int], unit: float, seats: int, hands: int) -> Layout:
    ruler = Ruler(unit)
    wide, high = size[0] / unit, size[1] / unit
    left = min(150.0, max(112.0, wide * 0.115))
    right = wide - min(220.0, max(172.0, wide * 0.175))
    foot = high - STRIP
    parts = {Part.STRIP: ruler.rect(left, foot, right, high)}
    parts[Part.SENTENCE] = ruler.rect(left + MARGIN, foot + 3, right - MARGIN, high - 3)
    rows = _cards(ruler, parts, (0, 0, left, high), seats)
    boxes = _turn_rail(ruler, parts, (right, 0, wide, high), hands)
    view = ruler.rect(left + RIM, RIM, right - RIM, foot - RIM)
    width = min(LOG_WIDTH, right - left - 2 * GAP)
    x, end = left + GAP, left + GAP + width
    drawer = ruler.rect(x, GAP, end, foot - GAP)
    log = ruler.rect(x + PADDING, GAP + PADDING, end - PADDING, foot - GAP - PADDING)
    window = Rect((0, 0), size)
    return Layout(Kind.RAILS, unit, window, view, parts, rows, boxes, log, drawer, view)


def _cards(
    ruler: Ruler, parts: dict[Part, Rect], box: tuple[float, float, float, float], seats: int
) -> tuple[Rect, ...]:
    """Lay out the seats' cards and the stack below each other."""
    left, top, right, bottom = box
    x, y, end, stack, gap = left + 6, top + GAP, right - 6, 46.0, 6.0
    card = min(108.0, (bottom - top - 2 * GAP - stack) / seats - gap)
    starts = [y + i * (card + gap) for i in range(seats)]
    y += seats * (card + gap)
    parts[Part.STACK] = ruler.rect(x, y, end, y + stack)
    parts[Part.SEATS] = ruler.rect(left, top, right, bottom)
    return tuple(ruler.rect(x, start, end, start + card) for start in starts)


def _turn_rail(
    ruler: Ruler, parts: dict[Part, Rect], box: tuple[float, float, float, float], hands: int
) -> tuple[Rect, ...]:
    """Lay out the tile in hand and all buttons from the top down."""
    left, top, right, bottom = box
    x, y, end, small, main = left + 10, top + 10, right - 10, 43.0, 56.0
    spare = bottom - top - 20 - main - 6 * small - 7 * GAP
    tile = min(end - x if hands == 1 else (end - x - GAP) / 2, spare)
    middle, width = (x + end) / 2, hands * tile + (hands - 1) * GAP
    tiles = ruler.row((middle - width / 2, y, middle + width / 2, y + tile), hands, GAP)
    y += tile + GAP
    rows = (
        (Part.TURN_LEFT, Part.TURN_RIGHT),
        (Part.UNDO, Part.RESET, Part.HINT),
        ASIDE_BUTTONS[1:],
        AID_BUTTONS[:3],
        (Part.LOG, Part.FIT, Part.MENU),
        (Part.ZOOM_OUT, Part.ZOOM_IN),
    )
    for number, row in enumerate(rows):
        if number == 1:
            parts[Part.MAIN] = ruler.rect(x, y, end, y + main)
            y += main + GAP
        parts.update(zip(row, ruler.row((x, y, end, y + small), len(row), GAP), strict=True))
        y += small + GAP
    parts[Part.TURN] = ruler.rect(left, top, right, bottom)
    return tuple(tiles)
