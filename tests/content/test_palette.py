"""The colours, and what is said of a broken palette."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import TYPE_CHECKING

import pytest

from discovery.content.errors import ContentError
from discovery.content.palette import load_palette
from discovery.ui.theme import Theme
from tests.content.conftest import replace

if TYPE_CHECKING:
    from pathlib import Path

Colour = tuple[int, int, int]


def _brightness(colour: Colour) -> float:
    """Return the relative luminance of WCAG 2, 0 … 1."""
    parts = [part / 255 for part in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((_brightness(one), _brightness(other)))
    return (light + 0.05) / (dark + 0.05)


def _lab(linear: tuple[float, ...]) -> tuple[float, ...]:
    """Return CIE L*a*b* of linear sRGB, where 2.3 is a just noticeable difference."""
    white = ((0.4124, 0.3576, 0.1805, 0.9505), (0.2126, 0.7152, 0.0722, 1.0))
    rows = (*white, (0.0193, 0.1192, 0.9505, 1.089))
    xyz = [sum(k * max(0.0, v) for k, v in zip(row, linear, strict=False)) / row[3] for row in rows]
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _seen(colour: Colour, cones: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    parts = [part / 255 for part in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return _lab(tuple(sum(k * v for k, v in zip(row, linear, strict=True)) for row in cones))


CONES = {  # what is left of linear sRGB; Viénot, Brettel and Mollon 1999 for the first two
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "no green": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "no blue": ((1.013, 0.135, -0.148), (-0.012, 0.868, 0.144), (0.076, 0.805, 0.119)),
}


@pytest.mark.parametrize("cones", CONES.values(), ids=CONES)
def test_seats_differ_for_every_eye(images: Path, cones: tuple[tuple[float, ...], ...]) -> None:
    for one, other in combinations(load_palette(images).seats, 2):
        apart = dist(_seen(one.colour, cones), _seen(other.colour, cones))
        assert apart > 25, (one.name, other.name)


def test_every_seat_has_its_own_shape(images: Path) -> None:
    seats = load_palette(images).seats
    assert len({seat.shape for seat in seats}) == len({seat.name for seat in seats}) == 5


def test_shapes_stand_out_on_their_colour(images: Path) -> None:
    for seat in load_palette(images).seats:
        assert _contrast(seat.colour, seat.ink) > 3, seat.name


def test_words_can_be_read_on_paper(images: Path) -> None:
    colours = load_palette(images).colours
    for ink in ("ink", "ink_soft", "bad", "good", "warning"):
        assert _contrast(colours[ink], colours["paper"]) > 4.5 or ink in {"good", "warning"}, ink
        assert _contrast(colours[ink], colours["paper"]) > 3.5, ink


FAULTS = [
    ('"#d5502b"', '"red"', "vermilion|colour"),
    ('"pennant"', '"square"', "'square' is not one of"),
    ('"pennant"', '"ring"', "two seats have one shape"),
    ('"pennant"', "5", "text is expected"),
    ('"seats"', '"chairs"', "seats"),
    ('"colours"', '"tints"', "colours"),
    ("{", "", "not JSON"),
]


@pytest.mark.parametrize(("old", "new", "said"), FAULTS)
def test_faults_are_named(spoiled: Path, old: str, new: str, said: str) -> None:
    replace(spoiled / "ui" / "palette.json", old, new)
    with pytest.raises(ContentError, match=said):
        load_palette(spoiled)


def test_a_colour_that_is_missing_is_named_when_it_is_wanted(spoiled: Path) -> None:
    replace(spoiled / "ui" / "palette.json", '"ink_soft"', '"ink_softer"')
    palette = load_palette(spoiled)
    assert palette.colours["ink"]
    with pytest.raises(ContentError, match=r"palette\.json: ink_soft: this colour is missing"):
        Theme(palette, (1280, 720), 1.0).colour("ink_soft")


def test_not_text_and_not_an_object(spoiled: Path) -> None:
    path = spoiled / "ui" / "palette.json"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match="UTF-8"):
        load_palette(spoiled)
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(ContentError, match="a JSON object"):
        load_palette(spoiled)


def test_seat_that_is_no_object(spoiled: Path) -> None:
    path = spoiled / "ui" / "palette.json"
    path.write_text('{"seats": [1, 2, 3, 4, 5], "colours": {}}', encoding="utf-8")
    with pytest.raises(ContentError, match="seat 0"):
        load_palette(spoiled)
