"""A process in which computer players think, so that the window never waits for them."""

from __future__ import annotations

import gc
import os
import signal
import sys
import traceback
from contextlib import suppress
from dataclasses import dataclass, replace
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import wait
from queue import SimpleQueue
from threading import Event, Lock, Thread
from time import monotonic, process_time
from typing import TYPE_CHECKING, cast

from discovery.agents.question import answer
from discovery.agents.registry import agent_kinds
from discovery.agents.wire import pack, unpack

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from discovery.agents.agent import Choice
    from discovery.agents.question import Question

    Serve = Callable[[Connection], None]
    Hurried = Callable[[], bool]

BEAT = 0.5
"""Seconds between two signs of life of a process that thinks."""
LOOK = 0.25
"""Seconds between two looks at whether one has waited too long."""
NICENESS = 10
BELOW_NORMAL = 0x4000
"""What Windows calls BELOW_NORMAL_PRIORITY_CLASS."""


def never() -> bool:
    """Return False: nobody is in a hurry."""
    return False


class WorkerLostError(Exception):
    """The process ended, or was too slow."""


class AgentFailedError(Exception):
    """A computer player broke; the text is its traceback. The process is well."""


@dataclass(frozen=True, slots=True)
class Box:
    """Which game is played, and its content."""

    game: str
    content: object


@dataclass(frozen=True, slots=True)
class Failure:
    """Stands for an answer: the traceback."""

    text: str


@dataclass(frozen=True, slots=True)
class Hurry:
    """Asks for the answer at once, with what was thought so far."""


@dataclass(frozen=True, slots=True)
class Pulse:
    """A sign of life: seconds of the processor's time that a question has taken so far."""

    worked: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds that are waited at most: in all, without a sign of life, once it was hurried.

    `worked` is how long the process may work for an answer, however slow the machine is.
    """

    whole: float
    silent: float = inf
    hurried: float = inf
    worked: float = inf


class Worker:
    """Such a process, seen from outside. It ends with the program, however that ends."""

    def __init__(self, serve: Serve) -> None:
        """Start it.

        Raises:
            OSError: the system starts no process.
        """
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs,), name="discovery-thinker", daemon=True
        )
        self._process.start()
        theirs.close()
        self._box: Box | None = None
        self._ready = False
        self._killed = False

    @property
    def alive(self) -> bool:
        """Whether it has not ended, as far as one knows."""
        return not self._killed and self._process.is_alive()

    @property
    def pid(self) -> int:
        """The number that the system gave it."""
        return cast("int", self._process.pid)

    def prepare(self, box: Box) -> None:
        """Let it load what the game needs, if it has not.

        Raises:
            WorkerLostError: it has ended.
        """
        if self._box is not box:
            self._send(box)
            self._box = box

    def ask(
        self, question: Question, box: Box, start: float, limits: Limits, hurried: Hurried = never
    ) -> tuple[Choice, ...]:
        """Wait for its answer; `start` seconds more if it has never told a word.

        `hurried` is looked at again and again: whether the answer is wanted at once.

        Raises:
            AgentFailedError: the computer player broke.
            WorkerLostError: the process ended, or let one wait too long.
        """
        self.prepare(box)
        if not self._ready:
            self._receive(Limits(start))
            self._ready = True
        self._send(pack(question, box.content))
        told = self._receive(limits, hurried)
        if isinstance(told, Failure):
            raise AgentFailedError(told.text)
        return cast("tuple[Choice, ...]", told)

    def kill(self) -> None:
        """End it at once, whatever it does; from any thread."""
        self._killed = True
        self._process.kill()

    def _send(self, value: object) -> None:
        try:
            self._connection.send(value)
        except OSError as error:
            raise WorkerLostError(str(error)) from error

    def _receive(self, limits: Limits, hurried: Hurried = never) -> object:
        """Return what it tells besides signs of life.

        Raises:
            WorkerLostError: it has ended, or lets one wait too long.
        """
        begun = heard = monotonic()
        passed_on: float | None = None
        while True:
            if wait([self._connection, self._process.sentinel], min(LOOK, limits.whole)):
                told = self._take()
                if not isinstance(told, Pulse):
                    return told
                heard = monotonic()
                if told.worked > limits.worked:
                    message = f"no answer after {told.worked:.1f} seconds of work"
                    raise WorkerLostError(message)
            now = monotonic()
            if passed_on is None and hurried():
                self._send(Hurry())
                passed_on = now
            waits = (now - begun, limits.whole), (now - heard, limits.silent)
            since = now if passed_on is None else passed_on
            for seconds, most in (*waits, (now - since, limits.hurried)):
                if seconds >= most:
                    message = f"no answer within {seconds:.1f} seconds"
                    raise WorkerLostError(message)

    def _take(self) -> object:
        try:
            # Where it has ended, its last words may still be there, or half of them.
            if self._connection.poll():
                return self._connection.recv()
        except (EOFError, OSError) as error:
            raise WorkerLostError("it ended in the middle") from error
        raise WorkerLostError("it ended")


def serve(connection: Connection) -> None:
    """Answer questions until the program hangs up: the work of the process.

    It looks for no garbage: two whole games of an expert leave a few hundred objects in circles,
    and to go over all that it knows of the journals takes a third of a second at any moment.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the program
    gc.disable()
    step_back()
    with suppress(OSError):  # the program has gone while something was told
        _Desk(connection).work()


class _Desk:
    """Where questions are answered one by one, while a thread of its own listens.

    As long as one is open that thread tells every `BEAT` seconds how long the process has worked.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._inbox: SimpleQueue[Box | bytes] = SimpleQueue()
        self._telling = Lock()
        self._open = 0
        self._begun = 0.0
        self._hurried = Event()

    def work(self) -> None:
        """Answer what the thread has heard; it ends the process when the program hangs up."""
        self._connection.send("ready")
        Thread(target=self._listen, daemon=True).start()
        box = Box("", None)
        while True:
            told = self._inbox.get()
            if isinstance(told, Box):
                box = told
                agent_kinds(box.game)
                continue
            answered = _answer(told, box, self._hurried.is_set)
            with self._telling:
                self._open -= 1
                self._connection.send(answered)

    def _listen(self) -> None:
        try:
            while True:
                if self._connection.poll(BEAT if self._open else None):
                    self._hear(self._connection.recv())
                with self._telling:
                    if self._open:
                        self._connection.send(Pulse(process_time() - self._begun))
        except (EOFError, OSError):
            os._exit(0)

    def _hear(self, told: Box | bytes | Hurry) -> None:
        if isinstance(told, Hurry):
            self._hurried.set()
            return
        if not isinstance(told, Box):
            self._hurried.clear()  # one that came too late was meant for the answer before
            with self._telling:
                self._open += 1
                self._begun = process_time()
        self._inbox.put(told)


def _answer(packed: bytes, box: Box, hurried: Hurried) -> tuple[Choice, ...] | Failure:
    try:
        question: Question = unpack(packed, box.content)
        budget = replace(question.budget, hurried=hurried)
        return answer(replace(question, budget=budget))
    except Exception:
        return Failure(traceback.format_exc())


def step_back() -> None:
    """Let everything else on the machine go first."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - nowhere else

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
    else:
        os.nice(NICENESS)
