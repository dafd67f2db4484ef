"""Each ruling by a case on a real island."""

from __future__ import annotations

import pytest

from discovery.rules.game import ChanceError
from discovery.rules.island.chart import axial, distance
from discovery.rules.island.equipment import COMPASS, FLASHLIGHT, SURVIVAL_KIT
from discovery.rules.island.events import (
    ClueRead,
    Entered,
    EventWarded,
    GameEnded,
    GotLost,
    Headed,
    Located,
    MarkerTurned,
    Mistaken,
    PlayerPut,
    SeaMet,
    SiteOpened,
    StackRemade,
    TurnBegan,
    TurnSkipped,
    TurnsLost,
)
from discovery.rules.island.ground import (
    CHECKPOINT,
    CHECKPOINTS,
    DIRECTION_WORDS,
    JUNGLE,
    NOTHING,
    SITE,
    SITES,
)
from discovery.rules.island.island import Island, cells_of
from discovery.rules.island.markers import BY_WORDS, MARKERS, NONE, STACKS
from tests.rules.island.table import Scripted, Table, beside, face_of, hexes_beside


def near(island: Island, name: str) -> tuple[int, int]:
    """Return plain land beside a fort or site."""
    x, y = next((x, y) for place, x, y in island.chart.places if place == name)
    return next(
        spot
        for direction in range(6)
        if island.ground_at(*(spot := island.step(x, y, direction))) < 5
    )


def far_from(island: Island, spot: tuple[int, int]) -> tuple[int, int]:
    return next(
        found
        for cell in cells_of(island.plain_land)
        if (found := island.hex(cell)) != spot and abs(found[0] - spot[0]) > 8
    )


def test_the_sea_is_refused_at_no_cost(island: Island) -> None:
    table = Table(island, beside(island, "sea", "jungle"))
    way = table.way("sea")
    here = table.hex(0)
    assert f"go {way}" in table.legal()
    events = table.do(f"go {way}")
    direction = DIRECTION_WORDS.index(way)
    assert events == (Headed(0, direction), SeaMet(0, direction))
    assert (table.hex(0), table.state.hours, table.state.steps) == (here, 0, 0)
    assert table.state.to_act == 0
    assert f"go {way}" not in table.legal()
    assert "stop" not in table.legal()
    assert table.refusal(f"go {way}").paragraph == "island.direction"
    table.go("jungle", "2")
    assert f"go {way}" in table.legal()
    table.back("1" if island.ground_at(*here) == 2 else _plain_marker(island, here))
    assert f"go {way}" not in table.legal()


def _plain_marker(island: Island, spot: tuple[int, int]) -> str:
    """Return a marker without an event for a hex's terrain."""
    return ("2", "3", "1", "4", "5")[island.ground_at(*spot)]


def test_a_located_player_cannot_name_the_sea_at_all(island: Island) -> None:
    table = Table(island, beside(island, "sea", "jungle"))
    way = table.way("sea")
    table.declare()
    assert f"go {way}" not in table.legal()
    assert str(table.refusal(f"go {way}").reason).endswith("lies the sea.")


def test_the_step_that_passes_12_hours_is_taken(island: Island) -> None:
    here = next(spot for spot in hexes_beside(island, "outback") if island.ground_at(*spot) == 4)
    table = Table(island, here)
    table.go("outback", "9")
    assert table.state.hours == 9
    assert table.way("outback")
    events = table.back("9")
    assert isinstance(events[-1], MarkerTurned)
    assert (table.hex(0), table.state.hours, table.state.steps) == (here, 18, 2)
    legal = table.legal()
    assert "stop" in legal
    assert not any(text.startswith("go") for text in legal)
    assert any(text.startswith("declare") for text in legal)
    assert "hours" in str(table.refusal("go N").reason)
    assert table.do("stop")[-1] == TurnBegan(1)
    assert (table.state.hours, table.state.steps, table.state.seat) == (0, 0, 1)


def test_a_turn_can_be_ended_early_but_not_before_the_first_step(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    assert "stop" not in table.legal()
    assert table.refusal("stop").paragraph == "island.turn"
    table.go("jungle", "2")
    assert table.do("stop")[-1] == TurnBegan(1)


def test_a_located_player_may_stay_where_they_are(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    assert isinstance(table.declare()[-1], Located)
    assert table.do("stop")[-1] == TurnBegan(1)


def test_a_shortcut_costs_an_hour(island: Island) -> None:
    table = Table(island, beside(island, "swamp"))
    table.go("swamp", "shortcut")
    assert table.state.hours == 1
    assert any(text.startswith("go") for text in table.legal())


def test_an_event_is_warded_off_by_its_accessory(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("flashlight", "nothing"))
    table.go("jungle", "3 flashlight")
    assert {"spend", "suffer"} <= table.legal()
    assert "go N" not in table.legal()
    assert table.refusal("go N").paragraph == "island.event"
    assert table.do("spend") == (EventWarded(0, FLASHLIGHT, 2),)
    assert table.state.hours == 3
    assert any(text.startswith("go") for text in table.legal())


def test_an_event_can_be_suffered_although_it_could_be_warded_off(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("flashlight", "nothing"))
    table.go("jungle", "3 flashlight")
    assert table.do("suffer") == (TurnsLost(0, 2), TurnBegan(1))
    assert table.state.skips == [2, 0]
    assert table.state.used[0][FLASHLIGHT] == 0


def test_lost_turns_are_skipped(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), beside(island, "plain"))
    table.go("jungle", "3 flashlight")
    assert table.do("suffer")[-1] == TurnBegan(1)
    table.go("plain", "1")
    assert table.do("stop")[-2:] == (TurnSkipped(0, 1), TurnBegan(1))
    table.go(_ground(table), _plain_marker(table.island, _next_hex(table)))
    assert table.do("stop")[-2:] == (TurnSkipped(0, 0), TurnBegan(1))
    table.go(_ground(table), _plain_marker(table.island, _next_hex(table)))
    assert table.do("stop")[-1] == TurnBegan(0)


def _next_hex(table: Table) -> tuple[int, int]:
    x, y = table.hex(table.state.seat)
    return next(
        spot
        for way in range(6)
        if table.island.ground_at(*(spot := table.island.step(x, y, way))) < 5
    )


def _ground(table: Table) -> str:
    return ("jungle", "mountain", "plain", "swamp", "outback")[
        table.island.ground_at(*_next_hex(table))
    ]


def test_when_both_lose_turns_they_are_skipped_in_turn(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), beside(island, "mountain"))
    table.go("jungle", "3 flashlight")
    table.do("suffer")
    table.go("mountain", face_of("mountain", "kit"))
    events = table.do("suffer")
    assert events == (
        TurnsLost(1, 2),
        TurnSkipped(0, 1),
        TurnSkipped(1, 1),
        TurnSkipped(0, 0),
        TurnSkipped(1, 0),
        TurnBegan(0),
    )


def test_the_wrong_accessory_does_not_help(island: Island) -> None:
    table = Table(island, beside(island, "mountain"), kits=("binoculars kit", "nothing"))
    table.go("mountain", face_of("mountain", "rope"))
    assert "spend" not in table.legal()
    assert "Rope" in str(table.refusal("spend").reason)
    assert table.do("suffer")[0] == TurnsLost(0, 1)


def test_the_last_use_of_a_card(island: Island) -> None:
    start = next(s for s in hexes_beside(island, "jungle") if island.ground_at(*s) == JUNGLE)
    table = Table(island, start, kits=("compass", "nothing"))
    lost = [face.words[7:] for face in MARKERS if face.words.endswith("compass")]
    assert len(lost) == 3
    table.go("jungle", lost[0])
    table.do("spend")
    table.back(lost[1])
    assert table.do("spend") == (EventWarded(0, COMPASS, 0),)
    assert table.state.view(1).kit(0) is not None
    table.go("jungle", lost[2])
    assert "spend" not in table.legal()
    assert "no use of it left" in str(table.refusal("spend").reason)


def test_a_use_counts_for_the_card_in_all_its_terrains(island: Island) -> None:
    table = Table(island, beside(island, "mountain", "swamp"), kits=("kit", "nothing"))
    table.go("mountain", face_of("mountain", "kit"))
    table.do("spend")
    assert table.state.used[0][SURVIVAL_KIT] == 1
    assert table.state.uses_left(SURVIVAL_KIT) == 1


def test_suffering_ends_the_turn_also_at_12_hours_and_warding_off_does_not_lengthen_it(
    island: Island,
) -> None:
    here = next(s for s in hexes_beside(island, "outback", "outback") if island.ground_at(*s) == 4)
    table = Table(island, here, kits=("tool", "nothing"))
    table.go("outback", "9")
    tool = next(
        face for face in MARKERS if face.words.startswith("outback") and "tool" in face.words
    )
    table.back(tool.words.removeprefix("outback "))
    assert table.state.hours >= 12
    table.do("spend")
    assert {text for text in table.legal() if not text.startswith("declare")} == {"stop"}


def lost_table(island: Island, marker: str = "compass") -> Table:
    table = Table(island, beside(island, "jungle"))
    table.go("jungle", face_of("jungle", marker))
    return table


def test_a_lost_player_is_set_down_at_distance_4_by_the_other(island: Island) -> None:
    table = lost_table(island)
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


def test_the_other_may_set_the_lost_player_across_the_sea(island: Island) -> None:
    for cell in cells_of(island.plain_land):
        ring = island.rings[cell]
        assert ring
        assert all(island.ground_at(put.x, put.y) < 5 for put in ring)
    assert len(island.rings[island.cell(*beside(island, "sea"))]) < 24


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
    table.go("jungle", face_of("jungle", "compass"))
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


def test_ones_own_path_may_be_crossed_for_a_new_marker(island: Island) -> None:
    start = next(s for s in hexes_beside(island, "jungle") if island.ground_at(*s) == JUNGLE)
    table = Table(island, start)
    table.go("jungle", "2")
    events = table.back("4")
    assert table.hex(0) == start
    assert isinstance(events[-1], MarkerTurned)
    assert table.state.hours == 6
    (path,) = table.state.view(0).paths(0)
    assert [(hex_.q, hex_.r) for hex_ in path.hexes][0::2] == [(0, 0), (0, 0)]


def test_a_fort_or_site_while_one_does_not_know_where_one_is(island: Island) -> None:
    for name, ground in (("A3", CHECKPOINT), ("F1", SITE)):
        table = Table(island, near(island, name))
        events = table.go("checkpoint" if ground == CHECKPOINT else "site")
        assert isinstance(events[-1], Entered)
        assert events[-1].ground == ground
        assert (table.state.hours, table.state.lying[0]) == (4, NONE)
        assert not {"read", "open"} & table.legal()
        for text in ("read", "open"):
            assert "where you are" in str(table.refusal(text).reason)
        seen = table.state.view(0).paths(0)[-1].hexes[-1]
        assert (seen.ground, seen.x, seen.marker) == (ground, None, None)
        known = table.state.view(1).paths(0)[-1].hexes[-1]
        assert island.name_at(known.x or 0, known.y or 0) == name
        table.declare()
        assert ("read" if ground == CHECKPOINT else "open") in table.legal()


def test_a_wrong_declaration_ends_the_turn_and_costs_the_next(island: Island) -> None:
    here = beside(island, "jungle")
    wrong = far_from(island, here)
    table = Table(island, here, beside(island, "plain"))
    events = table.do(f"declare {wrong[0]},{wrong[1]}")
    assert events[-1] == Mistaken(0, *wrong)
    assert table.legal() == {"stop"}
    for text in ("go N", "declare 1,1"):
        assert table.refusal(text).paragraph == "island.declare"
    assert wrong not in table.state.view(0).fits(0)
    assert table.do("stop")[-1] == TurnBegan(1)
    table.go("plain", "1")
    assert table.do("stop")[-2:] == (TurnSkipped(0, 0), TurnBegan(1))


def test_one_can_declare_in_the_face_of_an_event_and_has_to_bear_it_all_the_same(
    island: Island,
) -> None:
    table = lost_table(island)
    wrong = far_from(island, table.hex(0))
    table.do(f"declare {wrong[0]},{wrong[1]}")
    assert table.legal() == {"suffer"}
    table.do("suffer")
    assert table.state.to_act == 1
    again = lost_table(island)
    assert isinstance(again.declare()[-1], Located)
    assert again.legal() == {"suffer"}
    again.do("suffer")
    again.do(sorted(again.legal())[0])
    assert len(again.state.view(0).fits(0)) <= 24


def test_after_a_wrong_declaration_a_warded_event_does_not_reopen_the_turn(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("flashlight", "nothing"))
    table.go("jungle", "3 flashlight")
    wrong = far_from(island, table.hex(0))
    table.do(f"declare {wrong[0]},{wrong[1]}")
    table.do("spend")
    assert table.legal() == {"stop"}


def test_every_land_hex_can_be_declared_once_a_turn(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    declared = {text for text in table.legal() if text.startswith("declare")}
    assert len(declared) == len(island.land)
    sea = table.refusal("declare 0,0")
    assert str(sea.reason) == "You are not in the sea."
    assert "off the map" in str(table.refusal("declare 99,0").reason)
    table.declare()
    assert not any(text.startswith("declare") for text in table.legal())
    assert str(table.refusal("declare 9,9").reason) == "You know where you are."


def test_a_clue_goes_to_its_first_reader_only(island: Island) -> None:
    table = Table(island, near(island, "A1"), near(island, "A1"))
    table.declare()
    table.go("checkpoint")
    events = table.do("read")
    assert table.state.hours == 11
    clue = table.state.clues[0]
    assert events[-1] == ClueRead(0, 0, clue)
    assert events[-1].seen_by(1) == ClueRead(0, 0, None)
    assert "read" not in table.legal()
    table.do("stop")
    table.declare()
    table.go("checkpoint")
    assert "read" not in table.legal()
    assert "has been read" in str(table.refusal("read").reason)
    assert table.state.view(1).clues[0] == -1
    assert table.state.view(1).readers[0] == 0
    assert table.state.view(0).clues[0] == clue


def test_a_clue_can_be_read_at_once_at_the_start_of_a_turn(island: Island) -> None:
    table = Table(island, near(island, "B2"), beside(island, "plain"))
    table.declare()
    table.go("checkpoint")
    table.do("stop")
    table.go("plain", "1")
    table.do("stop")
    assert "read" in table.legal()
    assert table.do("read")[-1] == ClueRead(0, CHECKPOINTS.index("B2"), NOTHING)
    assert table.state.hours == 7
    assert "stop" in table.legal()
    assert any(text.startswith("go") for text in table.legal())


def test_there_is_no_time_to_read_after_12_hours(island: Island) -> None:
    table = Table(island, near(island, "A1"))
    table.declare()
    for _ in range(3):
        table.go("checkpoint")
        x, y = table.hex(0)
        step = next(w for w in range(6) if island.step(x, y, w) == near(island, "A1"))
        terrain = island.ground_at(*near(island, "A1"))
        word = ("jungle", "mountain", "plain", "swamp", "outback")[terrain]
        if table.state.hours < 12:
            table.do(f"go {DIRECTION_WORDS[step]}", f"marker {word} shortcut")
    assert table.state.hours >= 12
    assert "read" not in table.legal()
    assert "hours" in str(table.refusal("read").reason)


def test_opening_an_empty_site(island: Island) -> None:
    table = Table(island, near(island, "F1"), near(island, "F1"), treasure="B4")
    table.declare()
    table.go("site")
    events = table.do("open")
    site = SITES.index("F1")
    assert events[-1] == SiteOpened(0, site, treasure=False)
    assert events[-1].seen_by(1) == events[-1]
    assert table.state.hours == 11
    assert table.state.to_act == 0
    assert "open" not in table.legal()
    assert "empty" in str(table.refusal("open").reason)
    for seat in (0, 1):
        assert site not in table.state.view(seat).possible_sites
        assert table.state.view(seat).openers[site] == 0


def test_opening_the_treasure_wins(island: Island) -> None:
    table = Table(island, near(island, "F1"), treasure="F1")
    table.declare()
    table.go("site")
    events = table.do("open")
    assert events[-2:] == (
        SiteOpened(0, SITES.index("F1"), treasure=True),
        GameEnded(None, (0,)),
    )
    state = table.state
    assert (state.to_act, state.pending, state.legal_actions()) == (None, None, ())
    assert (state.scores(), state.winners()) == ((1, 0), (0,))
    lines = state.breakdown()
    assert [str(line.reason) for line in lines[0]] == ["The treasure, found in F1"]
    assert lines[1] == ()
    assert str(table.refusal("stop").reason) == "The game is over."
    assert state.view(1).treasure == SITES.index("F1")
    assert state.view(1).possible_sites == (SITES.index("F1"),)
    assert state.view(1).clues == tuple(state.clues)


def test_an_empty_stack_is_made_again_from_the_markers_set_aside(island: Island) -> None:
    start = next(s for s in hexes_beside(island, "jungle") if island.ground_at(*s) == JUNGLE)
    table = Table(island, start, start)
    table.go("jungle", "2")
    table.do("stop")
    assert table.state.lying == [BY_WORDS["jungle 2"], NONE]
    table.go("jungle", "3")
    table.state.bags[JUNGLE] = []
    assert table.state.view(0).set_aside(JUNGLE) == 56
    events = table.back("4")
    assert isinstance(events[1], Entered)
    assert events[2] == StackRemade(None, JUNGLE)
    # All but the one that marks the other player's place, and the one just drawn.
    assert len(table.state.bags[JUNGLE]) == len(STACKS[JUNGLE]) - 2
    assert table.state.bags[JUNGLE].count(BY_WORDS["jungle 2"]) == 13
    assert table.state.view(0).set_aside(JUNGLE) == 0
    table.do("stop")
    assert table.state.lying == [NONE, BY_WORDS["jungle 4"]]
    assert table.state.view(0).marker(0) is None
    assert table.state.view(0).marker(1) == MARKERS[BY_WORDS["jungle 4"]]


def test_a_marker_that_is_not_in_the_stack_cannot_come(island: Island) -> None:
    class Wrong:
        def pick(self, options: object) -> int:  # noqa: ARG002 - that is what is wrong with it
            return STACKS[1][0]

    table = Table(island, beside(island, "jungle"))
    table.state.apply(table.state.parse(f"go {table.way('jungle')}"))
    with pytest.raises(ChanceError, match="not in the stack"):
        table.state.resolve(Wrong())


def test_nothing_is_answered_where_nothing_was_asked(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    with pytest.raises(ValueError, match="nothing is pending"):
        table.state.resolve(Scripted())
