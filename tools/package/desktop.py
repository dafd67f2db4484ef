"""A desktop to play on: on Linux one of our own that nobody sees, elsewhere the one that is there.

What differs between the systems is here; what is done on the desktop is the same everywhere.
Needs the libraries of `requirements-window.txt`, and on Linux Xvfb and openbox.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import warnings
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING

from tools.package.screen import Screen, devices
from tools.package.waiting import NeverComesError, until

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LIBRARIES = ("mss", "pynput")
PROGRAMS = ("Xvfb", "openbox") if sys.platform == "linux" else ()
OURS = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
"""What a program that shows windows must not have from us but from its desktop."""


def missing() -> list[str]:
    """Return the names of the needed libraries and programs that this machine does not have."""
    libraries = [name for name in LIBRARIES if find_spec(name) is None]
    return libraries + [name for name in PROGRAMS if shutil.which(name) is None]


@dataclass(frozen=True, slots=True)
class Desktop:
    """A screen, and the environment of programs that shall open their windows on it."""

    screen: Screen
    environment: Mapping[str, str]


@contextmanager
def desktop(size: tuple[int, int] = (1600, 1000)) -> Iterator[Desktop]:
    """Provide a desktop; one of our own has a screen of `size` pixels.

    Raises:
        NeverComesError: there is none.
    """
    environment = {name: text for name, text in os.environ.items() if name not in OURS}
    if sys.platform == "linux":
        with _x_server(size) as display, _told("DISPLAY", display):
            environment |= {"DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
            with _window_manager(environment), devices() as used:
                yield Desktop(Screen(used), environment)
        return
    with devices() as used:
        screen = Screen(used)
        if sys.platform == "win32":
            # The console in which a runner works stays in front of what it starts.
            screen.chord("cmd", "m")
        yield Desktop(screen, environment)


@contextmanager
def _told(name: str, text: str) -> Iterator[None]:
    """Set a variable of our own environment, which the devices ask, for a while."""
    before = os.environ.get(name)
    os.environ[name] = text
    try:
        yield
    finally:
        del os.environ[name]
        if before is not None:
            os.environ[name] = before


@contextmanager
def _x_server(size: tuple[int, int]) -> Iterator[str]:
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24"]
    server = subprocess.Popen(
        [*words, "-nolisten", "tcp", "-noreset"], pass_fds=(writing,), stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()  # comes when the server is ready, or empty
        if not number:
            message = "the X server does not start"
            raise NeverComesError(message)
        yield f":{number}"
    finally:
        end(server)


@contextmanager
def _window_manager(environment: Mapping[str, str]) -> Iterator[None]:
    from Xlib import X, display  # noqa: PLC0415 - pynput brings it, on Linux only

    manager = subprocess.Popen(
        ["openbox", "--sm-disable"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    server = display.Display()
    try:
        name = server.intern_atom("_NET_SUPPORTING_WM_CHECK")
        root = server.screen().root
        until("the window manager", lambda: root.get_full_property(name, X.AnyPropertyType))
        yield
    finally:
        server.close()
        end(manager)


def end(process: subprocess.Popen[bytes], patience: float = 10.0) -> None:
    """End a process that was started here; one that does not heed is killed, with a warning."""
    process.terminate()
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        warnings.warn(f"{process.args!r} does not end when asked to", stacklevel=2)
        process.kill()
        process.wait()
