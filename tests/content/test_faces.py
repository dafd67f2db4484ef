"""What was drawn on the journals' cards and boards, and where."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from discovery.content.errors import ContentError
from discovery.content.faces import load_board_plans, load_faces, told_of
from discovery.content.journals import load_cards
from discovery.content.sheets import load_sheet
from discovery.rules.journals.dice import FACES
from discovery.scenes.journals.livery import DICE

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.rules.journals.cards import Card

SHEETS = ("dice", "icons", "explorations", "tribes", "chips", "boards", "pieces")


@pytest.fixture
def cards(images: Path) -> tuple[Card, ...]:
    return load_cards(images)


@pytest.mark.parametrize("name", SHEETS)
def test_frames_lie_on_their_sheets_and_show_something(images: Path, name: str) -> None:
    sheet = load_sheet(images, f"journals/{name}")
    picture = pygame.image.load(sheet.picture)
    half = pygame.image.load(sheet.picture.with_stem(f"{name}-half"))
    assert (half.get_width() * 2, half.get_height() * 2) == picture.get_size()
    for part, frame in sheet.frames.items():
        rect = pygame.Rect(frame.rect)
        assert picture.get_rect().contains(rect), part
        assert not any(side % 2 for side in (*frame.rect, *frame.slices)), part
        drawn = picture.subsurface(rect).get_bounding_rect(60)
        assert drawn.width > rect.width / 4, part
        assert rect.move(-rect.x, -rect.y).collidepoint(frame.anchor), part
        left, top, right, bottom = frame.slices
        assert left + right < rect.width, part
        assert top + bottom < rect.height, part


def test_every_die_lies_and_tumbles(images: Path) -> None:
    frames = load_sheet(images, "journals/dice").frames
    wanted = {f"{colour}_{face}" for colour in (*DICE, "grey") for face in (*FACES, *range(6))}
    assert set(frames) == wanted


def test_every_card_has_both_sides(images: Path, cards: tuple[Card, ...]) -> None:
    faces = load_faces(images, cards)
    for name in ("explorations", "tribes"):
        frames = load_sheet(images, f"journals/{name}").frames
        assert set(frames) == {str(card.number) for card in cards}
        assert {frame.rect[2:] for frame in frames.values()} == {faces.size}


def test_dice_of_two_colours_differ_in_grey_by_their_mark(images: Path) -> None:
    sheet = load_sheet(images, "journals/dice")
    picture = pygame.image.load(sheet.picture)
    marks = []
    colours = (*DICE, "grey")
    for colour in colours:
        left, top, wide, high = sheet.frames[f"{colour}_foot"].rect
        corner = picture.subsurface((left + wide * 5 // 9, top + high // 12, wide // 3, high // 3))
        marks.append(_shape(corner))
    for one in range(5):
        for other in range(one):
            same = sum(a == b for a, b in zip(marks[one], marks[other], strict=True))
            assert same < len(marks[one]) * 0.9, (colours[one], colours[other])


def _shape(corner: pygame.Surface) -> list[bool]:
    """Return which pixels stand out from the plain body, whatever the colours are."""
    body = corner.get_at((3, corner.get_height() - 3))
    return [
        max(abs(a - b) for a, b in zip(corner.get_at((x, y))[:3], body[:3], strict=True)) > 60
        for y in range(corner.get_height())
        for x in range(corner.get_width())
    ]


def test_steps_stand_apart_on_the_card_in_the_order_of_the_route(
    images: Path, cards: tuple[Card, ...]
) -> None:
    faces = load_faces(images, cards)
    tall = faces.size[1] / faces.size[0]
    for card in cards:
        drawn, route = faces.maps[card.number], card.exploration.route
        assert len(drawn.sides) == len(route.sides)
        assert {n for side in drawn.sides for n in side} == set(range(len(drawn.steps)))
        for side in drawn.sides:
            heights = [drawn.steps[n][1] for n in side]
            assert heights[0] >= heights[-1], card.number
        for number, (x, y) in enumerate(drawn.steps):
            assert drawn.step / 2 < x < 1 - drawn.step / 2, card.number
            assert drawn.step / 2 < y < tall - drawn.step / 2, card.number
            for u, v in drawn.steps[:number]:
                assert (x - u) ** 2 + (y - v) ** 2 > (drawn.step * 0.9) ** 2, card.number


def test_places_lie_on_cards_and_boards_and_do_not_overlap(
    images: Path, cards: tuple[Card, ...]
) -> None:
    plans = load_board_plans(images)
    sheet = load_sheet(images, "journals/boards").frames
    assert {sheet[name].rect[2:] for name in ("lewis", "clark", "gass", "ordway")} == {
        plans["own"].size
    }
    assert sheet["main"].rect[2:] == plans["main"].size
    told = load_faces(images, cards).places
    sides = [{name: told[name] for name in ("name", side)} for side in ("points", "sentence")]
    for places in (*(plan.places for plan in plans.values()), *sides):
        whole = {name: box for name, box in places.items() if not name.endswith(" dice")}
        for name, (left, top, wide, high) in whole.items():
            assert min(left, top) >= 0
            assert max(left + wide, top + high) <= 1
            for other, (x, y, u, v) in whole.items():
                apart = left >= x + u or x >= left + wide or top >= y + v or y >= top + high
                assert apart or name == other, (name, other)


def _change(images: Path, folder: Path, name: str, change: Any) -> None:
    value = json.loads((images / "journals" / name).read_text(encoding="utf-8"))
    change(value)
    (folder / "journals").mkdir()
    for file in ("faces.json", "actions.json"):
        shutil.copy(images / "journals" / file, folder / "journals" / file)
    (folder / "journals" / name).write_text(json.dumps(value), encoding="utf-8")


FAULTS = [
    (lambda v: v["routes"]["3"].update(route="rrr"), "card 3, route: drawn for 'rrr'"),
    (lambda v: v["routes"]["3"].update(tents=0), "card 3, tents: drawn for 0, the card has 1"),
    (lambda v: v["routes"]["3"].update(species="bird"), "card 3, species: drawn for 'bird'"),
    (lambda v: v["routes"]["3"].update(found="cod"), "card 3, found: drawn for 'cod'"),
    (lambda v: v["routes"]["3"].update(sides=[[0, 1]]), "card 3: the sides do not name"),
    (lambda v: v["routes"]["3"]["steps"].pop(), "card 3: the sides do not name"),
    (lambda v: v["routes"]["3"].update(steps=7), "card 3: lists of steps and of sides"),
    (lambda v: v["routes"]["3"].update(step="x"), "card 3: 1 numbers"),
    (lambda v: v["routes"]["3"]["steps"][0].append(1), "card 3: 2 numbers"),
    (lambda v: v["routes"].pop("9"), "9: an object is expected"),
    (lambda v: v["places"].update(name=[0, 0, 9, 1]), "name: 4 numbers"),
    (lambda v: v.update(size=[0]), "size: a list of 2 whole numbers"),
]


@pytest.mark.parametrize(("change", "told"), FAULTS)
def test_what_is_drawn_otherwise_is_told(
    images: Path, tmp_path: Path, cards: tuple[Card, ...], change: Any, told: str
) -> None:
    _change(images, tmp_path, "faces.json", change)
    with pytest.raises(ContentError) as caught:
        load_faces(tmp_path, cards)
    assert f"faces.json: {told}" in str(caught.value)


def test_a_tribe_drawn_otherwise_is_told(
    images: Path, tmp_path: Path, cards: tuple[Card, ...]
) -> None:
    drawn = load_cards(images)[36].tribe
    _change(images, tmp_path, "actions.json", lambda v: v.update({"37": "friendly"}))
    with pytest.raises(ContentError) as caught:
        load_faces(tmp_path, cards)
    told = f"actions.json: card 37: drawn for 'friendly', the card has {told_of(drawn)!r}; draw"
    assert told in str(caught.value)


def test_a_missing_board_is_told(images: Path, tmp_path: Path) -> None:
    _change(images, tmp_path, "places.json", lambda value: value.pop("main"))
    with pytest.raises(ContentError, match=r"places\.json: main: an object is expected"):
        load_board_plans(tmp_path)
