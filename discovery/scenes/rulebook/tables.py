"""Tables on the rule pages: columns as wide as what stands in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.rulebook.book import spans
from discovery.scenes.rulebook.parts import Rule
from discovery.scenes.rulebook.prose import Prose
from discovery.ui.boxes import Column, Row
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.scenes.rulebook.book import Paragraph
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition

GAP = 14
"""Units between columns."""
WIDEST = 420
"""Units from which on a column gets no more room than others of that width."""


class Cell(Prose):
    """A cell; those of a column have one least width in pixels, and one stretch."""

    wide = 0

    def least_width(self) -> int:
        """Return the width of the longest word of the column."""
        return self.wide


def table_boxes(
    context: Context, paragraph: Paragraph, follow: Callable[[str], Transition], query: str
) -> list[Box]:
    """Return the lines of a paragraph's table, its head first; nothing if there is none."""
    if not paragraph.table:
        return []
    rows = [[context.tr(text) if text else "" for text in row] for row in paragraph.table]
    columns = [_Column(context, [row[number] for row in rows]) for number in range(len(rows[0]))]
    lines: list[Box] = []
    for number, row in enumerate(rows):
        cells: list[Box] = []
        for place, text in enumerate(row):
            role = Role.BODY if number else Role.STRONG
            key = f"{paragraph.key} {number} {place}"
            cell = Cell(context, text, follow, key=key, query=query, role=role)
            cell.wide, cell.stretch = columns[place].least, columns[place].stretch
            cells.append(cell)
        lines += [Row(context, cells, gap=GAP, breaks=False, level=0.0), Rule(context)]
    return [Column(context, lines, gap=6)]


class _Column:
    """How wide a column has to be in pixels, and what share of the room it gets."""

    def __init__(self, context: Context, texts: Sequence[str]) -> None:
        plain = ["".join(span.text for span in spans(text)) for text in texts]
        width = context.text.width
        roles = [Role.STRONG, *[Role.BODY] * (len(plain) - 1)]
        pairs = list(zip(plain, roles, strict=True))
        self.least = max(width(word, role) for text, role in pairs for word in text.split() or [""])
        whole = max(width(text, role) for text, role in pairs)
        self.stretch = float(max(self.least, min(whole, context.theme.px(WIDEST))))
