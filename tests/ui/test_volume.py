from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.ui.brush import Look
from discovery.ui.intents import Command
from discovery.ui.volume import BARS, Volume

if TYPE_CHECKING:
    from discovery.ui.context import Context


@pytest.fixture
def heard() -> list[int]:
    return []


@pytest.fixture
def volume(context: Context, heard: list[int]) -> Volume:
    volume = Volume(context, 50, heard.append, key="volume")
    width = volume.least_width()
    volume.place(pygame.Rect(30, 20, width, volume.height(width)))
    return volume


@pytest.mark.parametrize(("given", "shown"), [(0, 0), (4, 0), (56, 60), (100, 100), (300, 100)])
def test_a_value_is_shown_in_steps_of_ten(context: Context, given: int, shown: int) -> None:
    assert Volume(context, given, lambda _: None, key="volume").value == shown


def test_keys_change_it_and_stop_at_the_ends(volume: Volume, heard: list[int]) -> None:
    for _ in range(7):
        assert volume.order(Command.RIGHT)
    assert heard == [60, 70, 80, 90, 100]
    heard.clear()
    for _ in range(12):
        assert volume.order(Command.LEFT)
    assert heard == [90, 80, 70, 60, 50, 40, 30, 20, 10, 0]
    assert not volume.order(Command.UP)
    assert volume.press() is None
    assert volume.value == 0


def test_a_click_sets_the_bar_that_it_meets(volume: Volume, heard: list[int]) -> None:
    bars = [volume._bar(number) for number in range(1, BARS + 1)]
    assert all(one.right < other.left for one, other in pairwise(bars))
    assert all(one.height < other.height for one, other in zip(bars, bars[2:], strict=False))
    for bar in bars:
        volume.press(bar.center)
    assert heard == [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]


def test_the_signs_at_the_ends_go_by_a_step(volume: Volume, heard: list[int]) -> None:
    volume.press((volume.rect.left + 3, volume.rect.centery))
    volume.press((volume.rect.right - 3, volume.rect.centery))
    assert heard == [40, 50]


def test_bars_up_to_the_value_are_filled(context: Context, volume: Volume) -> None:
    surface = context.display.surface
    volume.draw(surface, Look.FOCUSED)
    colours = [tuple(surface.get_at(volume._bar(number).center))[:3] for number in (1, 5, 6, 10)]
    filled, empty = context.theme.colour("brass"), context.theme.colour("paper_dark")
    assert colours == [filled, filled, empty, empty]
