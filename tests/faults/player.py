"""A program that plays and saves until it is killed: `python -m tests.faults.player FOLDER BOX`.

For each line on its input (a number to play by, 1 or 0 for waiting for each save) it forks a
player that goes on with the game in FOLDER/saves, tells that player's process number, and after
its end the status. BOX is a pickled `GameBox`, so that nothing here loads pygame. What a player
does goes into FOLDER/story before and after it happens, a line each:

- `put DIGEST`: an action has been taken, and its save is asked for;
- `begin DIGEST`, `done DIGEST`: the save is being written, has been written;
- `name DIGEST`, `named DIGEST`: as these two, of the save with a name;
- `again DIGEST`, `fresh DIGEST`: the game that a player goes on with, a game that it begins.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from discovery.match.autosave import Autosave
from discovery.match.record import to_json
from discovery.match.saves import Saves
from tests.support.play import begin, step

if TYPE_CHECKING:
    from discovery.match.box import GameBox
    from discovery.match.match import Match
    from discovery.match.record import Record

NAME = "Sunday"
PICTURE = bytes(20_000)


def digest(record: Record) -> str:
    """Return what tells one state of one game from every other."""
    text = to_json(replace(record, name=None, saved=None))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Story:
    """What happened, a line each, out of the process at once."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def tell(self, word: str, record: Record) -> None:
        os.write(self._file, f"{word} {digest(record)}\n".encode())


class ToldSaves(Saves):
    """Saves that tell when they write."""

    def __init__(self, folder: Path, story: Story) -> None:
        super().__init__(folder)
        self._story = story

    def write_autosave(self, record: Record, picture: bytes | None = None) -> None:
        self._story.tell("begin", record)
        super().write_autosave(record, picture)
        self._story.tell("done", record)

    def file_finished(self, record: Record, picture: bytes | None = None) -> Path:
        self._story.tell("begin", record)
        path = super().file_finished(record, picture)
        self._story.tell("done", record)
        return path


def play(folder: Path, box: GameBox, number: int, *, patient: bool) -> None:
    """Go on with the game that is there, for ever; a `patient` player waits for each save."""
    story = Story(folder / "story")
    saves = ToldSaves(folder / "saves", story)
    saves.open()
    autosave, dice = Autosave(saves), Random(number)
    match = saves.resume(saves.autosave, lambda _: box).match
    if match is not None:
        story.tell("again", match.record())
    while True:
        if match is None or match.over:
            match = begin(box, 2 + number % 4, dice.randrange(10**9))
            story.tell("fresh", match.record())
        _act(match, dice)
        record = match.record()
        story.tell("put", record)
        autosave.put(record, (lambda: PICTURE) if dice.random() < 0.2 else None)
        if match.over or patient:
            autosave.flush()
        if dice.random() < 0.1:
            story.tell("name", record)
            saves.save_as(NAME, record, over=True)
            story.tell("named", record)


def _act(match: Match, dice: Random) -> None:
    """Decide, or sometimes take the last decision back."""
    if match.undo_limit()[0] and dice.random() < 0.1:
        match.undo()
    else:
        step(match)


def _answer(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


def main(folder: Path, box: GameBox) -> None:
    for line in sys.stdin:
        number, patient = map(int, line.split())
        child = os.fork()
        if not child:
            play(folder, box, number, patient=bool(patient))
        _answer(child)
        _answer(os.waitpid(child, 0)[1])


if __name__ == "__main__":
    main(Path(sys.argv[1]), pickle.loads(Path(sys.argv[2]).read_bytes()))  # noqa: S301 - our own
