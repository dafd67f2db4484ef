"""What is told about the thing under the pointer or the focus, and which rule belongs to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.landscape.actions import Deploy
from discovery.rules.words import counted
from discovery.scenes.landscape import explain
from discovery.scenes.landscape.aids import AIDS, LEDGER
from discovery.scenes.landscape.idle import AIDS_RULE, UNDO_RULE, idle
from discovery.scenes.landscape.layout import AID_BUTTONS, ASIDE_BUTTONS, Part
from discovery.scenes.landscape.messages import PART_HINTS, POINTS, part_hint
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.snapshot import kept_of
from discovery.scenes.landscape.targets import (
    BOARD,
    LIST,
    OnBoard,
    OnChoice,
    OnHand,
    OnList,
    OnSeat,
    OnSheet,
    Target,
)
from discovery.scenes.table.aids import aids_told

if TYPE_CHECKING:
    from discovery.scenes.landscape.table import Table
    from discovery.ui.camera import Point

DELAY = 450
"""Milliseconds until a tip comes up."""
PARAGRAPHS = {
    Part.TURN_LEFT: "landscape.place",
    Part.TURN_RIGHT: "landscape.place",
    Part.TRACK: "landscape.goal",
    Part.STACK: "landscape.setup",
    Part.MAIN: "landscape.turn",
    Part.BANNER: "landscape.end",
    Part.SENTENCE: "landscape.turn",
    **dict.fromkeys((Part.UNDO, Part.RESET, Part.NOTE), UNDO_RULE),
    **dict.fromkeys((*AID_BUTTONS, *ASIDE_BUTTONS), AIDS_RULE),
}
SHEET_RULE = "landscape.setup"
TABLE_KEYS = "landscape.table.keys"
MAIN = {
    Stage.PLACE: mark("Ends your turn (Enter)"),
    Stage.COMPUTER: mark("Ends your turn (Enter)"),
    Stage.FOLLOWER: mark("Leave the followers as they are (P)"),
    Stage.END_TURN: mark("The next player draws a tile (Enter)"),
    Stage.DRAW_AGAIN: mark("Draw a new tile (Enter)"),
    Stage.DISCARD: mark("The chosen tile leaves the game (Enter)"),
}
REFILL = mark("You draw back to two tiles, and your turn ends (Enter)")
LAST = mark("Your turn ends (Enter)")
STACK = mark_forms("{count} tile is left in the stack.", "{count} tiles are left in the stack.")
FOLLOWERS = mark_forms("{count} follower", "{count} followers")
OUT = mark_forms("{count} tile left the game.", "{count} tiles left the game.")
WORDS = {
    Part.SENTENCE: mark("Whose turn it is, and what is to do"),
    Part.NOTE: mark("What is told of the thing that you are at, and how far you can go back"),
}
TOLD = mark("A click opens the rule that is named (F1)")
LAID = mark("The tile that you have placed; its segments can be chosen here too.")
KEPT = mark("The tile that you keep for your next turn.")
AID_HINTS = {
    Part.ODDS: mark("Count on each empty square the unseen tiles that fit (O)"),
    Part.HOLDERS: mark("Show who holds each territory (H, or hold Tab)"),
    Part.TILES: mark("List the tiles that are left (L)"),
    Part.LOG: mark("Look things up in the log (G)"),
}


@dataclass(frozen=True, slots=True)
class Tip:
    """Some lines about a thing, the place that the thing has, and the rules' paragraph."""

    lines: tuple[Message, ...]
    area: Rect
    paragraph: str


def hot(table: Table) -> object:
    """Return what the pointer or the focus is on, for telling when it is something else."""
    if table.pointer is None:
        looking = table.looking
        chosen = (looking.looker, looking.listing.chosen, looking.tile_list.chosen)
        return table.focus, table.cell, chosen
    target = target_under(table, table.pointer)
    looking = table.looking
    return target, looking.row(), looking.design_at(), table.cell, looking.under_pointer()


def target_under(table: Table, at: Point) -> Target | None:
    """Return what lies at a pixel, even if it cannot be pressed now."""
    found = table.target_at(at)
    if found is not None:
        return found
    layout = table.layout
    parts = [*PART_HINTS, *AID_BUTTONS, *ASIDE_BUTTONS, Part.MAIN, Part.STACK, *WORDS]
    for part in parts:
        if part in layout.parts and layout.parts[part].collidepoint(at):
            return part
    for slot, box in enumerate(layout.hands):
        if box.collidepoint(at):
            return OnHand(slot)
    return None


def tip_of(table: Table) -> Tip | None:
    """Return what is to be told now, None where nothing is."""
    target = table.focus if table.pointer is None else target_under(table, table.pointer)
    if table.looking.looker is not None and table.pointer is None:
        target = None
    tip = None
    match target:
        case OnSeat(seat):
            tip = Tip(_seat(table, seat), table.area(target), "landscape.followers")
        case OnHand(slot):
            tip = _of_hand(table, slot)
        case Part():
            tip = _of_part(table, target)
        case OnList() | OnSheet():
            tip = _of_row(table) if target == LIST else Tip((), table.layout.sheet, SHEET_RULE)
        case None | OnBoard():
            tip = _of_place(table)
        case OnChoice():
            pass
    return tip


def help_key(table: Table) -> str:
    """Return the paragraph that F1 opens: what was told last, else what one looks at."""
    under = None if table.pointer is None else target_under(table, table.pointer)
    if table.told_paragraph and (under in WORDS or not table.looked_away):
        return table.told_paragraph
    choice = table.looking.choice()
    asking = table.looking.looker is not None if table.pointer is None else under is not None
    if choice is not None and (isinstance(under, OnChoice) or not asking):
        if choice.refusal is not None:
            return choice.refusal.paragraph
        deploys = isinstance(choice.action, Deploy)
        return "landscape.deploy" if deploys else "landscape.take"
    tip = tip_of(table)
    if tip is not None:
        return tip.paragraph
    if table.focus == BOARD:
        return "landscape.place"
    return "landscape.turn"


def _of_place(table: Table) -> Tip | None:
    """Return the facts of a territory, or of an empty square."""
    looking = table.looking
    where = looking.looker if table.pointer is None else looking.under_pointer()
    if where is not None and where.segment is not None:
        terrain = table.facts.territory(where).terrain
        lines = tuple(explain.of_territory(table, where))
        area = Rect(table.camera.area(where.cell))
        return Tip(lines, area, f"landscape.value.{terrain.name.lower()}")
    cell = table.cell if where is None else where.cell
    if cell is None or cell not in table.frontier:
        return None
    area = Rect(table.camera.area(cell))
    obstacle = table.obstacle(cell)
    if obstacle is not None:
        lines = (obstacle.reason, *explain.of_square(table, cell))
        return Tip(lines, area, obstacle.paragraph)
    # The tile in hand lies there now, and the note tells of it: nothing is to hide it.
    placing = cell in table.hand.squares and where is None
    return Tip(() if placing else tuple(explain.of_square(table, cell)), area, "landscape.place")


def _of_part(table: Table, part: Part) -> Tip | None:
    """Return what a button does, or what stands in a place."""
    lines = _lines_of_part(table, part)
    if not lines:
        return None
    return Tip(lines, table.layout.place(part), PARAGRAPHS.get(part, TABLE_KEYS))


def _lines_of_part(table: Table, part: Part) -> tuple[Message, ...]:
    """Return what a part does or shows, and why it does nothing now if it does not."""
    lines: tuple[Message, ...] = ()
    wish = table.tip_of_wish(part)
    if part is Part.STACK:
        lines = _stack(table)
    elif part in WORDS:
        lines = (Message(TOLD if table.told_paragraph else WORDS[part]),)
    elif part in AID_HINTS:
        lines = (Message(AID_HINTS[part]),)
    elif wish is not None:
        lines = (wish,)
    elif part is Part.MAIN:
        lines = _main(table)
    elif part in PART_HINTS:
        lines = (part_hint(part, table.track),)
    why = idle(table, part)
    return lines if why is None or why.reason in lines else (*lines, why.reason)


def _main(table: Table) -> tuple[Message, ...]:
    """Return what the main button does now, if anything."""
    view = table.view
    if table.stage is Stage.END_TURN and view.double_tile:
        return (Message(REFILL if view.stack_left else LAST),)
    return (Message(MAIN[table.stage]),) if table.stage in MAIN else ()


def _stack(table: Table) -> tuple[Message, ...]:
    """Return what is left to be drawn."""
    lines = [counted(STACK, table.view.stack_left)]
    if table.view.out:
        lines.append(counted(OUT, len(table.view.out)))
    return tuple(lines)


def _seat(table: Table, seat: int) -> tuple[Message, ...]:
    """Return what a seat's row says: points, followers, aids."""
    info, view = table.session.seats[seat], table.view
    values = {
        "name": info.name,
        "points": counted(POINTS, view.scores()[seat]),
        "followers": counted(FOLLOWERS, view.supply(seat)),
    }
    lines = [Message("{name}: {points}, {followers} to deploy", values)]
    lines.append(aids_told(info, AIDS, "landscape"))
    if table.looking.has(LEDGER):
        lines.append(Message("Enter or a click lists the points."))
    return tuple(lines)


def _of_row(table: Table) -> Tip | None:
    looking = table.looking
    index = looking.row()
    if index is None:
        return Tip(
            (Message("Up and down choose a line, Enter or a click shows its place."),),
            table.layout.log,
            "landscape.aids",
        )
    # Where a row is, a slip would hide the next ones: F1 alone asks about it.
    return Tip((), table.layout.log, looking.listing.rows[index].paragraph)


def _of_hand(table: Table, slot: int) -> Tip | None:
    if slot >= len(table.hand.designs):
        shown = kept_of(table.view) if slot else table.shown_tile
        rule = "landscape.double" if slot else "landscape.deploy"
        lines = (Message(KEPT if slot else LAID),)
        return None if shown is None else Tip(lines, table.layout.hands[slot], rule)
    squares = len(table.hand.squares)
    words = Message("The tile to place. Squares where it fits: {squares}", {"squares": squares})
    if len(table.hand.designs) > 1:
        words = Message("One of your two tiles (1, 2)")
    return Tip((words,), table.layout.hands[slot], "landscape.place")
