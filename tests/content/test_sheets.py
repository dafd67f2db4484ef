"""The indexes of the interface's sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.content.errors import ContentError
from discovery.content.palette import load_palette
from discovery.content.sheets import load_sheet
from tests.content.conftest import replace

if TYPE_CHECKING:
    from pathlib import Path

KINDS = ("explorer", "brigand", "navigator")


ISLAND = [f"island/{name}" for name in ("growth", "places", "markers", "equipment", "checker")]


@pytest.mark.parametrize("name", ["badges", "followers", "icons", "interface", *ISLAND])
def test_frames_lie_on_their_sheets_and_show_something(images: Path, name: str) -> None:
    sheet = load_sheet(images, name)
    picture = pygame.image.load(sheet.picture)
    for part, frame in sheet.frames.items():
        rect = pygame.Rect(frame.rect)
        assert picture.get_rect().contains(rect), part
        drawn = picture.subsurface(rect).get_bounding_rect(128)
        assert drawn.width > rect.width / 4, part
        left, top, right, bottom = frame.slices
        assert left + right < rect.width, part
        assert top + bottom < rect.height, part
        assert rect.move(-rect.x, -rect.y).collidepoint(frame.anchor), part


@pytest.mark.parametrize("name", ["badges", "followers", "icons", "interface"])
def test_everything_on_a_sheet_can_be_halved(images: Path, name: str) -> None:
    sheet = load_sheet(images, name)
    size = pygame.image.load(sheet.picture).get_size()
    half = pygame.image.load(sheet.picture.with_stem(f"{name}-half")).get_size()
    assert (half[0] * 2, half[1] * 2) == size
    for frame in sheet.frames.values():
        assert not any(side % 2 for side in (*frame.rect, *frame.slices))


def test_every_seat_has_badge_and_followers(images: Path) -> None:
    badges, figures = load_sheet(images, "badges"), load_sheet(images, "followers")
    for number, seat in enumerate(load_palette(images).seats):
        assert seat.shape in badges.frames
        assert all(f"{kind}_{number}" in figures.frames for kind in KINDS)


def test_anchor_is_the_middle_unless_told(images: Path) -> None:
    frame = load_sheet(images, "badges").frames["ring"]
    assert frame.anchor == (frame.rect[2] // 2, frame.rect[3] // 2)
    assert frame.slices == frame.shadow == (0, 0, 0, 0)


FAULTS = [
    ('"scale": 2', '"scale": 0', "scale"),
    ('"picture": "badges.webp"', '"picture": "gone.webp"', "gone.webp is missing"),
    ('"frames"', '"cuts"', "frames"),
    ('{"rect": [0, 0', '{"rect": [0, -1', "pennant, rect"),
    ('{"rect": [0, 0', '{"rect": [0', "pennant, rect"),
    ('{"rect"', '{"slices": [1, 2], "rect"', "pennant, slices"),
    ('"pennant": {"rect": [0, 0, 128, 128]}', '"pennant": 3', "pennant: an object"),
]


@pytest.mark.parametrize(("old", "new", "said"), FAULTS)
def test_faults_are_named(spoiled: Path, old: str, new: str, said: str) -> None:
    replace(spoiled / "ui" / "badges.json", old, new)
    with pytest.raises(ContentError, match=said):
        load_sheet(spoiled, "badges")


def test_missing_index(spoiled: Path) -> None:
    with pytest.raises(ContentError, match=r"nothing\.json"):
        load_sheet(spoiled, "nothing")
