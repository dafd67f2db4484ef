"""The race for the treasure: when the other player is likely to find it, and who is first.

The other one goes from errand to errand in the same deals as oneself (determinized playouts). Who
reads a fort first denies its clue to the other.
"""

from __future__ import annotations

from itertools import pairwise
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from discovery.agents.island.bearings import hours_until_known
from discovery.agents.island.dangers import TYPICAL
from discovery.agents.island.odds import weights_of
from discovery.agents.island.playouts import DEED, Deal, News, Tour, Traveller, weighted
from discovery.agents.island.roads import hours_to
from discovery.rules.island.turns import DAY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.agents.island.habits import Mind
    from discovery.agents.island.suspicion import Suspicion
    from discovery.rules.island.view import IslandView

STRAY, DOUBT = 15.0, 0.09
"""What a playout leaves out makes its lead less sure: by so many hours, and for each bit that the
one who is ahead is missing by a part of all hours of both. Fitted to who won 120 games of experts,
from 2178 positions with all clues known."""
DAWDLE = 1.5
"""A lost player's hours until its place is known, for each hour of one who searches well."""


class Seen(NamedTuple):
    """What the other one, if it watches, knows of oneself from an hour on.

    `weights` tell for each site how likely one went like that if the treasure is there; `site` is
    the one that has just been opened, -1 for none.
    """

    hour: float
    weights: Mapping[int, float]
    site: int = -1


class _Start(NamedTuple):
    """Someone in a race: the first errand, whether that is fixed, and what will be seen."""

    traveller: Traveller
    goal: int
    bound: bool
    news: Sequence[News]


class Race:
    """The other player's part in the playouts.

    `unread` are the cells of the forts that nobody has read, the first errands of both. The other
    one goes by its own clues; where it watches also by what it will have `seen` of oneself, first
    of all until now.
    """

    def __init__(
        self,
        view: IslandView,
        unread: Sequence[int],
        suspicion: Suspicion,
        seen: Sequence[Seen] = (),
    ) -> None:
        self._island = island = view.island
        self._suspicion = suspicion
        self._seen = seen
        self._forts = len(unread)
        self._sites = [site for site, opener in enumerate(view.openers) if opener < 0]
        self._open = weighted(island, [(site, 1.0) for site in self._sites], self._forts)
        self._cells = [*unread, *(island.sites[site] for site in self._sites)]
        roads = [hours_to(island, cell, TYPICAL) for cell in self._cells]
        self._between = [[road[cell] + DEED for road in roads] for cell in self._cells]
        other = 1 - view.seat
        place = island.cell(*(view.place(other) or (0, 0)))
        late = hours_late(view)
        self._ways = [late + road[place] + DEED for road in roads]
        self._starts: dict[tuple[Mind, bool, bool], _Start] = {}

    def rival(
        self,
        mind: Mind,
        treasure: int,
        clues: Sequence[int],
        *,
        watches: bool = False,
        late: float = 0.0,
    ) -> Rival:
        """Return the other player of a deal: its mind, the site of the treasure, the clues.

        `watches` tells whether it draws conclusions from what it sees, `late` how much later than
        usual it does its first errand.
        """
        holds = any(seen.site == treasure for seen in self._seen)
        key = (mind, holds, watches)
        start = self._starts.get(key)
        if start is None:
            start = self._starts[key] = self._start(mind, treasure, watches=watches)
        traveller, goal, bound, news = start
        ways = [way + late for way in self._ways] if late else self._ways
        if late and not bound:
            goal = traveller.first(ways)
        deal = Deal(self._forts + self._sites.index(treasure), clues)
        tour = traveller.go(goal, ways[goal], deal, news=news)
        return Rival(traveller, goal, ways[goal], deal, tour, news)

    def _start(self, mind: Mind, treasure: int, *, watches: bool) -> _Start:
        """Return who goes on with such a mind, what it does first, and what it will see."""
        news = self._news(treasure, watches=watches)
        shut = {
            errand
            for hour, factors in news
            for errand, factor in factors.items()
            if not factor and hour <= self._ways[errand]
        }
        weights = weights_of(self._island, self._sites, mind.clues)
        if watches:
            weights = {site: odd * self._seen[0].weights[site] for site, odd in weights.items()}
        sites = [
            (errand, weights[site], counts)
            for site, (errand, _, counts) in zip(self._sites, self._open, strict=True)
            if site in weights and errand not in shut
        ]
        traveller = Traveller(self._between, self._forts, sites, mind.clues)
        goal = self._suspicion.goal(mind)
        if goal in self._cells and (first := self._cells.index(goal)) not in shut:
            return _Start(traveller, first, bound=True, news=news)
        return _Start(traveller, traveller.first(self._ways), bound=False, news=news)

    def _news(self, treasure: int, *, watches: bool) -> list[News]:
        """Return how what it sees makes the sites more or less likely, errand by errand."""
        found = []
        for before, now in pairwise(self._seen):
            factors = dict.fromkeys(self._sites, 1.0)
            if watches:
                factors = {site: now.weights[site] / before.weights[site] for site in factors}
            if now.site in factors and now.site != treasure:
                factors[now.site] = 0.0
            found.append(News(now.hour, dict(enumerate(factors.values(), self._forts))))
        return found


class Rival(NamedTuple):
    """The other player of a deal, its first errand with the hours for it, its tour.

    `news` is what it will see on the way.
    """

    traveller: Traveller
    goal: int
    hours: float
    deal: Deal
    tour: Tour
    news: Sequence[News] = ()

    def denied(self, errand: int, hours: float) -> Tour:
        """Return its tour when somebody else does an errand after so many hours."""
        if self.tour.read.get(errand, 0.0) <= hours:
            return self.tour
        return self.traveller.go(self.goal, self.hours, self.deal, {errand: hours}, self.news)


def hours_late(view: IslandView) -> float:
    """Return the hours that the other player is behind, or ahead where they are negative.

    They count from now, in hours of the seat to walk: turns to be skipped, the search of somebody
    who is lost, the part of the day that is over, and half a day because its turn comes second.
    """
    other = 1 - view.seat
    lost = (
        0.0
        if view.located(other)
        else DAWDLE * hours_until_known(view.fit_cells(other).bit_count())
    )
    return DAY * view.skips(other) + DAY / 2 - view.hours + lost


def odds_of_losing(mine: float, theirs: float, doubt: float) -> float:
    """Return how likely the other one is first, when playouts take one so many hours.

    `doubt` are the bits that the one who is ahead is missing now.

    >>> odds_of_losing(50, 50, 2), round(odds_of_losing(20, 90, 2), 2)
    (0.5, 0.12)
    """
    spread = STRAY + DOUBT * doubt * max(0.0, mine + theirs)
    return 1.0 / (1.0 + exp((theirs - mine) / spread))
