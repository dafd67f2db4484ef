"""Which thing on the table stands for which legal actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import FRESH, GREY, colours_in
from discovery.scenes.journals.targets import (
    OnBank,
    OnCard,
    OnDie,
    OnSeat,
    OnSlot,
    Part,
    Target,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.rules.journals.actions import Action

Offers = dict[Target, list["Action"]]


def offers_of(actions: Iterable[Action], held: int | None) -> Offers:
    """Return the actions by what is pressed for them; with a die (code) `held` those that use it.

    Dice to gather and colours to fetch are chosen otherwise.
    """
    found: Offers = {}
    for action in actions:
        if held is None or uses(action, held):
            for target in targets_of(action):
                found.setdefault(target, []).append(action)
    return found


def targets_of(action: Action) -> tuple[Target, ...]:  # noqa: C901, PLR0911 - one a kind
    """Return what is pressed for an action."""
    match action:
        case a.Choose(card) | a.Meet(card):
            return (OnCard(card),)
        case a.Swap(_, card):
            return OnCard(card), Part.SWAP
        case a.Prepare(slot) | a.Use(slot) | a.Write((slot, _, _)):
            return (OnSlot(slot),)
        case a.Duty():
            return (Part.DUTY,)
        case a.Turn(die) | a.Pick(die):
            return (OnDie(die),)
        case a.Explore(0):
            return (Part.CURRENT,)
        case a.Explore(second):
            return (OnCard(second),)
        case a.TakeBank(bank):
            return (OnBank(bank),)
        case a.Ask(seat):
            return (OnSeat(seat),)
        case a.Give(a.STORE, face):
            return (OnDie(GREY * 4 + face),)
        case a.Give(slot):
            return (OnSlot(slot),)
        case _:
            return ()


def uses(action: Action, die: int) -> bool:
    """Return whether an action takes a die (code) from the storage."""
    if die >= FRESH:
        return False
    match action:
        case a.Meet(_, dice):
            return die in dice
        case a.Prepare(_, face, spent, kept):
            return face == die & 3 and die >> 2 in (*colours_in(spent), *colours_in(kept))
        case a.Duty(code) | a.Swap(code) | a.Use(_, code) | a.Write(_, code):
            return bool(code == die)
        case _:
            return False


def grey_first(actions: Iterable[Action]) -> list[Action]:
    """Return actions in the order in which they are offered: grey dice are discarded last.

    One's own dice come back easily, grey ones are anyone's.
    """
    return sorted(actions, key=_greys)


def _greys(action: Action) -> int:
    match action:
        case a.Prepare(_, _, spent):
            return colours_in(spent).count(GREY)
        case a.Meet(_, dice):
            return sum(die >> 2 == GREY for die in dice)
        case a.Duty(die) | a.Swap(die) | a.Use(_, die) | a.Write(_, die):
            return int(die >> 2 == GREY)
        case _:
            return 0
