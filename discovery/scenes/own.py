"""Content that people make themselves, such as maps: where the set-up finds it and who reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from discovery.match.box import GameBox
    from discovery.rules.words import Message

VALUE = "own"
"""The value that the option has in a game with content of a person's own."""


class OwnRefused(Exception):  # noqa: N818 - the file is as it is; it cannot be played with
    """A file of a person's own that cannot be played with; `reasons` tell what is wrong, where."""

    def __init__(self, path: Path, reasons: Sequence[Message]) -> None:
        super().__init__(f"{path}: " + "; ".join(map(str, reasons)))
        self.path = path
        self.reasons = tuple(reasons)


@dataclass(frozen=True, slots=True)
class Own:
    """How a game takes content of a person's own, which is chosen among the values of `option`.

    Files end in `ending`. `load` reads one and raises `OwnRefused`; `doubts` tells what is unlike
    good content, though one can play with it; `title` reads a file's name for people. All three
    may run off the frame.
    """

    option: str
    ending: str
    load: Callable[[Path], GameBox]
    doubts: Callable[[GameBox], tuple[Message, ...]]
    title: Callable[[Path], str]

    def files(self, folder: Path) -> tuple[Path, ...]:
        """Return the files in a folder; none if it is not there or cannot be looked into."""
        try:
            found = [path for path in folder.iterdir() if path.suffix == self.ending]
        except OSError:
            return ()
        return tuple(sorted(path for path in found if path.is_file()))
