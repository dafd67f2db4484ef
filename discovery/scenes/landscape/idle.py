"""Why a button does nothing now: told to whoever points at it, and to whoever presses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, Refusal, mark
from discovery.rules.landscape.actions import PASS
from discovery.scenes.landscape.aids import AIDS
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.messages import SIMPLE_STEPS
from discovery.scenes.landscape.session import CONFIRMATIONS, Stage
from discovery.scenes.landscape.targets import AID_OF, WISHES, order
from discovery.scenes.table.aids import lacking

if TYPE_CHECKING:
    from discovery.scenes.landscape.table import Table

AIDS_RULE, UNDO_RULE, PLACING = "landscape.aids", "landscape.table.undo", "landscape.place"
"""Paragraphs of the rule book."""


def idle(table: Table, part: Part) -> Refusal | None:
    """Return why a button does nothing now; None where it does, or is no button."""
    if part in order(table) or table.track is not None:
        return None
    found = None
    if part in AID_OF:
        found = why_without(AID_OF[part])
    elif part in WISHES and table.aside is not None:
        found = Refusal(table.aside.why_idle(WISHES[part]), AIDS_RULE)
    elif part is Part.MAIN:
        found = why_no_pass(table)
    elif part in (Part.UNDO, Part.RESET):
        found = Refusal(table.session.undo_limit[1], UNDO_RULE)
    elif part in (Part.TURN_LEFT, Part.TURN_RIGHT):
        words = mark("No tile is in hand to be turned.")
        found = Refusal(Message(words), PLACING)
    return found


def why_without(key: str) -> Refusal:
    """Return why an aid is not there for the seat that looks."""
    return Refusal(lacking(next(aid for aid in AIDS if aid.key == key)), AIDS_RULE)


def why_no_tile(table: Table) -> Refusal | None:
    """Return why no tile of the hand can be chosen now; None where nobody asks for that."""
    if table.stage is Stage.FOLLOWER or table.stage in CONFIRMATIONS:
        return Refusal(Message("No tile is in hand to be chosen."), PLACING)
    return None


def why_no_pass(table: Table) -> Refusal | None:
    """Return why the follower step cannot be left now, None where it can."""
    if table.stage is Stage.COMPUTER:
        return Refusal(Message(SIMPLE_STEPS[Stage.COMPUTER]), "landscape.turn")
    return table.view.check(PASS)
