"""Damaged saves and records: none stops the program, each is told of in plain words, none is lost.

`DISCOVERY_MUTATIONS` sets how many.
"""

from __future__ import annotations

import os
import re
import signal
from collections import Counter
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from discovery.agents.registry import agent_kinds
from discovery.cli.run import run
from discovery.games import games
from discovery.match import faults, store
from discovery.match.faults import RecordFault, UnknownGame
from discovery.match.record import to_json
from discovery.match.replay import replay, until
from discovery.match.saves import Saves
from discovery.rules.words import Message
from discovery.scenes.load import LoadScene
from discovery.scenes.message import Notice
from discovery.scenes.opening import table
from discovery.scenes.title import TitleScene
from tests.faults.mutations import DIGESTS, mutated
from tests.suite.case import NAMES, find_case
from tests.support.window import opened, unseen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.match.box import GameBox
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

GOLDEN = Path(__file__).parents[1] / "golden"
COUNT = int(os.environ.get("DISCOVERY_MUTATIONS", "2000"))
BATCH = 100
PATIENCE = 20
"""Seconds after which a file counts as one that hangs; the slowest takes a fifth of one."""
LONGEST = 600
"""Letters that are told of one file at most, its folder included."""
KINDS = {
    faults.NotARecord, faults.Truncated, faults.Damaged, faults.DoesNotFit, faults.NewerVersion,
    faults.UnknownGame, faults.UnknownPlayer, faults.ContentChanged,
}  # fmt: skip


@contextmanager
def patience() -> Iterator[None]:
    """Stop what hangs, where the system can."""

    def stop(*_: object) -> None:
        raise TimeoutError

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@cache
def find_box(name: str) -> GameBox:
    if name not in NAMES:
        raise UnknownGame(name)
    agents = tuple(kind.name for kind in agent_kinds(name))
    return replace(find_case(name).box, agents=agents)


@cache
def bases(*names: str) -> list[bytes]:
    """Return good saves: games just begun, in the middle, and over."""
    DIGESTS.update({name: dict(find_box(name).digests) for name in NAMES})
    found = []
    for name in names:
        for path in sorted((GOLDEN / name).glob("*.json")):
            record = store.read_record(path)
            found += [until(record, steps) for steps in (3, 20, 40)]
            found += [record] if len(record.steps) < 170 else []
    return [to_json(record).encode() for record in found]


def fault_of(path: Path) -> type[RecordFault] | None:
    """Return the kind of fault that a file has, None when it can be played on."""
    try:
        record = store.read_record(path)
        replay(record, find_box(record.game))
    except RecordFault as fault:
        return type(fault)
    return None


def check_words(messages: tuple[Message, ...], names: list[str]) -> None:
    """Each file is named once, with what is wrong with it in a sentence."""
    assert sorted(str(message.values["file"]) for message in messages) == sorted(names)
    for message in messages:
        assert isinstance(message.values["fault"], Message)
        words = str(message)
        assert re.search(
            r"cannot be used\. The (file|saved game|game) .+\. It was set aside", words
        )
        assert len(words) < LONGEST
        assert not re.search(r"Traceback|Error\b|Exception", words)


def test_every_save_of_the_bases_is_good(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for data in bases(*NAMES):
        path.write_bytes(data)
        assert fault_of(path) is None


def test_damaged_saves_are_set_aside_and_told(tmp_path: Path) -> None:
    """One after the other as the running game: opened, or named and set aside."""
    saves = Saves(tmp_path)
    found: Counter[object] = Counter()
    for way, data in mutated(bases(*NAMES), Random(1), COUNT):
        saves.autosave.write_bytes(data)
        with patience():
            kind = fault_of(saves.autosave)
            latest = saves.latest()
            resumed = saves.resume(saves.autosave, find_box)
        found[kind] += 1
        assert (resumed.match is None) == (kind is not None), way
        check_words(resumed.messages, ["autosave.json"] if kind else [])
        assert latest is not None or kind is not None, way
        assert saves.autosave.exists() == (kind is None), way
        aside = list((tmp_path / store.SET_ASIDE).glob("*"))
        assert [path.read_bytes() for path in aside] == ([data] if kind else []), way
        for path in aside:
            path.unlink()
    assert found.keys() - {None} == KINDS
    assert found[None] < COUNT / 4


@pytest.mark.parametrize("finished", [False, True])
def test_damaged_saves_in_a_list(tmp_path: Path, *, finished: bool) -> None:
    """Many at once, as named saves and as finished games: good ones are listed, others told."""
    saves = Saves(tmp_path)
    folder = saves.finished_folder if finished else saves.named_folder
    folder.mkdir()
    files = mutated(bases(*NAMES), Random(2), COUNT // 2)
    for first in range(0, COUNT // 2, BATCH):
        for path in folder.glob("*.json"):
            path.unlink()
        names = {}
        for number, (_, data) in zip(range(BATCH), files, strict=False):
            path = folder / f"{first + number}.json"
            path.write_bytes(data)
            names[path.name] = data
        with patience():
            listed = saves.finished() if finished else saves.named()
        good = {info.path.name for info in listed.saves}
        check_words(listed.messages, [name for name in names if name not in good])
        for name, data in names.items():
            there = folder / name if name in good else folder / store.SET_ASIDE / name
            assert there.read_bytes() == data
    assert good


def test_damaged_records_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discovery.app.main", lambda _: 0)
    path = tmp_path / "a.json"
    statuses: Counter[int] = Counter()
    for way, data in mutated(bases(*games()), Random(3), COUNT // 20):
        path.write_bytes(data)
        for words in (["--check"], []):
            with patience():
                outcome = run(["replay", str(path), *words])
            statuses[outcome.status] += 1
            assert bool(outcome.complaint) == bool(outcome.status), way
            assert "Traceback" not in outcome.complaint
            assert len(outcome.complaint) < LONGEST or outcome.status == 1
        assert path.read_bytes() == data
    assert set(statuses) == {0, 1, 2}


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Context]:
    with unseen(monkeypatch), opened(tmp_path, (1024, 640)) as context:
        yield context


def show(context: Context, scene: Scene) -> None:
    scene.enter()
    scene.layout(context.theme.size)
    scene.draw(context.display.surface)
    scene.update(0.1)


def test_what_can_be_read_can_be_shown(context: Context) -> None:
    """Odd names, times and players reach the screen; what is of no use is told on it."""
    saves = context.saves
    shown = 0
    for _, data in mutated(bases("landscape"), Random(4), COUNT // 60):
        for path in (saves.autosave, saves.named_folder / "a.json"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        with patience():
            show(context, TitleScene(context))
            show(context, LoadScene(context))
            resumed = saves.resume(saves.autosave, find_box)
            told = [context.say(message) for message in resumed.messages]
            show(context, Notice(context, None, context.tr("Please note"), told))
            if resumed.match is not None and not resumed.match.over and shown < 5:
                shown += 1
                scene = table(context, resumed.match)
                show(context, scene)
                scene.leave()
    assert shown


def escaped(text: str) -> str:
    return "".join(letter if letter.isascii() else f"\\u{ord(letter):04x}" for letter in text)


def test_an_odd_name_is_shown(context: Context) -> None:
    """Letters that fonts and files do not take, in every place that a record has words in."""
    record = store.read_record(GOLDEN / "landscape" / "landscape-2301-0.json")
    for names in (("\0", "a\0b", "\uffff"), ("\n", "\t", "x" * 200), ("\x1b[2J", "{0}", "")):
        seats = [replace(seat, name=name) for seat, name in zip(record.seats, names, strict=True)]
        odd = replace(record, name=names[0], saved=names[1], seats=tuple(seats))
        saves = context.saves
        saves.write_autosave(until(odd, 9))
        for path, what in ((saves.named_folder / "a.json", until(odd, 9)),
                           (saves.finished_folder / "b.json", odd)):  # fmt: skip
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(escaped(to_json(what)), "ascii")
        assert saves.named().messages == saves.finished().messages == ()
        show(context, TitleScene(context))
        show(context, LoadScene(context))
        resumed = saves.resume(saves.autosave, find_box)
        assert resumed.match is not None
        show(context, table(context, resumed.match))
