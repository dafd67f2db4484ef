"""What was drawn for the journals, and where.

`faces.json` tells it of explorations, `actions.json` of tribes, `places.json` of the boards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from discovery.content.errors import ContentError
from discovery.content.files import get_object, get_text, get_whole_numbers, read_object
from discovery.rules.journals.cards import ANY, SPECIES, March
from discovery.rules.journals.dice import FACES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from discovery.rules.journals.cards import Card, Tribe

Box = tuple[float, float, float, float]
"""Left, top, width and height in shares of a picture's width (left, width) and height."""
REDRAW = "draw it again: python -m tools.art journals-explorations journals-tribes journals-chips"


@dataclass(frozen=True, slots=True)
class RouteMap:
    """Where the steps of a drawn route are, in shares of the card's width, x and y alike.

    `steps` are their middles: those before the fork, of its one side, of the other, after it.
    `sides` name for each side, in the order of `Route.sides`, its steps from the bottom up. `step`
    is how wide a step is.
    """

    steps: tuple[tuple[float, float], ...]
    sides: tuple[tuple[int, ...], ...]
    step: float


@dataclass(frozen=True, slots=True)
class Faces:
    """The cards' pictures: their size in pixels, places for what is written, maps by number."""

    size: tuple[int, int]
    places: Mapping[str, Box]
    maps: Mapping[int, RouteMap]


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """A board's size in pixels and its places by name."""

    size: tuple[int, int]
    places: Mapping[str, Box]


def load_faces(images: Path, cards: tuple[Card, ...]) -> Faces:
    """Read what was drawn on the cards below the folder `images`.

    Raises `ContentError` if a file is missing or wrong, or if a card is drawn otherwise than
    `cards` has it.
    """
    _check_tribes(images / "journals" / "actions.json", cards)
    path = images / "journals" / "faces.json"
    value = read_object(path)
    routes = get_object(path, value, "routes")
    maps = {card.number: _map(path, routes, card) for card in cards}
    return Faces(_size(path, value), _places(path, value), maps)


def load_board_plans(images: Path) -> Mapping[str, BoardPlan]:
    """Read the places on the boards `own` and `main`; raises `ContentError`."""
    path = images / "journals" / "places.json"
    value = read_object(path)
    plans = {name: get_object(path, value, name) for name in ("own", "main")}
    return {name: BoardPlan(_size(path, plan), _places(path, plan)) for name, plan in plans.items()}


def told_of(tribe: Tribe) -> str:
    """Return what a tribe's face shows, as a line of text."""
    action = tribe.action
    dice = "any" if action.face == ANY else FACES[action.face]
    stance = f"{'wary' if tribe.wary else 'friendly'}, tents {tribe.tents}"
    if isinstance(action, March):
        return f"{stance}, {dice} {action.spent}+{action.kept} {action.steps}"
    detail = "any" if action.detail == ANY else FACES[action.detail]
    given = f"{action.effect}, {dice} {action.spent}, {action.number} {detail} {action.steps}"
    return f"{stance}, {given.rstrip()}"


def _check_tribes(path: Path, cards: tuple[Card, ...]) -> None:
    value = read_object(path)
    for card in cards:
        drawn, wanted = get_text(path, value, str(card.number)), told_of(card.tribe)
        if drawn != wanted:
            fault = f"drawn for {drawn!r}, the card has {wanted!r}; {REDRAW}"
            raise ContentError(path, fault, f"card {card.number}")


def _size(path: Path, value: Mapping[str, object]) -> tuple[int, int]:
    wide, high = get_whole_numbers(path, value, "size", 2)
    return wide, high


def _places(path: Path, value: Mapping[str, object]) -> Mapping[str, Box]:
    places = get_object(path, value, "places")
    return {name: cast("Box", _shares(path, name, places[name], 4)) for name in places}


def _map(path: Path, routes: Mapping[str, object], card: Card) -> RouteMap:
    told = card.exploration
    value = get_object(path, routes, str(card.number))
    kind = SPECIES[told.species] if told.species >= 0 else ""
    for key, wanted in (("route", told.route.text), ("species", kind), ("found", told.found)):
        drawn = get_text(path, value, key)
        if drawn != wanted:
            fault = f"drawn for {drawn!r}, the card has {wanted!r}; {REDRAW}"
            raise ContentError(path, fault, f"card {card.number}, {key}")
    if value.get("tents") != told.tents:
        fault = f"drawn for {value.get('tents')}, the card has {told.tents}; {REDRAW}"
        raise ContentError(path, fault, f"card {card.number}, tents")
    listed, sides = value.get("steps"), value.get("sides")
    place = f"card {card.number}"
    if not isinstance(listed, list) or not isinstance(sides, list):
        raise ContentError(path, "lists of steps and of sides are expected", place)
    steps = tuple(_shares(path, place, step, 2) for step in listed)
    lengths = [len(steps) for steps in told.route.sides]
    numbers = tuple(tuple(side) if isinstance(side, list) else () for side in sides)
    known = all(type(n) is int and 0 <= n < len(steps) for side in numbers for n in side)
    if [len(side) for side in numbers] != lengths or not known:
        raise ContentError(path, "the sides do not name the steps of the route", place)
    (step,) = _shares(path, place, [value.get("step")], 1)
    return RouteMap(cast("tuple[tuple[float, float], ...]", steps), numbers, step)


def _shares(path: Path, place: str, value: object, length: int) -> tuple[float, ...]:
    numbers = tuple(value) if isinstance(value, list) else ()
    if len(numbers) != length or not all(type(n) in {int, float} and 0 <= n <= 2 for n in numbers):
        raise ContentError(path, f"{length} numbers from 0 to 2 are expected", place)
    return tuple(map(float, numbers))
