"""Which paragraph of the rules tells more about what one looks at on the journals' table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import BASE
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.targets import (
    OnBank,
    OnCard,
    OnDie,
    OnPlace,
    OnRow,
    OnSeat,
    OnSlot,
    Part,
)

if TYPE_CHECKING:
    from discovery.rules.journals.actions import Action
    from discovery.scenes.journals.table import Table

_PARAGRAPHS = {
    Part.GATHER: "journals.take",
    Part.DUTY: "journals.duty",
    Part.SWAP: "journals.swap",
    Part.DECK: "journals.setup",
    Part.LEFT: "journals.setup",
    Part.CURRENT: "journals.explore",
    Part.PLAN: "journals.explore",
    Part.MAIN: "journals.turn",
}
_CHOSEN = frozenset({Phase.TURN, Phase.USE, Phase.WRITE})
"""Phases in which a thing stands for itself; in others it is chosen for what was begun."""
_DUE = {Phase.ASK: "journals.grey", Phase.GIVE: "journals.grey"}


def paragraph(table: Table) -> str:
    """Return the key of the rules on what has the focus; on what was refused as long as it has."""
    focus = table.focus
    if table.told_paragraph and focus in (table.refused, Part.HELP):
        return table.told_paragraph
    if isinstance(focus, OnRow) and focus.index < len(table.rows):
        return of_action(table, table.rows[focus.index])
    if table.stage is Stage.DECIDE:
        phase = table.view.phase
        if phase not in _CHOSEN and focus is not None and table.offers.get(focus):
            return of_action(table, table.offers[focus][0])
        if phase in _DUE and (focus is None or focus is Part.MAIN):
            return _DUE[phase]
    return _of_thing(table)


def _of_thing(table: Table) -> str:  # noqa: PLR0911 - one a kind
    match table.focus:
        case OnDie():
            return "journals.use"
        case OnSlot(slot):
            return _of_slot(slot)
        case OnCard(card):
            return "journals.tribe" if card in table.view.encounter else "journals.explore"
        case OnBank():
            return "journals.take"
        case OnSeat() | Part.JOURNAL:
            return "journals.end"
        case OnPlace():
            return "journals.take"
        case Part() as part:
            return _PARAGRAPHS.get(part, "journals")
        case _:
            return "journals"


def _of_slot(slot: int) -> str:
    return "journals.prepare" if slot in BASE else "journals.deeds"


def of_action(table: Table, action: Action) -> str:  # noqa: C901, PLR0911 - one a kind
    """Return the key of the rules on an action."""
    match action:
        case a.Prepare(slot) | a.Use(slot):
            return _of_slot(slot)
        case a.Write():
            return "journals.write"
        case a.Explore():
            return "journals.explore"
        case a.Choose():
            return "journals.deeds" if table.view.phase is Phase.CARD else "journals.explore"
        case a.Meet():
            return "journals.tribe"
        case a.Swap():
            return "journals.swap"
        case a.Duty() | a.Turn():
            return "journals.duty"
        case a.Pick() | a.Fetch():
            return "journals.deeds"
        case a.Ask() | a.Give():
            return "journals.grey"
        case a.TakeBank() | a.Gather():
            return "journals.take"
        case _:
            return "journals.turn"
