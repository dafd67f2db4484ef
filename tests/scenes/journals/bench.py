"""The journals' table without a window: real inputs go in, the model is looked at."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from discovery.content.faces import load_board_plans
from discovery.content.journals import load_cards
from discovery.match.box import GameBox
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.rules.journals.cardset import CardSet
from discovery.rules.journals.entry import RULES
from discovery.scenes.journals import keys
from discovery.scenes.journals.deeds import TurnDeeds
from discovery.scenes.journals.play import Play
from discovery.scenes.journals.pointer import Pointer
from discovery.scenes.journals.session import Session, Stage
from discovery.scenes.journals.table import Table
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Button, Command, Moved, Pressed, Released, Wheeled
from tests.support.bench import TableBench
from tests.support.play import played

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from discovery.content.faces import BoardPlan
    from discovery.rules.journals.phases import Phase
    from discovery.rules.journals.view import JournalsView
    from discovery.scenes.journals.targets import Target

IMAGES = Path(__file__).parents[3] / "images"
NAMES = ("Ann", "Ben", "Cleo", "Dan")


@cache
def box() -> GameBox:
    return GameBox(RULES, CardSet(load_cards(IMAGES)))


@cache
def plans() -> Mapping[str, BoardPlan]:
    return load_board_plans(IMAGES)


def new_match(agents: tuple[str | None, ...] = (None, None), seed: int = 1) -> Match:
    seats = [SeatInfo(NAMES[i], i, agent) for i, agent in enumerate(agents)]
    return Match.start(box(), seats, {"first": "0"}, seed)


def without(match: Match, *aids: str) -> Match:
    """Let all seats play a game without some aids."""
    match.seats = tuple(replace(seat, off=aids) for seat in match.seats)
    return match


def at_phase(
    phase: Phase, players: int, until: Callable[[JournalsView], bool] = lambda _: True
) -> Match:
    """Return a game that greedy players have brought to a phase in which `until` is true."""

    def there(match: Match) -> bool:
        if match.pending is not None:
            return False
        view = cast("JournalsView", match.view(match.to_act or 0))
        return view.phase is phase and until(view)

    for seed in range(20):
        match = played(new_match((None,) * players, seed=seed), there, "greedy")
        if not match.over:
            return match
    raise AssertionError(phase)


class Bench(TableBench[Ask]):
    """Sends inputs to a table as the scene does."""

    play: Play

    def __init__(
        self, match: Match, *, confirming: bool = True, size: tuple[int, int] = (1280, 720)
    ) -> None:
        super().__init__(match)
        self.table = Table(Session(match), plans())
        self.play = Play(self.table, self._think, self._save, lambda: confirming)
        self.deeds = TurnDeeds(self.table, self.play)
        self.pointer = Pointer(self.table, self.deeds)
        self.table.fit_window(size, min(size[0] / 1920, size[1] / 1080))
        self.play.advance()
        self.rest()

    def rest(self) -> None:
        """Let everything arrive."""
        for _ in range(90000):
            self.play.update(0.2)
            if not self.play.busy and self.table.stage is not Stage.COMPUTER:
                return
        raise AssertionError("it never comes to rest")

    def key(self, *commands: Command) -> None:
        for command in commands:
            self.table.notice = None
            ask = keys.order(self.table, self.deeds, command, repeated=False)
            self._goes_on(ask)

    def go(self, target: Target) -> None:
        """Bring the focus to something by the key for the next thing."""
        for _ in range(99):
            if self.table.focus == target:
                return
            self.key(Command.NEXT)
        raise AssertionError(str(target))

    def click(self, at: tuple[int, int]) -> None:
        self.table.notice = None
        self.pointer.handle(Moved(at))
        self.pointer.handle(Pressed(at, Button.MAIN))
        ask = self.pointer.handle(Released(at, Button.MAIN))
        self._goes_on(ask)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.pointer.handle(Moved(start))
        self.pointer.handle(Pressed(start, Button.MAIN))
        self.pointer.handle(Moved(end))
        self.pointer.handle(Released(end, Button.MAIN))
        self.play.advance()
        self.rest()

    def wheel(self, at: tuple[int, int], steps: float) -> None:
        self.pointer.handle(Wheeled(at, steps))
