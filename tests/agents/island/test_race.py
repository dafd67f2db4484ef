"""What computer players of the island make of the other one: its way, its clues, who is first."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from discovery.agents.agent import OwnChance
from discovery.agents.budget import Budget
from discovery.agents.island import suspicion as suspicions
from discovery.agents.island.errands import own_errands
from discovery.agents.island.habits import HABITS, PLANNER, READER, STROLLER, Mind, pulls
from discovery.agents.island.playouts import Deal, Traveller
from discovery.agents.island.race import Race, hours_late, odds_of_losing
from discovery.agents.island.stretches import Stretch, stretches_of
from discovery.agents.island.suspicion import Suspicion
from discovery.agents.island.ways import unread_cells
from discovery.agents.registry import make_agent
from discovery.rules.island.ground import CHECKPOINTS, SITES
from tests.agents.island.tactics import FOLDER, Tactic
from tests.rules.island.table import Table, near

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.island.island import Island

A1, A2 = CHECKPOINTS.index("A1"), CHECKPOINTS.index("A2")


def reader_of_a1(island: Island) -> Table:
    """Return a table whose seat 0 has read A1 and made one more step."""
    table = Table(island, near(island, "A1"), near(island, "B2"))
    table.declare()
    table.go("checkpoint")
    table.do("read")
    table.step()
    return table


def test_ways_are_cut_where_something_was_done(island: Island) -> None:
    table = reader_of_a1(island)
    fort = island.forts[A1]
    first, second = stretches_of(table.state.view(1))
    assert first == Stretch((fort,), (), (), done=True)
    assert second == Stretch((fort, table.state.place(0)), (A1,), ())
    table.state.readers[A2] = 0
    assert [stretch.read for stretch in stretches_of(table.state.view(1))] == [(A2,), (A2, A1)]


def test_who_was_lost_tells_nothing(island: Island) -> None:
    """What one did while lost has nothing to do with clues."""
    table = Table(island, near(island, "A1"))
    table.step()
    assert stretches_of(table.state.view(1)) == []
    nothing = Suspicion(table.state.view(1))
    assert set(nothing.weights) == set(range(len(SITES)))
    assert all(weight == pytest.approx(1) for weight in nothing.weights.values())
    assert nothing.goal(Mind(PLANNER, ())) is None


def test_suspicions_agree_with_a_recount_clue_by_clue(
    island: Island, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suspicions, "FORGOTTEN", 0.0)
    table = reader_of_a1(island)
    table.state.readers[A2] = 0
    view = table.state.view(1)
    found = Suspicion(view)
    begin, going = stretches_of(view)
    for site in (0, 13, 27):
        deals = list(permutations(island.cards[site], 2))
        weight = sum(
            odd
            * found._judged(begin, Mind(habit, (first,)))
            * found._judged(going, Mind(habit, tuple(sorted(both))))
            / len(deals)
            for first, *rest in deals
            for both in [(first, *rest)]
            for habit, odd in HABITS
        )
        assert found.weights[site] == pytest.approx(weight)
        _, clues = found.mind(site, OwnChance(site))
        assert len(clues) == 2
        assert all(clues.count(clue) <= island.cards[site].count(clue) for clue in clues)


def test_minds_that_explain_little_are_forgotten_without_harm(island: Island) -> None:
    view = reader_of_a1(island).state.view(1)
    total = Suspicion(view).weights
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(suspicions, "FORGOTTEN", 0.0)
        whole = Suspicion(view).weights
    assert all(total[site] == pytest.approx(whole[site], rel=0.1) for site in whole)


def test_of_a_very_long_way_the_last_stretches_count(
    island: Island, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = reader_of_a1(island).state.view(1)
    whole = Suspicion(view)
    monkeypatch.setattr(suspicions, "WATCHED", 1)
    late = Suspicion(view)
    assert late.weights != whole.weights
    for site in (0, 13):
        card = island.cards[site]
        assert late.weights[site] == pytest.approx(
            sum(
                odd * late._judged(stretches_of(view)[-1], Mind(habit, (clue,)))
                for clue in card
                for habit, odd in HABITS
            )
            / len(card)
        )


def test_who_walks_away_from_a_site_has_no_hope_for_it(islands: Mapping[str, Island]) -> None:
    """Its way counts from where one place alone fitted it."""
    view = Tactic(FOLDER / "other_walks_away.txt").view(islands)
    (stretch,) = stretches_of(view)
    assert [view.island.hex(cell) for cell in stretch.cells] == [(29, 4), (30, 5), (31, 5), (31, 6)]
    found = Suspicion(view)
    assert found.weights[SITES.index("F1")] > 3 * found.weights[SITES.index("F4")]
    goal = view.island.sites[SITES.index("F1")]
    assert found.goal(found.mind(SITES.index("F1"), OwnChance(1))) == goal


def test_each_habit_is_drawn_by_something_else(island: Island) -> None:
    place = island.cell(*near(island, "A1"))
    sites = list(range(len(SITES)))
    clues = island.cards[SITES.index("F6")][:7]
    known = {
        habit: pulls(island, Mind(habit, clues), island.forts, sites, place)
        for habit in (PLANNER, READER, STROLLER)
    }
    goal = island.sites[SITES.index("F6")]
    assert max(known[PLANNER], key=known[PLANNER].__getitem__) == goal
    assert set(known[READER]) == {goal}
    assert max(known[STROLLER], key=known[STROLLER].__getitem__) == island.forts[A1]
    reader = pulls(island, Mind(READER, ()), island.forts, sites, place)
    assert set(reader) == set(island.forts)
    assert pulls(island, Mind(PLANNER, (9, 9)), island.forts, sites, place) == {}


def test_what_somebody_else_reads_first_tells_nothing() -> None:
    """With the clue one site of two is left and opened; without it the nearer one comes first."""
    ports = [(1, 1.0, (1,) * 11), (2, 1.0, (0, *(1,) * 10))]
    between = [[9.0, 20.0, 30.0], [9.0, 9.0, 40.0], [9.0, 40.0, 9.0]]
    traveller = Traveller(between, 1, ports, ())
    deal = Deal(1, (0,))
    assert traveller.go(0, 5.0, deal) == (25.0, {0: 5.0})
    deal = Deal(2, (1,))
    assert traveller.go(0, 5.0, deal).read == {0: 5.0}
    barred = traveller.go(0, 5.0, Deal(2, (0,)), {0: 4.0})
    assert barred == (65.0, {})
    assert traveller.go(1, 5.0, Deal(2, (1,)), {0: 9.0}) == (45.0, {})


def test_a_fort_is_read_by_the_first_one_only(island: Island) -> None:
    """The other one stands beside A1, and goes elsewhere when somebody reads it before."""
    table = Table(island, near(island, "B2"), near(island, "A1"))
    table.declare()
    table.do("stop")
    table.declare()
    table.do("stop")
    view = table.state.view(0)
    suspicion = Suspicion(view)
    errands = own_errands(view, suspicion)
    deal, mind = errands.deal(OwnChance(1), 0.5)
    assert mind
    rival = Race(view, unread_cells(view), suspicion).rival(
        mind, errands.site(deal.treasure), deal.clues
    )
    when = rival.tour.read[A1]
    assert when == min(rival.tour.read.values())
    assert rival.denied(A1, when + 1) == rival.tour
    assert A1 not in rival.denied(A1, when - 1).read


def test_who_is_lost_or_has_to_skip_is_late(island: Island) -> None:
    table = reader_of_a1(island)
    hours = table.state.hours
    assert hours_late(table.state.view(0)) > 12 + 6 - hours
    table.state.located[1] = True
    assert hours_late(table.state.view(0)) == 6 - hours
    table.state.skips[1] = 2
    assert hours_late(table.state.view(0)) == 24 + 6 - hours


def test_who_is_ahead_is_surer_with_less_doubt() -> None:
    assert odds_of_losing(10, 60, 0) < odds_of_losing(10, 60, 4) < 0.5
    assert odds_of_losing(60, 10, 0) > odds_of_losing(60, 10, 4) > 0.5


def test_only_with_time_an_expert_thinks_of_the_other_one(islands: Mapping[str, Island]) -> None:
    view = Tactic(FOLDER / "other_is_about_to_dig.txt").view(islands)
    quick, slow = (
        view.text(make_agent("island", "expert", 1, Budget(playouts, None)).choose(view))
        for playouts in (199, 200)
    )
    assert (quick, slow) == ("go SE", "go N")
