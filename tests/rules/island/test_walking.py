"""Steps, hours and markers, each ruling by a case on a real island."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.rules.game import ChanceError
from discovery.rules.island.events import (
    Entered,
    Headed,
    Located,
    MarkerTurned,
    SeaMet,
    StackRemade,
    TurnBegan,
)
from discovery.rules.island.ground import CHECKPOINT, DIRECTION_WORDS, JUNGLE, SITE
from discovery.rules.island.markers import BY_WORDS, MARKERS, NONE, STACKS
from tests.rules.island.table import Scripted, Table, beside, hexes_beside, near, quiet_marker

if TYPE_CHECKING:
    from discovery.rules.island.island import Island


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
    table.back(quiet_marker(island, here))
    assert f"go {way}" not in table.legal()


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
