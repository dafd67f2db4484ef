"""Plays the journals with computer players and counts who wins with which tribes."""

from __future__ import annotations

from dataclasses import dataclass, field
from multiprocessing import Pool
from pathlib import Path
from typing import TYPE_CHECKING

from discovery.agents.agent import OwnChance
from discovery.agents.budget import Budget
from discovery.agents.registry import make_agent
from discovery.cli.arena import Entrant
from discovery.cli.playing import PLAYOUTS
from discovery.content.journals import load_cards
from discovery.rules.journals.cardset import CardSet
from discovery.rules.journals.chance import QUIET_ROUNDS
from discovery.rules.journals.entry import start

if TYPE_CHECKING:
    from discovery.rules.journals.state import JournalsState

ROOT = Path(__file__).parents[2]
LONGEST = 5000
BATCH = 50


@dataclass
class Tally:
    """What came of some games: sums over them.

    `owned` has for each card [owners, their win shares], `places` the same for each place in the
    turn order.
    """

    games: int = 0
    decisions: int = 0
    standstills: int = 0
    recorded: int = 0
    met: int = 0
    points: int = 0
    best: int = 0
    owned: dict[int, list[float]] = field(default_factory=dict)
    places: dict[int, list[float]] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Add the sums of other games."""
        for name in ("games", "decisions", "standstills", "recorded", "met", "points", "best"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for mine, theirs in ((self.owned, other.owned), (self.places, other.places)):
            for key, sums in theirs.items():
                mine[key] = [a + b for a, b in zip(mine.get(key, [0] * 2), sums, strict=True)]

    def note(self, state: JournalsState, decisions: int) -> None:
        """Add one finished game."""
        scores, winners = state.scores(), state.winners()
        self.games += 1
        self.decisions += decisions
        self.standstills += state.quiet >= QUIET_ROUNDS * state.players
        self.recorded += sum(map(len, state.recorded))
        self.met += sum(map(len, state.tribes))
        self.points += sum(scores)
        self.best += max(scores)
        for seat, tribes in enumerate(state.tribes):
            share = (seat in winners) / len(winners)
            place = (seat - (state.first or 0)) % state.players
            for table, keys in ((self.owned, tribes), (self.places, (place,))):
                for key in keys:
                    sums = table.setdefault(key, [0, 0])
                    table[key] = [sums[0] + 1, sums[1] + share]


USUAL = Entrant("player", Budget(PLAYOUTS, None))
"""Who plays where nobody is named."""


def play(
    cards: CardSet, players: int, seed: int, entrant: Entrant = USUAL
) -> tuple[JournalsState, int]:
    """Play a game of players of one level; return its end and the number of decisions."""
    chance = OwnChance(seed)
    agent = make_agent("journals", entrant.agent, seed + 1, entrant.budget)
    state = start(players, {}, cards)
    decisions = 0
    while state.to_act is not None:
        if state.pending is not None:
            state.resolve(chance)
            continue
        decisions += 1
        if decisions > LONGEST:
            message = f"the game of seed {seed} does not end"
            raise RuntimeError(message)
        state.apply(agent.choose(state.view(state.to_act)))
    return state, decisions


def _batch(work: tuple[int, int, int, Entrant]) -> Tally:
    players, first, games, entrant = work
    cards = CardSet(load_cards(ROOT / "images"))
    tally = Tally()
    for seed in range(first, first + games):
        tally.note(*play(cards, players, seed, entrant))
    return tally


def tally_games(
    players: int, games: int, jobs: int, seed: int = 0, entrant: Entrant = USUAL
) -> Tally:
    """Play many games, in `jobs` processes."""
    starts = range(0, games, BATCH)
    work = [(players, seed + first, min(BATCH, games - first), entrant) for first in starts]
    whole = Tally()
    if jobs == 1:
        for part in map(_batch, work):
            whole.add(part)
        return whole
    with Pool(jobs) as pool:
        for part in pool.imap_unordered(_batch, work):
            whole.add(part)
    return whole
