"""Words of the journals' table that have no room in the panel: read on a sheet over the boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.scenes.journals import explain, looking
from discovery.scenes.journals.lettering import fitting, roles
from discovery.scenes.journals.targets import OnRow, Part
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame import Rect

    from discovery.scenes.journals.table import Table
    from discovery.scenes.journals.targets import Target

Page = tuple[Message, ...]
PICTURE: Page = ()
"""Stands for what is drawn of a thing that is seen closely."""


def can_open(table: Table, target: Target | None) -> bool:
    """Return whether there is more of a thing than the panel has room for."""
    return target is not None and (looking.can_look(table, target) or is_cut(table, target))


def is_cut(table: Table, target: Target) -> bool:
    """Return whether words about a thing are left out in the panel."""
    told, plain = explain.about(table, target), isinstance(target, OnRow)
    return _is_cut(table, told, table.told_area, plain=plain)


def pages(table: Table) -> list[Page]:
    """Return what is seen closely, page by page: a picture, if there is one, and cut words.

    Who plans reads first.
    """
    lens = table.lens
    if lens is None:
        return []
    pictures = [PICTURE] if looking.can_look(table, lens) else []
    single = looking.single(table)
    beside = single is not None and _is_cut(table, explain.of_thing(table, lens), single[1])
    cut = beside or is_cut(table, lens)
    if pictures and not cut:
        return pictures
    words = _paged(table, explain.about(table, lens))
    reads_first = table.planned is not None and lens not in looking.SPREAD
    return [*words, *pictures] if reads_first else [*pictures, *words]


def shown(table: Table) -> Page:
    """Return the words that lie over the boards now, none where there is a picture or nothing."""
    every = pages(table)
    return every[min(table.page, len(every) - 1)] if every else PICTURE


def goes_on(table: Table) -> bool:
    """Return whether there is a page after the one that is seen closely."""
    return table.page + 1 < len(pages(table))


def promises(table: Table) -> bool:
    """Return whether the key that shows more shows more about what has the focus."""
    focus, lens = table.focus, table.lens
    if lens is None or focus in looking.spread(table):
        return focus is not None
    return focus == (Part.LEFT if lens in looking.SPREAD else lens) and goes_on(table)


def place(table: Table) -> Rect:
    """Return the pixels of what is seen closely: a sheet with words, or the own board's."""
    words = shown(table)
    if not words:
        return table.boards[table.viewer]
    own, room = table.boards[table.viewer], table.layout.room
    for sheet in (own, room):
        inner = looking.within(table, sheet)
        heights = _heights(table, words, inner.width, plain=follows(table))
        if sum(heights) + _foot_high(table) <= inner.height:
            return sheet
    return room


def foot(table: Table) -> Message:
    """Return how one goes on from words, or back."""
    count = len(pages(table))
    if not goes_on(table):
        return Message(mark("A press or Esc: back to the table"))
    values = {"number": table.page + 1, "count": count}
    return Message(mark("{number} of {count}. A press or +: go on; Esc: back to the table"), values)


def follows(table: Table) -> bool:
    """Return whether words go on from another page of words: their first line is no name."""
    every = pages(table)
    page = min(table.page, len(every) - 1)
    return page > 0 and bool(every[page - 1])


def _paged(table: Table, told: Sequence[Message]) -> list[Page]:
    """Return words in as many pages as they need."""
    inner, found, rest = looking.within(table, table.layout.room), list[Page](), tuple(told)
    while rest:
        heights = _heights(table, rest, inner.width, plain=bool(found))
        number = max(1, fitting(heights, inner.height - _foot_high(table), 0))
        found.append(rest[:number])
        rest = rest[number:]
    return found


def _foot_high(table: Table) -> int:
    """Return the height of the line below words, and of the gap above it."""
    return 2 * table.measure(Message("1"), table.layout.room.width, Role.SMALL)


def _heights(table: Table, told: Sequence[Message], wide: int, *, plain: bool) -> list[int]:
    return [
        table.measure(message, wide, role)
        for message, role in zip(told, roles(len(told), plain=plain), strict=True)
    ]


def _is_cut(table: Table, told: Sequence[Message], area: Rect, *, plain: bool = False) -> bool:
    return sum(_heights(table, told, area.width, plain=plain)) > area.height
