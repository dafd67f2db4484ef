from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.brush import Look
from discovery.ui.tabs import Tab, tabs

if TYPE_CHECKING:
    from discovery.ui.context import Context


def test_one_tab_is_chosen_and_a_press_tells_which(context: Context) -> None:
    chosen: list[int] = []
    row = tabs(context, [("One", "crown"), ("Two", "stack")], 1, chosen.append)
    shown = [leaf for leaf in row.leaves() if isinstance(leaf, Tab)]
    assert [tab.chosen for tab in shown] == [False, True]
    assert shown[0].press() is None
    assert chosen == [0]


def test_the_chosen_tab_looks_different(context: Context) -> None:
    pictures = []
    for chosen in (0, 1):
        tab = next(iter(tabs(context, [("One", ""), ("Two", "")], chosen, print).leaves()))
        tab.place(pygame.Rect(4, 4, 200, 60))
        surface = pygame.Surface((208, 68))
        tab.draw(surface, Look.NORMAL)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]
