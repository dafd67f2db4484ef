"""The panel with the words: what is asked, buttons, choices, log, the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.game import Message, mark_forms
from discovery.rules.journals.actions import Ask
from discovery.rules.journals.scoring import SET_POINTS
from discovery.rules.words import counted
from discovery.scenes.journals import explain, phrases, reading, worth
from discovery.scenes.journals.lettering import lines_of, put
from discovery.scenes.journals.livery import picture_of
from discovery.scenes.journals.still import SMALL, draw_die
from discovery.scenes.journals.targets import BUTTONS, WISHES, OnLine, OnRow, Part
from discovery.scenes.table.hints import label_width
from discovery.ui.brush import Brush, Look
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.scenes.journals.table import Table
    from discovery.scenes.journals.targets import Target
    from discovery.ui.context import Context

ICONS = {
    Part.GATHER: "hand",
    Part.PLAN: "eye",
    Part.UNDO: "undo",
    Part.RESET: "reset",
    Part.LEFT: "stack",
    Part.LOG: "book",
    Part.HELP: "info",
    Part.MENU: "menu",
    **{part: wish.value for part, wish in WISHES.items()},
}

_ASKED = mark_forms("{name}: {count} grey die", "{name}: {count} grey dice")
Lines = list[tuple[pygame.Surface, int]]
"""Pictures of lines with their tops."""
LogLines = tuple[tuple[int, tuple[str, ...]], ...]
"""Lines of the log, broken where they must be, with the top of each."""


class SidePainter:
    """Draws the panel at the right: once what the focus does not change, then what it does."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._brush = Brush(context)
        self._told: dict[Target | None, Lines] = {}
        self._log: LogLines = ()

    def measure(self, message: Message, wide: int, role: Role) -> int:
        """Return the height in pixels of words in lines of a width."""
        return self._context.text.block_height(self._context.say(message), role, wide)

    def draw_still(self, surface: pygame.Surface, table: Table) -> None:
        """Draw all but the words about what has the focus, and the mark of it."""
        self._told.clear()
        self._brush.panel(surface, table.layout.panel)
        self._sentence(surface, table)
        self._said(surface, table)
        self._main(surface, table, None, None)
        for part in BUTTONS:
            self._small(surface, table, part, None, None)
        for seat, row in zip(table.boards, table.layout.rows, strict=True):
            self._rank(surface, table, seat, row)
        if table.rows:
            self._bar(surface, table, len(table.rows), table.shown_rows, table.first_row)
        elif table.log_open:
            seen = table.log_lines
            last = seen[0].index if seen else 0
            self._bar(surface, table, len(table.lines), len(seen), last)
        self._log = self._log_lines(table) if table.usable(Part.LOG) else ()

    def draw_focus(
        self, surface: pygame.Surface, table: Table, focus: Target | None, held: Target | None
    ) -> None:
        """Draw what the focus changes, and the button that is pressed (`held`)."""
        if Part.MAIN in (focus, held):
            self._main(surface, table, focus, held)
        for part in BUTTONS:
            if part in (focus, held):
                self._small(surface, table, part, focus, held)
        if not surface.get_clip().colliderect(table.layout.info):
            return
        if table.rows:
            self._choices(surface, table, focus, held)
            self._explanation(surface, table, focus)
        elif table.log_open:
            self._open_log(surface, table, focus)
        else:
            self._explanation(surface, table, focus)

    def _bar(
        self, surface: pygame.Surface, table: Table, count: int, shown: int, first: int
    ) -> None:
        """Tell that there is more than is seen, and where one is."""
        if shown >= count:
            return
        theme, track = self._context.theme, table.layout.bar
        radius = track.width // 2
        pygame.draw.rect(surface, theme.colour("paper_dark"), track, border_radius=radius)
        thumb = track.copy()
        thumb.height = max(2 * track.width, track.height * shown // count)
        thumb.top += (track.height - thumb.height) * first // max(1, count - shown)
        pygame.draw.rect(surface, theme.colour("brass"), thumb, border_radius=radius)

    def _sentence(self, surface: pygame.Surface, table: Table) -> None:
        context = self._context
        acting = table.session.acting
        step, steps = table.track or (0, 0)
        values = {"name": acting.name if acting else "", "step": step, "steps": steps}
        asked = phrases.asked(table, values)
        message = table.notice or asked
        words = context.say(message)
        asking = message is asked and table.track is None
        if asking and acting is not None and len(table.session.seats) > 1:
            words = f"{acting.name}: {words}" if acting.agent is None else words
        colour = context.theme.colour("warning" if table.told_paragraph else "ink")
        put(context, surface, words, table.layout.sentence, colour, align=0.0)

    def _said(self, surface: pygame.Surface, table: Table) -> None:
        """Draw what computer players tell, above all other words."""
        if table.said is not None:
            place = table.layout.info.copy()
            place.height = table.info.top - place.top
            self._brush.block(surface, self._context.say(table.said), "ink", place)

    def _main(
        self, surface: pygame.Surface, table: Table, focus: Target | None, held: Target | None
    ) -> None:
        rect, label = table.layout.buttons[Part.MAIN], table.main_label()
        if label is None:
            return
        self._brush.button(surface, rect, _look(Part.MAIN, focus, held))
        ink = self._context.theme.colour("ink")
        put(self._context, surface, self._context.say(label), rect.inflate(-8, -4), ink)
        if focus == Part.MAIN:
            self._brush.focus(surface, rect)

    def _small(
        self,
        surface: pygame.Surface,
        table: Table,
        part: Part,
        focus: Target | None,
        held: Target | None,
    ) -> None:
        rect, usable = table.layout.buttons[part], table.usable(part)
        look = _look(part, focus, part if table.is_on(part) else held)
        look = look if usable else Look.DISABLED
        self._brush.button(surface, rect, look)
        inner = rect.inflate(-rect.width // 4, -rect.height // 4)
        self._brush.icon(surface, ICONS[part], inner, faint=not usable)
        if focus == part:
            self._brush.focus(surface, rect)

    def _choices(
        self, surface: pygame.Surface, table: Table, focus: Target | None, held: Target | None
    ) -> None:
        context = self._context
        ink = context.theme.colour("ink")
        hinted = table.hinted
        for index in table.seen_rows():
            row = table.row_area(index)
            self._brush.button(surface, row, _look(OnRow(index), focus, held))
            words = context.say(self._choice(table, index))
            box = row.inflate(-context.theme.px(20), -2)
            numbers = [number for place, number in hinted if place == row]
            if numbers:
                # The numbers stand at the left end.
                box.left = row.left + label_width(context, numbers) + context.theme.px(12)
            box.width = self._row_points(surface, table, index, box) - box.left
            box.width = self._row_dice(surface, table, index, box) - box.left
            put(context, surface, words, box, ink, align=0.0, roles=SMALL)
            if focus == OnRow(index):
                self._brush.focus(surface, row)

    def _choice(self, table: Table, index: int) -> Message:
        action = table.rows[index]
        if isinstance(action, Ask):
            name = table.session.seats[action.seat].name
            return counted(_ASKED, table.view.grey_dice(action.seat), name=name)
        return phrases.choice_words(action, table.view.cards, table.session.seats)

    def _row_dice(self, surface: pygame.Surface, table: Table, index: int, box: pygame.Rect) -> int:
        """Draw a choice's dice and what becomes of them; return where they begin."""
        side = box.height * 4 // 5
        left = box.right
        for icon, dice in reversed(phrases.choice_dice(table.rows[index])):
            for code in reversed(dice):
                left -= side
                cell = pygame.Rect(left, box.centery - side // 2, side, side)
                draw_die(self._context, surface, cell, picture_of(code, table.session.seats))
            if icon:
                left -= side
                spot = pygame.Rect(left, box.centery - side // 2, side, side).inflate(-4, -4)
                picture = self._context.sheets.part("journals/icons", icon, spot.size)
                surface.blit(picture, spot)
            left -= side // 4
        return left

    def _row_points(
        self, surface: pygame.Surface, table: Table, index: int, box: pygame.Rect
    ) -> int:
        """Draw at the end of a choice what it scores; return where that begins."""
        points = worth.in_row(table, table.rows[index])
        if points is None:
            return box.right
        context = self._context
        words, ink = context.say(points), context.theme.colour("ink")
        place = box.copy()
        place.width = context.text.width(words, Role.SMALL)
        place.right = box.right
        put(context, surface, words, place, ink, align=1.0, roles=SMALL)
        return place.left - box.height // 4

    def _log_lines(self, table: Table) -> LogLines:
        """Return the newest lines, from the bottom of the place for words up."""
        context, wide = self._context, table.info.width
        found = []
        for line in table.log_lines:
            words = context.say(table.lines[line.index].words)
            found.append((line.area.top, tuple(context.text.wrap(words, Role.SMALL, wide))))
        return tuple(found)

    def _draw_log(self, surface: pygame.Surface, table: Table, top: int) -> None:
        """Draw the lines of the log that begin below `top`."""
        text, ink = self._context.text, self._context.theme.colour("ink_soft")
        step, left = text.line_height(Role.SMALL), table.info.left
        for first, lines in self._log:
            if first >= top:
                for number, line in enumerate(lines):
                    surface.blit(text.render(line, Role.SMALL, ink), (left, first + number * step))

    def _open_log(self, surface: pygame.Surface, table: Table, focus: Target | None) -> None:
        """Draw the log alone; each of its lines can be looked at."""
        for line in table.log_lines:
            if focus == OnLine(line.index):
                band = self._context.theme.colour("paper_dark")
                rim = table.layout.px(4)
                pygame.draw.rect(surface, band, line.area.inflate(2 * rim, 0), border_radius=rim)
        self._draw_log(surface, table, table.info.top)

    def _explanation(self, surface: pygame.Surface, table: Table, focus: Target | None) -> None:
        """Draw what is told about the focus, and below it as much of the log as fits.

        Below a list of choices there is none of the log.
        """
        info = table.told_area
        if focus not in self._told:
            told = explain.told(table)
            row, more = isinstance(focus, OnRow), reading.promises(table)
            self._told[focus] = lines_of(self._context, told, *info.size, plain=row, more=more)
        lines = self._told[focus]
        for picture, top in lines:
            surface.blit(picture, (info.left, info.top + top))
        end = info.top
        if lines:
            end += lines[-1][1] + lines[-1][0].get_height() + self._context.theme.px(12)
        if not table.rows:
            self._draw_log(surface, table, end)

    def _rank(self, surface: pygame.Surface, table: Table, seat: int, row: pygame.Rect) -> None:
        """Draw a seat's points in a line, then what tents and species give of them."""
        context, view = self._context, table.view
        ink = context.theme.colour("ink")
        side = row.height * 3 // 4
        if table.session.match.to_act == seat:
            band = context.theme.colour("paper_dark")
            pygame.draw.rect(surface, band, row, border_radius=context.theme.px(6))
        badge = pygame.Rect(row.left + 2, row.centery - side // 2, side, side)
        self._brush.badge(surface, table.session.seats[seat].colour, badge)
        tents, ranked = view.tents()[seat]
        figures = [("points", str(view.standing()[seat])), ("tent", f"{tents} ({ranked})")]
        names = ("plant", "mammal", "bird", "fish")
        figures += [(name, str(n)) for name, n in zip(names, view.species(seat), strict=True)]
        figures += [("", f"({sum(SET_POINTS[size] for size in view.species_sets(seat))})")]
        widths = [1.9, 3.7, 1.25, 1.25, 1.25, 1.25, 1.95]
        share = (row.right - badge.right - 4) / sum(widths)
        left = float(badge.right + 4)
        for (icon, words), wide in zip(figures, widths, strict=True):
            cell = pygame.Rect(round(left), row.top, int(wide * share), row.height)
            left += wide * share
            small = min(side, cell.width // 2) if icon else 0
            spot = pygame.Rect(cell.left, row.centery - small // 2, small, small)
            if icon:
                picture = context.sheets.part("journals/icons", icon, spot.size)
                surface.blit(picture, spot)
            place = pygame.Rect(spot.right + 1, row.top, cell.right - spot.right - 2, row.height)
            put(context, surface, words, place, ink, align=0.0, roles=SMALL)


def _look(target: Target, focus: Target | None, held: Target | None) -> Look:
    if held == target:
        return Look.PRESSED
    return Look.FOCUSED if focus == target else Look.NORMAL
