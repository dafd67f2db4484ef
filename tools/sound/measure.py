"""What a sound is like in numbers: how loud, how bright, whether it clips, how its ends meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tools.sound.room import loudness
from tools.sound.wave import RATE

if TYPE_CHECKING:
    from tools.sound.wave import Wave

CLIPPED = 0.999


@dataclass(frozen=True, slots=True)
class Measures:
    """The numbers of one file."""

    name: str
    bytes: int
    channels: int
    seconds: float
    peak: float
    """Decibels below full."""
    loud: float
    """The root of the mean square in decibels below full."""
    clipped: int
    """Samples at the limit."""
    centroid: float
    """The middle of the spectrum's energy in Hz."""
    high: float
    """The share of the energy above 5 kHz in decibels."""
    seam: float
    """The step from the last sample to the first, as a multiple of an ordinary large step."""

    def line(self) -> str:
        """Return the numbers below `HEADINGS`."""
        return (
            f"{self.name:16}{self.bytes:9}{self.channels:4}{self.seconds:9.2f}{self.peak:8.1f}"
            f"{self.loud:8.1f}{self.clipped:6}{self.centroid:8.0f}{self.high:8.1f}{self.seam:7.2f}"
        )


HEADINGS = (
    f"{'file':16}{'bytes':>9}{'ch':>4}{'seconds':>9}{'peak':>8}{'rms':>8}{'clip':>6}"
    f"{'centre':>8}{'>5 kHz':>8}{'seam':>7}"
)


def measured(name: str, wave: Wave, size: int) -> Measures:
    """Measure a wave of channels by samples that takes `size` bytes."""
    power = np.abs(np.fft.rfft(wave.mean(axis=0))) ** 2
    frequencies = np.fft.rfftfreq(wave.shape[1], 1 / RATE)
    steps = np.abs(np.diff(wave, axis=1))
    ordinary = float(np.percentile(steps, 95))
    return Measures(
        name,
        size,
        wave.shape[0],
        wave.shape[1] / RATE,
        float(20 * np.log10(np.abs(wave).max())),
        loudness(wave),
        int((np.abs(wave) >= CLIPPED).sum()),
        float((power * frequencies).sum() / power.sum()),
        float(10 * np.log10(power[frequencies > 5000].sum() / power.sum() + 1e-12)),
        float(np.abs(wave[:, 0] - wave[:, -1]).max()) / ordinary,
    )
