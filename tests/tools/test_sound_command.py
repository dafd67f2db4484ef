"""`python -m tools.sound`: the committed sounds are what it makes, and each is as it should be."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest

from tools.sound import __main__ as command
from tools.sound.ear import as_loud, heard
from tools.sound.measure import measured
from tools.sound.ogg import decoded, encoded
from tools.sound.parts import PARTS
from tools.sound.wave import RATE, band, noise

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
    assert found.ends < 0.06, "it begins and ends without a click"
    assert found.centroid < 5000, "it is not harsh"
    assert found.fading > 0.03, "it dies away"


def by_kind(*kinds: str) -> list[float]:
    """Return how loud the effects of some kinds are to people."""
    names = [name for name in EFFECTS if name.startswith(kinds)]
    assert names
    return [measured(name, decoded(read(name)), 0).heard for name in names]


@pytest.mark.parametrize("kinds", [("event",), ("step",), ("card",), ("die",), ("tile",)])
def test_what_is_heard_in_turn_is_equally_loud(kinds: tuple[str, ...]) -> None:
    found = by_kind(*kinds)
    assert max(found) - min(found) < (6 if kinds == ("die",) else 3)


def test_loud_and_soft_keep_their_order() -> None:
    ladder = [("focus",), ("sheet",), ("pencil", "pen"), ("card",), ("step",), ("event",)]
    levels = [by_kind(*kinds) for kinds in ladder]
    levels[1] = by_kind("sheet1", "sheet2")
    for softer, louder in pairwise(levels):
        assert max(softer) < min(louder)
    assert max(by_kind(*EFFECTS)) < -15, "nothing startles"


def test_more_dice_are_louder() -> None:
    found = by_kind("dice_roll")
    assert found == sorted(found)


@pytest.mark.parametrize("name", [name for name in EFFECTS if name not in ("focus", "curtain1")])
def test_effects_are_heard_from_small_speakers_too(name: str) -> None:
    wave = decoded(read(name))[0]
    assert heard(band(wave, 300, None, 4)) > heard(wave) - 9


@pytest.mark.parametrize("name", MUSIC)
def test_music_is_quiet_stereo_dark_and_closes_its_ring(name: str) -> None:
    data = read(name)
    found = measured(name, decoded(data), len(data))
    assert found.channels == 2
    assert 60 <= found.seconds <= 180
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


def test_measures_know_when_a_sound_is_loudest_and_how_it_ends() -> None:
    shape = np.concatenate([np.linspace(0, 1, RATE // 5), np.linspace(1, 0, RATE // 2)])
    wave = np.cos(2 * np.pi * 500 * np.arange(len(shape)) / RATE) * shape
    found = measured("swell", wave[None, :], 7)
    assert found.attack == pytest.approx(0.18, abs=0.02)
    assert found.fading == pytest.approx(0.5, abs=0.02)
    assert found.ends < 0.001
    assert measured("cut", wave[None, RATE // 5 :], 7).ends > 0.5


def test_ears_weigh_high_and_low_and_hear_the_loudest_moment() -> None:
    moment = np.arange(RATE) / RATE
    low, middle, high = (0.1 * np.sin(2 * np.pi * pitch * moment) for pitch in (20, 1000, 4000))
    assert heard(middle) == pytest.approx(-23.0, abs=0.8)
    assert heard(high) == pytest.approx(heard(middle) + 3.3, abs=0.7)
    assert heard(low) < heard(middle) - 10
    burst = np.concatenate([np.zeros(RATE), middle, np.zeros(3 * RATE)])
    assert heard(burst) == pytest.approx(heard(middle), abs=0.1)
    assert heard(as_loud(middle, -30)) == pytest.approx(-30, abs=0.01)
    click = np.zeros(RATE)
    click[100] = 1
    assert np.abs(as_loud(click, -10)).max() < 0.5, "peaks have a limit"
