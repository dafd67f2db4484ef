from __future__ import annotations

import struct
import time
from threading import current_thread
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.cli.run import run
from discovery.cli.shoot import SCREENS
from discovery.games import games

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")


def size_of(path: Path) -> tuple[int, int]:
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.mark.parametrize("screen", [*SCREENS, *games()])
def test_every_screen_is_drawn(screen: str, tmp_path: Path) -> None:
    out = tmp_path / "out.png"
    words = ["shoot", screen, str(out), "--size", "1280x720", "--seed", "3", "--steps", "9"]
    outcome = run(words)
    assert (outcome.status, outcome.complaint) == (0, "")
    assert size_of(out) == (1280, 720)


def test_the_same_words_make_the_same_picture_and_other_steps_another(tmp_path: Path) -> None:
    pictures = []
    for number, steps in enumerate(("9", "9", "12")):
        out = tmp_path / f"{number}.png"
        run(["shoot", "landscape", str(out), "--size", "1024x640", "--steps", steps])
        pictures.append(out.read_bytes())
    assert pictures[0] == pictures[1]
    assert pictures[0] != pictures[2]


def test_a_picture_is_taken_when_slow_sheets_have_been_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load, pictures = pygame.image.load, []

    def slow(file: Path) -> pygame.Surface:
        time.sleep(0.4 if current_thread().name == "pictures" and "half" not in str(file) else 0)
        return load(file)

    for number, reader in enumerate((load, slow)):
        monkeypatch.setattr(pygame.image, "load", reader)
        out = tmp_path / f"{number}.png"
        run(["shoot", "journals", str(out), "--size", "1920x1080", "--steps", "3"])
        pictures.append(out.read_bytes())
    assert pictures[0] == pictures[1]


def test_larger_text_makes_another_picture(tmp_path: Path) -> None:
    pictures = []
    for scale in ("1.0", "2.0"):
        out = tmp_path / f"{scale}.png"
        run(["shoot", "settings", str(out), "--size", "1280x720", "--text-scale", scale])
        pictures.append(out.read_bytes())
    assert pictures[0] != pictures[1]


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "out.png").mkdir()
    outcome = run(["shoot", "settings", str(tmp_path / "out.png"), "--size", "1024x640"])
    assert outcome.status == 2
    assert "cannot be written" in outcome.complaint
    outcome = run(["shoot", "settings", str(tmp_path / "none" / "out.png")])
    assert outcome.status == 2
    assert "There is no folder" in outcome.complaint
    assert not (tmp_path / "none").exists()


def test_a_screen_that_breaks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the lamp fell over")

    monkeypatch.setattr("discovery.scenes.settings_screen.SettingsScene.body", broken)
    outcome = run(["shoot", "settings", str(tmp_path / "out.png"), "--size", "1280x720"])
    assert outcome.status == 1
    assert "the lamp fell over" in outcome.complaint
    assert not (tmp_path / "out.png").exists()


def test_a_table_is_drawn_as_a_seat_sees_it(tmp_path: Path) -> None:
    pictures = []
    for seat in (0, 1):
        out = tmp_path / f"{seat}.png"
        words = ("shoot", "island", str(out), "--steps", "9", "--size", "1024x640")
        assert run((*words, "--seat", str(seat))).status == 0
        pictures.append(out.read_bytes())
    out = tmp_path / "curtain.png"
    assert run(("shoot", "island", str(out), "--steps", "9", "--size", "1024x640")).status == 0
    assert len({*pictures, out.read_bytes()}) == 3


def test_a_seat_that_is_not_there_is_told(tmp_path: Path) -> None:
    out = str(tmp_path / "a.png")
    for scene in ("island", "title"):
        outcome = run(("shoot", scene, out, "--seat", "2"))
        assert "has no seat 2" in outcome.complaint
