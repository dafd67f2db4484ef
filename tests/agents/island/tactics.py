"""Positions as text files in which a strong player sees what to do.

A file holds `name: value` lines. `island`, `here` and `there` (where seat 0, which is to act, and
seat 1 start), `kits` (theirs, the words of records, ` | ` between), `treasure`; then `do` lines in
their order: actions as records write them, `declare here`, or `go GROUND MARKER`. `seat` is who is
asked, 0 without it. `read` and `opened` tell what has been read or opened by a seat before
(`0: A1 A2`), `hours` the time of day. `best` are the actions that a strong player takes, `never`
those that it does not take; `why` is the argument. `for` names the one character that is to find
it, where it is a matter of taste.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from discovery.rules.island.ground import CHECKPOINTS, GROUND_WORDS, SITES
from tests.rules.island.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.island.chart import Hex
    from discovery.rules.island.island import Island
    from discovery.rules.island.view import IslandView

FOLDER = Path(__file__).parent / "tactics"
POSITION = {"island", "here", "there", "kits", "treasure", "do", "seat", "read", "opened", "hours"}
FIELDS = POSITION | {"title", "best", "never", "why", "for"}


class Tactic:
    """One of the files, read."""

    def __init__(self, path: Path) -> None:
        self.fields: dict[str, list[str]] = defaultdict(list)
        for line in path.read_text("utf-8").splitlines():
            name, _, value = line.partition(":")
            assert name in FIELDS, f"{path.name}: {line}"
            self.fields[name].append(value.strip())
        self.best = self.fields["best"]
        self.never = self.fields["never"]
        assert self.best or self.never, path
        assert len(self.one("why")) > 40, path

    def one(self, name: str, default: str = "") -> str:
        return self.fields[name][0] if self.fields[name] else default

    def view(self, islands: Mapping[str, Island]) -> IslandView:
        """Return the position as the seat that is asked knows it."""
        return self.table(islands).state.view(int(self.one("seat", "0")))

    def table(self, islands: Mapping[str, Island]) -> Table:
        """Return the position."""
        kits = self.one("kits", "nothing | nothing").split(" | ")
        table = Table(
            islands[self.one("island", "cauldron")],
            _hex(self.one("here")),
            _hex(self.one("there")) if self.fields["there"] else None,
            kits=(kits[0], kits[1]),
            treasure=self.one("treasure", "B4"),
        )
        for deed in self.fields["do"]:
            _play(table, deed)
        for names, known in (("read", CHECKPOINTS), ("opened", SITES)):
            for entry in self.fields[names]:
                seat, _, words = entry.partition(": ")
                done = table.state.readers if names == "read" else table.state.openers
                for word in words.split():
                    done[known.index(word)] = int(seat)
        table.state.hours = int(self.one("hours", str(table.state.hours)))
        return table


def _hex(text: str) -> Hex:
    x, y = text.split(",")
    return int(x), int(y)


def _play(table: Table, deed: str) -> None:
    first, _, rest = deed.partition(" ")
    ground, _, marker = rest.partition(" ")
    if deed == "declare here":
        table.declare()
    elif first == "go" and ground in GROUND_WORDS:
        table.go(ground, marker)
    elif first == "go" and marker:
        table.do(f"go {ground}", f"marker {marker}")
    else:
        table.do(deed)


def tactics() -> list[Path]:
    """Return the files."""
    return sorted(FOLDER.glob("*.txt"))
