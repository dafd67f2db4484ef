from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.ui.settings import Settings
from tests.support.hearing import hasten, listening
from tests.support.window import opened, unseen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.ui.context import Context
    from discovery.ui.sound import Sounds


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with unseen(monkeypatch):
        yield


@pytest.fixture
def context(screen: None, tmp_path: Path) -> Iterator[Context]:  # noqa: ARG001 - it must be on
    with opened(tmp_path) as context:
        yield context


@pytest.fixture
def settings() -> Settings:
    return Settings(volume=100, effects_volume=100, music_volume=100)


@pytest.fixture
def loaded(screen: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:  # noqa: ARG001 - on
    return hasten(monkeypatch)


@pytest.fixture
def sounds(
    settings: Settings,
    loaded: list[str],  # noqa: ARG001 - pygame must be on and music quick
) -> Iterator[Sounds]:
    with listening(settings) as sounds:
        yield sounds
