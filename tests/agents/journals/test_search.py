"""What an expert of the journals reckons with: ways, turns that they take, ends of a turn."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from discovery.agents.budget import Allowance, Budget
from discovery.agents.journals.haste import Haste
from discovery.agents.journals.judge import Judge
from discovery.agents.journals.playouts import FAR, NEAR, Playouts, Tally
from discovery.agents.journals.turns import turn_ends
from discovery.agents.journals.ways import Need, Ways
from discovery.agents.journals.weights import CAPTAIN, ETHNOGRAPHER
from discovery.rules.journals.actions import DONE, Duty, Prepare
from discovery.rules.journals.phases import TURN
from tests.rules.journals.table import Lively, Table, card_on

if TYPE_CHECKING:
    from discovery.rules.journals.cardset import CardSet
    from discovery.rules.journals.state import JournalsState

BASE = (60, 61, 62)


def test_needs_name_what_is_missing(cards: CardSet) -> None:
    ways = Ways(cards)
    target = (card_on(cards, "rrrmm"), 0)
    fresh = ways.needs[target, BASE, ()]
    assert Need((2, 0, 0, 0), (3,), 2, 2, (61, 62)) in fresh
    assert all(need.slots for need in fresh)
    half = ways.needs[target, BASE, (61,)]
    assert Need((0, 0, 0, 0), (3,), 2, 1, (62,)) in half
    assert Need((0, 0, 0, 0), (), 2, 0, ()) in ways.needs[target, BASE, (61, 62)]


def test_two_cards_share_a_block(cards: CardSet) -> None:
    ways = Ways(cards)
    both = (card_on(cards, "rrr"), card_on(cards, "rmm"))
    assert any(sorted(need.slots) == [9, 62] for need in ways.needs[both, (9, *BASE), ()])


def test_a_guide_saves_a_block(cards: CardSet) -> None:
    ways = Ways(cards)
    marches = ways.marches_of((54,))
    need = ways.needs[(card_on(cards, "rrm"), 0), marches, (60,)]
    assert any(not each.slots and each.blocks == 1 for each in need)
    assert marches == (-54, *BASE)


def test_what_is_all_there_takes_the_turn_of_writing() -> None:
    haste = Haste()
    ready = Need((0, 0, 0, 0), (), 2, 0, ())
    assert haste.turns(ready, (0, 0, 0, 2, 0, 0)) == 1.0
    one_short = haste.turns(ready, (0, 0, 0, 1, 1, 0))
    assert one_short == pytest.approx(1 + 2 / 3 * 1.15)
    assert haste.turns(ready, (2, 0, 0, 1, 0, 0)) >= 1.9


def test_the_turns_are_near_exact_answers() -> None:
    """Answers of value iteration for a walk and a climb that are not prepared, with five dice."""
    haste = Haste()
    need = Need((2, 0, 0, 0), (3,), 2, 2, (61, 62))
    good = haste.turns(need, (2, 0, 0, 3, 0, 0))
    bad = haste.turns(need, (0, 3, 2, 0, 0, 0))
    assert good < bad
    assert 2 < good < 6


def test_a_turn_is_searched_without_chance(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yh yh yp yj yj").exploring(0, "rrrr").encounter(1)
    table.scouting("rmm", "mmr", "rrrm").exploring(1, "rrr").dice(1, "bf bf bj")
    judge = Judge(cards, CAPTAIN)
    state = table.state.view(0).sample(Lively(1))
    ends = turn_ends(state, judge.aims(state, 0))
    texts = {tuple(state.text(step) for step in end.steps) for end in ends}
    assert len(texts) == len(ends)
    assert ("prepare ride horse -/y", "prepare ride horse -/y", "done") in texts
    meeting = next(end for end in ends if end.steps[0] == state.parse("meet 1 yellow.parley"))
    assert meeting.state.rolling % 31 == 1
    for end in ends:
        kinds = [type(step) for step in end.steps]
        if Duty in kinds:
            assert Prepare not in kinds[kinds.index(Duty) :]
        assert end.steps[-1] == DONE or state.text(end.steps[-1]).split()[0] in {"gather", "take"}


def test_a_bank_of_own_dice_alone_is_gathered_with_the_other(cards: CardSet) -> None:
    """Taking one of two such banks does nothing that gathering does not; others' dice do."""
    judge = Judge(cards, CAPTAIN)
    taken = []
    for left in ("yy", "yb"):
        table = Table(cards).dice(0, "yf").exploring(0, "rrrmm").scouting("mmmmm")
        table.banks(left, "yy").exploring(1, "rrr").dice(1, "bf bf bj bh bj")
        state = table.state.view(0).sample(Lively(1))
        texts = {state.text(end.steps[0]) for end in turn_ends(state, judge.aims(state, 0))}
        assert any(text.startswith("gather") for text in texts)
        taken.append({text for text in texts if text.startswith("take")})
    assert taken == [set(), {"take left"}]


def test_a_way_that_takes_more_dice_than_there_are_takes_long(cards: CardSet) -> None:
    """Three blocks bind three dice and take three journals: five dice never do."""
    judge = Judge(cards, CAPTAIN)
    card, marches = card_on(cards, "rmmr"), BASE
    turns = [
        judge.toil((card, 0), marches, (60, 60, 62), (0, 0, 0, journals, 0, 0))[0]
        for journals in (2, 3)
    ]
    assert turns[0] >= turns[1] + CAPTAIN.lack


def test_where_a_route_leads_nowhere_a_swap_is_hoped_for(cards: CardSet) -> None:
    judge = Judge(cards, CAPTAIN)
    hopes = []
    for other in ("rrr", "mmmmmm"):
        table = Table(cards).dice(0, "yf yj yj").exploring(0, "mmmmm").scouting(other)
        table.ready(0, "ride.h.y ride.h.y").exploring(1, "mmr")
        table.dice(1, "bf bf bj bh bj")
        hopes.append(judge.worth(table.state, 0))
    assert hopes[0] > hopes[1] + 2


def test_luck_that_all_ends_have_makes_no_difference() -> None:
    worths = []
    for luck in (0.0, 7.0):
        tally = Tally([1.0, 0.0, -1.0])
        tally.note({0: 2.0 + luck, 1: 6.0 + luck, 2: 1.0 + luck})
        worths.append(tally.worths())
    assert worths[0] == pytest.approx(worths[1])
    assert worths[0][1] > worths[0][0] > worths[0][2]


def test_ends_that_are_tried_on_are_not_overtaken_by_those_that_were_dropped() -> None:
    tally = Tally([0.0, 0.0, 0.0])
    tally.note({0: 4.0, 1: 3.0, 2: -1.0})
    tally.worths()
    for luck in (-9.0, 2.0, -5.0):
        tally.note({0: 1.0 + luck, 1: 0.0 + luck})
    worths = tally.worths()
    assert worths[0] > worths[1] > worths[2]


@pytest.mark.parametrize(("playouts", "ends"), [(50, 12), (200, 16), (12, 4)])
def test_playouts_are_spent_to_the_last_where_ends_are_alike(
    cards: CardSet, monkeypatch: pytest.MonkeyPatch, playouts: int, ends: int
) -> None:
    def noise(_self: Playouts, end: JournalsState, number: int, _: Allowance) -> float:
        return Random(1000 * number + end.deck).random()

    monkeypatch.setattr(Playouts, "once", noise)
    states = [Table(cards, deck=deck).state for deck in range(10, 10 + ends)]
    allowance = Allowance(Budget(playouts, None))
    Playouts(Judge(cards, CAPTAIN), 0, 0, 1).compare(states, [0.0] * ends, allowance)
    assert 0.7 * playouts < allowance.spent <= playouts


def test_an_end_that_is_surely_worse_is_tried_no_more(
    cards: CardSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def clear(_self: Playouts, end: JournalsState, number: int, _: Allowance) -> float:
        tried.append(end.deck)
        return end.deck + Random(number).random()

    monkeypatch.setattr(Playouts, "once", clear)
    states = [Table(cards, deck=deck).state for deck in range(10, 14)]
    worths = Playouts(Judge(cards, CAPTAIN), 0, 0, 1).compare(
        states, [0.0] * 4, Allowance(Budget(1000, None))
    )
    assert max(worths) == worths[3]
    assert len(tried) < 30


def test_a_playout_is_looked_at_several_times(
    cards: CardSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its worth is the mean of what the judge says when the seat's turn comes again."""
    table = Table(cards).dice(0, "yh yh yp yj yj").exploring(0, "rrrr").encounter(1)
    table.scouting("rmm", "mmr", "rrrm").exploring(1, "rrr").dice(1, "bf bf bj")
    state = table.state.view(0).sample(Lively(1))
    state.apply(state.parse("gather 1@0.parley"))
    looked = []
    judge = Judge(cards, CAPTAIN)

    def worth(at: JournalsState, me: int, entries: int) -> float:
        looked.append((at.to_act, at.phase, me, entries))
        return float(len(looked))

    monkeypatch.setattr(judge, "worth", worth)
    playouts = Playouts(judge, 0, 0, 3)
    assert playouts.once(state, 1) == (1 + 2) / 2
    assert looked == [(0, TURN, 0, 0)] * len(NEAR)
    looked.clear()
    playouts.compare([state] * 2, [0.0, 0.0], Allowance(Budget(200, None)))
    assert looked[: len(FAR)] == [(0, TURN, 0, 0)] * len(FAR)
    assert playouts.looks == FAR


def test_a_playout_is_broken_off_when_time_is_over(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yh yh yp yj yj").exploring(0, "rrrr").encounter(1)
    table.scouting("rmm", "mmr", "rrrm").exploring(1, "rrr").dice(1, "bf bf bj")
    state = table.state
    playouts = Playouts(Judge(cards, CAPTAIN), 0, 0, 3)
    assert playouts.once(state, 1, Allowance(Budget(None, 0.0))) is None
    assert playouts.compare([state] * 2, [1.0, 2.0], Allowance(Budget(None, 0.0))) == [1.0, 2.0]
    assert playouts.once(state, 1, Allowance(Budget(None, 1000.0))) == playouts.once(state, 1)


def test_an_entry_is_not_put_off(cards: CardSet) -> None:
    """Where only bad cards are open, writing now is worth more than having it all ready."""
    judge = Judge(cards, CAPTAIN)
    table = Table(cards).dice(0, "yj yj yf yf").exploring(0, "rrrr").ready(0, "walk.f.g ride.h.y")
    table.scouting("mmmmm", "mmmmmm", "mmr(m|rr)m").exploring(1, "rrr").dice(1, "bf bf bj bh bj")
    state = table.state.copy()
    ends = turn_ends(state, judge.aims(state, 0))
    best = max(ends, key=lambda end: judge.worth(end.state, 0, 0))
    assert state.text(best.steps[0]).startswith("write")


def test_characters_differ_in_what_a_tribe_is_worth(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yp yp yf").encounter(32).exploring(0, "rrr").scouting("rmm")
    table.exploring(1, "rrrr").dice(1, "bf bf bj bh bj")
    gained = []
    for weights in (CAPTAIN, ETHNOGRAPHER):
        judge = Judge(cards, weights)
        after = table.state.copy()
        after.legal = None
        before = judge.worth(after, 0)
        after.apply(after.parse("meet 32 yellow.parley yellow.parley"))
        gained.append(judge.worth(after, 0) - before)
    assert 0 < gained[0] < gained[1]
