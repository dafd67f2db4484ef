from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.app import SHARED_SURFACE, App, open_window
from discovery.scenes.title import TitleScene
from discovery.ui.display import first_size
from discovery.ui.paths import find_paths
from tests.support.window import unseen

if TYPE_CHECKING:
    from pathlib import Path


def test_the_first_window_is_never_small() -> None:
    assert first_size((1280, 720), [(1366, 768)]) == (1280, 720)
    assert first_size((1280, 720), [(1920, 1080), (3840, 2160)]) == (1280, 720)
    assert first_size((1280, 720), [(3440, 1440)]) == (2293, 960)
    assert first_size((1280, 720), []) == (1280, 720)


def test_it_fits_a_dense_display_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160)])
    with unseen(monkeypatch):
        paths = find_paths({"DISCOVERY_HOME": str(tmp_path)})
        context = open_window(paths=paths)
        assert context.settings.window == (2560, 1440)
        assert context.display.windowed_size == (2560, 1440)
        context.settings.window = (1300, 800)
        context.keep_settings()
        context.autosave.close()
        context.pool.shutdown()
        context.display.close()
        again = open_window(paths=paths)
        assert again.display.windowed_size == (1300, 800)
        again.autosave.close()
        again.pool.shutdown()
        again.display.close()


@pytest.mark.parametrize(
    ("driver", "wished", "set_to"), [("x11", "", "0"), ("x11", "1", "1"), ("wayland", "", None)]
)
def test_x11_takes_the_surface_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, driver: str, wished: str, set_to: str | None
) -> None:
    monkeypatch.setenv(SHARED_SURFACE[0], wished)
    if not wished:
        del os.environ[SHARED_SURFACE[0]]
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    with unseen(monkeypatch):
        context = open_window(paths=find_paths({"DISCOVERY_HOME": str(tmp_path)}))
        assert os.environ.get(SHARED_SURFACE[0]) == set_to
        context.autosave.close()
        context.pool.shutdown()
        context.display.close()


def test_a_missing_icon_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    load = pygame.image.load

    def watched(file: Path) -> pygame.Surface:
        if file.name == "icon.png":
            raise FileNotFoundError(file)
        return load(file)

    monkeypatch.setattr(pygame.image, "load", watched)
    with unseen(monkeypatch):
        app = App(open_window(paths=find_paths({"DISCOVERY_HOME": str(tmp_path)})), TitleScene)
        app.step(timeout=1)
        shown = app.draws
        app.close()
    assert shown
    assert "icon.png" in caplog.text
