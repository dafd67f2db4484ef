"""What is heard at the journals' table."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from discovery.agents.registry import make_agent
from discovery.match.playback import Playback
from discovery.rules.events import FirstPlayer
from discovery.rules.journals import events as e
from discovery.rules.journals.actions import Place
from discovery.rules.journals.cards import NO_SPECIES, WALK
from discovery.rules.journals.dice import ONE
from discovery.rules.journals.events import Event
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals.focusing import ring
from discovery.scenes.journals.hearing import soundings
from discovery.scenes.journals.replay import ReplayDeeds, ReplaySession
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.table import Table
from discovery.scenes.journals.targets import Part
from discovery.ui.sound_table import EFFECTS, Effect
from tests.scenes.journals.bench import Bench, box, new_match, plans
from tests.support.hearing import Ears, kinds

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.journals.cards import Card

SOUND: tuple[Event, ...] = (
    e.CardShown(None, 1),
    e.CardDrawn(None, 1, encounter=True, place=0),
    e.Rolled(0, ((0, 1), (0, 2))),
    e.TurnBegan(0),
    e.ExplorationChosen(0, 1),
    e.TribeMet(0, 1, (2,)),
    e.GreyTaken(0),
    e.GreyAsked(0, 1),
    e.Prepared(0, (WALK, 0, 1), 1),
    e.Undone(0, (WALK, 0, 1), 0),
    e.DutyChanged(0, 1),
    e.DieTurned(0, 1, 2),
    e.DiePicked(0, 1),
    e.DieFetched(0, 0, 1),
    e.Swapped(0, 1, 1, 2),
    e.TribeUsed(0, 40, 1),
    e.Reserved(0, 1),
    e.CardRemoved(0, 1),
    e.Written(0, (WALK, 0, 1), 3),
    e.Explored(0, 1, 0, 4),
    e.EndTriggered(0),
    e.BankTaken(0, 0, ONE[0]),
    e.Gathered(0, (Place(0, 0, 0, 0, 1),)),
    e.Standstill(None, 1),
    e.GameEnded(None, (0,)),
)
SILENT: tuple[Event, ...] = (FirstPlayer(0), e.GreyNone(0), e.Stopped(0), e.TurnEnded(0))


@pytest.fixture
def bench() -> Bench:
    return Bench(new_match())


@pytest.fixture
def ears(bench: Bench) -> Ears:
    return Ears(bench.table)


@pytest.fixture
def cards(bench: Bench) -> Mapping[int, Card]:
    return bench.table.view.cards


def heard(
    event: Event, cards: Mapping[int, Card], stage: Stage = Stage.DECIDE
) -> list[tuple[Effect, int | None]]:
    return [(one.effect, one.pick) for one in soundings(event, stage, cards)]


def test_every_kind_of_event_has_its_sound_or_is_silent_on_purpose(
    cards: Mapping[int, Card],
) -> None:
    assert {type(event) for event in SOUND + SILENT} == kinds(Event)
    for event in SOUND:
        assert heard(event, cards), event
    for event in SILENT:
        assert heard(event, cards) == []


def test_an_event_that_nobody_knows_is_an_error(cards: Mapping[int, Card]) -> None:
    with pytest.raises(AssertionError):
        soundings("thunder", Stage.DECIDE, cards)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("number", "pick"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (7, 3), (8, 4), (15, 4)]
)
def test_more_dice_make_more_noise(cards: Mapping[int, Card], number: int, pick: int) -> None:
    roll = e.Rolled(0, ((0, 1),) * number)
    assert heard(roll, cards) == [(Effect.DICE_ROLL, pick)]
    assert pick < len(EFFECTS[Effect.DICE_ROLL].files)


def test_dice_in_hand_are_counted_from_banks_and_from_boards(cards: Mapping[int, Card]) -> None:
    assert heard(e.BankTaken(0, 0, ONE[0]), cards) == [(Effect.DICE_HAND, 0)]
    assert heard(e.BankTaken(0, 0, 3 * ONE[0] + 2 * ONE[4]), cards) == [(Effect.DICE_HAND, 2)]
    places = (Place(0, 0, 0, 0, 2), Place(0, 0, 1, 0, 1))
    assert heard(e.Gathered(0, places), cards) == [(Effect.DICE_HAND, 1)]


def test_a_wary_tribe_is_met_otherwise_than_a_friendly_one(cards: Mapping[int, Card]) -> None:
    for wary in (False, True):
        number = next(n for n, card in cards.items() if card.tribe.wary is wary)
        met = heard(e.TribeMet(0, number, (2,)), cards)
        assert met == [(Effect.CARD_SLIDE, None), (Effect.TRIBE, int(wary))]


def test_what_a_recorded_card_brings_is_heard(cards: Mapping[int, Card]) -> None:
    for number, card in cards.items():
        route = card.exploration
        found = heard(e.Explored(0, number, 0, route.points), cards)
        assert found[0] == (Effect.JOURNAL, None)
        assert (Effect.TENT in dict(found)) is bool(route.tents)
        kind = dict(found).get(Effect.SPECIES, NO_SPECIES)
        assert kind == route.species
    species = [n for n, card in cards.items() if card.exploration.species != NO_SPECIES]
    two = heard(e.Explored(0, species[0], species[1], 9), cards)
    assert [effect for effect, _ in two].count(Effect.SPECIES) == 2
    assert dict(two)[Effect.POINTS] is not None
    assert dict(heard(e.Explored(0, species[0], 0, 3), cards))[Effect.POINTS] == 0


def test_a_turn_is_rung_in_for_people_and_one_more_turn_otherwise(
    cards: Mapping[int, Card],
) -> None:
    assert heard(e.TurnBegan(0), cards) == [(Effect.TURN, None)]
    assert heard(e.TurnBegan(0, bonus=True), cards) == [(Effect.AGAIN, None)]
    for stage in (Stage.COMPUTER, Stage.REPLAY):
        assert heard(e.TurnBegan(0), cards, stage) == []


def test_dice_are_heard_in_the_hand_and_on_the_table(bench: Bench, ears: Ears) -> None:
    while bench.table.view.phase is not Phase.TURN:
        if bench.table.legal:
            bench.play.act(bench.table.legal[0])
        else:
            bench.play.confirm()
        bench.rest()
    ears.news()
    bench.deeds.press(Part.GATHER)
    assert ears.news() == [Effect.PRESS]
    bench.deeds.press(next(one for one in ring(bench.table) if bench.table.lit(one)))
    assert ears.news() == [Effect.DIE_LIFT]
    bench.deeds.press(Part.MAIN)
    assert ears.news() == [Effect.PRESS, Effect.DICE_HAND]
    assert bench.table.stage is Stage.ROLL
    bench.deeds.press(Part.MAIN)
    assert ears.news()[:2] == [Effect.PRESS, Effect.DICE_ROLL]


def test_a_whole_game_is_heard() -> None:
    match = new_match(("greedy", "greedy"), seed=3)
    found: list[Effect] = []
    while not match.over:
        if match.pending is not None:
            events = match.confirm()
        else:
            seat = cast("int", match.to_act)
            agent = make_agent("journals", "greedy", match.decision_seed)
            events = match.act(seat, agent.choose(match.view(seat)))
        cards = match.view(0).cards  # type: ignore[attr-defined]
        for event in cast("tuple[Event, ...]", events):
            found += [effect for effect, _ in heard(event, cards, Stage.REPLAY)]
    assert Effect.TURN not in found, "nobody is called to act in a replay"
    assert {
        Effect.DICE_ROLL, Effect.DICE_HAND, Effect.DIE_PLACE, Effect.PEN, Effect.JOURNAL,
        Effect.TRIBE, Effect.CARD_DRAW, Effect.CARD_TURN, Effect.CARD_SLIDE, Effect.POINTS,
    } <= set(found)  # fmt: skip
    assert found[-1] is Effect.JOURNALS_END


def test_steps_of_a_replay_are_heard_both_ways() -> None:
    match = new_match()
    for _ in range(14):
        if match.pending is not None:
            match.confirm()
        else:
            seat = cast("int", match.to_act)
            match.act(seat, match.view(seat).legal_actions()[0])
    playback = Playback(match.record(), box())
    session = ReplaySession(playback)
    table = Table(session, plans())
    deeds, ears = ReplayDeeds(table, session), Ears(table)
    found: list[Effect] = []
    for _ in range(playback.length):
        deeds.step(1)
        found += ears.news()
    assert Effect.CARD_SLIDE in found
    deeds.step(-1)
    assert ears.news() == [Effect.UNDO]
    deeds.step(-2)
    assert ears.news() == [Effect.PAPER]
