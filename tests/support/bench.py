"""What the tables without a window have in common: real inputs go in, the model is looked at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from discovery.agents.question import Answer
from discovery.agents.registry import make_agent

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.scenes.table.play import MatchPlay

AskKind = TypeVar("AskKind")


class TableBench(ABC, Generic[AskKind]):
    """Keeps what a table asked for, and plays for computer players at once."""

    play: MatchPlay[Any, Any]
    seed: int | None = None
    """What computer players choose by; None: by the match's own seed for the decision."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.saves = 0
        self.asked: list[AskKind] = []

    @abstractmethod
    def rest(self) -> None:
        """Let everything arrive."""

    def text(self) -> str:
        """Return what the table tells now."""
        notice = self.play.table.notice
        return "" if notice is None else str(notice)

    def _goes_on(self, ask: AskKind | None) -> None:
        """Keep what was asked for and let everything arrive."""
        if ask is not None:
            self.asked.append(ask)
        self.play.advance()
        self.rest()

    def _think(self) -> Future[Any]:
        match = self.match
        seat = cast("int", match.to_act)
        seed = match.decision_seed if self.seed is None else self.seed
        agent = make_agent(match.box.rules.name, str(match.seats[seat].agent), seed)
        thought: Future[Any] = Future()
        thought.set_result(Answer(agent.advise(match.view(seat))))
        return thought

    def _save(self) -> None:
        self.saves += 1
