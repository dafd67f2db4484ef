"""The sound device: the real one, or a silent one in its place."""

from __future__ import annotations

import logging
import os
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator

CHANNELS = 10
"""How many effects sound at once at most."""
RATE, BITS, SIDES = 44_100, -16, 2
BUFFER = 1024
"""Samples that the device takes at once: 23 ms, enough for a busy machine."""
DRIVER = "SDL_AUDIODRIVER"

log = logging.getLogger(__name__)


class Device(Enum):
    """What sounds come out of."""

    CLOSED = "closed"
    OPEN = "open"
    SILENT = "silent"
    """There is no device, or no more: everything plays into nothing."""
    NONE = "none"
    """Not even that could be opened."""


def open_device() -> Device:
    """Open the person's sound device; where there is none, the silent one; never raise."""
    try:
        _start()
    except pygame.error as error:
        log.warning("no sound device: %s", error)
    else:
        log.info("sound: %s", pygame.mixer.get_driver())
        return Device.OPEN
    try:
        with _silent_driver():
            _start()
    except pygame.error as error:
        log.warning("no silent sound device either: %s", error)
        return Device.NONE
    return Device.SILENT


def others_left() -> bool:
    """Tell whether the system knows a device for output, after one was removed.

    Opening one where there is none can hang for ever (PulseAudio without a sink).
    """
    if pygame.mixer.get_init() is None:
        return False
    from pygame._sdl2.audio import get_audio_device_names  # noqa: PLC0415 - rarely needed

    return bool(get_audio_device_names(iscapture=False))


def close_device() -> None:
    """Give the device back; what plays stops."""
    pygame.mixer.quit()


def _start() -> None:
    pygame.mixer.init(RATE, BITS, SIDES, BUFFER)
    pygame.mixer.set_num_channels(CHANNELS)


@contextmanager
def _silent_driver() -> Iterator[None]:
    """Let SDL choose its driver without a device; processes started later do not inherit that."""
    before = os.environ.get(DRIVER)
    os.environ[DRIVER] = "dummy"
    try:
        yield
    finally:
        if before is None:
            del os.environ[DRIVER]
        else:
            os.environ[DRIVER] = before
