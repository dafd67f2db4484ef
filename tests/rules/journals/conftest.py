import pytest

from discovery.content.journals import load_cards
from discovery.rules.journals.cardset import CardSet
from tests.rules.conftest import IMAGES


@pytest.fixture(scope="session")
def cards() -> CardSet:
    return CardSet(load_cards(IMAGES))
