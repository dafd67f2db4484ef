"""A copy of the real content files that tests may spoil."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def images() -> Path:
    return ROOT / "images"


@pytest.fixture
def spoiled(tmp_path: Path, images: Path) -> Path:
    for file in ("landscape/designs.tmx", "landscape/designs.tsx", "ui/palette.json"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(images / file, tmp_path / file)
    for file in ("ui/badges.json", "ui/badges.webp"):
        shutil.copy(images / file, tmp_path / file)
    return tmp_path


def replace(path: Path, old: str, new: str) -> None:
    """Replace the first occurrence of a text in a file; it must be there."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
