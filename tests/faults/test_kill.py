"""A program that is killed while it saves: nothing is lost but the last action.

`DISCOVERY_KILLS` sets how often; every player goes on with the game of the one before.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from discovery.games import games
from discovery.match import store
from discovery.match.saves import Saves
from discovery.ui.paths import find_paths
from tests.faults.player import NAME, digest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.match.box import GameBox

ROOT = Path(__file__).parents[2]
TIMES = int(os.environ.get("DISCOVERY_KILLS", "200"))
LONGEST = 0.04
"""Seconds that a player lives at most, of most players counted from their first action."""

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system forks no processes")


class Nursery:
    """Players, one after the other, and what the disk holds after each."""

    def __init__(self, folder: Path, box: GameBox) -> None:
        self.folder, self.box = folder, box
        (folder / "box").write_bytes(pickle.dumps(box))
        command = [sys.executable, "-m", "tests.faults.player", str(folder), str(folder / "box")]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def kill_one(self, number: int, seconds: float, *, early: bool, patient: bool) -> None:
        """Let a player live for some seconds, from its birth or its first action, and kill it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        told = len(self.story())
        print(number, int(patient), file=self.process.stdin, flush=True)
        player = int(self.process.stdout.readline())
        while not early and all(word != "put" for word, _ in self.story()[told:]):
            time.sleep(0.001)
        time.sleep(seconds)
        os.kill(player, signal.SIGKILL)
        assert os.waitstatus_to_exitcode(int(self.process.stdout.readline())) == -signal.SIGKILL

    def story(self) -> list[tuple[str, str]]:
        """Return what was told so far: word and digest."""
        path = self.folder / "story"
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        return [(word, what) for word, what in map(str.split, lines)]

    def close(self) -> None:
        self.process.communicate()


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    made = Nursery(tmp_path, games()["landscape"].load(find_paths().images))
    yield made
    made.close()


def survivors(saves: Saves, box: GameBox) -> list[str]:
    """Return the finished games and the running one, as a program that starts now finds them."""
    saves.open()
    finished = saves.finished()
    resumed = saves.resume(saves.autosave, lambda _: box)
    assert (*finished.messages, *resumed.messages) == ()
    records = [store.read_record(info.path) for info in finished.saves]
    return [digest(record) for record in records + [m.record() for m in (resumed.match,) if m]]


def named(saves: Saves, box: GameBox) -> list[str]:
    """Return the save with a name, if it is there."""
    listed = saves.named()
    assert listed.messages == ()
    assert {info.title for info in listed.saves} <= {NAME}
    matches = [saves.resume(info.path, lambda _: box).match for info in listed.saves]
    return [digest(match.record()) for match in matches if match]


class Judge:
    """Compares what is on the disk after each life with what was told in all lives."""

    def __init__(self, saves: Saves, box: GameBox) -> None:
        self.saves, self.box = saves, box
        self.interrupted = 0
        """Lives that ended while a save was being written."""
        self._there: list[str] = []
        self._told = 0

    def look(self, story: list[tuple[str, str]], *, patient: bool) -> None:
        """Judge the life that just ended; a patient player waited for each save."""
        there = survivors(self.saves, self.box)
        life = story[self._told :]
        # It went on with exactly what the one before had left.
        assert all(state in self._there for word, state in life if word == "again")
        states = [(word, state) for word, state in life if word in ("put", "again", "fresh")]
        if not any(word == "put" for word, _ in states):
            assert there == self._there, "nobody has played"
        elif patient:
            assert any(w == "fresh" or s in there for w, s in states[-2:]), "more than one is lost"
        written = [n for n, (word, _) in enumerate(story) if word == "done"]
        if written:
            # The last one written whole is there, or one that came after it.
            allowed = {state for _, state in story[written[-1] :]}
            assert allowed & set(there), "what was written is gone"
        self._judge_named(story)
        saving = [word for word, _ in life if word in ("begin", "done")]
        self.interrupted += saving[-1:] == ["begin"]
        self._there, self._told = there, len(story)

    def _judge_named(self, story: list[tuple[str, str]]) -> None:
        whole = [n for n, (word, _) in enumerate(story) if word == "named"]
        later = story[whole[-1] :] if whole else story
        found = named(self.saves, self.box)
        assert found or not whole, "the save with a name is gone"
        assert set(found) <= {state for word, state in later if word in ("name", "named")}


def test_killed_at_any_moment_the_program_loses_nothing_but_the_last_action(
    nursery: Nursery,
) -> None:
    dice = Random(20)
    judge = Judge(Saves(nursery.folder / "saves"), nursery.box)
    for number in range(TIMES):
        patient = number % 4 > 0
        seconds, early = dice.uniform(0.0, LONGEST), number % 5 == 0
        nursery.kill_one(number, seconds, early=early, patient=patient)
        judge.look(nursery.story(), patient=patient)
    assert judge.interrupted >= TIMES // 10
    assert any(word == "done" for word, _ in nursery.story())
