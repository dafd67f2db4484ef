"""What computer players of the island work out: ways, odds, what a step tells, errands."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.agents.agent import OwnChance
from discovery.agents.budget import Allowance, Budget
from discovery.agents.island.bearings import Bearings, hours_until_known
from discovery.agents.island.dangers import EVEN, TRODDEN, best_kit, costs_now, uses_needed
from discovery.agents.island.errands import own_errands, still_likely
from discovery.agents.island.expert import IslandExpert
from discovery.agents.island.hiding import Hiding
from discovery.agents.island.odds import bits_of_clue, chances, entropy
from discovery.agents.island.roads import hours_to, usual_costs, way_on, ways_from
from discovery.agents.island.temper import Temper
from discovery.agents.island.ways import steps_to
from discovery.rules.island.actions import READ, Put
from discovery.rules.island.equipment import AFFORDABLE, FLASHLIGHT, KNIFE
from discovery.rules.island.ground import CHECKPOINT, JUNGLE, OUTBACK, PLAIN, SEA, SITES
from discovery.rules.island.island import STEPS, bit_set
from discovery.rules.island.markers import MARKERS
from tests.agents.island.skerries import skerry
from tests.rules.island.table import Table, near

if TYPE_CHECKING:
    from discovery.rules.island.island import Island

COSTS = usual_costs(0)


def slowly(
    island: Island, places: list[int], direction: int, depth: int, refused: tuple[int, ...] = ()
) -> float:
    """Return what `Bearings` works out, from a list of places and one at a time."""
    met: dict[int, list[int]] = {}
    for place in places:
        ground = island.ground[place + STEPS[direction]]
        met.setdefault(ground, []).append(place if ground == SEA else place + STEPS[direction])
    hours = 0.0
    for ground, there in met.items():
        if len(there) > 1 and depth > 1:
            barred = (*refused, direction) if ground == SEA else ()
            ways = [way for way in range(6) if way not in barred]
            later = min(slowly(island, there, way, depth - 1, barred) for way in ways)
        else:
            later = hours_until_known(len(there))
        hours += len(there) * (later + (0.0 if ground == SEA else COSTS[ground]))
    return hours / len(places)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 3))
def test_the_search_agrees_with_a_recount_place_by_place(seed: int, depth: int) -> None:
    island = skerry(seed)
    ground = island.ground[Random(seed).choice(island.land)]
    places = [cell for cell in island.land if island.ground[cell] == ground]
    found = Bearings(island, COSTS, COSTS).compare(bit_set(places), 0b111111, depth)
    assert len(found) == 6
    for hours, direction in found:
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


def test_ways_from_a_place_are_ways_to_the_others(island: Island) -> None:
    place, goal = island.forts[0], island.sites[20]
    found = ways_from(island, place, COSTS)
    assert set(found) == set(island.land)
    assert found[place] == (0.0, -1)
    assert found[goal].hours == pytest.approx(hours_to(island, goal, COSTS)[place])
    to = place + STEPS[found[goal].direction]
    rest = hours_to(island, goal, COSTS)[to]
    assert found[goal].hours == pytest.approx(COSTS[island.ground[to]] + rest)


def test_steps_cost_what_the_markers_left_and_the_cards_say(island: Island) -> None:
    """A jungle whose nights have been met is safe; a use costs less than a night, but something."""
    bare = Table(island, near(island, "A1"))
    armed = Table(island, near(island, "A1"), kits=("flashlight", "nothing"))
    night = [marker for marker in bare.state.bags[JUNGLE] if MARKERS[marker].item == FLASHLIGHT]
    costs = costs_now(bare.state.view(0), 50)
    spared = costs_now(armed.state.view(0), 50)
    soon_over = costs_now(armed.state.view(0), 5)
    assert soon_over[JUNGLE] < spared[JUNGLE] < costs[JUNGLE]
    assert spared[PLAIN] == costs[PLAIN]
    for marker in night:
        bare.state.bags[JUNGLE].remove(marker)
    safe = costs_now(bare.state.view(0), 50)
    assert safe[JUNGLE] < costs[JUNGLE] - 2
    assert safe[PLAIN] == costs[PLAIN]
    late = costs_now(bare.state.view(0), 50, 1)
    assert late[OUTBACK] < costs[OUTBACK] - 2
    assert late[CHECKPOINT] == 1


def test_what_comes_after_counts_where_the_place_is_known(island: Island) -> None:
    inland = [cell for cell, ways in island.ways.items() if ways == 0b111111]
    fits = bit_set(cell for cell in inland if island.ground[cell] == OUTBACK)
    found = Bearings(island, COSTS, COSTS).compare(fits, 0b111111, 1)
    after = Bearings(island, COSTS, COSTS, lambda _: 5.0).compare(fits, 0b111111, 1)
    for (hours, way), (more, same) in zip(found, after, strict=True):
        assert way == same
        assert more == pytest.approx(hours + 5)


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
    for shares in (EVEN, TRODDEN):
        assert best_kit(shares) in AFFORDABLE
        assert best_kit(shares) >> KNIFE & 1
    assert uses_needed(0.0, 3) == 0
    assert uses_needed(50.0, 3) == pytest.approx(3)


def located(island: Island) -> Table:
    """Return a table whose walker stands beside A1 and knows it."""
    table = Table(island, near(island, "A1"))
    table.declare()
    return table


def test_the_fort_next_door_comes_first(island: Island) -> None:
    """The same chance and number of playouts give the same order, the quickest first."""
    table = located(island)
    found = own_errands(table.state.view(0))
    ways = ways_from(island, table.state.place(0), COSTS)
    hours = [ways[cell].hours + 7 for cell in found.cells]
    first, again = (
        found.compare(hours, OwnChance(1), Allowance(Budget(60, None))) for _ in range(2)
    )
    assert first == again
    assert all(one.loss <= other.loss for one, other in pairwise(first))
    assert island.name_at(*island.hex(found.cells[first[0].number])) == "A1"


def test_what_is_surely_slower_is_dropped() -> None:
    hours = {1: [10.0, 20.0, 30.0, 40.0], 2: [11.0, 19.0, 31.0, 40.0], 3: [30.0, 39.0, 51.0, 60.0]}
    assert still_likely([3, 2, 1], hours) == [2, 1]
    assert still_likely([3], hours) == [3]


@pytest.mark.parametrize(
    ("temper", "reads"), [(Temper(reads=300), True), (Temper(digs=300), False)]
)
def test_tempers_make_forts_or_sites_seem_nearer(
    island: Island, temper: Temper, *, reads: bool
) -> None:
    table = located(island)
    table.go("checkpoint")
    chosen = IslandExpert(1, Budget(20, None), temper).choose(table.state.view(0))
    assert (chosen == READ) is reads


def test_playouts_end_with_the_only_site(island: Island) -> None:
    table = Table(island, near(island, "A1"), treasure="F6")
    table.declare()
    state = table.state
    state.openers = [0 if name != "F6" else -1 for name in SITES]
    state.readers = [1] * 8
    found = own_errands(state.view(0))
    only = found.compare([9.0], OwnChance(1), Allowance(Budget(5, None)))
    assert [(SITES[found.sites[errand.number] or 0], errand.loss) for errand in only] == [
        ("F6", 9.0)
    ]
    assert found.rest(OwnChance(1), 3) == [0.0]


def test_the_other_is_set_down_where_it_is_dark(island: Island) -> None:
    """The best hex costs the other one more hours than the average one, and is not always one."""
    table = Table(island, near(island, "A1"))
    view = table.state.view(0)
    puts = [Put(*island.hex(cell)) for cell in island.land if island.plain_land >> cell & 1][::7]
    best = set()
    for seed in range(4):
        found = Hiding(view, OwnChance(seed), allowance=Allowance(Budget(200, None))).compare(puts)
        hours = [hours for hours, _ in found]
        assert len(found) == len(puts)
        assert hours == sorted(hours, reverse=True)
        assert hours[0] > 25 + sum(hours) / len(hours)
        best.add(found[0][1])
    assert len(best) > 1


def test_what_the_other_has_read_counts(island: Island) -> None:
    """Who may know the site goes there; far from it and the forts left is where it is dark."""
    table = Table(island, near(island, "A1"), near(island, "A2"))
    state = table.state
    state.readers = [1] * 7 + [-1]
    state.openers = [1] * len(SITES)
    state.openers[SITES.index("B4")] = -1
    goal = island.sites[SITES.index("B4")]
    rings = island.rings[island.cell(*near(island, "B4"))]
    found = Hiding(state.view(0), OwnChance(1), allowance=Allowance(Budget(200, None))).compare(
        rings
    )
    road = hours_to(island, goal)
    away = [road[island.cell(put.x, put.y)] for _, put in found]
    assert sum(away[:5]) > sum(away[-5:])
