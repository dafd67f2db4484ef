"""Computer players of the journals finish games from their views alone, and the better one wins."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from discovery.agents.journals.plan import Planner
from discovery.agents.journals.player import JournalsPlayer
from discovery.agents.journals.temper import PATHFINDER
from discovery.agents.registry import make_agent
from discovery.rules.journals.entry import start
from tests.rules.journals.table import Lively, Table, card_on, deed_of, tribes_of

if TYPE_CHECKING:
    from discovery.rules.journals.cardset import CardSet
    from discovery.rules.journals.state import JournalsState


def finished(cards: CardSet, names: tuple[str, ...], seed: int) -> JournalsState:
    state = start(len(names), {}, cards)
    chance = Lively(seed)
    agents = [make_agent("journals", name, seed + seat) for seat, name in enumerate(names)]
    decisions = 0
    while (seat := state.to_act) is not None:
        if state.pending is not None:
            state.resolve(chance)
            continue
        decisions += 1
        assert decisions < 2000
        state.apply(agents[seat].choose(state.view(seat)))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_games_are_finished(cards: CardSet, name: str, players: int) -> None:
    for seed in range(5):
        assert finished(cards, (name,) * players, seed).winners()


def test_the_greedy_player_beats_the_random_one(cards: CardSet) -> None:
    wins = 0
    for seed in range(20):
        seat = seed % 2
        names = ("greedy", "random") if seat == 0 else ("random", "greedy")
        wins += finished(cards, names, seed).winners() == (seat,)
    assert wins >= 18


def test_the_same_seed_and_view_give_the_same_decision(cards: CardSet) -> None:
    state = start(2, {}, cards)
    chance = Lively(5)
    agent = JournalsPlayer(1, PATHFINDER)
    for _ in range(60):
        if state.pending is not None:
            state.resolve(chance)
            continue
        view = state.view(state.to_act or 0)
        twin = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own bytes
        assert JournalsPlayer(9, PATHFINDER).choose(view) == JournalsPlayer(9, PATHFINDER).choose(
            twin
        )
        state.apply(agent.choose(view))


def test_a_plan_uses_what_is_prepared(cards: CardSet) -> None:
    planner = Planner(cards)
    number = card_on(cards, "rrrmm")
    fresh = planner.plan(number, [], (60, 61, 62))
    assert sorted(fresh.wanted) == [61, 62]
    half = planner.plan(number, [61, 60], (60, 61, 62))
    assert (half.wanted, half.kept) == ((62,), (61,))
    assert half.cost < fresh.cost
    assert planner.plan(number, [61, 62], (60, 61, 62)).blocks == 2
    assert planner.plan(number, [61, 60], (60, 61, 62)) is half


def choice(table: Table) -> str:
    table.state.legal = None
    seat = table.state.to_act or 0
    return table.state.text(JournalsPlayer(3, PATHFINDER).choose(table.state.view(seat)))


def test_it_explores_when_it_can(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj yj yf").exploring(0, "rrr").scouting("rrrr")
    table.ready(0, "walk.f.y")
    assert choice(table) == "write walk.foot.y yellow.journal"
    table.do("write walk.foot.y yellow.journal")
    assert choice(table) == "explore"


def test_it_writes_for_two_cards_where_it_can(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj yj").exploring(0, "rrr").scouting("rmm", "mmm")
    table.tribes(0, 9).ready(0, "9.h.y climb.j.y")
    for _ in range(2):
        table.do(choice(table))
    assert choice(table) == f"explore {card_on(cards, 'rmm')}"


def test_it_meets_a_tribe_before_a_standstill(cards: CardSet) -> None:
    friend = tribes_of(cards, wary=False)[0]
    table = Table(cards).dice(0, "yf yh yj").exploring(0, "mmmmm").encounter(friend)
    table.state.quiet = 8
    assert choice(table).startswith("duty ")
    table.do(choice(table))
    assert choice(table).endswith(" parley")


def test_it_goes_on_with_every_tribe_action(cards: CardSet) -> None:
    """Each step that an action asks for gets an answer, whatever the action is."""
    for number in cards.deeds:
        table = Table(cards, 3).dice(0, "yf yf yh yj yj gp").banks("yb", "yg").tribes(0, number)
        table.exploring(0, "rrrmm").scouting("rrr", "mmm").ready(0, "ride.h.y")
        table.dice(1, "gf gf gj").dice(2, "gf gf gj")
        table.state.grey = 0
        for text in table.legal("use"):
            twin = table.state.copy()
            twin.apply(twin.parse(text))
            for _ in range(8):
                if twin.pending is not None:
                    twin.resolve(Lively(1))
                else:
                    twin.apply(JournalsPlayer(1, PATHFINDER).choose(twin.view(twin.to_act or 0)))


def test_a_journal_die_is_fetched_back_only_where_it_does_no_harm(cards: CardSet) -> None:
    table = Table(cards).exploring(0, "rrrmm").ready(0, "walk.f.y climb.h.y").banks("y", "yy")
    assert "ride" not in choice(table)
    assert choice(table) == "gather 1@left 2@right"


def test_it_summons_for_a_use(cards: CardSet) -> None:
    number = deed_of(cards, "summon")
    table = Table(cards).tribes(0, number).dice(0, "gh").banks("yyy")
    table.do(f"use {number} grey.horse")
    assert choice(table) == "gather 3@left"
