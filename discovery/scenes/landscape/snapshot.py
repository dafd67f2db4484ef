"""What lies on the table, read from a view: tiles, followers, fits and choices."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.content.landscape import turn_point
from discovery.rules.landscape.actions import PASS, Deploy, Place, Take
from discovery.rules.landscape.designs import Terrain
from discovery.scenes.landscape.board import Figure, Tile

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.content.landscape import TileArt
    from discovery.match.seats import SeatInfo
    from discovery.rules.game import Refusal
    from discovery.rules.landscape.view import Follower, LandscapeView
    from discovery.scenes.landscape.hand import Fits
    from discovery.ui.camera import Cell

KINDS = {Terrain.GRASSLAND: "explorer", Terrain.MOUNTAIN: "brigand", Terrain.SEA: "navigator"}
"""What a follower on each terrain is; the names of its pictures."""
SOUTHMOST, INSIDE = 0.755, 0.19
"""Where the middle of a follower may be at most, and how far from east and west, of a tile."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something on the board that can be chosen in the follower step, or why it cannot.

    `spot` is where it stands in its cell, 0 to 1; `points` what taking a follower back scores.
    """

    action: Deploy | Take
    cell: Cell
    segment: int
    kind: str
    spot: tuple[float, float]
    points: int = 0
    refusal: Refusal | None = None


def tiles_of(view: LandscapeView) -> tuple[Tile, ...]:
    """Return the tiles on the table in the order in which they were laid."""
    laid: Counter[int] = Counter()
    found = []
    for cell, tile in view.tiles.items():
        found.append(Tile(cell, tile.number, tile.rotation, laid[tile.number]))
        laid[tile.number] += 1
    return tuple(found)


def next_copy(tiles: Sequence[Tile], number: int) -> int:
    """Return which copy of a design the next tile laid of it is, from 0."""
    return sum(tile.number == number for tile in tiles)


def figures_of(
    view: LandscapeView, seats: Sequence[SeatInfo], art: Mapping[int, TileArt]
) -> tuple[Figure, ...]:
    """Return the followers on the table, those further south later, so that they stand in front."""
    figures = [figure_of(view, one, seats[one.seat].colour, art) for one in view.followers]
    return tuple(sorted(figures, key=lambda figure: (figure.cell[1] + figure.y, figure.cell[0])))


def figure_of(
    view: LandscapeView, follower: Follower, look: int, art: Mapping[int, TileArt]
) -> Figure:
    """Return how a follower looks whose seat has the colour `look`."""
    cell, segment = (follower.x, follower.y), follower.segment
    x, y = spot_of(view, cell, segment, art)
    return Figure(cell, segment, follower.seat, look, kind_of(view, cell, segment), x, y)


def spot_of(
    view: LandscapeView, cell: Cell, segment: int, art: Mapping[int, TileArt]
) -> tuple[float, float]:
    """Return where a follower stands on a segment, as shares of the tile as it lies.

    It stands far enough inside for its feet, or its boat, to be on its own tile.
    """
    tile = view.tiles[cell]
    return standing_spot(art[tile.number].spots[segment], tile.rotation)


def standing_spot(spot: tuple[float, float], rotation: int) -> tuple[float, float]:
    """Return the same for a `spot` of the art on a tile that is turned so often."""
    x, y = turn_point(spot, rotation)
    return min(max(x, INSIDE), 1 - INSIDE), min(y, SOUTHMOST)


def kind_of(view: LandscapeView, cell: Cell, segment: int) -> str:
    """Return what a follower on a segment is."""
    return KINDS[view.designs[view.tiles[cell].number].segments[segment].terrain]


def fits_of(view: LandscapeView) -> Fits:
    """Return where the tiles in hand fit, by design number; empty when nothing is to be placed."""
    hand = view.hand(view.seat)
    fits: Fits = {}
    for action in view.legal_actions():
        if isinstance(action, Place):
            cells = fits.setdefault(hand[action.slot], {})
            cell = (action.x, action.y)
            cells[cell] = tuple(sorted({*cells.get(cell, ()), action.rotation}))
    return fits


def slot_of(view: LandscapeView, number: int) -> int:
    """Return the hand slot by which the rules know design `number`: the first that holds it."""
    return view.hand(view.seat).index(number)


def kept_of(view: LandscapeView) -> int | None:
    """Return the design that the viewer still holds with one of two tiles just laid, else None."""
    if view.placed_now is None or view.to_act != view.seat:
        return None
    return next((number for number in view.hand(view.seat) if number), None)


def choices_of(view: LandscapeView, art: Mapping[int, TileArt]) -> tuple[Choice, ...]:
    """Return what the follower step offers: each segment of the new tile, then own followers.

    A segment that is closed is among them with its refusal; where the supply is empty, no segment
    is.
    """
    legal = set(view.legal_actions())
    cell = view.placed_now
    if PASS not in legal or cell is None:
        return ()
    found = []
    segments = view.designs[view.tiles[cell].number].segments if view.supply(view.seat) else ()
    for index in range(len(segments)):
        action = Deploy(index)
        refusal = None if action in legal else view.check(action)
        spot, kind = spot_of(view, cell, index, art), kind_of(view, cell, index)
        found.append(Choice(action, cell, index, kind, spot, 0, refusal))
    for taking in view.legal_actions():
        if isinstance(taking, Take):
            found.append(_taking(view, taking, art))  # noqa: PERF401 - mypy follows this
    return tuple(found)


def _taking(view: LandscapeView, action: Take, art: Mapping[int, TileArt]) -> Choice:
    cell = (action.x, action.y)
    spot, kind = spot_of(view, cell, action.segment, art), kind_of(view, cell, action.segment)
    points = sum(line.points for line in view.preview(action))
    return Choice(action, cell, action.segment, kind, spot, points)
