"""A slow recount of a game from what was told: places, hours, skipped turns, what fits.

It shares nothing with the rules' bookkeeping. It knows where players are set down, walks with the
events over the chart's letters, and finds what fits by trying every hex as a path's beginning.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from discovery.rules.island import events as e
from discovery.rules.island.ground import CHECKPOINTS, SITES
from discovery.rules.island.markers import MARKERS, STACKS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.island.chart import Chart, Hex

DAY, PLACE, DEED = 12, 4, 7


def neighbour(spot: Hex, direction: int, low: int) -> Hex:
    """Return the next hex as one reads it off the drawing of a map."""
    x, y = spot
    lower = x % 2 == low
    if direction in {0, 3}:
        return x, y + (1 if direction == 3 else -1)
    east = 1 if direction in {1, 2} else -1
    down = direction in {2, 4}
    return x + east, y + (int(lower) if down else int(lower) - 1)


@dataclass
class Walker:
    start: Hex = (0, 0)
    place: Hex = (0, 0)
    story: list[tuple[str, int, int]] = field(default_factory=list)
    located: bool = False
    lost_at: Hex | None = None
    skips: int = 0
    used: Counter[int] = field(default_factory=Counter)
    clues: dict[int, int] = field(default_factory=dict)


class Recount:
    def __init__(self, chart: Chart) -> None:
        self.low = chart.low
        self.ground = {
            spot: "jmpso".index(letter) for spot, letter in chart.letters() if letter in "jmpso"
        }
        for name, x, y in chart.places:
            self.ground[x, y] = 6 if name in CHECKPOINTS else 7
        self.names = {(x, y): name for name, x, y in chart.places}
        self.walkers = (Walker(), Walker())
        self.opened: set[int] = set()
        self.hours = 0
        self.seat: int | None = None
        self.winner: int | None = None
        self.drawn: list[int] = []

    def kind(self, spot: Hex) -> int:
        return self.ground.get(spot, 5)

    def saw(self, happened: Sequence[e.Event]) -> None:
        for event in happened:
            self._walk(event)
            self._note(event)

    def _walk(self, event: e.Event) -> None:
        match event:
            case e.PlayerPut(int(seat), terrain, int(x), int(y), lost):
                other = self.walkers[1 - seat]
                other.lost_at = other.place if lost and other.located else None
                other.located = False
                other.start = other.place = (x, y)
                assert self.kind((x, y)) == terrain < 5
                other.story = [("ground", 0, terrain)]
            case e.SeaMet(int(seat), direction):
                walker = self.walkers[seat]
                assert self.kind(neighbour(walker.place, direction, self.low)) == 5
                walker.story.append(("sea", direction, 0))
            case e.Entered(int(seat), direction, ground):
                walker = self.walkers[seat]
                walker.place = neighbour(walker.place, direction, self.low)
                assert self.kind(walker.place) == ground != 5
                walker.story.append(("step", direction, ground))
                self.hours += PLACE if ground > 5 else 0
            case e.StackRemade(_, terrain):
                self.drawn = [m for m in self.drawn if MARKERS[m].terrain != terrain]
            case e.MarkerTurned(int(seat), marker):
                assert MARKERS[marker].terrain == self.kind(self.walkers[seat].place)
                self.hours += MARKERS[marker].hours
                self.drawn.append(marker)
            case _:
                pass

    def _note(self, event: e.Event) -> None:
        match event:
            case e.TurnBegan(int(seat)):
                self.seat, self.hours = seat, 0
                assert self.walkers[seat].skips == 0
            case e.TurnSkipped(int(seat), left):
                self.walkers[seat].skips -= 1
                assert self.walkers[seat].skips == left >= 0
            case e.EventWarded(int(seat), item, _):
                self.walkers[seat].used[item] += 1
            case e.TurnsLost(int(seat), lost_turns):
                self.walkers[seat].skips += lost_turns
            case e.Located(int(seat), x, y):
                assert self.walkers[seat].place == (x, y)
                self.walkers[seat].located = True
            case e.Mistaken(int(seat), x, y):
                assert self.walkers[seat].place != (x, y)
                self.walkers[seat].skips += 1
                self.walkers[seat].story.append(("wrong", x, y))
            case e.ClueRead(int(seat), fort, int(clue)):
                assert self.names[self.walkers[seat].place] == CHECKPOINTS[fort]
                assert self.walkers[seat].located
                assert self.hours < DAY
                assert all(fort not in walker.clues for walker in self.walkers)
                self.walkers[seat].clues[fort] = clue
                self.hours += DEED
            case e.SiteOpened(int(seat), site, treasure):
                assert self.names[self.walkers[seat].place] == SITES[site]
                assert self.walkers[seat].located
                assert self.hours < DAY
                assert site not in self.opened
                self.opened.add(site)
                self.hours += DEED
                self.winner = seat if treasure else None
            case _:
                pass

    def fits(self, seat: int) -> set[Hex]:
        """Return where a player can be, by laying the path on every hex of the map."""
        walker = self.walkers[seat]
        if walker.located:
            return {walker.place}
        found = set()
        for start in self.ground:
            end = self.laid(walker, start)
            if end is not None:
                found.add(end)
        return found

    def laid(self, walker: Walker, start: Hex) -> Hex | None:
        """Return where a path leads that begins there, None where it does not fit."""
        spot = start
        for what, one, other in walker.story:
            if what == "step":
                spot = neighbour(spot, one, self.low)
            if what in {"ground", "step"} and self.kind(spot) != other:
                return None
            if what == "sea" and self.kind(neighbour(spot, one, self.low)) != 5:
                return None
            if what == "wrong" and spot == (one, other):
                return None
        if walker.lost_at is not None and self.steps(start, walker.lost_at) != 4:
            return None
        return spot

    def steps(self, one: Hex, other: Hex) -> int:
        """Return the distance over land and sea, ring by ring; five stands for all beyond four."""
        ring, seen = {one}, {one}
        for steps in range(5):
            if other in ring:
                return steps
            near = {neighbour(s, d, self.low) for s in ring for d in range(6)}
            ring = near - seen
            seen |= ring
        return 5

    def stack(self, terrain: int) -> Counter[int]:
        """Return what can be left in a stack: all of it without the markers drawn since."""
        whole = Counter(STACKS[terrain])
        whole.subtract(m for m in self.drawn if MARKERS[m].terrain == terrain)
        return +whole
