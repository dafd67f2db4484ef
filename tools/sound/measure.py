"""What a sound is like in numbers: how loud, bright and quick, whether it clips, how ends meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tools.sound.ear import heard
from tools.sound.room import loudness
from tools.sound.wave import RATE, seconds

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
    heard: float
    """The loudness of its loudest tenth of a second to people, in decibels below full."""
    attack: float
    """Seconds from where it can be heard to where it is loudest."""
    fading: float
    """Seconds from where it is loudest until it is 40 decibels weaker for good."""
    ends: float
    """The higher of its first and its last sample as a share of the highest: else it clicks."""
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
            f"{self.name:18}{self.bytes:9}{self.channels:4}{self.seconds:9.2f}{self.peak:8.1f}"
            f"{self.loud:8.1f}{self.heard:8.1f}{self.attack:8.3f}{self.fading:8.2f}{self.ends:8.4f}"
            f"{self.clipped:6}{self.centroid:8.0f}{self.high:8.1f}{self.seam:7.2f}"
        )


HEADINGS = (
    f"{'file':18}{'bytes':>9}{'ch':>4}{'seconds':>9}{'peak':>8}{'rms':>8}{'heard':>8}"
    f"{'attack':>8}{'fading':>8}{'ends':>8}{'clip':>6}{'centre':>8}{'>5 kHz':>8}{'seam':>7}"
)


def measured(name: str, wave: Wave, size: int) -> Measures:
    """Measure a wave of channels by samples that takes `size` bytes."""
    middle = wave.mean(axis=0)
    power = np.abs(np.fft.rfft(middle)) ** 2
    frequencies = np.fft.rfftfreq(wave.shape[1], 1 / RATE)
    steps = np.abs(np.diff(wave, axis=1))
    ordinary = float(np.percentile(steps, 95))
    attack, fading = _times(middle)
    return Measures(
        name,
        size,
        wave.shape[0],
        wave.shape[1] / RATE,
        float(20 * np.log10(np.abs(wave).max())),
        loudness(wave),
        heard(middle),
        attack,
        fading,
        float(np.abs(wave[:, [0, -1]]).max() / np.abs(wave).max()),
        int((np.abs(wave) >= CLIPPED).sum()),
        float((power * frequencies).sum() / power.sum()),
        float(10 * np.log10(power[frequencies > 5000].sum() / power.sum() + 1e-12)),
        float(np.abs(wave[:, 0] - wave[:, -1]).max()) / ordinary,
    )


def _times(wave: Wave, span: float = 0.005) -> tuple[float, float]:
    """Return how long a channel takes to be loudest, and from there to be 40 decibels weaker."""
    width = seconds(span)
    total = np.concatenate([[0.0], np.cumsum(wave**2)])
    strength = np.sqrt(np.maximum(total[width:] - total[:-width], 0) / width)
    most = int(strength.argmax())
    start = int(np.flatnonzero(strength >= strength[most] / 10)[0])
    end = int(np.flatnonzero(strength >= strength[most] / 100)[-1])
    return (most - start) / RATE, (end - most) / RATE
