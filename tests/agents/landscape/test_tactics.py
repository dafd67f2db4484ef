from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from discovery.agents.budget import Budget
from discovery.agents.registry import make_agent
from tests.agents.landscape.puzzle import Puzzle, read_puzzle
from tests.suite.case import find_case

if TYPE_CHECKING:
    from discovery.rules.landscape.state import LandscapeState

FILES = sorted((Path(__file__).parent / "tactics").glob("*.txt"))
BUDGET = Budget(playouts=200, seconds=None)


def position(puzzle: Puzzle) -> LandscapeState:
    return puzzle.position(find_case("landscape").box.content)


def answer(name: str, state: LandscapeState, seed: int) -> str:
    assert state.to_act is not None
    return state.text(make_agent("landscape", name, seed, BUDGET).choose(state.view(state.to_act)))


@pytest.mark.parametrize("name", ["expert", "expert-spoiler"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_expert_finds_it(path: Path, name: str) -> None:
    puzzle = read_puzzle(path)
    state = position(puzzle)
    legal = {state.text(action) for action in state.legal_actions()}
    assert puzzle.accept < legal
    assert puzzle.title
    assert puzzle.because
    assert {answer(name, state, seed) for seed in (1, 2, 3)} <= puzzle.accept


def test_they_are_no_gifts() -> None:
    """Who looks no further than the turn at hand misses many of them."""
    puzzles = [read_puzzle(path) for path in FILES]
    assert len(puzzles) >= 15
    assert {puzzle.players for puzzle in puzzles} >= {2, 3, 4}
    found = [answer("player", position(puzzle), 1) in puzzle.accept for puzzle in puzzles]
    assert sum(found) <= len(found) // 2


@pytest.mark.parametrize("line", ["print(1)", "title: Another", "becuase: Of that"])
def test_a_file_with_anything_else_in_it_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "it.txt"
    whole = FILES[0].read_text("utf-8")
    file.write_text(whole, "utf-8")
    assert read_puzzle(file) == read_puzzle(FILES[0])
    file.write_text(f"{whole}{line}\n", "utf-8")
    with pytest.raises(ValueError, match=r"it\.txt: "):
        read_puzzle(file)
