"""In which order things of the journals' table get the focus: what is due comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.targets import (
    BUTTONS,
    OnBank,
    OnCard,
    OnDie,
    OnLine,
    OnPlace,
    OnRow,
    OnSeat,
    OnSlot,
    Part,
    Target,
)

if TYPE_CHECKING:
    from discovery.scenes.journals.table import Table

_KINDS = (OnRow, OnPlace, OnDie, OnSlot, OnCard, OnBank, OnSeat, Part)


def ring(table: Table) -> list[Target]:
    """Return everything that can have the focus, in its one order."""
    rows: list[Target] = [OnRow(index) for index in range(len(table.rows))]
    main: list[Target] = [Part.MAIN] if table.usable(Part.MAIN) else []
    things: list[Target] = [one for one in table.areas if not isinstance(one, Part)]
    things += [Part.CURRENT, Part.DUTY, Part.SWAP, Part.DECK]
    things += [Part.JOURNAL] if table.has_journal else []
    lit = sorted((one for one in things if table.lit(one)), key=lambda one: _turn(table, one))
    rest = [one for one in things if one not in lit]
    buttons = [part for part in BUTTONS if table.usable(part)]
    seen = table.log_lines if table.log_open and not table.rows else ()
    lines: list[Target] = [OnLine(line.index) for line in seen]
    return [*rows, *lit, *main, *buttons, *rest, *lines]


def home(table: Table) -> Target | None:
    """Return where the focus belongs when a new step begins; None while nothing is due."""
    if table.stage is Stage.COMPUTER and table.planned is None:
        return None
    if table.rows or table.planned is not None or (table.stage is Stage.DECIDE and table.offers):
        return ring(table)[0]
    return Part.MAIN if table.usable(Part.MAIN) else ring(table)[0]


def _turn(table: Table, lit: Target) -> int:
    """Return when something lit has its turn: a die in hand and where it can go come first."""
    if table.held is not None and isinstance(lit, OnDie):
        return -1 if lit.code == table.held else len(_KINDS)
    return _KINDS.index(type(lit))
