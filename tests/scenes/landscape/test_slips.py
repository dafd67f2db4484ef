"""What slips on the board show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.scenes.landscape.slips import Slips
from tests.support.window import opened

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("edges", [1, 6, 7, 13])
def test_a_ring_stands_for_each_open_edge(tmp_path: Path, edges: int) -> None:
    with opened(tmp_path) as context:
        slips, ink = Slips(context), context.theme.colour("ink_soft")
        one = slips.number("1", dots=edges, wide=200)
        rings = pygame.mask.from_threshold(one, ink, (2, 2, 2, 255))
        letters = pygame.mask.from_threshold(slips.number("1", wide=200), ink, (2, 2, 2, 255))
        rings.erase(letters, (0, 0))
        assert len([ring for ring in rings.connected_components() if ring.count() > 8]) == edges
