"""Where one is, where the treasure can be, what the other one has read: recounted by brute force.

Whole games on small islands, with seas inside, in which players get lost and declare wrongly.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from discovery.agents.island import suspicion as suspicions
from discovery.agents.island.odds import chances
from discovery.agents.island.stretches import stretches_of
from discovery.agents.island.suspicion import Suspicion
from discovery.rules.island import events as e
from discovery.rules.island.island import around, cells_of
from discovery.rules.island.trail import fitting_along
from tests.agents.island.recount import Cards, Mindreader
from tests.agents.island.skerries import roved, skerry
from tests.rules.island.recount import Recount

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.rules.island.chart import Hex
    from discovery.rules.island.island import Island
    from discovery.rules.island.view import IslandView
    from tests.rules.island.recount import Walker

OFTEN = 10
"""So often each kind of thing must have been met, or the recount would prove little."""


def lost_from(happened: tuple[e.Event, ...], recount: Recount) -> Iterator[str]:
    """Give whether somebody who gets lost knew the place."""
    for event in happened:
        if isinstance(event, e.GotLost):
            assert event.seat is not None
            yield "lost, known" if recount.walkers[event.seat].located else "lost, unknown"


def test_where_both_can_be_agrees_with_laying_their_whole_paths_on_every_hex() -> None:
    """After each step, 'Sea!', getting lost and declaration, as either seat sees it."""
    met: Counter[str] = Counter()
    for seed in range(8):
        recount = Recount((island := skerry(seed)).chart)
        for happened, state in roved(island, seed, 120):
            met.update(lost_from(happened, recount))
            met.update(type(event).__name__ for event in happened)
            recount.saw(happened)
            for seat, walker in enumerate(recount.walkers):
                if walker.story:
                    fits = recount.fits(seat)
                    assert walker.place in fits
                    for eye in (0, 1):
                        assert set(state.view(eye).fits(seat)) == fits, (seed, happened)
    expected = ("SeaMet", "Entered", "Mistaken", "Located", "lost, known", "lost, unknown")
    assert min(met[kind] for kind in expected) >= OFTEN, met


def laid(recount: Recount, walker: Walker, starts: set[Hex]) -> list[set[Hex]]:
    """Return for each hex of a path where one can be, who began on one of some hexes."""
    ends = [n for n, (what, _, _) in enumerate(walker.story) if what == "step"]
    found = []
    for end in (*ends, len(walker.story)):
        told = type(walker)(story=walker.story[:end])
        spots = (recount.laid(told, start) for start in starts)
        found.append({spot for spot in spots if spot is not None})
    return found


def test_what_the_other_could_know_of_its_place_agrees_with_laying_all_its_paths() -> None:
    """Along the whole way, over each 'lost': whoever gets lost is set down four hexes away."""
    met = 0
    for seed in range(8):
        recount = Recount((island := skerry(seed)).chart)
        starts: list[set[Hex]] = [set(recount.ground)] * 2
        reach = [-1, -1]
        for happened, state in roved(island, seed, 120):
            for event in happened:
                if not isinstance(event, e.PlayerPut) or not event.lost:
                    continue
                seat = 1 - (event.seat or 0)
                view = state.view(1 - seat)
                path = view.paths(seat)[-2]
                fits = fitting_along(island, path, reach[seat])
                slow = laid(recount, recount.walkers[seat], starts[seat])
                assert [{island.hex(cell) for cell in cells_of(fit)} for fit in fits] == slow
                reach[seat] = around(fits[-1])
                starts[seat] = {
                    spot
                    for spot in recount.ground
                    if any(recount.steps(spot, end) == 4 for end in slow[-1])
                }
                met += len(slow)
            recount.saw(happened)
    assert met > 20 * OFTEN


def test_where_the_treasure_can_be_agrees_with_trying_every_layout_of_its_clues() -> None:
    met: Counter[str] = Counter()
    for seed in range(24):
        recount = Recount((island := skerry(seed)).chart)
        cards = Cards(recount)
        for happened, state in roved(island, seed, 100):
            recount.saw(happened)
            deeds = [
                type(event) for event in happened if isinstance(event, e.ClueRead | e.SiteOpened)
            ]
            if not deeds or state.to_act is None:
                continue
            for seat, walker in enumerate(recount.walkers):
                clues = tuple(clue for _, clue in sorted(walker.clues.items()))
                if len(clues) > 4:
                    continue
                view = state.view(seat)
                shut = [site for site in range(28) if site not in recount.opened]
                slow = cards.odds(shut, clues)
                assert view.possible_sites == tuple(slow)
                found = chances(island, view.possible_sites, view.own_clues)
                assert found == pytest.approx(
                    {site: float(odd) for site, odd in slow.items()}, rel=1e-12
                )
                met.update((deeds[0].__name__, f"{len(clues)} clues"))
    assert min(met[kind] for kind in ("ClueRead", "SiteOpened", "1 clues", "2 clues")) >= OFTEN, met


def watched(island: Island, seed: int) -> Iterator[IslandView]:
    """Give some positions of a game, as someone sees them who saw where the other one went."""
    turn = 0
    for _, state in roved(island, seed, 150):
        if state.to_act is None or state.pending is not None or state.turn < turn + 5:
            continue
        turn = state.turn
        for seat in (0, 1):
            if 0 < sum(reader >= 0 for reader in state.readers) <= 4:
                yield state.view(seat)


def test_what_the_other_has_read_agrees_with_weighing_every_layout(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For each place of the treasure its ways are as likely as what it can have read makes them."""
    monkeypatch.setattr(suspicions, "FORGOTTEN", 0.0)
    met: Counter[str] = Counter()
    for seed in range(3):
        for view in watched(skerry(seed), seed):
            other = 1 - view.seat
            ways = stretches_of(view)
            read = view.readers.count(other)
            own = tuple(c for c, r in zip(view.clues, view.readers, strict=True) if r == view.seat)
            slow = Mindreader(view.island, view.seat, view.readers, view.openers)
            found = Suspicion(view)
            assert set(found.weights) == set(view.possible_sites)
            for site in view.possible_sites[::7]:
                minds = slow.minds(site, own, ways, read)
                assert found.minds[site] == pytest.approx(minds, rel=1e-9)
                assert found.weights[site] == pytest.approx(sum(minds.values()), rel=1e-9)
            met.update(f"{'own' if own else 'no own'} clue, {read} read" for _ in ways)
    assert min(met["own clue, 1 read"], met["no own clue, 2 read"]) >= OFTEN, met
