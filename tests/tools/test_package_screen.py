"""Pixels and points, hands and eyes, on screens that this machine does not have."""

from __future__ import annotations

import sys
from collections import namedtuple
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from tools.package import desktop, screen
from tools.package.screen import Devices, Screen
from tools.package.waiting import NeverComesError

if TYPE_CHECKING:
    from collections.abc import Iterator

Shot = namedtuple("Shot", "size rgb")


class Eyes:
    """Screens as mss tells of them: bounds in points, pictures in pixels, one colour each."""

    def __init__(self, *bounds: dict[str, Any], scale: float = 1) -> None:
        self.monitors = [{}, *bounds]
        self.scale = scale
        self.grabbed: list[dict[str, Any]] = []
        self.colours = [7]

    def grab(self, area: dict[str, Any]) -> Shot:
        self.grabbed.append(area)
        size = round(area["width"] * self.scale), round(area["height"] * self.scale)
        colour = self.colours.pop(0) if len(self.colours) > 1 else self.colours[0]
        return Shot(size, bytearray([colour]) * (3 * size[0] * size[1]))


class Hands:
    """Mouse and keyboard as pynput has them; they note what was done."""

    def __init__(self, *, stuck: bool = False) -> None:
        self.done: list[tuple[object, ...]] = []
        self._at: tuple[float, float] = (0, 0)
        self._stuck = stuck

    @property
    def position(self) -> tuple[float, float]:
        return self._at

    @position.setter
    def position(self, at: tuple[float, float]) -> None:
        self.done.append(("to", *at))
        if not self._stuck:
            self._at = (at[0] + 0.4, at[1])  # macOS tells parts of points

    def click(self, button: object) -> None:
        self.done.append(("click", button, round(self._at[0]), round(self._at[1])))

    def scroll(self, dx: int, dy: int) -> None:
        self.done.append(("scroll", dx, dy))

    def press(self, key: object) -> None:
        self.done.append(("press", key))

    def release(self, key: object) -> None:
        self.done.append(("release", key))


def area(left: int, top: int, width: int, height: int, **more: Any) -> dict[str, Any]:
    return {"left": left, "top": top, "width": width, "height": height, **more}


def made(eyes: Eyes, hands: Hands | None = None) -> tuple[Devices, Hands]:
    hands = hands or Hands()
    names = {"right": "→", "enter": "⏎", "cmd": "⌘"}
    return Devices(eyes, hands, hands, "first", lambda name: names.get(name, name)), hands


def test_a_dense_display_is_clicked_in_points_and_seen_in_pixels() -> None:
    used, hands = made(Eyes(area(0, 0, 1440, 900), scale=2))
    seen = Screen(used)
    assert seen.size == (2880, 1800)
    assert len(seen.picture()) == 3 * 2880 * 1800
    seen.click((2879, 101))
    assert hands.done == [("to", 1439, 50), ("click", "first", 1439, 50)]


def test_an_ordinary_display_has_points_of_one_pixel() -> None:
    used, hands = made(Eyes(area(0, 0, 1024, 768)))
    seen = Screen(used)
    assert seen.size == (1024, 768)
    seen.point((1023, 767))
    assert hands.done == [("to", 1023, 767)]


def test_the_main_screen_is_played_on_wherever_it_lies() -> None:
    eyes = Eyes(area(0, 0, 800, 600, is_primary=False), area(800, -40, 640, 480, is_primary=True))
    used, hands = made(eyes)
    seen = Screen(used)
    assert seen.size == (640, 480)
    seen.point((10, 50))
    assert hands.done == [("to", 810, 10)]


def test_places_of_a_part_count_from_its_corner() -> None:
    eyes = Eyes(area(100, 0, 400, 300), scale=2)
    used, hands = made(eyes)
    part = Screen(used).part(200, 60, (300, 200))
    assert part.size == (300, 200)
    assert len(part.picture()) == 3 * 300 * 200
    assert eyes.grabbed[-1] == area(200, 30, 150, 100)
    part.point((20, 20))
    assert hands.done == [("to", 210, 40)]


def test_a_screen_that_becomes_another_is_told() -> None:
    eyes = Eyes(area(0, 0, 400, 300))
    seen = Screen(made(eyes)[0])
    eyes.scale = 2
    with pytest.raises(NeverComesError, match=r"\(400, 300\) pixels: it has \(800, 600\)"):
        seen.picture()


def test_a_mouse_that_may_not_be_moved_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "MOVES", 0.1)
    used, hands = made(Eyes(area(0, 0, 400, 300)), Hands(stuck=True))
    with pytest.raises(NeverComesError, match="may this program move it"):
        Screen(used).click((200, 100))
    assert hands.done == [("to", 200, 100)]


def test_keys_one_by_one_and_together() -> None:
    used, hands = made(Eyes(area(0, 0, 400, 300)))
    seen = Screen(used)
    seen.key("right", "r")
    assert hands.done == [("press", "→"), ("release", "→"), ("press", "r"), ("release", "r")]
    hands.done.clear()
    seen.chord("cmd", "m")
    assert hands.done == [("press", "⌘"), ("press", "m"), ("release", "m"), ("release", "⌘")]
    hands.done.clear()
    seen.wheel_down()
    assert hands.done == [("scroll", 0, -1)]


def test_a_picture_that_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "STILL", 0.1)
    eyes = Eyes(area(0, 0, 4, 3))
    seen = Screen(made(eyes)[0])
    eyes.colours = [1, 2, 3, 4]
    assert set(seen.still_picture()) == {4}


def test_macos_shows_every_pixel(monkeypatch: pytest.MonkeyPatch) -> None:
    nominal = 16
    eyes = ModuleType("mss.darwin")
    library = ModuleType("mss")
    hands = ModuleType("pynput")
    vars(eyes).update(IMAGE_OPTIONS=nominal | 3, kCGWindowImageNominalResolution=nominal)
    vars(library).update(MSS=_Closing, darwin=eyes)
    vars(hands).update(
        mouse=SimpleNamespace(Controller=Hands, Button=SimpleNamespace(left="first")),
        keyboard=SimpleNamespace(Controller=Hands, Key=SimpleNamespace(__members__={"enter": "⏎"})),
    )
    for module in (eyes, library, hands):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(sys, "platform", "darwin")
    with screen.devices() as used:
        assert vars(eyes)["IMAGE_OPTIONS"] == 3
        assert (used.key("enter"), used.key("r"), used.button) == ("⏎", "r", "first")
    assert used.mouse is None
    assert used.keyboard is None


class _Closing(Eyes):
    def __enter__(self) -> _Closing:
        return self

    def __exit__(self, *_: object) -> None:
        pass


@pytest.mark.parametrize(
    ("system", "first"),
    [
        ("win32", [("press", "⌘"), ("press", "m"), ("release", "m"), ("release", "⌘")]),
        ("darwin", []),
    ],
)
def test_elsewhere_the_desktop_at_hand_is_played_on(
    system: str, first: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    used, hands = made(Eyes(area(0, 0, 400, 300)))

    @contextmanager
    def devices() -> Iterator[Devices]:
        yield used

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(desktop, "devices", devices)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("KEPT", "yes")
    with desktop.desktop((9, 9)) as place:
        assert place.screen.size == (400, 300)
        assert hands.done == first
        assert "SDL_VIDEODRIVER" not in place.environment
        assert place.environment["KEPT"] == "yes"
