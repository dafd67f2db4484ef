"""`python -m tools.balance journals` plays many games and says whether cards and seats are fair."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from discovery.cli.arena import Entrant
from discovery.cli.outcome import Complaint
from discovery.content.journals import load_cards
from tools.balance.journals import ROOT, USUAL, tally_games
from tools.balance.report import page

GAMES = 4000


def main() -> int:
    """Play, write the report, and return 1 if a condition does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("game", choices=("journals",))
    parser.add_argument(
        "--agent",
        type=_entrant,
        action="append",
        help="a computer player, as player or expert:50; may be given several times",
    )
    parser.add_argument(
        "--games",
        type=int,
        action="append",
        help=f"for each number of players, {GAMES}; once for each --agent, in their order",
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], choices=(2, 3, 4))
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--out", type=Path, help="a file for the report; none: standard output")
    words = parser.parse_args()
    cards = load_cards(ROOT / "images")
    entrants, games = words.agent or [USUAL], words.games or [GAMES]
    if len(games) > len(entrants):
        parser.error("there are more --games than --agent")
    games += games[-1:] * (len(entrants) - len(games))
    tallies = {
        entrant: {
            players: tally_games(players, number, words.jobs, words.seed, entrant)
            for players in words.players
        }
        for entrant, number in zip(entrants, games, strict=True)
    }
    text, holds = page(cards, tallies, words.seed)
    if words.out is None:
        print(text)
    else:
        words.out.write_text(text, encoding="utf-8", newline="\n")
    return 0 if holds else 1


def _entrant(text: str) -> Entrant:
    try:
        return Entrant.read("journals", text, USUAL.budget)
    except Complaint as error:
        raise argparse.ArgumentTypeError(str(error)) from error


if __name__ == "__main__":
    sys.exit(main())
