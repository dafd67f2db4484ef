"""`python -m tools.balance journals` plays many games and says whether cards and seats are fair."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from discovery.content.journals import load_cards
from tools.balance.journals import ROOT, tally_games
from tools.balance.report import page


def main() -> int:
    """Play, write the report, and return 1 if a condition does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("game", choices=("journals",))
    parser.add_argument("--games", type=int, default=4000, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], choices=(2, 3, 4))
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--out", type=Path, help="a file for the report; none: standard output")
    words = parser.parse_args()
    cards = load_cards(ROOT / "images")
    tallies = {
        players: tally_games(players, words.games, words.jobs, words.seed)
        for players in words.players
    }
    text, holds = page(cards, tallies)
    if words.out is None:
        print(text)
    else:
        words.out.write_text(text, encoding="utf-8", newline="\n")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
