"""The maker of islands: the same seed gives the files that are committed; examining other maps."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from discovery.content.island import read_chart
from discovery.rules.island.entry import ISLANDS
from tools.islands.__main__ import main
from tools.islands.making import make
from tools.islands.shapes import CHARACTERS
from tools.islands.tiled import map_text, tile_picture, tile_set_text

FOLDER = Path(__file__).parents[2] / "images" / "island"


@pytest.mark.parametrize("name", ISLANDS)
def test_the_seed_gives_the_committed_map(name: str) -> None:
    chart = make(name)
    assert (FOLDER / f"{name}.tmx").read_text("utf-8") == map_text(chart)
    assert read_chart(FOLDER / f"{name}.tmx") == chart


def test_the_tile_set_is_the_committed_one() -> None:
    assert tuple(CHARACTERS) == ISLANDS
    assert (FOLDER / "grounds.tsx").read_text("utf-8") == tile_set_text()
    with Image.open(FOLDER / "grounds.png") as saved:
        difference = ImageChops.difference(saved.convert("RGBA"), tile_picture())
    assert max(difference.tobytes()) <= 2


def test_maps_are_examined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("fingers.tmx", "grounds.tsx"):
        (tmp_path / name).write_bytes((FOLDER / name).read_bytes())
    good = tmp_path / "fingers.tmx"
    bad = tmp_path / "bad.tmx"
    bad.write_text(good.read_text("utf-8").replace('name="A1"', 'name="A9"'), "utf-8")
    monkeypatch.setattr(sys, "argv", ["islands", "--check", str(good)])
    assert main() == 0
    assert "1056 hexes of land" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["islands", "--check", str(good), str(bad), "nothing.tmx"])
    assert main() == 1
    out = capsys.readouterr().out
    assert "A1 is missing" in out
    assert "nothing.tmx: the file is missing" in out
