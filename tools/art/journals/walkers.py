"""The mammals that the expedition found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.art.brush import poly
from tools.art.journals.nature import dot, eye, line, patch, tinted

if TYPE_CHECKING:
    from collections.abc import Sequence

    import skia
    from numpy.typing import NDArray

    from tools.art.journals.nature import Draw, Spot


def _ground(canvas: skia.Canvas, y: float = 104) -> None:
    line(canvas, (6, y), (50, y - 3), (110, y + 1), (162, y - 3), width=2.4, value="#8a7346")
    for x in (14, 60, 112, 152):
        for lean in (-4, 0, 4):
            line(canvas, (x, y), (x + lean, y - 9 + abs(lean)), width=1.6, value="#6f7d3a")


def _limbs(
    canvas: skia.Canvas,
    tops: Sequence[tuple[float, float, float]],
    colours: tuple[str, str],
    foot: float = 103,
    width: float = 11,
) -> None:
    """Draw legs: where each begins, and how far its foot stands to the right."""
    for x, y, lean in tops:
        end = x + lean
        path = poly([(x - width / 2 - 2, y), (x + width / 2 + 2, y), (end + width * 0.32, foot),
                     (end - width * 0.62, foot)])  # fmt: skip
        tinted(canvas, path, *colours, 2.2)


def _coyote(canvas: skia.Canvas) -> None:
    _ground(canvas)
    tinted(canvas, [(126, 54), (146, 60), (160, 80), (162, 98), (150, 92), (138, 76), (122, 66)],
           "#d8b27a", "#7d6240")  # fmt: skip
    _limbs(canvas, [(64, 66, 2), (118, 62, 6)], ("#b08a58", "#8a6a42"), width=9)
    body = tinted(
        canvas,
        [(58, 44), (84, 42), (110, 44), (130, 50), (134, 64), (122, 76), (96, 74), (72, 80),
         (54, 74), (48, 58)],
        "#dcbb86", "#94744a",
    )  # fmt: skip
    patch(canvas, body, [(56, 36), (140, 36), (140, 54), (96, 54), (60, 52)], "#a58a62")
    _limbs(canvas, [(58, 72, -1), (124, 64, 8)], ("#d3b07a", "#94744a"), width=9)
    for ear in ([(42, 26), (46, 6), (55, 26)], [(52, 28), (60, 9), (64, 32)]):
        tinted(canvas, poly(ear), "#c79a62", "#8a6a42", 2.2)
    head = tinted(canvas, [(14, 48), (30, 38), (44, 25), (58, 28), (66, 42), (64, 58), (50, 62),
                           (34, 56), (18, 55)], "#dcbb86", "#a5835a")  # fmt: skip
    patch(canvas, head, [(10, 50), (36, 50), (52, 58), (44, 68), (10, 62)], "#f7eeda")
    dot(canvas, 15, 50, 3.6)
    eye(canvas, 42, 40, 2.6)


def _upright(
    canvas: skia.Canvas, colours: tuple[str, str, str], *, mound: bool, tail: bool
) -> None:
    """Draw a ground squirrel or a prairie dog that stands and looks out."""
    light, dark, belly = colours
    _ground(canvas)
    if mound:
        tinted(canvas, [(22, 106), (50, 88), (92, 84), (130, 92), (150, 106)], "#c9a671", "#8a6a42")
    if tail:
        tinted(canvas, [(98, 92), (124, 84), (146, 62), (156, 68), (142, 94), (112, 102)],
               "#b9a789", "#6f6250")  # fmt: skip
    else:
        tinted(canvas, poly([(100, 88), (124, 94), (122, 100), (98, 97)]), dark, dark, 2)
    body = tinted(
        canvas,
        [(70, 34), (84, 32), (98, 44), (106, 66), (106, 88), (96, 100), (70, 101), (60, 88),
         (60, 62), (64, 44)],
        light, dark,
    )  # fmt: skip
    patch(canvas, body, [(58, 48), (76, 44), (84, 66), (80, 96), (60, 96)], belly)
    tinted(canvas, [(62, 98), (78, 92), (88, 98), (74, 104), (56, 104)], light, dark, 2.2)
    tinted(canvas, [(74, 54), (82, 58), (74, 72), (62, 74), (60, 70), (70, 64)], light, dark, 2.2)
    tinted(canvas, [(82, 14), (90, 14), (90, 24), (84, 24)], dark, dark, 2)
    head = tinted(canvas, [(46, 30), (58, 18), (74, 10), (90, 18), (94, 32), (84, 42), (64, 42),
                           (50, 38)], light, dark)  # fmt: skip
    patch(canvas, head, [(44, 32), (60, 34), (72, 42), (50, 46)], belly)
    dot(canvas, 47, 31, 3)
    eye(canvas, 68, 24, 3)


def _ground_squirrel(canvas: skia.Canvas) -> None:
    _upright(canvas, ("#b08d62", "#7a5f40", "#d98a4e"), mound=False, tail=True)
    for x, y in ((92, 44), (97, 54), (90, 56), (100, 66), (94, 70), (100, 80), (93, 84)):
        dot(canvas, x, y, 1.7, "#f3e6c8")


def _prairie_dog(canvas: skia.Canvas) -> None:
    _upright(canvas, ("#e0bd84", "#a77d48", "#f8eed6"), mound=True, tail=False)


def _bighorn(canvas: skia.Canvas) -> None:
    """Draw a ram's head with its curled horn."""
    neck = [(74, 60), (96, 40), (124, 52), (150, 84), (156, 112), (64, 112), (66, 88)]
    tinted(canvas, neck, "#b3906a", "#6f5439")
    head = tinted(canvas, [(22, 78), (32, 60), (52, 40), (74, 30), (96, 36), (98, 56), (82, 72),
                           (58, 84), (38, 92), (24, 90)], "#c6a37a", "#86684a")  # fmt: skip
    patch(canvas, head, [(18, 74), (34, 72), (46, 84), (34, 98), (14, 94)], "#f6eddb")
    line(canvas, (26, 88), (38, 88), (46, 84), width=2)
    dot(canvas, 26, 78, 3)
    eye(canvas, 62, 50, 3)
    turns = np.linspace(-2.4, 3.7, 40)
    reach = np.linspace(40, 22, 40)
    x, y = 96 + reach * np.cos(turns), 50 + reach * np.sin(turns)
    wide = np.linspace(12, 2.5, 40)
    out = np.stack([x + wide * np.cos(turns), y + wide * np.sin(turns)], 1)
    inner = np.stack([x - wide * np.cos(turns), y - wide * np.sin(turns)], 1)
    rim = [(float(a), float(b)) for a, b in [*out[::3], *inner[::-3]]]
    tinted(canvas, poly(rim), "#ecd9a8", "#9a7a48")
    for i in range(3, 38, 3):
        line(canvas, _spot(out[i]), _spot(inner[i]), width=1.4)


def _spot(point: NDArray[np.float64]) -> Spot:
    return float(point[0]), float(point[1])


def _mountain_beaver(canvas: skia.Canvas) -> None:
    _ground(canvas)
    body = tinted(
        canvas,
        [(22, 76), (34, 58), (54, 48), (84, 36), (118, 42), (140, 66), (144, 90), (124, 101),
         (64, 101), (36, 94)],
        "#8f6e4e", "#4c3826",
    )  # fmt: skip
    tinted(canvas, [(56, 44), (66, 42), (66, 54), (58, 56)], "#a58262", "#6b5037", 2.2)
    patch(canvas, body, [(60, 92), (110, 92), (116, 110), (54, 110)], "#6f553b")
    for x in (52, 112):
        tinted(
            canvas, [(x, 96), (x + 16, 94), (x + 20, 103), (x - 8, 104)], "#a98a6a", "#6b5037", 2
        )
    dot(canvas, 22, 77, 4)
    for y in (70, 76, 82):
        line(canvas, (30, 80), (14, y + 8), width=1.3)
    eye(canvas, 46, 64, 2.6)


def _grizzly(canvas: skia.Canvas) -> None:
    _ground(canvas)
    _limbs(canvas, [(62, 76, 0), (112, 76, 4)], ("#6b4a2c", "#4c331d"), width=15)
    tinted(
        canvas,
        [(50, 46), (66, 24), (84, 20), (104, 32), (132, 38), (150, 58), (148, 82), (122, 90),
         (88, 86), (60, 90), (46, 74)],
        "#a5763f", "#593a1e",
    )  # fmt: skip
    _limbs(canvas, [(56, 80, -3), (132, 78, 6)], ("#946839", "#593a1e"), width=17)
    for x, y in ((34, 31), (58, 29)):
        tinted(canvas, [(x - 7, y + 6), (x - 5, y - 4), (x + 3, y - 6), (x + 8, y + 4)], "#946839",
               "#593a1e", 2.2)  # fmt: skip
    head = tinted(canvas, [(16, 58), (24, 48), (28, 36), (44, 29), (62, 33), (70, 48), (64, 66),
                           (46, 74), (28, 72), (17, 67)], "#b3844c", "#6b4726")  # fmt: skip
    patch(canvas, head, [(10, 52), (26, 51), (38, 58), (36, 70), (22, 76), (10, 70)], "#d9b585")
    dot(canvas, 18, 58, 4.6)
    line(canvas, (18, 62), (22, 67), (32, 67), width=1.8)
    eye(canvas, 38, 46, 2.6)
    for x in (76, 90, 104):
        line(canvas, (x, 34), (x + 8, 40), width=1.6, value="#e0bd84")


def _pronghorn(canvas: skia.Canvas) -> None:
    _ground(canvas)
    _limbs(canvas, [(70, 70, -1), (122, 68, 5)], ("#b98a52", "#8a6236"), width=7)
    body = tinted(
        canvas,
        [(62, 52), (90, 48), (120, 48), (138, 56), (136, 72), (112, 78), (84, 78), (64, 80),
         (54, 66)],
        "#dba762", "#a06f35",
    )  # fmt: skip
    patch(canvas, body, [(60, 68), (112, 68), (128, 80), (60, 90)], "#fbf3e0")
    patch(canvas, body, [(126, 44), (142, 50), (142, 76), (128, 70)], "#fbf3e0")
    neck = tinted(canvas, [(44, 30), (58, 28), (70, 50), (74, 68), (56, 74), (48, 52)], "#dba762",
                  "#a06f35")  # fmt: skip
    for y in (48, 60):
        patch(canvas, neck, [(40, y), (58, y - 2), (54, y + 7), (40, y + 8)], "#fbf3e0")
    _limbs(canvas, [(62, 74, -2), (130, 68, 7)], ("#dba762", "#a06f35"), width=7)
    for x in (46, 54):
        line(canvas, (x, 24), (x - 2, 12), (x + 6, 2), width=5.4)
        line(canvas, (x - 1, 15), (x - 9, 9), width=4)
    tinted(canvas, [(56, 26), (68, 18), (64, 32)], "#b98a52", "#8a6236", 2)
    head = tinted(canvas, [(20, 40), (34, 28), (48, 20), (60, 24), (62, 36), (48, 44), (30, 48),
                           (21, 46)], "#dba762", "#a87a42")  # fmt: skip
    patch(canvas, head, [(34, 40), (52, 38), (52, 50), (30, 52)], "#fbf3e0")
    patch(canvas, head, [(16, 36), (30, 34), (32, 44), (18, 50)], "#4c3826")
    eye(canvas, 48, 30, 2.6)


def _badger(canvas: skia.Canvas) -> None:
    _ground(canvas)
    tinted(canvas, [(134, 70), (158, 76), (156, 86), (134, 84)], "#b9ab90", "#7d7260", 2.2)
    tinted(
        canvas,
        [(40, 64), (62, 48), (92, 42), (124, 48), (144, 66), (146, 86), (120, 98), (66, 98),
         (44, 92)],
        "#c3b69a", "#77694f",
    )  # fmt: skip
    rng = np.random.default_rng(7500)
    for _ in range(50):
        x, y = float(rng.uniform(64, 138)), float(rng.uniform(54, 92))
        line(canvas, (x, y), (x + 7, y + 3), width=1.4, value="#5f5440")
    for x in (56, 112):
        tinted(
            canvas, [(x, 90), (x + 18, 90), (x + 16, 103), (x - 12, 104)], "#4c4030", "#2e261c", 2
        )
    tinted(canvas, [(58, 50), (68, 46), (70, 58), (62, 62)], "#f3ead2", "#8a7c62", 2.2)
    head = tinted(canvas, [(8, 84), (22, 70), (42, 56), (64, 56), (74, 72), (66, 88), (44, 94),
                           (18, 92)], "#f3ead2", "#cbbd9c")  # fmt: skip
    patch(canvas, head, [(6, 80), (30, 60), (64, 50), (70, 58), (40, 68), (14, 88)], "#4a4030")
    line(canvas, (16, 80), (40, 62), (68, 55), width=5.5, value="#fbf5e4")
    patch(canvas, head, [(44, 72), (58, 68), (62, 84), (50, 86)], "#4a4030")
    dot(canvas, 10, 85, 4)
    eye(canvas, 36, 74, 2.6)


MAMMALS: dict[str, Draw] = {
    "coyote": _coyote,
    "Columbian ground squirrel": _ground_squirrel,
    "bighorn sheep": _bighorn,
    "prairie dog": _prairie_dog,
    "mountain beaver": _mountain_beaver,
    "grizzly bear": _grizzly,
    "pronghorn": _pronghorn,
    "badger": _badger,
}
