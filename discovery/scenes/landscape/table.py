"""Everything that the table's screen shows, without a picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from discovery.rules.landscape.actions import Deploy, Place
from discovery.scenes.landscape import messages, snapshot, targets
from discovery.scenes.landscape.facts import Facts
from discovery.scenes.landscape.follow import Follow
from discovery.scenes.landscape.hand import Hand
from discovery.scenes.landscape.layout import Layout, Part, make_layout
from discovery.scenes.landscape.looking import Looking
from discovery.scenes.landscape.motion import FLASH, GLIDE, Flash, Glide
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.targets import (
    BOARD,
    LIST,
    SHEET,
    OnChoice,
    OnHand,
    OnList,
    OnSeat,
    OnSheet,
    Target,
)
from discovery.scenes.table.aside import Advised
from discovery.scenes.table.heard import Heard
from discovery.scenes.table.steering import nearest
from discovery.ui.animation import Movements
from discovery.ui.camera import Bounds, Camera, bounds_of, fitted, followed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from discovery.content.landscape import TileArt
    from discovery.rules.game import Message, Refusal
    from discovery.rules.landscape.view import LandscapeView
    from discovery.scenes.landscape.board import Figure, Tile
    from discovery.scenes.landscape.facts import Where
    from discovery.scenes.landscape.messages import Track
    from discovery.scenes.landscape.motion import Moving
    from discovery.scenes.landscape.session import Session
    from discovery.scenes.landscape.snapshot import Choice
    from discovery.ui.camera import Area, Cell, Point

OPENING_TILE, LARGEST_TILE, SMALLEST_TILE = 150, 250, 44
"""Units of a tile's side: when the board is small, at most, at least."""
ROOMY = 66
"""Units of a tile's side from which on there may be words on all of them."""
FREE = 1.15
"""How many squares are left free around the whole board."""
LOST = 2
"""How many squares the middle of the view may lie beyond the board."""


class Table(Heard, Advised):
    """The screen's model: what lies where, what is lit, who has the focus.

    `pointer` is where the mouse is, None while keys are used; `cursor` the square that keys stand
    on; `gone` the tiles that left the game in this turn. `looking` is what is shown besides, and
    `facts` what the aids know. `speed` is how fast things move, 0 for not at all.
    """

    wishes = targets.WISHES

    def __init__(self, session: Session, art: Mapping[int, TileArt]) -> None:
        """Show the match as it is; call `fit_window` before anything is drawn."""
        self.session = session
        self.art = art
        self.hand = Hand()
        self.choices: tuple[Choice, ...] = ()
        self.tiles: tuple[Tile, ...] = ()
        self.figures: tuple[Figure, ...] = ()
        self.frontier: tuple[Cell, ...] = ()
        self.gone: tuple[int, ...] = ()
        self.movements: Movements[Moving] = Movements()
        self.pointer: Point | None = None
        self.cursor: Cell | None = None
        self.focus: Target | None = None
        self._computing = False
        self.banner = False
        """Whether the end of the game is told over the board, until one looks elsewhere."""
        self.track: Track | None = None
        self.speed: Callable[[], float] = lambda: 1.0
        self.told_paragraph = ""
        self.looked_away = False
        """Whether the pointer has gone to another thing since something was told."""
        self._notice: Message | None = None
        self._camera = Camera(100, 0, 0)
        self._grown = (0, 0)
        self.follow = Follow.GAME
        self.layout: Layout = make_layout((1280, 720), 2 / 3, len(session.seats), self.hands)
        self.looking = Looking(self)
        self.refresh()

    @property
    def notice(self) -> Message | None:
        """The last thing to be told, until something else happens."""
        return self._notice

    @notice.setter
    def notice(self, message: Message | None) -> None:
        self._notice, self.told_paragraph, self.looked_away = message, "", False

    def refuse(self, refusal: Refusal) -> None:
        """Tell why the rules refuse something; `told_paragraph` is where they say so."""
        self.notice = messages.refused(refusal)
        self.told_paragraph = refusal.paragraph

    @property
    def camera(self) -> Camera:
        """How the board is seen now; on its way where it glides."""
        for movement in self.movements.running:
            if isinstance(movement.thing, Glide):
                return movement.thing.at(movement.share)
        return self._camera

    @camera.setter
    def camera(self, camera: Camera) -> None:
        self._camera = camera
        running = self.movements.running
        self.movements.running = [one for one in running if not isinstance(one.thing, Glide)]

    @property
    def grain(self) -> Point:
        """Where the table's wood begins: it moves with the board, and stays when one zooms."""
        camera = self.camera
        return camera.x - self._grown[0], camera.y - self._grown[1]

    def move(self, thing: Moving, lasts: float, waits: float = 0.0) -> None:
        """Let something move at the speed that the person has chosen, or be there at once."""
        speed = self.speed()
        if speed:
            self.movements.start(thing, lasts / speed, waits / speed)

    @property
    def view(self) -> LandscapeView:
        """What the viewer knows."""
        return self.session.view

    @property
    def stage(self) -> Stage:
        """What the table waits for."""
        return self.session.stage

    @property
    def hands(self) -> int:
        """How many tiles a seat holds at most."""
        return 2 if self.session.view.double_tile else 1

    @property
    def bounds(self) -> Bounds:
        """The block of squares that tiles lie on."""
        return bounds_of([tile.cell for tile in self.tiles])

    @property
    def whole(self) -> Area:
        """The part of the window that the board is shown in."""
        view = self.layout.view
        top = self.layout.banner.bottom if self.banner else view.top
        return view.left, top, view.width, view.bottom - top

    def fit_window(self, size: tuple[int, int], scale: float) -> None:
        """Lay everything out for a window of `size` pixels at the theme's `scale`."""
        before = self.layout
        self.layout = make_layout(size, scale, len(self.session.seats), self.hands)
        if self.focus is not None and self.focus not in targets.order(self):
            self.focus = targets.first(self)
        if self.cursor is None and self.pointer is None:
            self.start_cursor()
        if self.follow is not Follow.NOTHING:
            self._follow()
            return
        shift = self.layout.view.centerx - before.view.centerx
        down = self.layout.view.centery - before.view.centery
        self.look(self.camera.moved(shift, down))

    def refresh(self) -> None:
        """Read everything anew after the match has changed."""
        view = self.view
        self.tiles = snapshot.tiles_of(view)
        self.figures = snapshot.figures_of(view, self.session.seats, self.art)
        self.frontier = view.frontier
        self.log = self.session.log
        self.facts = Facts(view, self.log)
        self.gone = messages.discards_of_turn(self.log)
        acting = view.to_act
        designs = () if acting is None or view.placed_now else view.hand(acting)
        wish = self.hand.wish if self.hand.designs == designs else 0
        self.hand = Hand(designs, snapshot.fits_of(view), wish=wish)
        if not self.hand.squares and len(designs) > 1 and self.stage is Stage.PLACE:
            self.hand.choose(1)
        self.choices = snapshot.choices_of(view, self.art)
        # Whoever reads while computer players play goes on reading.
        reading = self._computing and self.focus in {LIST, SHEET}
        if not reading:
            self.focus = targets.first(self)
        self.cursor = None
        if self.follow is Follow.GAME or not self._all_seen():
            self._follow()
        if self.pointer is None:
            self.start_cursor()
        self.looking.refresh()
        if reading and self.focus not in targets.order(self):
            self.focus = targets.first(self)
        self._computing = self.stage is Stage.COMPUTER

    def look(self, camera: Camera) -> None:
        """Look with `camera`, kept so that the board does not get lost."""
        self.camera = camera.kept(self.bounds.grown(LOST), self.whole)

    def fit(self) -> None:
        """Show the whole board, as large as the view allows, from now on."""
        self.follow = Follow.BOARD
        self.banner = False
        self._follow()

    def tell_end(self) -> None:
        """Tell that the game is over; the board makes room unless the person has placed it."""
        self.banner, self.focus = True, Part.BANNER
        self._follow()

    def _follow(self) -> None:
        """Look so that the whole board is seen, if the person wants that."""
        most = self.layout.px(OPENING_TILE)
        if self.follow is not Follow.NOTHING:
            self._grown = (0, 0)
        if self.follow is Follow.GAME:
            cells = [tile.cell for tile in self.tiles]
            self.camera = followed(cells, self.whole, most, FREE)
        elif self.follow is Follow.BOARD:
            self.camera = fitted(self.bounds, self.whole, most, FREE)

    def _all_seen(self) -> bool:
        """Return whether the board and the squares around it lie in the view."""
        return self.camera.holds(self.bounds.grown(1), self.whole)

    def zoom(self, steps: float, about: Point | None = None) -> None:
        """Go nearer by `steps` (away when negative) about a point, or the middle of the board."""
        wood = self.grain
        self.look(self.nearer(steps, about))
        self._grown = (self.camera.x - wood[0], self.camera.y - wood[1])
        self.follow, self.banner = Follow.NOTHING, False

    def nearer(self, steps: float, about: Point | None = None) -> Camera:
        """Return the camera of someone who zooms."""
        px, camera = self.layout.px, self.camera
        wide = fitted(self.bounds, self.whole, px(SMALLEST_TILE), FREE)
        least, middle = min(wide.size, camera.size), about or self.layout.view.center
        return camera.zoomed(steps, middle, least, px(LARGEST_TILE))

    def pan(self, right: int, down: int) -> None:
        """Shift the board on the screen."""
        self.look(self.camera.moved(right, down))
        self.follow, self.banner = Follow.NOTHING, False

    def covered(self, at: Point) -> bool:
        """Return whether a panel lies over the board at a pixel."""
        return any(panel.collidepoint(at) for panel in self.panels)

    @property
    def panels(self) -> tuple[Rect, ...]:
        """What covers the board now."""
        looking = self.looking
        found = self.layout.panels(open_log=looking.log_open, open_sheet=looking.sheet)
        return (*found, self.layout.banner) if self.banner else found

    @property
    def cell(self) -> Cell | None:
        """The square that pointer or cursor is on, None off the board."""
        if self.pointer is None:
            return self.cursor if self.focus == BOARD else None
        return None if self.covered(self.pointer) else self.camera.cell(self.pointer)

    @property
    def rotation(self) -> int:
        """How the tile in hand is turned where it is now."""
        return self.hand.rotation(self.cell)

    def place_at(self, cell: Cell) -> Place:
        """Return the action that lays the chosen tile on `cell` as it is turned there."""
        design = self.hand.design
        slot = 0 if design is None else snapshot.slot_of(self.view, design)
        return Place(*cell, self.hand.rotation(cell), slot)

    def obstacle(self, cell: Cell) -> Refusal | None:
        """Return why the tile in hand cannot lie on `cell` in any way, None if it can."""
        if self.stage is not Stage.PLACE or cell in self.hand.squares:
            return None
        return self.view.check(self.place_at(cell))

    @property
    def signature(self) -> tuple[object, ...]:
        """What a movement of the mouse can change in the picture."""
        cell = self.cell if self.stage is Stage.PLACE else None
        floats = cell is not None and cell not in self.hand.squares
        floats = floats and cell not in self.facts.tiles
        at = self.pointer if floats else self.pointer is None
        return self.focus, self.camera, cell, at, self.looking.lit(), self.looking.row()

    def start_cursor(self) -> None:
        """Let keys begin on the square that is nearest to where one looks."""
        if self.cursor in self.hand.squares:
            return
        at = self.pointer or self.layout.view.center
        here = (
            (at[0] - self.camera.x) / self.camera.size - 0.5,
            (at[1] - self.camera.y) / self.camera.size - 0.5,
        )
        self.cursor = nearest(here, self.hand.squares)

    def show_cell(self, cell: Cell) -> None:
        """Move the board so that `cell` is seen."""
        self.camera = self._camera.showing(cell, self.whole, self._camera.size // 4)

    def show_place(self, where: Where) -> None:
        """Let the board glide so that a place is seen, and flash there."""
        before = self.camera
        self.movements.skip()
        self.camera = before
        self.show_cell(where.cell)
        if self._camera != before:
            self.move(Glide(before, self._camera), GLIDE)
        self.move(Flash(where), FLASH)

    @property
    def roomy(self) -> bool:
        """Whether tiles are so large that words on them leave the board to be seen."""
        return self.camera.size >= self.layout.px(ROOMY)

    def choice_area(self, index: int) -> Rect:
        """Return the pixels of a choice on the board."""
        choice = self.choices[index]
        x, y = self.camera.spot(choice.cell, *choice.spot)
        side = max(self.layout.px(46), self.camera.size * 3 // 10)
        side = min(side, self.camera.size * 9 // 20)
        return Rect(x - side // 2, y - side // 2, side, side)

    @property
    def shown_tile(self) -> Tile | None:
        """The tile of this turn that lies on the board already, None before."""
        cell = self.view.placed_now
        return None if cell is None else next(t for t in reversed(self.tiles) if t.cell == cell)

    def panel_area(self, index: int) -> Rect | None:
        """Return the pixels of a choice on the large picture of the new tile, None if not there."""
        choice, box = self.choices[index], self.layout.hands[0]
        if not isinstance(choice.action, Deploy):
            return None
        side = min(self.layout.px(64), box.width * 3 // 10)
        area = Rect(0, 0, side, side)
        area.center = (
            box.left + round(choice.spot[0] * box.width),
            box.top + round(choice.spot[1] * box.height),
        )
        return area.clamp(box)

    def area(self, target: Target) -> Rect:
        """Return the pixels of anything that can have the focus."""
        match target:
            case OnChoice(index):
                return self.choice_area(index)
            case OnHand(slot):
                return self.layout.hands[slot]
            case OnSeat(seat):
                return self.layout.rows[seat]
            case OnList() | OnSheet():
                return self.layout.log if target == LIST else self.layout.sheet
            case Part():
                return self.layout.place(target)
            case _:
                return self.layout.view

    def target_at(self, at: Point) -> Target | None:
        """Return what the pointer would choose at a pixel; None for the bare board."""
        covered = self.covered(at)
        found = [
            target
            for target in targets.order(self)
            if target != BOARD and any(a.collidepoint(at) for a in self._areas(target, covered))
        ]
        return min(found, key=lambda target: self._distance(target, at), default=None)

    def _areas(self, target: Target, covered: bool) -> tuple[Rect, ...]:
        """Return where a target can be clicked; on the board only where no panel lies over it."""
        if not isinstance(target, OnChoice):
            return (self.area(target),)
        if not covered:
            return (self.area(target),)
        area = self.panel_area(target.index)
        return () if area is None else (area,)

    def _distance(self, target: Target, at: Point) -> int:
        """Return how far the middle of a target is: of two that overlap the nearer one counts."""
        areas = self._areas(target, self.covered(at))
        return min((a.centerx - at[0]) ** 2 + (a.centery - at[1]) ** 2 for a in areas)
