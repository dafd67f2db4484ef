"""Only what a scene has changed reaches the screen, and all of that."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.app import App
from discovery.scenes.title import TitleScene
from discovery.ui.intents import Input, Moved, Woken
from tests.support.glass import Glass, fumble
from tests.support.play import begin, step
from tests.support.window import Hands, opened, unseen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.ui.context import Context

GAMES = ("landscape", "island", "journals")
LARGEST = 0.3
"""Of the window's area, what a movement of the pointer changes; most of it is what is explained."""


@pytest.fixture
def context(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Context]:
    with unseen(monkeypatch), opened(tmp_path, (1024, 640)) as made:
        yield made


def table(context: Context, name: str, decisions: int) -> App:
    game = context.games[name]
    match = begin(game.load(context.paths.images))
    while match.decisions < decisions:
        step(match)
    app = App(context, lambda context: game.open_table(context, match))
    # Lifts the curtain, where there is one.
    Hands(app).key(pygame.K_RETURN)
    return app


@pytest.mark.parametrize("name", GAMES)
def test_of_a_moving_pointer_only_small_areas_reach_the_screen(
    context: Context, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    hands = Hands(table(context, name, 12))
    glass = Glass(context, monkeypatch)
    rnd = random.Random(5)
    wide, high = context.theme.size
    for _ in range(40):
        at = rnd.randrange(wide), rnd.randrange(high)
        hands.move(at)
        assert not glass.stale
    shares = [glass.share(areas) for areas in glass.handed if areas is not None]
    assert len(shares) > 10
    assert max(shares) < LARGEST


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_forgotten_at_a_table(
    context: Context, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    app = table(context, name, 12)
    glass = Glass(context, monkeypatch)
    fumble(app, glass, 50, 3)
    assert len(glass.handed) > 20
    assert 5 < glass.handed.count(None) < len(glass.handed)


@pytest.mark.parametrize("page", ["title", "new", "rules"])
def test_nothing_is_forgotten_on_pages(
    context: Context, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    hands = Hands(App(context, TitleScene))
    if page != "title":
        hands.press(page)
    glass = Glass(context, monkeypatch)
    for widget in hands.widgets[:12]:
        hands.move(widget.rect.center)
        assert not glass.stale
        seen = glass.picture.copy()
        hands.app.top.draw(seen)
        assert glass.shows(seen)
    assert len(glass.handed) > 2
    assert all(areas and glass.share(areas) < LARGEST for areas in glass.handed)
    fumble(hands.app, glass, 40, 3)


def test_what_changes_nothing_on_a_page_has_no_more_of_it_drawn(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(App(context, TitleScene))
    glass, page = Glass(context, monkeypatch), hands.app.top
    for widget in [widget for widget in hands.widgets if widget.takes_focus][1:3]:
        page.handle(Input(None, Moved(widget.rect.center)))
        page.handle(Input(None, Woken()))
        hands.app.draw()
        assert not glass.stale
    assert len(glass.handed) == 2
    assert None not in glass.handed


def test_nothing_is_forgotten_on_a_menu_over_a_table(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(table(context, "landscape", 3))
    hands.key(pygame.K_ESCAPE)
    glass = Glass(context, monkeypatch)
    fumble(hands.app, glass, 30, 2)
    assert None in glass.handed
    assert any(glass.handed)
