"""Plays the journals with computer players and counts who wins with which tribes."""

from __future__ import annotations

from dataclasses import dataclass, field
from multiprocessing import Pool
from pathlib import Path
from typing import TYPE_CHECKING

from discovery.agents.agent import OwnChance
from discovery.agents.budget import Budget
from discovery.agents.registry import find_kind
from discovery.content.journals import load_cards
from discovery.rules.journals.cardset import CardSet
from discovery.rules.journals.chance import QUIET_ROUNDS
from discovery.rules.journals.entry import start

if TYPE_CHECKING:
    from discovery.agents.agent import Agent
    from discovery.rules.journals.state import JournalsState

ROOT = Path(__file__).parents[2]
PLAYOUTS = 100
"""Games that a computer player plays in its head each turn, where no number is named."""
LONGEST = 5000
BATCH = 50


@dataclass
class Tally:
    """What came of some games: sums over them, and each win share squared for its spread.

    `owned` has for each card [owners, their win shares, these squared], `places` the same for each
    place in the turn order.
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
                mine[key] = [a + b for a, b in zip(mine.get(key, [0] * 3), sums, strict=True)]

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
                    sums = table.setdefault(key, [0, 0, 0])
                    table[key] = [sums[0] + 1, sums[1] + share, sums[2] + share**2]


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player by its name, and how many playouts it has for a turn."""

    name: str
    playouts: int = PLAYOUTS

    @classmethod
    def read(cls, text: str) -> Level:
        """Return the level that `player` or `expert:50` names.

        Raises:
            ValueError: there is no such player, or what follows its name is no number.

        >>> Level.read("expert:50")
        Level(name='expert', playouts=50)
        """
        name, colon, playouts = text.partition(":")
        find_kind("journals", name)
        return cls(name, int(playouts) if colon else PLAYOUTS)

    def make(self, seed: int) -> Agent:
        """Return a player of this level."""
        return find_kind("journals", self.name).make(seed, Budget(self.playouts, None))


USUAL = Level("player")


def play(
    cards: CardSet, players: int, seed: int, level: Level = USUAL
) -> tuple[JournalsState, int]:
    """Play a game of players of one level; return its end and the number of decisions."""
    chance = OwnChance(seed)
    agent = level.make(seed + 1)
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


def _batch(work: tuple[int, int, int, Level]) -> Tally:
    players, first, games, level = work
    cards = CardSet(load_cards(ROOT / "images"))
    tally = Tally()
    for seed in range(first, first + games):
        tally.note(*play(cards, players, seed, level))
    return tally


def tally_games(players: int, games: int, jobs: int, seed: int = 0, level: Level = USUAL) -> Tally:
    """Play many games, in `jobs` processes."""
    starts = range(0, games, BATCH)
    work = [(players, seed + first, min(BATCH, games - first), level) for first in starts]
    whole = Tally()
    if jobs == 1:
        for part in map(_batch, work):
            whole.add(part)
        return whole
    with Pool(jobs) as pool:
        for part in pool.imap_unordered(_batch, work):
            whole.add(part)
    return whole
