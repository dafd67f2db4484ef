"""What the table says about a place: a territory, a choice, an empty square, a tile laid there.

What an aid knows is left out where the seat plays without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.landscape.actions import Deploy
from discovery.rules.landscape.designs import Terrain
from discovery.rules.words import counted
from discovery.scenes.landscape import aids, messages
from discovery.scenes.landscape.facts import Where
from discovery.scenes.landscape.messages import KIND_NAMES, SHORT_LINES
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.snapshot import KINDS
from discovery.scenes.table.lines import telling
from discovery.scenes.table.phrases import joined

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.landscape.view import Change, Territory
    from discovery.scenes.landscape.snapshot import Choice
    from discovery.scenes.landscape.table import Table
    from discovery.ui.camera import Cell

TERRAINS = {
    Terrain.GRASSLAND: mark("Grassland"),
    Terrain.MOUNTAIN: mark("Mountain"),
    Terrain.SEA: mark("Sea"),
}
TILES = mark_forms("{count} tile", "{count} tiles")
CITIES = mark_forms("{count} city", "{count} cities")
EDGES = mark_forms("{count} open edge", "{count} open edges")
FITTING = mark_forms("{count} unseen tile fits here.", "{count} unseen tiles fit here.")


def of_territory(table: Table, where: Where) -> list[Message]:
    """Return the facts of a territory."""
    territory = table.facts.territory(where)
    score = territory.score
    cities = score.shore_cities + score.near_cities
    values = {
        "terrain": Message(TERRAINS[territory.terrain]),
        "tiles": counted(TILES, score.tiles),
        "cities": counted(CITIES, cities),
        "edges": _openness(territory),
    }
    if table.looking.has(aids.WORTH):
        lines = [Message("{terrain}: {tiles}, {cities}, {edges}", values), worth(territory)]
    else:
        lines = [Message("{terrain}: {tiles}, {cities}", values)]
    if table.looking.has(aids.HOLDERS):
        lines.append(holders(table, territory))
    return lines


def _openness(territory: Territory) -> Message:
    if not territory.open_edges:
        return Message("complete")
    return counted(EDGES, territory.open_edges)


def worth(territory: Territory) -> Message:
    """Return what a territory is worth now and, complete with what it has, at best."""
    values = {"now": territory.score.points, "best": territory.best.points}
    return Message("Worth {now} now, {best} at best", values)


def holders(table: Table, territory: Territory) -> Message:
    """Return who holds a territory."""
    seats = table.session.seats
    names = ", ".join(dict.fromkeys(seats[one.seat].name for one in territory.followers))
    return Message("Held by {names}", {"names": names}) if names else Message("Nobody holds it.")


def of_choice(table: Table, choice: Choice) -> Message:
    """Return what a choice of the follower step means, or why it is refused."""
    if choice.refusal is not None:
        return messages.closed(choice, table.view, table.session.seats)
    territory = table.facts.territory(Where(choice.cell, choice.segment))
    kind = Message(KIND_NAMES[choice.kind])
    if isinstance(choice.action, Deploy):
        lines = [Message("{kind} here, in {edges}", {"kind": kind, "edges": _where(territory)})]
    elif table.looking.has(aids.POINTS):
        values = {"kind": kind, "points": choice.points}
        lines = [Message("{kind} taken back: scores {points}", values)]
        lines += [
            Message("{reason}: {points}", {"reason": line.reason, "points": line.points})
            for line in telling(table.view.preview(choice.action))
        ]
    else:
        lines = [Message("{kind} taken back", {"kind": kind})]
    if table.looking.has(aids.WORTH) and len(lines) < 3:
        values = {"worth": worth(territory), "edges": _openness(territory)}
        lines.append(Message("{worth}; {edges}", values))
    return joined(lines)


def _where(territory: Territory) -> Message:
    values = {
        "terrain": Message(SHORT_LINES[territory.terrain]),
        "tiles": counted(TILES, territory.score.tiles),
    }
    return Message("{terrain} of {tiles}", values)


def of_square(table: Table, cell: Cell) -> list[Message]:
    """Return what is known of an empty square beside a tile."""
    if not table.looking.has(aids.ODDS) or cell not in table.facts.odds:
        return []
    count = table.facts.odds[cell]
    return [counted(FITTING, count) if count else Message("No unseen tile fits here.")]


def changes(table: Table) -> tuple[Change, ...]:
    """Return what laying the tile where it is now would change for the own followers."""
    cell = table.cell
    wanted = table.looking.has(aids.POINTS) and table.stage is Stage.PLACE
    if not wanted or cell is None or cell not in table.hand.squares:
        return ()
    found = table.facts.changes(table.place_at(cell))
    return tuple(change for change in found if change.follower.seat == table.session.viewer)


def of_changes(found: Sequence[Change]) -> list[Message]:
    """Return what a placement changes, follower by follower."""
    lines = []
    for change in found:
        kind = Message(KIND_NAMES[KINDS[change.after.terrain]])
        edges = counted(EDGES, change.open_after) if change.open_after else Message("complete")
        values = {
            "kind": kind,
            "before": change.before.points,
            "after": change.after.points,
            "edges": edges,
        }
        lines.append(Message("{kind}: {before} → {after}, {edges}", values))
    return lines
