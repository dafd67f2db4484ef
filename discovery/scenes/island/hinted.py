"""What shows where the choices of a hint would be done on the island: cards, hexes, arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from discovery.rules.island.actions import Declare, Equip, Go, Open, Put, Read, Suffer
from discovery.rules.island.equipment import ITEMS
from discovery.scenes.island import choices
from discovery.scenes.island.layout import Part
from discovery.scenes.island.places import arrow_spot
from discovery.scenes.table.hints import Mark

if TYPE_CHECKING:
    from pygame import Surface

    from discovery.rules.game import Seat
    from discovery.rules.island.actions import Action
    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.lattice import Point
    from discovery.scenes.island.table import Table
    from discovery.scenes.island.ways import WayPainter

HINTED = 56
"""Units of the frame around a hex that a hint names."""


def marks_of(table: Table, action: Action, ways: WayPainter) -> list[Mark]:
    """Return the cards of a kit, a hex or an arrow with a pin where it leads, or the button."""
    match action:
        case Equip(kit) if kit:
            cards = table.layout.cards(len(ITEMS))
            return [Mark(card) for item, card in enumerate(cards) if kit >> item & 1]
        case Put(x, y):
            return [_on_hex(table, (x, y), ways, 1 - table.viewer)]
        case Declare(x, y):
            return [_on_hex(table, (x, y), ways, table.viewer)]
        case Go(direction) if (here := table.here) is not None:
            arrow = arrow_spot(table, here, direction)
            to = table.view.island.step(*here, direction)
            pin, at = _pin(table, to, ways, table.viewer)
            return [Mark(arrow, pin, at, inside=True)]
        case Read() | Open() | Suffer() if action != choices.main_action(table):
            part = Part.DEED
        case _:
            part = Part.MAIN
    button = table.layout.parts.get(part)
    return [] if button is None else [Mark(button)]


def show_choice(table: Table, action: Action) -> None:
    """Move the map so that one sees where an action would be done; no slip lies over it then."""
    table.close_slip()
    match action:
        case Put(x, y) | Declare(x, y):
            table.show_hex((x, y))
        case Go() if table.here is not None:
            table.show_arrows(table.here)
        case _:
            return
    table.touch()


def _on_hex(table: Table, place: Hex, ways: WayPainter, seat: Seat) -> Mark:
    side = table.layout.px(HINTED)
    area = Rect(0, 0, side, side)
    area.center = table.centre(place)
    pin, at = _pin(table, place, ways, seat)
    return Mark(area, pin, at, inside=True)


def _pin(table: Table, place: Hex, ways: WayPainter, seat: Seat) -> tuple[Surface, Point]:
    """Return a seat's pin, and where its middle is when it stands on a hex."""
    colour = table.session.seats[seat].colour
    picture, area = ways.pin_picture(table.centre(place), colour, table.camera.half)
    return picture, area.center
