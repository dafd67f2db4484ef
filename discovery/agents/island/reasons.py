"""Why a computer player does what it does, in words that tell nothing that others must not know.

Whoever watches sees where it goes; what it has read, and where it believes the treasure or itself
to be, stays its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.agent import MOST_CHOICES
from discovery.rules.game import Message, mark_forms
from discovery.rules.island.actions import OPEN, READ
from discovery.rules.island.chart import axial, distance
from discovery.rules.island.ground import DIRECTION_NAMES
from discovery.rules.island.markers import NONE
from discovery.rules.words import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.island.actions import Action, Put
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.island import Island
    from discovery.rules.island.view import IslandView

KIT = Message("These accessories are likely to save most days.")
SECOND_KIT = Message("These save nearly as many days.")
KIT_AS_IT_COMES = Message("For that the points suffice.")
FAR = Message("From there it takes long to find one's way.")
FARTHEST_OF_SOME = Message("Of a few places that came to mind it is farthest from what is unread.")
SURE = Message("Only one place is left that fits the path.")
GUESS = Message("Few places are left that fit, and the day is over: a guess is worth it.")
LATER = Message("That can still be said a step later.")
EARLY = Message("The day ends early; its last hours are given away.")
RISK = Message("It may be right; a wrong place costs two days.")
WARD = Message("The days saved are worth an accessory.")
WARD_ALWAYS = Message("An accessory that helps is there to be used.")
WARD_TOO = Message("It would help now, and be missing later.")
"""Of a second choice, as the next one."""
SPARE = Message("No accessory at hand is worth spending on it.")
"""True also of one who has none against it: what is at hand stays secret."""
KEEP = Message("Keep it for another time.")
"""Of a second choice, which only a hint tells: the first one is to spend it."""
UNSTOPPABLE = Message("Nothing wards that off.")
BEARINGS = Message("The ground there is likely to tell much.")
OVER = Message("The day is over.")
SOMEWHERE = Message("That is as good a place as any.")
LATE = Message("It is late; that has time until tomorrow.")
HERE = Message("Now that it is here, it may as well dig.")
HUNCH = Message("It may be here; why not say so?")
STRAIGHT = Message("Straight on: something will turn up.")
WAY = Message("On the way to the next errand.")
DETOUR = Message("A longer way to the same place.")
CLUE = Message("A clue is worth its hours.")
DIG = Message("The treasure may be here.")
THERE = mark_forms("{direction}, {place} in {count} hour", "{direction}, {place} in {count} hours")


def _pressed(label: Message) -> Message:
    return Message("“{label}”", {"label": label})


END, STOP_EARLY = _pressed(Message("End turn")), _pressed(Message("Stop for today"))
"""What one presses who ends the day; the sentence on the table tells already that it is over."""


def of_suffering(view: IslandView) -> Message:
    """Return the reason for suffering an event: the same whatever the own kit holds."""
    marker = view.marker(view.seat)
    return UNSTOPPABLE if marker is None or marker.item == NONE else SPARE


def guessed(island: Island, place: Hex, among: int) -> Message:
    """Return what one says who declares to be on a hex, one of so many that fit."""
    values = {"where": near(island, place), "count": among}
    return Message("“I am here”, {where} (1 of {count})", values)


def of_errand(action: Action) -> Message:
    """Return the reason for a step of an errand."""
    if action == READ:
        return CLUE
    if action == OPEN:
        return DIG
    return WAY


def way(direction: int) -> Message:
    """Return a direction by its name."""
    return Message(DIRECTION_NAMES[direction])


def way_to(island: Island, direction: int, cell: int, hours: float) -> Message:
    """Return a direction, the fort or site to which it leads, and the hours that are likely."""
    place = island.name_at(*island.hex(cell))
    return counted(THERE, max(1, round(hours)), direction=way(direction), place=place)


def near(island: Island, place: Hex) -> Message:
    """Return which fort or site is nearest to a hex."""
    named = (island.hex(cell) for cell in (*island.forts, *island.sites))
    found = min(named, key=lambda one: gap(island, place, one))
    return Message("near {place}", {"place": island.name_at(*found)})


def gap(island: Island, one: Hex, other: Hex) -> int:
    """Return how many steps lie between two hexes, sea or not."""
    low = island.chart.low
    return distance(axial(*one, low), axial(*other, low))


def apart(island: Island, puts: Sequence[Put], least: int) -> list[Put]:
    """Return the first few hexes of a list that lie at least so many steps from each other.

    Where there are too few of them, such as lie half as far apart follow, and so on.
    """
    found: list[Put] = []
    while least and len(found) < MOST_CHOICES:
        for put in puts:
            gaps = [gap(island, (put.x, put.y), (one.x, one.y)) for one in found]
            if len(found) < MOST_CHOICES and min(gaps, default=least) >= least:
                found.append(put)
        least //= 2
    return found[:1] + sorted(found[1:], key=puts.index)
