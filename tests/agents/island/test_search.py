"""What computer players of the island work out: ways, odds, what a step tells, errands."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.agents.agent import OwnChance
from discovery.agents.budget import Allowance, Budget
from discovery.agents.island.bearings import Bearings, hours_until_known
from discovery.agents.island.dangers import best_kit, uses_needed
from discovery.agents.island.errands import Errands
from discovery.agents.island.hiding import Hiding
from discovery.agents.island.odds import bits_of_clue, chances, entropy
from discovery.agents.island.roads import hours_to, usual_costs, way_on
from discovery.agents.island.temper import GAMBLER, SURVEYOR, Temper
from discovery.agents.island.ways import steps_to
from discovery.rules.island.actions import Put
from discovery.rules.island.chart import PLACES, Chart
from discovery.rules.island.equipment import AFFORDABLE, KNIFE
from discovery.rules.island.ground import GROUND_WORDS, SEA, SITES
from discovery.rules.island.island import STEPS, Island, bit_set
from tests.rules.island.table import Table, near

COSTS = usual_costs(0)


def small_island(seed: int) -> Island:
    """Return an island of a few hexes more than there are forts and sites."""
    random = Random(seed)
    rows = ["............"]
    rows += ["." + "".join(random.choice("jmpso") for _ in range(10)) + "." for _ in range(8)]
    rows += ["............"]
    spots = [(x, y) for y in range(1, 9) for x in range(1, 11)]
    places = tuple(
        (name, *spot)
        for name, spot in zip(sorted(PLACES), random.sample(spots, len(PLACES)), strict=True)
    )
    return Island(Chart("Skerry", tuple(rows), places))


def slowly(island: Island, places: list[int], direction: int, depth: int) -> float:
    """Return what `Bearings` works out, from a list of places and one at a time."""
    met: dict[int, list[int]] = {}
    for place in places:
        ground = island.ground[place + STEPS[direction]]
        met.setdefault(ground, []).append(place if ground == SEA else place + STEPS[direction])
    hours = 0.0
    for ground, there in met.items():
        if len(there) > 1 and depth > 1:
            ways = [d for d in range(6) if ground != SEA or d != direction]
            later = min(slowly(island, there, way, depth - 1) for way in ways)
        else:
            later = hours_until_known(len(there))
        hours += len(there) * (later + (0.0 if ground == SEA else COSTS[ground]))
    return hours / len(places)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 2))
def test_the_belief_agrees_with_a_recount_place_by_place(seed: int, depth: int) -> None:
    island = small_island(seed)
    ground = island.ground[Random(seed).choice(island.land)]
    places = [cell for cell in island.land if island.ground[cell] == ground]
    found = Bearings(island, COSTS, COSTS).compare(bit_set(places), 0b111111, depth)
    assert len(found) == 6
    if len(places) == 1:
        return
    for hours, direction in found:
        if depth == 1 or not any(island.ground[p + STEPS[direction]] == SEA for p in places):
            assert hours == pytest.approx(slowly(island, places, direction, depth))


def test_what_is_known_needs_no_hours() -> None:
    assert hours_until_known(1) == 0
    assert hours_until_known(2) < hours_until_known(3) < hours_until_known(1000)


def test_hours_grow_with_the_way(island: Island) -> None:
    fort, site = island.forts[0], island.sites[0]
    hours, steps = hours_to(island, fort), steps_to(island, fort)
    assert set(hours) == set(steps) == set(island.land)
    assert hours[fort] == steps[fort] == 0
    assert all(hours[cell] >= 1.9 * steps[cell] for cell in island.land)
    to = site + STEPS[way_on(island, site, fort)]
    armed = usual_costs(0b111111111)
    assert hours[to] + armed[island.ground[to]] == pytest.approx(hours[site])


def test_steps_cost_less_with_accessories() -> None:
    armed = usual_costs(0b111111111)
    assert all(one <= other for one, other in zip(armed, COSTS, strict=True))
    assert armed[0] + 1 < COSTS[0]


def test_what_a_clue_tells(island: Island) -> None:
    odds = chances(island, tuple(range(28)), ())
    assert sum(odds.values()) == pytest.approx(1)
    assert entropy(list(odds.values())) == pytest.approx(4.807, abs=0.001)
    assert 0.3 < bits_of_clue(island, odds, ()) < 3
    ports = tuple(site for site in range(28) if 9 in island.cards[site])
    left = chances(island, ports, (9,))
    assert set(left) == set(ports)
    assert bits_of_clue(island, left, (9,)) < entropy(list(left.values()))
    assert bits_of_clue(island, {ports[0]: 1.0}, (9,)) == 0


def test_the_kit_is_affordable_and_saves_from_getting_lost() -> None:
    assert best_kit() in AFFORDABLE
    assert best_kit() >> KNIFE & 1
    assert uses_needed(0.0, 3) == 0
    assert uses_needed(50.0, 3) == pytest.approx(3)


def errands(island: Island, temper: Temper, playouts: int) -> list[str]:
    """Return the errands from beside A1, the best first, as names of places."""
    table = Table(island, near(island, "A1"))
    table.declare()
    view = table.state.view(0)
    place = island.cell(*table.hex(0))
    found = Errands(view, temper).compare(place, OwnChance(1), Allowance(Budget(playouts, None)))
    assert all(one.hours <= other.hours for one, other in pairwise(found))
    return [island.name_at(*island.hex(errand.cell)) for errand in found]


def test_the_fort_next_door_comes_first(island: Island) -> None:
    assert errands(island, Temper(), 60)[0] == "A1"
    assert errands(island, Temper(), 60) == errands(island, Temper(), 60)


def test_tempers_make_forts_or_sites_seem_nearer(island: Island) -> None:
    assert SURVEYOR.reads > GAMBLER.reads
    assert GAMBLER.digs > SURVEYOR.digs
    table = Table(island, near(island, "A1"))
    table.declare()
    view = table.state.view(0)
    place = island.cell(*table.hex(0))
    ways = {}
    for temper in (SURVEYOR, GAMBLER):
        found = Errands(view, temper).compare(place, OwnChance(1), Allowance(Budget(60, None)))
        ways[temper] = Counter(errand.site is None for errand in found)
    assert ways[SURVEYOR][True] >= ways[GAMBLER][True]


def test_playouts_end_with_the_only_site(island: Island) -> None:
    table = Table(island, near(island, "A1"), treasure="F6")
    table.declare()
    state = table.state
    state.openers = [0 if name != "F6" else -1 for name in SITES]
    state.readers = [1] * 8
    found = Errands(state.view(0), Temper()).compare(
        state.place(0), OwnChance(1), Allowance(Budget(5, None))
    )
    assert [SITES[errand.site or 0] for errand in found] == ["F6"]


def test_the_other_is_set_down_where_it_is_dark(island: Island) -> None:
    """The best hex costs the other one more hours than the average one."""
    table = Table(island, near(island, "A1"))
    view = table.state.view(0)
    puts = [Put(*island.hex(cell)) for cell in island.land if island.plain_land >> cell & 1][:150]
    found = Hiding(view, OwnChance(2)).compare(puts, Allowance(Budget(150, None)))
    hours = [hours for hours, _ in found]
    assert hours == sorted(hours, reverse=True)
    assert hours[0] > 1.2 * sum(hours) / len(hours)
    assert GROUND_WORDS[island.ground_at(found[0][1].x, found[0][1].y)] in GROUND_WORDS[:5]
