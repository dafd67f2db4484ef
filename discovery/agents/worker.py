"""A process in which computer players think, so that the window never waits for them."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import wait
from time import monotonic
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

NICENESS = 10
BELOW_NORMAL = 0x4000
"""What Windows calls BELOW_NORMAL_PRIORITY_CLASS."""


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

    def ask(self, question: Question, box: Box, start: float, limit: float) -> tuple[Choice, ...]:
        """Wait for its answer: `limit` seconds, and `start` more if it has never told a word.

        Raises:
            AgentFailedError: the computer player broke.
            WorkerLostError: the process ended, or let one wait too long.
        """
        self.prepare(box)
        if not self._ready:
            self._receive(start)
            self._ready = True
        self._send(pack(question, box.content))
        told = self._receive(limit)
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

    def _receive(self, seconds: float) -> object:
        end = monotonic() + seconds
        if not wait([self._connection, self._process.sentinel], seconds):
            message = f"no answer within {seconds:g} seconds"
            raise WorkerLostError(message)
        try:
            # Where it has ended, its last words may still be there, or half of them.
            if self._connection.poll(max(0.0, min(1.0, end - monotonic()))):
                return self._connection.recv()
        except (EOFError, OSError) as error:
            raise WorkerLostError("it ended in the middle") from error
        raise WorkerLostError("it ended")


def serve(connection: Connection) -> None:
    """Answer questions until the program hangs up: the work of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the program
    step_back()
    box = Box("", None)
    connection.send("ready")
    try:
        while True:
            told = connection.recv()
            if isinstance(told, Box):
                box = told
                agent_kinds(box.game)
            else:
                connection.send(_answer(told, box))
    except (EOFError, OSError):
        return


def _answer(packed: bytes, box: Box) -> tuple[Choice, ...] | Failure:
    try:
        return answer(unpack(packed, box.content))
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
