"""Positions as text files in which a strong player sees what to do: see tactics/README.md."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from discovery.rules.journals.dice import total
from tests.rules.journals.table import Scripted, Table

if TYPE_CHECKING:
    from discovery.rules.journals.cardset import CardSet
    from discovery.rules.journals.view import JournalsView

FOLDER = Path(__file__).parent / "tactics"
GREY = {2: 6, 3: 8, 4: 10}


class Tactic:
    """One of the files, read."""

    def __init__(self, path: Path) -> None:
        self.fields: dict[str, list[str]] = defaultdict(list)
        for line in path.read_text("utf-8").splitlines():
            name, _, value = line.partition(":")
            self.fields[name].append(value.strip())
        assert self.fields["best"] or self.fields["holds"], path
        assert len(self.one("why")) > 40, path

    def one(self, name: str, default: str = "") -> str:
        return self.fields[name][0] if self.fields[name] else default

    def accepts(self, text: str) -> bool:
        """Tell whether an action is what a strong player does."""
        best, holds = self.fields["best"], self.fields["holds"]
        return (not best or text in best) and all(part in text for part in holds)

    def view(self, cards: CardSet) -> JournalsView:
        """Return the position as the seat that is asked knows it."""
        players = int(self.one("players", "2"))
        table = Table(cards, players, deck=int(self.one("deck", "12")))
        state = table.state
        state.grey = int(self.one("grey", str(GREY[players])))
        table.banks(self.one("left"), self.one("right"))
        table.encounter(*map(int, self.one("encounter").split()))
        if self.fields["scouting"]:
            table.scouting(*self.one("scouting").split())
        for seat in range(players):
            table.dice(seat, self.one(f"dice {seat}"))
            table.ready(seat, self.one(f"slots {seat}"))
            table.tribes(seat, *map(int, self.one(f"tribes {seat}").split()))
            table.recorded(seat, *map(int, self.one(f"journal {seat}").split()))
            if self.fields[f"route {seat}"]:
                table.exploring(seat, self.one(f"route {seat}"))
        state.seat = state.to_act = int(self.one("turn", "0"))
        state.quiet = int(self.one("quiet", "0"))
        state.turns_left = int(self.one("turns left", "-1"))
        state.legal = None
        for deed in self.fields["do"]:
            first, _, rest = deed.partition(" ")
            if first == "chance":
                state.resolve(Scripted(*map(int, rest.split())))
            else:
                table.do(deed)
        assert state.to_act is not None
        assert all(total(bank) <= 30 for bank in state.banks)
        return state.view(state.to_act)


def tactics() -> list[Path]:
    """Return the files."""
    return sorted(FOLDER.glob("*.txt"))
