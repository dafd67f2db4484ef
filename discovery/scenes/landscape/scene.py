"""The table of The Discovery: it draws a view and turns what people want into actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect

from discovery.content.landscape import load_tile_art
from discovery.rules.landscape.actions import Place
from discovery.scenes.landscape import keys
from discovery.scenes.landscape.base import BoardScene
from discovery.scenes.landscape.deeds import TurnDeeds
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.play import Play
from discovery.scenes.landscape.session import Session
from discovery.scenes.landscape.snapshot import next_copy
from discovery.scenes.landscape.table import Table
from discovery.scenes.table.scene import MatchScene

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from discovery.match.match import Match
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition


class TableScene(MatchScene, BoardScene):
    """A match in play."""

    looks = keys.LOOKING

    def __init__(self, context: Context, match: Match) -> None:
        """Show `match`; a new one begins with its first turn as soon as the scene is entered.

        Raises:
            ContentError: the tile set is missing or broken.
            PictureError: the tile sheet is.
        """
        table = Table(Session(match), load_tile_art(context.paths.images))
        self.play = play = Play(table, *self.host(context, match))
        super().__init__(context, table, TurnDeeds(table, play))
        self.open_aside(table)
        self.cover: Callable[[], pygame.Surface] | None = None
        """Paints the picture that is saved with the game instead of the board's."""

    def room(self) -> Rect:
        """Return the view of the board."""
        return self.table.layout.view

    def target_at(self, at: tuple[int, int]) -> object:
        """Return what lies at a pixel of the window and can be pressed, None if nothing does."""
        return self.table.target_at(at)

    def place_of(self, action: Any) -> Rect | None:
        """Return the square for a tile, the followers' signs, or the main button."""
        table = self.table
        if isinstance(action, Place):
            x, y, wide, high = table.camera.area((action.x, action.y))
            return Rect(x, y, wide, high)
        for index, choice in enumerate(table.choices):
            if choice.action == action:
                return table.choice_area(index)
        return table.layout.parts.get(Part.MAIN)

    def ghost_of(self, action: Any) -> pygame.Surface | None:
        """Return the tile as an action would lay it."""
        if not isinstance(action, Place):
            return None
        table = self.table
        number = table.hand.designs[action.slot]
        size, copy = table.camera.size, next_copy(table.tiles, number)
        return self.painter.pictures.get(number, action.rotation, size, copy)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        super().draw(surface)
        if not self.busy:
            size = surface.get_size()
            self.keeper.drawn(self.cover or (lambda: self.painter.thumbnail(size)))

    def _closing(self) -> Transition:
        """Tell that the game is over: one looks at the board as long as one likes."""
        self.table.tell_end()
        self.stale = True
        return None
