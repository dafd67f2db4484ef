"""Ears for tests: what sounds, what plays, and sounds that are read at once."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast, get_args

import pygame

from discovery.ui import music
from discovery.ui.paths import find_paths
from discovery.ui.sound import Sounds
from discovery.ui.sound_device import CHANNELS, Device
from discovery.ui.sound_table import MUSIC

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import pytest

    from discovery.scenes.table.heard import Heard
    from discovery.ui.settings import Settings
    from discovery.ui.sound_table import Effect

FOLDER = find_paths().sounds


class Ears:
    """Notes what would be heard at a table."""

    def __init__(self, table: Heard) -> None:
        self._table = table
        self.heard: list[Effect] = []
        self.picks: list[int | None] = []
        table.sounds = cast("Sounds", self)

    def play(self, effect: Effect, pick: int | None = None) -> None:
        """Note an effect, as `Sounds` would play it."""
        self.heard.append(effect)
        self.picks.append(pick)

    def news(self) -> list[Effect]:
        """Return what was heard since the last time, with what is to be heard at a landing."""
        self._table.movements.skip()
        heard, self.heard = self.heard, []
        return heard


def kinds(union: object) -> set[type]:
    """Return the classes of a union of events."""
    return set(get_args(union))


def at_once(work: Callable[[], None]) -> None:
    """Do now what the game does in the background."""
    work()


@contextmanager
def listening(
    settings: Settings,
    folder: Path = FOLDER,
    submit: Callable[[Callable[[], None]], object] = at_once,
) -> Iterator[Sounds]:
    """Make sounds that have opened nothing yet; pygame has been started."""
    pygame.mixer.quit()
    sounds = Sounds(folder, settings, submit)
    try:
        yield sounds
    finally:
        sounds.close()


def hasten(patch: pytest.MonkeyPatch) -> list[str]:
    """Let music fade in a moment; return the list of the files that will be opened."""
    patch.setattr(music, "FADE_OUT", 30)
    loaded: list[str] = []
    load = pygame.mixer.music.load

    def noted(path: Path) -> None:
        load(path)
        loaded.append(path.name)

    patch.setattr(pygame.mixer.music, "load", noted)
    return loaded


def device(sounds: Sounds) -> Device:
    """What sounds come out of now."""
    return sounds.device


def sounding() -> int:
    """How many effects can be heard now."""
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(CHANNELS))


def heed_all(sounds: Sounds) -> None:
    """Give `sounds` the events that have come."""
    for event in pygame.event.get():
        sounds.heed(event)


def until(sounds: Sounds, done: Callable[[], bool]) -> None:
    """Give `sounds` the events that come until `done`."""
    for _ in range(400):
        heed_all(sounds)
        if done():
            return
        time.sleep(0.01)
    raise AssertionError("it never comes")


def plays(loaded: list[str], name: str) -> Callable[[], bool]:
    """Return a question: whether the file opened last is that piece, and it is heard."""
    return lambda: loaded[-1:] == [MUSIC[name]] and pygame.mixer.music.get_busy()


def removed(which: int, iscapture: int = 0) -> pygame.Event:
    """Return SDL's word for a device that was pulled."""
    return pygame.Event(pygame.AUDIODEVICEREMOVED, which=which, iscapture=iscapture)


def plugged(iscapture: int = 0) -> pygame.Event:
    """Return SDL's word for a device that was plugged in."""
    return pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=iscapture)
