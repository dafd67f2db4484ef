"""Somebody plays The Discovery in its window with a real mouse and a real keyboard."""

from __future__ import annotations

import subprocess
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pygame

from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.session import CONFIRMATIONS, Stage
from discovery.ui.context import SETTINGS_FILE
from discovery.ui.paths import HOME, find_paths
from discovery.ui.settings import Settings, save_settings
from tools.package.mirror import corner, likeness, mirror
from tools.package.plan import ROOT
from tools.package.waiting import NeverComesError, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from discovery.match.match import Match
    from discovery.match.record import Record
    from discovery.scenes.landscape.table import Table
    from tools.package.desktop import Desktop
    from tools.package.mirror import Mirror, Page
    from tools.package.screen import Screen

    T = TypeVar("T")

SEEN, WANTED = (ROOT / "build" / f"{name}.png" for name in ("window", "wanted"))
"""Where pictures are kept when something went wrong: of the window, and what it should show."""
ALIKE = 0.97
"""The share of equal pixels from which a screen is the one that was expected."""
TABLE = 0.9
"""As `ALIKE`, for the table: there the mouse and what was last told make a difference."""
SAME = 0.995
"""The share from which two pictures of the board show the same position."""


class WrongError(Exception):
    """The program did something else than it should; the text says what."""


@contextmanager
def started(
    place: Desktop, command: Sequence[str], home: Path, *, window: tuple[int, int] | None = None
) -> Iterator[Player]:
    """Start a program whose files lie below `home`, and end it if it still runs afterwards.

    It fills the screen, which every system does alike; or it has a `window` of that many pixels,
    which is looked for on the screen and found where systems show colours as they are.

    Raises:
        NeverComesError: there is no window in time.
        WrongError: the program ends at once.
    """
    settings = Settings(fullscreen=window is None, window=window or Settings().window)
    save_settings(settings, find_paths({HOME: str(home)}).settings / SETTINGS_FILE)
    environment = {**place.environment, HOME: str(home), "SDL_AUDIODRIVER": "dummy"}
    for path in (SEEN, WANTED):
        path.unlink(missing_ok=True)
    # Beside the things to be clicked, so that none is lit.
    place.screen.point((1, place.screen.size[1] // 2))
    # The working directory is the root, as it is when macOS starts a program.
    process = subprocess.Popen(command, env=environment, cwd=Path(home.anchor))
    try:
        with mirror(window or place.screen.size, home) as image:
            try:
                screen = place.screen
                if window:
                    title = image.title().picture
                    screen = until("the window", lambda: _alive(process, _part(screen, title)))
                yield Player(screen, process, image)
            except Exception as error:
                error.add_note(_evidence(place.screen, home))
                raise
    finally:
        process.kill()
        process.wait()


def _part(screen: Screen, drawn: pygame.Surface) -> Screen | None:
    """Return the part of the screen that shows `drawn`."""
    found = corner(screen.picture(), screen.size[0], drawn)
    return None if found is None else screen.part(*found, drawn.get_size())


def _evidence(screen: Screen, home: Path) -> str:
    """Keep the screen's picture, and return where it is and the ends of the log and the save."""
    lines = [f"a screen of {screen.size[0]}×{screen.size[1]} pixels"]
    with suppress(NeverComesError, OSError, pygame.error):
        _keep(pygame.image.frombytes(screen.picture(), screen.size, "RGB"), SEEN)
        lines.append(f"what it showed: {SEEN}")
    for file in ("logs/discovery.log", "saves/autosave.json"):
        with suppress(OSError):
            lines += [f"the end of {file}:", *(home / file).read_text("utf-8").splitlines()[-8:]]
    return "\n".join(lines)


def _keep(picture: pygame.Surface, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    pygame.image.save(picture, path)


def _alive(process: subprocess.Popen[bytes], found: T) -> T:
    """Return `found` while the program runs."""
    status = process.poll()
    if status is not None:
        message = f"the program ended with status {status}"
        raise WrongError(message)
    return found


class Player:
    """A person before the program's window. Every deed waits until its effect is seen or saved."""

    def __init__(self, screen: Screen, process: subprocess.Popen[bytes], image: Mirror) -> None:
        self._screen = screen
        self._process = process
        self._mirror = image

    def begin(self) -> None:
        """From the title page to the table of a new game for two people, by mouse."""
        self._press(self._mirror.title(), "new", "the title page")
        self._press(self._mirror.setup(), "start", "the set-up")
        self._until("a saved game", self._mirror.match)

    def go_on(self) -> None:
        """From the title page back to the table that was left, by mouse."""
        self._press(self._mirror.title(), "continue", "the title page with 'Continue'")
        board = self._mirror.board(self._match())
        self._see("the table", board, TABLE)

    def play_by_mouse(self) -> None:
        """Play one turn: turn the tile by the wheel, lay it, do a follower's deed if there is one.

        Raises:
            WrongError: the program did something else.
        """
        self._lay_by_mouse()
        table = self._table()
        if table.stage is Stage.FOLLOWER:
            index, text = _first_deed(table)
            if index is None:
                self._click(table.area(Part.MAIN).center)
            else:
                self._click(table.area(Part.FIT).center)
                self._click(table.choice_area(index).center)
            self._expect(table, text)
        self._confirm(lambda table: self._click(table.area(Part.MAIN).center))

    def play_by_keys(self) -> None:
        """Play one turn with arrows, R and Enter.

        Raises:
            WrongError: the program did something else.
        """
        table = self._table()
        if table.stage is Stage.PLACE:
            self._screen.key("right", "r", "enter")
            self._expect(table, "place")
            table = self._table()
        if table.stage is Stage.FOLLOWER:
            self._screen.key("enter")
            self._expect(table, _first_deed(table)[1])
        self._confirm(lambda _: self._screen.key("enter"))

    def lay_and_undo(self) -> None:
        """Lay a tile and take it back, by mouse and then by keys.

        Raises:
            NeverComesError: the position does not become what it was.
        """
        table = self._table()
        before = table.session.match.record()
        for by_mouse in (True, False):
            self._lay_by_mouse()
            if by_mouse:
                self._click(table.area(Part.UNDO).center)
            else:
                self._screen.key("u")
            self._until("the position before", lambda: self._saved_is(before))

    def board(self) -> bytes:
        """Return the picture of the whole board, when nothing moves any more."""
        table = self._table()
        self._click(table.area(Part.FIT).center)
        return self._screen.still_picture()

    def expect_board(self, seen: bytes) -> None:
        """Wait until the window shows the same position as a picture of it that was taken before.

        Raises:
            NeverComesError: it never does.
        """
        table = self._table()
        drawn = pygame.image.frombytes(seen, self._screen.size, "RGB")
        self._click(table.area(Part.FIT).center)
        self._see("the same board", drawn, SAME, table.layout.view)

    def quit_by_menu(self) -> None:
        """Open the menu, choose 'Quit' and wait for the program's end, by mouse.

        Raises:
            WrongError: the exit status is not 0.
        """
        table = self._table()
        self._click(table.area(Part.FIT).center)
        at = table.area(Part.MENU).center
        self._click(at)
        self._press(self._mirror.pause(table.session.match, at), "quit", "the menu")
        status = until("the end of the program", lambda: self._ended)
        if status != "0":
            message = f"the program ended with status {status}"
            raise WrongError(message)

    @property
    def turns(self) -> int:
        """How many turns were ended."""
        match = self._match()
        laid = sum(step.action.startswith("place") for step in match.record().steps)
        return laid - (match.pending is not None or self._table().stage is Stage.FOLLOWER)

    @property
    def _ended(self) -> str | None:
        status = self._process.poll()
        return None if status is None else str(status)

    def _match(self) -> Match:
        return until("a saved game", self._mirror.match)

    def _table(self) -> Table:
        return self._mirror.table(self._match())

    def _lay_by_mouse(self) -> None:
        table = self._table()
        if table.stage is not Stage.PLACE:
            return
        self._click(table.area(Part.FIT).center)
        cell, at = _free_square(table)
        self._screen.point(at)
        table.pointer = at
        if len(table.hand.squares[cell]) > 1:
            self._screen.wheel_down()
            table.hand.turn(1, cell)
        action = table.place_at(cell)
        self._click(at)
        self._expect(table, table.view.text(action))

    def _confirm(self, press: Callable[[Table], None]) -> None:
        """End the turn, and draw again where a tile fits nowhere."""
        while (table := self._table()).stage in CONFIRMATIONS:
            before = table.session.match.record()
            press(table)
            self._until("the next turn", partial(self._is_further, before))

    def _is_further(self, record: Record) -> bool:
        return not self._saved_is(record)

    def _saved_is(self, record: Record) -> bool:
        return self._match().record() == record

    def _expect(self, table: Table, text: str) -> None:
        """Wait for the next decision in the saved game, and compare it with `text`."""
        before = table.session.match.decisions
        self._until(f"'{text}' in the saved game", lambda: self._match().decisions > before)
        step = self._match().last_step
        if step is None or not f"{step.action} ".startswith(f"{text} "):
            message = f"'{text}' was wanted, but {step} was saved"
            raise WrongError(message)

    def _press(self, page: Page, key: str, what: str) -> None:
        """Click a thing on a page once the page is seen."""
        self._see(what, page.picture, ALIKE)
        self._click(page.spots[key])

    def _see(
        self, what: str, drawn: pygame.Surface, least: float, part: pygame.Rect | None = None
    ) -> None:
        """Wait until the window looks as it was drawn; if it never does, keep what was drawn."""
        most = 0.0

        def alike() -> bool:
            nonlocal most
            now = likeness(self._screen.picture(), drawn, part)
            most = max(most, now)
            return now >= least

        try:
            self._until(what, alike)
        except NeverComesError as error:
            _keep(drawn, WANTED)
            told = f"at best {most:.1%} of it looked as it should, not {least:.1%}: {WANTED}"
            error.add_note(told)
            raise

    def _click(self, at: tuple[int, int]) -> None:
        self._screen.click(at)

    def _until(self, what: str, look: Callable[[], T | None]) -> T:
        """Wait for something of a program that still runs."""
        return until(what, lambda: _alive(self._process, look()))


def _first_deed(table: Table) -> tuple[int | None, str]:
    """Return the first choice that a follower has, None for nothing, and its text."""
    for index, choice in enumerate(table.choices):
        if choice.refusal is None:
            return index, table.view.text(choice.action)
    return None, "pass"


def _free_square(table: Table) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return a square for the tile in hand that nothing lies over, and its middle on the screen.

    Squares on which the tile can be turned are preferred.

    Raises:
        NeverComesError: there is none.
    """
    squares = table.hand.squares
    for cell in sorted(squares, key=lambda cell: (-len(squares[cell]), cell)):
        x, y, side, _ = table.camera.area(cell)
        at = x + side // 2, y + side // 2
        if not table.covered(at) and table.layout.window.collidepoint(at):
            return cell, at
    raise NeverComesError("a free square in view")
