"""Notes on the map outlive the program, and are nobody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.scenes.island.pocket import KEPT, key_of, read_notes, write_notes
from discovery.scenes.island.scene import TableScene
from discovery.ui.intents import Command, Input, Ordered
from tests.scenes.island.bench import new_match, played, walking

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.match.match import Match
    from discovery.ui.context import Context


def opened(context: Context, match: Match) -> TableScene:
    scene = TableScene(context, match)
    scene.layout(context.theme.size)
    scene.enter()
    scene.table.recap = ()
    settle(scene)
    return scene


def settle(scene: TableScene) -> None:
    """Let what is read and written end."""
    for _ in range(4):
        for work in (scene.pocket._read, scene.pocket._writing):
            if work is not None:
                work.result(10)
        scene.pocket.look()


def test_notes_are_there_again_when_a_game_is_gone_on_with(context: Context) -> None:
    match = played(new_match(seed=3), walking(2))
    scene = opened(context, match)
    scene.handle(Input(None, Ordered(Command.NOTE)))
    scene.handle(Input(None, Ordered(Command.DOWN)))
    for _ in range(2):
        scene.handle(Input(None, Ordered(Command.NOTE)))
    notes = scene.table.desk.notes
    assert sorted(notes.values()) == [0, 1]
    settle(scene)
    again = opened(context, match)
    assert again.table.desk.notes == notes
    assert again.table.desks[1 - again.table.viewer].notes == {}
    other = opened(context, played(new_match(seed=4), walking(2)))
    assert other.table.desk.notes == {}


def test_a_game_keeps_its_key_as_it_goes_on() -> None:
    match = new_match(seed=3)
    key = key_of(match)
    assert key_of(played(match, walking(2))) == key
    assert key_of(new_match(seed=4)) != key


def test_old_games_go(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    for number in range(KEPT + 3):
        write_notes(file, f"game {number}", {0: {(1, 2): 3}})
    assert read_notes(file, "game 2") == {}
    assert read_notes(file, f"game {KEPT + 2}") == {0: {(1, 2): 3}}
    write_notes(file, f"game {KEPT + 2}", {})
    assert read_notes(file, f"game {KEPT + 2}") == {}


@pytest.mark.parametrize(
    "text",
    ["", "[", "[]", '{"k": 3}', '{"k": {"7": {"1,2": 0}, "0": {"x": 1, "1,2": 99, "3,": 0}}}'],
)
def test_a_file_of_no_use_is_no_note(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.json"
    file.write_text(text, "utf-8")
    assert read_notes(file, "k") == {}
