"""How a game went, as the results tell it: against a recount of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from discovery.cli.house import open_box
from discovery.rules.island.events import ClueRead, Entered, Located, SiteOpened, TurnSkipped
from discovery.scenes.island.course import Deed, course
from tests.support.play import begin, finish

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.rules.island.events import Event


@pytest.fixture(scope="module")
def match() -> Match:
    return finish(begin(open_box("island"), seed=2))


def happened(match: Match, seat: int) -> list[Event]:
    every = [cast("Event", event) for entry in match.log(seat) for event in entry.events]
    return [event for event in every if event.seat == seat]


@pytest.mark.parametrize("seat", [0, 1])
def test_everything_that_was_done_is_counted(match: Match, seat: int) -> None:
    told, events = course(match, seat), happened(match, seat)

    def count(kind: type[object]) -> int:
        return sum(isinstance(event, kind) for event in events)

    assert told.count(Deed.OPENED, Deed.TREASURE) == count(SiteOpened)
    assert told.count(Deed.CLUE) == count(ClueRead)
    assert told.count(Deed.SKIPPED) == count(TurnSkipped)
    assert told.count(Deed.LOCATED) == count(Located)
    assert (told.hours is not None) == bool(count(Located))
    assert told.count(Deed.TREASURE) == (seat in match.winners)


def test_the_hours_until_the_place_was_known_are_at_least_one_a_step(match: Match) -> None:
    located = 0
    for seat in (0, 1):
        events, told = happened(match, seat), course(match, seat)
        first = next((n for n, one in enumerate(events) if isinstance(one, Located)), None)
        if first is None:
            continue
        located += 1
        steps = sum(isinstance(event, Entered) for event in events[:first])
        assert told.hours is not None
        assert steps <= told.hours <= 9 * steps
    assert located


def test_the_place_is_known_from_finding_it_until_one_is_lost(match: Match) -> None:
    for seat in (0, 1):
        known = False
        for turn in course(match, seat).turns:
            for deed in turn.deeds:
                known = deed is Deed.LOCATED or (known and deed is not Deed.LOST)
            assert turn.known == known
