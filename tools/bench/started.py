"""A fresh process that starts the program, or the least that opens a window, and measures.

`title BEGIN` and `bare BEGIN` print the milliseconds from BEGIN (seconds since the epoch) to the
first picture; `table SIZE`, `tiles SIZE`, `zoomed SIZE` (The Discovery, the island, looked at
from near and far) and `empty SIZE` print the peak memory in MB with a window of SIZE, like
1920x1080; `save` leaves a game to go on with in the person's folder.
"""

from __future__ import annotations

import io
import sys
from time import time
from typing import TYPE_CHECKING

from tools.bench.memory import peak_memory

if TYPE_CHECKING:
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

TURNS = 30
"""Turns played before the table is opened or saved."""
Size = tuple[int, int]


def bare(size: Size = (1280, 720)) -> None:
    """Open a window, of the size that the program has at first, with pygame alone."""
    import pygame  # noqa: PLC0415 - the time of the import is part of the figure

    pygame.init()
    window = pygame.Window("Bare", size)
    window.get_surface()
    window.flip()


def title() -> None:
    """Start the program as `main.py` does, up to the first picture of the title."""
    from discovery.cli.run import start_quickly  # noqa: PLC0415 - as above

    start_quickly()
    from discovery.app import start  # noqa: PLC0415

    start().draw()


def table(size: Size) -> None:
    """Open the table in the middle of a game and draw it."""
    from discovery.app import App  # noqa: PLC0415 - as above
    from discovery.scenes.error import ErrorScene  # noqa: PLC0415
    from tools.bench.table import opened  # noqa: PLC0415

    with opened(size) as context:
        app = App(context, _table_scene)
        for _ in range(20):
            app.step(20)
        if not app.draws or isinstance(app.top, ErrorScene):
            raise SystemExit("the table was not drawn")
        app.close()


def zoomed(size: Size) -> None:
    """Look at the island's table from afar, and nearer and nearer, and about."""
    from tools.bench.island_frames import look_about  # noqa: PLC0415 - as above
    from tools.bench.table import opened  # noqa: PLC0415

    with opened(size) as context:
        look_about(context)


def tiles(size: Size) -> None:
    """Look at The Discovery's table, every tile on it, through every size of the zoom."""
    from discovery.app import App  # noqa: PLC0415 - as above
    from tools.bench.landscape_frames import zoom_through  # noqa: PLC0415 - loads pygame
    from tools.bench.table import last_turn, opened  # noqa: PLC0415

    with opened(size) as context:
        game = context.games["landscape"]
        match = last_turn(game.load(context.paths.images))
        app = App(context, lambda context: game.open_table(context, match))
        zoom_through(app)
        app.close()


def save() -> None:
    """Write an autosave with its picture, as the table does."""
    import pygame  # noqa: PLC0415

    from discovery.match.saves import Saves  # noqa: PLC0415
    from discovery.ui.paths import find_paths  # noqa: PLC0415
    from tools.bench.table import opened, played  # noqa: PLC0415

    with opened((1920, 1080)) as context:
        match = played(context.games["landscape"].load(context.paths.images), TURNS)
        scene = context.games["landscape"].open_table(context, match)
        scene.layout(context.theme.size)
        scene.draw(context.display.surface)
        file = io.BytesIO()
        small = pygame.transform.smoothscale(context.display.surface, (512, 288))
        pygame.image.save(small, file, "table.png")
        Saves(find_paths().saves).write_autosave(match.record(), file.getvalue())


def _table_scene(context: Context) -> Scene:
    from tools.bench.table import played  # noqa: PLC0415

    game = context.games["landscape"]
    return game.open_table(context, played(game.load(context.paths.images), TURNS))


def main(what: str, word: str) -> float:
    """Do `what` and return its figure."""
    if what in ("title", "bare"):
        {"title": title, "bare": bare}[what]()
        return (time() - float(word)) * 1000
    if what == "save":
        save()
        return 0
    wide, _, high = word.partition("x")
    seen = {"table": table, "tiles": tiles, "zoomed": zoomed, "empty": bare}
    seen[what]((int(wide), int(high)))
    return peak_memory()


if __name__ == "__main__":
    print(main(sys.argv[1], sys.argv[2]))
