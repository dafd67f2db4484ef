"""A table without a window: real inputs go in, the model is looked at."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from discovery.content.landscape import load_designs, load_tile_art
from discovery.match.box import GameBox
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.rules.landscape.entry import RULES
from discovery.rules.landscape.tileset import TileSet
from discovery.scenes.landscape import keys
from discovery.scenes.landscape.deeds import TurnDeeds
from discovery.scenes.landscape.play import Play
from discovery.scenes.landscape.pointer import Pointer
from discovery.scenes.landscape.session import Session, Stage
from discovery.scenes.landscape.table import Table
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Button, Command, Moved, Pressed, Released, Wheeled
from tests.support.bench import TableBench

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.content.landscape import TileArt
    from discovery.scenes.landscape.targets import Target

IMAGES = Path(__file__).parents[3] / "images"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


@cache
def box() -> GameBox:
    return GameBox(RULES, TileSet(load_designs(IMAGES)))


@cache
def art() -> Mapping[int, TileArt]:
    return load_tile_art(IMAGES)


def new_match(
    agents: tuple[str | None, ...] = (None, None), seed: int = 1, **options: str
) -> Match:
    seats = [SeatInfo(NAMES[i], i, agent) for i, agent in enumerate(agents)]
    return Match.start(box(), seats, {"first": "0", **options}, seed)


class Bench(TableBench[Ask]):
    """Sends inputs to a table as the scene does."""

    play: Play
    seed = 1

    def __init__(
        self, match: Match, *, confirming: bool = True, size: tuple[int, int] = (1280, 720)
    ) -> None:
        super().__init__(match)
        self.table = Table(Session(match), art())
        self.play = Play(self.table, self._think, self._save, lambda: confirming)
        self.deeds = TurnDeeds(self.table, self.play)
        self.pointer = Pointer(self.table, self.deeds)
        self.table.fit_window(size, min(size[0] / 1920, size[1] / 1080))
        self.play.advance()
        self.rest()

    def rest(self) -> None:
        """Let everything arrive."""
        for _ in range(9000):
            self.play.update(0.1)
            if not self.play.busy and self.table.stage is not Stage.COMPUTER:
                return
        raise AssertionError("it never comes to rest")

    def key(self, command: Command, *, repeated: bool = False) -> None:
        self.table.notice = None
        ask = keys.order(self.table, self.deeds, command, repeated=repeated)
        self._goes_on(ask)

    def move(self, at: tuple[int, int]) -> None:
        self.pointer.handle(Moved(at))

    def click(self, at: tuple[int, int], button: Button = Button.MAIN) -> None:
        self.table.notice = None
        self.move(at)
        self.pointer.handle(Pressed(at, button))
        ask = self.pointer.handle(Released(at, button))
        self._goes_on(ask)

    def drag(
        self, start: tuple[int, int], end: tuple[int, int], button: Button = Button.MAIN
    ) -> None:
        self.move(start)
        self.pointer.handle(Pressed(start, button))
        self.move(end)
        self.pointer.handle(Released(end, button))

    def wheel(self, at: tuple[int, int], steps: float, *, control: bool = False) -> None:
        self.pointer.handle(Wheeled(at, steps, control))

    def stage(self) -> Stage:
        return self.table.stage

    def focus(self) -> Target | None:
        return self.table.focus

    def middle(self, cell: tuple[int, int]) -> tuple[int, int]:
        return self.table.camera.spot(cell, 0.5, 0.5)
