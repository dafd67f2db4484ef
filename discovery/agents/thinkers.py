"""Asks computer players in a process of their own, and sees to it that there is an answer."""

from __future__ import annotations

import logging
from concurrent.futures import Future, InvalidStateError, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from discovery.agents.budget import Budget
from discovery.agents.question import Answer, answer
from discovery.agents.registry import offered_kinds
from discovery.agents.worker import (
    AgentFailedError,
    Box,
    Limits,
    Worker,
    WorkerLostError,
    serve,
)
from discovery.rules.words import Message, mark

if TYPE_CHECKING:
    from discovery.agents.agent import Choice
    from discovery.agents.question import Question
    from discovery.agents.worker import Serve

ATTEMPTS = 2
REPLACED = Message(mark("The computer player lost the thread and was asked again."))
STAND_IN = Message(mark("The computer player could not think; a simpler one decided instead."))
SIMPLE = Budget(playouts=1, seconds=None)
AT_ONCE = Budget(seconds=0.0)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds that are waited at most: for the process to start, and beyond a budget's.

    A process may work for `worked` seconds more than a budget has, which the machine's load does
    not count for; it may say nothing for `silent` seconds, and take `hurried` once it is hurried.
    `beyond` is long: who gives signs of life and has hardly worked is not stuck, the machine is
    busy with other things, and a new process would have to begin again.
    """

    start: float = 20.0
    beyond: float = 40.0
    without_clock: float = 60.0
    worked: float = 5.0
    silent: float = 8.0
    hurried: float = 3.0

    def limits(self, budget: Budget) -> Limits:
        """Return what an answer may take, well above what it should."""
        seconds = budget.seconds
        if seconds is None:
            return Limits(self.without_clock, self.silent, self.hurried)
        whole = 4 * seconds + self.beyond
        return Limits(whole, self.silent, self.hurried, seconds + self.worked)


class Thinkers:
    """The process in which computer players think, and the thread that waits for it.

    The process is there from `open` to `rest`. One question is answered after the other. A future
    that is cancelled ends the thinking at once.
    """

    def __init__(self, serve: Serve = serve, patience: Patience | None = None) -> None:
        self._serve = serve
        self._patience = patience or Patience()
        self._box: Box | None = None
        self._worker: Worker | None = None
        self._asked: Future[Answer] | None = None
        self._hurried: Future[Answer] | None = None
        self._broken = False
        self._thread = ThreadPoolExecutor(1, "discovery-thinkers")

    @property
    def pid(self) -> int | None:
        """The number that the system gave the process, None while there is none."""
        worker = self._worker
        return None if worker is None else worker.pid

    def open(self, game: str, content: object) -> None:
        """Have a process ready for the players of a game; this waits for nothing."""
        self._box = Box(game, content)
        self._broken = False
        self._thread.submit(self._prepare)

    def ask(self, question: Question) -> Future[Answer]:
        """Ask for a decision in the game that was opened.

        Raises:
            RuntimeError: no game was.
        """
        if self._box is None:
            raise RuntimeError("a computer player is asked at no table")
        future: Future[Answer] = Future()
        future.add_done_callback(self._dropped)
        self._thread.submit(self._work, future, question, self._box)
        return future

    def hurry(self, future: Future[Answer]) -> None:
        """Have an answer at once, with what was thought so far; from any thread."""
        self._hurried = future

    def rest(self) -> None:
        """End the process; what is being thought about is forgotten."""
        self._box = None
        self._kill()
        self._thread.submit(self._lose)

    def close(self) -> None:
        """End everything; this waits for nothing."""
        self._box = None
        self._kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _dropped(self, future: Future[Answer]) -> None:
        if future.cancelled() and self._asked is future:
            self._kill()

    def _kill(self) -> None:
        worker = self._worker
        if worker is not None:
            worker.kill()

    # What follows runs in the thread.

    def _prepare(self) -> None:
        box = self._box
        if box is None or self._broken:
            return
        try:
            self._ready(box)
        except (WorkerLostError, OSError) as error:
            log.warning("no process for computer players: %s", error)
            self._lose()

    def _ready(self, box: Box) -> Worker:
        worker = self._worker
        if worker is None or not worker.alive:
            self._worker = worker = Worker(self._serve)
        if self._box is not box:
            raise WorkerLostError("the table was left")
        worker.prepare(box)
        return worker

    def _work(self, future: Future[Answer], question: Question, box: Box) -> None:
        self._asked = future
        try:
            if self._hurried is future:
                question = replace(question, budget=AT_ONCE)
            if not future.cancelled():
                given = self._answer(future, question, box)
                with suppress(InvalidStateError):  # it was cancelled in this moment
                    future.set_result(given)
        except Exception as error:
            log.exception("no computer player has an answer")
            with suppress(InvalidStateError):
                future.set_exception(error)
        finally:
            self._asked = None

    def _answer(self, future: Future[Answer], question: Question, box: Box) -> Answer:
        trouble = None
        for _ in range(0 if self._broken else ATTEMPTS):
            try:
                return Answer(self._think(future, question, box), trouble)
            except AgentFailedError as error:
                # Asked again it would break again.
                log.error("a computer player broke:\n%s", error)  # noqa: TRY400 - it is theirs
                break
            except (WorkerLostError, OSError) as error:
                self._lose()
                if future.cancelled() or self._box is not box:
                    self._prepare()
                    return Answer(())
                log.warning("a computer player was lost: %s", error)
                if self._hurried is future:
                    break
                trouble = REPLACED
        else:
            self._broken = True
        simple = offered_kinds(question.game)[0].name
        return Answer(answer(replace(question, agent=simple, budget=SIMPLE)), STAND_IN)

    def _think(self, future: Future[Answer], question: Question, box: Box) -> tuple[Choice, ...]:
        patience = self._patience
        limits = patience.limits(question.budget)
        return self._ready(box).ask(
            question, box, patience.start, limits, lambda: self._hurried is future
        )

    def _lose(self) -> None:
        self._kill()
        self._worker = None
