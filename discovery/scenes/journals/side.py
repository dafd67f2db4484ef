"""The panel with the words: what is asked, buttons, choices, log, the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.game import Message
from discovery.rules.journals.actions import Ask
from discovery.scenes.journals import explain, phrases
from discovery.scenes.journals.lettering import put
from discovery.scenes.journals.still import draw_die
from discovery.scenes.journals.targets import BUTTONS, OnRow, Part
from discovery.ui.brush import Brush, Look
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.scenes.journals.table import Table
    from discovery.scenes.journals.targets import Target
    from discovery.ui.context import Context

ICONS = {
    Part.GATHER: "hand",
    Part.PLAN: "eye",
    Part.UNDO: "undo",
    Part.RESET: "reset",
    Part.LOG: "book",
    Part.HELP: "info",
    Part.MENU: "menu",
}


class SidePainter:
    """Draws the panel at the right."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._brush = Brush(context)
        self._kept: tuple[object, pygame.Surface] | None = None

    def release(self) -> None:
        """Give back the picture that was kept."""
        self._kept = None

    def draw(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        """Draw the panel, or the picture that was kept if nothing on it has changed."""
        key = (surface.get_size(), held, *table.told)
        area = self._brush.with_shadow(table.layout.panel).clip(surface.get_rect())
        if self._kept is None or self._kept[0] != key:
            self._draw(surface, table, held)
            self._kept = (key, surface.subsurface(area).copy())
        else:
            surface.blit(self._kept[1], area)

    def _draw(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        self._brush.panel(surface, table.layout.panel)
        self._sentence(surface, table)
        self._main(surface, table, held)
        for part in BUTTONS:
            self._small(surface, table, part, held)
        if table.rows:
            self._choices(surface, table, held)
        elif table.log_open:
            self._log(surface, table, table.layout.info)
        else:
            self._explanation(surface, table)
        for seat, row in zip(table.boards, table.layout.rows, strict=True):
            self._rank(surface, table, seat, row)

    def _sentence(self, surface: pygame.Surface, table: Table) -> None:
        context = self._context
        acting = table.session.acting
        step, steps = table.track or (0, 0)
        values = {"name": acting.name if acting else "", "step": step, "steps": steps}
        asked = phrases.asked(table.stage, table.view.phase, table.view.face, values)
        message = table.notice or asked
        words = context.say(message)
        if message is asked and acting is not None and len(table.session.seats) > 1:
            words = f"{acting.name}: {words}" if acting.agent is None else words
        colour = context.theme.colour("warning" if table.told_paragraph else "ink")
        put(context, surface, words, table.layout.sentence, colour, align=0.0)

    def _look(self, table: Table, target: Target, held: Target | None, *, usable: bool) -> Look:
        if not usable:
            return Look.DISABLED
        if held == target:
            return Look.PRESSED
        return Look.FOCUSED if table.focus == target else Look.NORMAL

    def _main(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        rect, label = table.layout.buttons[Part.MAIN], table.main_label()
        if label is None:
            return
        look = self._look(table, Part.MAIN, held, usable=True)
        self._brush.button(surface, rect, look)
        ink = self._context.theme.colour("ink")
        put(self._context, surface, self._context.say(label), rect.inflate(-8, -4), ink)
        if table.focus == Part.MAIN:
            self._brush.focus(surface, rect)

    def _small(
        self, surface: pygame.Surface, table: Table, part: Part, held: Target | None
    ) -> None:
        rect, usable = table.layout.buttons[part], table.usable(part)
        self._brush.button(surface, rect, self._look(table, part, held, usable=usable))
        inner = rect.inflate(-rect.width // 4, -rect.height // 4)
        self._brush.icon(surface, ICONS[part], inner, faint=not usable)
        if table.focus == part:
            self._brush.focus(surface, rect)

    def _choices(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        context = self._context
        ink = context.theme.colour("ink")
        for index in table.seen_rows():
            row = table.row_area(index)
            look = self._look(table, OnRow(index), held, usable=True)
            self._brush.button(surface, row, look)
            words = context.say(self._choice(table, index))
            box = row.inflate(-context.theme.px(20), -2)
            box.width = self._row_dice(surface, table, index, box) - box.left
            roles = (Role.SMALL, Role.LABEL)
            if not put(context, surface, words, box, ink, align=0.0, roles=roles):
                context.text.draw_line(surface, words, Role.LABEL, ink, box)
            if table.focus == OnRow(index):
                self._brush.focus(surface, row)

    def _choice(self, table: Table, index: int) -> Message:
        action = table.rows[index]
        if isinstance(action, Ask):
            return Message("{name}", {"name": table.session.seats[action.seat].name})
        return phrases.choice_words(action, table.view.cards)

    def _row_dice(self, surface: pygame.Surface, table: Table, index: int, box: pygame.Rect) -> int:
        """Draw a choice's dice and what becomes of them; return where they begin."""
        side = box.height * 4 // 5
        left = box.right
        for icon, dice in reversed(phrases.choice_dice(table.rows[index])):
            for code in reversed(dice):
                left -= side
                cell = pygame.Rect(left, box.centery - side // 2, side, side)
                draw_die(self._context, surface, cell, code)
            if icon:
                left -= side
                spot = pygame.Rect(left, box.centery - side // 2, side, side).inflate(-4, -4)
                picture = self._context.sheets.part("journals/icons", icon, spot.size)
                surface.blit(picture, spot)
            left -= side // 4
        return left

    def _log(self, surface: pygame.Surface, table: Table, area: pygame.Rect) -> None:
        """Draw the newest lines from the bottom up."""
        lines = table.lines[: len(table.lines) - table.back]
        context = self._context
        bottom = area.bottom
        colour = context.theme.colour("ink_soft")
        for message in reversed(lines):
            words = context.say(message)
            high = context.text.block_height(words, Role.SMALL, area.width)
            if bottom - high < area.top:
                break
            box = pygame.Rect(area.left, bottom - high, area.width, high)
            context.text.draw_block(surface, words, Role.SMALL, colour, box)
            bottom -= high + context.theme.px(4)

    def _explanation(self, surface: pygame.Surface, table: Table) -> None:
        used = self._block(surface, explain.told(table), table.layout.info)
        rest = table.layout.info.copy()
        rest.top += used + self._context.theme.px(12)
        rest.height = max(0, table.layout.info.bottom - rest.top)
        if table.usable(Part.LOG):
            self._log(surface, table, rest)

    def _block(
        self, surface: pygame.Surface, messages: Sequence[Message], area: pygame.Rect
    ) -> int:
        context, top = self._context, area.top
        ink = context.theme.colour("ink")
        for number, message in enumerate(messages):
            words = context.say(message)
            role = Role.STRONG if not number else Role.SMALL
            high = context.text.block_height(words, role, area.width)
            if top + high > area.bottom:
                break
            box = pygame.Rect(area.left, top, area.width, high)
            context.text.draw_block(surface, words, role, ink, box)
            top += high
        return top - area.top

    def _rank(self, surface: pygame.Surface, table: Table, seat: int, row: pygame.Rect) -> None:
        """Draw a seat's points, species and tents in a line."""
        context, view = self._context, table.view
        ink = context.theme.colour("ink")
        side = row.height * 3 // 4
        if table.session.match.to_act == seat:
            band = context.theme.colour("paper_dark")
            pygame.draw.rect(surface, band, row, border_radius=context.theme.px(6))
        badge = pygame.Rect(row.left + 2, row.centery - side // 2, side, side)
        self._brush.badge(surface, table.session.seats[seat].colour, badge)
        tents, worth = view.tents()[seat]
        figures = [("points", str(view.scores()[seat])), ("tent", f"{tents} (+{worth})")]
        names = ("plant", "mammal", "bird", "fish")
        figures += [(name, str(n)) for name, n in zip(names, view.species(seat), strict=True)]
        widths = [2, 3.6, 1.4, 1.4, 1.4, 1.4]
        share = (row.right - badge.right - 4) / sum(widths)
        left = float(badge.right + 4)
        for (icon, words), wide in zip(figures, widths, strict=True):
            cell = pygame.Rect(round(left), row.top, int(wide * share), row.height)
            left += wide * share
            small = min(side, cell.width // 2)
            spot = pygame.Rect(cell.left, row.centery - small // 2, small, small)
            picture = context.sheets.part("journals/icons", icon, spot.size)
            surface.blit(picture, spot)
            place = pygame.Rect(spot.right + 1, row.top, cell.right - spot.right - 2, row.height)
            put(context, surface, words, place, ink, align=0.0, roles=(Role.SMALL, Role.LABEL))
