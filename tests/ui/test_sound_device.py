from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.ui import sound
from discovery.ui.sound_device import Device, others_left
from discovery.ui.sound_table import MUSIC, TITLE_MUSIC, Effect
from tests.support.hearing import (
    device,
    heed_all,
    plays,
    plugged,
    removed,
    sounding,
    until,
)

if TYPE_CHECKING:
    from discovery.ui.sound import Sounds


def test_nothing_is_opened_before_the_beginning(sounds: Sounds) -> None:
    sounds.play(Effect.TILE)
    sounds.music(TITLE_MUSIC)
    sounds.adjust()
    assert device(sounds) is Device.CLOSED
    assert pygame.mixer.get_init() is None


def test_the_beginning_opens_the_device_once(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds.begin()
    assert device(sounds) is Device.OPEN
    monkeypatch.setattr(sound, "open_device", lambda: pytest.fail("opened again"))
    sounds.begin()
    sounds.adjust()


def test_without_a_device_the_game_goes_on_silently(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds.begin()
    assert device(sounds) is Device.SILENT
    assert pygame.mixer.get_driver() == "dummy"
    assert os.environ["SDL_AUDIODRIVER"] == "no such driver"
    sounds.play(Effect.TILE)
    sounds.music(TITLE_MUSIC)
    sounds.watch(watched=False)
    sounds.watch(watched=True)
    heed_all(sounds)
    assert sounding() == 1
    assert not pygame.mixer.music.get_busy(), "music that nobody hears is not decoded"


def test_with_no_silent_device_either_the_game_goes_on(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise pygame.error("broken")

    monkeypatch.setattr(pygame.mixer, "init", broken)
    sounds.begin()
    assert device(sounds) is Device.NONE
    assert "broken" in caplog.text
    sounds.play(Effect.TILE)
    sounds.music(TITLE_MUSIC)
    sounds.watch(watched=False)
    sounds.adjust()


def test_a_device_that_comes_later_is_found_when_a_volume_is_changed(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, loaded: list[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds.music(TITLE_MUSIC)
    sounds.begin()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds.adjust()
    assert device(sounds) is Device.SILENT, "not at every step of a volume"
    monkeypatch.setattr(sound, "AGAIN", 0)
    sounds.adjust()
    assert device(sounds) is Device.OPEN
    assert loaded == [MUSIC[TITLE_MUSIC]] * 2
    until(sounds, plays(loaded, TITLE_MUSIC))


def test_a_pulled_device_gives_way_to_another(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, loaded: list[str]
) -> None:
    sounds.music(TITLE_MUSIC)
    sounds.begin()
    monkeypatch.setattr(sound, "others_left", lambda: True)
    sounds.heed(removed(2))
    assert device(sounds) is Device.OPEN
    assert len(loaded) == 2
    sounds.play(Effect.TILE)
    assert sounding() == 1
    until(sounds, plays(loaded, TITLE_MUSIC))


def test_the_last_device_pulled_leaves_silence_until_one_is_plugged_in(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds.music(TITLE_MUSIC)
    sounds.begin()
    monkeypatch.setattr(sound, "AGAIN", 0)
    monkeypatch.setattr(sound, "others_left", lambda: False)
    sounds.heed(removed(2))
    assert device(sounds) is Device.SILENT
    sounds.play(Effect.TILE)
    sounds.music("landscape")
    sounds.adjust()
    assert device(sounds) is Device.SILENT
    monkeypatch.setattr(sound, "others_left", lambda: True)
    sounds.heed(plugged(iscapture=1))
    assert device(sounds) is Device.SILENT, "that was a microphone"
    sounds.heed(plugged())
    assert device(sounds) is Device.OPEN
    until(sounds, pygame.mixer.music.get_busy)


@pytest.mark.parametrize("event", [removed(0), removed(2, iscapture=1)])
def test_other_devices_may_come_and_go(
    sounds: Sounds, event: pygame.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds.begin()
    monkeypatch.setattr(sound, "open_device", lambda: pytest.fail("opened again"))
    sounds.heed(event)
    sounds.heed(plugged())
    assert device(sounds) is Device.OPEN


def test_devices_are_only_known_while_sound_is_on(sounds: Sounds) -> None:
    assert not others_left()
    sounds.begin()
    assert others_left()


def test_a_mixer_that_is_gone_is_no_error(sounds: Sounds, caplog: pytest.LogCaptureFixture) -> None:
    sounds.begin()
    pygame.mixer.quit()
    for _ in range(3):
        sounds.play(Effect.TILE, 0)
    sounds.music(TITLE_MUSIC)
    sounds.watch(watched=False)
    sounds.adjust()
    assert caplog.text.count("'tile'") == 1


def test_after_closing_nothing_is_heard_and_nothing_raises(sounds: Sounds) -> None:
    sounds.begin()
    sounds.close()
    sounds.play(Effect.TILE)
    sounds.music(TITLE_MUSIC)
    sounds.adjust()
    sounds.close()
    assert pygame.mixer.get_init() is None
