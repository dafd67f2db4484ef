from pathlib import Path

import pytest

from discovery.content.landscape import load_designs
from discovery.rules.landscape.tileset import TileSet

IMAGES = Path(__file__).parents[2] / "images"


@pytest.fixture(scope="session")
def tileset() -> TileSet:
    return TileSet(load_designs(IMAGES))
