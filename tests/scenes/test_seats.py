from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pygame

from discovery.app import App
from discovery.match.match import Match
from discovery.match.replay import replay
from discovery.match.seats import SeatInfo
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.opening import box_finder
from discovery.scenes.pause import PauseScene
from tests.support.window import Hands

if TYPE_CHECKING:
    import pytest

    from discovery.scenes.seats import SeatsScene
    from discovery.ui.context import Context


def paused(context: Context, second: SeatInfo) -> Hands:
    """Stand at the pause menu of a game that waits for the first seat."""
    box = context.games["landscape"].load(context.paths.images)
    match = Match.start(box, (SeatInfo("Ada", 2), second), {"first": "0"}, 3)
    hands = Hands(App(context, lambda context: TableScene(context, match)))
    hands.key(pygame.K_F10)
    assert isinstance(hands.app.top, PauseScene)
    return hands


def test_a_seat_goes_to_a_computer_player_and_the_record_knows(context: Context) -> None:
    hands = paused(context, SeatInfo("Ben", 0))
    hands.press("seats")
    hands.app.top.ring.focus(hands.widget("player 1"))  # type: ignore[attr-defined]
    hands.key(pygame.K_RIGHT)
    hands.press("done")
    match = cast("TableScene", hands.app.top).match
    assert match.seats[1] == SeatInfo("Ben", 0, "novice")
    record = match.record()
    assert [(one.seat, one.name, one.agent) for one in record.handed] == [(1, "Ben", None)]
    assert replay(record, box_finder(context)("landscape")).record() == record


def test_a_table_that_is_laid_anew_reads_no_sheet_of_tiles_again(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = paused(context, SeatInfo("Ben", 0, "greedy"))
    hands.press("seats")
    hands.app.top.ring.focus(hands.widget("player 1"))  # type: ignore[attr-defined]
    hands.key(pygame.K_RIGHT)
    before, read = hands.app.top, list[str]()
    load = pygame.image.load

    def noted(file: object) -> pygame.Surface:
        read.append(str(file))
        return load(file)  # type: ignore[arg-type]

    monkeypatch.setattr(pygame.image, "load", noted)
    hands.press("done")
    assert hands.app.top is not before
    assert not [file for file in read if "designs" in file]


def test_names_are_asked_for_and_nothing_changes_without_done(context: Context) -> None:
    hands = paused(context, SeatInfo("Ben", 0, "greedy"))
    hands.press("seats")
    hands.app.top.ring.focus(hands.widget("name 1"))  # type: ignore[attr-defined]
    for _ in "Ben":
        hands.key(pygame.K_BACKSPACE)
    assert not hands.widget("done").enabled
    hands.type("Cleo")
    assert hands.widget("done").enabled
    seats = cast("SeatsScene", hands.app.top)
    hands.press("cancel")
    assert isinstance(hands.app.top, TableScene)
    assert seats.match.seats[1] == SeatInfo("Ben", 0, "greedy")
