from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from discovery.match import store
from discovery.match.faults import UnknownGame
from discovery.match.record import Record, to_json
from discovery.match.saves import NameTaken, Saves, picture_of
from tests.support.nim import BOX
from tests.support.play import begin, finish, step

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.match.box import GameBox
    from discovery.match.match import Match


def find_box(game: str) -> GameBox:
    if game != "nim":
        raise UnknownGame(game)
    return BOX


class Clock:
    """A minute passes each time that one looks."""

    def __init__(self) -> None:
        self.time = datetime(2026, 5, 4, 21, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    made = Saves(tmp_path / "saves", Clock())
    made.open()
    return made


def played(decisions: int, seed: int = 2) -> Match:
    match = begin(BOX, seed=seed)
    for _ in range(decisions):
        step(match)
    return match


def stored(saves: Saves, *decisions: int) -> None:
    for count in decisions:
        saves.write_autosave(played(count).record())


def aside(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "set-aside").glob("*"))


def test_nothing_is_made_before_the_first_save(saves: Saves) -> None:
    assert saves.latest() is None
    assert saves.named().saves == ()
    assert saves.finished().saves == ()
    assert not saves.folder.exists()


def test_autosave_goes_on_where_it_was_left(saves: Saves) -> None:
    match = played(5)
    saves.write_autosave(match.record(), b"picture")
    latest = saves.latest()
    assert latest is not None
    assert (latest.game, latest.decisions, latest.scores) == ("nim", 5, None)
    assert latest.saved == "2026-05-04T21:31:00+00:00"
    assert saves.picture.read_bytes() == b"picture"
    resumed = saves.resume(saves.autosave, find_box)
    assert resumed.messages == ()
    assert resumed.match is not None
    assert resumed.match.record() == match.record()


def test_no_autosave_is_no_match(saves: Saves) -> None:
    assert saves.resume(saves.autosave, find_box).match is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "no saved game"),
        ("", "only in part"),
        (to_json(played(4).record())[:-40], "only in part"),
        (to_json(played(4).record()).replace('"version": 1', '"version": 2'), "newer version"),
        (to_json(played(4).record()).replace('"seed": 2', '"seed": null'), "seed"),
        (to_json(played(4).record()).replace('"game": "nim"', '"game": "chess"'), "chess"),
        (to_json(played(4).record()).replace("0" * 64, "1" * 64), "another “nim”"),
        (to_json(played(4).record()).replace('"action": "take', '"action": "throw'), "step 1"),
    ],
)
def test_a_file_of_no_use_is_set_aside_and_the_one_before_goes_on(
    saves: Saves, text: str, words: str
) -> None:
    stored(saves, 3, 4)
    saves.autosave.write_text(text, encoding="utf-8")
    resumed = saves.resume(saves.autosave, find_box)
    assert resumed.match is not None
    assert resumed.match.decisions == 3
    first, second = map(str, resumed.messages)
    assert "autosave.json" in first
    assert words in first
    assert "one save before" in second
    assert aside(saves.folder) == ["autosave.json"]
    assert (saves.folder / "set-aside" / "autosave.json").read_text(encoding="utf-8") == text
    assert saves.resume(saves.autosave, find_box).messages == ()


def test_when_the_backup_is_of_no_use_either(saves: Saves) -> None:
    stored(saves, 3, 4)
    saves.autosave.write_bytes(b"\0" * 100)
    store.backup_of(saves.autosave).write_bytes(b"junk")
    resumed = saves.resume(saves.autosave, find_box)
    assert resumed.match is None
    assert len(resumed.messages) == 2
    assert aside(saves.folder) == ["autosave.json", "autosave.json.bak"]


def test_the_title_screen_finds_the_backup(saves: Saves) -> None:
    stored(saves, 3, 4)
    saves.autosave.write_text("junk", encoding="utf-8")
    latest = saves.latest()
    assert latest is not None
    assert latest.decisions == 3
    assert aside(saves.folder) == []


def test_a_file_that_only_cannot_be_read_stays(saves: Saves) -> None:
    saves.autosave.mkdir(parents=True)
    resumed = saves.resume(saves.autosave, find_box)
    assert resumed.match is None
    assert "cannot be read" in str(resumed.messages[0])
    assert saves.autosave.is_dir()


def test_named_saves_are_listed_with_what_they_are(saves: Saves) -> None:
    saves.save_as(" Sunday: Ann/Ben? ", played(2).record())
    saves.save_as("일요일 저녁", played(6).record())
    listed = saves.named()
    assert listed.messages == ()
    assert [(info.title, info.decisions) for info in listed.saves] == [
        ("일요일 저녁", 6),
        ("Sunday: Ann/Ben?", 2),
    ]
    assert [seat.name for seat in listed.saves[0].seats] == ["Ann", "Ben"]
    assert listed.saves[1].path.name == "Sunday_ Ann_Ben_.json"
    resumed = saves.resume(listed.saves[0].path, find_box)
    assert resumed.match is not None
    assert resumed.match.record() == played(6).record()


@pytest.mark.parametrize("again", ["Sunday", "SUNDAY", "sunday ", "sunday."])
def test_a_name_that_is_taken_is_asked_about(saves: Saves, again: str) -> None:
    path = saves.save_as("Sunday", played(2).record())
    with pytest.raises(NameTaken) as caught:
        saves.save_as(again, played(3).record())
    assert caught.value.path == path
    assert saves.save_as(again, played(3).record(), over=True) == path
    (only,) = saves.named().saves
    assert only.decisions == 3
    assert only.title == again.strip()


def test_a_title_of_nothing_gets_a_name(saves: Saves) -> None:
    saves.save_as("   ", played(1).record())
    assert [info.title for info in saves.named().saves] == ["game"]


def test_damaged_named_saves_are_set_aside_and_told(saves: Saves) -> None:
    saves.save_as("good", played(2).record())
    bad = saves.save_as("bad", played(2).record())
    bad.write_text("{", encoding="utf-8")
    listed = saves.named()
    assert [info.title for info in listed.saves] == ["good"]
    assert "bad.json" in str(listed.messages[0])
    assert aside(saves.named_folder) == ["bad.json"]
    assert saves.named().messages == ()


def test_a_named_save_of_which_only_the_backup_is_left(saves: Saves) -> None:
    path = saves.save_as("one", played(2).record())
    saves.save_as("one", played(3).record(), over=True)
    path.unlink()
    (info,) = saves.named().saves
    assert (info.path, info.decisions) == (path, 2)
    assert saves.resume(path, find_box).match is not None


def test_deleting(saves: Saves) -> None:
    path = saves.save_as("one", played(2).record())
    saves.delete(path)
    assert saves.named().saves == ()
    saves.write_autosave(played(2).record(), b"picture")
    saves.delete(saves.autosave)
    assert saves.latest() is None
    assert not saves.picture.exists()


def finished(seed: int) -> Record:
    return finish(begin(BOX, seed=seed)).record()


def test_a_finished_game_is_filed_and_the_autosave_goes(saves: Saves) -> None:
    saves.write_autosave(played(3).record(), b"picture")
    path = saves.file_finished(finished(1))
    assert saves.latest() is None
    assert not saves.picture.exists()
    (info,) = saves.finished().saves
    assert info.path == path
    assert info.scores == finished(1).scores
    assert path.name == "2026-05-04 21-32-00 nim.json"


def test_two_games_that_end_at_once_are_both_kept(tmp_path: Path) -> None:
    when = datetime(2026, 5, 4, tzinfo=UTC)
    saves = Saves(tmp_path, lambda: when)
    paths = {saves.file_finished(finished(seed)) for seed in (1, 2)}
    assert len(paths) == 2
    assert {info.path for info in saves.finished().saves} == paths


def test_damaged_finished_games_are_set_aside_and_told(saves: Saves) -> None:
    paths = [saves.file_finished(finished(seed)) for seed in (1, 2, 3)]
    data = json.loads(paths[1].read_text(encoding="utf-8"))
    del data["scores"], data["seats"]
    paths[1].write_text(json.dumps(data), encoding="utf-8")
    listed = saves.finished()
    assert [info.path for info in listed.saves] == [paths[2], paths[0]]
    assert "seats" in str(listed.messages[0])
    assert aside(saves.finished_folder) == [paths[1].name]


def test_reading_a_record_to_look_at(saves: Saves) -> None:
    path = saves.file_finished(finished(1))
    record, messages = saves.read(path)
    assert messages == ()
    assert record is not None
    assert record.scores == finished(1).scores


def names(saves: Saves) -> list[str]:
    return [info.title for info in saves.named().saves]


def test_a_new_game_does_not_destroy_the_one_that_was_running(saves: Saves) -> None:
    old = played(4)
    saves.write_autosave(old.record())
    told = saves.write_autosave(played(0, seed=9).record())
    assert told is not None
    assert "is kept as" in str(told)
    (kept,) = saves.named().saves
    assert kept.decisions == 4
    resumed = saves.resume(kept.path, find_box).match
    assert resumed is not None
    assert resumed.record().steps == old.record().steps
    latest = saves.latest()
    assert latest is not None
    assert latest.decisions == 0


def test_the_same_game_goes_on_without_a_copy(saves: Saves) -> None:
    match = played(3)
    for _ in range(3):
        assert saves.write_autosave(match.record()) is None
        step(match)
    again = Saves(saves.folder, Clock())
    assert again.write_autosave(match.record()) is None
    assert names(saves) == []


def test_a_game_that_nobody_has_played_or_that_is_saved_is_not_kept_again(saves: Saves) -> None:
    saves.write_autosave(played(0).record())
    assert saves.write_autosave(played(2, seed=9).record()) is None
    saves.save_as("Sunday", played(2, seed=9).record())
    assert saves.write_autosave(played(1, seed=10).record()) is None
    assert names(saves) == ["Sunday"]


def test_two_kept_games_of_the_same_people_have_two_names(saves: Saves) -> None:
    for seed in (1, 2, 3):
        saves.write_autosave(played(2, seed=seed).record())
    assert len(set(names(saves))) == 2


def test_a_named_save_has_the_picture_of_its_table(saves: Saves) -> None:
    match = played(4)
    saves.write_autosave(match.record(), b"table")
    path = saves.save_as("Sunday", match.record())
    assert picture_of(path).read_bytes() == b"table"
    other = saves.save_as("Another", played(4, seed=3).record())
    assert not picture_of(other).exists()
    saves.save_as("Sunday", played(4, seed=3).record(), over=True)
    assert not picture_of(path).exists()
    saves.write_autosave(match.record(), b"table")
    saves.save_as("Sunday", match.record(), over=True)
    assert [info.path for info in saves.named().saves] == [path, other]
    saves.delete(path)
    assert not picture_of(path).exists()
    drawn = saves.save_as("Drawn", played(4, seed=3).record(), b"as it is now")
    assert picture_of(drawn).read_bytes() == b"as it is now"


def test_a_game_that_is_kept_takes_its_picture_along(saves: Saves) -> None:
    saves.write_autosave(played(4).record(), b"first table")
    saves = Saves(saves.folder, Clock())
    saves.write_autosave(played(1, seed=3).record())
    assert not saves.picture.exists()
    (kept,) = saves.named().saves
    assert picture_of(kept.path).read_bytes() == b"first table"


def test_a_finished_game_keeps_the_last_picture(saves: Saves) -> None:
    over = finish(begin(BOX, seed=2)).record()
    saves.write_autosave(played(3).record(), b"table")
    assert picture_of(saves.file_finished(over)).read_bytes() == b"table"
    assert not saves.picture.exists()
    assert picture_of(saves.file_finished(over, b"the end")).read_bytes() == b"the end"
    assert not picture_of(saves.file_finished(over)).exists()
    assert len(saves.finished().saves) == 3
