"""What a seat is told: paths, what fits, the notebook, the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.actions import STOP
from discovery.rules.island.ground import CHECKPOINT, CHECKPOINTS, JUNGLE, SITES
from discovery.rules.island.island import cells_of
from discovery.rules.island.trail import SeaAnswer, WrongGuess
from tests.rules.island.table import Table, beside, face_of, far_from, near

if TYPE_CHECKING:
    from discovery.rules.island.island import Island


def test_the_set_up_as_seen(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    view = table.state.view(0)
    assert (view.players, view.seat, view.to_act, view.turn_of, view.first) == (2, 0, 0, 0, 0)
    assert (view.phase.value, view.pending, view.turn) == ("walk", None, 1)
    assert (view.hours, view.steps, view.declared) == (0, 0, False)
    assert view.island is island
    assert view.treasure == -1
    assert view.clues == view.readers == (-1,) * 8
    assert view.openers == (-1,) * 28
    assert view.possible_sites == tuple(range(28))
    assert len(view.unread_forts()) == 8
    assert view.own_clues == ()
    assert [len(view.stack(terrain)) for terrain in range(5)] == [58, 46, 38, 34, 30]
    assert view.skips(0) == view.set_aside(JUNGLE) == 0
    assert view.marker(0) is None
    assert view.preview(STOP) == ()
    assert view.text(STOP) == "stop"
    assert view.parse("stop") is STOP
    assert view.scores() == (0, 0)
    assert view.winners() == ()
    assert view.breakdown() == ((), ())
    assert view.kit(0) == view.kit(1) == ()


def test_before_anything_is_chosen(island: Island) -> None:
    state = type(Table(island, beside(island, "jungle")).state)(island)
    view = state.view(1)
    assert (view.pending, view.phase.value, view.first) == ("setup", "put", None)
    assert view.kit(0) is None
    assert view.paths(0) == ()
    assert view.place(0) is None


def test_ones_own_path_has_no_place_until_one_is_located(island: Island) -> None:
    table = Table(island, beside(island, "sea", "jungle"))
    table.do(f"go {table.way('sea')}")
    table.go("jungle", "2")
    here = table.hex(0)
    own, others = table.state.view(0), table.state.view(1)
    assert own.place(0) is None
    assert others.place(0) == here
    (path,) = own.paths(0)
    assert [hex_.x for hex_ in path.hexes] == [None, None]
    assert (path.hexes[0].q, path.hexes[0].r) == (0, 0)
    assert path.hexes[1].marker == own.marker(0)
    assert path.sea[0].index == 0
    assert others.paths(0)[0].hexes[-1].x == here[0]
    table.declare()
    (path,) = table.state.view(0).paths(0)
    assert (path.hexes[-1].x, path.hexes[-1].y) == here == table.state.view(0).place(0)


def test_the_sheet_tells_what_does_not_fit(island: Island) -> None:
    table = Table(island, beside(island, "sea", "jungle"))
    start = table.hex(0)
    way = table.way("sea")
    table.do(f"go {way}")
    table.go("jungle", "2")
    view = table.state.view(0)
    assert not view.misfits(*start)
    inland = next(
        spot
        for cell in cells_of(island.bits[island.ground_at(*start)])
        if all(
            island.ground_at(*island.step(*(spot := island.hex(cell)), d)) not in {5, JUNGLE}
            for d in range(6)
        )
    )
    wrong = view.misfits(*inland)
    assert wrong
    assert wrong.hexes == (1,)
    assert [answer.index for answer in wrong.sea] == [0]
    assert not wrong.distance
    far = view.misfits(0, 0)
    assert far.hexes == (0, 1)
    assert isinstance(wrong.sea[0], SeaAnswer)


def test_what_fits_leaves_no_misfit_and_all_else_does(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    table.go("jungle", "2")
    table.back(("2", "3", "1", "4", "5")[island.ground_at(*beside(island, "jungle"))])
    wrong = far_from(island, table.hex(0))
    table.do(f"declare {wrong[0]},{wrong[1]}")
    view = table.state.view(0)
    fits = set(view.fits(0))
    # The path has come back to its beginning, so that its first hex and its last are the same.
    without = {island.hex(cell) for cell in island.land if not view.misfits(*island.hex(cell))}
    assert fits == without
    assert table.hex(0) in fits
    assert view.fit_cells(0).bit_count() == len(fits)
    (path,) = view.paths(0)
    assert path.wrong == (WrongGuess(2, *wrong),)
    assert view.misfits(*wrong).wrong == path.wrong or island.ground_at(*wrong) != island.ground_at(
        *table.hex(0)
    )


def test_after_getting_lost_at_a_known_place_the_distance_is_used(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    table.declare()
    table.go("jungle", face_of("jungle", "compass"))
    lost = table.hex(0)
    table.do("suffer")
    table.do(sorted(table.legal())[0])
    view = table.state.view(0)
    assert not view.misfits(*table.hex(0))
    terrain = island.ground_at(*table.hex(0))
    far = next(
        island.hex(cell)
        for cell in cells_of(island.bits[terrain])
        if abs(island.hex(cell)[0] - lost[0]) > 5
    )
    assert view.misfits(*far).distance
    assert view.misfits(*far).hexes == ()


def test_after_getting_lost_at_an_unknown_place_it_is_not(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    table.go("jungle", face_of("jungle", "compass"))
    table.do("suffer")
    table.do(sorted(table.legal())[0])
    view = table.state.view(0)
    terrain = island.ground_at(*table.hex(0))
    assert view.fit_cells(0) == island.bits[terrain]
    assert not any(view.misfits(*spot).distance for spot in view.fits(0))


def test_the_one_place_that_fits(island: Island) -> None:
    table = Table(island, near(island, "A1"))
    assert table.state.view(0).only_fit(0) is None
    table.declare()
    assert table.state.view(0).only_fit(0) == table.hex(0)
    assert table.state.view(1).only_fit(0) == table.hex(0)


def test_the_notebook_follows_the_clues(island: Island) -> None:
    table = Table(island, near(island, "B1"), treasure="E4")
    table.declare()
    table.go("checkpoint")
    table.do("read")
    view = table.state.view(0)
    assert view.own_clues == (9,)
    assert {SITES[site] for site in view.possible_sites} == {"D5", "E1", "E2", "E3", "E4", "E6"}
    assert len(table.state.view(1).possible_sites) == 28
    assert len(view.unread_forts()) == 7
    fort = CHECKPOINTS.index("B1")
    assert view.readers[fort] == 0


def test_only_the_seat_to_act_is_asked(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    view = table.state.view(1)
    assert view.legal_actions() == ()
    refusal = view.check(STOP)
    assert refusal is not None
    assert refusal.paragraph == "island.turn"
    assert table.state.view(0).check(table.state.legal_actions()[0]) is None


def test_names_on_the_map(island: Island) -> None:
    for name, x, y in island.chart.places:
        assert island.name_at(x, y) == name
        assert (island.ground_at(x, y) == CHECKPOINT) == (name in CHECKPOINTS)
    assert island.name_at(*beside(island, "jungle")) == ""
    assert island.ground_at(-1, 3) == 5


def test_who_looks_on_sees_what_both_know_or_everything(island: Island) -> None:
    state = Table(island, beside(island, "jungle")).state
    state.readers[0], state.clues[0] = 1, 3
    both, everything = state.common_view(), state.open_view()
    assert both.own_clues == ()
    assert both.readers[0] == 1
    assert everything.own_clues == (3,)
    assert state.view(1).own_clues == (3,)
    assert state.view(0).own_clues == ()
