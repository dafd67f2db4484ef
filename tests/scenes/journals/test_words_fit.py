"""The journals' table at every size: no words overlap, are cut or too small, on boards either."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from discovery.agents.registry import make_agent
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.targets import OnBank, OnCard, OnSeat, Part
from tests.scenes.journals.bench import new_match
from tests.scenes.test_every_screen import FITTINGS, fit
from tests.support.ledger import Ledger, faults, watching

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.match.match import Match
    from discovery.ui.context import Context


def played(decisions: int, players: int = 4) -> Match:
    match = new_match((None,) * players, seed=3)
    match.confirm()
    while match.decisions < decisions:
        seat = cast("int", match.to_act)
        thinker = make_agent("journals", "greedy", match.decision_seed)
        match.act(seat, thinker.choose(match.view(seat)))
        match.confirm()
    return match


def tables(context: Context) -> Iterator[tuple[str, TableScene]]:
    yield "first", TableScene(context, played(0))
    yield "two players", TableScene(context, played(160, 2))
    running = played(160)
    choosing = TableScene(context, running)
    choosing.table.list_choices(list(choosing.table.plain))
    assert len(choosing.table.rows) > 3
    yield "choosing", choosing
    listed = TableScene(context, running)
    listed.deeds.press(Part.LOG)
    yield "log", listed
    refused = TableScene(context, running)
    refused.deeds.press(OnBank(0))
    assert refused.table.told_paragraph
    yield "refused", refused
    for target in (OnSeat(1), OnCard(refused.table.view.encounter[0]), Part.CURRENT):
        asked = TableScene(context, running)
        asked.table.focus = target
        yield str(target), asked


@pytest.mark.parametrize(("size", "text"), FITTINGS)
def test_words_fit(
    context: Context, size: tuple[int, int], text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    fit(context, size, text)
    found = []
    with watching(monkeypatch, context.text) as watch:
        for name, scene in tables(context):
            watch.made.clear()
            watch.cut.clear()
            scene.layout(size)
            screen, boards = Ledger(size).start(watch), Ledger(size).start(watch)
            scene.draw(screen)
            table = scene.table
            scene.painter.still.draw(
                boards, table.view, table.session.seats, table.layout.main, table.boards
            )
            assert len(boards.runs) >= 2
            found += [f"{name}: {fault}" for fault in faults(screen) + faults(boards)]
    assert found == []
