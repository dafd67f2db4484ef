"""Markers of the island: chips of wood in the form of a hex, with a front and five kinds of back.

On a back the game writes the hours: in the middle of `back_hours`, else at (0.34, 0.68) of the
chip; the accessory that wards an event off goes to (0.66, 0.68). What tells the backs apart is
there alone as well, for pictures of them that are too small for a chip.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.art.atlas import Cut
from tools.art.brush import INK, Easel, fill, glow, ink, oval, poly, soft
from tools.art.desk import draw_image
from tools.art.finish import shadowed
from tools.art.island.grounds import grounds
from tools.art.island.growth import growth
from tools.art.island.places import places
from tools.art.island.signs import signs

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import skia
    from numpy.typing import NDArray

    Layer = NDArray[np.uint8]
    Spot = tuple[float, float]

WIDE, HIGH = 256, 224
_BORDER = 10
_STAND = {  # what stands on a front: drawing, foot, size
    "jungle": (("crown_0", 92, 92, 1.3), ("palm_1", 160, 104, 1.5), ("palm_0", 96, 146, 1.5),
               ("crown_2", 168, 154, 1.4)),
    "mountain": (("crag_1", 74, 124, 1.2), ("peak_0", 134, 156, 1.05), ("crag_2", 190, 160, 1.1)),
    "plain": (("tuft_0", 84, 78, 1.5), ("lone_0", 150, 116, 1.6), ("bloom_1", 84, 148, 1.6),
              ("tuft_2", 176, 156, 1.5)),
    "swamp": (("pool_0", 100, 84, 1.1), ("reeds_1", 164, 112, 1.5), ("pool_1", 156, 152, 1.1),
              ("reeds_2", 88, 156, 1.5)),
    "outback": (("rock_1", 82, 84, 1.4), ("cactus_0", 160, 122, 1.5), ("scrub_0", 92, 150, 1.5),
                ("rock_3", 172, 160, 1.4)),
}  # fmt: skip


def markers() -> dict[str, Cut]:
    """Return `front_…` for each ground with markers, checkpoint and site; `back_…`, `sign_…`."""
    earth, plants, houses, symbols = grounds(), growth(), places(), signs()
    found = {}
    for name, things in _STAND.items():
        chip = _Chip()
        draw_image(chip.canvas, earth[name].pixels[:HIGH, :WIDE], 0, 0, 1)
        for thing, x, y, scale in things:
            cut = plants[thing]
            foot = cut.anchor or (0, 0)
            draw_image(chip.canvas, cut.pixels, x - foot[0] * scale, y - foot[1] * scale, scale)
        draw_image(chip.canvas, symbols[f"sign_{name}"].pixels, 106, 156, 0.56)
        found[f"front_{name}"] = chip.cut("#8a6a3c")
    found["front_checkpoint"] = _open_chip(earth["open"], [(houses["fort"], 26, 22, 1.06)],
                                           "#d9a51f")  # fmt: skip
    around = [("water", 82, 28), ("cave", 148, 66), ("port", 42, 104), ("ruins", 112, 132)]
    kinds = [(symbols[f"sign_{name}"], x, y, 0.82) for name, x, y in around]
    found["front_site"] = _open_chip(earth["open"], kinds, "#b8392a")
    for name, draw in _BACKS.items():
        chip = _Chip()
        chip.canvas.drawPaint(glow((104, 84), 190, (0, "#fbf2d8", 1), (0.7, "#ead7a8", 1),
                                   (1, "#c9ad74", 1)))  # fmt: skip
        draw(chip.canvas)
        found[f"back_{name}"] = chip.cut(_RIMS[name])
    return found | {f"sign_{name}": _alone(draw) for name, draw in _SIGNS.items()}


def _alone(draw: Callable[[skia.Canvas], None]) -> Cut:
    """Draw a sign on nothing, and cut off what is empty around it, to sides that can be halved."""
    easel = Easel(WIDE, HIGH)
    draw(easel.canvas)
    pixels = easel.picture()
    rows, columns = (np.flatnonzero(pixels[..., 3].any(axis=axis)) for axis in (1, 0))
    top, left = rows[0] // 2 * 2, columns[0] // 2 * 2
    return Cut(pixels[top : (rows[-1] + 2) // 2 * 2, left : (columns[-1] + 2) // 2 * 2])


def _open_chip(earth: Cut, things: Sequence[tuple[Cut, int, int, float]], rim: str) -> Cut:
    """Draw the front of a checkpoint or a site, which has no terrain."""
    chip = _Chip()
    draw_image(chip.canvas, earth.pixels[:HIGH, :WIDE], 0, 0, 1)
    for cut, x, y, scale in things:
        draw_image(chip.canvas, cut.pixels, x, y, scale)
    return chip.cut(rim)


class _Chip:
    """A chip to draw on: what lies beyond its rim is cut off."""

    def __init__(self) -> None:
        self._easel = Easel(WIDE, HIGH)
        self.canvas = self._easel.canvas
        self.canvas.save()
        self.canvas.clipPath(_hex(6), doAntiAlias=True)

    def cut(self, rim: str) -> Cut:
        """Return it with its rim and shadow."""
        canvas = self.canvas
        canvas.restore()
        canvas.drawPath(_hex(5), ink(10, 1, INK))
        canvas.drawPath(_hex(5), ink(6.5, 1, rim))
        canvas.save()
        canvas.translate(-1.2, -1.2)
        canvas.drawPath(_hex(5), ink(1.8, 0.6, "#fff3d0"))
        canvas.restore()
        shadow = (_BORDER,) * 4
        return Cut(shadowed(self._easel.picture(), (3, 5), 3, 0.5), shadow=shadow)


def _hex(inset: float) -> skia.Path:
    x, y = WIDE / 2, HIGH / 2
    wide, high = x - _BORDER - inset * 1.15, y - _BORDER - inset
    return poly([(x - wide, y), (x - wide / 2, y - high), (x + wide / 2, y - high), (x + wide, y),
                 (x + wide / 2, y + high), (x - wide / 2, y + high)])  # fmt: skip


def _hours(canvas: skia.Canvas) -> None:
    """Draw a dial whose middle stays free for a number."""
    x, y = WIDE / 2, HIGH / 2
    canvas.drawCircle(x, y, 76, fill("#fdf6e0", 0.8))
    canvas.drawCircle(x, y, 76, ink(4, 0.8, "#6b4a22"))
    for step in range(12):
        turn = step * np.pi / 6
        a, b = (60 if step % 3 == 0 else 66), 74
        canvas.drawLine(x + a * np.sin(turn), y - a * np.cos(turn), x + b * np.sin(turn),
                        y - b * np.cos(turn), ink(6 if step % 3 == 0 else 4, 0.75))  # fmt: skip


def _number(canvas: skia.Canvas, x: float = 0.34) -> None:
    """Draw the small dial where the game writes the hours."""
    canvas.drawCircle(WIDE * x, HIGH * 0.68, 29, fill("#fffaea", 0.95))
    canvas.drawCircle(WIDE * x, HIGH * 0.68, 29, ink(3.5, 0.85, "#6b4a22"))


def _helper(canvas: skia.Canvas) -> None:
    """Draw the round window where the game shows the accessory."""
    canvas.drawCircle(WIDE * 0.66, HIGH * 0.68, 31, fill("#dff0da", 0.95))
    canvas.drawCircle(WIDE * 0.66, HIGH * 0.68, 31, ink(4, 0.9, "#3f7a35"))


def _arrow(canvas: skia.Canvas) -> None:
    path = soft([(56, 78), (86, 46), (116, 92), (148, 52), (172, 66)])
    canvas.drawPath(path, ink(17, 1))
    canvas.drawPath(path, ink(9, 1, "#7fae58"))
    head = poly([(160, 40), (206, 64), (166, 94)])
    canvas.drawPath(head, fill("#7fae58"))
    canvas.drawPath(head, ink(5, 1))


def _shortcut(canvas: skia.Canvas) -> None:
    _arrow(canvas)
    _number(canvas, 0.5)


def _hourglass(canvas: skia.Canvas) -> None:
    x, y = WIDE / 2, 73
    glass = poly([(x - 30, y - 40), (x + 30, y - 40), (x + 5, y), (x + 30, y + 40),
                  (x - 30, y + 40), (x - 5, y)])  # fmt: skip
    canvas.drawPath(glass, fill("#e3f0ee"))
    canvas.drawPath(poly([(x - 17, y - 20), (x + 17, y - 20), (x + 3, y), (x - 3, y)]),
                    fill("#d9a441"))  # fmt: skip
    canvas.drawPath(poly([(x - 27, y + 38), (x, y + 14), (x + 27, y + 38)]), fill("#d9a441"))
    canvas.drawLine(x, y, x, y + 24, ink(3, 1, "#d9a441"))
    canvas.drawPath(glass, ink(5, 1))
    for level in (-43, 43):
        plank = oval(x, y + level, 76, 13)
        canvas.drawRoundRect(plank, 5, 5, fill("#a06a38"))
        canvas.drawRoundRect(plank, 5, 5, ink(4, 1))


def _turns(canvas: skia.Canvas) -> None:
    _hourglass(canvas)
    _number(canvas)
    _helper(canvas)


def _whirl(canvas: skia.Canvas, value: str = "#5f8fb0") -> None:
    """Draw a way that turns round itself."""
    points = []
    for turn in np.linspace(0.6, 4.4 * np.pi, 60):
        reach = 3.6 * turn
        points.append((WIDE / 2 + reach * 1.15 * np.cos(turn), 76 + reach * 0.86 * np.sin(turn)))
    canvas.drawPath(poly(points, closed=False), ink(15, 1))
    canvas.drawPath(poly(points, closed=False), ink(8, 1, value))


def _lost(canvas: skia.Canvas) -> None:
    _whirl(canvas)
    _number(canvas)
    _helper(canvas)


def _warning(canvas: skia.Canvas) -> None:
    x, y = WIDE * 0.65, HIGH * 0.68
    canvas.drawPath(poly([(x, y - 34), (x + 36, y + 28), (x - 36, y + 28)]), fill("#f2c02e"))
    canvas.drawPath(poly([(x, y - 34), (x + 36, y + 28), (x - 36, y + 28)]), ink(5, 1))
    canvas.drawLine(x, y - 12, x, y + 8, ink(8, 1))
    canvas.drawCircle(x, y + 19, 4.5, fill(INK))


def _unstoppable(canvas: skia.Canvas) -> None:
    canvas.drawPaint(fill("#8c2f22", 0.30))
    _whirl(canvas, "#c8452d")
    _number(canvas)
    _warning(canvas)


_BACKS: dict[str, Callable[[skia.Canvas], None]] = {
    "hours": _hours,
    "shortcut": _shortcut,
    "turns": _turns,
    "lost": _lost,
    "unstoppable": _unstoppable,
}
_SIGNS: dict[str, Callable[[skia.Canvas], None]] = {
    "shortcut": _arrow,
    "turns": _hourglass,
    "lost": _whirl,
    "unstoppable": _warning,
}
_RIMS = {"hours": "#b8935a", "shortcut": "#5f8f45", "turns": "#c8873a", "lost": "#3f6f96",
         "unstoppable": "#a32a1e"}  # fmt: skip
