from __future__ import annotations

import pytest

from discovery.cli.run import run
from discovery.games import games
from discovery.ui.sheets import PictureError


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")


def test_all_is_well() -> None:
    outcome = run(["--selftest"])
    assert (outcome.status, outcome.complaint) == (0, "")
    assert "all is well" in outcome.told
    for part in ("pictures", "sheets", "fonts", "languages", "players", *games()):
        assert part in outcome.told


def test_what_is_broken_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise PictureError("the picture wood.png cannot be used")

    monkeypatch.setattr("discovery.ui.sheets.load_picture", broken)
    outcome = run(["--selftest"])
    assert outcome.status == 1
    assert "pictures: PictureError: the picture wood.png" in outcome.complaint
    assert "all is well" not in outcome.told
