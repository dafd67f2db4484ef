from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.match.faults import Damaged, NewerVersion, NotARecord, RecordFault, Truncated
from discovery.match.record import Record, from_json, to_json
from discovery.match.seats import first_seats
from tests.support.nim import BOX
from tests.support.play import begin, finish


def whole() -> Record:
    return finish(begin(BOX, 3, 4, {"stash": "yes"})).record()


TEXT = to_json(whole())


def changed(*path: str | int, to: Any) -> str:
    """Return the record's text with the value at `path` replaced."""
    data = json.loads(TEXT)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return json.dumps(data)


def without(key: str) -> str:
    data = json.loads(TEXT)
    del data[key]
    return json.dumps(data)


def test_record_survives_the_file() -> None:
    assert from_json(TEXT) == whole()


def test_unfinished_record_survives_with_all_that_a_save_needs() -> None:
    match = begin(BOX)
    match.confirm()
    record = match.record()
    assert record.chance is not None
    assert record.generator == 3
    assert from_json(to_json(record)) == record


def test_seats_that_went_to_somebody_else_survive_the_file() -> None:
    match = begin(BOX)
    match.hand_over(1, "Eve", "random")
    match.hand_over(1, "Ben", None)
    match.hand_over(0, match.seats[0].name, None)  # nothing new
    record = match.record()
    before = [(one.decisions, one.seat, one.name, one.agent) for one in record.handed]
    assert before == [(0, 1, "Ben", None), (0, 1, "Eve", "random")]
    assert first_seats(record.seats, record.handed) == begin(BOX).seats
    assert from_json(to_json(record)) == record


@pytest.mark.parametrize(
    "entry",
    [
        3,
        {"step": 0, "seat": 9, "name": "Eve", "agent": None},
        {"step": -1, "seat": 0, "name": "Eve", "agent": None},
        {"step": 0, "seat": 0, "agent": None},
        {"step": 0, "seat": 0, "name": "Eve", "agent": 3},
    ],
)
def test_damaged_hand_overs_are_named(entry: object) -> None:
    with pytest.raises(Damaged, match="handed"):
        from_json(changed("handed", to=[entry]))


def test_keys_are_those_of_the_format() -> None:
    data = json.loads(TEXT)
    assert data["format"] == "discovery-record"
    assert data["version"] == 1
    assert set(data) == {
        *("format", "version", "game", "options", "seed", "content"),
        *("seats", "setup", "steps", "scores"),
    }
    assert set(data["steps"][0]) == {"seat", "action", "chance", "points"}
    assert data["seats"][2] == {"name": "수아", "colour": 2, "agent": None}


def test_each_step_has_its_line() -> None:
    lines = [line for line in TEXT.splitlines() if line.startswith('{"seat"')]
    assert len(lines) == len(whole().steps)


@pytest.mark.parametrize(
    "text", ["[]", "7", "{}", "hello", '{"format": "other"}', '{"format": ["discovery-record"]}']
)
def test_foreign_file(text: str) -> None:
    with pytest.raises(NotARecord, match="no saved game"):
        from_json(text)


@pytest.mark.parametrize("text", ["", " \n", "\0" * 4096, TEXT[:5], TEXT[:30], TEXT[:-2]])
def test_half_written_file(text: str) -> None:
    with pytest.raises(Truncated, match="only in part"):
        from_json(text)


@pytest.mark.parametrize("part", range(1, 20))
def test_every_beginning_of_a_file_is_half_written(part: int) -> None:
    cut = TEXT.rstrip()[: part * len(TEXT) // 20]
    assert not cut.endswith("}")
    with pytest.raises(Truncated):
        from_json(cut)


def test_newer_version() -> None:
    with pytest.raises(NewerVersion, match=r"newer version .* 2"):
        from_json(changed("version", to=2))


@pytest.mark.parametrize(
    "key", [key for key in json.loads(TEXT) if key not in {"format", "scores"}]
)
def test_missing_field(key: str) -> None:
    with pytest.raises(Damaged) as caught:
        from_json(without(key))
    assert caught.value.field == key


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["version"], 0, "version"),
        (["version"], True, "version"),
        (["game"], 1, "game"),
        (["options"], ["stash"], "options"),
        (["options", "stash"], 1, "options"),
        (["seed"], "4", "seed"),
        (["content", "nim"], None, "content"),
        (["seats"], [], "seats"),
        (["seats"], {}, "seats"),
        (["seats", 1], "Ben", "seats"),
        (["seats", 1, "colour"], 5, "seats 2 colour"),
        (["seats", 1, "colour"], -1, "seats 2 colour"),
        (["seats", 0, "agent"], 3, "seats 1 agent"),
        (["seats", 0, "name"], None, "seats 1 name"),
        (["setup", 0], 1, "setup"),
        (["steps", 0, "seat"], 3, "steps 1 seat"),
        (["steps", 0, "seat"], 1.0, "steps 1 seat"),
        (["steps", 2, "action"], None, "steps 3 action"),
        (["steps", 2, "chance"], "roll 1", "steps 3 chance"),
        (["steps", 0, "points"], "1", "steps 1 points"),
        (["steps", 0, "legal"], -1, "steps 1 legal"),
        (["scores"], [1, 2], "scores"),
        (["scores", 0], True, "scores"),
        (["chance"], [1], "chance"),
        (["generator"], -1, "generator"),
        (["name"], 1, "name"),
        (["saved"], 1, "saved"),
    ],
)
def test_wrong_field(path: list[str | int], value: object, field: str) -> None:
    with pytest.raises(Damaged) as caught:
        from_json(changed(*path, to=value))
    assert caught.value.field == field
    assert f"“{field}” is missing or wrong" in str(caught.value.message)


def test_broken_inside() -> None:
    with pytest.raises(Damaged):
        from_json(TEXT.replace('"seed": ', '"seed" '))


def test_number_that_python_refuses_is_damage() -> None:
    with pytest.raises(Damaged):
        from_json(TEXT.replace('"seed": 4', '"seed": ' + "4" * 5000))


def test_endless_nesting_is_damage_or_foreign() -> None:
    with pytest.raises(NotARecord):
        from_json("[" * 100_000)


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 40), st.text(max_size=8))
def test_no_change_of_a_file_is_worse_than_a_fault(start: int, length: int, text: str) -> None:
    with suppress(RecordFault):
        record = from_json(TEXT[:start] + text + TEXT[start + length :])
        assert from_json(to_json(record)) == record


def test_aids_that_a_seat_plays_without_are_kept() -> None:
    record = whole()
    assert '"off"' not in to_json(record)
    seats = (replace(record.seats[0], off=("odds", "log")), *record.seats[1:])
    text = to_json(replace(record, seats=seats))
    assert from_json(text).seats == seats
    for wrong in ("odds", [3], {"odds": True}):
        with pytest.raises(Damaged):
            from_json(changed("seats", 0, "off", to=wrong))
