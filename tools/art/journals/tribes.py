"""The tribe sides: where the people live, how they meet strangers, their action, their tents.

Nobody is portrayed. Dwellings are those that the people lived in by 1805. For about half of them
that was looked up (journals of the expedition; D. I. Bushnell, Bureau of American Ethnology,
bulletin 77; what the peoples tell); the others are what is usually told of their neighbours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import skia

from tools.art.atlas import Cut
from tools.art.brush import Easel, fade, fill, ink, poly
from tools.art.journals.cards import HIGH, WIDE, ground, lay, strip
from tools.art.journals.deeds import draw_named, draw_rows
from tools.art.journals.icons import draw_icon
from tools.art.journals.scenery import draw_country

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from discovery.rules.journals.cards import Card

    Layer = NDArray[np.uint8]

_HOMES = {
    "prairie earth": "Otoe, Missouria, Omaha, Ponca, Pawnee, Kansa",
    "prairie tipi": "Yankton, Brulé Lakota",
    "plains earth": "Arikara, Mandan, Hidatsa",
    "plains tipi": "Assiniboine, Cheyenne, Arapaho, Kiowa, Gros Ventre, Plains Cree",
    "mountains tipi": "Crow, Salish, Piegan Blackfeet, Kootenai, Bannock",
    "mountains brush": "Lemhi Shoshone",
    "mountains mat": "Nez Perce, Pend d'Oreille, Coeur d'Alene",
    "plateau mat": "Palouse, Walla Walla, Wanapum, Yakama, Umatilla, Cayuse, Tenino, Klickitat,"
    " Spokane",
    "river plank": "Wasco, Wishram, Watlala, Skilloot, Multnomah, Clackamas, Cathlamet, Chehalis",
    "river banked": "Kalapuya",
    "coast plank": "Chinook, Clatsop, Wahkiakum, Tillamook, Quinault",
    "woodland bark": "Iowa, Osage, Shawnee, Sauk",
    "woodland dome": "Meskwaki, Kickapoo",
}
"""Country and dwelling: who lived there and so."""
_BANDS = {
    "prairie": ("#a8452a", "#e8c878"), "plains": ("#2f6a78", "#e8d9a8"),
    "mountains": ("#4a5f8a", "#e6d3a0"), "plateau": ("#8a5a2a", "#efd28a"),
    "river": ("#3f6b4a", "#e3d5a4"), "coast": ("#2f5a6b", "#dfd8b4"),
    "woodland": ("#7a3f2a", "#d9cf94"),
}  # fmt: skip
CHIP = (264, 184)
_TONES = {False: ("#7fb06a", "#2f5a34"), True: ("#d9743a", "#7a2a10")}


def tribes(cards: Sequence[Card]) -> dict[str, Cut]:
    """Return a picture for each card's tribe, by the card's number."""
    return {str(card.number): Cut(_face(card)) for card in cards}


def chips(cards: Sequence[Card]) -> dict[str, Cut]:
    """Return for each tribe a small card that shows its action alone, for crowded boards."""
    return {str(card.number): Cut(_chip(card)) for card in cards}


def _chip(card: Card) -> Layer:
    wide, high = CHIP
    wary = card.tribe.wary
    easel = Easel(wide, high)
    canvas = easel.canvas
    whole = skia.RRect.MakeRectXY(skia.Rect.MakeWH(wide, high), 22, 22)
    canvas.clipRRect(whole, doAntiAlias=True)
    light, dark = _TONES[wary]
    canvas.drawRRect(whole, fade((0, 0), (wide, high), (0, light, 1), (1, dark, 1)))
    inner = skia.Rect.MakeLTRB(12, 12, wide - 12, high - 12)
    canvas.drawRoundRect(
        inner, 13, 13, fade((0, 0), (0, high), (0, "#fffaea", 1), (1, "#ecdcb0", 1))
    )
    canvas.drawRoundRect(inner, 13, 13, ink(2.4, 0.8))
    if wary:
        _notches(canvas, (wide, high), 5)
    canvas.drawRRect(whole, ink(5, 0.9))
    draw_rows(canvas, card.tribe.action, (16, 14, wide - 16, high - 14))
    return easel.picture()


def _home(name: str) -> tuple[str, str]:
    """Return country and dwelling of a people.

    Raises:
        ValueError: nothing is known of them here.
    """
    for home, names in _HOMES.items():
        if name in names.split(", "):
            country, lodge = home.split()
            return country, lodge
    message = f"no dwelling is told for {name!r}"
    raise ValueError(message)


def _face(card: Card) -> Layer:
    tribe = card.tribe
    country, lodge = _home(tribe.name)
    easel = ground(100 + card.number, _TONES[tribe.wary])
    canvas = easel.canvas
    lay(canvas, draw_country(country, lodge, card.number), 14, 96)
    canvas.drawLine(14, 266, WIDE - 14, 266, ink(2.4, 0.9))
    strip(canvas, _TONES[tribe.wary][0])
    _band(canvas, country)
    draw_rows(canvas, tribe.action, (20, 292, WIDE - 20, 472))
    _foot(canvas, tribe.tents, wary=tribe.wary)
    if tribe.wary:
        _notches(canvas, (WIDE, HIGH), 14)
    return easel.picture()


def _band(canvas: skia.Canvas, country: str) -> None:
    """Draw a woven band of plain steps and lozenges below the landscape."""
    dark, light = _BANDS[country]
    canvas.drawRect(skia.Rect.MakeLTRB(14, 267, WIDE - 14, 287), fill(dark))
    for step in range(21):
        x = 14 + (step + 0.5) * (WIDE - 28) / 21
        reach = 8.5 if step % 2 else 5.0
        lozenge = poly([(x, 277 - reach), (x + reach, 277), (x, 277 + reach), (x - reach, 277)])
        canvas.drawPath(lozenge, fill(light, 0.95))
    canvas.drawLine(14, 287, WIDE - 14, 287, ink(2.4, 0.9))


def _foot(canvas: skia.Canvas, tents: int, *, wary: bool) -> None:
    top = HIGH - 92
    rect = skia.Rect.MakeLTRB(14, top, WIDE - 14, HIGH - 14)
    light, dark = _TONES[wary]
    canvas.drawRoundRect(rect, 14, 14, fade((0, top), (0, HIGH), (0, light, 0.32), (1, dark, 0.42)))
    canvas.drawLine(14, top, WIDE - 14, top, ink(2, 0.8))
    draw_icon(canvas, "wary" if wary else "friendly", 56, HIGH - 53, 78)
    for number in range(2 if wary else 1):
        draw_named(canvas, "parley-", (126 + number * 64, HIGH - 53), 64)
    for number in range(tents):
        draw_icon(canvas, "tent", WIDE - 54 - (tents - 1 - number) * 56, HIGH - 53, 66)


def _notches(canvas: skia.Canvas, size: tuple[int, int], count: int) -> None:
    """Notch the rim, so that a wary people is told without colour as well."""
    wide, high = size
    for step in range(1, count):
        y = step * high / count
        for x, side in ((0, 1), (wide, -1)):
            canvas.drawPath(poly([(x, y - 9), (x + side * 11, y), (x, y + 9)]), fill("#33240f"))
