"""What is heard at the table."""

from __future__ import annotations

import pytest

from discovery.match.playback import Playback
from discovery.rules.events import FirstPlayer
from discovery.rules.landscape.actions import Deploy
from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.events import (
    Event,
    FollowerDeployed,
    FollowerScored,
    FollowerTaken,
    GameEnded,
    HandDrawn,
    HandShown,
    Passed,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TileUnplaceable,
    TurnBegan,
)
from discovery.rules.landscape.scoring import TerritoryScore
from discovery.scenes.landscape.hearing import ARRIVES, LANDS, RINGS, hear, soundings
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.motion import DROP, HOP
from discovery.scenes.landscape.replay import ReplayDeeds, ReplaySession
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.table import Table
from discovery.scenes.landscape.targets import OnBoard, OnChoice, OnHand
from discovery.scenes.table.rise import RISE
from discovery.ui.intents import Command
from discovery.ui.sound_table import Effect
from tests.scenes.landscape.bench import Bench, art, box, new_match
from tests.support.hearing import Ears, kinds


@pytest.fixture
def bench() -> Bench:
    return Bench(new_match(seed=1))


@pytest.fixture
def ears(bench: Bench) -> Ears:
    return Ears(bench.table)


def lay(bench: Bench) -> None:
    bench.deeds.place(min(bench.table.hand.squares))


def test_a_turn_by_hand_is_heard_from_the_tile_to_the_next_player(bench: Bench, ears: Ears) -> None:
    lay(bench)
    assert ears.news() == [Effect.TILE]
    chosen = next(
        index
        for index, choice in enumerate(bench.table.choices)
        if isinstance(choice.action, Deploy) and choice.refusal is None
    )
    bench.deeds.press(OnChoice(chosen))
    assert ears.news() == [Effect.FOLLOWER]
    bench.deeds.press(Part.MAIN)
    assert ears.news() == [Effect.PRESS, Effect.TURN]


def test_taking_back_is_heard_and_so_is_that_it_cannot_be(bench: Bench, ears: Ears) -> None:
    bench.deeds.press(Part.UNDO)
    assert ears.news() == [Effect.REFUSE]
    lay(bench)
    ears.news()
    bench.deeds.press(Part.UNDO)
    assert ears.news() == [Effect.UNDO]
    lay(bench)
    bench.deeds.press(Part.RESET)
    assert ears.news() == [Effect.TILE, Effect.UNDO]


def test_turning_the_tile_is_heard(bench: Bench, ears: Ears) -> None:
    bench.key(Command.TURN_RIGHT)
    assert ears.news() in ([Effect.ROTATE], [Effect.REFUSE])
    bench.table.pointer, bench.table.cursor = (0, 0), None
    bench.deeds.turn(1)
    assert ears.news() == [Effect.ROTATE]
    lay(bench)
    ears.news()
    bench.deeds.turn(1)
    assert ears.news() == [Effect.REFUSE], "there is nothing in hand now, and that is said"


def test_refusals_are_heard(bench: Bench, ears: Ears) -> None:
    bench.deeds.place((40, 40))
    assert ears.news() == [Effect.REFUSE]
    tile = bench.table.tiles[0].cell
    bench.click(bench.middle(tile))
    assert ears.news() == [Effect.REFUSE]


def test_buttons_are_heard_and_what_has_a_sound_of_its_own_has_one(
    bench: Bench, ears: Ears
) -> None:
    bench.deeds.press(Part.ZOOM_IN)
    bench.deeds.press(Part.MENU)
    bench.deeds.press(OnHand(0))
    assert ears.news() == [Effect.PRESS] * 3
    bench.table.cursor = min(bench.table.hand.squares)
    bench.deeds.press(OnBoard())
    assert ears.news() == [Effect.TILE]


def test_the_turn_of_a_computer_player_is_not_rung_in() -> None:
    bench = Bench(new_match((None, "random"), seed=3), confirming=False)
    ears = Ears(bench.table)
    lay(bench)
    if bench.stage() is Stage.FOLLOWER:
        bench.deeds.give_up_follower()
    bench.rest()
    heard = ears.news()
    assert heard.count(Effect.TURN) == 1
    assert heard[0] is Effect.TILE
    assert heard[-1] is Effect.TURN, "one's own turn comes after that of the computer player"


def test_the_end_of_the_game_is_heard() -> None:
    bench = Bench(new_match(("greedy", "random"), seed=5))
    playback = Playback(bench.match.record(), box())
    session = ReplaySession(playback)
    table = Table(session, art())
    deeds, ears = ReplayDeeds(table, session), Ears(table)
    heard: list[Effect] = []
    for _ in range(playback.length):
        deeds.step(1)
        heard += ears.news()
    assert heard.count(Effect.TILE) == sum(
        step.action.startswith("place") for step in bench.match.record().steps
    )
    assert Effect.TURN not in heard, "nobody is called to act in a replay"
    assert {Effect.FOLLOWER, Effect.TAKE, Effect.POINTS} <= set(heard)
    assert heard.count(Effect.FINAL) == 1
    assert Effect.FINAL in heard[-2:], "the last bell may still ring"
    deeds.step(-1)
    assert ears.news() == [Effect.UNDO]
    deeds.step(-10)
    assert ears.news() == [Effect.PAPER]


@pytest.mark.parametrize(
    ("points", "bells"), [(0, []), (1, [0]), (3, [0]), (4, [1]), (12, [2]), (13, [3]), (50, [4])]
)
def test_more_points_ring_higher_and_none_do_not_ring(
    bench: Bench, ears: Ears, points: int, bells: list[int]
) -> None:
    score = TerritoryScore(Terrain.SEA, complete=True, tiles=points, shore_cities=0, near_cities=0)
    assert score.points == points
    hear(bench.table, [FollowerTaken(0, 0, 0, 0, score)])
    bench.table.movements.skip()
    assert ears.heard[0] is Effect.TAKE
    assert ears.picks[1:] == bells


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (TileUnplaceable(0, 5), [Effect.PAPER]),
        (TileDiscarded(0, 5), [Effect.PAPER]),
        (HandShown(0, (1, 2)), [Effect.PAPER]),
        (Passed(0), []),
    ],
)
def test_tiles_that_leave_rustle(
    bench: Bench, ears: Ears, event: Event, heard: list[Effect]
) -> None:
    hear(bench.table, [event])
    assert ears.news() == heard


SCORE = TerritoryScore(Terrain.SEA, complete=True, tiles=3, shore_cities=0, near_cities=0)
SOUND: tuple[Event, ...] = (
    TurnBegan(0),
    TileUnplaceable(0, 5),
    HandShown(0, (1, 2)),
    TileDiscarded(0, 5),
    TilePlaced(0, 5, 1, 1, 0),
    FollowerDeployed(0, 1, 1, 0),
    FollowerTaken(0, 1, 1, 0, SCORE),
    GameEnded(None, (0,)),
)
SILENT: tuple[Event, ...] = (
    FirstPlayer(0),
    TileRemoved(None, 5),
    TileDrawn(0, 5),
    HandDrawn(0, 5),
    Passed(0),
    FollowerScored(0, 1, 1, 0, SCORE),
)


def test_every_kind_of_event_has_its_sound_or_is_silent_on_purpose() -> None:
    assert {type(event) for event in SOUND + SILENT} == kinds(Event)
    assert all(soundings(event, Stage.PLACE) for event in SOUND)
    assert not any(soundings(event, Stage.PLACE) for event in SILENT)


def test_an_event_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(AssertionError):
        soundings("thunder", Stage.PLACE)  # type: ignore[arg-type]


def test_a_sound_tells_nothing_that_another_seat_may_not_know() -> None:
    for event in SOUND + SILENT:
        heard = {soundings(event.seen_by(seat), Stage.PLACE) for seat in range(5)}
        assert len(heard) == 1


def test_a_landing_is_heard_while_its_movement_lasts() -> None:
    assert 0 < LANDS < DROP
    assert 0 < ARRIVES < HOP
    assert 0 < RINGS < RISE


def test_a_table_without_sounds_is_silent(bench: Bench) -> None:
    bench.table.sound(Effect.TILE)
    lay(bench)
    assert bench.table.sounds is None
