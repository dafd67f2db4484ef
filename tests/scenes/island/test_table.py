"""What the island's table offers, tells and refuses: sheet, aids, notes, checker, log, recap."""

from __future__ import annotations

import pytest

from discovery.rules.island.actions import GO, Put
from discovery.rules.island.equipment import COMPASS, FLASHLIGHT, ITEMS, KNIFE, ROPE
from discovery.rules.island.ground import CHECKPOINTS, SITES
from discovery.scenes.island import choices, places
from discovery.scenes.island.aids import FITS, LOG, MISFITS, POSSIBLE
from discovery.scenes.island.checker import doors
from discovery.scenes.island.desk import SIGNS
from discovery.scenes.island.help import paragraph_of
from discovery.scenes.island.layout import Part
from discovery.scenes.island.messages import door_of, to_do
from discovery.scenes.island.notebook import fits_words
from discovery.scenes.island.notes import note_of
from discovery.scenes.island.session import Stage
from discovery.scenes.island.targets import MAP, OnArrow, OnCard, OnDoor, OnLine
from discovery.scenes.rulebook.island import BOOK
from discovery.ui.intents import Button, Command
from tests.scenes.island.bench import Bench, at, new_match, played, view_of, walking


def lost_in_the_wild(steps: int = 3, **more: tuple[tuple[str, ...], tuple[str, ...]]) -> Bench:
    return Bench(played(new_match(seed=3, **more), walking(steps)))  # type: ignore[arg-type]


def test_the_first_player_chooses_where_the_other_begins_and_can_take_it_back() -> None:
    bench = Bench(new_match(seed=1))
    assert bench.stage() is Stage.START
    assert bench.table.other_name == "Ben"
    place = next(iter(bench.view().legal_actions()))
    assert isinstance(place, Put)
    bench.click(bench.spot((place.x, place.y)))
    assert bench.stage() is Stage.EQUIP
    assert bench.view().place(1) == (place.x, place.y)
    bench.key(Command.UNDO)
    assert bench.stage() is Stage.START


def test_the_sea_and_forts_are_refused_as_a_start() -> None:
    bench = Bench(new_match(seed=1))
    island = bench.view().island
    bench.click(bench.spot((0, 0)))
    bench.click(bench.spot(island.hex(island.forts[0])))
    assert bench.match.decisions == 0
    assert "no checkpoint" in bench.text()
    assert "Set-up" in bench.text()
    assert paragraph_of(bench.table) == "island.setup"


def test_the_shop_keeps_to_24_points_and_tells_how_many_are_left() -> None:
    bench = Bench(played(new_match(seed=1), at(Stage.EQUIP)))
    for item in range(len(ITEMS)):
        area = places.area(bench.table, OnCard(item))
        assert area is not None
        bench.click(area.center)
    assert not bench.table.kit >> FLASHLIGHT & 1
    assert "24" in bench.text()
    words = str(to_do(bench.view(), bench.stage(), "Ben", bench.table.kit))
    assert "3 points left" in words
    for item in (ROPE, KNIFE):
        bench.deeds.take(item)
    assert not bench.table.kit & (1 << ROPE | 1 << KNIFE)
    assert bench.table.kit >> COMPASS & 1
    bench.deeds.main()
    kit = bench.view().kit(0)
    assert kit is not None
    assert len(kit) == 6
    assert bench.stage() is Stage.HAND_OVER


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
    for _ in range(2):
        bench.deeds.declare()
    bench.play.advance()
    bench.rest()
    assert table.sheet is None
    assert table.view.place(viewer) == true
    assert "right" in bench.text()
    if bench.stage() is Stage.WALK and table.view.hours < 12:
        assert table.here == true


def test_a_step_into_the_sea_costs_nothing_and_is_refused_the_next_time() -> None:
    def by_the_sea(match: object) -> bool:
        if not walking(0)(match):  # type: ignore[arg-type]
            return False
        state = match._state  # type: ignore[attr-defined]
        cell = state.place(state.seat)
        return any(sea >> cell & 1 for sea in state.island.beside_sea)

    bench = Bench(played(new_match(seed=12), by_the_sea))
    state = bench.match._state
    cell = state.place(state.seat)  # type: ignore[attr-defined]
    sea = state.island.beside_sea  # type: ignore[attr-defined]
    direction = next(
        d for d in range(6) if sea[d] >> cell & 1 and bench.view().check(GO[d]) is None
    )
    hours = bench.view().hours
    bench.deeds.walk(direction)
    bench.play.advance()
    bench.rest()
    assert bench.text() == "Sea! Name another direction."
    assert bench.view().hours == hours
    bench.deeds.walk(direction)
    assert "lies the sea" in bench.text()
    bench.table.told()
    bench.table.focus = OnArrow(direction)
    assert "lies the sea" in str(note_of(bench.table))


def test_an_event_waits_for_an_answer() -> None:
    bench = Bench(played(new_match(seed=4), at(Stage.EVENT)))
    label = choices.label(bench.table, Part.MAIN)
    spendable = label is not None and str(label) == "Ward it off"
    deed = choices.label(bench.table, Part.DEED)
    assert (deed is not None) is spendable
    assert bench.table.here is None, "no arrows before that"
    bench.deeds.walk(0)
    assert bench.stage() is Stage.EVENT
    if not spendable:
        bench.deeds.main()
        assert bench.stage() in (Stage.END_TURN, Stage.HAND_OVER)


def test_an_accessory_wards_off_and_is_counted() -> None:
    def helped(match: object) -> bool:
        from discovery.scenes.island.session import Session  # noqa: PLC0415 - for this alone

        session = Session(match)  # type: ignore[arg-type]
        if session.stage is not Stage.EVENT:
            return False
        face = session.view.marker(session.view.turn_of)
        kit = session.view.kit(session.viewer) or ()
        return face is not None and any(c.item == face.item and c.left for c in kit)

    bench = Bench(played(new_match(seed=9), helped, "greedy"))
    face = bench.view().marker(bench.view().turn_of)
    assert face is not None
    item = face.item
    kit = {card.item: card.left for card in bench.view().kit(bench.table.viewer) or ()}
    assert str(kit[item]) in str(choices.explained(bench.table, Part.MAIN))
    bench.deeds.main()
    after = {card.item: card.left for card in bench.view().kit(bench.table.viewer) or ()}
    assert after[item] == kit[item] - 1


def test_a_lost_player_is_set_down_by_the_other_on_a_lit_hex() -> None:
    bench = Bench(played(new_match(seed=5), at(Stage.SET_DOWN)))
    spots = {(p.x, p.y) for p in bench.view().legal_actions() if isinstance(p, Put)}
    assert 0 < len(spots) <= 24
    assert bench.table.desk.cursor in spots
    lost = bench.view().turn_of
    assert bench.match.to_act == 1 - lost
    far = next((p.x, p.y) for p in bench.view().island.puts if (p.x, p.y) not in spots)
    bench.table.fit()
    bench.click(bench.spot(far))
    assert "exactly 4" in bench.text()
    bench.click(bench.spot(min(spots)))
    assert bench.stage() is Stage.END_TURN
    assert bench.view().place(lost) == min(spots)


def test_notes_are_ones_own() -> None:
    bench = lost_in_the_wild(1)
    place = (3, 4)
    bench.click(bench.spot(place), Button.SECOND)
    assert bench.table.desk.notes == {place: 0}
    for _ in SIGNS:
        bench.click(bench.spot(place), Button.SECOND)
    assert bench.table.desk.notes == {}
    bench.key(Command.NOTE)
    other = 1 - bench.table.viewer
    assert bench.table.desks[other].notes == {}


def test_the_second_player_can_have_north_at_the_bottom() -> None:
    bench = Bench(
        played(new_match(seed=3, north="turned"), lambda m: walking()(m) and m.to_act == 1)
    )
    table = bench.table
    assert not table.north_up
    here = table.here
    assert here is not None
    north, south = (places.area(table, OnArrow(way)) for way in (0, 3))
    assert north is not None
    assert south is not None
    assert north.centery > south.centery
    assert bench.table.hex_at(bench.spot((7, 9))) == (7, 9)
    island = table.view.island
    assert bench.spot(island.step(7, 9, 0))[1] > bench.spot((7, 9))[1]
    assert table.clockwise[0] == 3


def test_the_checker_shows_what_the_viewer_knows_and_no_more() -> None:
    def two_read(match: object) -> bool:
        view = view_of(match)  # type: ignore[arg-type]
        return len({reader for reader in view.readers if reader >= 0}) == 2

    bench = Bench(played(new_match(seed=7), two_read))
    view = bench.view()
    assert [door_of(name) for name in (*CHECKPOINTS, *SITES)] == list(range(36))
    shown = doors(bench.table)
    for number, reader in enumerate(view.readers):
        door = shown[number]
        assert door.open is (reader >= 0)
        assert bool(door.inside) is (reader == view.seat)
    out = {door.name for door in shown if door.out}
    possible = {SITES[site] for site in view.possible_sites}
    opened = {SITES[site] for site, who in enumerate(view.openers) if who >= 0}
    assert out == set(SITES) - possible - opened
    bench.table.focus = OnDoor(0)
    assert "A1" in str(note_of(bench.table))


def test_possible_sites_can_be_left_to_the_player() -> None:
    off = ((POSSIBLE,), (POSSIBLE,))
    bench = Bench(played(new_match(seed=7, off=off), lambda m: bool(view_of(m).own_clues)))
    assert not any(door.out for door in doors(bench.table))


def test_a_door_shows_where_its_place_lies() -> None:
    bench = lost_in_the_wild(1)
    bench.deeds.show_door(door_of("B4"))
    assert bench.table.lit is not None
    assert bench.view().island.name_at(*bench.table.lit) == "B4"


def test_the_log_tells_names_and_shows_places() -> None:
    bench = lost_in_the_wild(2)
    bench.key(Command.LOG)
    table = bench.table
    assert table.log_open
    assert table.focus == OnLine(len(table.lines) - 1)
    mine = [line for line in table.lines if line.seat == table.viewer and line.place is not None]
    assert not [line for line in mine if "goes" in str(line.words)], "one's own place is a secret"
    theirs = next(
        n for n, line in enumerate(table.lines) if line.place and "goes" in str(line.words)
    )
    bench.deeds.show_line(theirs)
    place = table.lines[theirs].place
    assert place is not None
    assert table.lit == place
    hidden = table.layout.slip(len(table.lines)).collidepoint(table.centre(place))
    assert table.log_open != hidden, "the log lies over what it points at"
    if table.log_open:
        bench.key(Command.BACK)
    assert not table.log_open
    assert all("{" not in str(line.words) for line in table.lines)


def test_who_plays_without_the_log_has_none() -> None:
    bench = lost_in_the_wild(1, off=((LOG,), (LOG,)))
    bench.key(Command.LOG)
    assert not bench.table.log_open
    assert "without the log" in bench.text()


def test_the_recap_tells_what_the_other_did_since() -> None:
    match = played(new_match(seed=6), walking(0))
    first = match.to_act
    played(match, lambda m: walking(0)(m) and m.to_act != first)
    assert match.record().steps[-1].seat == first
    bench = Bench(match)
    bench.table.begin_recap()
    told = [str(line.words) for line in bench.table.recap]
    assert any("goes" in words for words in told)
    assert {line.seat for line in bench.table.recap} == {first}


def test_stopping_early_is_confirmed_and_can_be_taken_back() -> None:
    bench = Bench(played(new_match(seed=3), walking(2, located=True)))
    if not bench.view().steps:
        go = next(go for go in GO if bench.view().check(go) is None)
        bench.deeds.walk(go.direction)
    before = bench.match.to_act
    bench.key(Command.PASS)
    if bench.stage() is Stage.END_TURN:
        assert bench.match.to_act == before
        bench.key(Command.UNDO)
        assert bench.stage() is Stage.WALK


def test_zoom_keeps_what_lies_under_the_pointer() -> None:
    bench = lost_in_the_wild(1)
    spot = bench.spot((10, 8))
    bench.wheel(spot, 3)
    x, y = bench.spot((10, 8))
    assert abs(x - spot[0]) + abs(y - spot[1]) <= bench.table.camera.half
    assert bench.table.camera.half > 12
    bench.key(Command.FIT)
    small = bench.table.camera.half
    bench.wheel(spot, -5)
    assert bench.table.camera.half == small, "no smaller than the whole island"


def test_f1_leads_to_a_paragraph_that_there_is() -> None:
    found = set()
    for bench in (
        lost_in_the_wild(2),
        Bench(new_match(seed=1)),
        Bench(played(new_match(seed=1), at(Stage.EQUIP))),
        Bench(played(new_match(seed=4), at(Stage.EVENT))),
        Bench(played(new_match(seed=5), at(Stage.SET_DOWN))),
        Bench(new_match(("random", "random"), seed=5)),
    ):
        for target in (OnArrow(0), OnCard(1), OnDoor(2), MAP, None, *Part):
            bench.table.focus = target
            found.add(paragraph_of(bench.table))
    assert found >= {"island.sheet", "island.checker", "island.direction", "island.equipment"}
    known = {paragraph.key for _, paragraph in BOOK.paragraphs()} | set(BOOK.aliases)
    assert found <= known


def test_every_focus_is_explained() -> None:
    bench = lost_in_the_wild(2)
    for target in (*(OnArrow(d) for d in range(6)), *(OnDoor(d) for d in range(36)), *Part, MAP):
        bench.table.focus = target
        found = note_of(bench.table)
        assert found is None or "{" not in str(found)
