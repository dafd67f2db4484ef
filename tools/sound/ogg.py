"""Ogg Vorbis: waves to the bytes of a file and back."""

from __future__ import annotations

import io

import numpy as np
import soundfile

from tools.sound.wave import RATE, Wave

BLOCK = 8192
"""Samples written at once; libsndfile keeps a block on its stack and breaks at large ones."""


def encoded(wave: Wave, quality: float) -> bytes:
    """Return a wave (samples, or channels by samples) as the bytes of a file."""
    rows = np.atleast_2d(wave).T
    stream = io.BytesIO()
    with soundfile.SoundFile(
        stream,
        "w",
        RATE,
        rows.shape[1],
        format="OGG",
        subtype="VORBIS",
        compression_level=1 - quality,
    ) as file:
        for start in range(0, len(rows), BLOCK):
            file.write(rows[start : start + BLOCK])
    return stream.getvalue()


def decoded(data: bytes) -> Wave:
    """Return the channels by samples of a file's bytes.

    Raises:
        ValueError: it is no sound, or its rate is not ours.
    """
    try:
        rows, rate = soundfile.read(io.BytesIO(data), always_2d=True)
    except soundfile.LibsndfileError as error:
        raise ValueError(str(error)) from error
    if rate != RATE:
        message = f"{rate} samples a second, not {RATE}"
        raise ValueError(message)
    found: Wave = np.ascontiguousarray(rows.T)
    return found
