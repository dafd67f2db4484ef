from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pygame

from discovery.ui.music import TOLD
from discovery.ui.sound_table import MUSIC, TITLE_MUSIC
from tests.support.hearing import FOLDER, listening, plays, until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from discovery.ui.settings import Settings
    from discovery.ui.sound import Sounds


def test_music_fades_over_to_another_piece(sounds: Sounds, loaded: list[str]) -> None:
    sounds.music(TITLE_MUSIC)
    sounds.begin()
    until(sounds, plays(loaded, TITLE_MUSIC))
    sounds.music("landscape")
    assert loaded == [MUSIC[TITLE_MUSIC]], "the one that plays fades first"
    until(sounds, plays(loaded, "landscape"))
    sounds.music("")
    sounds.music("landscape")
    until(sounds, plays(loaded, "landscape"))
    assert loaded == [MUSIC[TITLE_MUSIC], MUSIC["landscape"]]


def test_a_wish_taken_back_while_it_fades_begins_the_piece_anew(
    sounds: Sounds, loaded: list[str]
) -> None:
    sounds.music(TITLE_MUSIC)
    sounds.begin()
    until(sounds, plays(loaded, TITLE_MUSIC))
    sounds.music("landscape")
    sounds.music(TITLE_MUSIC)
    until(sounds, lambda: len(loaded) == 2)
    until(sounds, plays(loaded, TITLE_MUSIC))


def test_a_wish_changed_while_a_file_is_opened_is_heard(
    settings: Settings, loaded: list[str]
) -> None:
    later: list[Callable[[], None]] = []
    with listening(settings, submit=later.append) as sounds:
        sounds.music(TITLE_MUSIC)
        sounds.begin()
        sounds.music("landscape")
        while later:
            later.pop(0)()
        until(sounds, lambda: bool(later))
        while later:
            later.pop(0)()
        until(sounds, plays(loaded, "landscape"))
        assert loaded == [MUSIC[TITLE_MUSIC], MUSIC["landscape"]]


def test_what_was_begun_for_a_device_that_is_gone_is_dropped(
    settings: Settings, loaded: list[str]
) -> None:
    later: list[Callable[[], None]] = []
    with listening(settings, submit=later.append) as sounds:
        sounds.music(TITLE_MUSIC)
        sounds.begin()
        sounds.close()
        assert later
        for work in later:
            work()
        assert loaded == []
        assert sounds._effects == {}


def test_a_piece_goes_round(settings: Settings, loaded: list[str], tmp_path: Path) -> None:
    (tmp_path / MUSIC[TITLE_MUSIC]).write_bytes((FOLDER / "press1.ogg").read_bytes())
    with listening(settings, tmp_path) as sounds:
        sounds.music(TITLE_MUSIC)
        sounds.begin()
        length = pygame.mixer.Sound(FOLDER / "press1.ogg").get_length()
        until(sounds, plays(loaded, TITLE_MUSIC))
        time.sleep(3 * length)
        assert pygame.mixer.music.get_busy()
        ended = [event for event in pygame.event.get(TOLD) if not hasattr(event, "begun")]
        assert ended == []
