"""The log and the ledger of points as rows of words, each with its place on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from discovery.match.log import numbered
from discovery.rules.events import FirstPlayer
from discovery.rules.game import Message, mark_forms
from discovery.rules.landscape.events import (
    FollowerDeployed,
    FollowerScored,
    FollowerTaken,
    GameEnded,
    HandShown,
    TileDiscarded,
    TilePlaced,
    TileRemoved,
    TileUnplaceable,
)
from discovery.scenes.landscape.facts import Where
from discovery.scenes.landscape.messages import KIND_NAMES, won
from discovery.scenes.landscape.snapshot import KINDS
from discovery.scenes.table.lines import telling
from discovery.scenes.table.phrases import beside_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.log import LogEntry
    from discovery.match.seats import SeatInfo
    from discovery.rules.game import Line, Seat
    from discovery.rules.landscape.designs import Terrain
    from discovery.rules.landscape.events import Event
    from discovery.rules.landscape.scoring import TerritoryScore
    from discovery.rules.landscape.view import LandscapeView


_TILES = mark_forms("{count} tile", "{count} tiles")
_SHORES = mark_forms("{count} city on its shores", "{count} cities on its shores")
_NEAR = mark_forms("{count} city in grasslands", "{count} cities in grasslands")
BRIEF = {
    "{count} tiles of grassland, 1 point each": _TILES,
    "{count} tiles of complete grassland, 2 points each": _TILES,
    "{count} tiles of complete sea, 1 point each": _TILES,
    "{count} cities on the shores of the mountain, 1 point each": _SHORES,
    "{count} cities on the shores of the complete mountain, 2 points each": _SHORES,
    "{count} cities on the shores of the sea, 1 point each": _SHORES,
    "{count} cities in bordering grasslands, 1 point each": _NEAR,
    "{count} cities in bordering grasslands, 2 points each": _NEAR,
}
"""What a narrow list says instead of the rules' words, below the kind and beside the points."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line: what it says, whose it is, what it shows, its points.

    An `item` belongs to the line before it; `paragraph` is the rules' on it; `decision` is the
    number of the decision that it tells of. `tiles` are the designs of tiles that have no place on
    the table.
    """

    text: Message
    seat: Seat | None = None
    where: Where | None = None
    points: int | None = None
    item: bool = False
    paragraph: str = "landscape.turn"
    decision: int | None = None
    tiles: tuple[int, ...] = ()


def log_rows(
    log: Sequence[LogEntry], view: LandscapeView, seats: Sequence[SeatInfo]
) -> tuple[Row, ...]:
    """Return what happened, oldest first, with what each scoring counted below it."""
    found: list[Row] = []
    for decided, entry in numbered(log):
        beside = beside_game(entry, seats)
        if beside is not None:
            found.append(Row(*beside))
        for event in entry.events:
            rows = _rows(cast("Event", event), view, seats)
            found += [replace(row, decision=decided.of(event)) for row in rows]
    return tuple(found)


def ledger_rows(view: LandscapeView, seat: Seat, seats: Sequence[SeatInfo]) -> tuple[Row, ...]:
    """Return the points of a seat, follower by follower, with what each counted."""
    name = seats[seat].name
    scorings: dict[Where, list[Line]] = {}
    for line in view.breakdown()[seat]:
        x, y, segment = line.place
        scorings.setdefault(Where((x, y), segment), []).append(line)
    head = Message("Points of {name}", {"name": name})
    found = [Row(head, seat, None, view.scores()[seat], paragraph="landscape.value")]
    for where, lines in scorings.items():
        terrain = _terrain(view, where)
        text = Message("{kind}", {"kind": _kind(terrain)})
        points = sum(line.points for line in lines)
        paragraph = _paragraph(terrain)
        found.append(Row(text, seat, where, points, paragraph=paragraph))
        found += [_item(line, seat, where, paragraph) for line in telling(lines)]
    return tuple(found)


def _rows(event: Event, view: LandscapeView, seats: Sequence[SeatInfo]) -> list[Row]:
    """Return the lines for an event, none for one that goes without saying."""
    name = "" if event.seat is None else seats[event.seat].name
    match event:
        case FollowerTaken(seat, x, y, segment, score):
            text = Message("{name} took back: {kind}", {"name": name, "kind": _kind(score.terrain)})
            return _scoring(text, seat, Where((x, y), segment), score)
        case FollowerScored(seat, x, y, segment, score):
            values = {"name": name, "kind": _kind(score.terrain)}
            text = Message("{name} at the end: {kind}", values)
            return _scoring(text, seat, Where((x, y), segment), score)
        case TilePlaced() | FollowerDeployed():
            return [_deed(event, view, name)]
        case GameEnded(winners=winners):
            names = [seats[seat].name for seat in winners]
            return [Row(won(names), paragraph="landscape.end")]
        case _:
            found = _of_tiles(event, name)
            return [] if found is None else [replace(found, seat=event.seat)]


def _deed(event: TilePlaced | FollowerDeployed, view: LandscapeView, name: str) -> Row:
    """Return the line for something laid or put on the table."""
    if isinstance(event, TilePlaced):
        text = Message("{name} placed a tile.", {"name": name})
        return Row(text, event.seat, Where((event.x, event.y)), paragraph="landscape.place")
    where = Where((event.x, event.y), event.segment)
    text = Message("{name} deployed: {kind}", {"name": name, "kind": _kind(_terrain(view, where))})
    return Row(text, event.seat, where, paragraph="landscape.deploy")


def _of_tiles(event: Event, name: str) -> Row | None:
    """Return the line on tiles that were not placed, or on the beginning."""
    values = {"name": name}
    match event:
        case FirstPlayer():
            return Row(Message("{name} begins.", values), paragraph="landscape.setup")
        case TileRemoved(number=number):
            text, rule = Message("A tile left the game for equal turns."), "landscape.equal"
        case TileUnplaceable(number=number):
            text = Message("A drawn tile fits nowhere and left the game.")
            rule = "landscape.place.none"
        case HandShown(numbers=numbers):
            text, rule = Message("{name} showed both tiles.", values), "landscape.double.none"
            return Row(text, paragraph=rule, tiles=numbers)
        case TileDiscarded(number=number):
            text, rule = Message("{name} discarded a tile.", values), "landscape.double.none"
        case _:
            return None
    return Row(text, paragraph=rule, tiles=(number,))


def _scoring(text: Message, seat: Seat | None, where: Where, score: TerritoryScore) -> list[Row]:
    paragraph = _paragraph(score.terrain)
    head = Row(text, seat, where, score.points, paragraph=paragraph)
    return [head, *(_item(line, seat, where, paragraph) for line in telling(score.lines()))]


def _item(line: Line, seat: Seat | None, where: Where, paragraph: str) -> Row:
    return Row(_brief(line), seat, where, line.points, item=True, paragraph=paragraph)


def _brief(line: Line) -> Message:
    """Return what a line counts, and how often each counts where that is not once."""
    one, many = BRIEF[line.reason.template]
    counted = Message(many, line.reason.values, one)
    if line.points <= line.count:
        return counted
    return Message("{counted} × {rate}", {"counted": counted, "rate": line.points // line.count})


def _terrain(view: LandscapeView, where: Where) -> Terrain:
    segment = 0 if where.segment is None else where.segment
    return view.designs[view.tiles[where.cell].number].segments[segment].terrain


def _kind(terrain: Terrain) -> Message:
    return Message(KIND_NAMES[KINDS[terrain]])


def _paragraph(terrain: Terrain) -> str:
    return f"landscape.value.{terrain.name.lower()}"
