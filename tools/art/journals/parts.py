"""The journals' parts that can be drawn, by name."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from discovery.content.faces import told_of
from discovery.content.journals import load_cards
from tools.art.journals.boards import boards, places
from tools.art.journals.camp import emblem, table
from tools.art.journals.dice import dice
from tools.art.journals.explorations import explorations
from tools.art.journals.icons import icons
from tools.art.journals.pieces import pieces
from tools.art.journals.tribes import chips, tribes
from tools.art.made import Made, sheet_of, with_copies

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


def _dice(_images: Path) -> Made:
    return sheet_of("journals/dice", dice(), 1100, 92)


def _icons(_images: Path) -> Made:
    return sheet_of("journals/icons", icons(), 800)


def _explorations(images: Path) -> Made:
    cuts, routes = explorations(load_cards(images))
    made = sheet_of("journals/explorations", cuts, 4440, 84)
    return Made(made.pictures, {**made.texts, "journals/faces.json": routes})


def _tribes(images: Path) -> Made:
    cards = load_cards(images)
    made = sheet_of("journals/tribes", tribes(cards), 4440, 84)
    told = json.dumps({str(card.number): told_of(card.tribe) for card in cards}, indent=2)
    return Made(made.pictures, {**made.texts, "journals/actions.json": told + "\n"})


def _chips(images: Path) -> Made:
    return sheet_of("journals/chips", chips(load_cards(images)), 2680, 86)


def _boards(_images: Path) -> Made:
    made = sheet_of("journals/boards", boards(), 3368, 86)
    return Made(made.pictures, {**made.texts, "journals/places.json": places()})


def _pieces(_images: Path) -> Made:
    return sheet_of("journals/pieces", pieces(), 1400, 90)


def _table(_images: Path) -> Made:
    """Draw the table, and smaller copies of it."""
    return with_copies("journals/table", table(), 72, 2, 3)


def _emblem(images: Path) -> Made:
    return with_copies("ui/emblem-journals", emblem(load_cards(images)), 86, 2)


JOURNALS_PARTS: Mapping[str, Callable[[Path], Made]] = {
    "journals-dice": _dice,
    "journals-icons": _icons,
    "journals-explorations": _explorations,
    "journals-tribes": _tribes,
    "journals-chips": _chips,
    "journals-boards": _boards,
    "journals-pieces": _pieces,
    "journals-table": _table,
    "journals-emblem": _emblem,
}
