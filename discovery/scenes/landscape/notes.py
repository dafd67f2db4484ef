"""What the table tells beside the sentence on what is to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.landscape import explain, messages
from discovery.scenes.landscape.session import Stage
from discovery.scenes.table.phrases import joined, undo_note

if TYPE_CHECKING:
    from discovery.rules.game import Message
    from discovery.scenes.landscape.table import Table


def told_of(table: Table) -> Message | None:
    """Return what is told now: the last notice, or what the choice or square one is on means."""
    if table.notice is not None:
        return table.notice
    if table.said is not None:
        return table.said
    choice = table.looking.choice()
    if choice is not None:
        return explain.of_choice(table, choice)
    cell = table.cell
    if table.stage is not Stage.PLACE or cell is None or cell not in table.frontier:
        return None
    obstacle = table.obstacle(cell)
    if obstacle is not None:
        return messages.refused(obstacle)
    changed = explain.of_changes(explain.changes(table))
    lines = [*explain.of_square(table, cell), *changed]
    return joined(lines) if lines else None


def undo_of(table: Table) -> Message | None:
    """Return how far one can go back, None where nothing can be taken back."""
    if table.session.acting is None or table.track is not None or not table.session.can_undo:
        return None
    return undo_note(*table.session.undo_limit)


def note_of(table: Table) -> Message | None:
    """Return what is told now, or else how far one can go back."""
    return told_of(table) or undo_of(table)
