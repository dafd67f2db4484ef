"""A game under the suite, and ways to play it by seed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from hypothesis import assume
from hypothesis import strategies as st

from discovery.agents.registry import make_agent
from discovery.content.island import island_digest, load_islands
from discovery.content.journals import cards_digest, load_cards
from discovery.games import games
from discovery.match.box import GameBox
from discovery.match.chance import LiveChance
from discovery.match.match import Match
from discovery.rules.game import OptionError
from discovery.rules.island.entry import RULES
from discovery.rules.journals.cardset import CardSet
from discovery.rules.journals.entry import RULES as JOURNALS_RULES
from discovery.ui.paths import find_paths
from tests.suite.frozen import frozen
from tests.suite.witnesses import WITNESSES, Witness
from tests.support import nim
from tests.support.play import MOST_DECISIONS, seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.rules.game import Action, Event, Rules, State

NAMES = tuple(dict.fromkeys((*games(), "island", "journals", "nim")))
"""The games of the house, those that have no table yet, and the tiny one that only tests know."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a game is begun with."""

    players: int
    options: dict[str, str]
    seed: int


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a game: what was before, the action (None: chance), what happened, what is now.

    `before` is a copy; `state` goes on changing with the next step.
    """

    before: State
    action: Action | None
    events: tuple[Event, ...]
    state: State


@dataclass(frozen=True, slots=True)
class Case:
    """A game and its witness."""

    box: GameBox
    witness: type[Witness]

    def start(self, setting: Setting) -> State:
        """Return the first state; what cannot be played is no example."""
        try:
            return self.box.rules.start(setting.players, setting.options, self.box.content)
        except OptionError:
            assume(False)  # noqa: FBT003 - Hypothesis's way
            raise

    def begin(self, setting: Setting) -> Match:
        """Return a match of it."""
        self.start(setting)
        return Match.start(self.box, seats(setting.players), setting.options, setting.seed)

    def settings(self) -> st.SearchStrategy[Setting]:
        """Return every way to begin the game, with every seed."""
        rules = self.box.rules
        return st.builds(
            Setting,
            st.integers(rules.least_players, rules.most_players),
            st.fixed_dictionaries({s.key: st.sampled_from(s.values) for s in rules.options}),
            st.integers(0, 2**40),
        )

    def fixed(self) -> list[Setting]:
        """Return a few ways to begin that between them use every value of every option."""
        rules = self.box.rules
        defaults = {spec.key: spec.values[0] for spec in rules.options}
        found = [Setting(players, defaults, players) for players in _counts(rules)]
        for spec in rules.options:
            found += [
                Setting(rules.most_players, defaults | {spec.key: value}, 100 + number)
                for number, value in enumerate(spec.values[1:])
            ]
        return found

    def plays(self, setting: Setting) -> Iterator[Step]:
        """Play a random game, step by step."""
        chance = LiveChance(setting.seed)
        agent = make_agent(self.box.rules.name, "random", setting.seed)
        state = self.start(setting)
        decisions = 0
        while (seat := state.to_act) is not None:
            before = state.copy()
            action = None
            if state.pending is not None:
                events = state.resolve(chance)
            else:
                assert decisions < MOST_DECISIONS
                decisions += 1
                action = agent.choose(state.view(seat))
                events = state.apply(action)
            yield Step(before, action, tuple(events), state)

    def frozen(self, value: object) -> bytes:
        """Return all that a state or a view of the game holds."""
        return frozen(value, self.box.content)


def _counts(rules: Rules) -> range:
    return range(rules.least_players, rules.most_players + 1)


@cache
def find_case(name: str) -> Case:
    """Return the case of a game; one without a witness is not accepted."""
    return Case(_box(name), WITNESSES[name])


def _box(name: str) -> GameBox:
    if name == "nim":
        return nim.BOX
    if name == "island" and name not in games():
        islands = load_islands(find_paths().images)
        digests = {key: island_digest(island) for key, island in islands.items()}
        return GameBox(RULES, islands, digests)
    if name == "journals" and name not in games():
        cards = load_cards(find_paths().images)
        return GameBox(JOURNALS_RULES, CardSet(cards), {"cards": cards_digest(cards)})
    return games()[name].load(find_paths().images)
