"""The dice: rounded cubes with engraved faces, lit from the north-west, at rest and tumbling.

A ray is sent through each pixel straight down on the cube; where it meets the cube, the engraving
bends the surface's normal. All colours share the meeting points of one pose.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial.transform import Rotation

from tools.art.atlas import Cut
from tools.art.brush import Easel, fill
from tools.art.finish import over
from tools.art.journals.glyphs import MARKS, glyph
from tools.art.noise import rgb

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Grid = NDArray[np.float64]
    Layer = NDArray[np.uint8]

SIDE = 96
"""Pixels of a die's side on the sheet."""
REST = (112, 132)
TUMBLE = 176
POSES = 6
_FINE = 2
_ROUND = 0.30
_TEXTURE = 192
FACES = ("foot", "horse", "parley", "journal")
_CUBE = ("foot", "journal", "parley", "foot", "horse", "journal")
"""What stands on the cube's sides: towards the eye, away; east, west; south, north."""
_LIGHT = np.array([-0.46, -0.52, 0.72])


@dataclass(frozen=True, slots=True)
class Paint:
    """How dice of a colour look: body, engraving, the plate and the mark of shape."""

    body: str
    cut: str
    mark: str


PAINTS = {
    "yellow": Paint("#efb528", "#3a2308", "#8a3d00"),
    "blue": Paint("#2553ad", "#fdf6e2", "#ffd75e"),
    "white": Paint("#f6f1e4", "#2b2a33", "#3f5f8f"),
    "red": Paint("#c63c26", "#fff3dc", "#ffe07a"),
    "black": Paint("#2b2730", "#fff6e2", "#f0c24a"),
    "grey": Paint("#80858f", "#fffaf0", "#c3c9d6"),
}


def dice() -> dict[str, Cut]:
    """Return every die: `yellow_foot` … at rest, `yellow_0` … `yellow_5` tumbling."""
    textures = {name: _textures(name) for name in FACES}
    marks = {colour: _texture(shape, 0.785, 0.215, 0.32) for colour, shape in MARKS.items()}
    blank = np.zeros((_TEXTURE, _TEXTURE))  # of four sides at rest no more than the rim is seen
    wide, high = REST
    found: dict[str, Cut] = {}
    rest = _Pose.seen(wide, high, _resting(), (wide / 2 - 4, high / 2 - 6))
    turns = Rotation.random(POSES, random_state=41)
    tumbling = [
        _Pose.seen(TUMBLE, TUMBLE, turns[pose], (TUMBLE / 2, TUMBLE / 2)) for pose in range(POSES)
    ]
    for colour, paint in PAINTS.items():
        for face in FACES:
            engraved = [textures[face], blank, blank, blank, textures[_CUBE[4]], blank]
            shown = [marks[colour], blank, blank, blank, marks[colour], blank]
            layer = rest.painted(paint, engraved, shown)
            found[f"{colour}_{face}"] = Cut(
                _grounded(layer, (5, 6), 3.5, 0.5), anchor=(wide // 2 - 4, high // 2 - 6),
                shadow=(4, 4, 12, 14),
            )  # fmt: skip
        for number, pose in enumerate(tumbling):
            layer = pose.painted(paint, [textures[name] for name in _CUBE], [marks[colour]] * 6)
            found[f"{colour}_{number}"] = Cut(_grounded(layer, (12, 16), 7, 0.38))
    return found


def _resting() -> Rotation:
    """Return how a die at rest is turned: its south side can just be seen."""
    return Rotation.from_euler("x", 15, degrees=True)


def _texture(name: str, x: float, y: float, size: float) -> Grid:
    easel = Easel(_TEXTURE, _TEXTURE)
    easel.canvas.drawPath(glyph(name, x * _TEXTURE, y * _TEXTURE, size * _TEXTURE), fill("#ffffff"))
    return np.asarray(easel.picture()[..., 3] / 255)


def _textures(name: str) -> Grid:
    return _texture(name, 0.44, 0.57, 0.61)


@dataclass(frozen=True, slots=True)
class _Pose:
    """Where rays meet the cube: `share` of each pixel met; side, place on it, normal by point."""

    shape: tuple[int, int]
    met: NDArray[np.bool_]
    side: NDArray[np.int64]
    spot: Grid
    normal: Grid
    turn: Rotation

    @classmethod
    def seen(cls, wide: int, high: int, turn: Rotation, centre: tuple[float, float]) -> _Pose:
        """Send a ray through each fine pixel; `centre` is the cube's, in pixels."""
        half = SIDE / 2
        x = ((np.arange(wide * _FINE) + 0.5) / _FINE - centre[0]) / half
        y = ((np.arange(high * _FINE) + 0.5) / _FINE - centre[1]) / half
        start = np.stack(np.broadcast_arrays(x[None, :], y[:, None], 2.2), axis=-1)
        back = turn.inv()
        points = back.apply(start.reshape(-1, 3))
        way = back.apply([0.0, 0.0, -1.0])
        gone = np.zeros(len(points))
        for _ in range(48):
            gone += _distance(points + gone[:, None] * way)
        places = points + gone[:, None] * way
        met = _distance(places) < 0.01
        inner = places[met]
        outward = inner - np.clip(inner, -(1 - _ROUND), 1 - _ROUND)
        outward /= np.maximum(np.linalg.norm(outward, axis=1), 1e-9)[:, None]
        side, spot = _sides(inner)
        return cls((high * _FINE, wide * _FINE), met, side, spot, outward, turn)

    def painted(self, paint: Paint, textures: list[Grid], marks: list[Grid]) -> Layer:
        """Return the cube's picture with these engravings and marks on its six sides."""
        engraved, marked = np.zeros(len(self.side)), np.zeros(len(self.side))
        slope = np.zeros((len(self.side), 2))
        for side in range(6):
            here = self.side == side
            spots = self.spot[here]
            engraved[here] = _sample(textures[side], spots)
            marked[here] = _sample(marks[side], spots)
            depth = gaussian_filter(np.maximum(textures[side], marks[side]), 1.6)
            down, across = np.gradient(depth)
            slope[here] = np.stack([_sample(across, spots), _sample(down, spots)], axis=-1)
        bent = self.normal + _lifted(self.side, slope) * 2.2
        normal = self.turn.apply(bent / np.linalg.norm(bent, axis=1)[:, None])
        colour = np.zeros((len(self.side), 3)) + rgb(paint.body)
        colour += (np.array(rgb(paint.mark)) - colour) * marked[:, None]
        colour += (np.array(rgb(paint.cut)) - colour) * engraved[:, None]
        light = _LIGHT / np.linalg.norm(_LIGHT)
        lit = np.clip(normal @ light, 0, None)
        shine = np.clip(normal @ _half_way(light), 0, None) ** 34
        rim = np.clip(1 - normal[:, 2], 0, 1) ** 2
        shaded = colour * (0.44 + 0.74 * lit - 0.20 * rim)[:, None] + 96 * shine[:, None]
        whole = np.zeros((*self.shape, 4))
        whole[self.met.reshape(self.shape), :3] = np.clip(shaded, 0, 255)
        whole[self.met.reshape(self.shape), 3] = 255
        return _rimmed(_coarse(whole))


def _distance(points: Grid) -> Grid:
    outside = np.abs(points) - (1 - _ROUND)
    near = np.linalg.norm(np.maximum(outside, 0), axis=1)
    return np.asarray(near + np.minimum(outside.max(axis=1), 0) - _ROUND)


_AXES = ((2, 0, 1, 1, 1), (2, 0, 1, -1, 1), (0, 1, 2, 1, -1), (0, 1, 2, -1, -1), (1, 0, 2, 1, -1),
         (1, 0, 2, -1, 1))  # fmt: skip
"""For each side: the axis it faces, those of its picture's x and y, the signs of both."""


def _sides(points: Grid) -> tuple[NDArray[np.int64], Grid]:
    axis = np.abs(points).argmax(axis=1)
    ahead = np.take_along_axis(points, axis[:, None], 1)[:, 0] > 0
    side = np.select([axis == 2, axis == 0], [np.where(ahead, 0, 1), np.where(ahead, 2, 3)],
                     np.where(ahead, 4, 5)).astype(np.int64)  # fmt: skip
    spot = np.zeros((len(points), 2))
    for number, (_, u, v, flip_u, flip_v) in enumerate(_AXES):
        here = side == number
        spot[here] = points[here][:, [u, v]] * (flip_u, flip_v) / 2 + 0.5
    return side, spot


def _lifted(sides: NDArray[np.int64], slope: Grid) -> Grid:
    """Return slopes on the sides as directions in the cube's space."""
    found = np.zeros((len(sides), 3))
    for number, (_, u, v, flip_u, flip_v) in enumerate(_AXES):
        here = sides == number
        found[here, u] = slope[here, 0] * flip_u
        found[here, v] = slope[here, 1] * flip_v
    return found


def _sample(texture: Grid, spots: Grid) -> Grid:
    places = (spots[:, ::-1] * _TEXTURE - 0.5).T
    return np.asarray(map_coordinates(texture, places, order=1, mode="nearest"))


def _half_way(light: Grid) -> Grid:
    half = light + np.array([0, 0, 1.0])
    return np.asarray(half / np.linalg.norm(half))


def _coarse(fine: Grid) -> Layer:
    high, wide = fine.shape[0] // _FINE, fine.shape[1] // _FINE
    parts = fine.reshape(high, _FINE, wide, _FINE, 4)
    weight = parts[..., 3:].sum(axis=(1, 3))
    colour = (parts[..., :3] * parts[..., 3:]).sum(axis=(1, 3)) / np.maximum(weight, 1)
    whole: Layer = np.rint(np.concatenate([colour, weight / _FINE**2], axis=-1)).astype(np.uint8)
    return whole


def _rimmed(layer: Layer) -> Layer:
    """Return a die with a thin dark rim, so that a light one stands out on paper."""
    solid = layer[..., 3] / 255
    spread = np.clip(gaussian_filter(solid, 1.5) * 2.2, 0, 1)
    return over(layer, _tinted(spread * 0.8, "#2a190b"))


def _grounded(layer: Layer, offset: tuple[int, int], blur: float, alpha: float) -> Layer:
    shade = np.roll(layer[..., 3] / 255, (offset[1], offset[0]), (0, 1))
    return over(layer, _tinted(gaussian_filter(shade, blur) * alpha, "#1a0f06"))


def _tinted(alpha: Grid, colour: str) -> Layer:
    layer = np.empty((*alpha.shape, 4), dtype=np.uint8)
    layer[..., :3] = rgb(colour)
    layer[..., 3] = np.rint(np.clip(alpha, 0, 1) * 255)
    return layer
