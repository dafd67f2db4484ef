"""The program in a window that nobody sees, with files of its own that go with it."""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.ui.context import Context

Size = tuple[int, int]


@contextmanager
def unseen(size: Size, text_size: float = 1.0) -> Iterator[Context]:
    """Start pygame without screen and sound; nothing of the person's own is read or written.

    Raises:
        ContentError: the palette is missing or broken.
    """
    # SDL reads these when pygame starts, so they come before everything that imports it.
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame  # noqa: PLC0415

    from discovery.app import make_context, prepare_video  # noqa: PLC0415
    from discovery.ui.display import Display  # noqa: PLC0415
    from discovery.ui.paths import HOME, NAME, find_paths  # noqa: PLC0415
    from discovery.ui.settings import Settings  # noqa: PLC0415

    prepare_video()
    pygame.init()
    try:
        with tempfile.TemporaryDirectory(prefix="discovery-") as home:
            display = Display(NAME, size)
            # Nothing is logged here, but screens name the folder.
            paths = find_paths({HOME: home})._replace(logs=find_paths().logs)
            context = make_context(paths, Settings(text_size=text_size), display)
            try:
                yield context
            finally:
                context.autosave.close()
                context.sounds.close()
                context.stop_work()
                # Before SDL ends: a window that outlives it would take a later one away.
                context.display.close()
    finally:
        pygame.quit()
