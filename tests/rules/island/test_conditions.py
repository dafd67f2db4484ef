"""What is wrong with a map, and where: each condition broken on purpose."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from discovery.rules.game import Message
from discovery.rules.island.chart import Chart
from discovery.rules.island.conditions import Fault, doubts, faults, sixths
from discovery.rules.island.ground import CHECKPOINTS, SYMBOLS
from discovery.rules.island.island import Island, island_of
from discovery.rules.island.locating import NEVER, Locating, locating, locating_doubt
from tests.rules.island.recount import neighbour
from tests.rules.island.table import Lively

if TYPE_CHECKING:
    from discovery.rules.island.chart import Hex


def painted(chart: Chart, letter: str, *spots: Hex) -> Chart:
    rows = [list(row) for row in chart.rows]
    for x, y in spots:
        rows[y][x] = letter
    return replace(chart, rows=tuple("".join(row) for row in rows))


def moved(chart: Chart, name: str, spot: Hex) -> Chart:
    """Put a fort or site somewhere else; its old hex becomes jungle."""
    old = next((x, y) for place, x, y in chart.places if place == name)
    places = tuple((p, *spot) if p == name else (p, x, y) for p, x, y in chart.places)
    return replace(painted(chart, "j", old), places=places)


def spot_of(chart: Chart, name: str) -> Hex:
    return next((x, y) for place, x, y in chart.places if place == name)


def reasons(chart: Chart) -> list[str]:
    return [str(fault.reason) for fault in faults(chart)]


def only(chart: Chart, words: str) -> Fault:
    """Return the one fault whose reason has these words."""
    found = [fault for fault in faults(chart) if words in str(fault.reason)]
    assert len(found) == 1, reasons(chart)
    return found[0]


@pytest.fixture
def chart(island: Island) -> Chart:
    return island.chart


def test_a_map_with_faults_of_form_is_told_its_other_faults_too(chart: Chart) -> None:
    """F3 is missing and a hex has no terrain; what is sure of all else is told."""
    beside_b4 = neighbour(spot_of(chart, "B4"), 0, chart.low)
    port, inland = spot_of(chart, "E3"), spot_of(chart, "F1")
    swapped = {"E3": inland, "F1": port}
    places = tuple(
        (name, *swapped.get(name, (x, y))) for name, x, y in chart.places if name != "F3"
    )
    bad = painted(replace(chart, places=places), "j", (0, 20), (1, 1))
    bad = painted(bad, "x", beside_b4)
    told = reasons(bad)
    for words in (
        "F3 is missing",
        "no terrain",
        "touch the edge",
        "cannot be reached on foot from A1",
        "port E3 does not touch the sea",
    ):
        assert sum(words in reason for reason in told) == 1, told
    assert not any("B4 must" in reason for reason in told), "what lies there is not known"
    assert not any("Sixth" in reason for reason in told), "where F3 will lie is not known"
    close = moved(chart, "F3", neighbour(spot_of(chart, "F4"), 0, chart.low))
    without = replace(close, places=tuple(p for p in close.places if p[0] != "A1"))
    assert only(without, "F3 and F4 are 1 apart")
    assert only(painted(without, "j", (1, 1)), "cannot be reached on foot from A2")


def test_a_map_without_places_or_land_is_told_what_can_be_told(chart: Chart) -> None:
    bare = replace(painted(chart, "j", (1, 1)), places=())
    assert sum("is missing" in reason for reason in reasons(bare)) == 36
    assert not any("reached" in reason for reason in reasons(bare)), "it says from where"
    sea = replace(chart, rows=tuple("." * chart.columns for _ in chart.rows))
    assert len(reasons(sea)) == 36


def test_the_islands_of_the_house_have_no_faults_and_raise_no_doubts(chart: Chart) -> None:
    assert faults(chart) == ()
    assert doubts(chart) == ()


def test_each_name_once(chart: Chart) -> None:
    without = replace(chart, places=tuple(p for p in chart.places if p[0] != "F3"))
    assert only(without, "F3 is missing").hexes == ()
    assert "Open ground is for checkpoints" in " ".join(reasons(without))
    twice = replace(chart, places=(*chart.places, ("F3", 20, 8)))
    assert only(twice, "F3 stands there 2 times").hexes == (spot_of(chart, "F3"), (20, 8))
    strange = replace(chart, places=(*chart.places, ("G7", 20, 8)))
    assert only(strange, "G7 is neither a checkpoint nor a site")
    shared = moved(chart, "F3", spot_of(chart, "F4"))
    assert only(shared, "F3, F4 share a hex").hexes == (spot_of(chart, "F4"),)
    with pytest.raises(ValueError, match="each checkpoint and each site once"):
        Island(without)
    with pytest.raises(ValueError, match="share a hex"):
        Island(shared)


def test_places_stand_on_land(chart: Chart) -> None:
    assert only(moved(chart, "F3", (0, 0)), "F3 lies in the sea").hexes == ((0, 0),)
    outside = moved(chart, "F3", (-1, 70))
    assert only(outside, "F3 lies in the sea")
    with pytest.raises(ValueError, match="one lies outside"):
        Island(outside)


def test_every_hex_has_a_terrain(chart: Chart) -> None:
    assert only(painted(chart, "x", (20, 8), (21, 8)), "no terrain").hexes == ((20, 8), (21, 8))
    assert only(painted(chart, "+", (20, 8)), "need a terrain").hexes == ((20, 8),)


def test_the_size_of_a_map(chart: Chart) -> None:
    wide = replace(chart, rows=tuple(row + "." * 30 for row in chart.rows))
    assert only(wide, "1 to 64 columns and 1 to 64 rows")
    with pytest.raises(ValueError, match="more than 64 columns"):
        Island(wide)
    empty = Chart("Nothing", (), ())
    assert only(empty, "1 to 64 columns")
    assert doubts(empty) == ()


def test_the_sea_lies_all_around(chart: Chart) -> None:
    edge = painted(chart, "j", (0, 20), (1, 20))
    assert only(edge, "touch the edge").hexes == ((0, 20),)


def test_every_land_hex_can_be_reached(chart: Chart) -> None:
    lonely = only(painted(chart, "j", (1, 1)), "cannot be reached on foot")
    assert lonely.hexes == ((1, 1),)


def test_every_land_hex_has_a_hex_at_distance_4(chart: Chart) -> None:
    # An islet of its own, six hexes from the rest.
    rows = ["." * chart.columns] * 8
    far = replace(chart, rows=(*chart.rows, *rows))
    islet = painted(far, "j", (25, len(chart.rows) + 5))
    assert only(islet, "gets lost here").hexes == ((25, len(chart.rows) + 5),)


def test_ports_touch_the_sea(chart: Chart) -> None:
    port, inland = spot_of(chart, "E3"), spot_of(chart, "F1")
    places = tuple(
        (name, *(inland if name == "E3" else port if name == "F1" else (x, y)))
        for name, x, y in chart.places
    )
    fault = only(replace(chart, places=tuple(sorted(places))), "port E3 does not touch the sea")
    assert fault.hexes == (inland,)


def test_what_b4_lies_among(chart: Chart) -> None:
    beside = neighbour(spot_of(chart, "B4"), 0, chart.low)
    letter = "p" if chart.rows[beside[1]][beside[0]] != "p" else "m"
    fault = only(painted(chart, letter, beside), "B4 must lie among")
    assert fault.hexes == (spot_of(chart, "B4"),)


def test_no_two_sites_share_symbol_and_terrains(chart: Chart) -> None:
    one, other = spot_of(chart, "F1"), spot_of(chart, "F2")
    alike = chart
    for direction in range(6):
        for spot in (one, other):
            alike = painted(alike, "jjmmps"[direction], neighbour(spot, direction, chart.low))
    fault = only(alike, "F1 and F2 are both of the kind cave")
    assert set(fault.hexes) == {one, other}


def test_forts_and_sites_are_3_apart(chart: Chart) -> None:
    x, y = neighbour(neighbour(spot_of(chart, "A1"), 3, chart.low), 3, chart.low)
    close = moved(chart, "F3", (x, y))
    fault = only(close, "A1 and F3 are 2 apart")
    assert fault.hexes == (spot_of(chart, "A1"), (x, y))


def test_forts_and_sites_are_spread(chart: Chart) -> None:
    part = sixths(Island(chart))[0]
    bare = chart
    free = [spot for spot, letter in chart.letters() if letter in "jmpso" and spot not in part]
    for name, x, y in chart.places:
        if (x, y) in part:
            bare = moved(bare, name, free.pop())
    fault = only(bare, "Sixth 1 of the land")
    assert "holds 0 checkpoints and 0 sites; it needs 1 and 3" in str(fault.reason)
    assert set(fault.hexes) <= part


def test_the_sixths_are_equal_and_the_first_begins_in_the_north(island: Island) -> None:
    parts = sixths(island)
    assert {len(part) for part in parts} == {176}
    assert len(frozenset().union(*parts)) == len(island.land)
    middle = sum(y for part in parts for _, y in part) / len(island.land)
    assert min(y for _, y in parts[0]) < middle / 2
    assert sum(x for x, _ in parts[0]) > sum(x for x, _ in parts[-1])


def test_what_is_unlike_a_good_island_is_only_doubted(chart: Chart) -> None:
    swap = str.maketrans("jo", "oj")
    other = replace(chart, rows=tuple(row.translate(swap) for row in chart.rows))
    assert faults(other) == ()
    (doubt,) = doubts(other)
    assert "Jungle should be most" in str(doubt)


def test_the_amount_of_land_is_only_doubted(chart: Chart) -> None:
    """The crater lake is filled with a row of terrains after the other."""
    lake = [
        (x, y)
        for (x, y), letter in chart.letters()
        if letter == "." and 17 <= x <= 28 and 13 <= y <= 22
    ]
    filled = chart
    for spot in lake:
        filled = painted(filled, "jjmmpposs"[spot[1] % 9], spot)
    assert faults(filled) == ()
    (doubt,) = doubts(filled)
    assert "hexes of land; 1000 to 1100" in str(doubt)


def test_a_map_of_one_terrain_is_doubted(chart: Chart) -> None:
    keep = {
        neighbour((x, y), d, chart.low)
        for name, x, y in chart.places
        if name in SYMBOLS
        for d in range(6)
    }
    plain = chart
    for spot, letter in chart.letters():
        if letter in "jmpso" and spot not in keep:
            plain = painted(plain, "j", spot)
    assert faults(plain) == ()
    texts = " ".join(str(doubt.reason) for doubt in doubts(plain))
    assert "% of neighbouring hexes are alike" in texts
    found = locating(Island(plain), Lively(1), 200)
    assert not found.good
    doubt = locating_doubt(found)
    assert doubt is not None
    assert "it should be 8 and 14 at most" in str(doubt)


def test_walks_that_lead_nowhere_never_end() -> None:
    doubt = locating_doubt(Locating(9, NEVER))
    assert "after 9 steps, 95 % after countless" in str(doubt)
    assert locating_doubt(Locating(8, 14)) is None


def test_a_walk_can_be_stuck(chart: Chart) -> None:
    """On two long spits of one terrain nobody ever knows where they are."""
    rows = ["." * chart.columns] * 4
    south = len(chart.rows)
    long = replace(chart, rows=(*chart.rows, *rows))
    spits = painted(long, "o", *((x, y) for y in (south, south + 2) for x in range(5, 45)))
    assert locating(Island(spits), Lively(3), 2000).nearly_all == NEVER


def test_a_fault_says_where() -> None:
    assert str(Fault(Message("Odd"), ((1, 2), (3, 4)))) == "Odd (1,2 3,4)"
    assert str(Fault(Message("Odd"))) == "Odd"


def test_equal_charts_share_an_island(chart: Chart) -> None:
    assert island_of(chart) is island_of(replace(chart))
    assert len(CHECKPOINTS) == len(island_of(chart).forts)
