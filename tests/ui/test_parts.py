from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.ui.display import Display
from discovery.ui.parts import Parts
from tests.support.window import unseen

if TYPE_CHECKING:
    from collections.abc import Iterator

    Flips = list[None]

SIZE = (1024, 640)
AREAS = [pygame.Rect(10, 20, 30, 40), pygame.Rect(300, 200, 50, 50)]


@pytest.fixture
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[Display]:
    with unseen(monkeypatch):
        made = Display("parts", SIZE)
        assert made.surface.get_size() == SIZE
        yield made
        made.close()


@pytest.fixture
def flips(display: Display, monkeypatch: pytest.MonkeyPatch) -> Flips:
    noted: Flips = []

    class Watched:
        id = display.window.id
        destroy = display.window.destroy

        def flip(self) -> None:
            noted.append(None)

    monkeypatch.setattr(display, "window", Watched())
    return noted


def test_sdl_is_found_and_shows_parts_of_the_window(display: Display) -> None:
    parts = Parts(display.window)
    assert parts.show(AREAS)
    assert parts.show(AREAS[:1])


@pytest.mark.usefixtures("display")
def test_a_window_that_is_gone_shows_nothing() -> None:
    gone = Display("gone", SIZE)
    parts = Parts(gone.window)
    assert gone.surface
    assert parts.show(AREAS)
    gone.close()
    assert not parts.show(AREAS)


def test_the_whole_is_shown_only_where_it_is_wanted(display: Display, flips: Flips) -> None:
    display.show(AREAS)
    display.show([])
    assert not flips
    display.show()
    assert len(flips) == 1


@pytest.mark.parametrize("lacks", ["the library", "the call"])
def test_where_sdl_cannot_be_asked_the_whole_is_shown(
    display: Display, flips: Flips, monkeypatch: pytest.MonkeyPatch, lacks: str
) -> None:
    def load(name: str) -> object:
        if lacks == "the library":
            raise OSError(name)
        return object()

    monkeypatch.setattr(ctypes, "CDLL", load)
    display.show(AREAS)
    assert len(flips) == 1
