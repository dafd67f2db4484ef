"""A seat that must not know a thing notices nothing when it is another."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from discovery.agents.island.wanderer import IslandWanderer
from discovery.match.log import LogEntry, told
from discovery.rules.island.actions import Action, Equip, Put
from discovery.rules.island.entry import start
from discovery.rules.island.equipment import AFFORDABLE
from discovery.rules.island.events import Event, MarkerTurned
from discovery.rules.island.ground import CHECKPOINTS, SITES
from discovery.rules.island.island import STEPS, around, cells_of
from discovery.rules.island.phases import SETUP, STEP, Pending
from discovery.rules.island.sampling import sample
from discovery.rules.island.trail import Leg, fitting
from tests.rules.island.table import Lively, Scripted, Table, beside, face_of, near
from tests.rules.island.test_games import NAMES, SEEDS, played
from tests.suite.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.island.island import Island
    from discovery.rules.island.state import IslandState


class Told:
    """Chance that gives the same markers again."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.markers = [event.marker for event in events if isinstance(event, MarkerTurned)]

    def pick(self, options: Sequence[int]) -> int:
        assert self.markers[0] in options
        return self.markers.pop(0)


class Elsewhere:
    """Chance of a set-up: the same player begins, all else is another."""

    def __init__(self, first: int, salt: int) -> None:
        self.first, self.lively = first, Lively(salt)

    def pick(self, options: Sequence[int]) -> int:
        return self.first if tuple(options) == (0, 1) else self.lively.pick(options)


def exchanged(state: IslandState, seat: int, salt: int) -> IslandState:
    """Return the position with each single secret of `seat` another one, as far as there is one.

    Own true places, the treasure, clues that the seat has not read, the other's unused equipment.
    The stacks have no order that could be another.
    """
    twin = state.copy()
    chance = Lively(salt)
    island = state.island
    known = [clue for clue, who in zip(state.clues, state.readers, strict=True) if who == seat]
    sites = [
        site
        for site in range(len(SITES))
        if state.openers[site] == -1
        and site != state.treasure
        and all(known.count(clue) <= island.cards[site].count(clue) for clue in known)
    ]
    if sites:
        twin.treasure = chance.pick(sites)
    cards = list(island.cards[twin.treasure])
    for clue in known:
        cards.remove(clue)
    for fort, reader in enumerate(state.readers):
        if reader != seat:
            twin.clues[fort] = chance.pick(cards)
            cards.remove(twin.clues[fort])
    _set_elsewhere(twin, seat, chance)
    other = 1 - seat
    if state.kit[other] != -1:
        shown = sum(1 << item for item, used in enumerate(state.used[other]) if used)
        kits = [kit for kit in AFFORDABLE if kit & shown == shown and kit != state.kit[other]]
        if kits:
            twin.kit[other] = chance.pick(kits)
    return twin


def _set_elsewhere(twin: IslandState, seat: int, chance: Lively) -> None:
    """Let each leg whose place `seat` does not know have begun on another hex that fits it."""
    island = twin.island
    reach = -1
    past = []
    for leg in twin.past[seat]:
        past.append(leg if leg.known else leg._replace(origin=_begin(island, leg, reach, chance)))
        reach = around(1 << leg.origin + leg.end) if leg.known else -1
    twin.past[seat] = tuple(past)
    if twin.trail[seat] and not twin.located[seat]:
        now = Leg(twin.origin[seat], known=False, trail=tuple(twin.trail[seat]), end=twin.at[seat])
        twin.origin[seat] = _begin(island, now, reach, chance)


def _begin(island: Island, leg: Leg, reach: int, chance: Lively) -> int:
    """Return another cell where a leg can have begun, its own where there is none."""
    ends = fitting(island, leg.trail, reach) & ~(1 << leg.origin + leg.end)
    return chance.pick(tuple(cells_of(ends))) - leg.end if ends else leg.origin


class Twin:
    """A second game beside one: `seat` sees the same, and what it must not know is different.

    Both go on with the same actions, only that the other seat chooses another kit and another hex
    of the same terrain for `seat`. Where the island's answer tells `seat` a difference, the
    secrets are exchanged anew. `compared` counts the steps that looked the same: by what was
    different, and by what happened.
    """

    def __init__(self, seat: int, salt: int, state: IslandState) -> None:
        self.seat, self.salt = seat, salt
        self.state = state
        self.compared: Counter[str] = Counter()

    def go_on(self, before: IslandState, action: Action | None, events: tuple[Event, ...]) -> bool:
        """Play the same, compare what is told of it; return whether that was possible."""
        twin = self.state
        self.salt += 1
        if action is None:
            if self._tells(before):
                return False
            if before.pending == SETUP:
                answer = twin.resolve(Elsewhere(before.first or 0, self.salt))
            else:
                answer = twin.resolve(Told(events))
            said = None
        else:
            same = self._mirrored(before, action)
            if same is None:
                return False
            answer, said = twin.apply(same), twin.text(same)
        text = None if action is None else before.text(action)
        actor = None if action is None else before.to_act
        mine = told(LogEntry(actor, text, events), self.seat)
        assert mine == told(LogEntry(actor, said, answer), self.seat)
        self.compared.update(type(event).__name__ for event in events if events != answer)
        return True

    def _tells(self, before: IslandState) -> bool:
        """Return whether what is pending shows `seat` something that is different here."""
        twin, own, asked = self.state, before.seat == self.seat, before.asked
        match before.pending:
            case Pending.STEP:
                grounds = [
                    one.island.ground[one.place(one.seat) + STEPS[asked]] for one in (before, twin)
                ]
                return own and grounds[0] != grounds[1]
            case Pending.DECLARATION:
                return own and (before.place(self.seat) == asked) != (
                    twin.place(self.seat) == asked
                )
            case Pending.CLUE:
                return own and before.clues[asked] != twin.clues[asked]
            case Pending.SITE:
                return (before.treasure == asked) != (twin.treasure == asked)
            case _:
                return False

    def _mirrored(self, before: IslandState, action: Action) -> Action | None:
        """Return the action that looks the same to `seat`, None where there is none."""
        twin = self.state
        if before.to_act != self.seat and isinstance(action, Equip):
            kits = [kit for kit in AFFORDABLE if kit != action.kit]
            return Equip(Lively(self.salt).pick(kits))
        if before.to_act != self.seat and isinstance(action, Put):
            ground = before.island.ground_at(action.x, action.y)
            puts = [
                put
                for put in twin.legal_actions()
                if isinstance(put, Put)
                and put != action
                and before.island.ground_at(put.x, put.y) == ground
            ]
            return puts[self.salt % len(puts)] if puts else None
        return action if twin.check(action) is None else None

    def compare(self, state: IslandState) -> None:
        """Assert that `seat` sees and may do the same in both games."""
        seat, twin = self.seat, self.state
        views = [one.view(seat) for one in (state, twin)]
        assert frozen(views[0]) == frozen(views[1])
        assert list(views[0].legal_actions()) == list(views[1].legal_actions())
        assert frozen(state.common_view()) == frozen(twin.common_view())
        self.compared["treasure"] += twin.treasure != state.treasure
        self.compared["origin"] += twin.origin != state.origin
        self.compared["past"] += twin.past != state.past
        self.compared["kit"] += twin.kit != state.kit
        self.compared["clues"] += twin.clues != state.clues


def followed(islands: Mapping[str, Island], name: str, seed: int) -> Counter[str]:
    """Play a random game with a twin for each seat at its side; return what was compared."""
    chance = Lively(seed)
    agent = IslandWanderer(seed + 1)
    state = start(2, {"island": name}, islands)
    twins = [Twin(seat, seed + 7 * seat, state.copy()) for seat in (0, 1)]
    while state.to_act is not None:
        before, action = state.copy(), None
        if state.pending is not None:
            events = state.resolve(chance)
            before.first = state.first
        else:
            action = agent.choose(state.view(state.to_act))
            events = state.apply(action)
        if state.to_act is None:
            break
        for twin in twins:
            if not twin.go_on(before, action, events):
                twin.state = exchanged(state, twin.seat, twin.salt)
            twin.compare(state)
    return twins[0].compared + twins[1].compared


SECRETS = ("treasure", "origin", "past", "kit", "clues")
SECRET_EVENTS = ("TreasureHidden", "ClueLaid", "PlayerPut", "KitChosen", "ClueRead")


@pytest.mark.parametrize(("name", "seed"), [("cauldron", 1), ("crescent", 2), ("fingers", 1)])
def test_every_secret_can_be_another_unnoticed_all_game_long(
    islands: Mapping[str, Island], name: str, seed: int
) -> None:
    """Each secret was different for many steps, and so was what each telling event holds."""
    compared = followed(islands, name, seed)
    assert min(compared[secret] for secret in SECRETS) >= 20, compared
    assert all(compared[event] for event in SECRET_EVENTS), compared


@settings(max_examples=1, deadline=None)
@given(NAMES, SEEDS)
def test_no_game_tells_a_secret(islands: Mapping[str, Island], name: str, seed: int) -> None:
    assert followed(islands, name, seed)["treasure"]


def test_the_walker_learns_the_terrain_and_not_the_hex(island: Island) -> None:
    """Two starts with the same ground around tell the same story for a whole turn."""
    starts = [
        cell
        for cell in cells_of(island.bits[0])
        if all(island.ground[cell + way] == island.ground[cell + way] for way in (-128, 128))
    ]
    groups: dict[tuple[int, int], list[int]] = {}
    for cell in starts:
        groups.setdefault((island.ground[cell - 128], island.ground[cell + 128]), []).append(cell)
    one, other = next(cells for key, cells in groups.items() if max(key) < 5 and len(cells) > 1)[:2]
    tables = [Table(island, island.hex(cell)) for cell in (one, other)]
    terrain = island.ground[one - 128]
    word = ("jungle 2", "mountain 3", "plain 1", "swamp 4", "outback 5")[terrain]
    for text, *marker in (("go N", f"marker {word}"), ("stop",)):
        told_to_walker = []
        told_to_other = []
        for table in tables:
            events = table.do(text, *marker)
            told_to_walker.append([event.seen_by(0) for event in events])
            told_to_other.append([event.seen_by(1) for event in events])
        assert told_to_walker[0] == told_to_walker[1]
        assert frozen(tables[0].state.view(0)) == frozen(tables[1].state.view(0))
        assert tables[0].state.view(1).place(0) != tables[1].state.view(1).place(0)


@pytest.mark.parametrize("seat", [0, 1])
def test_no_view_holds_a_secret(island: Island, seat: int) -> None:
    table = Table(island, beside(island, "jungle"), near(island, "A1"), kits=("rope", "knife"))
    table.go("jungle", "2")
    table.do("stop")
    table.declare()
    table.go("checkpoint")
    table.do("read")
    view = table.state.view(seat)
    held = view._state
    assert held.treasure == -1
    assert held.clues.count(-1) == (8 if seat == 0 else 7)
    assert held.origin[0] == (-1 if seat == 0 else table.state.origin[0])
    assert held.origin[1] == table.state.origin[1]
    assert held.kit == ([0b1, 0] if seat == 0 else [0, 0b10000000])


@settings(max_examples=3, deadline=None)
@given(NAMES, SEEDS)
def test_a_view_is_the_same_in_another_process(
    islands: Mapping[str, Island], name: str, seed: int
) -> None:
    for number, (before, _, _) in enumerate(played(islands, name, seed)):
        if number % 37 == 0:
            for seat in (0, 1):
                view = before.view(seat)
                twin = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own bytes
                assert frozen(twin) == frozen(view)
                assert twin.island is view.island


def test_a_card_is_public_once_it_has_been_used(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("rope flashlight", "nothing"))
    before = table.state.view(1).kit(0)
    assert before == ()
    table.go("jungle", face_of("jungle", "flashlight"))
    table.do("spend")
    (card,) = table.state.view(1).kit(0) or ()
    assert (card.item, card.left) == (8, 2)
    assert [card.item for card in table.state.view(0).kit(0) or ()] == [0, 8]


def test_what_is_brought_to_light_waits_for_its_confirmation(island: Island) -> None:
    """An action itself shows nothing, so that it can be taken back."""
    table = Table(island, near(island, "F1"), treasure="F1")
    for text in ("go N", f"declare {table.hex(0)[0]},{table.hex(0)[1]}"):
        twin = table.state.copy()
        twin.apply(twin.parse(text))
        assert twin.pending is not None
        assert twin.to_act == 0
        assert twin.legal_actions() == ()
        assert twin.check(twin.parse("stop")) is not None
    table.declare()
    table.go("site")
    twin = table.state.copy()
    twin.apply(twin.parse("open"))
    assert (twin.pending, twin.winner, twin.openers[SITES.index("F1")]) == ("site", -1, -1)


def test_a_sample_has_a_whole_past_of_getting_lost(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    for sign in ("compass", "lost"):
        table.go("jungle", face_of("jungle", sign))
        table.do("suffer")
        puts = [text for text in sorted(table.legal()) if _jungle_near(table, text)]
        table.do(puts[0])
        x, y = table.hex(1)
        way = next(d for d in range(6) if island.ground_at(*island.step(x, y, d)) < 5)
        terrain = island.ground_at(*island.step(x, y, way))
        word = ("jungle 2", "mountain 3", "plain 1", "swamp 4", "outback 5")[terrain]
        table.do(f"go {('N', 'NE', 'SE', 'S', 'SW', 'NW')[way]}", f"marker {word}")
        table.do("stop")
    view = table.state.view(0)
    places = set()
    for seed in range(40):
        state = view.sample(Lively(seed))
        places.add(state.place(0))
        legs = [*state.past[0]]
        ends = [leg.origin + leg.end for leg in legs]
        begins = [leg.origin for leg in legs[1:]] + [state.origin[0]]
        for end, begin in zip(ends, begins, strict=True):
            assert begin in [island.cell(put.x, put.y) for put in island.rings[end]]
        for leg in legs:
            assert fitting(island, leg.trail, 1 << leg.origin) == 1 << leg.origin + leg.end
        assert frozen(state.view(0)) == frozen(view)
    assert len(places) > 5


def _jungle_near(table: Table, text: str) -> bool:
    x, y = map(int, text.removeprefix("put ").split(","))
    around = [table.island.ground_at(*table.island.step(x, y, way)) for way in range(6)]
    return 0 in around


def test_samples_lay_the_clues_as_likely_as_they_are(island: Island) -> None:
    table = Table(island, near(island, "A1"), treasure="B4")
    table.declare()
    table.go("checkpoint")
    table.do("read")
    view = table.state.view(0)
    clue = table.state.clues[0]
    for seed in range(60):
        state = view.sample(Lively(seed))
        assert state.clues[0] == clue
        assert sorted(state.clues) == sorted(island.cards[state.treasure])
        assert state.treasure in view.possible_sites
        assert clue in island.cards[state.treasure]
    assert len(CHECKPOINTS) == len(state.clues)


def test_there_is_nothing_to_sample_before_the_set_up_and_after_the_end(island: Island) -> None:
    table = Table(island, near(island, "F1"), treasure="F1")
    table.declare()
    table.go("site")
    table.do("open")
    over = table.state.view(1)
    assert frozen(over.sample(Scripted())) == frozen(table.state)
    assert table.state.pending is not STEP
    fresh = type(table.state)(island)
    assert frozen(sample(fresh.copy(), 0, Scripted())) == frozen(fresh)
