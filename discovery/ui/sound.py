"""Sounds and music. Whatever happens to the sound device or a file, the game goes on."""

from __future__ import annotations

import logging
from threading import Lock
from typing import TYPE_CHECKING

import pygame

from discovery.ui.music import TOLD, Music
from discovery.ui.sound_device import Device, close_device, open_device, others_left
from discovery.ui.sound_table import EFFECTS, Effect

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from discovery.ui.settings import Settings

APART = 40
"""Milliseconds between two beginnings of one sound; closer they would only be louder."""
AGAIN = 3000
"""Milliseconds until a device is looked for again where there was none."""

log = logging.getLogger(__name__)


class Sounds:
    """The sounds of one window; volumes are read from `settings` whenever they matter.

    The device is opened by `begin`, which the loop calls after the first picture, and not at all
    while the volume is 0. Files are read in the background by `submit`. Nothing here raises, and
    nothing but opening a device waits.
    """

    def __init__(
        self, folder: Path, settings: Settings, submit: Callable[[Callable[[], None]], object]
    ) -> None:
        self.device = Device.CLOSED
        self._folder = folder
        self._settings = settings
        self._submit = submit
        self._lock = Lock()
        """Held while the device opens or closes, and while a file is read for it."""
        self._music = Music(folder, submit, self._lock)
        self._begun = False
        self._watched = True
        self._lost = False
        """Whether the device that was open was pulled; SDL then plays into nothing."""
        self._effects: dict[Effect, list[pygame.mixer.Sound]] = {}
        self._game = ""
        """The game whose own effects are read, or will be with the device."""
        self._last: dict[Effect, int] = {}
        self._started: dict[pygame.mixer.Sound, int] = {}
        self._tried = -AGAIN
        self._complained: set[str] = set()

    def begin(self) -> None:
        """Open the device if that has not been done and anything is to be heard."""
        if not self._begun:
            self._begun = True
            self.adjust()

    def close(self) -> None:
        """Fall silent and give the device back, for good."""
        self._begun = False
        self._shut()

    def play(self, effect: Effect, pick: int | None = None) -> None:
        """Let an effect be heard: the next of its variants, or the one numbered `pick`.

        Beyond the last variant is the last. What cannot be heard now is left out.
        """
        variants = self._effects.get(effect)
        loudness = self._loudness(self._settings.effects_volume)
        if not variants or not loudness:
            return
        if pick is None:
            pick = self._last[effect] = (self._last.get(effect, -1) + 1) % len(variants)
        sound, now = variants[min(pick, len(variants) - 1)], pygame.time.get_ticks()
        if now - self._started.get(sound, -APART) < APART:
            return
        try:
            if sum(one.get_num_channels() for one in variants) < EFFECTS[effect].together:
                sound.set_volume(loudness)
                sound.play()
                self._started[sound] = now
        except pygame.error as error:
            self._complain(effect, error)

    def music(self, name: str) -> None:
        """Go over to the piece of that name, and read the effects of its game.

        An empty name keeps what plays. A piece that has no effects keeps those of the last game:
        one may go on with it.
        """
        if not name:
            return
        self._music.want(name)
        if name != self._game and any(name == one.game for one in EFFECTS.values()):
            self._go_over(name)

    def watch(self, *, watched: bool) -> None:
        """Know whether the window is in front; behind others it is silent if that is set."""
        self._watched = watched
        self._tune_music()

    def adjust(self) -> None:
        """Take changed volumes; where there was no device, look for one again."""
        if not self._begun:
            return
        lacking = self.device in (Device.SILENT, Device.NONE)
        late = pygame.time.get_ticks() - self._tried >= AGAIN
        if self._settings.volume and (self.device is Device.CLOSED or (lacking and late)):
            self._look_again()
        else:
            self._tune_music()

    def heed(self, event: pygame.Event) -> None:
        """Look at an event: whether music ended or began, a device was pulled or plugged in."""
        if event.type == TOLD:
            self._music.told(event)
        elif event.type == pygame.AUDIODEVICEREMOVED and self._uses(event):
            log.info("the sound device was removed")
            self._lost = True
            self.device = Device.SILENT
            self._look_again()
        elif event.type == pygame.AUDIODEVICEADDED and self._lost and not event.iscapture:
            self._look_again()

    def _uses(self, event: pygame.Event) -> bool:
        """Tell whether a device that is reported as removed is ours."""
        # SDL numbers one that nobody has opened with 0, and microphones are told of too.
        return self.device is Device.OPEN and event.which > 0 and not event.iscapture

    def _loudness(self, volume: int) -> float:
        """Return the factor for a volume of 0 … 100 %, squared: to ears those steps are even."""
        if self._settings.mute_unwatched and not self._watched:
            return 0.0
        return (self._settings.volume * volume / 10_000) ** 2

    def _tune_music(self) -> None:
        # Where nobody can hear it, music need not be decoded.
        heard = self.device is Device.OPEN
        self._music.tune(self._loudness(self._settings.music_volume) if heard else 0.0)

    def _look_again(self) -> None:
        """Open a device, unless the one that was used is gone and there is no other."""
        if not self._lost or others_left():
            self._reopen()
        self._tune_music()

    def _reopen(self) -> None:
        self._lost = False
        self._shut()
        self._tried = pygame.time.get_ticks()
        with self._lock:
            self.device = open_device()
        if self.device is Device.NONE:
            return
        for game in {"", self._game}:
            self._read_later(game)
        self._music.start()

    def _shut(self) -> None:
        with self._lock:
            self._music.stop()
            self._effects, self._started = {}, {}
            if self.device is not Device.CLOSED:
                close_device()
            self.device = Device.CLOSED

    def _go_over(self, game: str) -> None:
        """Forget the effects of the game before, and read those of `game`."""
        with self._lock:
            self._game = game
            others = [one for one in self._effects if EFFECTS[one].game not in ("", game)]
            for effect in others:
                del self._effects[effect]
        if self.device in (Device.OPEN, Device.SILENT):
            self._read_later(game)

    def _read_later(self, game: str) -> None:
        effects = self._effects
        self._submit(lambda: self._read(effects, game))

    def _read(self, effects: dict[Effect, list[pygame.mixer.Sound]], game: str) -> None:
        """Read every effect of `game` into `effects`, until another device or game is there."""
        for effect, variants in EFFECTS.items():
            if variants.game != game:
                continue
            found: list[pygame.mixer.Sound] = []
            for file in variants.files:
                with self._lock:
                    if effects is not self._effects or game not in ("", self._game):
                        return
                    try:
                        found.append(pygame.mixer.Sound(self._folder / file))
                    except (OSError, pygame.error) as error:
                        self._complain(file, error)
                    effects[effect] = found

    def _complain(self, what: str, error: Exception) -> None:
        """Log what is wrong, once."""
        if what not in self._complained:
            self._complained.add(what)
            log.warning("sound '%s' cannot be played: %s", what, error)
