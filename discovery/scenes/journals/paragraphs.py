"""Which paragraph of the rules tells more about what one looks at on the journals' table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals.cards import BASE
from discovery.scenes.journals.targets import OnBank, OnCard, OnDie, OnPlace, OnSeat, OnSlot, Part

if TYPE_CHECKING:
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


def paragraph(table: Table) -> str:  # noqa: PLR0911 - one a kind
    """Return the key of the rules on what has the focus; on what was refused as long as it has."""
    if table.told_paragraph and table.focus in (table.refused, Part.HELP):
        return table.told_paragraph
    match table.focus:
        case OnDie():
            return "journals.use"
        case OnSlot(slot):
            return "journals.prepare" if slot in BASE else "journals.deeds"
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
