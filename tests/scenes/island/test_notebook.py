"""What people can look up at the island's table: notes, checker, log, recap, explanations."""

from __future__ import annotations

from discovery.rules.island.ground import CHECKPOINTS, SITES
from discovery.scenes.island.aids import LOG, POSSIBLE
from discovery.scenes.island.checker import doors
from discovery.scenes.island.desk import SIGNS
from discovery.scenes.island.help import paragraph_of
from discovery.scenes.island.layout import Part
from discovery.scenes.island.messages import door_of
from discovery.scenes.island.notebook import news_of
from discovery.scenes.island.notes import note_of
from discovery.scenes.island.session import Stage
from discovery.scenes.island.targets import MAP, OnArrow, OnCard, OnDoor, OnLine
from discovery.scenes.rulebook.island import BOOK
from discovery.ui.intents import Button, Command
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


def test_the_checker_shows_what_the_viewer_knows_and_no_more() -> None:
    def two_read(match: object) -> bool:
        view = view_of(match)  # type: ignore[arg-type]
        return len({reader for reader in view.readers if reader >= 0}) == 2

    bench = reached(two_read, seed=7)
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
    bench = reached(lambda m: bool(view_of(m).own_clues), seed=7, off=off)
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
    bench = reached(walking(seat=1), seed=6, off=((LOG,), (LOG,)))
    bench.key(Command.LOG)
    assert not bench.table.log_open
    assert "without the log" in bench.text()
    assert [str(words) for words in news_of(bench.table)] == ["You play without the log."]
    bench.table.begin_recap()
    assert bench.table.recap, "what happened meanwhile is told all the same"
    helped = lost_in_the_wild(1).table
    assert news_of(helped) == tuple(line.words for line in helped.lines)


def test_the_recap_tells_what_the_other_did_since() -> None:
    bench = reached(walking(seat=1), seed=6)
    assert bench.match.record().steps[-1].seat == 0
    bench.table.begin_recap()
    told = [str(line.words) for line in bench.table.recap]
    assert any("goes" in words for words in told)
    assert not any("begins" in words for words in told)
    assert {line.seat for line in bench.table.recap} == {0}


def test_f1_leads_to_a_paragraph_that_there_is() -> None:
    found = set()
    for bench in (
        lost_in_the_wild(2),
        Bench(new_match(seed=1)),
        reached(at(Stage.EQUIP), seed=1),
        reached(at(Stage.EVENT), seed=4),
        reached(at(Stage.SET_DOWN), seed=5),
        Bench(played(new_match(seed=5), lambda _: False)),
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
