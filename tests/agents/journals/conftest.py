from pathlib import Path

import pytest

from discovery.content.journals import load_cards
from discovery.rules.journals.cardset import CardSet

IMAGES = Path(__file__).parents[3] / "images"


@pytest.fixture(scope="session")
def cards() -> CardSet:
    return CardSet(load_cards(IMAGES))
