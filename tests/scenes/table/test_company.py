"""What computer players are asked at a table."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING

from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.scenes.table.company import Company

if TYPE_CHECKING:
    import pytest

    from discovery.agents.question import Answer, Question
    from discovery.ui.context import Context


def test_a_hint_may_take_the_time_of_the_rest_of_the_turn(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []

    def ask(question: Question) -> Future[Answer]:
        asked.append(question)
        return Future()

    monkeypatch.setattr(context.thinkers, "ask", ask)
    monkeypatch.setattr(context.thinkers, "open", lambda *_: None)
    box = context.games["journals"].load(context.paths.images)
    match = Match.start(box, [SeatInfo("Ann", 0, "player"), SeatInfo("Ben", 1, "player")], {}, 3)
    match.confirm()
    company = Company(context, match)
    company.decide()
    company.advise()
    assert [question.agent for question in asked] == ["player", "expert"]
    assert [question.budget.alone for question in asked] == [False, True]
