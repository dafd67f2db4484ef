"""What the other player's way tells of the clues that it has read, and so of the treasure.

Bayes' rule over all clues that it can have read, after Baker, Saxe and Tenenbaum, "Action
understanding as inverse planning" (2009): each stretch of its way is as likely as the errands that
draw someone with such clues make it.
"""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import TYPE_CHECKING

from discovery.agents.budget import ENDLESS
from discovery.agents.island.habits import HABITS, READER, Mind, costs_of, pulls
from discovery.agents.island.roads import hours_to
from discovery.agents.island.stretches import stretches_of
from discovery.rules.island.notebook import ways_to_lie

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.agent import OwnChance
    from discovery.agents.budget import Allowance
    from discovery.agents.island.stretches import Begin, Stretch
    from discovery.rules.island.view import IslandView

DETOUR = 4.0
"""Hours of a detour that make a way 2.7 times less likely the one to an errand."""
WHIM = 0.05
"""Part of the stretches that nothing explains,"""
ANY_DEED, ANY_WAY = 1 / 36, 0.1
"""and how likely such a deed and such a way without a deed are."""
WATCHED = 30
"""Stretches that are looked at, the last ones: few games have more."""
FORGOTTEN = 0.05
"""Minds so much less likely than the likeliest one of their habit are not followed further."""

Minds = dict[Mind, float]
"""How likely the other one has each mind and goes as it went, if the treasure lies on a site."""


class Suspicion:
    """What one may think of the other player's mind.

    `minds` tell for each site that can hold the treasure how likely the other one would have each
    mind and have gone as it went if it were there, `weights` only how likely it would have gone.
    It is `whole` unless the allowance was over before; then it tells nothing. What counts may be
    other `stretches` and `own` clues than those of the view.
    """

    def __init__(
        self,
        view: IslandView,
        allowance: Allowance = ENDLESS,
        stretches: Sequence[Stretch] | None = None,
        own: tuple[int, ...] | None = None,
    ) -> None:
        self._allowance = allowance
        self._island = island = view.island
        seen = stretches_of(view) if stretches is None else stretches
        self._stretches = seen[-WATCHED:]
        self._read = view.readers.count(1 - view.seat)
        self._forts = {fort for fort, reader in enumerate(view.readers) if reader != view.seat}
        self._sites = {site for site, opener in enumerate(view.openers) if opener != view.seat}
        self._drawn: dict[tuple[Begin, Mind], dict[int, float]] = {}
        self._likely: dict[Stretch, dict[Mind, float]] = {}
        clues = view.own_clues if own is None else own
        self.minds = {
            site: self._minds_if(site, clues)
            for site, opener in enumerate(view.openers)
            if opener < 0 and ways_to_lie(island.cards[site], clues)
        }
        self.weights = {site: sum(minds.values()) for site, minds in self.minds.items()}
        self.whole = not allowance.over

    def mind(self, site: int, chance: OwnChance) -> Mind:
        """Return what the other one's mind is by chance, when the treasure lies on a site."""
        left = chance.random() * self.weights[site]
        for mind, odd in self.minds[site].items():
            left -= odd
            if left <= 0:
                return mind
        return next(iter(self.minds[site]))

    def goal(self, mind: Mind) -> int | None:
        """Return the cell to which the other one is on its way; None when it just did something."""
        if not self._stretches or self._stretches[-1].done:
            return None
        drawn = self._bound(self._stretches[-1], mind)
        return max(drawn, key=drawn.__getitem__, default=None)

    def after(self, further: Sequence[Stretch]) -> dict[int, float]:
        """Return the weights when the other one goes on by further stretches."""
        found = {}
        for site, minds in self.minds.items():
            for stretch in further:
                minds = self._going(minds, stretch)  # noqa: PLW2901 - step by step
            found[site] = sum(minds.values())
        return found

    def _minds_if(self, site: int, own: tuple[int, ...]) -> Minds:
        """Return the minds of the other one if the treasure lies on a site."""
        left = Counter(self._island.cards[site])
        left.subtract(own)
        minds = {Mind(habit, ()): odd for habit, odd in HABITS}
        known = 0
        for stretch in self._stretches:
            if self._allowance.over:
                break
            while known < len(stretch.read):
                minds = _after_reading(minds, left)
                known += 1
            minds = self._going(_likeliest(minds), stretch)
        for _ in range(known, self._read):
            minds = _after_reading(minds, left)
        return minds

    def _going(self, minds: Minds, stretch: Stretch) -> Minds:
        """Return how likely the other one has each mind and goes a further stretch.

        It is not judged any more when the allowance is over.
        """
        likely = self._likely.setdefault(stretch, {})
        for mind in minds:
            if mind not in likely:
                likely[mind] = 1.0 if self._allowance.over else self._judged(stretch, mind)
        return {mind: odd * likely[mind] for mind, odd in minds.items()}

    def _judged(self, stretch: Stretch, mind: Mind) -> float:
        """Return how likely someone with such a mind goes a stretch."""
        drawn = self._draws(stretch, mind)
        if not drawn:
            return 0.0
        if stretch.done and not (mind.habit == READER and self._may_hold(stretch.cells[-1], mind)):
            follows, any_one = drawn.get(stretch.cells[-1], 0.0), ANY_DEED
        else:
            follows, any_one = sum(self._bound(stretch, mind).values()), ANY_WAY
        return (1 - WHIM) * follows / sum(drawn.values()) + WHIM * any_one

    def _may_hold(self, cell: int, mind: Mind) -> bool:
        """Return whether the cell is one of a site that can hold the treasure, as it thinks."""
        site = self._island.site_at.get(cell)
        return site is not None and ways_to_lie(self._island.cards[site], mind.clues) > 0

    def _bound(self, stretch: Stretch, mind: Mind) -> dict[int, float]:
        """Return for the cell of each errand how likely a stretch leads there, relatively."""
        costs = costs_of(mind)
        ground = self._island.ground
        gone = sum([costs[ground[cell]] for cell in stretch.cells[1:]])
        found = {}
        for goal, pull in self._draws(stretch, mind).items():
            road = hours_to(self._island, goal, costs)
            detour = gone + road[stretch.cells[-1]] - road[stretch.cells[0]]
            found[goal] = pull * exp(-max(0.0, detour) / DETOUR)
        return found

    def _draws(self, stretch: Stretch, mind: Mind) -> dict[int, float]:
        """Return for the cell of each errand how it draws someone at the start of a stretch."""
        key = (stretch.begin, mind)
        found = self._drawn.get(key)
        if found is None:
            forts = [self._island.forts[fort] for fort in self._forts.difference(stretch.read)]
            sites = sorted(self._sites.difference(stretch.opened))
            found = pulls(self._island, mind, forts, sites, stretch.cells[0])
            self._drawn[key] = found
        return found


def _likeliest(minds: Minds) -> Minds:
    """Return the minds worth to be followed, of each habit."""
    best: dict[int, float] = {}
    for (habit, _), odd in minds.items():
        best[habit] = max(odd, best.get(habit, 0.0))
    return {mind: odd for mind, odd in minds.items() if odd >= FORGOTTEN * best[mind.habit]}


def _after_reading(minds: Minds, cards: Counter[int]) -> Minds:
    """Return the minds after one more clue was read; `cards` are all clues that there can be."""
    found: Minds = {}
    total = cards.total()
    for (habit, clues), odd in minds.items():
        for clue, count in cards.items():
            left = count - clues.count(clue)
            if left > 0:
                mind = Mind(habit, tuple(sorted((*clues, clue))))
                found[mind] = found.get(mind, 0.0) + odd * left / (total - len(clues))
    return found
