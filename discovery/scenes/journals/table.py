"""Everything that the journals' screen shows, without a picture of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from pygame import Rect

from discovery.rules.journals.actions import Gather
from discovery.rules.journals.dice import FRESH
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import aids, looking, phrases, places
from discovery.scenes.journals.focusing import home
from discovery.scenes.journals.gathering import Gathering
from discovery.scenes.journals.last import last_moves
from discovery.scenes.journals.layout import Layout, make_layout
from discovery.scenes.journals.offers import offers_of, uses
from discovery.scenes.journals.outlook import Outlook, outlook
from discovery.scenes.journals.rows import CHOICE_UNITS, Rows
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.story import Story
from discovery.scenes.journals.targets import (
    WISHES,
    OnCard,
    OnDie,
    OnLine,
    OnPlace,
    OnRow,
    OnSlot,
    Part,
    Target,
)
from discovery.scenes.table.aside import Advised
from discovery.scenes.table.heard import Heard
from discovery.ui.animation import Movements
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from discovery.content.faces import BoardPlan
    from discovery.rules.game import Message, Refusal, Seat
    from discovery.rules.journals.view import JournalsView
    from discovery.scenes.journals.motion import Motion
    from discovery.scenes.journals.session import Session

LISTED = frozenset({Phase.FETCH, Phase.ASK})
"""Phases in which the choices are always listed."""
HOLDING = frozenset({Phase.TURN, Phase.USE, Phase.WRITE})
"""Phases in which a die can be taken up."""
PICKING = LISTED | {Phase.SUMMON}
"""Phases in which there is nothing but to pick dice, or whom to ask for one."""
SAID_GAP = 12
"""Units between what computer players tell and the other words."""
LINE_UNITS = 26
"""Units of a line of words, as long as nobody has measured it."""


@dataclass(frozen=True, slots=True)
class SeenLine:
    """A line of the log that is seen, and where."""

    index: int
    area: Rect


class Table(Rows, Heard, Advised):
    """The screen's model: what can be pressed, what is lit, who has the focus.

    `held` is the die (code) that was taken up, `dragged` whether the pointer carries it, `rows` the
    choices that are listed, `gathering` the own dice that are picked, `planned` the slots that are
    looked at together (None: no plan),
    `lens` what is seen closely, `page` how far it was turned over, `under` the list of cards that
    it was chosen from. `measure` tells how high words are at a width.
    `shown` is the view that was read last.
    `refused` is what had the focus when the rules refused something last.
    `track` is where a replay stands: step and number of steps. `back` is how many lines of the log
    are scrolled.
    """

    wishes = WISHES

    def __init__(self, session: Session, plans: Mapping[str, BoardPlan]) -> None:
        """Show the match as it is; call `fit_window` before anything is drawn."""
        super().__init__()
        self.session = session
        self.plans = plans
        self.movements: Movements[Motion] = Movements()
        self.pointer: tuple[int, int] | None = None
        self.focus: Target | None = None
        self.held: int | None = None
        self.dragged = False
        self.gathering: Gathering | None = None
        self.planned: tuple[int, ...] | None = None
        self.lens: Target | None = None
        self.under: Target | None = None
        self.page = 0
        self.log_open = False
        self.back = 0
        self.measure: Callable[[Message, int, Role], int] = lambda *_: self.layout.px(LINE_UNITS)
        self._asked: Seat | None = None
        self._seen_log: tuple[object, tuple[SeenLine, ...]] | None = None
        self.track: tuple[int, int] | None = None
        self.version = 0
        self.speed: Callable[[], float] = lambda: 1.0
        self.told_paragraph = ""
        self.refused: Target | None = None
        self._notice: Message | None = None
        self._story = Story(self.view.cards)
        self.layout: Layout = make_layout((1280, 720), 2 / 3, len(session.seats), plans)
        self.refresh()

    @property
    def notice(self) -> Message | None:
        """The last thing to be told, until something else happens."""
        return self._notice

    @notice.setter
    def notice(self, message: Message | None) -> None:
        self._notice, self.told_paragraph = message, ""

    def refuse(self, refusal: Refusal) -> None:
        """Tell why the rules refuse something; `told_paragraph` is where they say so."""
        self.notice = refusal.reason
        self.told_paragraph, self.refused = refusal.paragraph, self.focus

    @property
    def view(self) -> JournalsView:
        """What the viewer knows."""
        return self.session.view

    @property
    def stage(self) -> Stage:
        """What the table waits for."""
        return self.session.stage

    @property
    def viewer(self) -> Seat:
        """Whose board is large."""
        return self.session.viewer

    @property
    def boards(self) -> dict[Seat, Rect]:
        """Each seat's board: the viewer's is the large one, the others follow clockwise."""
        count = len(self.session.seats)
        return {(self.viewer + i) % count: board for i, board in enumerate(self.layout.boards)}

    @property
    def board_plans(self) -> dict[Seat, BoardPlan]:
        """What stands where on each seat's board, or on the plate that stands for it."""
        whole = dict.fromkeys(self.layout.whole(self.boards), self.plans["own"])
        return dict.fromkeys(self.boards, self.layout.plate or self.plans["own"]) | whole

    def board(self, seat: Seat) -> places.Board:
        """Return a seat's board, or the plate that stands for it."""
        return places.Board(self.view, seat, self.boards[seat], self.board_plans[seat])

    def recorder(self, card: int) -> Seat | None:
        """Return who has recorded an exploration."""
        return next((seat for seat in self.boards if card in self.view.recorded(seat)), None)

    def has(self, aid: str) -> bool:
        """Return whether the viewer plays with an aid."""
        return aid not in self.session.aids_off

    def fit_window(self, size: tuple[int, int], scale: float) -> None:
        """Lay everything out for a window of `size` pixels at the theme's `scale`."""
        self.layout = make_layout(size, scale, len(self.session.seats), self.plans)
        self.version += 1
        self.place()

    def refresh(self) -> None:
        """Read everything anew after the match has changed."""
        view, stays = self.view, self.before_rows
        self.shown = view
        self.log = self.session.match.log(self.viewer)
        self.last = last_moves(self.log) if self.has(aids.LAST) else {}
        self.lines = self._story.lines(self.log, self.session.seats)
        self.legal = tuple(view.legal_actions()) if self.stage is Stage.DECIDE else ()
        self.held, self.rows, self.planned, self.back = None, (), None, 0
        self.lens, self.under, self.page = None, None, 0
        self.gathering = None
        if self.legal and view.phase is Phase.SUMMON:
            self.gathering = Gathering(self.legal, self.viewer)
        plain = [action for action in self.legal if not isinstance(action, Gather)]
        self.plain = plain
        codes = range(FRESH)
        self.usable_dice = {code for code in codes if any(uses(one, code) for one in plain)}
        self.version += 1
        self.place()
        if self.legal and view.phase in LISTED:
            self.list_choices(list(self.legal))
        self.focus = stays if self._goes_on(stays) else home(self)

    def _goes_on(self, focus: Target | None) -> bool:
        """Return whether the same person can press the same thing again."""
        before, self._asked = self._asked, self.viewer if self.stage is Stage.DECIDE else None
        asked = before is not None and before == self._asked and not self.rows
        return asked and isinstance(focus, OnSlot | OnCard) and self.lit(focus)

    def place(self) -> None:
        """Find anew where everything stands and what it is good for."""
        self._seen_log = None
        self.offers = offers_of(self.plain, self.held)
        self.areas = places.target_areas(
            self.view, self.viewer, self.boards, self.layout.main, self.plans
        )
        whole = self.layout.whole(self.boards)
        opened = places.open_cards(self.view, whole, self.layout.tray, self.plans["own"])
        self.areas |= {OnCard(card): area for card, area in opened.items()}
        for part, area in self.layout.buttons.items():
            self.areas[part] = area
        self.areas[Part.LIST] = self.layout.info
        if self.gathering is not None:
            boards = {seat: self.board(seat) for seat in self.boards}
            self.areas |= places.gathered_areas(self.viewer, boards, self.gathering.limits)
        self.areas |= looking.spread(self)
        self.outlook = self._outlook()

    def _outlook(self) -> Outlook | None:
        view = self.view
        card = view.current(self.viewer)
        if not card or not self.has(aids.WAYS):
            return None
        slots: tuple[int, ...] | None = self.planned
        if slots is None and self.weighing:
            slots = tuple(slot for slot, _, _ in view.written)
        elif slots is None:
            slots = self.prepared
        others = (*view.scouting, view.reserve(self.viewer))
        return outlook(view, slots, card, others, every=self.weighing)

    @property
    def info(self) -> Rect:
        """The place for words, below what computer players tell there; a choice is always seen."""
        rest = self.layout.info.copy()
        if self.said is not None:
            gap, most = self.layout.px(SAID_GAP), rest.height
            most -= self.layout.px(CHOICE_UNITS) if self.rows else 0
            used = min(self.measure(self.said, rest.width, Role.SMALL) + gap, most)
            rest.top += used
            rest.height -= used
        return rest

    @property
    def log_lines(self) -> tuple[SeenLine, ...]:
        """The lines of the log that have room, the newest first."""
        key = (self.version, self.back, self.layout, tuple(self.info))
        if self._seen_log is None or self._seen_log[0] != key:
            info, bottom = self.info, self.info.bottom
            found = []
            for index in range(len(self.lines) - self.back - 1, -1, -1):
                high = self.measure(self.lines[index].words, info.width, Role.SMALL)
                if bottom - high < info.top:
                    break
                found.append(SeenLine(index, Rect(info.left, bottom - high, info.width, high)))
                bottom -= high + self.layout.px(4)
            self._seen_log = (key, tuple(found))
        return self._seen_log[1]

    def line_at(self, at: tuple[int, int]) -> OnLine | None:
        """Return the line of the open log at a pixel."""
        if not self.log_open or self.rows:
            return None
        found = (line for line in self.log_lines if line.area.collidepoint(at))
        return next((OnLine(line.index) for line in found), None)

    def area(self, target: Target) -> Rect:
        """Return the pixels of anything that can have the focus."""
        if isinstance(target, OnLine):
            return next(line.area for line in self.log_lines if line.index == target.index)
        return self.row_area(target.index) if isinstance(target, OnRow) else self.areas[target]

    def spots(self, target: Target) -> list[Rect]:
        """Return what is meant of the area of a thing on the boards: alike dice alone, by rows."""
        if not isinstance(target, OnPlace):
            return [self.areas[target]]
        board = self.board(target.place.seat)
        return places.in_rows(places.own_dice(board, target.place, self.viewer))

    def target_at(self, at: tuple[int, int]) -> Target | None:
        """Return what the pointer would choose at a pixel."""
        for index in self.seen_rows():
            if self.row_area(index).collidepoint(at):
                return OnRow(index)
        found = looking.spread_at(self, at) or self.line_at(at) or self._die_at(at)
        if found is not None:
            return found
        for target, area in reversed(self.areas.items()):
            if isinstance(target, Part) and target is Part.JOURNAL and not self.has_journal:
                continue
            if area.collidepoint(at):
                closed = target in self.layout.buttons and not self.usable(cast("Part", target))
                return None if closed else target
        return None

    def _die_at(self, at: tuple[int, int]) -> OnDie | OnPlace | None:
        """Return the own die at a pixel; the area of alike ones in two rows has others in it."""
        for rect, code in places.storage_dice(self.board(self.viewer)):
            if rect.collidepoint(at):
                return OnDie(code)
        for target in self.areas:
            if isinstance(target, OnPlace):
                board = self.board(target.place.seat)
                cells = places.own_dice(board, target.place, self.viewer)
                if any(cell.collidepoint(at) for cell in cells):
                    return target
        return None

    def lit(self, target: Target) -> bool:
        """Return whether pressing something does something in the game now."""
        if self.gathering is not None:
            return bool(self.gathering.places(target))
        if self.rows:
            return isinstance(target, OnRow)
        if isinstance(target, OnPlace):
            return False
        if self.planned is not None:
            return isinstance(target, OnSlot) and target.slot in self.prepared
        if isinstance(target, OnDie) and self.view.phase in HOLDING:
            return target.code in self.usable_dice
        return target in self.offers

    @property
    def weighing(self) -> bool:
        """Whether actions are looked at together: planned, or being set off by the viewer."""
        mine = self.viewer == self.view.turn_of
        return self.planned is not None or (mine and bool(self.view.written))

    @property
    def has_journal(self) -> bool:
        """Whether the viewer has recorded anything."""
        return bool(self.view.recorded(self.viewer))

    @property
    def prepared(self) -> tuple[int, ...]:
        """The slots of the viewer's preparations."""
        return tuple(slot for slot, _, _ in self.view.preparations(self.viewer))

    @property
    def can_gather(self) -> bool:
        """Whether own dice can be taken from anywhere."""
        return bool(self.legal) and self.view.phase in (Phase.TURN, Phase.SUMMON)

    def is_on(self, part: Part) -> bool:
        """Return whether a button stays down: what it opens is open."""
        match part:
            case Part.GATHER:
                return self.gathering is not None
            case Part.PLAN:
                return self.planned is not None
            case Part.LOG:
                return self.log_open
            case Part.LEFT:
                return self.lens in (Part.LEFT, Part.TRIBES_LEFT)
            case _:
                return self.wish_is_on(part)

    def usable(self, part: Part) -> bool:  # noqa: PLR0911 - one a part
        """Return whether a button can be pressed."""
        match part:
            case Part.MAIN:
                return self.main_label() is not None
            case Part.GATHER:
                return self.can_gather and self.view.phase is Phase.TURN
            case Part.PLAN:
                picking = bool(self.legal) and self.view.phase in PICKING
                return self.has(aids.WAYS) and bool(self.prepared) and not picking
            case Part.UNDO | Part.RESET:
                return self.session.undo_limit[0] > 0 or self.stage is Stage.REPLAY
            case Part.LOG:
                return self.has(aids.LOG)
            case Part.LEFT:
                return self.has(aids.LEFT)
            case _ if part in self.wishes:
                return self.can_wish(part)
            case _:
                return True

    def main_label(self) -> Message | None:
        """Return what the large button does now, None for nothing."""
        return phrases.main_label(self)

    @property
    def told(self) -> tuple[object, ...]:
        """What the picture depends on but the focus and what is dragged."""
        chosen = None if self.gathering is None else tuple(self.gathering.chosen.items())
        listed = (self.rows, self.first_row, self.log_open, self.back)
        seen = (self.lens, self.page, self.held, self.dragged, chosen, self.planned)
        aside = None if self.aside is None else self.aside.state
        return (self.version, self.stage, aside, *listed, *seen, self.notice, self.track)

    @property
    def signature(self) -> tuple[object, ...]:
        """What a movement of the mouse can change in the picture."""
        return self.focus, self.pointer is None
