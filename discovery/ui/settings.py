"""What a person has set once and wants kept: window, text size, language, the last set-up."""

from __future__ import annotations

import json
import math
import os
import tempfile
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from discovery.rules.words import Message, mark

LEAST_SIZE = (1024, 640)
LEAST_TEXT, MOST_TEXT = 0.8, 2.0
LOUDEST = 100
SPEEDS = {"normal": 1.0, "fast": 2.0, "off": 0.0}
"""How fast things move, by the values of `Settings.animation`; 0: they are there at once."""
PACES = {"calm": 1.8, "normal": 1.0, "brisk": 0.4}
"""How long one can look at what a computer player did, by the values of `Settings.pace`."""
THINKING = {"short": 0.5, "usual": 1.5, "long": 5.0}
"""Seconds that a computer player may think in a turn, by the values of `Settings.thinking`."""
CHOICES = {"animation": SPEEDS, "pace": PACES, "thinking": THINKING}
TEXT_SIZES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)


@dataclass(slots=True)
class Settings:
    """All settings with their defaults. `window` is in screen points, windowed.

    Volumes are 0 … 100 %, `volume` that of everything; `mute_unwatched` is silence while another
    window is in front. `animation` is a key of `SPEEDS`; with `reduce_motion` nothing moves, not
    even the view. `pace` is a key of `PACES`, `thinking` of `THINKING`. With `symbols` each
    terrain on a tile has its mark. `last_setup` is the set-up scene's own JSON value, checked
    there; `doubts_told` are digests of content of a person's own whose doubts were told.
    """

    window: tuple[int, int] = (1280, 720)
    fullscreen: bool = False
    text_size: float = 1.0
    confirm_turn: bool = True
    animation: str = "normal"
    reduce_motion: bool = False
    pace: str = "normal"
    thinking: str = "usual"
    symbols: bool = False
    language: str = ""
    volume: int = 80
    effects_volume: int = 100
    music_volume: int = 80
    mute_unwatched: bool = True
    last_setup: dict[str, Any] = field(default_factory=dict)
    doubts_told: list[str] = field(default_factory=list)


def speed_of(settings: Settings) -> float:
    """Return how fast things move: 1 as they were made, 0 not at all."""
    return 0.0 if settings.reduce_motion else SPEEDS[settings.animation]


def load_settings(path: Path) -> tuple[Settings, tuple[Message, ...]]:
    """Read settings; what is missing is the default, what is wrong is told and is the default."""
    settings = Settings()
    try:
        if not path.is_file():
            return settings, ((_unreadable(path),) if path.exists() else ())
        raw = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return settings, (_unreadable(path),)
    if not isinstance(raw, dict):
        return settings, (_unreadable(path),)
    told = []
    for item in fields(Settings):
        if item.name not in raw:
            continue
        value = _checked(item.name, raw[item.name])
        if value is None:
            told.append(
                Message(
                    mark("The setting '{name}' in {file} cannot be used; the default is."),
                    {"name": item.name, "file": str(path)},
                )
            )
        else:
            setattr(settings, item.name, value)
    return settings, tuple(told)


def save_settings(settings: Settings, path: Path) -> None:
    """Write `settings` so that a crash leaves the old file or the new one, never half of one.

    Raises:
        OSError: the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=path.name, suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _unreadable(path: Path) -> Message:
    return Message(mark("The settings in {file} cannot be read."), {"file": str(path)})


def _checked(name: str, value: object) -> object | None:
    """Return the usable form of a setting, None when there is none."""
    match name, value:
        case "window", [int(width), int(height)]:
            return max(width, LEAST_SIZE[0]), max(height, LEAST_SIZE[1])
        case (
            (
                ("fullscreen" | "confirm_turn" | "mute_unwatched" | "reduce_motion" | "symbols"),
                bool(),
            )
            | ("language", str())
            | ("last_setup", dict())
            | ("doubts_told", list())
        ):
            return value
        case (("volume" | "effects_volume" | "music_volume"), int()):
            usable = not isinstance(value, bool) and 0 <= value <= LOUDEST
            return value if usable else None
        case "text_size", (int() | float()) if not isinstance(value, bool):
            usable = math.isfinite(value) and LEAST_TEXT <= value <= MOST_TEXT
            return float(value) if usable else None
        case (("animation" | "pace" | "thinking"), str()):
            return value if value in CHOICES[name] else None
    return None
