"""A hint names three choices at every decision, or all where fewer really differ.

What differs is said here once more, apart from the computer players' own code:

- The Discovery: every legal action, but ways to lay a tile that look the same are one.
- Discoveries: what is done and the faces of the dice for it. Whose dice are spent is a matter of
  price, but own dice that are taken differ by where they lie. Dice that are turned or rolled again
  differ too by whether they could still be used in this turn, and dice that are fetched from a bank
  by whose they are.
- The island: every legal action but a kit that another one holds, and a declaration or an opening
  that one's own path or clues rule out.
"""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

from discovery.agents.agent import MOST_CHOICES
from discovery.agents.budget import Budget
from discovery.agents.registry import adviser, make_agent
from discovery.rules.island.actions import Declare, Equip, Open
from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import FRESH
from discovery.rules.journals.phases import TURN, USE
from discovery.rules.landscape.actions import Place
from discovery.rules.landscape.designs import turned
from tests.suite.case import find_case
from tests.support.play import begin, decide

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from discovery.agents.agent import Choice
    from discovery.match.match import Match

FEW = Budget(playouts=12, seconds=None)
NO_TIME = Budget(playouts=None, seconds=0.0)
EVERY = 5
"""One of so many first and further steps of a turn of the journals is asked about."""


def of_tiles(view: Any, action: Any) -> object:
    if not isinstance(action, Place):
        return action
    design = view.designs[view.hand(view.seat)[action.slot]]
    names = [
        (one.terrain.name, sorted(turned(side, action.rotation) for side in one.edges))
        for one in design.segments
    ]
    cities = sorted(sorted((names[one], names[other])) for one, other in design.cities)
    return action.x, action.y, sorted(names), cities


def of_dice(view: Any, action: Any) -> object:  # noqa: PLR0911 - a kind each
    match action:
        case a.Prepare(slot, face):
            return "prepare", slot, face
        case a.Swap(die, card):
            return "swap", card, die & 3
        case a.Duty(die):
            return "duty", die & 3
        case a.Meet(card, dice):
            return "meet", card, sorted(die & 3 for die in dice)
        case a.Use(card, die):
            return "use", card, die if die < 0 else die & 3
        case a.Write((slot, face, _), die):
            return "write", slot, face, die & 3
        case a.Turn(die, face):
            return "turn", die & 3, face, die < FRESH and die & 3 == view.face
        case a.Pick(die):
            return "pick", die & 3, die < FRESH and die & 3 == view.face
        case a.Give(slot, face):
            return "give", slot, face
        case _:
            return action


def of_island(view: Any, action: Any) -> object:
    match action:
        case Equip(kit):
            held = (one.kit for one in view.legal_actions() if one != action)
            return None if any(not kit & ~other for other in held) else action
        case Declare(x, y):
            return action if (x, y) in view.fits(view.seat) else None
        case Open():
            here = view.island.cell(*view.place(view.seat))
            return action if view.island.site_at[here] in view.possible_sites else None
        case _:
            return action


SORTS: dict[str, Callable[[Any, Any], object]] = {
    "island": of_island,
    "journals": of_dice,
    "landscape": of_tiles,
}
GAMES = [
    ("island", 2, {}, 3, FEW),
    ("island", 2, {}, 1, NO_TIME),
    ("journals", 2, {}, 2, NO_TIME),
    ("journals", 4, {}, 0, FEW),
    ("landscape", 2, {"double_tile": "on"}, 3, FEW),
    ("landscape", 5, {}, 4, NO_TIME),
]
PLAYERS = ("player", "novice")


def asked(match: Match, game: str, budget: Budget) -> Iterator[tuple[Any, tuple[Choice, ...]]]:
    """Let quick players play a game out; give what each decision's seat knows, and its hint."""
    quick = cycle(PLAYERS)
    rare = 0
    while not match.over:
        if match.pending is not None:
            match.confirm()
            continue
        view: Any = match.view(match.to_act or 0)
        common = game == "journals" and view.phase in {TURN, USE}
        rare += common
        if not common or not rare % EVERY:
            agent = make_agent(game, adviser(game).name, match.decision_seed, budget)
            yield view, agent.advise(view)
        decide(match, next(quick))


@pytest.mark.parametrize(("game", "players", "options", "seed", "budget"), GAMES)
def test_there_are_three_choices_wherever_three_really_differ(
    game: str, players: int, options: dict[str, str], seed: int, budget: Budget
) -> None:
    sort = SORTS[game]
    whole = 0
    match = begin(find_case(game).box, players, seed, options)
    for view, choices in asked(match, game, budget):
        legal = view.legal_actions()
        found = {repr(sort(view, action)) for action in legal} - {"None"}
        named = [repr(sort(view, choice.action)) for choice in choices]
        assert len(named) == min(MOST_CHOICES, len(found)), (named, found)
        assert len(set(named)) == len(named), "each is another one"
        assert set(named) <= found
        worths = [choice.worth for choice in choices]
        assert worths[1:] == sorted(worths[1:], reverse=True)
        whole += len(choices) == MOST_CHOICES
    assert whole > 20
