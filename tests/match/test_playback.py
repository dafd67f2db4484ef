from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.match.playback import Playback
from discovery.match.replay import replay, until
from tests.support.nim import BOX, Chanced, Did, Ended
from tests.support.play import begin, finish

if TYPE_CHECKING:
    from discovery.rules.game import Event

RECORD = finish(begin(BOX, 3, 4, {"stash": "yes"})).record()


def test_forwards_every_decision_and_its_chance_are_told() -> None:
    playback = Playback(RECORD, BOX)
    assert playback.match.shown == RECORD.steps[0].chance
    told: list[Event] = []
    while playback.position < playback.length:
        told += playback.forward()
    assert [event.seat for event in told if isinstance(event, Did)] == [
        step.seat for step in RECORD.steps
    ]
    rolls = [event for event in told if isinstance(event, Chanced)]
    assert len(rolls) == sum(len(step.chance) for step in RECORD.steps[1:])
    assert isinstance(told[-1], Ended)
    assert playback.match.record() == RECORD
    assert playback.forward() == ()


def test_any_position_from_any_other() -> None:
    playback = Playback(RECORD, BOX)
    last = playback.length
    for position in (last, 0, 5, 4, last, 1):
        playback.go(position)
        assert playback.position == position
        there = replay(until(RECORD, position), BOX)
        assert [playback.match.view(seat) for seat in range(3)] == [
            there.view(seat) for seat in range(3)
        ]


def test_beyond_the_ends_is_the_end() -> None:
    playback = Playback(RECORD, BOX)
    playback.go(10_000)
    assert playback.match.over
    playback.go(-3)
    assert playback.position == 0
