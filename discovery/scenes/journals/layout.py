"""Where things stand on the journals' table."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from pygame import Rect

from discovery.content.faces import BoardPlan
from discovery.scenes.journals.targets import BUTTONS, Part
from discovery.scenes.table.ruler import GAP, MARGIN, PADDING, unit_of
from discovery.ui.theme import scale_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.game import Seat
SIDE_UNITS = 440
"""Width of the panel with the words."""
MOST_SIDE = 0.45
"""The share of the window that this panel takes at most."""
BUTTON, ROW, SENTENCE = 54, 34, 96
"""Units: heights of a button, of a seat's row in the ranking, of the sentence."""
LOW = 700
LOW_BUTTON, LOW_ROW, LOW_SENTENCE = 42, 30, 76
"""The same on a panel that is less than so many units high: large text in a small window."""
BAR = 8
"""Units: width of the bar beside a list that is longer than its place."""
_Side = tuple[Rect, Rect, Rect, tuple[Rect, ...], dict[Part, Rect]]
LEAST_OTHER = (0.34, 0.335, 0.24)
"""The share of the width that another board has at least where it can, for 1, 2, 3 others."""
MAIN_SHARE = 0.33
"""The share of the height that the main board takes at most."""
LARGE_TEXT, LEAST_BOARD = 1.5, 225
"""Where text is larger than that, other boards less than so many units wide are plates."""
PLATE_UNITS = 84
"""Units: the height of a plate that stands for a board."""
_CARDS = ("current", "reserve", "journal")
PLATE = BoardPlan(
    (320, 160),
    {
        "name": (0.02, 0.05, 0.7, 0.4),
        "score": (0.74, 0.05, 0.24, 0.4),
        "storage": (0.02, 0.5, 0.62, 0.45),
        "kept": (0.66, 0.5, 0.32, 0.45),
        **dict.fromkeys(_CARDS, (0.74, 0.05, 0.24, 0.4)),
    },
)
"""Places on one of several such plates, in shares of it. `kept` is for the dice of all actions;
what becomes of explorations is seen at the points. What else lies on a board is seen when it is
looked at closely.
"""
SINGLE_PLATE = BoardPlan(
    (960, 160),
    {
        "name": (0.01, 0.05, 0.33, 0.4),
        "score": (0.35, 0.05, 0.13, 0.4),
        "storage": (0.01, 0.5, 0.47, 0.45),
        "tribes": (0.49, 0.05, 0.5, 0.4),
        "kept": (0.49, 0.5, 0.5, 0.45),
        **dict.fromkeys(_CARDS, (0.35, 0.05, 0.13, 0.4)),
    },
)
"""The same on a single one, which is as wide as all others together."""
LEAST_TRAY = (0.33, 0.14)
"""Shares of the own board's width and height that the tray of recorded explorations has at least:
its width, and its height for each seat.
"""
LEAST_STRIP, LEAST_STRIP_UNITS = 64, 60
"""Pixels and units that it is high at least where it lies below the boards of three or four seats:
points on smaller cards would hide them.
"""


@dataclass(frozen=True, slots=True)
class Layout:
    """Rectangles in pixels. `boards` are the seats' boards by their place around the viewer.

    Where the others are plates, `plate` tells what stands where on them, otherwise it is None.
    `tray` is where recorded explorations lie, None where there is no room for it.
    """

    window: Rect
    unit: float
    main: Rect
    boards: tuple[Rect, ...]
    tray: Rect | None
    panel: Rect
    sentence: Rect
    info: Rect
    bar: Rect
    rows: tuple[Rect, ...]
    buttons: Mapping[Part, Rect]
    plate: BoardPlan | None = None

    @property
    def things(self) -> tuple[Rect, ...]:
        """What lies on the table: all boards, and the tray if there is one."""
        return (self.main, *self.boards, *((self.tray,) if self.tray else ()))

    @property
    def room(self) -> Rect:
        """Where all of that lies."""
        return self.main.unionall(self.things)

    def whole(self, boards: Mapping[Seat, Rect]) -> dict[Seat, Rect]:
        """Return those of all seats' boards, the viewer's first, for which no plates stand."""
        return dict(list(boards.items())[: 1 if self.plate else None])

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return max(1, round(units * self.unit))


def share(box: Rect, plan: tuple[float, float, float, float]) -> Rect:
    """Return a part of a board that stands at `box`.

    >>> share(Rect(100, 0, 200, 100), (0.5, 0.1, 0.25, 0.5))
    Rect(200, 10, 50, 50)
    """
    left, top, wide, high = plan
    x, y = box.left + round(left * box.width), box.top + round(top * box.height)
    right = box.left + round((left + wide) * box.width)
    return Rect(x, y, right - x, box.top + round((top + high) * box.height) - y)


def make_layout(
    size: tuple[int, int], scale: float, seats: int, plans: Mapping[str, BoardPlan]
) -> Layout:
    """Lay the table out for a window of `size` pixels, a unit having `scale` of them."""
    unit = unit_of(scale)
    window = Rect((0, 0), size)
    margin, gap = round(MARGIN * unit), round(GAP * unit)
    wide = min(round(SIDE_UNITS * unit), round(size[0] * MOST_SIDE))
    panel = Rect(size[0] - wide - margin, margin, wide, size[1] - 2 * margin)
    room = Rect(margin, margin, panel.left - 2 * margin, size[1] - 2 * margin)
    across, high = plans["main"].size
    main = Rect(room.topleft, _fitting(room.width, round(room.height * MAIN_SHARE), across / high))
    main.centerx = room.centerx
    below = Rect(room.left, main.bottom + gap, room.width, room.bottom - main.bottom - gap)
    ratio = plans["own"].size[0] / plans["own"].size[1]
    boards = _boards(below, seats - 1, gap, ratio)
    side = _side(panel, unit, seats)
    large = scale > LARGE_TEXT * scale_of(size, 1.0)
    if large and boards[1].width < LEAST_BOARD * unit:
        boards = _with_plates(below, seats - 1, gap, round(PLATE_UNITS * unit), ratio)
        plate = PLATE if seats > 2 else SINGLE_PLATE
        return Layout(window, unit, main, boards, None, panel, *side, plate)
    boards, rest = _with_tray(boards, below, gap)
    least = _least_tray(boards[0], room.width, unit, seats)
    tray = rest if rest.width >= least[0] and rest.height >= least[1] else None
    return Layout(window, unit, main, boards, tray, panel, *side)


def _with_tray(boards: tuple[Rect, ...], room: Rect, gap: int) -> tuple[tuple[Rect, ...], Rect]:
    """Return the boards, and the rest of the room: below one beside the own one, or beside it.

    A single board below the own one makes room for it; of several, the rest is below all boards.
    """
    own, last = boards[0], boards[-1]
    if len(boards) > 2:
        top = max(board.bottom for board in boards) + gap
        return boards, Rect(room.left, top, room.width, room.bottom - top)
    if last.left >= own.right:
        top = last.bottom + gap
        return boards, Rect(last.left, top, last.width, own.bottom - top)
    left = Rect((max(room.left, own.left), last.top), last.size)
    right = max(own.right, left.right)
    return (own, left), Rect(left.right + gap, left.top, right - left.right - gap, left.height)


def _least_tray(own: Rect, across: int, unit: float, seats: int) -> tuple[int, int]:
    """Return how wide and high the tray is at least; with more than two seats it is a strip."""
    if seats > 2:
        return across, max(LEAST_STRIP, round(LEAST_STRIP_UNITS * unit))
    wide, high = (round(part * side) for part, side in zip(LEAST_TRAY, own.size, strict=True))
    return wide, high * seats


def _fitting(wide: int, high: int, ratio: float) -> tuple[int, int]:
    """Return the largest size of a shape in a box."""
    return min(wide, round(high * ratio)), min(high, round(wide / ratio))


def _worth(own: tuple[int, int], small: tuple[int, int], others: int) -> float:
    """Return how good sizes are: the own board is the larger one, the others can still be read."""
    return min(own[0] + 0.9 * small[0], small[0] / LEAST_OTHER[others - 1])


def _boards(room: Rect, others: int, gap: int, ratio: float) -> tuple[Rect, ...]:
    """Return a large board and small ones: beside it or below it, as more room is used."""
    found = []
    for percent in range(40, 86):
        cut = room.width * percent // 100
        own = _fitting(cut, room.height, ratio)
        high = (room.height - gap * (others - 1)) // others
        small = _fitting(room.width - own[0] - gap, high, ratio)
        found.append((_worth(own, small, others), own, small, True))
        cut = room.height * percent // 100
        own = _fitting(room.width, cut, ratio)
        across = (room.width - gap * (others - 1)) // others
        small = _fitting(across, room.height - own[1] - gap, ratio)
        found.append((_worth(own, small, others), own, small, False))
    _, own, small, beside = max(found)
    first = Rect(room.topleft, own)
    if beside:
        left = first.right + gap
        spare = (room.width - own[0] - gap - small[0]) // 3
        first.left += spare
        left += 2 * spare
        # As high together as the own board, if that leaves more than the gaps between them.
        step = max(small[1] + gap, (own[1] - small[1]) // max(1, others - 1))
        rest = [Rect((left, room.top + step * i), small) for i in range(others)]
    else:
        first.centerx = room.centerx
        step = small[0] + gap
        start = room.centerx - (step * others - gap) // 2
        rest = [Rect((start + step * i, first.bottom + gap), small) for i in range(others)]
    return (first, *rest)


def _with_plates(room: Rect, others: int, gap: int, high: int, ratio: float) -> tuple[Rect, ...]:
    """Return a board as large as can be, and below it a row of plates as high as there is room."""
    own = Rect(room.topleft, _fitting(room.width, room.height - high - gap, ratio))
    own.centerx = room.centerx
    top = own.bottom + gap
    high = min(room.bottom - top, 2 * high)
    lefts = [room.left + (room.width + gap) * i // others for i in range(others + 1)]
    return (own, *(Rect(left, top, right - gap - left, high) for left, right in pairwise(lefts)))


def _side(panel: Rect, unit: float, seats: int) -> _Side:
    """Return sentence, information with its bar, the ranking's rows and the buttons."""
    inner = panel.inflate(-2 * round(PADDING * unit), -2 * round(PADDING * unit))
    low = panel.height < LOW * unit
    heights = (LOW_BUTTON, LOW_ROW, LOW_SENTENCE) if low else (BUTTON, ROW, SENTENCE)
    high, row, words = (round(units * unit) for units in heights)
    gap = round(GAP * unit)
    sentence = Rect(inner.left, inner.top, inner.width, words)
    buttons = {Part.MAIN: Rect(inner.left, sentence.bottom + gap, inner.width, high)}
    # On a low panel one row of small buttons is dear enough.
    columns = len(BUTTONS) if low else (len(BUTTONS) + 1) // 2
    across = (inner.width - gap * (columns - 1)) // columns
    top = buttons[Part.MAIN].bottom + gap
    for index, part in enumerate(BUTTONS):
        line, column = divmod(index, columns)
        x, y = inner.left + column * (across + gap), top + line * (high + gap)
        buttons[part] = Rect(x, y, across, high)
    top = buttons[BUTTONS[-1]].top
    start = inner.bottom - row * seats
    rows = tuple(Rect(inner.left, start + row * i, inner.width, row) for i in range(seats))
    info = Rect(inner.left, top + high + gap, inner.width, start - top - high - 2 * gap)
    bar = Rect(info.right + round(GAP * unit) // 2, info.top, round(BAR * unit), info.height)
    return sentence, info, bar, rows, buttons
