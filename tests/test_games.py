from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from discovery.games import games

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", games())
def test_a_game_has_the_name_of_its_rules(name: str) -> None:
    game = games()[name]
    assert game.name == name == game.rules.name


def test_the_registry_imports_no_game() -> None:
    code = (
        "import sys; from discovery.games import games; games();"
        "print(*(name for name in sys.modules if name.startswith('discovery.')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    of_a_game = [
        name
        for name in done.stdout.split()
        if name.partition(".")[2].startswith(("content", "match", "scenes"))
        or name.startswith(tuple(f"discovery.rules.{game}" for game in games()))
    ]
    assert of_a_game == []
