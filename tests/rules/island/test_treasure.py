"""Clues and sites, each ruling by a case on a real island."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.events import ClueRead, GameEnded, SiteOpened
from discovery.rules.island.ground import CHECKPOINTS, CLUE_WORDS, NOTHING, SITES
from tests.rules.island.table import Table, beside, near

if TYPE_CHECKING:
    from discovery.rules.island.island import Island


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
        if table.state.hours < 12:
            table.back("shortcut")
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


def test_a_site_that_ones_clues_rule_out_may_be_opened_all_the_same(island: Island) -> None:
    table = Table(island, near(island, "F1"), treasure="B4")
    table.state.readers[CHECKPOINTS.index("B1")] = 0
    assert CLUE_WORDS[table.state.clues[CHECKPOINTS.index("B1")]] == "ruins"
    site = SITES.index("F1")
    assert site not in table.state.view(0).possible_sites
    table.declare()
    table.go("site")
    assert table.do("open")[-1] == SiteOpened(0, site, treasure=False)


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
