"""Dice of the journals as numbers.

A die has a colour (yellow, blue, white, red: the seats' own; grey) and shows a face. Dice of one
face in one place are one *packed* number: five bits for each colour, yellow lowest. Packed numbers
add and subtract like the dice, and since there are 30 dice, ``packed % 31`` is how many there are.
A *die code* is colour * 4 + face; with `FRESH` added it means a die that is out until the next
turn.
"""

from __future__ import annotations

from functools import lru_cache

COLOURS = ("yellow", "blue", "white", "red", "grey")
LETTERS = "ybwrg"
GREY = 4
FACES = ("foot", "horse", "parley", "journal")
FOOT, HORSE, PARLEY, JOURNAL = range(4)
BITS = 5
MASK = 31
ONE = tuple(1 << BITS * colour for colour in range(5))
"""One die of each colour, packed."""
CODES = tuple((ONE[code >> 2], code & 3) for code in range(20)) * 2
"""For each die code (fresh ones too) the die packed, and its face."""
FRESH = 20
LEFT, RIGHT = range(2)
BANK_OF = (RIGHT, RIGHT, LEFT, LEFT)
"""The bank that a die goes to, by its face: parley and journal left, foot and horse right."""
OWN_DICE = 5
SHOWN = (FOOT, FOOT, FOOT, HORSE, PARLEY, JOURNAL, JOURNAL)
"""The face by what is rolled, 1 … 6 (nothing is rolled as 0)."""
ROLLS = (1, 2, 3, 4, 5, 6)


def total(packed: int) -> int:
    """Return how many dice a packed number holds.

    >>> total(3 * ONE[GREY] + 2 * ONE[0])
    5
    """
    return packed % 31


def colours_in(packed: int) -> list[int]:
    """Return the colours of the dice, one entry for each die, in order.

    >>> colours_in(2 * ONE[0] + ONE[GREY])
    [0, 0, 4]
    """
    found = []
    for colour in range(5):
        found += [colour] * (packed >> BITS * colour & MASK)
    return found


@lru_cache(maxsize=4096)
def rolled_in(packed: int) -> tuple[tuple[int, int], ...]:
    """Return for each die, in order, its colour and this die packed.

    >>> rolled_in(2 * ONE[0] + ONE[GREY]) == ((0, ONE[0]), (0, ONE[0]), (GREY, ONE[GREY]))
    True
    """
    return tuple((colour, ONE[colour]) for colour in colours_in(packed))


def kinds_in(packed: int) -> list[int]:
    """Return the colours of which there is at least one die."""
    return [colour for colour in range(5) if packed >> BITS * colour & MASK]


def letters(packed: int) -> str:
    """Return a letter for each die.

    >>> letters(2 * ONE[0] + ONE[GREY])
    'yyg'
    """
    return "".join(LETTERS[colour] for colour in colours_in(packed))


def packed_letters(text: str) -> int:
    """Return the dice that a text of letters names.

    >>> packed_letters("yyg") == 2 * ONE[0] + ONE[GREY]
    True
    """
    return sum(ONE[LETTERS.index(letter)] for letter in text)


def choices(packed: int, number: int) -> list[int]:
    """Return every way to choose `number` of the dice, each packed, those of one colour alike.

    >>> [letters(chosen) for chosen in choices(packed_letters("yyg"), 2)]
    ['yy', 'yg']
    """
    found = {0: packed}
    for _ in range(number):
        found = {
            chosen + ONE[colour]: left - ONE[colour]
            for chosen, left in found.items()
            for colour in kinds_in(left)
        }
    return sorted(found, key=lambda chosen: [-(chosen >> BITS * c & MASK) for c in range(5)])
