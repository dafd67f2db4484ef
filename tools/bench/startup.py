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
            memory("startup.memory", new, "table", (1920, 1080)),
            memory("startup.memory_4k", new, "table", (3840, 2160)),
        ]


def _start(name: str, home: Path) -> Figure:
    title, bare = in_turn(
        lambda _: _run(home, "title", str(time())),
        lambda _: _run(home, "bare", str(time())),
        ROUNDS,
    )
    return Figure(name, title, "ms", Goal(2, of_ratio=True), BARE, bare)


def memory(name: str, home: Path, what: str, size: tuple[int, int]) -> Figure:
    """Measure the peak memory of what `started` does in a window, beside an empty one."""
    word = "{}x{}".format(*size)
    full, empty = _run(home, what, word), _run(home, "empty", word)
    return Figure(name, full, "MB", MEMORY[size], EMPTY, empty)


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
