"""What the pictures of the journals' rule pages show: cards, dice, signs."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.rules.game import mark
from discovery.scenes.rulebook.strips import Strip

DICE_SHEET, ICONS = "journals/dice", "journals/icons"


@dataclass(frozen=True, slots=True)
class CardFace:
    """A side of the card with a number.

    Along its first side `covered` steps of the route are marked as reached, and one more as the
    next if `ahead`.
    """

    number: int
    tribe: bool = False
    covered: int = 0
    ahead: bool = False


@dataclass(frozen=True, slots=True)
class BoardFace:
    """A board, `wide` units wide, with words and cards on its places.

    `part` is its picture, `plan` the name of its plan of places.
    """

    part: str
    plan: str
    wide: float
    labels: tuple[tuple[str, str], ...]
    cards: tuple[tuple[str, CardFace], ...]


DICE = Strip(
    DICE_SHEET, ("yellow_foot", "yellow_horse", "blue_parley", "red_journal", "grey_foot"), 78
)
BOARD = BoardFace(
    "lewis",
    "own",
    540,
    (
        ("name", mark("Name")),
        ("score", mark("Points")),
        ("journal", mark("Journal")),
        ("reserve", mark("Reserve")),
        ("storage", mark("Storage")),
        ("tribes", mark("Tribes")),
    ),
    (("current", CardFace(2)),),
)
MIDDLE = BoardFace(
    "main",
    "main",
    980,
    (
        ("encounter", mark("Tribes to meet")),
        ("scouting", mark("Explorations ahead")),
        ("bank left", mark("Left bank")),
        ("bank right", mark("Right bank")),
    ),
    (
        ("encounter 0", CardFace(1, tribe=True)),
        ("encounter 1", CardFace(34, tribe=True)),
        ("encounter 2", CardFace(38, tribe=True)),
        ("deck", CardFace(13)),
        ("scouting 0", CardFace(27)),
        ("scouting 1", CardFace(6)),
        ("scouting 2", CardFace(20)),
    ),
)
FRIENDLY = CardFace(3, tribe=True)
WARY = CardFace(34, tribe=True)
ROUTE = CardFace(2)
FORK = CardFace(6)

_RIVER, _MOUNTAIN = (ICONS, "river"), (ICONS, "mountain")
_KEEP, _DISCARD = (ICONS, "keep"), (ICONS, "discard")
RIDE = Strip(DICE_SHEET, ("blue_horse", _KEEP, _RIVER, _RIVER), 54)
WALK = Strip(DICE_SHEET, ("blue_foot", _DISCARD, "grey_foot", _KEEP, _RIVER, _RIVER, _RIVER), 54)
CLIMB = Strip(
    DICE_SHEET,
    (
        "blue_parley",
        _DISCARD,
        "grey_parley",
        _DISCARD,
        "blue_parley",
        _KEEP,
        _MOUNTAIN,
        _MOUNTAIN,
    ),
    54,
)
COVERED = CardFace(2, covered=4)
NEXT = CardFace(2, ahead=True)
FIRST = CardFace(20, covered=5)
SECOND = CardFace(27, covered=3)
MARCHING = CardFace(7, tribe=True)
TURNING = CardFace(38, tribe=True)
LASTING = CardFace(51, tribe=True)
SPECIES = Strip(ICONS, ("plant", "mammal", "bird", "fish"), 66)
