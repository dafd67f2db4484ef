"""What the pictures of the journals' rule pages show: cards, dice, signs."""

from __future__ import annotations

from dataclasses import dataclass

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


DICE = Strip(
    DICE_SHEET, ("yellow_foot", "yellow_horse", "blue_parley", "red_journal", "grey_foot"), 78
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
