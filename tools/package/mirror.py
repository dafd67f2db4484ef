"""Where things are on the screens of the program: drawn again here, without a window.

The program that is watched and this one show the same screens when they have the same files and
a window of the same size. So its own code tells where to click and what must be seen then.
"""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from discovery.app import App
from discovery.cli.unseen import unseen
from discovery.content.landscape import load_tile_art
from discovery.match.faults import Unreadable
from discovery.match.replay import replay
from discovery.match.store import read_record
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.landscape.session import Session
from discovery.scenes.landscape.table import Table
from discovery.scenes.pause import PauseScene
from discovery.scenes.setup import SetupScene
from discovery.scenes.title import TitleScene
from discovery.ui.intents import Moved
from tools.package.waiting import NeverComesError, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from discovery.match.match import Match
    from discovery.match.record import Record
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

NEAR = (24, 24, 24, 255)
"""How far colours of a pixel may differ: less than a light on a button."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a page looks like, and the middle of each thing on it by its key."""

    picture: pygame.Surface
    spots: Mapping[str, tuple[int, int]]


def likeness(seen: bytes, drawn: pygame.Surface, part: pygame.Rect | None = None) -> float:
    """Return the share of the pixels (of a part) that look the same, 0 to 1."""
    shot = pygame.image.frombytes(seen, drawn.get_size(), "RGB")
    part = part or drawn.get_rect()
    one, other = shot.subsurface(part), drawn.subsurface(part)
    same = pygame.mask.from_threshold(one, (0, 0, 0), NEAR, other)
    return same.count() / (part.width * part.height)


def corner(seen: bytes, width: int, drawn: pygame.Surface) -> tuple[int, int] | None:
    """Return where a picture that is `width` pixels wide shows `drawn`, by one of its rows."""
    across, high = drawn.get_size()
    row = pygame.image.tobytes(drawn.subsurface((0, high // 2, across, 1)), "RGB")
    index = seen.find(row)
    while index % 3 and index != -1:
        index = seen.find(row, index + 1)
    if index == -1:
        return None
    return index // 3 % width, index // 3 // width - high // 2


class Mirror:
    """The program's screens for a window of one size and the files below `home`."""

    def __init__(self, context: Context, home: Path) -> None:
        self._context = context
        self._saves = home / "saves"
        self._record: Record | None = None
        self._stamp = (0, 0)
        self._art = load_tile_art(context.paths.images)

    def match(self) -> Match | None:
        """Return the match that the program has saved last, None when there is none."""
        record = self._saved()
        if record is None:
            return None
        return replay(record, self._context.games[record.game].load(self._context.paths.images))

    def _saved(self) -> Record | None:
        """Return the record that was saved last.

        It is read once: on Windows a file that somebody reads cannot be written anew.
        """
        path = self._saves / self._context.saves.autosave.name
        try:
            there = path.stat()
            stamp = (there.st_mtime_ns, there.st_ino)
            if stamp != self._stamp:
                self._record, self._stamp = read_record(path), stamp
        except (OSError, Unreadable):  # none yet, or just being replaced
            return None
        return self._record

    def table(self, match: Match) -> Table:
        """Return the table's screen after its button that fits the board was pressed."""
        table = Table(Session(match), self._art)
        table.fit_window(self._context.theme.size, self._context.theme.scale)
        table.fit()
        return table

    def title(self) -> Page:
        """Return the title page as it is for the files that the program has now."""
        if self._saves.exists():
            shutil.copytree(self._saves, self._context.paths.saves, dirs_exist_ok=True)
        return self._screen(TitleScene, "continue" if self.match() else "new")

    def setup(self) -> Page:
        """Return the page on which a first game is set up."""
        return self._screen(SetupScene, "start")

    def board(self, match: Match) -> pygame.Surface:
        """Return what the table looks like when a game is gone on with."""
        scene = TableScene(self._context, match)
        scene.layout(self._context.theme.size)
        scene.draw(self._context.display.surface)
        scene.leave()
        return self._context.display.surface.copy()

    def pause(self, match: Match, at: tuple[int, int]) -> Page:
        """Return the menu over the table whose board was fitted, opened with the mouse there."""
        below = TableScene(self._context, match)
        below.layout(self._context.theme.size)
        below.table.fit()
        below.devices(Moved(at))
        return self._screen(lambda context: PauseScene(context, below, match), "quit")

    def _screen(self, make: Callable[[Context], Scene], wanted: str) -> Page:
        """Show a page until it has drawn the thing `wanted`."""
        app = App(self._context, make)

        def shown() -> Page | None:
            app.step(timeout=10)
            page: Any = app.top
            spots = {widget.key: widget.rect.center for widget in page.ring.widgets}
            if wanted not in spots or page.stale:
                return None
            return Page(self._context.display.surface.copy(), spots)

        return until(f"a page with '{wanted}'", shown)


@contextmanager
def mirror(size: tuple[int, int], home: Path) -> Iterator[Mirror]:
    """Mirror a program whose window has `size` and whose files are below `home`."""
    with unseen(size) as context:
        if context.display.surface.get_size() != size:
            message = f"a picture of {size[0]}×{size[1]} pixels"
            raise NeverComesError(message)
        yield Mirror(context, home)
