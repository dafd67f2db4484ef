from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.match.names import MOST_BYTES, file_stem, same_file


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("Sunday", "Sunday"),
        ("일요일 저녁", "일요일 저녁"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("con", "_con"),
        ("NUL.old", "_NUL.old"),
        ("console", "console"),
        ("", "game"),
        (" . ", "game"),
        ("a\nb\0c", "a_b_c"),
        (".hidden", "hidden"),
    ],
)
def test_file_stem(title: str, stem: str) -> None:
    assert file_stem(title) == stem


@given(st.text())
def test_every_title_gives_a_safe_name(title: str) -> None:
    stem = file_stem(title)
    assert 0 < len(stem.encode()) <= MOST_BYTES + 1
    assert not set(stem) & set('<>:"/\\|?*\0\n')
    assert stem == stem.strip(" .")
    assert same_file(file_stem(stem), stem)


def test_composed_and_decomposed_letters_are_one_file() -> None:
    assert same_file(file_stem("Dörte"), file_stem("Do\u0308rte"))
