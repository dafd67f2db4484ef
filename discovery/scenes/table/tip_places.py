"""Where a slip that tells about a thing stands: near it, and on nothing that one may press next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.ui.camera import Point


def around(at: Point, size: tuple[int, int], window: Rect, gap: int) -> list[Rect]:
    """Return the places of a slip around the pointer: below at the right first."""
    slip, (x, y) = Rect((0, 0), size), at
    places = []
    for down in (True, False):
        for right in (True, False):
            slip.left = x + gap if right else x - gap - slip.width
            slip.top = y + 2 * gap if down else y - gap - slip.height
            places.append(slip.clamp(window))
    return places


def beside(area: Rect, size: tuple[int, int], window: Rect, gap: int) -> list[Rect]:
    """Return the places of a slip below a thing and above it."""
    slip = Rect((0, 0), size)
    slip.midtop = (area.centerx, area.bottom + gap)
    below = slip.clamp(window)
    slip.midbottom = (area.centerx, area.top - gap)
    return [below, slip.clamp(window)]


def off_panel(panel: Rect, area: Rect, size: tuple[int, int], window: Rect, gap: int) -> list[Rect]:
    """Return the places of a slip off the panel that a thing is on: at its height first."""
    slip = Rect((0, 0), size)
    # Where something lies at that height too, it stands a little higher or lower.
    moves = (0, -size[1], size[1], -2 * size[1], 2 * size[1])
    rooms = (
        panel.left - window.left,
        window.right - panel.right,
        panel.top - window.top,
        window.bottom - panel.bottom,
    )
    match rooms.index(max(rooms)):
        case 0:
            slip.midright = (panel.left - gap, area.centery)
        case 1:
            slip.midleft = (panel.right + gap, area.centery)
        case 2:
            slip.midbottom = (area.centerx, panel.top - gap)
        case _:
            slip.midtop = (area.centerx, panel.bottom + gap)
    return [slip.move(0, down).clamp(window) for down in moves]


def clearest(places: Sequence[Rect], at: Point | None, things: Sequence[Rect]) -> Rect:
    """Return the first place that neither holds the pointer nor lies on any of the `things`.

    Where every place lies on some, it is the one that lies on the fewest.
    """

    def fault(place: Rect) -> tuple[bool, int]:
        return at is not None and place.collidepoint(at), len(place.collidelistall(things))

    return min(places, key=fault)
