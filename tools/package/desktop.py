"""A desktop that nobody sees: an X server, a window manager, and hands that move real devices.

Needs the programs Xvfb, openbox, xdotool and import (of ImageMagick).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
import warnings
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    T = TypeVar("T")

PROGRAMS = ("Xvfb", "openbox", "xdotool", "import")
PATIENCE = 120.0
"""Seconds that anything may take on a slow machine."""
GLANCE = 0.05
"""Seconds between two looks at whether something has come."""
STILL = 0.7
"""Seconds without a change after which a picture stands still; movements take less than that."""


class NeverComesError(Exception):
    """Something did not come in time; the text says what."""


def until(what: str, look: Callable[[], T | None], patience: float = PATIENCE) -> T:
    """Return what `look` returns as soon as it is something (neither None nor False).

    Raises:
        NeverComesError: it never is.
    """
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = look()
        if found is not None and found is not False:
            return found
        time.sleep(GLANCE)
    message = f"{what}: not within {patience:.0f} seconds"
    raise NeverComesError(message)


def missing_programs() -> list[str]:
    """Return the names of the needed programs that this machine does not have."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


@dataclass(frozen=True, slots=True)
class Window:
    """A window on the desktop, without its frame; its size in pixels."""

    number: str
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height


@dataclass(frozen=True, slots=True)
class Desktop:
    """One screen. `environment` is for programs that shall open their windows on it."""

    environment: Mapping[str, str]

    @property
    def managed(self) -> bool:
        """Whether a window manager is at work."""
        return bool(self._ask("xdotool", "get_num_desktops").strip())

    def window(self, process: int) -> Window | None:
        """Return the window of a process, None before it is shown and has the keyboard."""
        found = self._ask("xdotool", "search", "--onlyvisible", "--pid", str(process)).split()
        if len(found) != 1 or self._ask("xdotool", "getwindowfocus").strip() != found[0]:
            return None
        lines = self._ask("xdotool", "getwindowgeometry", "--shell", found[0]).split()
        values = dict(line.split("=", 1) for line in lines)
        try:
            return Window(found[0], int(values["WIDTH"]), int(values["HEIGHT"]))
        except KeyError:
            return None

    def point(self, window: Window, at: tuple[int, int]) -> None:
        """Move the mouse to a pixel of the window."""
        self._do("xdotool", "mousemove", "--window", window.number, str(at[0]), str(at[1]))

    def click(self, window: Window, at: tuple[int, int]) -> None:
        """Click a pixel of the window."""
        self.point(window, at)
        self._do("xdotool", "click", "1")

    def wheel_down(self) -> None:
        """Turn the wheel one notch towards the person."""
        self._do("xdotool", "click", "5")

    def key(self, *names: str) -> None:
        """Press and let go keys, named as X names them."""
        self._do("xdotool", "key", *names)

    def picture(self, window: Window) -> bytes:
        """Return what the window shows: red, green and blue of each pixel by rows.

        Raises:
            NeverComesError: the window is not there, or has another size.
        """
        words = ["import", "-silent", "-window", window.number, "-depth", "8", "rgb:-"]
        done = subprocess.run(words, env=self.environment, capture_output=True, check=False)
        if done.returncode or len(done.stdout) != 3 * window.width * window.height:
            message = f"a picture of the window: {done.stderr.decode(errors='replace').strip()}"
            raise NeverComesError(message)
        return done.stdout

    def still_picture(self, window: Window) -> bytes:
        """Return what the window shows once that no longer changes."""
        last, since = self.picture(window), time.monotonic()

        def still() -> bytes | None:
            nonlocal last, since
            now = self.picture(window)
            if now != last:
                last, since = now, time.monotonic()
            return last if time.monotonic() - since >= STILL else None

        return until("a picture that stands still", still)

    def _ask(self, *words: str) -> str:
        done = subprocess.run(
            words, env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout

    def _do(self, *words: str) -> None:
        subprocess.run(words, env=self.environment, check=True, capture_output=True)


@contextmanager
def desktop(size: tuple[int, int] = (1600, 1000)) -> Iterator[Desktop]:
    """Start an X server with a screen of `size` pixels and a window manager on it.

    Raises:
        NeverComesError: they do not start.
    """
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24"]
    server = subprocess.Popen(
        [*words, "-nolisten", "tcp", "-noreset"], pass_fds=(writing,), stderr=subprocess.DEVNULL
    )
    os.close(writing)
    manager = None
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()  # comes when the server is ready, or empty
        if not number:
            message = "the X server does not start"
            raise NeverComesError(message)
        place = Desktop({**os.environ, "DISPLAY": f":{number}", "WAYLAND_DISPLAY": ""})
        manager = subprocess.Popen(
            ["openbox", "--sm-disable"],
            env=place.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until("the window manager", lambda: place.managed)
        yield place
    finally:
        for process in (manager, server):
            if process is not None:
                end(process)


def end(process: subprocess.Popen[bytes], patience: float = 10.0) -> None:
    """End a process that was started here; one that does not heed is killed, with a warning."""
    process.terminate()
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        warnings.warn(f"{process.args!r} does not end when asked to", stacklevel=2)
        process.kill()
        process.wait()
