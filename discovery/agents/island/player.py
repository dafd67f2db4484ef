"""A computer player of the treasure island that takes what tells it most for an hour."""

from __future__ import annotations

from math import log2
from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.island.outlook import (
    best_kit,
    bits_of_clue,
    chances,
    entropy,
    hours_to,
    mean_hours,
)
from discovery.rules.game import Message
from discovery.rules.island.actions import (
    GO,
    OPEN,
    READ,
    SPEND,
    STOP,
    SUFFER,
    Declare,
    Equip,
    Go,
    Put,
)
from discovery.rules.island.island import STEPS, shifted
from discovery.rules.island.phases import EQUIP, EVENT, PUT
from discovery.rules.island.trail import split_way
from discovery.rules.island.turns import DEED_HOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import View
    from discovery.rules.island.actions import Action as IslandAction
    from discovery.rules.island.view import IslandView

PUTS_TRIED = 24
"""Hexes compared when the other player is set down."""
FINDING = 1.5
"""What finding the treasure is worth, in bits, beyond what it tells."""
NEW_HEX = 0.02
"""Bits for which an unvisited hex is preferred."""


REASON = Message("It tells most for the hours that it costs.")


class IslandPlayer(Agent):
    """Declares only what is certain, goes where an hour tells most, reads and opens what it meets.

    Equal choices are decided by the seed.
    """

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return a legal action."""
        return (Choice(self._best(cast("IslandView", view)), REASON),)

    def _best(self, known: IslandView) -> IslandAction:
        actions = known.legal_actions()
        if known.phase is PUT:
            return self._put(known, cast("Sequence[Put]", actions))
        if known.phase is EQUIP:
            return Equip(best_kit())
        sure = known.only_fit(known.seat)
        if sure is not None and isinstance(actions[-1], Declare):
            return Declare(*sure)
        if known.phase is EVENT:
            return SPEND if SPEND in actions[:2] else SUFFER
        return self._under_way(known, actions)

    def _put(self, view: IslandView, puts: Sequence[Put]) -> Put:
        """Set the other player down where its first steps tell it least, far from what it wants."""
        tried = [puts[self._chance.pick(range(len(puts)))] for _ in range(PUTS_TRIED)]
        return max(tried, key=lambda put: (self._darkness(view, put), self._chance.random()))

    def _darkness(self, view: IslandView, put: Put) -> float:
        island = view.island
        cell = island.cell(put.x, put.y)
        fits = island.bits[island.ground[cell]]
        dark = 0.0
        for direction, step in enumerate(STEPS):
            if island.ways[cell] >> direction & 1:
                near = shifted(fits, step) & island.bits[island.ground[cell + step]]
                dark += log2(near.bit_count()) / 6
        forts = [hours_to(island, island.cell(*fort))[cell] for fort in view.unread_forts()]
        return dark + 0.02 * min(forts, default=0.0)

    def _under_way(self, view: IslandView, actions: Sequence[IslandAction]) -> IslandAction:
        if not isinstance(actions[0], Go):
            return STOP
        if not view.located(view.seat):
            return self._explore(view, [action for action in actions[:6] if isinstance(action, Go)])
        if READ in actions:
            return READ
        x, y = cast("tuple[int, int]", view.place(view.seat))
        place = view.island.cell(x, y)
        if OPEN in actions and view.island.site_at[place] in view.possible_sites:
            return OPEN
        return self._towards(view, place)

    def _explore(self, view: IslandView, goes: Sequence[Go]) -> Go:
        """Go where the ground tells most about one's place, for the hours it is likely to cost."""
        island = view.island
        walked = view.paths(view.seat)[-1].hexes
        seen = {(hex_.q, hex_.r) for hex_ in walked}
        here = walked[-1]
        fits = view.fit_cells(view.seat)
        hours = mean_hours()

        def worth(go: Go) -> tuple[float, float]:
            moved = shifted(fits, STEPS[go.direction])
            parts = [(moved & bits).bit_count() for bits in island.bits]
            sea = (fits & island.beside_sea[go.direction]).bit_count()
            cost = sum(part * hour for part, hour in zip(parts, hours, strict=True))
            told = entropy([*parts, sea])
            q, r = split_way(STEPS[go.direction])
            new = NEW_HEX * ((here.q + q, here.r + r) not in seen)
            return (told + new) / (1 + cost / (sum(parts) + sea)), self._chance.random()

        return max(goes, key=worth)

    def _towards(self, view: IslandView, place: int) -> Go:
        """Go towards the fort or site that promises most for the hours until it is known."""
        island = view.island
        clues = view.own_clues
        odds = chances(island, view.possible_sites, clues)
        clue = bits_of_clue(island, odds, clues)
        goals = [(clue, island.cell(*fort)) for fort in view.unread_forts()]
        for site, odd in odds.items():
            told = entropy([odd, 1 - odd]) + FINDING * odd
            goals.append((told, island.sites[site]))
        _, goal = max(
            (told / (hours_to(island, cell)[place] + DEED_HOURS), cell)
            for told, cell in goals
            if cell != place
        )
        way = hours_to(island, goal)
        ways = [
            (way[place + step] + mean_hours()[island.ground[place + step]], direction)
            for direction, step in enumerate(STEPS)
            if island.ways[place] >> direction & 1
        ]
        return GO[min(ways)[1]]
