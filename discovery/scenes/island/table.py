"""Everything that the island's screen shows, without a picture of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from discovery.rules.game import Message
from discovery.rules.island.actions import Put
from discovery.rules.island.events import Entered
from discovery.rules.island.ground import GROUND_NAMES
from discovery.scenes.island import targets
from discovery.scenes.island.aids import FITS, MISFITS, POSSIBLE
from discovery.scenes.island.choices import over_for_today
from discovery.scenes.island.layout import Kind, Part, make_layout
from discovery.scenes.island.messages import refused
from discovery.scenes.island.session import WALKS, Stage
from discovery.scenes.island.sheet import Sheet
from discovery.scenes.island.targets import MAP, Target
from discovery.scenes.island.telling import Telling
from discovery.scenes.table.aside import Advised
from discovery.scenes.table.heard import Heard
from discovery.scenes.table.steering import nearest
from discovery.ui.animation import Movements
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame import Rect

    from discovery.rules.game import Refusal, Seat
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.events import Event
    from discovery.rules.island.trail import Misfits
    from discovery.rules.island.view import IslandView
    from discovery.scenes.island.lattice import Point
    from discovery.scenes.island.motion import Moving
    from discovery.scenes.island.session import Session


ASIDE = 2
"""Columns and rows between the middle of the map and where a sheet lies at first, at least."""


@dataclass(frozen=True, slots=True)
class Track:
    """Where a replay stands: after how many decisions, of how many, and whether the game ended."""

    position: int
    length: int
    over: bool


class Table(Telling, Heard, Advised):
    """The screen's model: what lies where, what is lit, who has the focus.

    `pointer` is where the mouse is, None while keys are used; `kit` what is chosen in the shop;
    `armed` that a declaration was asked for once; `refused` the paragraph of the last refusal;
    `door` the door of the checker that keys stand on; `lit` a hex that the log points at; `version`
    grows with every change that shows on the map; `speed` is how fast things move, 0 for not at
    all.
    """

    wishes = targets.WISHES

    def __init__(self, session: Session) -> None:
        """Show the match as it is; call `fit_window` before anything is drawn."""
        super().__init__(session)
        self.movements: Movements[Moving] = Movements()
        self.speed: Callable[[], float] = lambda: 1.0
        self.pointer: Point | None = None
        self.focus: Target | None = None
        self.notice: Message | None = None
        self.refused = ""
        self.kit = 0
        self.armed = False
        self.door = 0
        self.lit: Hex | None = None
        self.drawer = False
        self.track: Track | None = None
        self.version = 0
        self.refresh()

    @property
    def view(self) -> IslandView:
        """What the viewer knows."""
        return self.session.view

    @property
    def stage(self) -> Stage:
        """What the table waits for."""
        return self.session.stage

    @property
    def viewer(self) -> Seat:
        """Whose table it is."""
        return self.session.viewer

    @property
    def other_name(self) -> str:
        """The name of the player who is not to act."""
        acting = self.view.to_act
        return self.session.seats[1 - (acting or 0)].name

    def helped(self, aid: str) -> bool:
        """Return whether the viewer plays with an aid."""
        return aid not in self.session.aids_off

    @property
    def home(self) -> Target | None:
        """Where the focus belongs."""
        return targets.first(self)

    @property
    def marks_sites(self) -> bool:
        """Whether sites that the viewer's clues rule out are barred."""
        return self.helped(POSSIBLE) and bool(self.view.own_clues) and self.session.treasure < 0

    def move(self, thing: Moving, lasts: float) -> None:
        """Let something move at the speed that the person has chosen, or be there at once."""
        speed = self.speed()
        if speed:
            self.movements.start(thing, lasts / speed)

    def fit_window(self, size: tuple[int, int], scale: float) -> None:
        """Lay everything out for a window of `size` pixels at the theme's `scale`."""
        before = self.layout.view
        self.layout = make_layout(size, scale)
        self.drawer = self.drawer and self.layout.kind is Kind.DRAWERS
        if self.layout.view != before:
            for desk in self.desks.values():
                desk.camera, desk.moved = None, False
        self._refocus()
        self.touch()

    def told(self) -> None:
        """Take away what was told: something new is done."""
        self.notice, self.refused = None, ""

    def refuse(self, refusal: Refusal) -> None:
        """Tell why the rules refuse something; F1 opens the paragraph."""
        self.notice, self.refused = refused(refusal), refusal.paragraph

    @property
    def signature(self) -> tuple[object, ...]:
        """What a movement of the mouse can change in the picture."""
        return self.focus, self.desk.camera, self.hovered, self.desk.sheet, self.pointer is None

    def touch(self) -> None:
        """Take note that something on the map has changed."""
        self.version += 1
        self.__dict__.pop("misfits", None)

    def refresh(self) -> None:
        """Read everything anew after the match has changed."""
        self.armed, self.lit = False, None
        self._walks = self.stage is Stage.WALK and not over_for_today(self.view)
        self.__dict__.pop("sheet", None)
        self.__dict__.pop("fits", None)
        self.__dict__.pop("lines", None)
        if self.stage is not Stage.EQUIP:
            self.kit = 0
        desk, sheet = self.desk, self.sheet
        legs = len(self.view.paths(self.viewer))
        if sheet is None or desk.leg != legs:
            desk.sheet, desk.leg = None, legs
        if sheet is not None and desk.sheet is None:
            desk.sheet = sheet.kept(self._last_known())
        if self.stage is Stage.SET_DOWN and desk.cursor is None:
            desk.cursor = self._put_cursor()
        self.focus = self.home
        self.touch()

    def follow(self, events: Sequence[Event]) -> None:
        """Let the sheet's path grow by the steps among `events`: its first hex stays."""
        sheet, desk = self.sheet, self.desk
        if sheet is None or desk.sheet is None:
            return
        for event in events:
            if isinstance(event, Entered) and event.seat == self.viewer:
                desk.sheet = sheet.beside(desk.sheet, event.direction)
        self.__dict__.pop("sheet", None)
        if self.sheet is not None:
            desk.sheet = self.sheet.kept(desk.sheet)

    def _last_known(self) -> Hex:
        """Return where the viewer got lost, if they knew that, else land amid the map."""
        before = self.view.paths(self.viewer)[:-1]
        last = before[-1].hexes[-1] if before else None
        if last is None or last.x is None or last.y is None:
            # Not the middle itself, where whoever set the viewer down may have begun to choose.
            x, y = self.middle
            puts = self.view.island.puts
            spots = ((p.x, p.y) for p in puts if abs(p.x - x) + abs(p.y - y) > ASIDE)
            return nearest(self.middle, spots) or self.middle
        return last.x, last.y

    def _put_cursor(self) -> Hex:
        """Return where keys begin to choose a hex for who got lost.

        In the set-up they begin nowhere: a start taken as it is offered would be a start guessed.
        """
        place = self.view.place(self.view.turn_of) or self.middle
        puts = (put for put in self.view.legal_actions() if isinstance(put, Put))
        return nearest(place, ((put.x, put.y) for put in puts)) or place

    @cached_property
    def sheet(self) -> Sheet | None:
        """The viewer's locator guide, None for one who knows where they are.

        It lies aside while the other player is set down: it would cover hexes that are lit.
        """
        view = self.view
        paths = view.paths(self.viewer)
        walking = bool(paths) and view.turn and not self.session.over and self.track is None
        if not walking or view.located(self.viewer) or self.stage is Stage.SET_DOWN:
            return None
        return Sheet(paths[-1], view.island)

    @cached_property
    def fits(self) -> tuple[Hex, ...]:
        """Where the viewer can be, if they have that assistance."""
        if self.sheet is None or not self.helped(FITS):
            return ()
        return self.view.fits(self.viewer)

    @cached_property
    def misfits(self) -> Misfits | None:
        """What does not agree where the sheet lies, if the viewer has that assistance."""
        sheet, end = self.sheet, self.desk.sheet
        if sheet is None or end is None or not self.helped(MISFITS):
            return None
        return self.view.misfits(*sheet.first(end))

    @property
    def can_seek(self) -> bool:
        """Whether the sheet can be laid on the next fitting place."""
        return bool(self.fits)

    @property
    def here(self) -> Hex | None:
        """The hex from which arrows lead: the viewer's place, or where the sheet's path ends.

        None where no step can follow.
        """
        if not self._walks:
            return None
        return self.desk.sheet if self.sheet is not None else self.view.place(self.viewer)

    @property
    def moves_sheet(self) -> bool:
        """Whether keys on the map move the sheet, not a cursor."""
        return self.sheet is not None and self.stage in WALKS

    def slide(self, end: Hex, effect: Effect | None = Effect.SHEET) -> None:
        """Lay the sheet so that its path ends on a hex, or as near as the map allows."""
        sheet = self.sheet
        if sheet is not None:
            end = sheet.kept(end)
            if end != self.desk.sheet:
                self.desk.sheet = end
                self.armed = False
                self.__dict__.pop("misfits", None)
                if effect is not None:
                    self.sound(effect)

    def seek(self) -> None:
        """Lay the sheet on the next place that fits.

        It sounds the same where there is no other one: the opponent hears it too.
        """
        fits, now = self.fits, self.desk.sheet
        if fits:
            number = fits.index(now) + 1 if now in fits else 0
            self.slide(fits[number % len(fits)], None)
            self.sound(Effect.SHEET_LAID)
            self.show_step()

    def show_step(self) -> None:
        """Move the map so that the hex from which one walks is seen with all arrows around it."""
        place = self.here
        if place is not None:
            self.show_arrows(place)
        elif self.desk.sheet is not None:
            self.show_hex(self.desk.sheet)

    @property
    def at_stake(self) -> Hex:
        """The hex that matters now: where one walks, or where a player is to be set down."""
        return self.here or self.desk.cursor or self.view.place(self.viewer) or self.middle

    @property
    def hovered(self) -> Hex | None:
        """The hex that the pointer or the cursor is on; None off the map."""
        if self.pointer is not None:
            if not self.on_map(self.pointer):
                return None
            found = self.hex_at(self.pointer)
            return found if self.view.island.holds(*found) else None
        if self.focus != MAP:
            return None
        return self.desk.sheet if self.moves_sheet else self.desk.cursor

    def on_map(self, at: Point) -> bool:
        """Return whether a pixel shows the map, and nothing lies over it."""
        return self.layout.view.collidepoint(at) and not any(
            cover.collidepoint(at) for cover in self.covers
        )

    @property
    def covers(self) -> tuple[Rect, ...]:
        """What lies over the map now."""
        layout, found = self.layout, []
        if self.drawer and Part.DRAWER in layout.parts:
            found.append(layout.parts[Part.DRAWER])
        if self.tells:
            found.append(self.slip)
        if self.stage is Stage.EQUIP:
            found += layout.cards(9)
        return tuple(found)

    def hex_words(self, place: Hex) -> Message:
        """Return what is on a hex: the name of a fort or site, or the ground."""
        island = self.view.island
        name = island.name_at(*place) if island.holds(*place) else ""
        if name:
            return Message("{name}", {"name": name})
        return Message(GROUND_NAMES[island.ground_at(*place)])

    def switch_drawer(self) -> None:
        """Open the drawer, or close it."""
        self.drawer = not self.drawer

    def _refocus(self) -> None:
        if self.log_open:
            self.scroll_log(0)
        if self.focus is not None and self.focus not in targets.order(self):
            self.focus = self.home
