"""The computer players' part at a table: who is asked, when, and what they answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.budget import Budget
from discovery.agents.question import Question
from discovery.agents.registry import adviser
from discovery.ui.settings import THINKING

if TYPE_CHECKING:
    from concurrent.futures import Future

    from discovery.agents.question import Answer
    from discovery.match.match import Match
    from discovery.ui.context import Context


class Company:
    """Asks computer players off the frame; the scene is woken when there is an answer."""

    def __init__(self, context: Context, match: Match) -> None:
        self._context = context
        self._match = match
        self._opened = False

    def arrive(self) -> None:
        """Have a process ready before the first of them is to think."""
        if any(seat.agent is not None for seat in self._match.seats):
            self._open()

    def leave(self) -> None:
        """End all thinking."""
        if self._opened:
            self._opened = False
            self._context.thinkers.rest()

    def decide(self) -> Future[Answer]:
        """Ask the computer player of the seat to act.

        Raises:
            RuntimeError: none is to act.
        """
        match = self._match
        seat = match.to_act
        agent = None if seat is None else match.seats[seat].agent
        if seat is None or agent is None:
            raise RuntimeError("a computer player was asked, but none is to act")
        return self._ask(agent, seat)

    def hurry(self, thinking: Future[Answer]) -> None:
        """Have the answer at once that is being thought about."""
        self._context.thinkers.hurry(thinking)

    def advise(self) -> Future[Answer]:
        """Ask for what the strongest of them would do in the place of the person to act.

        Raises:
            RuntimeError: nobody is to act.
        """
        seat = self._match.to_act
        if seat is None:
            raise RuntimeError("a hint was asked for, but nobody is to act")
        return self._ask(adviser(self._match.box.rules.name).name, seat, alone=True)

    def _ask(self, agent: str, seat: int, *, alone: bool = False) -> Future[Answer]:
        match, context = self._match, self._context
        self._open()
        budget = Budget(seconds=THINKING[context.settings.thinking], alone=alone)
        name = match.box.rules.name
        question = Question(name, agent, match.decision_seed, budget, match.view(seat))
        future = context.thinkers.ask(question)
        future.add_done_callback(lambda _: context.wake())
        return future

    def _open(self) -> None:
        if not self._opened:
            self._opened = True
            box = self._match.box
            self._context.thinkers.open(box.rules.name, box.content)
