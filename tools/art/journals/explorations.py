"""The exploration sides: a map with the route, the species found there, tents, the seal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import skia

from tools.art.atlas import Cut
from tools.art.brush import fade, ink
from tools.art.interface import draw_rose
from tools.art.journals.cards import FOOT, HIGH, MAP, PLACES, WIDE, ground, lay, strip
from tools.art.journals.flyers import BIRDS
from tools.art.journals.growing import PLANTS
from tools.art.journals.icons import draw_icon
from tools.art.journals.maps import draw_map
from tools.art.journals.routes import course
from tools.art.journals.swimmers import FISH
from tools.art.journals.tokens import seal
from tools.art.journals.walkers import MAMMALS

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from discovery.rules.journals.cards import Card, Exploration
    from tools.art.journals.routes import Course

    Layer = NDArray[np.uint8]

KINDS = ("plant", "mammal", "bird", "fish")
_DRAWN = {"plant": PLANTS, "mammal": MAMMALS, "bird": BIRDS, "fish": FISH}
_TONES = {"plant": "#6f9a4a", "mammal": "#b98046", "bird": "#5b8fc4", "fish": "#3f9a90"}
_BOX = (54.0, 62.0, 358.0, 332.0)
"""Where steps may stand on the map, pixels."""


def explorations(cards: Sequence[Card]) -> tuple[dict[str, Cut], str]:
    """Return a picture for each card's exploration, and the text that tells where steps are."""
    cuts, entries = {}, []
    for card in cards:
        way = course(card.exploration.route.text, _BOX, card.number)
        cuts[str(card.number)] = Cut(_face(card.number, card.exploration, way))
        entries.append(f'    "{card.number}": {json.dumps(_told(card.exploration, way))}')
    places = {
        name: [round(left / WIDE, 4), round(top / HIGH, 4), round((right - left) / WIDE, 4),
               round((bottom - top) / HIGH, 4)]
        for name, (left, top, right, bottom) in PLACES.items()
    }  # fmt: skip
    head = f'{{\n  "size": {json.dumps([WIDE, HIGH])},\n  "places": {json.dumps(places)},\n'
    return cuts, head + '  "routes": {\n' + ",\n".join(entries) + "\n  }\n}\n"


def _told(exploration: Exploration, way: Course) -> dict[str, object]:
    """Return what the game needs to know of a drawn card; lengths in shares of its width."""
    steps = [
        [round((float(x) + MAP[0]) / WIDE, 3), round((float(y) + MAP[1]) / WIDE, 3)]
        for stretch in way.stretches
        for x, y in stretch.steps
    ]
    kind = "" if exploration.species < 0 else KINDS[exploration.species]
    return {
        "route": exploration.route.text,
        "species": kind,
        "found": exploration.found,
        "tents": exploration.tents,
        "step": round(way.size / WIDE, 3),
        "steps": steps,
        "sides": [list(side) for side in way.sides()],
    }


def _face(number: int, exploration: Exploration, way: Course) -> Layer:
    kind = "" if exploration.species < 0 else KINDS[exploration.species]
    easel = ground(number, ("#a8895a", "#5f4526"))
    canvas = easel.canvas
    lay(canvas, draw_map(way, number), MAP[0], MAP[1])
    canvas.drawRect(skia.Rect.MakeLTRB(*MAP), ink(2.4, 0.9))
    strip(canvas, _TONES.get(kind, "#c9a66a"))
    if kind:
        _vignette(canvas, kind, exploration.found)
    else:
        draw_rose(canvas, 76, 543, 44)
    _tents(canvas, exploration.tents, 266 if kind else 222)
    seal(canvas, 380, 548, 52)
    return easel.picture()


def _vignette(canvas: skia.Canvas, kind: str, found: str) -> None:
    """Draw the species in a frame, and its kind's badge."""
    frame = skia.Rect.MakeLTRB(18, FOOT, 18 + 186, HIGH - 18)
    canvas.drawRoundRect(frame, 16, 16, fade((18, FOOT), (204, 600), (0, "#fffaea", 1),
                                             (1, "#ecdcb0", 1)))  # fmt: skip
    canvas.drawRoundRect(frame, 16, 16, ink(5, 1, _TONES[kind]))
    canvas.drawRoundRect(frame.makeInset(3, 3), 13, 13, ink(1.4, 0.8))
    canvas.save()
    canvas.translate(27, FOOT + 7)
    drawn = _DRAWN[kind].get(found)
    if drawn is None:
        message = f"no {kind} {found!r} can be drawn"
        raise ValueError(message)
    drawn(canvas)
    canvas.restore()
    draw_icon(canvas, kind, 194, FOOT + 14, 52)


def _tents(canvas: skia.Canvas, count: int, middle: float) -> None:
    for number in range(count):
        at = middle + (number - (count - 1) / 2) * 62
        draw_icon(canvas, "tent", at, 562, 74)
