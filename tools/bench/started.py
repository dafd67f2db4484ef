"""A fresh process that starts the program, or the least that opens a window, and measures.

`title BEGIN` and `bare BEGIN` print the milliseconds from BEGIN (seconds since the epoch) to the
first picture; `table` and `empty` print the peak memory in MB at 1920×1080.
"""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from time import time
from typing import TYPE_CHECKING

from tools.bench.memory import peak_memory

if TYPE_CHECKING:
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

SIZE = (1920, 1080)
TURNS = 30
"""Turns played before the table is opened."""


def bare() -> None:
    """Open a window and show its empty surface, with pygame alone."""
    import pygame  # noqa: PLC0415 - the time of the import is part of the figure

    pygame.init()
    window = pygame.Window("Bare", SIZE)
    window.get_surface()
    window.flip()


def title() -> None:
    """Start the program as `main.py` does, up to the first picture of the title."""
    from discovery.cli.run import start_quickly  # noqa: PLC0415 - as above

    start_quickly()
    from discovery.app import start  # noqa: PLC0415

    start().draw()


def table() -> None:
    """Open the table in the middle of a game and draw it."""
    from discovery.app import App, make_context, prepare_video  # noqa: PLC0415 - as above
    from discovery.ui.display import Display  # noqa: PLC0415
    from discovery.ui.paths import find_paths  # noqa: PLC0415
    from discovery.ui.settings import Settings  # noqa: PLC0415

    prepare_video()
    import pygame  # noqa: PLC0415

    pygame.init()
    settings = replace(Settings(), window=SIZE)
    app = App(make_context(find_paths(), settings, Display("Table", SIZE)), _table_scene)
    for _ in range(20):
        app.step(20)
    if not app.draws:
        raise SystemExit("the table was not drawn")


def _table_scene(context: Context) -> Scene:
    from discovery.match.match import Match  # noqa: PLC0415
    from discovery.match.seats import SeatInfo  # noqa: PLC0415

    game = context.games["landscape"]
    seats = [SeatInfo("Ann", 0), SeatInfo("Ben", 1)]
    match = Match.start(game.load(context.paths.images), seats, seed=1)
    choose = random.Random(1).choice
    for _ in range(TURNS * 2):
        match.confirm()
        seat = match.to_act or 0
        match.act(seat, choose(match.view(seat).legal_actions()))
    match.confirm()
    return game.open_table(context, match)


def main(what: str, begin: float) -> float:
    """Do `what` and return its figure."""
    {"bare": bare, "title": title, "table": table, "empty": bare}[what]()
    return peak_memory() if what in ("table", "empty") else (time() - begin) * 1000


if __name__ == "__main__":
    print(main(sys.argv[1], float(sys.argv[2])))
