"""Figures of starting the program: time to the title, memory with the table open.

Each start is a fresh process, with the video driver of the environment (none set: no screen).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import time

from tools.bench.figure import Figure, Goal, in_turn

ROOT = Path(__file__).parents[2]
ROUNDS = 9


def startup_figures() -> list[Figure]:
    """Measure the time to the first picture of the title, and memory with the table open."""
    title, bare = in_turn(lambda _: _run("title"), lambda _: _run("bare"), ROUNDS)
    return [
        Figure(
            "startup.title",
            title,
            "ms",
            Goal(2, of_ratio=True),
            "a process that does pygame.init(), a window and a flip alone, ms",
            bare,
        ),
        Figure(
            "startup.memory",
            _run("table"),
            "MB",
            Goal(220),
            "the same window without a game, MB",
            _run("empty"),
        ),
    ]


def _run(what: str) -> float:
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            **os.environ,
            "DISCOVERY_HOME": home,
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }
        done = subprocess.run(  # noqa: S603 - our own interpreter and module
            [sys.executable, "-m", "tools.bench.started", what, str(time())],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            cwd=ROOT,
            env=environment,
        )
    return float(done.stdout.split()[-1])
