"""Shows on the island: sites that cannot hold the treasure, opened for the other one to see."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from discovery.agents.budget import ENDLESS, Budget
from discovery.agents.island import bluff, reasons
from discovery.agents.island import suspicion as suspicions
from discovery.agents.island.bluff import Watch
from discovery.agents.island.dangers import TYPICAL
from discovery.agents.island.habits import PLANNER, READER, Mind
from discovery.agents.island.playouts import Deal, News, Traveller
from discovery.agents.island.race import Race, Seen
from discovery.agents.island.roads import ways_from
from discovery.agents.island.suspicion import Suspicion
from discovery.agents.island.ways import unread_cells
from discovery.agents.registry import make_agent
from discovery.rules.island.ground import (
    CHECKPOINTS,
    CLUE_WORDS,
    DIRECTION_WORDS,
    GROUND_WORDS,
    SITES,
    TERRAINS,
)
from discovery.rules.island.turns import DAY
from tests.agents.island.tactics import FOLDER, Tactic
from tests.rules.island.table import Table, near, quiet_marker
from tests.rules.island.test_secrets import exchanged

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.agents.agent import Choice
    from discovery.rules.island.island import Island
    from discovery.rules.island.view import IslandView

ENOUGH = Budget(playouts=200, seconds=None)
SHOWS = ("show_before_nightfall", "show_off_the_way")
NOTHING = CLUE_WORDS.index("nothing")


@pytest.fixture(params=SHOWS)
def show(islands: Mapping[str, Island], request: pytest.FixtureRequest) -> Table:
    return Tactic(FOLDER / f"{request.param}.txt").table(islands)


def best(view: IslandView, name: str = "expert-gambler", budget: Budget = ENOUGH) -> Choice:
    return make_agent("island", name, 1, budget).advise(view)[0]


def is_honest(view: IslandView, budget: Budget = ENOUGH) -> bool:
    """Return whether the Buccaneer does what the Cartographer would do."""
    chosen, cautious = (best(view, name, budget) for name in ("expert-gambler", "expert"))
    return bool(chosen.action == cautious.action)


def test_secrets_do_not_change_a_show(show: Table) -> None:
    view = show.state.view(0)
    found = best(view)
    assert not is_honest(view)
    for salt in range(4):
        twin = exchanged(show.state, 0, salt)
        assert twin.treasure != show.state.treasure
        assert best(twin.view(0)) == found


def test_a_show_is_legal_and_told_like_any_errand(show: Table) -> None:
    view = show.state.view(0)
    choices = make_agent("island", "expert-gambler", 1, ENOUGH).advise(view)
    assert len({choice.action for choice in choices}) == len(choices) <= 3
    assert choices[0].worth > choices[1].worth
    assert choices[0].reason in (reasons.WAY, reasons.DIG)
    for choice in choices:
        show.state.copy().apply(choice.action)


def test_a_show_tells_its_seat_where_it_leads(islands: Mapping[str, Island]) -> None:
    view = Tactic(FOLDER / "show_off_the_way.txt").view(islands)
    aim = best(view).aim
    assert aim
    assert "E4" in str(aim.values["place"])


def test_without_time_there_is_no_show(show: Table) -> None:
    view = show.state.view(0)
    assert is_honest(view, Budget(playouts=199, seconds=None))
    assert is_honest(view, Budget(playouts=None, seconds=1e-6))


def test_who_does_not_watch_is_shown_nothing(show: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suspicions, "HABITS", ((READER, 1.0),))
    assert is_honest(show.state.view(0))
    monkeypatch.undo()
    monkeypatch.setattr(bluff, "HEEDLESS", 1)
    assert is_honest(show.state.view(0))


def test_a_show_is_watched_as_the_other_one_watches_it(
    island: Island, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is foreseen of a show is what the other one thinks once it has been made.

    Only of someone who may open what lies on its way, the way counts, which is not foreseen.
    """
    monkeypatch.setattr(suspicions, "HABITS", ((PLANNER, 1.0),))
    table = Table(island, near(island, "F1"), near(island, "B2"), treasure="C4")
    walk(table, island.forts[CHECKPOINTS.index("A1")])
    table.do("read")
    site = SITES.index("F6")
    goal = island.sites[site]
    foreseen = Watch(table.state.view(0), ENDLESS).seen([(20.0, goal)])
    assert [(seen.hour, seen.site) for seen in foreseen] == [(0.0, -1), (8.0, -1), (20.0, site)]
    now = Suspicion(table.state.view(1), own=()).weights
    assert foreseen[0].weights == pytest.approx(now)
    walk(table, goal)
    table.do("open")
    after = Suspicion(table.state.view(1), own=()).weights
    assert set(foreseen[2].weights) - set(after) == {site}
    assert {left: foreseen[2].weights[left] for left in after} == pytest.approx(after)


def walk(table: Table, goal: int) -> None:
    """Take seat 0 to a cell on the best way, where nothing happens; the other one stays.

    It declares its place as soon as no other one fits.
    """
    island, state = table.island, table.state
    while state.place(0) != goal:
        if not state.located[state.seat] and (state.seat or not state.fit[0] & state.fit[0] - 1):
            table.declare()
        if state.seat == 1 or state.hours >= DAY:
            table.do("stop")
            continue
        direction = ways_from(island, state.place(0), TYPICAL)[goal].direction
        spot = island.step(*table.hex(0), direction)
        ground, chance = island.ground_at(*spot), []
        if ground in TERRAINS:
            chance = [f"marker {GROUND_WORDS[ground]} {quiet_marker(island, spot)}"]
        table.do(f"go {DIRECTION_WORDS[direction]}", *chance)


def test_news_come_in_their_hour() -> None:
    """Both sites are as near; the second one is likelier once the fort has been read."""
    sites = [(1, 2.0, (1,) * 11), (2, 1.0, (1,) * 11)]
    between = [[9.0, 20.0, 20.0], [9.0, 9.0, 40.0], [9.0, 40.0, 9.0]]
    traveller = Traveller(between, 1, sites, ())
    deal = Deal(1, (0,))
    assert traveller.go(0, 5.0, deal).hours == 25.0
    for hour, hours in ((5.0, 65.0), (6.0, 25.0)):
        news = [News(hour, {1: 1.0, 2: 4.0})]
        assert traveller.go(0, 5.0, deal, news=news).hours == hours


def both_located(island: Island) -> IslandView:
    """Return the first seat's view when both know their places, the other one beside F5."""
    table = Table(island, near(island, "B2"), near(island, "F5"), treasure="C4")
    for _ in range(2):
        table.declare()
        table.do("stop")
    return table.state.view(0)


def test_who_is_bound_for_a_site_gives_it_up_when_it_is_opened_before(island: Island) -> None:
    """The other one stands beside F5, and its clues leave F5 and F6."""
    view = both_located(island)
    shut, left = SITES.index("F5"), SITES.index("F6")
    common = Counter(island.cards[shut]) & Counter(island.cards[left])
    mind = Mind(PLANNER, tuple(sorted((common - Counter([NOTHING])).elements())))
    suspicion = Suspicion(view)
    even = dict.fromkeys(range(len(SITES)), 1.0)
    goals = {}
    for hour in (None, 1.0, 99.0):
        seen = () if hour is None else (Seen(0.0, even), Seen(hour, even, shut))
        race = Race(view, unread_cells(view), suspicion, seen)
        rival = race.rival(mind, left, island.cards[left], watches=hour is not None)
        goals[hour] = race._cells[rival.goal]
    assert goals[None] == goals[99.0] == island.sites[shut]
    assert goals[1.0] != island.sites[shut]


def test_who_watches_goes_by_what_it_sees(island: Island) -> None:
    """Without any clue it goes where the way of the other one points."""
    view = both_located(island)
    far = SITES.index("E2")
    seen = [Seen(0.0, {site: 1.0 if site == far else 0.01 for site in range(len(SITES))})]
    race = Race(view, [], Suspicion(view), seen)
    goals = [
        race._cells[race.rival(Mind(PLANNER, ()), far, (), watches=watches).goal]
        for watches in (False, True)
    ]
    assert goals == [island.sites[SITES.index("F5")], island.sites[far]]
