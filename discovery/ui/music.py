"""The music: one piece at a time, streamed from its file, faded when another is wanted."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame

from discovery.ui.sound_table import MUSIC

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from threading import Lock

FADE_OUT, FADE_IN = 700, 1500
"""Milliseconds in which a piece goes and the next one comes."""
TOLD = pygame.event.custom_type()
"""The event that tells that a piece has ended, or with `begun` which one has begun."""

log = logging.getLogger(__name__)


class Music:
    """Plays the `wanted` piece, round and round, while the device is open.

    A file is opened in the background, since that may take longer than a frame; `lock` keeps the
    device as it is meanwhile. The next piece begins when `TOLD` says that the one before has gone.
    """

    def __init__(
        self, folder: Path, submit: Callable[[Callable[[], None]], object], lock: Lock
    ) -> None:
        self.wanted = ""
        self.playing = ""
        """The piece that plays, fades or is being opened."""
        self._folder = folder
        self._submit = submit
        self._lock = lock
        self._open = False
        self._openings = 0
        self._beginning = False
        self._ending = False
        self._loudness = 0.0
        self._complained: set[str] = set()

    def start(self) -> None:
        """Begin with what is wanted: the device has been opened."""
        self._open = True
        pygame.mixer.music.set_endevent(TOLD)
        self.go_over()

    def stop(self) -> None:
        """Forget what plays: the device is about to be closed. The caller holds the lock."""
        self._open = self._beginning = self._ending = False
        self._openings += 1
        self.playing = ""

    def want(self, name: str) -> None:
        """Go over to the piece `name`."""
        self.wanted = name
        self.go_over()

    def tune(self, loudness: float) -> None:
        """Play as loud as `loudness`, a factor; at 0 the piece waits where it is."""
        self._loudness = loudness
        # A piece that is being opened takes its loudness when it has begun.
        if self._ready and not self._beginning:
            pygame.mixer.music.set_volume(loudness)
            if loudness:
                pygame.mixer.music.unpause()
            else:
                pygame.mixer.music.pause()

    def go_over(self) -> None:
        """Begin what is wanted, or fade first what plays."""
        if not self._ready or self._beginning or self._ending:
            return
        if self.wanted in ("", self.playing):
            return
        if self.playing and pygame.mixer.music.get_busy():
            self._ending = True
            pygame.mixer.music.fadeout(FADE_OUT)
            return
        self.playing, self._beginning = self.wanted, True
        name, opening = self.wanted, self._openings
        self._submit(lambda: self._begin(name, opening))

    def told(self, event: pygame.Event) -> None:
        """Take the news of an event of the type `TOLD`."""
        begun = getattr(event, "begun", None)
        if begun is None and self._ending:
            self._ending = False
            self.playing = ""
        elif begun is not None and begun == self._openings:
            self._beginning = False
            self.tune(self._loudness)
        self.go_over()

    @property
    def _ready(self) -> bool:
        return self._open and pygame.mixer.get_init() is not None

    def _begin(self, name: str, opening: int) -> None:
        with self._lock:
            if opening != self._openings:
                return
            try:
                pygame.mixer.music.load(self._folder / MUSIC[name])
                pygame.mixer.music.set_volume(self._loudness)
                pygame.mixer.music.play(-1, fade_ms=FADE_IN)
            except (OSError, KeyError, pygame.error) as error:
                if name not in self._complained:
                    self._complained.add(name)
                    log.warning("music '%s' cannot be played: %s", name, error)
        if pygame.display.get_init():
            pygame.event.post(pygame.Event(TOLD, begun=opening))
