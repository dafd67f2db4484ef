"""Aids are switched for each seat in the set-up, and stay with the game that is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.app import App
from discovery.match.replay import replay
from discovery.scenes.landscape.aids import AIDS
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.setup import SetupScene
from discovery.scenes.setup_aids import AidsScene
from discovery.scenes.table.aids import on_at
from tests.support.window import Hands

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.match.seats import SeatInfo
    from discovery.ui.context import Context

KEYS = tuple(aid.key for aid in AIDS)


@pytest.fixture
def hands(context: Context) -> Hands:
    hands = Hands(App(context, SetupScene))
    hands.press("aids")
    assert type(hands.app.top) is AidsScene
    return hands


def seats(hands: Hands) -> list[SeatInfo]:
    scene = hands.app.top
    assert isinstance(scene, AidsScene)
    return scene._setup.seats


def test_each_switch_is_for_one_seat_and_one_aid(hands: Hands) -> None:
    assert [seat.off for seat in seats(hands)] == [(), ()]
    hands.press("odds 1")
    hands.press("log 1")
    assert [seat.off for seat in seats(hands)] == [(), ("odds", "log")]
    hands.press("odds 1")
    assert seats(hands)[1].off == ("log",)


def test_a_badge_switches_all_and_back(hands: Hands) -> None:
    hands.press("all 0")
    assert set(seats(hands)[0].off) == set(KEYS)
    assert on_at(seats(hands), AIDS) == (len(AIDS), 2 * len(AIDS))
    hands.press("all 0")
    assert seats(hands)[0].off == ()


def test_by_keys_alone(hands: Hands) -> None:
    for _ in range(30):
        hands.key(pygame.K_TAB)
        focused = hands.app.top.ring.focused  # type: ignore[attr-defined]
        if focused.key == "worth 0":
            break
    hands.key(pygame.K_RETURN)
    assert seats(hands)[0].off == ("worth",)
    hands.key(pygame.K_ESCAPE)
    assert type(hands.app.top) is SetupScene


def test_the_set_up_tells_how_many_and_the_game_keeps_them(hands: Hands, context: Context) -> None:
    hands.press("all 0")
    hands.press("done")
    assert hands.widget("aids").text == "Aids: some"  # type: ignore[attr-defined]
    hands.press("start")
    hands.until(lambda: isinstance(hands.app.top, TableScene))
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    kept = sorted(seat.off for seat in scene.match.seats)
    assert kept == [(), KEYS]
    again: Match = replay(scene.match.record(), scene.match.box)
    assert again.seats == scene.match.seats
    assert sorted(map(tuple, (s["off"] for s in context.settings.last_setup["seats"]))) == kept


def test_computer_players_have_no_switches(context: Context) -> None:
    hands = Hands(App(context, SetupScene))
    scene = hands.app.top
    assert isinstance(scene, SetupScene)
    scene.setup.change(0, agent="player")
    scene.rebuild()
    hands.press("aids")
    assert not any(widget.key.endswith(" 0") for widget in hands.widgets)
    assert any(widget.key.endswith(" 1") for widget in hands.widgets)
