"""The island's maps as a game's content: those of the house, and people's own. Needs no window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.content.errors import ContentError
from discovery.content.island import (
    UnfitIsland,
    island_digest,
    island_from_record,
    load_islands,
    read_island,
    read_title,
)
from discovery.match.box import GameBox
from discovery.match.chance import LiveChance
from discovery.match.faults import Damaged
from discovery.rules.game import MalformedText, Message
from discovery.rules.island.chart import chart_text
from discovery.rules.island.conditions import doubts
from discovery.rules.island.entry import OWN, OWN_RULES, RULES
from discovery.rules.island.locating import locating, locating_doubt
from discovery.scenes.own import Own, OwnRefused

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from discovery.rules.island.conditions import Fault
    from discovery.rules.island.island import Island


def load_box(images: Path) -> GameBox:
    """Return the game with the islands of the house; raises `ContentError`."""
    islands = load_islands(images)
    digests = {name: island_digest(island) for name, island in islands.items()}
    return GameBox(RULES, islands, digests, restore=restored)


def own_box(island: Island) -> GameBox:
    """Return the game on a person's own island; its records hold the map whole."""
    return GameBox(OWN_RULES, {OWN: island}, {OWN: chart_text(island.chart)}, restore=restored)


def restored(content: Mapping[str, str]) -> GameBox | None:
    """Return the box of a record with an island of a person's own, None for other records.

    Raises:
        Damaged: it holds no island that can be played on.
    """
    text = content.get(OWN)
    if text is None:
        return None
    try:
        return own_box(island_from_record(text))
    except MalformedText as error:
        raise Damaged("content", OWN) from error


def load_own(path: Path) -> GameBox:
    """Read a map of a person's own.

    Raises:
        OwnRefused: it cannot be read, or breaks conditions.
    """
    try:
        return own_box(read_island(path))
    except UnfitIsland as error:
        raise OwnRefused(path, [placed(fault) for fault in error.faults]) from error
    except ContentError as error:
        raise OwnRefused(path, [Message("{fault}", {"fault": str(error)})]) from error


def own_doubts(box: GameBox) -> tuple[Message, ...]:
    """Return what is unlike a good island; it takes some hundred walks."""
    island: Island = box.content[OWN]
    found = list(doubts(island.chart))
    late = locating_doubt(locating(island, LiveChance(0)))
    if late is not None:
        found.append(late)
    return tuple(placed(fault) for fault in found)


def placed(fault: Fault) -> Message:
    """Return what is wrong, and where: column and row of each hex, as Tiled shows them.

    >>> from discovery.rules.island.conditions import Fault
    >>> str(placed(Fault(Message("Too wet."), ((3, 4), (5, 6)))))
    'Too wet. Where: 3,4 · 5,6'
    """
    if not fault.hexes:
        return fault.reason
    places = " · ".join(f"{x},{y}" for x, y in fault.hexes)
    return Message("{reason} Where: {places}", {"reason": fault.reason, "places": places})


OWN_MAPS = Own("island", ".tmx", load_own, own_doubts, read_title)
