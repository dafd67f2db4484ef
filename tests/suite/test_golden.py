"""Golden games: records made once, which the rules must lead to the same end for ever.

A game's lie in `tests/golden/<its name>`; `python main.py simulate … --record` makes them.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from discovery.match.match import Match
from discovery.match.replay import check
from discovery.match.store import read_record
from tests.suite.case import NAMES, find_case

if TYPE_CHECKING:
    from tests.suite.case import Case

FOLDER = Path(__file__).parents[1] / "golden"
FILES = sorted(FOLDER.glob("*/*.json"))


def test_every_game_has_golden_games_for_its_players_and_variants(case: Case) -> None:
    rules = case.box.rules
    records = [read_record(path) for path in FILES if path.parent.name == rules.name]
    assert records, f"{rules.name} has no golden game in {FOLDER / rules.name}"
    assert {len(record.seats) for record in records} >= {rules.least_players, rules.most_players}
    for spec in rules.options:
        assert len({record.options[spec.key] for record in records}) > 1


def test_every_golden_game_is_of_a_game_in_the_house() -> None:
    assert {path.parent.name for path in FILES} <= set(NAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_comes_out_as_recorded(path: Path) -> None:
    record = read_record(path)
    assert record.game == path.parent.name
    assert record.scores is not None
    assert all(step.legal for step in record.steps)
    assert check(record, find_case(record.game).box) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_its_seed_still_means_the_same(path: Path) -> None:
    record = read_record(path)
    match = Match.start(find_case(record.game).box, record.seats, record.options, record.seed)
    assert match.setup == record.setup
    for step in record.steps:
        match.confirm()
        assert (match.shown or ()) == step.chance
        match.act(step.seat, match.view(step.seat).parse(step.action))
    match.confirm()
    assert match.scores == record.scores
