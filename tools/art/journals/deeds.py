"""A tribe's action as two rows of icons: what it costs, and what it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals.cards import ANY, March
from discovery.rules.journals.dice import FACES
from tools.art.brush import fill, ink
from tools.art.journals.icons import GREEN, RUST, draw_icon
from tools.art.journals.tokens import INK, arrow, draw_mountain, draw_river

if TYPE_CHECKING:
    import skia

    from discovery.rules.journals.cards import Deed

SPENT, KEPT = "-", "+"
"""End the name of a die that is discarded or stays."""
_STEPS = {"r": "river", "m": "mountain"}
_LASTING = ("scribe", "envoy", "guide", "peace")
_TWO_WAYS = {"scribe": "journal", "envoy": "parley"}


def rows(action: March | Deed) -> tuple[list[str], list[str]]:
    """Return the names of the icons in the upper and in the lower row."""
    if isinstance(action, March):
        die = _die(action.face, action.spent + action.kept)
        cost = [die + SPENT] * action.spent + [die + KEPT] * action.kept
        return cost, ["to", *(_STEPS[step] for step in action.steps)]
    cost = [_die(action.face, 1) + SPENT] * action.spent
    if action.effect in _LASTING:
        return ["lasting"], _lasting(action)
    several = ["any"] * action.number
    lower: dict[str, list[str]] = {
        "turn": [*several, "to", "alike" if action.detail == ANY else FACES[action.detail]],
        "reroll": several,
        "summon": several,
        "fetch left": ["bank_left", "to", *several],
        "fetch right": ["bank_right", "to", *several],
        "grey": ["to", "grey"],
    }
    upper = {"fetch left": ["fetch"], "fetch right": ["fetch"], "grey": []}
    return [*cost, *upper.get(action.effect, [action.effect])], lower.get(action.effect, [])


def _lasting(action: Deed) -> list[str]:
    """Return the lower row of an action that holds in every turn."""
    if action.effect == "peace":
        return ["wary", "to", "friendly"]
    if action.effect == "guide":
        return ["book", "plus", _STEPS[action.steps]]
    return [FACES[action.detail], "counts_as", _TWO_WAYS[action.effect]]


def _die(face: int, count: int) -> str:
    if face != ANY:
        return FACES[face]
    return "alike" if count > 1 else "any"


def draw_rows(
    canvas: skia.Canvas, action: March | Deed, box: tuple[float, float, float, float]
) -> None:
    """Draw the rows, centred in a box (left, top, right, bottom), as large as they fit."""
    left, top, right, bottom = box
    filled = [row for row in rows(action) if row]
    height = (bottom - top) / len(filled)
    for number, row in enumerate(filled):
        size = min(height * 0.98, (right - left) / len(row), 124.0)
        middle = (left + right) / 2
        for place, name in enumerate(row):
            x = middle + (place - (len(row) - 1) / 2) * size
            draw_named(canvas, name, (x, top + height * (number + 0.5)), size * 0.94)


def draw_named(canvas: skia.Canvas, name: str, at: tuple[float, float], size: float) -> None:
    """Draw an icon around a centre; a die that is discarded or stays is marked below."""
    x, y = at
    bare = name.rstrip(SPENT + KEPT)
    if name == "to":
        arrow(canvas, (x - size * 0.36, y), (x + size * 0.38, y), size * 0.22)
    elif name == "plus":
        for width, value in ((0.34, INK), (0.2, "#5fa05a")):
            canvas.drawLine(x - size * 0.26, y, x + size * 0.26, y, ink(size * width, 1, value))
            canvas.drawLine(x, y - size * 0.26, x, y + size * 0.26, ink(size * width, 1, value))
    elif name == "river":
        draw_river(canvas, x, y, size * 0.94)
    elif name == "mountain":
        draw_mountain(canvas, x, y, size * 0.88)
    elif name == bare:
        draw_icon(canvas, name, x, y, size)
    else:
        draw_icon(canvas, bare, x, y - size * 0.06, size * 0.92)
        _mark(canvas, (x + size * 0.28, y + size * 0.27), size * 0.22, kept=name.endswith(KEPT))


def _mark(canvas: skia.Canvas, at: tuple[float, float], radius: float, *, kept: bool) -> None:
    x, y = at
    canvas.drawCircle(x, y, radius * 1.12, fill(INK))
    canvas.drawCircle(x, y, radius * 0.92, fill(GREEN if kept else RUST))
    pen = ink(radius * 0.34, 1, "#ffffff")
    if kept:
        canvas.drawLine(x - radius * 0.45, y, x - radius * 0.1, y + radius * 0.38, pen)
        canvas.drawLine(
            x - radius * 0.1, y + radius * 0.38, x + radius * 0.5, y - radius * 0.4, pen
        )
    else:
        canvas.drawLine(x, y - radius * 0.5, x, y + radius * 0.5, pen)
        canvas.drawLine(x - radius * 0.42, y + radius * 0.08, x, y + radius * 0.5, pen)
        canvas.drawLine(x + radius * 0.42, y + radius * 0.08, x, y + radius * 0.5, pen)
