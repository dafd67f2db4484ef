"""Computer players play a match, without a window."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from discovery.agents.budget import Budget
from discovery.agents.kind import Level
from discovery.agents.registry import make_agent, offered_kinds
from discovery.rules.events import TurnBegan

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.agents.kind import AgentKind
    from discovery.match.match import Match
    from discovery.rules.game import Seat, View

MOST_DECISIONS = 2000
"""A longer game is cut; who has it played says so."""
PLAYOUTS = 100
"""A turn's budget on the command line: about a tenth of a second, and the same each time."""
FEW = Budget(playouts=8, seconds=None)
"""A turn's budget where a game is only to be there, whatever it is like."""


def quick_kind(game: str) -> AgentKind:
    """Return a computer player that plays sensibly without thinking long."""
    offered = offered_kinds(game)
    sound = [kind for kind in offered if kind.level is Level.PLAYER]
    return (sound or offered)[-1]


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that was made: whose, what it knew before, and how long it thought.

    `first` of a turn are those before which the game said that one begins.
    """

    seat: Seat
    view: View
    seconds: float
    first: bool = False


def play_on(
    match: Match, budgets: tuple[Budget, ...], most: int = MOST_DECISIONS
) -> Iterator[Decision]:
    """Let each seat's computer player go on to the end, or to `most` decisions; tell each one.

    A person's seat is played by one without a plan. `budgets` are by seat.
    """
    game = match.box.rules.name
    while True:
        first = any(isinstance(event, TurnBegan) for event in match.confirm())
        seat = match.to_act
        if seat is None or match.decisions >= most:
            return
        view = match.view(seat)
        name = match.seats[seat].agent or "random"
        agent = make_agent(game, name, match.decision_seed, budgets[seat])
        begin = perf_counter()
        action = agent.choose(view)
        seconds = perf_counter() - begin
        match.act(seat, action)
        yield Decision(seat, view, seconds, first)
