from collections.abc import Mapping
from pathlib import Path

import pytest

from discovery.content.island import load_islands
from discovery.rules.island.island import Island

IMAGES = Path(__file__).parents[3] / "images"


@pytest.fixture(scope="session")
def islands() -> Mapping[str, Island]:
    return load_islands(IMAGES)


@pytest.fixture
def island(islands: Mapping[str, Island]) -> Island:
    return islands["cauldron"]
