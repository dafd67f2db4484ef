"""The picture of what lies still on the journals' table: boards, cards, dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.journals.dice import FRESH
from discovery.rules.words import counted, mark, mark_forms
from discovery.scenes.journals import deck, places
from discovery.scenes.journals.aids import AIDS
from discovery.scenes.journals.layout import share
from discovery.scenes.journals.lettering import abbreviated, initials, put, stroke, title
from discovery.scenes.journals.livery import boards_of, dice_of, picture_of
from discovery.scenes.journals.places import Board
from discovery.scenes.journals.plates import draw_leather
from discovery.scenes.journals.tray import draw_tray
from discovery.scenes.table.badges import AidBadges
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.content.faces import BoardPlan, Faces
    from discovery.match.seats import SeatInfo
    from discovery.rules.game import Seat
    from discovery.rules.journals.view import JournalsView
    from discovery.scenes.journals.layout import Layout
    from discovery.ui.context import Context

TABLE = "journals/table.webp"
SHEETS = ("boards", "dice", "explorations", "tribes", "chips", "pieces", "icons")
BODY, WIDE, HIGH, RIM = 96, 112, 132, 4
"""Pixels of a die on its sheet: its body, the frame with its shadow, what is left of the body."""
TUMBLING = 176
BANKED = (1, 4)
"""The turn of a die in the left and the right bank: of faces that are discarded there."""
BADGES, LEAST_BADGE = 0.4, 22
"""The share of a name's plate that aids which are off may take before a number tells how many,
and the least units of such a badge where the plate is high enough.
"""
FAINT = 120
"""Opacity of dice that are out."""
NAMED = 3.5
"""How many times as wide as the least letters are high a card is that has at least initials."""
NAME_PLATE = 2.4
"""How much higher than its place a tribe's name may be."""
CARDS = mark_forms("{count} card", "{count} cards")
TWO_FIGURES = "00"
"""What a seal has room for, whatever stands on it."""
SEAL = 0.45
"""The share of a card's width that its seal may have where points would be too small to read."""
SMALL = (Role.SMALL, Role.LABEL, Role.LEAST)
LARGE = (Role.STRONG, *SMALL)
Aloft = int | tuple[int, int, int, int]
"""Something in the air: a card, or the place where a die will lie."""
_TITLES = (("encounter", mark("Tribes to meet")), ("scouting", mark("Explorations ahead")))


class StillPainter:
    """Draws boards and what lies on them."""

    def __init__(
        self,
        context: Context,
        faces: Faces,
        plans: Mapping[str, BoardPlan],
        seats: Sequence[SeatInfo],
    ) -> None:
        self._seats = seats
        self._context = context
        self._faces = faces
        self._plans = plans
        self._badges = AidBadges(context, AIDS)

    def draw(
        self,
        surface: pygame.Surface,
        view: JournalsView,
        layout: Layout,
        boards: Mapping[Seat, pygame.Rect],
        *,
        moving: frozenset[Aloft] = frozenset(),
    ) -> None:
        """Draw everything that lies on the table but what is `moving`."""
        self.table(surface)
        if layout.tray is not None:
            colours = {seat: self._seats[seat].colour for seat in boards}
            draw_tray(self._context, surface, view, layout.tray, colours)
        self._main(surface, view, layout.main, moving)
        whole = layout.whole(boards)
        own = self._plans["own"]
        for seat, area in boards.items():
            if layout.plate is None or seat in whole:
                self.board(surface, Board(view, seat, area, own), moving=moving)
            else:
                self.plate(surface, Board(view, seat, area, layout.plate), moving=moving)
        opened = places.open_cards(view, whole, layout.tray, own)
        least = NAMED * self._context.theme.font_px(Role.LEAST)
        for card, area in opened.items():
            if card not in moving:
                self.card(surface, view, card, area, tribe=False, named=area.width >= least)

    def table(self, surface: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """Draw the bare table, or an `area` of it."""
        seen = surface.get_rect() if area is None else area
        surface.blit(self._context.sheets.picture(TABLE, surface.get_size()), seen, seen)

    def release(self) -> None:
        """Give the sheets back."""
        for sheet in SHEETS:
            self._context.sheets.release(f"journals/{sheet}")
        self._context.sheets.release(TABLE)

    def _part(self, sheet: str, part: str, rect: pygame.Rect) -> pygame.Surface:
        return self._context.sheets.part(f"journals/{sheet}", part, rect.size)

    def _main(
        self,
        surface: pygame.Surface,
        view: JournalsView,
        main: pygame.Rect,
        moving: frozenset[Aloft],
    ) -> None:
        context, plan = self._context, self._plans["main"]
        surface.blit(self._part("boards", "main", main), main)
        ink = context.theme.colour("ink")
        for name, words in _TITLES:
            plate = share(main, plan.places[name])
            put(context, surface, context.tr(words), plate, ink, roles=SMALL)
        for card, area in places.card_areas(view, main, plan).items():
            if card not in moving:
                self.card(surface, view, card, area, tribe=card in view.encounter)
        self._deck(surface, view, main)
        for bank in (0, 1):
            for cell, colour in places.bank_dice(view, bank, main, plan):
                if tuple(cell) not in moving:
                    self.tumbling(surface, cell, colour, BANKED[bank])
        self._supply(surface, view, share(main, plan.places["supply"]))

    def _deck(self, surface: pygame.Surface, view: JournalsView, main: pygame.Rect) -> None:
        """Draw the open top card of the deck upon the others, below a heading of its own."""
        context, plan = self._context, self._plans["main"]
        place = share(main, plan.places["deck"])
        if not view.deck_left:
            return
        card = card_rect(self._faces, deck.top_card(place))
        deck.draw_edges(context, surface, place, card, view.deck_left, view.top)
        if view.top:
            self.card(surface, view, view.top, card, tribe=False)
        heading = share(main, plan.places["encounter"])
        heading.left, heading.width = place.left, place.width
        light = context.theme.colour("paper_light")
        put(context, surface, context.tr(deck.HEADING), heading, light, roles=SMALL)

    def _supply(self, surface: pygame.Surface, view: JournalsView, box: pygame.Rect) -> None:
        """Tell below the deck how many cards and grey dice are left."""
        context, light = self._context, self._context.theme.colour("paper_light")
        side = box.height * 4 // 5
        grey = pygame.Rect(box.right - box.width * 2 // 5, box.top, box.width * 2 // 5, box.height)
        die = pygame.Rect(grey.left, grey.centery - side // 2, side, side)
        surface.blit(self._part("icons", "grey", die), die)
        number = pygame.Rect(die.right, grey.top, grey.right - die.right, grey.height)
        put(context, surface, str(view.grey_supply), number, light, roles=SMALL)
        cards = pygame.Rect(box.left, box.top, grey.left - box.left, box.height)
        words = context.say(counted(CARDS, view.deck_left))
        put(context, surface, words, cards, light, roles=SMALL) or put(
            context, surface, str(view.deck_left), cards, light, roles=SMALL
        )

    def board(
        self, surface: pygame.Surface, board: Board, *, moving: frozenset[Aloft] = frozenset()
    ) -> None:
        """Draw a seat's board with all that lies on it but what is `moving`."""
        view, seat = board.view, board.seat
        surface.blit(self._part("boards", boards_of(self._seats)[seat], board.area), board.area)
        self._head(surface, board)
        for place, card in (("current", view.current(seat)), ("reserve", view.reserve(seat))):
            if card and card not in moving:
                self.card(surface, view, card, board.place(place), tribe=False)
        self._journal(surface, board)
        self._chips(surface, board, moving)
        self._dice(surface, board, moving)

    def plate(
        self, surface: pygame.Surface, plate: Board, *, moving: frozenset[Aloft] = frozenset()
    ) -> None:
        """Draw what stands for a seat's board: its name, points, dice, tribes if they fit."""
        board = boards_of(self._seats)[plate.seat]
        draw_leather(surface, self._context, board, self._plans["own"], plate)
        self._head(surface, plate)
        self._dice(surface, plate, moving)
        if "tribes" in plate.plan.places:
            self._chips(surface, plate, frozenset())

    def _head(self, surface: pygame.Surface, board: Board) -> None:
        """Write a seat's name and points, and show which aids it plays without."""
        context, info = self._context, self._seats[board.seat]
        ink = context.theme.colour("ink")
        name = board.place("name")
        badge = pygame.Rect(0, 0, name.height * 7 // 10, name.height * 7 // 10)
        badge.midleft = (name.left + name.height // 4, name.centery)
        brush, left = Brush(context), badge.right + 4
        brush.badge(surface, info.colour, badge)
        if info.agent is not None:
            sign = pygame.Rect(left, 0, badge.width, badge.width)
            sign.centery = name.centery
            brush.icon(surface, "computer", sign)
            left = sign.right + 4
        words = pygame.Rect(left, name.top, name.right - left - 6, name.height)
        side = max(name.height * 2 // 5, min(name.height, context.theme.px(LEAST_BADGE)))
        words = self._badges.draw(surface, info, words, side, BADGES)
        if not put(context, surface, info.name, words, ink, roles=LARGE, snug=True):
            context.text.draw_line(surface, info.name, Role.LEAST, ink, words, align=0.5)
        points = str(board.view.standing()[board.seat])
        put(context, surface, points, board.place("score"), ink, roles=LARGE)

    def _chips(self, surface: pygame.Surface, board: Board, moving: frozenset[Aloft]) -> None:
        """Draw a seat's tribes but those that are `moving`."""
        for cell, card in places.chips(board):
            if card not in moving:
                surface.blit(self._part("chips", str(card), cell), cell)

    def _dice(self, surface: pygame.Surface, board: Board, moving: frozenset[Aloft]) -> None:
        """Draw the dice on actions, in the storage and in hand but those that are `moving`."""
        context = self._context
        kept = places.kept_dice(board)
        if not board.is_plate:
            for area in places.bound_together(kept):
                rim = max(1, area.height // 16)
                tray = area.inflate(2 * rim, 2 * rim)
                dark = context.theme.colour("shadow")
                pygame.draw.rect(surface, dark, tray, border_radius=2 * rim)
        for cell, code, laid, _ in kept:
            if tuple(cell) in moving:
                continue
            draw_die(context, surface, cell, picture_of(code, self._seats))
            if laid:
                mark = cell.inflate(-cell.width // 2, -cell.height // 2)
                mark.bottomright = cell.bottomright
                surface.blit(self._part("icons", "write", mark), mark)
        for cell, code in places.storage_dice(board):
            if tuple(cell) not in moving:
                draw_die(context, surface, cell, picture_of(code, self._seats), faint=code >= FRESH)
        for number, (cell, colour) in enumerate(places.hand_dice(board)):
            if tuple(cell) not in moving:
                self.tumbling(surface, cell, colour, number)

    def _journal(self, surface: pygame.Surface, board: Board) -> None:
        """Tell on a book how many explorations a seat has recorded."""
        recorded, box = board.view.recorded(board.seat), board.place("journal")
        if not recorded:
            return
        side = min(box.width, box.height) * 9 // 10
        book = pygame.Rect(0, 0, side, side)
        book.center = box.center
        surface.blit(self._part("icons", "book", book), book)
        theme, text = self._context.theme, self._context.text
        words, light = str(len(recorded)), theme.colour("paper_light")
        disc = pygame.Rect(0, 0, side * 3 // 5, side * 3 // 5)
        high = text.glyphs(Role.LEAST) * 4 // 5
        small = disc.height < high
        if small:
            disc.size = max(high, text.width(words, Role.LEAST) + high // 3), high
        disc.bottomright = (min(box.right, book.right + side // 4), box.bottom)
        pygame.draw.rect(surface, theme.colour("ink"), disc, border_radius=disc.height // 2)
        if small or not put(self._context, surface, words, disc, light, roles=LARGE):
            least = text.render(words, Role.LEAST, light)
            at = disc.centerx - least.get_width() // 2, disc.centery - text.capitals(Role.LEAST)
            surface.blit(least, at)

    def card(  # noqa: PLR0913 - what, where and how
        self,
        surface: pygame.Surface,
        view: JournalsView,
        number: int,
        area: pygame.Rect,
        *,
        tribe: bool,
        named: bool = True,
    ) -> pygame.Rect:
        """Draw a side of a card as large as fits into `area`; return where it lies.

        One of many small ones is not `named`: a stroke stands for its name.
        """
        rect = card_rect(self._faces, area)
        context, card = self._context, view.cards[number]
        sheet = "tribes" if tribe else "explorations"
        surface.blit(self._part(sheet, str(number), rect), rect)
        ink = context.theme.colour("ink")
        known = (card.tribe.name,) if tribe else (card.exploration.name, card.exploration.short)
        names = [context.tr(name) for name in known if name]
        names += [abbreviated(names[0]), initials(names[0])]
        box = self.box(rect, "name")
        if named:
            room = (
                self._above(rect, number) - box.top if not tribe else round(box.height * NAME_PLATE)
            )
            title(context, surface, names, box, ink, room=room)
        else:
            stroke(context, surface, box)
        if not tribe:
            self._seal(surface, rect, str(card.exploration.points))
        return rect

    def _above(self, rect: pygame.Rect, number: int) -> int:
        """Return where the highest step of a route begins on a card that lies at `rect`."""
        drawn = self._faces.maps[number]
        return rect.top + int((min(y for _, y in drawn.steps) - drawn.step / 2) * rect.width)

    def _seal(self, surface: pygame.Surface, rect: pygame.Rect, points: str) -> None:
        """Write points on the seal of a card that lies at `rect`; a small one gets a larger.

        Whether they have one figure or two is no matter: cards beside each other look alike.
        """
        text, box = self._context.text, self.box(rect, "points")
        light = self._context.theme.colour("paper_light")
        wide = {role: text.width(TWO_FIGURES, role) for role in LARGE}
        fitting = tuple(role for role in LARGE[:-1] if wide[role] <= box.width)
        if put(self._context, surface, points, box, light, roles=fitting):
            return
        role = Role.LABEL if wide[Role.LABEL] * 3 // 2 <= rect.width * SEAL else Role.LEAST
        letters = text.render(points, role, light)
        side = max(box.width, wide[role] * 3 // 2, letters.get_height() * 5 // 4)
        seal = pygame.Rect(0, 0, side, side)
        seal.center = box.center
        seal.clamp_ip(rect)
        surface.blit(self._part("icons", "points", seal), seal)
        surface.blit(letters, letters.get_rect(center=seal.center))

    def box(self, rect: pygame.Rect, name: str) -> pygame.Rect:
        """Return the place for some words on a card that lies at `rect`."""
        return share(rect, self._faces.places[name])

    def tumbling(self, surface: pygame.Surface, cell: pygame.Rect, colour: int, turn: int) -> None:
        """Draw a die that shows no face."""
        side = max(1, round(min(cell.size) * 0.86 * TUMBLING / BODY))
        picture = self._context.sheets.part(
            "journals/dice", f"{dice_of(self._seats)[colour]}_{turn % 6}", (side, side)
        )
        surface.blit(picture, picture.get_rect(center=cell.center))


def card_rect(faces: Faces, area: pygame.Rect) -> pygame.Rect:
    """Return where a card lies that is as large as fits into `area`."""
    wide, high = faces.size
    across = min(area.width, area.height * wide // high)
    rect = pygame.Rect(0, 0, across, across * high // wide)
    rect.center = area.center
    return rect


def draw_die(
    context: Context, surface: pygame.Surface, cell: pygame.Rect, name: str, *, faint: bool = False
) -> None:
    """Draw a die at rest, the picture `name`, in a cell; a faint one is out for this turn."""
    body = round(min(cell.size) * 0.86)
    size = (max(1, body * WIDE // BODY), max(1, body * HIGH // BODY))
    picture = context.sheets.part("journals/dice", name, size)
    rim = body // 2 + RIM * body // BODY
    at = (cell.centerx - rim, cell.centery - rim)
    if not faint:
        surface.blit(picture, at)
        return
    picture = picture.copy()
    picture.set_alpha(FAINT)
    surface.blit(picture, at)
    mark = pygame.Rect(0, 0, body // 2, body // 2)
    mark.bottomright = cell.bottomright
    surface.blit(context.sheets.part("journals/icons", "resting", mark.size), mark)
