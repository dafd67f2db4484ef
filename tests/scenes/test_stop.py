from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from discovery.app import App
from discovery.match.match import Match
from discovery.match.saves import picture_of
from discovery.match.seats import SeatInfo
from discovery.scenes.message import Question
from discovery.scenes.opening import table
from discovery.scenes.results import ResultsScene
from tests.support.play import step
from tests.support.window import Hands

if TYPE_CHECKING:
    from discovery.ui.context import Context


@pytest.mark.parametrize("game", ["landscape", "journals", "island"])
def test_a_game_is_stopped_after_a_question_and_filed(
    context: Context, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    encode = pygame.image.save
    encoded_by: set[threading.Thread] = set()

    def noted(*given: Any) -> None:
        encoded_by.add(threading.current_thread())
        encode(*given)

    monkeypatch.setattr(pygame.image, "save", noted)
    box = context.games[game].load(context.paths.images)
    seats = (SeatInfo("Ada", 2), SeatInfo("Ben", 0, "random"))
    match = Match.start(box, seats, {"first": "0"}, 3)
    while match.decisions < 10 or match.to_act != 0:
        assert not match.over
        step(match)
        match.confirm()
    hands = Hands(App(context, lambda context: table(context, match)))
    hands.key(pygame.K_F10)
    hands.press("stop")
    assert isinstance(hands.app.top, Question)
    hands.press("yes")
    assert match.stopped
    assert isinstance(hands.app.top, ResultsScene) == (game != "island")
    hands.until(lambda: context.autosave.flush() and bool(context.saves.finished().saves))
    (record,) = context.saves.finished().saves
    assert pygame.image.load(picture_of(record.path)).get_size() == (512, 288)
    assert encoded_by
    assert threading.main_thread() not in encoded_by, "a frame waits for no file"
