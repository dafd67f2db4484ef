from __future__ import annotations

import io
import struct
from typing import TYPE_CHECKING

from PIL import Image

from tools.package.icons import (
    MACOS_KINDS,
    SOURCE,
    WINDOWS_SIDES,
    draw_icons,
    stale_icons,
    write_icons,
)
from tools.package.plan import ICONS

if TYPE_CHECKING:
    from pathlib import Path


def test_the_icons_show_the_icon_of_the_window() -> None:
    assert stale_icons() == []


def test_windows_finds_every_size() -> None:
    icon = Image.open(ICONS / "discovery.ico")
    assert icon.info["sizes"] == {(side, side) for side in WINDOWS_SIDES}


def test_macos_finds_every_size() -> None:
    data = (ICONS / "discovery.icns").read_bytes()
    assert struct.unpack(">4sI", data[:8]) == (b"icns", len(data))
    found, at = {}, 8
    while at < len(data):
        kind, length = struct.unpack(">4sI", data[at : at + 8])
        found[kind.decode()] = Image.open(io.BytesIO(data[at + 8 : at + length])).width
        at += length
    assert found == MACOS_KINDS


def test_stale_icons_are_found(tmp_path: Path) -> None:
    assert stale_icons(tmp_path) == ["discovery.ico", "discovery.icns"]
    write_icons(tmp_path)
    assert stale_icons(tmp_path) == []
    other = tmp_path / "other.png"
    Image.open(SOURCE).convert("RGBA").rotate(90).save(other)
    (tmp_path / "discovery.icns").write_bytes(draw_icons(other)["discovery.icns"])
    assert stale_icons(tmp_path) == ["discovery.icns"]
