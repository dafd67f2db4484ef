from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest

from discovery.ui import sound
from discovery.ui.sound_device import Device
from discovery.ui.sound_table import EFFECTS, MUSIC, TITLE_MUSIC, Effect
from tests.support.hearing import (
    FOLDER,
    device,
    heed_all,
    listening,
    plays,
    removed,
    sounding,
    until,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from discovery.ui.settings import Settings
    from discovery.ui.sound import Sounds


def test_every_name_has_its_files_and_every_file_its_name() -> None:
    named = [file for variants in EFFECTS.values() for file in variants.files]
    named += MUSIC.values()
    assert sorted(named) == sorted(path.name for path in FOLDER.iterdir())
    assert set(EFFECTS) == set(Effect)


def test_all_files_are_small_and_what_is_kept_in_memory_is_too(sounds: Sounds) -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 8_600_000
    sounds.begin()
    kept: Counter[str] = Counter()
    for variants in EFFECTS.values():
        for file in variants.files:
            kept[variants.game] += len(pygame.mixer.Sound(FOLDER / file).get_raw())
    assert set(kept) == {"", "journals", "island"}
    for game in ("journals", "island"):
        assert kept[""] + kept[game] < 20_000_000


@pytest.mark.parametrize("name", MUSIC)
def test_the_end_of_a_piece_meets_its_beginning(sounds: Sounds, name: str) -> None:
    sounds.begin()
    piece = pygame.mixer.Sound(FOLDER / MUSIC[name])
    assert 60 <= piece.get_length() <= 180
    samples = np.frombuffer(piece.get_raw(), np.int16).reshape(-1, 2).astype(int)
    steps = np.percentile(np.abs(np.diff(samples, axis=0)), 99, axis=0)
    assert (np.abs(samples[0] - samples[-1]) <= steps).all()


def read_games(sounds: Sounds) -> set[str]:
    return {EFFECTS[effect].game for effect, files in sounds._effects.items() if files}


def test_a_game_brings_its_effects_and_takes_them_along(sounds: Sounds) -> None:
    sounds.music(TITLE_MUSIC)
    sounds.begin()
    assert read_games(sounds) == {""}
    sounds.music("island")
    assert read_games(sounds) == {"", "island"}
    sounds.music(TITLE_MUSIC)
    assert read_games(sounds) == {"", "island"}, "one may go on with it"
    sounds.music("journals")
    assert read_games(sounds) == {"", "journals"}
    sounds.play(Effect.STEP_PLAIN)
    assert sounding() == 0
    sounds.play(Effect.DICE_ROLL, 2)
    assert sounding() == 1


@pytest.mark.usefixtures("loaded")
def test_the_effects_of_a_game_that_was_left_are_not_kept(settings: Settings) -> None:
    later: list[Callable[[], None]] = []
    with listening(settings, submit=later.append) as sounds:
        sounds.music("island")
        sounds.begin()
        sounds.music("journals")
        for work in later:
            work()
        assert read_games(sounds) == {"", "journals"}


def test_a_device_that_comes_back_has_the_effects_of_the_game(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds.music("island")
    sounds.begin()
    monkeypatch.setattr(sound, "others_left", lambda: True)
    sounds.heed(removed(2))
    assert read_games(sounds) == {"", "island"}


@pytest.fixture
def damaged(settings: Settings, loaded: list[str], tmp_path: Path) -> Iterator[Sounds]:  # noqa: ARG001 - pygame must be on
    """Sounds of a folder in which most files are missing and two are broken."""
    (tmp_path / "take.ogg").write_bytes(b"OggS" + bytes(100))
    (tmp_path / "music_title.ogg").write_bytes(b"no music")
    (tmp_path / "tile2.ogg").write_bytes((FOLDER / "tile2.ogg").read_bytes())
    with listening(settings, tmp_path) as sounds:
        yield sounds


def test_missing_and_broken_files_are_told_once_and_left_out(
    damaged: Sounds, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged.music(TITLE_MUSIC)
    damaged.begin()
    monkeypatch.setattr(sound, "others_left", lambda: True)
    damaged.heed(removed(2))
    for effect in Effect:
        damaged.play(effect)
    damaged.music("landscape")
    damaged.music("no such piece")
    heed_all(damaged)
    assert sounding() == 1, "the one whole file is heard"
    for name in ("tile1.ogg", "take.ogg", "focus.ogg", "music 'title'"):
        assert caplog.text.count(name if " " in name else f"'{name}'") == 1


def test_a_broken_piece_does_not_keep_the_next_from_playing(
    damaged: Sounds, tmp_path: Path, loaded: list[str]
) -> None:
    (tmp_path / "music_landscape.ogg").write_bytes((FOLDER / "music_landscape.ogg").read_bytes())
    damaged.music(TITLE_MUSIC)
    damaged.begin()
    damaged.music("landscape")
    until(damaged, plays(loaded, "landscape"))
    assert loaded == ["music_landscape.ogg"]


def test_an_effect_is_heard_in_turn_in_all_its_variants(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds.begin()
    monkeypatch.setattr(sound, "APART", 0)
    heard = []
    variants = sounds._effects[Effect.TILE]
    for _ in range(5):
        pygame.mixer.stop()
        sounds.play(Effect.TILE)
        heard.append([one.get_num_channels() for one in variants].index(1))
    assert heard == [0, 1, 2, 3, 0]


@pytest.mark.parametrize(("pick", "bell"), [(0, 0), (3, 3), (9, 4)])
def test_a_variant_can_be_picked(sounds: Sounds, pick: int, bell: int) -> None:
    sounds.begin()
    sounds.play(Effect.POINTS, pick)
    assert sounds._effects[Effect.POINTS][bell].get_num_channels() == 1


def test_one_sound_does_not_begin_twice_in_a_moment(sounds: Sounds) -> None:
    sounds.begin()
    sounds.play(Effect.POINTS, 0)
    sounds.play(Effect.POINTS, 0)
    assert sounding() == 1
    sounds.play(Effect.POINTS, 1)
    assert sounding() == 2


def test_one_effect_does_not_fill_all_channels(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds.begin()
    monkeypatch.setattr(sound, "APART", 0)
    for _ in range(10):
        sounds.play(Effect.FINAL)
        sounds.play(Effect.WIN)
        sounds.play(Effect.TURN)
        sounds.play(Effect.POINTS)
    assert sounding() == sum(
        EFFECTS[effect].together
        for effect in (Effect.FINAL, Effect.WIN, Effect.TURN, Effect.POINTS)
    )


def test_volumes_are_squared_and_those_of_all_and_of_a_kind_work_together(
    sounds: Sounds, settings: Settings
) -> None:
    settings.volume, settings.effects_volume, settings.music_volume = 50, 80, 40
    sounds.music(TITLE_MUSIC)
    sounds.begin()
    until(sounds, pygame.mixer.music.get_busy)
    sounds.play(Effect.TILE)
    assert sounds._effects[Effect.TILE][0].get_volume() == pytest.approx(0.16, abs=0.01)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.04, abs=0.01)
    settings.music_volume = 100
    sounds.adjust()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)


def test_at_volume_zero_no_device_is_opened_until_it_is_raised(
    sounds: Sounds, settings: Settings, loaded: list[str]
) -> None:
    settings.volume = 0
    sounds.music(TITLE_MUSIC)
    sounds.begin()
    assert device(sounds) is Device.CLOSED
    settings.volume = 10
    sounds.adjust()
    assert loaded == [MUSIC[TITLE_MUSIC]]
    until(sounds, plays(loaded, TITLE_MUSIC))


def test_effects_or_music_alone_can_be_silent(sounds: Sounds, settings: Settings) -> None:
    sounds.music(TITLE_MUSIC)
    sounds.begin()
    until(sounds, pygame.mixer.music.get_busy)
    settings.effects_volume = 0
    sounds.play(Effect.TILE)
    assert sounding() == 0
    settings.effects_volume, settings.music_volume = 50, 0
    sounds.adjust()
    sounds.play(Effect.TILE)
    assert sounding() == 1
    assert not pygame.mixer.music.get_busy()


def test_behind_other_windows_it_is_silent_if_that_is_set(
    sounds: Sounds, settings: Settings
) -> None:
    sounds.music(TITLE_MUSIC)
    sounds.begin()
    until(sounds, pygame.mixer.music.get_busy)
    sounds.watch(watched=False)
    sounds.play(Effect.TILE)
    assert (sounding(), pygame.mixer.music.get_busy()) == (0, False)
    sounds.watch(watched=True)
    sounds.play(Effect.TILE)
    assert (sounding(), pygame.mixer.music.get_busy()) == (1, True)
    settings.mute_unwatched = False
    sounds.watch(watched=False)
    sounds.play(Effect.TILE)
    assert (sounding(), pygame.mixer.music.get_busy()) == (2, True)
