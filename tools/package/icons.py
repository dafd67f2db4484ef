"""The program's icons for Windows and macOS, made of the window's icon."""

from __future__ import annotations

import io
import struct
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from tools.package.plan import ICONS, ROOT

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

SOURCE = ROOT / "images" / "ui" / "icon.png"
WINDOWS_SIDES = (16, 24, 32, 48, 64, 128, 256)
"""Pixels."""
MACOS_KINDS = {
    "icp4": 16,
    "icp5": 32,
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic08": 256,
    "ic13": 256,
}
"""Apple's names of the pictures in an icon file, and their sides in pixels; ic11, ic12 and ic13 are
16, 32 and 128 points at double density. Nothing is larger than the source."""
CLOSE_ENOUGH = 2
"""How far a channel of a pixel may be off in a check."""


def draw_icons(source: Path = SOURCE) -> Mapping[str, bytes]:
    """Return the icon files by name."""
    picture = Image.open(source).convert("RGBA")
    return {"discovery.ico": _for_windows(picture), "discovery.icns": _for_macos(picture)}


def write_icons(folder: Path = ICONS) -> None:
    """Write the icon files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in draw_icons().items():
        (folder / name).write_bytes(data)


def stale_icons(folder: Path = ICONS) -> list[str]:
    """Return the names of icon files that are missing or do not show the window's icon."""
    return [name for name, data in draw_icons().items() if not _alike(folder / name, data)]


def _for_windows(picture: Image.Image) -> bytes:
    scaled = [_scaled(picture, side) for side in WINDOWS_SIDES]
    stream = io.BytesIO()
    sizes = [each.size for each in scaled]
    scaled[-1].save(stream, "ICO", sizes=sizes, append_images=scaled[:-1])
    return stream.getvalue()


def _for_macos(picture: Image.Image) -> bytes:
    """Return an icon file: a head, then pictures as PNG, each behind its kind and its length."""
    parts = b""
    for kind, side in MACOS_KINDS.items():
        stream = io.BytesIO()
        _scaled(picture, side).save(stream, "PNG", optimize=True)
        data = stream.getvalue()
        parts += struct.pack(">4sI", kind.encode(), 8 + len(data)) + data
    return struct.pack(">4sI", b"icns", 8 + len(parts)) + parts


def _scaled(picture: Image.Image, side: int) -> Image.Image:
    return picture.resize((side, side), Image.Resampling.LANCZOS)


def _alike(path: Path, data: bytes) -> bool:
    if not path.is_file():
        return False
    old, new = (np.asarray(Image.open(file).convert("RGBA")) for file in (path, io.BytesIO(data)))
    return old.shape == new.shape and int(np.abs(old.astype(int) - new).max()) <= CLOSE_ENOUGH
