"""The journals' table by itself at a few sizes; the test of every screen draws it at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.scenes.journals.base import BoardScene
from tests.scenes.test_every_screen import check, fit
from tests.support.journals_screens import journals_screens
from tests.support.ledger import Ledger, watching

if TYPE_CHECKING:
    from discovery.ui.context import Context


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_words_fit(
    context: Context, size: tuple[int, int], text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    fit(context, size, text)
    found = []
    with watching(monkeypatch, context.text) as watch:
        for name, scene in journals_screens(context):
            found += [f"{name}: {fault}" for fault in check(scene, size, watch)]
            if isinstance(scene, BoardScene):
                ledger = Ledger(size).start(watch)
                scene.draw(ledger)
                words = [run.text for run in ledger.runs]
                assert all(info.name in " ".join(words) for info in scene.table.session.seats)
    assert found == []
