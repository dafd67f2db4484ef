"""Figures of starting the program: time to the title, memory with the table open.

Each start is a fresh process, with the video driver of the environment (none set: no screen), and
with its modules compiled, as they are from the second start on.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import time

from tools.bench.figure import Figure, Goal, in_turn
from tools.bench.frames import SIZES
from tools.bench.table import UNSEEN

ROOT = Path(__file__).parents[2]
ROUNDS = 15
BARE = "a process that does pygame.init(), a window and a flip alone, ms"
MEMORY = {(1920, 1080): Goal(220), (3840, 2160): Goal(320)}
"""What a table may take in a window of a size."""
EMPTY = "the same window without a game, MB"


def startup_figures() -> list[Figure]:
    """Measure the time to the first picture of the title, and memory with the table open.

    `startup.title` starts with no file of the person, `startup.continue` with a game to go on with.
    """
    with tempfile.TemporaryDirectory() as folder:
        new, saved = Path(folder, "new"), Path(folder, "saved")
        _run(saved, "save", "")
        return [
            _start("startup.title", new),
            _start("startup.continue", saved),
            *_memory("startup.memory", new, "table"),
        ]


def memory_zoomed(game: str, what: str) -> list[Figure]:
    """Measure the peak memory of what `started` does with a game's table, at both sizes."""
    with tempfile.TemporaryDirectory() as folder:
        return _memory(f"{game}.memory_zoomed", Path(folder, "new"), what)


def _start(name: str, home: Path) -> Figure:
    title, bare = in_turn(
        lambda _: _run(home, "title", str(time())),
        lambda _: _run(home, "bare", str(time())),
        ROUNDS,
    )
    return Figure(name, title, "ms", Goal(2, of_ratio=True), BARE, bare)


def _memory(name: str, home: Path, what: str) -> list[Figure]:
    """Measure peak memory in windows of both sizes, each beside an empty one."""
    figures = []
    for ending, size in SIZES.items():
        word = "{}x{}".format(*size)
        full, empty = _run(home, what, word), _run(home, "empty", word)
        figures.append(Figure(f"{name}{ending}", full, "MB", MEMORY[size], EMPTY, empty))
    return figures


def _run(home: Path, what: str, word: str) -> float:
    environment = {
        **UNSEEN,
        **os.environ,
        "DISCOVERY_HOME": str(home),
        "PYTHONPYCACHEPREFIX": str(home.parent / "compiled"),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(  # noqa: S603 - our own interpreter and module
        [sys.executable, "-m", "tools.bench.started", what, word],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd=ROOT,
        env=environment,
    )
    return float(done.stdout.split()[-1])
