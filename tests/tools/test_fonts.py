"""The bundled fonts have what a name or a text in our languages needs."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tools.fonts import ARROWS, FACES, HANGUL, LATIN, Face

FONTS = Path(__file__).parent.parent.parent / "images" / "fonts"
MOST_BYTES = 5_000_000


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file)
def test_glyphs_digits_and_names(face: Face) -> None:
    font = TTFont(FONTS / f"{face.file}.ttf")
    glyphs = font.getBestCmap()
    assert not (LATIN | HANGUL | ARROWS) - set(glyphs)
    assert sum(1 for code in range(0xAC00, 0xD7A4) if code in glyphs) == 11_172
    widths = {font["hmtx"][glyphs[ord(digit)]][0] for digit in "0123456789"}
    assert len(widths) == 1
    assert "Nanum" not in "".join(record.toUnicode() for record in font["name"].names)


def test_together_they_are_small_and_have_their_licences() -> None:
    assert sum(path.stat().st_size for path in FONTS.glob("*.ttf")) < MOST_BYTES
    assert len(list(FONTS.glob("OFL-*.txt"))) == 3
    assert {path.stem for path in FONTS.glob("*.ttf")} == {face.file for face in FACES}
