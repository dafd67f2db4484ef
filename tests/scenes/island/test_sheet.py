"""The locator sheet: dragged, laid on fitting places, declared from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.rules.island.actions import GO, Put
from discovery.rules.island.entry import ISLANDS
from discovery.scenes.island import choices, places
from discovery.scenes.island.aids import FITS, MISFITS
from discovery.scenes.island.layout import Part
from discovery.scenes.island.messages import hint
from discovery.scenes.island.notebook import fits_words
from discovery.scenes.island.session import Stage
from discovery.ui.intents import Command
from tests.scenes.island.bench import (
    Bench,
    at,
    lost_in_the_wild,
    new_match,
    played,
    reached,
    view_of,
    walking,
)

if TYPE_CHECKING:
    from discovery.match.match import Match


def test_the_sheet_snaps_to_the_hexes_and_stays_on_the_map() -> None:
    bench = lost_in_the_wild()
    table = bench.table
    end = table.desk.sheet
    assert end is not None
    x, y = bench.spot(end)
    bench.drag((x, y), (x + 2, y + 2))
    assert table.desk.sheet == end
    bench.drag(bench.spot(end), bench.spot((end[0] + 2, end[1] + 3)))
    assert table.desk.sheet == (end[0] + 2, end[1] + 3)
    bench.drag(bench.spot(table.desk.sheet or (0, 0)), (-4000, -4000))
    sheet = table.sheet
    assert sheet is not None
    laid = sheet.laid(table.desk.sheet or (0, 0))
    assert all(table.view.island.holds(*place) for place in laid)
    assert min(x for x, _ in laid) == 0
    assert bench.match.decisions == played(new_match(seed=3), walking(3)).decisions


def test_the_sheet_goes_along_with_its_walker() -> None:
    bench = lost_in_the_wild()
    sheet, end = bench.table.sheet, bench.table.desk.sheet
    assert sheet is not None
    assert end is not None
    first = sheet.first(end)
    go = next(go for go in GO if bench.view().check(go) is None)
    bench.deeds.walk(go.direction)
    bench.play.advance()
    bench.rest()
    after = bench.table.sheet
    if after is not None and len(after.path.hexes) > len(sheet.path.hexes):
        assert after.first(bench.table.desk.sheet or (0, 0)) == first
        assert bench.table.desk.sheet == sheet.beside(end, go.direction)


@pytest.mark.parametrize(
    ("off", "misfits", "fits"),
    [((), True, True), ((FITS,), True, False), ((FITS, MISFITS), False, False)],
)
def test_each_seat_has_its_own_assistance(
    off: tuple[str, ...], *, misfits: bool, fits: bool
) -> None:
    bench = lost_in_the_wild(off=(off, off))
    table = bench.table
    assert (table.misfits is not None) is misfits
    assert bool(table.fits) is fits
    assert table.can_seek is fits
    keys = hint(table.stage, with_keys=True, located=False, seeks=table.can_seek)
    assert (" 1 " in str(keys)) is fits
    said = str(fits_words(table))
    if fits:
        assert str(len(table.view.fits(table.viewer))) in said
        bench.key(Command.FIRST)
        assert table.desk.sheet in table.fits
        assert not table.misfits
    elif misfits:
        assert "does not fit" in said
    else:
        assert said == "Slide your sheet on the map."


def test_the_next_fitting_place_goes_round_all_of_them() -> None:
    bench = lost_in_the_wild(2)
    seen = set()
    for _ in bench.table.fits:
        bench.key(Command.FIRST)
        seen.add(bench.table.desk.sheet)
    assert seen == set(bench.table.fits)


def test_a_click_on_a_lit_hex_lays_the_sheet_there() -> None:
    bench = lost_in_the_wild(2)
    sheet = places.foil(bench.table)
    assert sheet is not None
    place = next(p for p in bench.table.fits if not sheet.collidepoint(bench.spot(p)))
    bench.click(bench.spot(place))
    assert bench.table.desk.sheet == place


def test_a_declaration_is_asked_for_twice() -> None:
    bench = lost_in_the_wild(1)
    truth = view_of(bench.match).place(bench.table.viewer)
    assert truth is None
    before = bench.match.decisions
    bench.key(Command.FIRST)
    bench.deeds.declare()
    assert bench.match.decisions == before
    assert bench.table.armed
    assert "next one" in bench.text()
    bench.key(Command.BACK)
    assert not bench.table.armed
    bench.deeds.declare()
    bench.key(Command.FIRST)
    assert not bench.table.armed, "the sheet moved: ask anew"
    bench.deeds.declare()
    bench.click(bench.spot((1, 1)))
    assert not bench.table.armed, "something else was meant"


def test_a_wrong_declaration_costs_the_turn_and_the_next() -> None:
    bench = lost_in_the_wild(1)
    table, viewer = bench.table, bench.table.viewer
    state = bench.match._state
    true = state.island.hex(state.place(viewer))  # type: ignore[attr-defined]
    wrong = next(p for p in table.fits if p != true)
    table.slide(wrong)
    bench.deeds.declare()
    bench.deeds.declare()
    bench.play.advance()
    bench.rest()
    assert "wrong" in bench.text()
    assert table.view.skips(viewer) == 1
    assert choices.label(table, Part.DECLARE) is None
    assert choices.over_for_today(table.view)
    bench.key(Command.CONFIRM)
    assert bench.match.to_act == 1 - viewer


def test_a_right_declaration_puts_the_walker_on_the_map() -> None:
    bench = lost_in_the_wild(1)
    table, viewer = bench.table, bench.table.viewer
    state = bench.match._state
    true = state.island.hex(state.place(viewer))  # type: ignore[attr-defined]
    table.slide(true)
    table.zoom(6)
    table.pan(-5000, -5000)
    for _ in range(2):
        bench.deeds.declare()
    bench.play.advance()
    bench.rest()
    assert table.sheet is None
    assert table.view.place(viewer) == true
    assert table.layout.view.collidepoint(table.centre(true))
    assert "right" in bench.text()
    if bench.stage() is Stage.WALK and table.view.hours < 12:
        assert table.here == true


def test_a_start_taken_as_offered_is_not_where_the_sheet_lies_at_first() -> None:
    """Else a lazy setter and an untouched sheet would agree by accident."""
    bench = Bench(new_match(seed=4))
    assert bench.table.stage is Stage.START
    assert bench.table.hovered is None
    bench.key(Command.CONFIRM)
    assert bench.table.stage is Stage.START
    assert "Choose a hex first" in bench.text()
    bench.key(Command.RIGHT)
    begins = bench.table.desk.cursor
    assert begins is not None
    for seed, name in enumerate(ISLANDS):
        walker = reached(walking(), seed=seed, island=name)
        x, y = walker.table.middle
        u, v = walker.table.desk.sheet or (x, y)
        assert abs(u - x) + abs(v - y) > 2, "keys begin beside the middle"


def test_the_own_sheet_lies_aside_while_the_other_is_set_down() -> None:
    def own_lost(match: Match) -> bool:
        view = view_of(match)
        return at(Stage.SET_DOWN)(match) and not view.located(view.seat)

    bench = reached(own_lost, seed=1)
    table = bench.table
    assert table.sheet is None
    assert places.foil(table) is None
    assert "lies aside" in str(fits_words(table))
    table.desk.sheet = lain = (30, 12)
    action = next(iter(bench.view().legal_actions()))
    assert isinstance(action, Put)
    bench.click(bench.spot((action.x, action.y)))
    bench.key(Command.CONFIRM)
    assert table.stage is Stage.WALK
    assert table.sheet is not None, "it is the setter's turn next"
    assert table.desk.sheet == lain
