"""Matches and records of the treasure island: undo, curtains of the log, a map of one's own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from discovery.agents.registry import make_agent
from discovery.content.island import island_from_record
from discovery.match.box import GameBox
from discovery.match.faults import ContentChanged
from discovery.match.match import Match, NothingToUndo
from discovery.match.record import from_json, to_json
from discovery.match.replay import check, replay
from discovery.match.seats import SeatInfo
from discovery.rules.island.chart import chart_text
from discovery.rules.island.entry import OWN, OWN_RULES, RULES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.island.island import Island

SEATS = (SeatInfo("Ann", 0), SeatInfo("Ben", 1))


def own_box(island: Island) -> GameBox:
    return GameBox(OWN_RULES, {OWN: island}, {OWN: chart_text(island.chart)})


def play(match: Match, decisions: int) -> Match:
    while not match.over and match.decisions < decisions:
        match.confirm()
        seat = match.to_act
        if seat is not None:
            agent = make_agent("island", "random", match.decision_seed)
            match.act(seat, agent.choose(match.view(seat)))
    return match


def test_a_record_embeds_the_users_own_map_whole(island: Island) -> None:
    own = island_from_record(chart_text(replace(island.chart, title="My own")))
    match = play(Match.start(own_box(own), SEATS, {}, 5), 60)
    record = from_json(to_json(match.record()))
    assert record.options["island"] == OWN
    again = island_from_record(record.content[OWN])
    assert again.chart == own.chart
    box = own_box(again)
    assert check(record, box) == []
    assert replay(record, box).record() == record
    with pytest.raises(ContentChanged):
        replay(record, own_box(island))


def test_a_step_is_taken_back_until_its_answer_is_shown(islands: Mapping[str, Island]) -> None:
    match = play(Match.start(GameBox(RULES, islands), SEATS, {"first": "0"}, 3), 4)
    match.confirm()
    before = match.record()
    for text in ("go N", "declare 20,8"):
        match.act(0, match.view(0).parse(text))
        assert match.pending is not None
        match.undo()
        assert match.record() == before
    match.act(0, match.view(0).parse("go N"))
    match.confirm()
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_start_and_a_kit_are_taken_back_until_the_other_sets_up(
    islands: Mapping[str, Island],
) -> None:
    match = Match.start(GameBox(RULES, islands), SEATS, {"first": "1"}, 3)
    before = match.record()
    for action in (match.view(1).legal_actions()[5], match.view(1).parse("equip rope")):
        match.act(1, action)
    assert (match.to_act, match.pending) == (1, "hand over")
    match.reset_turn()
    assert match.record() == before


def test_the_log_tells_nobody_what_the_other_must_not_know(islands: Mapping[str, Island]) -> None:
    match = play(Match.start(GameBox(RULES, islands), SEATS, {"first": "0"}, 8), 4)
    for seat in (0, 1):
        entries = match.log(seat)
        decided = {(entry.seat, entry.action) for entry in entries if entry.seat is not None}
        assert {action for who, action in decided if who != seat} == {None}
        assert all(action for who, action in decided if who == seat)
        text = repr(entries)
        assert "TreasureHidden(site=None" in text
        assert "ClueLaid" not in text
