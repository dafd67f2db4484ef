"""`python -m tools.sound`: the committed sounds are what it makes, and each is as it should be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from tools.sound import __main__ as command
from tools.sound.measure import measured
from tools.sound.ogg import decoded, encoded
from tools.sound.parts import PARTS
from tools.sound.wave import RATE, noise

if TYPE_CHECKING:
    from pathlib import Path

EFFECTS = [name for name in PARTS if not name.startswith("music")]
MUSIC = [name for name in PARTS if name.startswith("music")]


def read(name: str) -> bytes:
    return (command.SOUNDS / f"{name}.ogg").read_bytes()


def test_every_file_has_a_maker() -> None:
    assert {path.stem for path in command.SOUNDS.iterdir()} == set(PARTS)


def test_committed_effects_are_what_the_tool_makes() -> None:
    assert command.main(["--check", *EFFECTS]) == 0


def test_a_file_that_is_missing_broken_or_another_is_told_and_made_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["press1", "press2", "focus"]
    (tmp_path / "press2.ogg").write_bytes(b"no sound")
    (tmp_path / "focus.ogg").write_bytes(read("press1"))
    assert command.main(["--check", *words], tmp_path) == 1
    told = capsys.readouterr().err
    assert "press1.ogg: missing" in told
    assert "press2.ogg: no sound" in told
    assert "focus.ogg" in told
    assert command.main(words, tmp_path) == 0
    assert command.main(["--check", *words], tmp_path) == 0


def test_a_louder_sound_is_another(tmp_path: Path) -> None:
    wave = decoded(read("tile1"))
    path = tmp_path / "tile1.ogg"
    path.write_bytes(encoded(wave * 0.5, 0.4))
    assert "off by" in command.difference(path, wave)
    assert command.difference(command.SOUNDS / "tile1.ogg", wave) == ""


def test_what_is_the_same_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "press1.ogg").write_bytes(read("press1"))
    assert command.main(["press1"], tmp_path) == 0
    assert capsys.readouterr().out == ""
    assert (tmp_path / "press1.ogg").read_bytes() == read("press1")


def test_numbers_are_told_for_every_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--numbers", "tile1", "win"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert lines[-1].startswith("2 files")


def test_an_unknown_sound_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        command.main(["tuba"])
    assert left.value.code == 2
    assert "'tuba'" in capsys.readouterr().err


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_short_one_channel_and_does_not_clip(name: str) -> None:
    data = read(name)
    found = measured(name, decoded(data), len(data))
    assert found.channels == 1
    assert 0.05 <= found.seconds <= 5
    assert found.peak <= -6
    assert found.clipped == 0
    assert found.centroid < 5000, "it is not harsh"


@pytest.mark.parametrize("name", MUSIC)
def test_music_is_quiet_stereo_dark_and_closes_its_ring(name: str) -> None:
    data = read(name)
    found = measured(name, decoded(data), len(data))
    assert found.channels == 2
    assert 60 <= found.seconds <= 120
    assert found.loud <= -18
    assert found.peak <= -3
    assert found.centroid < 1500
    assert found.seam < 1, "the step over the end is like any other"


def test_measures_know_loudness_brightness_and_clipping() -> None:
    moment = np.arange(RATE) / RATE
    tone = 0.5 * np.sin(2 * np.pi * 1000 * moment)
    found = measured("tone", tone[None, :], 7)
    assert found.loud == pytest.approx(-9.03, abs=0.01)
    assert found.peak == pytest.approx(-6.02, abs=0.01)
    assert found.centroid == pytest.approx(1000, abs=1)
    assert found.seconds == 1
    assert measured("clipped", np.clip(tone * 4, -1, 1)[None, :], 7).clipped > 1000
    assert measured("bright", noise(1.0, 1)[None, :], 7).high > -2
