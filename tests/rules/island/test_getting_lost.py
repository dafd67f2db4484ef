"""Getting lost, each ruling by a case on a real island."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.chart import axial, distance
from discovery.rules.island.events import GotLost, PlayerPut, TurnBegan
from discovery.rules.island.ground import DIRECTION_WORDS, DIRECTIONS, JUNGLE
from discovery.rules.island.island import STEPS, cells_of
from tests.rules.island.table import Table, beside, face_of, hexes_beside

if TYPE_CHECKING:
    from discovery.rules.island.island import Island


def test_a_lost_player_is_set_down_at_distance_4_by_the_other(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    table.get_lost()
    x, y = table.hex(0)
    assert table.state.to_act == 0
    assert table.do("suffer") == (GotLost(0),)
    assert (table.state.seat, table.state.to_act, table.state.phase.value) == (0, 1, "put")
    assert table.state.view(0).legal_actions() == ()
    puts = table.legal()
    assert puts
    low = island.chart.low
    for text in puts:
        u, v = map(int, text.removeprefix("put ").split(","))
        assert distance(axial(x, y, low), axial(u, v, low)) == 4
        assert island.ground_at(u, v) < 5
    assert table.refusal(f"put {x},{y}").paragraph == "island.lost"
    choice = sorted(puts)[0]
    u, v = map(int, choice.removeprefix("put ").split(","))
    terrain = island.ground_at(u, v)
    events = table.do(choice)
    assert events == (PlayerPut(1, terrain, u, v, lost=True), TurnBegan(1))
    assert events[0].seen_by(0) == PlayerPut(1, terrain, None, None, lost=True)
    assert events[0].seen_by(1) == events[0]
    assert table.hex(0) == (u, v)
    view = table.state.view(0)
    assert (view.place(0), view.located(0)) == (None, False)
    assert [len(path.hexes) for path in view.paths(0)] == [2, 1]
    assert table.state.view(1).place(0) == (u, v)


def test_who_looks_on_is_not_told_where_the_lost_can_be_set_down(island: Island) -> None:
    south = next(
        spot
        for spot in hexes_beside(island, "jungle")
        if island.ground_at(*island.step(*spot, 0)) == JUNGLE
    )
    table = Table(island, south)
    table.get_lost()
    table.do("suffer")
    state = table.state
    put = state.legal_actions()[0]
    seen, everything = state.common_view(), state.open_view()
    assert (seen.to_act, seen.seat) == (1, 1)
    assert seen.place(0) is None
    assert seen.legal_actions() == ()
    assert seen.check(put) is not None
    assert everything.legal_actions() == state.legal_actions()
    assert everything.check(put) is None


def within(island: Island, cell: int, steps: int) -> set[int]:
    """Return the cells to which so many steps over land lead."""
    found = {cell}
    for _ in range(steps):
        found |= {c + STEPS[way] for c in found for way in DIRECTIONS if island.ways[c] >> way & 1}
    return found


def test_the_other_may_set_the_lost_player_across_the_sea(island: Island) -> None:
    start, way, over = next(
        (cell, way, put)
        for cell in cells_of(island.plain_land)
        for way in DIRECTIONS
        if island.ground[cell + STEPS[way]] == JUNGLE
        for put in island.rings[cell + STEPS[way]]
        if island.cell(put.x, put.y) not in within(island, cell + STEPS[way], 4)
    )
    table = Table(island, island.hex(start))
    marker = f"marker jungle {face_of('jungle', 'compass')}"
    table.do(f"go {DIRECTION_WORDS[way]}", marker)
    table.do("suffer")
    table.do(f"put {over.x},{over.y}")
    assert table.hex(0) == (over.x, over.y)


def test_an_unstoppable_event_cannot_be_warded_off(island: Island) -> None:
    everything = "rope tool canteen binoculars radio compass knife"
    table = Table(island, beside(island, "jungle"), kits=(everything, "nothing"))
    table.go("jungle", face_of("jungle", "lost"))
    assert {text for text in table.legal() if not text.startswith("declare")} == {"suffer"}
    assert "Nothing wards" in str(table.refusal("spend").reason)
    assert table.do("suffer") == (GotLost(0),)


def test_a_located_player_who_gets_lost_begins_a_new_path(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    table.declare()
    table.get_lost()
    place = table.hex(0)
    table.do("suffer")
    table.do(sorted(table.legal())[0])
    view = table.state.view(0)
    low = island.chart.low
    assert not view.located(0)
    terrain = view.paths(0)[-1].hexes[0].ground
    fits = view.fits(0)
    assert fits
    assert set(fits) == {
        island.hex(cell)
        for cell in cells_of(island.bits[terrain])
        if distance(axial(*island.hex(cell), low), axial(*place, low)) == 4
    }
    assert view.paths(0)[0].hexes[-1].x == place[0]
