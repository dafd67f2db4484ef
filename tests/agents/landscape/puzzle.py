"""Positions with a best action, as text files: see `tactics/README.md`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.rules.landscape.table import Scripted, Table

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.rules.landscape.state import LandscapeState
    from discovery.rules.landscape.tileset import TileSet

FIELDS = frozenset({"title", "players", "moves", "drawn", "stack", "accept", "because"})


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What a file says: how the position came about, what is right in it and why."""

    title: str
    players: int
    stack: tuple[int, ...]
    drawn: int | None
    moves: tuple[str, ...]
    accept: frozenset[str]
    because: str

    def position(self, tileset: TileSet) -> LandscapeState:
        """Play the moves and return the position; its tile is drawn where one is to be placed."""
        laid = [int(move.split()[1]) for move in self.moves if move.startswith("place")]
        drawn = [] if self.drawn is None else [self.drawn]
        table = Table(tileset, self.players, stack=[*laid, *drawn, *self.stack])
        for move in self.moves:
            if move.startswith("place"):
                table.place(move)
            else:
                table.state.apply(table.state.parse(move))
        if self.drawn is not None:
            table.state.resolve(Scripted(self.drawn))
        assert table.state.bag == sorted(self.stack)
        return table.state


def read_puzzle(path: Path) -> Puzzle:
    """Read a file: fields with a colon, each going on over the lines indented below it.

    Raises:
        ValueError: there is a line that is none of that, or a field for the second time.
    """
    fields: dict[str, list[str]] = {}
    key = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            fields[key].append(line.strip())
        elif line:
            key, _, rest = line.partition(":")
            if key not in FIELDS or key in fields:
                message = f"{path.name}: {line}"
                raise ValueError(message)
            fields[key] = [rest.strip()] if rest.strip() else []
    turns = [step.strip() for line in fields["moves"] for step in line.split("|")]
    drawn = fields.get("drawn")
    return Puzzle(
        title=" ".join(fields["title"]),
        players=int("".join(fields.get("players", ["2"]))),
        stack=tuple(int(number) for line in fields["stack"] for number in line.split()),
        drawn=None if drawn is None else int(drawn[0]),
        moves=tuple(turns),
        accept=frozenset(fields["accept"]),
        because=" ".join(fields["because"]),
    )
