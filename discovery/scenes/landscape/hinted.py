"""What shows where the choices of a hint would be done: squares with tiles, segments, followers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from discovery.rules.landscape.actions import Deploy, Discard, Place, Take
from discovery.scenes.landscape import snapshot
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.session import Stage
from discovery.scenes.table.hints import Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.agent import Choice
    from discovery.rules.landscape.actions import Action
    from discovery.scenes.landscape.hand import Hand
    from discovery.scenes.landscape.painter import Painter
    from discovery.scenes.landscape.table import Table
    from discovery.ui.camera import Cell


def marks_of(
    table: Table, painter: Painter, action: Action, then: Action | None = None
) -> list[Mark]:
    """Return the square with the tile on it, a follower's sign, a tile in hand, or the main button.

    On the tile stands the follower that `then` sends there; one that is taken back is marked. So is
    the one of two tiles in hand that is laid, and a follower's sign on the large picture of a tile.
    """
    if isinstance(action, Place):
        back = [] if not isinstance(then, Take) else _taken(table, painter, then)
        hands = table.layout.hands if len(table.hand.designs) > 1 else ()
        of_two = [Mark(box) for box in hands[action.slot : action.slot + 1]]
        return [_laid(table, painter, action, then), *back, *of_two]
    if isinstance(action, Discard):
        return [Mark(table.layout.hands[action.slot])]
    for index, choice in enumerate(table.choices):
        if choice.action == action:
            large = table.panel_area(index)
            marks = [] if large is None else [Mark(large)]
            return [Mark(table.choice_area(index), inside=True), *marks]
    main = table.layout.parts.get(Part.MAIN)
    return [] if main is None else [Mark(main)]


def turns_of(hand: Hand, choices: Sequence[Choice]) -> dict[tuple[int, Cell], int]:
    """Return how tiles in hand are turned where a hint lays them, by the best choice of each."""
    found: dict[tuple[int, Cell], int] = {}
    for choice in choices:
        if isinstance(place := choice.action, Place):
            found.setdefault((hand.designs[place.slot], (place.x, place.y)), place.rotation)
    return found


def _laid(table: Table, painter: Painter, place: Place, then: Action | None) -> Mark:
    """Return the square with the tile, and the follower that will be sent there.

    Where another tile is held, or the same turned otherwise, that one is seen and no ghost over it.
    """
    number, size = table.hand.designs[place.slot], table.camera.size
    area, held = Rect(table.camera.area((place.x, place.y))), (table.hand.design, table.rotation)
    if _holds(table, (place.x, place.y)) and held != (number, place.rotation):
        return Mark(area, inside=True)
    copy = snapshot.next_copy(table.tiles, number)
    ghost = painter.pictures.get(number, place.rotation, size, copy)
    if isinstance(then, Deploy):
        spots = table.art[number].spots
        x, y = snapshot.standing_spot(spots[then.segment], place.rotation)
        kind = snapshot.KINDS[table.view.designs[number].segments[then.segment].terrain]
        look = table.session.seats[table.session.viewer].colour
        # It may reach beyond the tile, whose middle stays the ghost's.
        room = pygame.Surface((size, 2 * size), pygame.SRCALPHA)
        room.blit(ghost, (0, size // 2))
        at = round(x * size), size // 2 + round(y * size)
        painter.figures.draw_around(room, kind, look, at, painter.figures.height(table.camera))
        ghost = room
    return Mark(area, ghost, inside=True)


def _holds(table: Table, cell: Cell) -> bool:
    """Tell whether the tile in hand is shown on a square."""
    return table.stage is Stage.PLACE and table.cell == cell and cell in table.hand.squares


def _taken(table: Table, painter: Painter, take: Take) -> list[Mark]:
    """Return where the follower stands that will be taken back."""
    return [
        Mark(painter.figures.area(figure, table.camera), inside=True, small=True)
        for figure in table.figures
        if (figure.cell, figure.segment) == ((take.x, take.y), take.segment)
    ]
