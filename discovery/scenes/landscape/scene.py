"""The table of The Discovery: it draws a view and turns what people want into actions."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, cast

import pygame

from discovery.agents.registry import make_agent
from discovery.content import load_tile_art
from discovery.scenes.landscape import keys
from discovery.scenes.landscape.air import AirPainter
from discovery.scenes.landscape.board import BoardLayer
from discovery.scenes.landscape.deeds import Ask, Deeds
from discovery.scenes.landscape.figures import FigurePainter
from discovery.scenes.landscape.glow import Lights
from discovery.scenes.landscape.motion import resting
from discovery.scenes.landscape.overlays import Overlays
from discovery.scenes.landscape.panels import PanelPainter
from discovery.scenes.landscape.play import Play
from discovery.scenes.landscape.pointer import Pointer
from discovery.scenes.landscape.session import Session, Stage
from discovery.scenes.landscape.table import Table
from discovery.scenes.landscape.tiles import TilePictures
from discovery.ui.intents import Moved, Ordered, Pressed, Released, Wheeled, Woken
from discovery.ui.scene import Push, Replace, Scene

if TYPE_CHECKING:
    from concurrent.futures import Future

    from discovery.match.match import Match
    from discovery.rules.landscape.actions import Action
    from discovery.scenes.landscape.targets import Target
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition

WOOD = "ui/wood.webp"
WOOD_UNITS = 512
THUMBNAIL = (512, 288)


class Painter:
    """Everything that draws the table, with its pictures."""

    def __init__(self, context: Context, table: Table) -> None:
        """Read the tile sheet.

        Raises:
            PictureError: it is missing or broken.
        """
        self._context = context
        self._table = table
        self.lights = Lights()
        figures = FigurePainter(context)
        pictures = TilePictures(context.paths.images / "landscape" / "designs.webp", table.art)
        self.layer = BoardLayer(pictures, self.lights, figures.on_board)
        self._overlays = Overlays(context, pictures, self.lights, figures)
        self._panels = PanelPainter(context, pictures, figures)
        self._air = AirPainter(context, pictures, self.lights, figures)

    def board(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture of what lies still on a table of `size` pixels; shared."""
        side = self._context.theme.px(WOOD_UNITS)
        wood = self._context.sheets.picture(WOOD, (side, side))
        tiles, figures = resting(self._table)
        return self.layer.get(wood, size, self._table.camera, tiles, figures)

    def draw(self, surface: pygame.Surface, held: Target | None) -> None:
        """Draw the whole screen."""
        table = self._table
        surface.blit(self.board(surface.get_size()), (0, 0))
        still = not table.movements
        if still:
            self._overlays.draw(surface, table)
        self._panels.draw(surface, table, held)
        if still:
            self._overlays.draw_carried(surface, table)
        self._air.draw(surface, table)

    def thumbnail(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a small picture of the board alone, which has no secrets on it."""
        view = self._table.layout.view
        cut = pygame.Rect(0, 0, view.width, view.width * THUMBNAIL[1] // THUMBNAIL[0])
        if cut.height > view.height:
            cut.size = (view.height * THUMBNAIL[0] // THUMBNAIL[1], view.height)
        cut.center = view.center
        return pygame.transform.smoothscale(self.board(size).subsurface(cut), THUMBNAIL)

    def release(self) -> None:
        """Give large pictures back."""
        self.layer.release()
        self.lights.clear()


class TableScene(Scene):
    """A match in play."""

    def __init__(self, context: Context, match: Match) -> None:
        """Show `match`; a new one begins with its first turn as soon as the scene is entered.

        Raises:
            ContentError: the tile set is missing or broken.
            PictureError: the tile sheet is.
        """
        self.context = context
        self.match = match
        self.table = Table(Session(match), load_tile_art(context.paths.images))
        self.play = Play(self.table, self._think, self._save, lambda: self._confirming)
        self.deeds = Deeds(self.table, self.play)
        self.pointer = Pointer(self.table, self.deeds)
        self.painter = Painter(context, self.table)
        self._picture_due = False
        self._encoding: Future[bytes] | None = None

    @property
    def busy(self) -> bool:
        """Whether something moves, or a pause of a computer player runs."""
        return self.play.busy

    @property
    def _confirming(self) -> bool:
        return self.context.settings.confirm_turn

    def enter(self) -> None:
        """Go on where the match stands."""
        self.play.advance()
        self.stale = True

    def leave(self) -> None:
        """Give large pictures back."""
        self.painter.release()

    def layout(self, size: tuple[int, int]) -> None:
        """Fit to the window."""
        self.painter.release()
        self.table.fit_window(size, self.context.theme.scale)
        self.stale = True

    def handle(self, given: Input) -> Transition:
        """Answer an input."""
        intent = given.intent
        self.stale = True
        if isinstance(intent, Woken):
            self._take_picture()
            self.play.advance()
            return self._notices()
        if self._skips(intent):
            return None
        if isinstance(intent, Pressed | Ordered):
            self.table.notice = None
        ask = None
        match intent:
            case Ordered(command, repeated):
                ask = keys.order(self.table, self.deeds, command, repeated=repeated)
            case Moved() | Pressed() | Released() | Wheeled():
                ask = self.pointer.handle(intent)
            case _:
                pass
        self.play.advance()
        return self._answer(ask)

    def update(self, seconds: float) -> Transition:
        """Let movements and computer players go on; at the end go to the results."""
        was_busy = self.busy
        self.play.update(seconds)
        if was_busy and self.play.finished:
            return self._results()
        if was_busy and not self.busy:
            self.stale = True
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        self.painter.draw(surface, self.pointer.held)
        if self._picture_due and not self.busy:
            self._picture_due = False
            picture = self.painter.thumbnail(surface.get_size())
            self._encoding = self.context.background(lambda: _png(picture))

    def _skips(self, intent: object) -> bool:
        """End movements at a key or click; while a computer player plays, it means no more."""
        if not isinstance(intent, Pressed | Ordered):
            return False
        if isinstance(intent, Ordered) and intent.command in keys.LOOKING:
            return False
        skipped = self.play.skip()
        if not skipped or self.table.stage not in (Stage.COMPUTER, Stage.OVER):
            return False
        self.play.advance()
        return True

    def _answer(self, ask: Ask | None) -> Transition:
        match ask:
            case None:
                return None
            case Ask.MENU:
                from discovery.scenes.pause import PauseScene  # noqa: PLC0415 - it opens tables

                return Push(PauseScene(self.context, self, self.match))
            case Ask.RESULTS:
                return self._results()

    def _results(self) -> Transition:
        from discovery.scenes.results import ResultsScene  # noqa: PLC0415 - it opens tables

        return Replace(ResultsScene(self.context, self.match))

    def _think(self) -> Future[Action]:
        match = self.match
        seat = match.to_act
        agent = None if seat is None else match.seats[seat].agent
        if seat is None or agent is None:
            raise RuntimeError("a computer player was asked, but none is to act")
        thinker = make_agent(match.box.rules.name, agent, match.decision_seed)
        view = match.view(seat)
        return self.context.background(lambda: cast("Action", thinker.choose(view)))

    def _save(self) -> None:
        """Have the match written; its picture follows when the table is next drawn."""
        self.context.autosave.put(self.match.record())
        self._picture_due = not self.match.over

    def _take_picture(self) -> None:
        if self._encoding is not None and self._encoding.done():
            picture, self._encoding = self._encoding.result(), None
            if not self.match.over:
                self.context.autosave.put(self.match.record(), picture)

    def _notices(self) -> Transition:
        messages = self.context.autosave.messages()
        if messages:
            self.table.notice = messages[0]
        return None


def _png(picture: pygame.Surface) -> bytes:
    file = io.BytesIO()
    pygame.image.save(picture, file, "table.png")
    return file.getvalue()
