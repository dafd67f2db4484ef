"""The program in a real window, with real events of a mouse and a keyboard."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tools.package.desktop import desktop, missing
from tools.package.play import started

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.package.desktop import Desktop

PROGRAM = [sys.executable, str(Path(__file__).parents[2] / "main.py")]


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    lacking = missing()
    if not os.environ.get("DISCOVERY_WINDOW_TESTS"):
        if lacking:
            pytest.skip(f"a real window needs {', '.join(lacking)}")
        if sys.platform != "linux":
            pytest.skip("the mouse of whoever sits here is left alone")
    assert not lacking
    # The mirror of the program runs here and sets these.
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    with desktop() as place:
        yield place


def test_a_game_is_played_left_and_gone_on_with(place: Desktop, tmp_path: Path) -> None:
    with started(place, PROGRAM, tmp_path, window=(1280, 720)) as player:
        player.begin()
        loaded = Path(f"/proc/{player._process.pid}/maps")
        assert not loaded.exists() or "libGL" not in loaded.read_text("utf-8")
        for _ in range(3):
            player.play_by_mouse()
        assert player.turns == 3
        for _ in range(3):
            player.play_by_keys()
        assert player.turns == 6
        player.lay_and_undo()
        assert player.turns == 6
        board = player.board()
        player.quit_by_menu()
    with started(place, PROGRAM, tmp_path, window=(1280, 720)) as player:
        player.go_on()
        player.expect_board(board)
        player.play_by_mouse()
        assert player.turns == 7
