"""The island's table without a window: real inputs go in, the model is looked at."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from discovery.agents.registry import make_agent
from discovery.content.island import load_islands
from discovery.match.box import GameBox
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.rules.island.actions import STOP, Equip, Put
from discovery.rules.island.entry import RULES
from discovery.rules.island.ground import JUNGLE
from discovery.scenes.island import keys
from discovery.scenes.island.deeds import TurnDeeds
from discovery.scenes.island.play import Play
from discovery.scenes.island.pointer import Pointer
from discovery.scenes.island.session import Session, Stage
from discovery.scenes.island.table import Table
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Button, Command, Moved, Pressed, Released, Wheeled
from tests.support import play
from tests.support.bench import TableBench

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.rules.game import Seat
    from discovery.rules.island.actions import Action
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.view import IslandView

Off = tuple[tuple[str, ...], tuple[str, ...]]
"""Without which aids each seat plays."""
IMAGES = Path(__file__).parents[3] / "images"
NAMES = ("Ann", "Ben")


@cache
def box() -> GameBox:
    return GameBox(RULES, load_islands(IMAGES))


def new_match(
    agents: tuple[str | None, str | None] = (None, None),
    seed: int = 1,
    off: Off = ((), ()),
    **options: str,
) -> Match:
    seats = [SeatInfo(NAMES[i], i, agents[i], off[i]) for i in (0, 1)]
    return Match.start(box(), seats, {"first": "0", **options}, seed)


def view_of(match: Match) -> IslandView:
    return cast("IslandView", match.view(0 if match.to_act is None else match.to_act))


def played(match: Match, until: Callable[[Match], bool], agent: str = "random") -> Match:
    """Let `agent` play for all until something is so with nothing owed, or the game is over."""
    return play.played(match, lambda match: match.pending is None and until(match), agent)


def at(stage: Stage) -> Callable[[Match], bool]:
    return lambda match: Session(match).stage is stage


def walking(
    steps: int = 0, *, located: bool = False, seat: Seat | None = None
) -> Callable[[Match], bool]:
    """Somebody, or that seat, is on the way and took so many steps at least since set down."""

    def found(match: Match) -> bool:
        view = view_of(match)
        if not view.turn or Session(match).stage is not Stage.WALK or view.hours >= 12:
            return False
        if seat is not None and match.to_act != seat:
            return False
        hexes = view.paths(view.seat)[-1].hexes
        return len(hexes) > steps and view.located(view.seat) is located

    return found


def begun(kit: int, pick: int, *, later: bool = False) -> Match:
    """Return a game in which the first player chose a kit, and one of the starts in the jungle.

    It is the other's set-up; `later` it is the other's first turn, and the first player has walked.
    """
    match = new_match(seed=4)
    match.confirm()
    view = view_of(match)
    puts = [put for put in view.legal_actions() if isinstance(put, Put)]
    jungle = [put for put in puts if view.island.ground_at(put.x, put.y) == JUNGLE]
    match.act(0, jungle[pick])
    match.act(0, Equip(kit))
    match.confirm()
    if later:
        match.act(1, next(iter(view_of(match).legal_actions())))
        match.act(1, Equip(0))
        match.confirm()
        while match.to_act == 0:
            stops = view_of(match).check(STOP) is None
            match.act(0, STOP if stops else view_of(match).legal_actions()[0])
            match.confirm()
    return match


class Bench(TableBench[Ask]):
    """Sends inputs to a table as the scene does."""

    play: Play

    def __init__(
        self, match: Match, *, confirming: bool = True, size: tuple[int, int] = (1280, 720)
    ) -> None:
        super().__init__(match)
        self.table = Table(Session(match))
        self.play = Play(self.table, self._think, self._save, lambda: confirming)
        self.deeds = TurnDeeds(self.table, self.play)
        self.pointer = Pointer(self.table, self.deeds)
        self.table.fit_window(size, min(size[0] / 1920, size[1] / 1080))
        self.play.advance()
        self.rest()

    def rest(self) -> None:
        """Let everything arrive."""
        for _ in range(20000):
            self.play.update(0.1)
            if not self.play.busy and self.stage() not in (Stage.COMPUTER, Stage.MOMENT):
                return
        raise AssertionError("it never comes to rest")

    def key(self, *commands: Command) -> None:
        for command in commands:
            self.table.told()
            ask = keys.order(self.table, self.deeds, command, repeated=False)
            self._goes_on(ask)

    def move(self, spot: tuple[int, int]) -> None:
        self.pointer.handle(Moved(spot))

    def click(self, spot: tuple[int, int], button: Button = Button.MAIN) -> None:
        self.table.told()
        self.move(spot)
        self.pointer.handle(Pressed(spot, button))
        ask = self.pointer.handle(Released(spot, button))
        self._goes_on(ask)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.move(start)
        self.pointer.handle(Pressed(start, Button.MAIN))
        self.move(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        self.move(end)
        self.pointer.handle(Released(end, Button.MAIN))

    def wheel(self, spot: tuple[int, int], steps: float) -> None:
        self.pointer.handle(Wheeled(spot, steps))

    def stage(self) -> Stage:
        return self.table.stage

    def view(self) -> IslandView:
        return self.table.view

    def advice(self, agent: str = "greedy") -> Action:
        """Return what a computer player would do for the person to act."""
        player = make_agent("island", agent, self.match.decision_seed)
        return cast("Action", player.choose(view_of(self.match)))

    def spot(self, place: Hex) -> tuple[int, int]:
        return self.table.centre(place)


def reached(
    until: Callable[[Match], bool],
    agent: str = "random",
    *,
    seed: int,
    off: Off = ((), ()),
    **options: str,
) -> Bench:
    """Return a table of two persons for whom `agent` has played until something is so."""
    return Bench(played(new_match((None, None), seed, off, **options), until, agent))


def lost_in_the_wild(steps: int = 3, off: Off = ((), ())) -> Bench:
    """Return a table at which somebody has walked so far and does not know where."""
    return reached(walking(steps), seed=3, off=off)
