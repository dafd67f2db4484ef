"""How many journal dice prepared actions take, and whether they can be laid now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import JOURNAL
from discovery.rules.words import counted
from discovery.scenes.journals.phrases import slot_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.scenes.journals.table import Table

_TAKES = mark_forms(
    "Takes {count} journal die; {name} has {have}",
    "Takes {count} journal dice; {name} has {have}",
)
_TAKES_AT_LEAST = mark_forms(
    "Takes {count} journal die at least; {name} has {have}",
    "Takes {count} journal dice at least; {name} has {have}",
)


def told(table: Table) -> Sequence[Message]:
    """Return how many journal dice it takes, and what else holds up a plan that leads to the end.

    Nothing of that is told while journal dice are being laid, or where steps are missing that
    nobody has planned.
    """
    outlook, planned = table.outlook, table.planned is not None
    if outlook is None or outlook.spare or (table.weighing and not planned):
        return []
    if outlook.lost is None and not planned:
        return []
    have = table.view.journal_dice(table.viewer)
    name = table.session.seats[table.viewer].name
    lines = [counted(_TAKES if planned else _TAKES_AT_LEAST, outlook.dice, name=name, have=have)]
    if planned and outlook.lost is not None and have >= outlook.dice:
        hindrance = _hindrance(table)
        lines += [] if hindrance is None else [hindrance]
    return lines


def recordable(table: Table) -> bool:
    """Return whether what is weighed leads to the end and can be recorded in this very turn."""
    outlook = table.outlook
    if outlook is None or outlook.lost is None or not table.weighing:
        return False
    if table.planned is None:
        return True
    return table.view.journal_dice(table.viewer) >= outlook.dice and _hindrance(table) is None


def _hindrance(table: Table) -> Message | None:
    """Return why journal dice, of which there are enough, cannot be laid on all that is planned."""
    view = table.view
    if view.turn_of != table.viewer:
        refusal = view.check(a.DONE)
        return None if refusal is None else refusal.reason
    unlaid = list(view.preparations(table.viewer))
    left = Counter(table.planned)
    for preparation in view.written:
        slot = preparation[0]
        if not left[slot]:
            values = {"action": slot_words(slot, view.cards)}
            return Message(mark("A journal die lies on {action} already."), values)
        left[slot] -= 1
        unlaid.remove(preparation)
    # Whatever holds one of them up holds up all: together they lead to the end.
    due = next((one for one in unlaid if left[one[0]]), None)
    if due is None:
        return None
    ready = sorted(
        (die for die in view.storage(table.viewer) if not die.fresh),
        key=lambda die: die.face != JOURNAL,
    )
    refusals = [view.check(a.Write(due, die.colour * 4 + die.face)) for die in ready]
    first = refusals[0]
    return None if first is None or None in refusals else first.reason
