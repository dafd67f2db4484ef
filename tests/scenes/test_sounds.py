from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.app import App, open_window
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.scenes.settings_screen import SettingsScene
from discovery.scenes.title import TitleScene
from discovery.ui.sound import Sounds
from discovery.ui.sound_device import Device
from discovery.ui.sound_table import EFFECTS, MUSIC, TITLE_MUSIC, Effect
from tests.support.hearing import hasten, plays
from tests.support.window import Hands, opened

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def loaded(screen: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:  # noqa: ARG001 - on
    return hasten(monkeypatch)


def test_scenes_have_their_music_and_presses_are_heard(
    tmp_path: Path, loaded: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.mixer.quit()
    with opened(tmp_path, volume=100) as context:
        heard: list[Effect] = []
        monkeypatch.setattr(
            Sounds,
            "play",
            lambda _, effect, pick=None: heard.append(effect),  # noqa: ARG005
        )
        app = App(context, TitleScene)
        assert context.sounds.device is Device.CLOSED, "nothing is opened before the first picture"
        hands = Hands(app)
        hands.until(plays(loaded, TITLE_MUSIC))
        hands.key(pygame.K_DOWN)
        assert heard == [Effect.PAPER, Effect.FOCUS]
        heard.clear()
        hands.press("settings")
        assert heard == [Effect.PRESS, Effect.PAPER]
        heard.clear()
        hands.key(pygame.K_ESCAPE)
        assert heard == [Effect.PAPER]
        hands.press("new")
        hands.press("start")
        hands.until(plays(loaded, "landscape"))
        hands.key(pygame.K_F10)
        hands.press("settings")
        assert context.sounds._music.wanted == "landscape", "menus over the table keep its music"
        app.close()
        assert context.sounds.device is Device.CLOSED


@pytest.mark.usefixtures("screen")
def test_every_game_has_its_music_also_behind_its_curtain_and_its_own_effects_with_it(
    tmp_path: Path,
) -> None:
    with opened(tmp_path) as context:
        assert set(MUSIC) == {TITLE_MUSIC, *context.games}
        assert {one.game for one in EFFECTS.values()} <= {"", *MUSIC}
        for name, game in context.games.items():
            box = game.load(context.paths.images)
            seats = [SeatInfo("Ada", 0), SeatInfo("Ben", 1)]
            options = {option.key: option.values[0] for option in box.rules.options}
            match = Match.start(box, seats, options, 5)
            scene = game.open_table(context, match)
            assert scene.music == name
            scene.leave()


def test_losing_the_focus_of_the_window_silences_it(tmp_path: Path, loaded: list[str]) -> None:
    pygame.mixer.quit()
    with opened(tmp_path, volume=100) as context:
        hands = Hands(App(context, TitleScene))
        hands.until(plays(loaded, TITLE_MUSIC))
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        hands.rest()
        assert not pygame.mixer.music.get_busy()
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
        hands.rest()
        assert pygame.mixer.music.get_busy()
    assert loaded == [MUSIC[TITLE_MUSIC]]


@pytest.mark.usefixtures("screen")
def test_the_program_does_not_open_the_device_with_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.quit()
    monkeypatch.setenv("DISCOVERY_HOME", str(tmp_path))
    context = open_window()
    assert pygame.mixer.get_init() is None
    App(context, TitleScene).close()


@pytest.mark.usefixtures("screen")
def test_the_settings_change_what_is_heard(tmp_path: Path) -> None:
    pygame.mixer.quit()
    with opened(tmp_path, (1920, 1080), 0.8, volume=100) as context:
        hands = Hands(App(context, SettingsScene))
        for _ in range(3):
            hands.click(_left(hands, "music"))
        hands.app.top.ring.focus(hands.widget("effects"))  # type: ignore[attr-defined]
        hands.key(pygame.K_LEFT)
        hands.app.top.ring.focus(hands.widget("mute"))  # type: ignore[attr-defined]
        hands.key(pygame.K_RIGHT)
        settings = context.settings
        assert (settings.music_volume, settings.effects_volume) == (50, 90)
        assert settings.mute_unwatched is False
        for _ in range(12):
            hands.click(_left(hands, "volume"))
        assert settings.volume == 0
        assert not pygame.mixer.music.get_busy()


def _left(hands: Hands, key: str) -> tuple[int, int]:
    left: tuple[int, int] = hands.widget(key).rect.move(6, 0).midleft
    return left


@pytest.mark.usefixtures("screen")
def test_the_settings_tell_that_there_is_no_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    with opened(tmp_path, volume=100) as context:
        hands = Hands(App(context, SettingsScene))
        hands.app.top.rebuild()  # type: ignore[attr-defined]
        words = [getattr(widget, "text", "") for widget in hands.widgets]
        assert any("No sound device" in text for text in words)
