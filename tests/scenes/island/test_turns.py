"""What the island's table offers in a set-up and a turn, tells and refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.rules.island.actions import GO, OPEN, READ, Open, Put, Read
from discovery.rules.island.equipment import COMPASS, FLASHLIGHT, ITEMS, KNIFE, ROPE
from discovery.scenes.island import choices, places
from discovery.scenes.island.help import paragraph_of
from discovery.scenes.island.layout import Part
from discovery.scenes.island.messages import to_do
from discovery.scenes.island.notes import note_of
from discovery.scenes.island.session import Session, Stage
from discovery.scenes.island.targets import OnArrow, OnCard
from discovery.ui.intents import Command
from tests.scenes.island.bench import Bench, at, new_match, reached, view_of, walking

if TYPE_CHECKING:
    from discovery.match.match import Match


def to_do_now(bench: Bench) -> str:
    table = bench.table
    return str(to_do(bench.view(), bench.stage(), table.other_name, table.kit))


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
    bench = reached(at(Stage.EQUIP), seed=1)
    for item in range(len(ITEMS)):
        area = places.area(bench.table, OnCard(item))
        assert area is not None
        bench.click(area.center)
    assert not bench.table.kit >> FLASHLIGHT & 1
    assert "24" in bench.text()
    assert "3 points left" in to_do_now(bench)
    for item in (ROPE, KNIFE):
        bench.deeds.take(item)
    assert not bench.table.kit & (1 << ROPE | 1 << KNIFE)
    assert bench.table.kit >> COMPASS & 1
    bench.deeds.main()
    kit = bench.view().kit(0)
    assert kit is not None
    assert len(kit) == 6
    assert bench.stage() is Stage.HAND_OVER


def test_a_step_into_the_sea_costs_nothing_and_is_refused_the_next_time() -> None:
    def by_the_sea(match: object) -> bool:
        if not walking(0)(match):  # type: ignore[arg-type]
            return False
        state = match._state  # type: ignore[attr-defined]
        cell = state.place(state.seat)
        return any(sea >> cell & 1 for sea in state.island.beside_sea)

    bench = reached(by_the_sea, seed=12)
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
    bench = reached(at(Stage.EVENT), seed=4)
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
        session = Session(match)  # type: ignore[arg-type]
        if session.stage is not Stage.EVENT:
            return False
        face = session.view.marker(session.view.turn_of)
        kit = session.view.kit(session.viewer) or ()
        return face is not None and any(c.item == face.item and c.left for c in kit)

    bench = reached(helped, "greedy", seed=9)
    face = bench.view().marker(bench.view().turn_of)
    assert face is not None
    item = face.item
    kit = {card.item: card.left for card in bench.view().kit(bench.table.viewer) or ()}
    assert str(kit[item]) in str(choices.explained(bench.table, Part.MAIN))
    bench.deeds.main()
    after = {card.item: card.left for card in bench.view().kit(bench.table.viewer) or ()}
    assert after[item] == kit[item] - 1


def test_a_lost_player_is_set_down_by_the_other_on_a_lit_hex() -> None:
    bench = reached(at(Stage.SET_DOWN), seed=5)
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
    assert str(choices.label(bench.table, Part.MAIN)) == "Go on", "it is the other's turn"
    assert "is set down" in to_do_now(bench)


def test_stopping_early_is_confirmed_and_can_be_taken_back() -> None:
    bench = reached(walking(2, located=True), seed=3)
    if not bench.view().steps:
        go = next(go for go in GO if bench.view().check(go) is None)
        bench.deeds.walk(go.direction)
    before = bench.match.to_act
    bench.key(Command.PASS)
    if bench.stage() is Stage.END_TURN:
        assert bench.match.to_act == before
        bench.key(Command.UNDO)
        assert bench.stage() is Stage.WALK


def test_the_second_player_can_have_north_at_the_bottom() -> None:
    bench = reached(walking(seat=1), seed=3, north="turned")
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


def test_at_the_end_of_the_day_one_can_still_declare() -> None:
    def tired(match: Match) -> bool:
        view = view_of(match)
        walks = Session(match).stage is Stage.WALK and view.hours >= 12
        return walks and not view.located(view.seat)

    bench = reached(tired, seed=7)
    assert "still say where you are" in to_do_now(bench)
    wrong = next(iter(bench.table.fits))
    bench.table.slide(wrong)
    for _ in range(2):
        bench.deeds.declare()
    bench.rest()
    assert to_do_now(bench) == "The day is over."


@pytest.mark.parametrize(("deed", "word"), [(READ, "Read"), (OPEN, "Open")])
def test_what_can_be_done_on_a_fort_or_site_is_told(deed: Read | Open, word: str) -> None:
    bench = reached(lambda match: deed in view_of(match).legal_actions(), seed=3)
    assert to_do_now(bench).startswith(word)
