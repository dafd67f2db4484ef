"""Every file of `sounds/` and what makes it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tools.sound import effects
from tools.sound.landscape_music import landscape_music
from tools.sound.title_music import title_music

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.sound.wave import Wave

EFFECT_QUALITY, MUSIC_QUALITY = 0.4, 0.3
"""Of Vorbis, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Part:
    """One file: what makes its wave (one channel, or two by samples), and its quality."""

    make: Callable[[], Wave]
    quality: float = EFFECT_QUALITY


def _variants(name: str, make: Callable[[int], Wave], count: int) -> dict[str, Part]:
    return {f"{name}{number + 1}": Part(partial(make, number)) for number in range(count)}


PARTS: dict[str, Part] = {
    **_variants("tile", effects.tile, 4),
    **_variants("rotate", effects.rotate, 2),
    "refuse": Part(effects.refuse),
    **_variants("follower", effects.follower, 3),
    "take": Part(effects.take),
    **_variants("points", effects.points, len(effects.POINTS)),
    **_variants("paper", effects.paper, 2),
    **_variants("press", effects.press, 2),
    "focus": Part(effects.focus),
    "undo": Part(effects.undo),
    "turn": Part(effects.turn),
    "final": Part(effects.final),
    "win": Part(effects.win),
    "music_title": Part(title_music, MUSIC_QUALITY),
    "music_landscape": Part(landscape_music, MUSIC_QUALITY),
}
