"""What is heard at the island's table: by both players, so it tells neither a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.match.playback import Playback
from discovery.match.seats import SeatInfo
from discovery.rules.events import FirstPlayer
from discovery.rules.island import events as e
from discovery.rules.island.actions import Equip, Go
from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.events import Event
from discovery.rules.island.ground import GROUND_WORDS
from discovery.rules.island.markers import MARKERS
from discovery.scenes.island.hearing import hear, soundings
from discovery.scenes.island.layout import Part
from discovery.scenes.island.replay import ReplayDeeds, ReplaySession
from discovery.scenes.island.session import Stage
from discovery.scenes.island.table import Table
from discovery.ui.intents import Command
from discovery.ui.sound_table import Effect
from tests.scenes.island.bench import Bench, at, box, new_match, played, reached, walking
from tests.support.hearing import Ears, kinds

if TYPE_CHECKING:
    from collections.abc import Sequence

SOUND: tuple[Event, ...] = (
    e.PlayerPut(0, 2, 5, 6, lost=True),
    e.KitChosen(0, 5),
    e.TurnBegan(0),
    e.TurnSkipped(0, 1),
    e.SeaMet(0, 1),
    e.Entered(0, 1, 2),
    e.StackRemade(None, 2),
    e.MarkerTurned(0, 0),
    e.EventWarded(0, 3, 1),
    e.TurnsLost(0, 2),
    e.GotLost(0),
    e.Declared(0, 5, 6),
    e.Located(0, 5, 6),
    e.Mistaken(0, 5, 6),
    e.ClueRead(0, 3, 4),
    e.OpeningBegan(0, 7),
    e.SiteOpened(0, 7, treasure=False),
)
SILENT: tuple[Event, ...] = (
    FirstPlayer(0),
    e.TreasureHidden(7),
    e.ClueLaid(3, 4),
    e.Headed(0, 1),
    e.ReadingBegan(0, 3),
    e.Stopped(0),
    e.GameEnded(None, (0,)),
)
PEOPLE = (SeatInfo("Ann", 0), SeatInfo("Ben", 1))
MIXED = (SeatInfo("Ann", 0), SeatInfo("Ben", 1, "random"))
COMPUTERS = (SeatInfo("Ann", 0, "random"), SeatInfo("Ben", 1, "random"))


def heard(
    event: Event, seats: Sequence[SeatInfo] = PEOPLE, stage: Stage = Stage.WALK
) -> list[tuple[Effect, int | None]]:
    return [(one.effect, one.pick) for one in soundings(event, stage, seats)]


def test_every_kind_of_event_has_its_sound_or_is_silent_on_purpose() -> None:
    assert {type(event) for event in SOUND + SILENT} == kinds(Event)
    for event in SOUND:
        assert heard(event), event
    for event in SILENT:
        assert heard(event) == []


def test_an_event_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(AssertionError):
        soundings("thunder", Stage.WALK, PEOPLE)  # type: ignore[arg-type]


def test_no_sound_tells_what_one_of_the_two_may_not_know() -> None:
    for event in SOUND + SILENT:
        seen = [event.seen_by(seat) for seat in (0, 1)]
        assert len({tuple(heard(one)) for one in seen if one is not None}) <= 1
        if None in seen:
            assert heard(event) == [], "what only one sees is not heard"


SECRETS: list[list[Event]] = [
    [e.KitChosen(0, kit) for kit in (None, 0, 1, 511)],
    [e.ClueRead(0, 3, clue) for clue in (None, 0, 4, 9)],
    [e.PlayerPut(0, 2, x, y, lost=True) for x, y in ((None, None), (3, 4), (30, 4))],
    [e.Declared(0, x, y) for x, y in ((3, 4), (30, 4))],
]


@pytest.mark.parametrize("events", SECRETS)
def test_whatever_is_secret_sounds_the_same(events: list[Event]) -> None:
    assert len({tuple(heard(event)) for event in events}) == 1


def test_every_ground_has_its_own_step() -> None:
    steps = [heard(e.Entered(0, 1, ground)) for ground in range(len(GROUND_WORDS))]
    assert len({effect for [(effect, _)] in steps}) == len(GROUND_WORDS)


def test_every_danger_has_its_own_sound_and_hours_alone_have_none() -> None:
    dangers: dict[str, set[Effect]] = {}
    for number, face in enumerate(MARKERS):
        found = [effect for effect, _ in heard(e.MarkerTurned(0, number))]
        assert found[0] is Effect.MARKER
        named = "shortcut" if face.shortcut else ITEMS[face.item].danger if face.item >= 0 else ""
        if face.lost and not named:
            named = "unstoppable"
        dangers.setdefault(named, set()).update(found[1:])
    assert dangers.pop("") == set()
    assert set(dangers) == {"shortcut", "unstoppable", *(item.danger for item in ITEMS)}
    assert all(len(found) == 1 for found in dangers.values())
    assert len(set.union(*dangers.values())) == len(dangers)


def test_the_last_use_of_an_accessory_sounds_darker() -> None:
    assert heard(e.EventWarded(0, 3, 1)) == [(Effect.WARDED, 0)]
    assert heard(e.EventWarded(0, 3, 0)) == [(Effect.WARDED, 1)]


@pytest.mark.parametrize(
    ("seats", "winner", "inside"),
    [
        (PEOPLE, 0, Effect.TREASURE),
        (PEOPLE, 1, Effect.TREASURE),
        (MIXED, 0, Effect.TREASURE),
        (MIXED, 1, Effect.BEATEN),
        (COMPUTERS, 1, Effect.TREASURE),
    ],
)
def test_the_treasure_is_won_or_lost(
    seats: Sequence[SeatInfo], winner: int, inside: Effect
) -> None:
    found = [effect for effect, _ in heard(e.SiteOpened(winner, 7, treasure=True), seats)]
    assert found == [Effect.DOOR, inside]
    empty = [effect for effect, _ in heard(e.SiteOpened(winner, 7, treasure=False), seats)]
    assert empty == [Effect.DOOR, Effect.EMPTY]


def test_a_turn_is_rung_in_for_people_and_not_in_a_replay() -> None:
    assert heard(e.TurnBegan(0)) == [(Effect.TURN, None)]
    for stage in (Stage.COMPUTER, Stage.REPLAY):
        assert heard(e.TurnBegan(0), PEOPLE, stage) == []


def on_the_way() -> tuple[Bench, Ears]:
    bench = reached(walking(2), seed=4)
    return bench, Ears(bench.table)


def test_a_step_is_heard_then_its_marker() -> None:
    bench, ears = on_the_way()
    table = bench.table
    goes = next(one for one in table.view.legal_actions() if isinstance(one, Go))
    bench.deeds.walk(goes.direction)
    bench.rest()
    found = ears.news()
    assert found[0].startswith(("step", "sea"))
    assert Effect.FOLLOWER not in found


def test_the_sheet_sounds_alike_wherever_it_is_laid() -> None:
    """The opponent hears it too: nothing tells that a place fits, or that it is the only one."""
    bench, ears = on_the_way()
    table = bench.table
    assert table.sheet is not None
    laid = []
    for place in (table.fits[0], (10, 10)):
        table.slide((20, 20))
        ears.news()
        table.slide(place)
        laid.append(ears.news())
    assert laid == [[Effect.SHEET]] * 2
    table.fits = table.fits[:1]
    for _ in range(2):
        table.seek()
        assert ears.news() == [Effect.SHEET_LAID], "also where there is no other place"


def test_a_note_sounds_alike_whatever_it_is() -> None:
    bench, ears = on_the_way()
    for _ in range(5):
        bench.deeds.scribble((20, 20))
        assert ears.news() == [Effect.PENCIL]


def test_every_accessory_sounds_alike_taken_or_put_back() -> None:
    bench = reached(at(Stage.EQUIP), seed=4)
    ears = Ears(bench.table)
    for item in (0, 8, 8, 0):
        bench.deeds.take(item)
        assert ears.news() == [Effect.ITEM]
    bench.deeds.press(Part.MAIN)
    assert ears.news()[:2] == [Effect.PRESS, Effect.PACK]


def test_a_refusal_is_heard_once() -> None:
    bench = reached(at(Stage.EQUIP), seed=4)
    ears = Ears(bench.table)
    for item in range(len(ITEMS)):
        bench.deeds.take(item)
    assert set(ears.news()) == {Effect.ITEM, Effect.REFUSE}
    dear = next(item for item in range(len(ITEMS)) if not bench.table.kit >> item & 1)
    bench.deeds.take(dear)
    assert ears.news() == [Effect.REFUSE]
    bench, ears = on_the_way()
    bench.table.desk.sheet = (0, 0)
    bench.deeds.declare()
    assert ears.news() == [Effect.REFUSE]
    bench.deeds.play.act(Equip(0))
    assert ears.news() == [Effect.REFUSE]


def test_keys_that_move_the_sheet_are_heard_once() -> None:
    bench, ears = on_the_way()
    bench.key(Command.FIRST)
    assert ears.news() == [Effect.SHEET_LAID]


def test_a_skipped_turn_is_heard_before_the_next_one() -> None:
    bench, ears = on_the_way()
    hear(bench.table, [e.TurnSkipped(1, 0), e.TurnBegan(0)])
    assert ears.heard == [Effect.TURN_SKIPPED]
    assert ears.news() == [Effect.TURN_SKIPPED, Effect.TURN]


def test_a_whole_game_is_heard() -> None:
    match = played(new_match(("greedy", "greedy"), seed=3), lambda _: False, "greedy")
    playback = Playback(match.record(), box())
    session = ReplaySession(playback)
    table = Table(session)
    deeds, ears = ReplayDeeds(table, session), Ears(table)
    found: list[Effect] = []
    for _ in range(playback.length):
        deeds.step(1)
        found += ears.news()
    steps = {effect for effect in found if effect.startswith("step")}
    assert len(steps) >= 6
    assert {Effect.MARKER, Effect.DOOR, Effect.CLUE, Effect.DIG, Effect.PACK} <= set(found)
    assert Effect.TURN not in found
    assert found[-1] is Effect.TREASURE
