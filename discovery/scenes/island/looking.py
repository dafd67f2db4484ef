"""How the person at the table looks at the map: its camera, and which end is up."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from discovery.scenes.island.camera import MapCamera, fitted
from discovery.scenes.island.desk import Desk
from discovery.scenes.island.lattice import Ground, ground_of
from discovery.scenes.island.layout import Kind, Layout, make_layout
from discovery.scenes.island.targets import turned

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.lattice import Point
    from discovery.scenes.island.session import Session

LARGEST = 84
"""Half a hex's height at 4K when one looks as closely as possible; less on smaller windows."""

ARROW_UNITS, RING_UNITS = 42, 62
"""Size of an arrow's area, and how far it stands from its hex, at least: the hexes beside
that one are seen."""

LEAST = 11
"""Half a hex's height in units that one looks at first, where the whole island is smaller."""


class Looking:
    """The part of a table that knows where hexes lie on the screen. Hexes are the map's own."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.desks: dict[Seat, Desk] = defaultdict(Desk)
        self.layout: Layout = make_layout((1280, 720), 2 / 3)
        self._turned = session.match.options["north"] == "turned"
        self._grounds: dict[bool, Ground] = {}
        self._under: tuple[tuple[Point, MapCamera, bool], Hex] | None = None

    @property
    def desk(self) -> Desk:
        """What the viewer has before them."""
        return self.desks[self.session.side]

    @property
    def north_up(self) -> bool:
        """Whether the viewer has north at the top of the map."""
        return not (self._turned and self.session.side == 1)

    @property
    def ground(self) -> Ground:
        """The island as the viewer sees it."""
        if self.north_up not in self._grounds:
            chart = self.session.view.island.chart
            self._grounds[self.north_up] = ground_of(chart, north_up=self.north_up)
        return self._grounds[self.north_up]

    @property
    def clockwise(self) -> tuple[int, ...]:
        """The directions clockwise from the top of the screen."""
        return tuple(turned(way, north_up=self.north_up) for way in range(6))

    def flipped(self, place: Hex) -> Hex:
        """Return where a hex of the map lies in the picture, and the other way round."""
        return place if self.north_up else self.ground.turned_hex(place)

    @property
    def camera(self) -> MapCamera:
        """How the viewer looks at the map."""
        desk = self.desk
        if desk.camera is None:
            desk.camera = self._first_look()
        return desk.camera

    @property
    def middle(self) -> Hex:
        """The hex in the middle of the map."""
        chart = self.session.view.island.chart
        return chart.columns // 2, len(chart.rows) // 2

    @property
    def at_stake(self) -> Hex:
        """The hex that matters now."""
        return self.middle

    def _first_look(self) -> MapCamera:
        """Return the camera that shows all, or, where hexes would be tiny, what matters now."""
        view, least = self.layout.view, self.layout.px(LEAST)
        whole = fitted(self.ground, view)
        if self.layout.kind is Kind.PANELS or whole.half >= least:
            return whole
        x, y = whole.sized(least, view.center).centre(self.flipped(self.at_stake))
        near = whole.sized(least, view.center).moved(view.centerx - x, view.centery - y)
        return near.kept(view)

    def centre(self, place: Hex) -> Point:
        """Return the pixel in the middle of a hex of the map."""
        return self.camera.centre(self.flipped(place))

    def hex_at(self, at: Point) -> Hex:
        """Return the hex of the map under a pixel; a frame asks for the same one often."""
        key = (at, self.camera, self.north_up)
        if self._under is None or self._under[0] != key:
            self._under = key, self.flipped(self.camera.hex_at(at))
        return self._under[1]

    def look(self, camera: MapCamera) -> None:
        """Look with `camera`, kept so that the island does not get lost."""
        self.desk.camera = camera.kept(self.layout.view)
        self.desk.moved = True

    def fit(self) -> None:
        """Show the whole island."""
        self.desk.camera, self.desk.moved = fitted(self.ground, self.layout.view), False

    def zoom(self, steps: int, about: Point | None = None) -> None:
        """Go nearer by `steps` (away when negative) about a point, or what matters now."""
        least = fitted(self.ground, self.layout.view).half
        most = max(least, round(LARGEST * min(1.0, self.layout.unit / 2 + 0.25)))
        self.look(self.camera.zoomed(steps, about or self.layout.view.center, least, most))

    def pan(self, right: int, down: int) -> None:
        """Shift the map on the screen."""
        self.look(self.camera.moved(right, down))

    @property
    def arrow_room(self) -> tuple[int, int]:
        """How far from their hex arrows stand, and how large an arrow's area is, in pixels."""
        px, half = self.layout.px, self.camera.half
        return max(px(RING_UNITS), round(1.7 * half)), max(px(ARROW_UNITS), half * 2 // 3)

    def show_arrows(self, place: Hex) -> None:
        """Move the map so that a hex is seen with all arrows around it."""
        far, side = self.arrow_room
        self.show_hex(place)
        self.desk.camera = self.camera.showing(
            self.flipped(place), self.layout.view, far + side // 2 + 1
        )

    def show_hex(self, place: Hex) -> None:
        """Move the map so that a hex is seen."""
        view = self.layout.view
        part = self.desk.moved or self.camera.half > fitted(self.ground, view).half
        near = 3 if part else 1
        margin = min(near * self.camera.half, min(view.size) // 3)
        self.desk.camera = self.camera.showing(self.flipped(place), view, margin)
