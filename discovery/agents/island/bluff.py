"""When to bluff: a site that one's own clues exclude is opened for show.

Whoever set a player down sees where it goes and what it opens, and concludes what it has read. So
playouts of the race are made in which the other one does, with an errand and with a show before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from discovery.agents.agent import OwnChance
from discovery.agents.island.errands import GOLDEN, SAME, until_done
from discovery.agents.island.habits import PLANNER
from discovery.agents.island.playouts import DEED
from discovery.agents.island.race import Race, Seen
from discovery.agents.island.roads import hours_to
from discovery.agents.island.stretches import Stretch, stretches_of
from discovery.agents.island.suspicion import Suspicion
from discovery.agents.island.ways import unread_cells

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.agents.budget import Allowance
    from discovery.agents.island.errands import Errands
    from discovery.agents.island.habits import Mind
    from discovery.agents.island.playouts import Deal
    from discovery.agents.island.roads import Way
    from discovery.rules.island.view import IslandView

NEAR = 12.0
"""Hours within which a site for a show must be reached, and that it may keep one altogether."""
SHOWS = 2
"""Sites that are weighed, those that keep one least."""
EVIDENT = 8.0
"""Hours after which it is plain where somebody goes."""
HEEDLESS = 3
"""One in so many of those who go by bits an hour does not watch; no other one does."""
LATE = (0.0, -6.0, 3.0, 6.0, -3.0)
"""Hours by which the other one is late by chance: what tells it something comes before or after."""
NOTHING = 1e-6
"""The least weight of a site, as a part of the likeliest one's."""


class Show(NamedTuple):
    """A site to be opened for show: its cell, the way to it, and the gain.

    The gain is how much likelier it makes one to be first.
    """

    cell: int
    way: Way
    gain: float


class _Plan(NamedTuple):
    """An errand and the hours until it is done, perhaps after a show; both deeds by their cells."""

    hours: float
    goal: int
    deeds: tuple[tuple[float, int], ...]


class Bluff:
    """Weighs shows before the best errand.

    `honest` are the best few errands, by their numbers, with the hours until they are done at once;
    `ways` are the best ways from where the seat stands, which knows its place.
    """

    def __init__(
        self,
        errands: Errands,
        suspicion: Suspicion,
        ways: Mapping[int, Way],
        honest: Sequence[tuple[int, float]],
    ) -> None:
        self._errands = errands
        self._suspicion = suspicion
        self._ways = ways
        self._honest = [
            _Plan(hours, goal, ((hours, errands.cells[goal]),)) for goal, hours in honest
        ]

    def best(self, view: IslandView, rounds: int, allowance: Allowance) -> Show | None:
        """Return the best show, by so many playouts; None where none is near, or time is over."""
        shows = self._shows(view)
        watch = Watch(view, allowance) if shows else None
        if watch is None or not watch.whole:
            return None
        losses = self._losses(view, watch, [*self._honest, *shows], rounds, allowance)
        if losses is None:
            return None
        count = len(self._honest)
        loss = min(losses[count:])
        cell = shows[losses.index(loss, count) - count].deeds[0][1]
        return Show(cell, self._ways[cell], min(losses[:count]) - loss)

    def _shows(self, view: IslandView) -> list[_Plan]:
        """Return the few that keep one least, of unopened sites that cannot hold the treasure."""
        near = [
            (cell, self._ways[cell].hours)
            for site, cell in enumerate(view.island.sites)
            if view.openers[site] < 0 and site not in self._errands.odds
            if self._ways[cell].hours <= NEAR
        ]
        if not near:
            return []
        soon, goal, _ = self._honest[0]
        there = self._errands.cells[goal]
        road = hours_to(view.island, there, self._errands.costs)
        found = []
        for cell, way in near:
            done = until_done(view, way)
            late = done + road[cell] + DEED
            if late - soon <= NEAR:
                found.append(_Plan(late, goal, ((done, cell), (late, there))))
        return sorted(found)[:SHOWS]

    def _losses(
        self,
        view: IslandView,
        watch: Watch,
        plans: Sequence[_Plan],
        rounds: int,
        allowance: Allowance,
    ) -> list[float] | None:
        """Return how likely the other one is first after each plan; None when time is over."""
        unread = unread_cells(view)
        races = [Race(view, unread, self._suspicion, watch.seen(plan.deeds)) for plan in plans]
        losses = [0.0] * len(plans)
        chance = OwnChance(SAME)
        for number in range(rounds):
            if allowance.over:
                return None
            dealt = self._errands.deal(chance, number * GOLDEN % 1.0)
            deal, mind = cast("tuple[Deal, Mind]", dealt)
            site = self._errands.site(deal.treasure)
            watches = mind.habit == PLANNER and number % HEEDLESS > 0
            late = LATE[number % len(LATE)]
            for index, (plan, race) in enumerate(zip(plans, races, strict=True)):
                rival = race.rival(mind, site, deal.clues, watches=watches, late=late)
                losses[index] += self._errands.loss(plan.goal, plan.hours, deal, rival)
        return [loss / rounds for loss in losses]


class Watch:
    """What the other one makes of the own way, as far as one can tell without its clues.

    It is `whole` unless the allowance was over before.
    """

    def __init__(self, view: IslandView, allowance: Allowance) -> None:
        twin = view.sample(OwnChance(SAME)).view(1 - view.seat)
        self._island = island = view.island
        stretches = stretches_of(twin)
        here = island.cell(*view.place(view.seat) or (0, 0))
        cells: tuple[int, ...] = (here,)
        if stretches and not stretches[-1].done and stretches[-1].cells[-1] == here:
            cells = stretches.pop().cells
        read = tuple(fort for fort, reader in enumerate(view.readers) if reader == view.seat)
        opened = tuple(site for site, opener in enumerate(view.openers) if opener == view.seat)
        self._now = Stretch(cells, read, opened)
        self._going = [self._now] if len(cells) > 1 else []
        self._suspicion = Suspicion(twin, allowance, stretches, ())
        self.whole = self._suspicion.whole

    def seen(self, deeds: Sequence[tuple[float, int]]) -> list[Seen]:
        """Return what it sees: the way until now, then deeds, each with its hour and cell."""
        begin, left = self._now, 0.0
        seen = [Seen(0.0, self._weights(*self._going))]
        gone: list[Stretch] = []
        for hour, goal in deeds:
            gone.append(begin._replace(cells=(*begin.cells, goal), done=True))
            weights = self._weights(*gone)
            site = self._island.site_at.get(goal, -1)
            seen += [Seen(min(hour, left + EVIDENT), weights), Seen(hour, weights, site)]
            begin, left = Stretch((goal,), begin.read, (*begin.opened, site)), hour
        return seen

    def _weights(self, *stretches: Stretch) -> dict[int, float]:
        found = self._suspicion.after(stretches)
        least = NOTHING * max(found.values())
        return {site: max(least, weight) for site, weight in found.items()}
