from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from discovery.ui.font_file import NoFontError, check_font

FONTS = sorted((Path(__file__).parents[2] / "images" / "fonts").glob("*.ttf"))


@pytest.mark.parametrize("font", FONTS, ids=lambda path: path.stem)
def test_our_fonts_are_good(font: Path) -> None:
    check_font(font)


@pytest.mark.parametrize("data", [b"", b"\0\1\0\0", b"no font, but long enough", bytes(5000)])
def test_what_is_no_font(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.ttf"
    path.write_bytes(data)
    with pytest.raises(NoFontError):
        check_font(path)


def test_a_font_without_its_end(tmp_path: Path) -> None:
    path, good = tmp_path / "a.ttf", FONTS[0].read_bytes()
    for length in (20, 100, len(good) // 2, len(good) - 100):
        path.write_bytes(good[:length])
        with pytest.raises(NoFontError, match="end is missing"):
            check_font(path)


def test_a_font_whose_head_is_damaged(tmp_path: Path) -> None:
    path, good, dice = tmp_path / "a.ttf", FONTS[0].read_bytes(), Random(1)
    start = int.from_bytes(good[good.index(b"head") + 8 :][:4], "big")
    for _ in range(20):
        data = bytearray(good)
        place = start + dice.choice([*range(8), *range(12, 54)])
        data[place] ^= 1 << dice.randrange(8)
        path.write_bytes(data)
        with pytest.raises(NoFontError, match="head is damaged"):
            check_font(path)


def test_a_font_without_a_table(tmp_path: Path) -> None:
    path = tmp_path / "a.ttf"
    path.write_bytes(FONTS[0].read_bytes().replace(b"glyf", b"GLYF", 1))
    with pytest.raises(NoFontError, match="part of it is missing"):
        check_font(path)
