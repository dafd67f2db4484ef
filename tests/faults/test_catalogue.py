"""A damaged catalogue of words counts as none: the program speaks English then."""

from __future__ import annotations

import gettext
import io
from random import Random
from typing import TYPE_CHECKING

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from discovery.ui.language import DOMAIN, ENGLISH, Language

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def good() -> bytes:
    catalog = Catalog(locale="de")
    catalog.add("Continue", "Weiter")
    catalog.add(("{count} move", "{count} moves"), ("{count} Zug", "{count} Züge"))
    file = io.BytesIO()
    write_mo(file, catalog)
    return file.getvalue()


def test_a_damaged_catalogue(tmp_path: Path, good: bytes, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "de" / "LC_MESSAGES" / f"{DOMAIN}.mo"
    path.parent.mkdir(parents=True)
    dice = Random(3)
    spoken = set()
    for number in range(400):
        data = bytearray(good)
        for _ in range(dice.choice((1, 3, 20))):
            data[dice.randrange(len(data))] = dice.randrange(256)
        path.write_bytes(data if number % 2 else data[: dice.randrange(len(data))])
        gettext._translations.clear()  # type: ignore[attr-defined]  # it keeps what it has read
        language = Language(tmp_path, "de")
        spoken.add(language.code)
        assert language.code != ENGLISH or language.tr("Continue") == "Continue"
    assert spoken == {"de", ENGLISH}
    assert "the words of 'de' cannot be read" in caplog.text
