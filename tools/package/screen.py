"""A screen as people use it: what is seen on it, and hands at its mouse and keyboard.

The same on X11, Windows and macOS: mss takes the pictures, pynput moves the devices. Places are
physical pixels of the screen or of a part of it, as in its pictures; the systems' own points, which
are larger than pixels on a dense display of macOS, stay in here.
"""

from __future__ import annotations

import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tools.package.waiting import NeverComesError, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STILL = 0.7
"""Seconds without a change after which a picture stands still; movements take less than that."""
TOUCH = 0.03
"""Seconds that a key is down."""
NEAR = 2
"""Points by which the mouse may miss: what is less than a pixel is rounded."""
MOVES = 10.0
"""Seconds within which the mouse is where it was sent."""


@dataclass(slots=True)
class Devices:
    """Eyes and hands: an `mss.MSS`, and pynput's controllers of the mouse and of the keyboard.

    `button` is the mouse's first one, `key` finds a key by pynput's name for it.
    """

    eyes: Any
    mouse: Any
    keyboard: Any
    button: object
    key: Callable[[str], object]


@contextmanager
def devices() -> Iterator[Devices]:
    """Provide the devices of the system that this runs on.

    On X11 the environment says which screen that is.
    """
    # Pictures first: on Windows mss makes this program count in pixels, the hands' places too.
    import mss  # noqa: PLC0415 - only where a screen is played at

    if sys.platform == "darwin":
        import mss.darwin as eyes  # noqa: PLC0415 - as above

        eyes.IMAGE_OPTIONS &= ~eyes.kCGWindowImageNominalResolution  # every pixel, not every point
    with mss.MSS() as seen:
        from pynput import keyboard, mouse  # noqa: PLC0415 - it wants a screen

        names = keyboard.Key.__members__
        used = Devices(
            seen,
            mouse.Controller(),
            keyboard.Controller(),
            mouse.Button.left,
            lambda name: names.get(name, name),
        )
        try:
            yield used
        finally:
            # They hang up when nothing holds them any more, and that must be before X11 ends.
            used.mouse = used.keyboard = None


class Screen:
    """The first screen, or a part of it; `size` is in pixels."""

    def __init__(self, used: Devices, part: tuple[int, int, int, int] | None = None) -> None:
        """Look at the whole screen; `part` is left, top, width and height in pixels."""
        self._used = used
        screens = used.eyes.monitors[1:]
        self._bounds = next((one for one in screens if one.get("is_primary")), screens[0])
        wide = used.eyes.grab(self._bounds).size
        self._scale = wide[0] / self._bounds["width"]
        left, top, width, height = part or (0, 0, *wide)
        self._corner = left, top
        self.size = width, height

    def part(self, left: int, top: int, size: tuple[int, int]) -> Screen:
        """Return a part of the screen, whose places count from its own corner."""
        return Screen(self._used, (left, top, *size))

    def picture(self) -> bytes:
        """Return what is seen: red, green and blue of each pixel by rows.

        Raises:
            NeverComesError: the screen has another size than it had.
        """
        (left, top), (width, height) = self._points((0, 0)), self.size
        area = {
            "left": left,
            "top": top,
            "width": round(width / self._scale),
            "height": round(height / self._scale),
        }
        shot = self._used.eyes.grab(area)
        if tuple(shot.size) != self.size:
            message = f"a picture of {self.size} pixels: it has {tuple(shot.size)}"
            raise NeverComesError(message)
        return bytes(shot.rgb)

    def still_picture(self) -> bytes:
        """Return what is seen once that no longer changes.

        Raises:
            NeverComesError: it changes all the time.
        """
        last, since = self.picture(), time.monotonic()

        def still() -> bytes | None:
            nonlocal last, since
            now = self.picture()
            if now != last:
                last, since = now, time.monotonic()
            return last if time.monotonic() - since >= STILL else None

        return until("a picture that stands still", still)

    def point(self, at: tuple[int, int]) -> None:
        """Move the mouse to a pixel.

        Raises:
            NeverComesError: it does not get there, as where a system lets no program move it.
        """
        goal = self._points(at)
        self._used.mouse.position = goal

        def there() -> bool:
            is_at = self._used.mouse.position
            return all(abs(is_at[axis] - goal[axis]) <= NEAR for axis in (0, 1))

        until("the mouse where it was sent (may this program move it?)", there, MOVES)

    def click(self, at: tuple[int, int]) -> None:
        """Click a pixel."""
        self.point(at)
        self._used.mouse.click(self._used.button)

    def wheel_down(self) -> None:
        """Turn the wheel one notch towards the person."""
        self._used.mouse.scroll(0, -1)

    def key(self, *names: str) -> None:
        """Press and let go keys one after the other: characters, or pynput's names."""
        for name in names:
            self.chord(name)

    def chord(self, *names: str) -> None:
        """Press keys together and let them go."""
        keys = [self._used.key(name) for name in names]
        for key in keys:
            self._used.keyboard.press(key)
        time.sleep(TOUCH)
        for key in reversed(keys):
            self._used.keyboard.release(key)

    def _points(self, at: tuple[int, int]) -> tuple[int, int]:
        """Return the system's own place of a pixel."""
        along = [corner + place for corner, place in zip(self._corner, at, strict=True)]
        return (
            self._bounds["left"] + int(along[0] / self._scale),
            self._bounds["top"] + int(along[1] / self._scale),
        )
