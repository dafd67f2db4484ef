"""A computer player of the treasure island that errs as people do in their first games."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.island import reasons
from discovery.agents.island.ways import steps_to, unread_cells
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
)
from discovery.rules.island.equipment import AFFORDABLE, BUDGET, cost_of
from discovery.rules.island.island import ROW, STEPS, cells_of, shifted
from discovery.rules.island.notebook import ways_to_lie
from discovery.rules.island.phases import EQUIP, EVENT, PUT
from discovery.rules.island.trail import split_way
from discovery.rules.island.turns import DAY, DEED_HOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import View
    from discovery.rules.island.actions import Action
    from discovery.rules.island.view import IslandView

REMEMBERED = 3
"""Hexes of its path that it looks for on the map; it forgets the earlier ones."""
SPARED = 3
"""Points of equipment that it may leave unspent."""
HUNCH = 0.25
"""How often it says a place that is one of two."""
TIMID = DAY - 4
"""Hours after which it stops: it does not believe that the last step may take longer."""
MORNING = DAY - DEED_HOURS
"""Hours after which it puts off a clue or a site until the next day."""
FORGETS = 0.4
"""How often it does not think of the last clue, and is drawn to whatever is near."""
HOARDS = 0.25
"""How often it keeps an accessory that would help."""


class IslandNovice(Agent):
    """Walks straight on, remembers little of its path, minds its last clue only, stops too early.

    Equal choices are decided by the seed.
    """

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return a legal action."""
        known = cast("IslandView", view)
        actions = known.legal_actions()
        if known.phase is PUT:
            return (Choice(self._any(actions), reasons.SOMEWHERE),)
        if known.phase is EQUIP:
            return (Choice(Equip(self._kit()), reasons.KIT_AS_IT_COMES),)
        if known.phase is EVENT:
            return (self._event(known, actions),)
        if STOP in actions[:12] and known.hours >= self._bedtime(actions):
            return (Choice(STOP, reasons.LATE),)
        if known.located(known.seat):
            return (self._errand(known, actions),)
        return (self._lost(known, actions),)

    def _any(self, actions: Sequence[Action]) -> Action:
        return actions[self._chance.pick(range(len(actions)))]

    def _kit(self) -> int:
        """Return any kit that spends most of the points."""
        dear = [kit for kit in AFFORDABLE if cost_of(kit) >= BUDGET - SPARED]
        return self._chance.pick(dear)

    def _event(self, view: IslandView, actions: Sequence[Action]) -> Choice:
        if SPEND in actions[:2] and self._chance.random() >= HOARDS:
            return Choice(SPEND, reasons.WARD_ALWAYS)
        return Choice(SUFFER, reasons.of_suffering(view))

    def _bedtime(self, actions: Sequence[Action]) -> int:
        """Return the hour after which it does nothing that has time until tomorrow."""
        return MORNING + 1 if READ in actions or OPEN in actions else TIMID

    def _lost(self, view: IslandView, actions: Sequence[Action]) -> Choice:
        """Declare what the last hexes seem to tell, else walk straight on."""
        if isinstance(actions[-1], Declare):
            places = self._remembered(view)
            if len(places) == 1:
                return Choice(Declare(*places[0]), reasons.SURE)
            if len(places) == 2 and self._chance.random() < HUNCH:
                return Choice(Declare(*places[self._chance.pick((0, 1))]), reasons.HUNCH)
        goes = [action for action in actions[:6] if isinstance(action, Go)]
        if not goes:
            return Choice(STOP, reasons.OVER)
        ahead = self._ahead(view)
        straight = [go for go in goes if (go.direction - ahead + 1) % len(STEPS) <= 2]
        return Choice(self._any(straight or goes), reasons.STRAIGHT)

    def _remembered(self, view: IslandView) -> list[tuple[int, int]]:
        """Return where the last hexes of the path fit; the answers of the sea are forgotten."""
        island = view.island
        walked = view.paths(view.seat)[-1].hexes[-REMEMBERED:]
        here = walked[-1]
        fits = -1
        for hex_ in walked:
            way = (here.r - hex_.r) * ROW + here.q - hex_.q
            fits &= shifted(island.bits[hex_.ground], way)
        wrong = {(guess.x, guess.y) for guess in view.paths(view.seat)[-1].wrong}
        return [island.hex(cell) for cell in cells_of(fits) if island.hex(cell) not in wrong]

    def _ahead(self, view: IslandView) -> int:
        """Return the direction of the last step; any, before the first one."""
        walked = view.paths(view.seat)[-1].hexes
        if len(walked) > 1:
            way = walked[-1].q - walked[-2].q, walked[-1].r - walked[-2].r
            return [split_way(step) for step in STEPS].index(way)
        return self._chance.pick(range(len(STEPS)))

    def _errand(self, view: IslandView, actions: Sequence[Action]) -> Choice:
        """Go to the nearest fort or likely site as the crow flies; what is met is used."""
        island = view.island
        if READ in actions:
            return Choice(READ, reasons.CLUE)
        place = island.cell(*cast("tuple[int, int]", view.place(view.seat)))
        likely = self._likely(view)
        if OPEN in actions:
            return Choice(OPEN, reasons.HERE)
        if not isinstance(actions[0], Go):
            return Choice(STOP, reasons.OVER)
        goals = [*unread_cells(view), *(island.sites[site] for site in likely)]
        goal = min(goals, key=lambda cell: (_crow(cell - place), cell))
        road = steps_to(island, goal)
        here = road[place]
        nearer = [go for go in GO if road.get(place + STEPS[go.direction], here) < here]
        return Choice(self._any(nearer), reasons.WAY)

    def _likely(self, view: IslandView) -> list[int]:
        """Return the sites not yet opened that agree with the last clue, if it thinks of it."""
        last = () if self._chance.random() < FORGETS else view.own_clues[-1:]
        cards = view.island.cards
        return [
            site
            for site, opener in enumerate(view.openers)
            if opener < 0 and ways_to_lie(cards[site], last)
        ]


def _crow(way: int) -> int:
    """Return the distance of two cells as the crow flies, from the way between them."""
    q, r = split_way(way)
    return max(abs(q), abs(r), abs(q + r))
