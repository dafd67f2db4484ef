"""What is drawn passes the translator: no call that shows words gets them bare."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "discovery"
FILES = sorted([*(ROOT / "ui").rglob("*.py"), *(ROOT / "scenes").rglob("*.py")])
SHOWING = {
    "Label": (1,),
    "Button": (1,),
    "Choice": (1,),
    "Card": (1,),
    "Notice": (2, 3),
    "Question": (2, 3, 4),
    "render": (0,),
    "draw_line": (1,),
    "draw_block": (1,),
}
"""The functions that put words on the screen, and at which of their arguments these stand."""


def bare(tree: ast.AST) -> list[tuple[int, str]]:
    found = []
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            for place in SHOWING.get(name, ()):
                if place < len(call.args):
                    found += _words(call.args[place])
    return found


def _words(node: ast.AST) -> list[tuple[int, str]]:
    """Return the letters written out in an expression, not those inside a call."""
    if isinstance(node, ast.Call):
        return []
    if isinstance(node, ast.Constant):
        text = node.value
        letters = isinstance(text, str) and any(letter.isalpha() for letter in text)
        return [(node.lineno, str(text))] if letters else []
    return [hit for child in ast.iter_child_nodes(node) for hit in _words(child)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_bare_words_are_shown(path: Path) -> None:
    assert bare(ast.parse(path.read_text("utf-8"))) == []


def test_the_search_finds_bare_words() -> None:
    code = 'Label(c, "Hello")\nButton(c, tr("Quit"), q)\nt.render(f"{n} points", r, k)\n'
    assert bare(ast.parse(code)) == [(1, "Hello"), (3, " points")]
