"""What goes wrong in a process that thinks. `DISCOVERY_MISHAPS` names a file, a byte for each."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from discovery.agents import worker
from discovery.agents.question import answer
from discovery.agents.worker import Box, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from discovery.agents.agent import Choice
    from discovery.agents.question import Question

MISHAPS = "DISCOVERY_MISHAPS"
LONG = 60.0


def _first_time() -> bool:
    file = Path(os.environ[MISHAPS])
    first = not file.exists()
    with file.open("ab") as mishaps:
        mishaps.write(b"!")
    return first


def tired(connection: Connection) -> None:
    """Never answer."""
    _first_time()
    connection.send("ready")
    time.sleep(LONG)


def tired_once(connection: Connection) -> None:
    """Never answer, but the next such process does."""
    if _first_time():
        connection.send("ready")
        time.sleep(LONG)
    serve(connection)


def mute(_: Connection) -> None:
    """Never say a word."""
    _first_time()
    time.sleep(LONG)


def stillborn(_: Connection) -> None:
    """End at once."""
    _first_time()
    sys.exit(3)


def dying_once(connection: Connection) -> None:
    """End when asked for the first time; the next such process does not."""
    if not _first_time():
        serve(connection)
        return
    connection.send("ready")
    while isinstance(connection.recv(), Box):
        pass
    os._exit(9)


def spinning_once(connection: Connection) -> None:
    """Work for ever when asked; the next such process does not."""
    if _first_time():
        vars(worker)["answer"] = _spin
    serve(connection)


def eager(connection: Connection) -> None:
    """Think until an answer is wanted at once."""
    vars(worker)["answer"] = _until_hurried
    serve(connection)


def _spin(_: Question) -> tuple[Choice, ...]:
    while True:
        pass


def _until_hurried(question: Question) -> tuple[Choice, ...]:
    _first_time()
    hurried = question.budget.hurried
    assert hurried is not None
    while question.budget.seconds and not hurried():
        time.sleep(0.01)
    return answer(question)
