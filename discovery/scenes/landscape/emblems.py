"""The shapes of seats as one picture: of all who hold a territory, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Seat
    from discovery.scenes.landscape.table import Table
    from discovery.ui.context import Context


def emblem(context: Context, table: Table, seats: Sequence[Seat], side: int) -> pygame.Surface:
    """Return the shapes of `seats`, each `side` pixels wide; shared, so never draw on it."""
    shapes = [context.theme.seat(table.session.seats[seat].colour).shape for seat in seats]
    pictures = [context.sheets.part("badges", shape, (side, side)) for shape in shapes]
    if len(pictures) == 1:
        return pictures[0]
    made = pygame.Surface((side * len(pictures), side), pygame.SRCALPHA)
    made.fblits([(picture, (number * side, 0)) for number, picture in enumerate(pictures)])
    return made
