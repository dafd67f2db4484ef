"""Each action that is not legal is refused in words, with the rule's paragraph."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from discovery.rules.events import FirstPlayer
from discovery.rules.game import ChanceError, MalformedText, OptionError
from discovery.rules.island.actions import STOP, Equip, Go, Put
from discovery.rules.island.entry import OWN, OWN_RULES, RULES, start
from discovery.rules.island.equipment import AFFORDABLE, ITEMS, cost_of
from discovery.rules.island.events import KitChosen, PlayerPut, TreasureHidden
from discovery.rules.island.turns import chance_text, chance_values
from tests.rules.island.table import Scripted, Table, beside, face_of, near

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.game import Action
    from discovery.rules.island.island import Island
    from discovery.rules.island.state import IslandState


def begun(island: Island, first: str = "1") -> IslandState:
    state = start(2, {"first": first, "island": "it"}, {"it": island})
    cards = island.cards[0]
    words = ["jungle", "mountain", "plain", "swamp", "outback", "sea", "water", "cave", "ruins"]
    words += ["port", "nothing"]
    forts = ("A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2")
    clues = [f"clue {fort} {words[card]}" for fort, card in zip(forts, cards, strict=True)]
    state.resolve(Scripted("treasure B3", *clues))
    return state


def reason(state: IslandState, action: Action) -> tuple[str, str]:
    refusal = state.check(action)
    assert refusal is not None
    return str(refusal.reason), refusal.paragraph


def test_the_set_up_goes_from_the_first_player_to_the_other(island: Island) -> None:
    state = begun(island)
    here = beside(island, "jungle")
    assert (state.to_act, state.phase.value) == (1, "put")
    assert len(state.legal_actions()) == island.plain_land.bit_count()
    assert "set the other player" in reason(state, STOP)[0]
    fort = next((x, y) for name, x, y in island.chart.places if name == "A1")
    assert "no site" in reason(state, Put(*fort))[0]
    assert "on land" in reason(state, Put(0, 0))[0]
    assert "on land" in reason(state, Put(-3, 99))[0]
    (put,) = state.apply(Put(*here))
    assert put == PlayerPut(1, island.ground_at(*here), *here, lost=False)
    assert "choose your equipment" in reason(state, STOP)[0]
    assert "Nobody has to be set" in reason(state, Put(*here))[0]
    assert "costs 30 points" in reason(state, Equip(511))[0]
    assert "no such accessory" in reason(state, Equip(512))[0]
    assert "no such accessory" in reason(state, Equip(-1))[0]
    assert len(state.legal_actions()) == len(AFFORDABLE)
    (kit,) = state.apply(Equip(1))
    assert (kit, kit.seen_by(0)) == (KitChosen(1, 1), KitChosen(1, None))
    assert "played out first" in reason(state, STOP)[0]
    assert (state.to_act, state.pending) == (1, "hand over")
    assert state.resolve(Scripted()) == ()
    assert (state.to_act, state.phase.value) == (0, "put")
    state.apply(Put(*here))
    state.apply(Equip(0))
    assert (state.to_act, state.pending) == (0, "next turn")
    state.resolve(Scripted())
    assert (state.to_act, state.turn) == (1, 1)
    assert "before the first turn" in reason(state, Equip(0))[0]
    assert reason(state, Put(*here))[1] == "island.setup"


def test_refusals_under_way(island: Island) -> None:
    table = Table(island, near(island, "A1"), kits=("rope", "nothing"))
    assert table.refusal("suffer").paragraph == "island.event"
    assert table.refusal("spend").paragraph == "island.event"
    assert "six directions" in reason(table.state, Go(6))[0]
    table.declare()
    assert "not at a checkpoint" in str(table.refusal("read").reason)
    assert "not at a site" in str(table.refusal("open").reason)
    assert "once a turn" not in str(table.refusal("declare 9,9").reason)


def test_one_declaration_a_turn(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("flashlight", "nothing"))
    table.go("jungle", face_of("jungle", "flashlight"))
    x, y = next(island.hex(cell) for cell in island.land if island.hex(cell) != table.hex(0))
    table.do(f"declare {x},{y}")
    assert "once a turn" in str(table.refusal(f"declare {x},{y}").reason)


def test_chance_chooses_the_first_player_and_its_words_are_read_back(island: Island) -> None:
    state = start(2, {"island": "it"}, {"it": island})
    state2 = state.copy()
    events = state.resolve(Scripted("first 1", "treasure B3", *_clues(island)))
    assert events[0] == FirstPlayer(1)
    assert state.to_act == 1
    words = [chance_text(event) for event in events]
    assert words[:3] == ["first 1", "treasure B3", _clues(island)[0]]
    assert len(words) == 10
    values = [value for word in words if word for value in chance_values(word)]
    assert len(values) == 10
    hidden = events[1]
    assert isinstance(hidden, TreasureHidden)
    assert hidden.seen_by(0) == TreasureHidden(None)
    assert chance_text(TreasureHidden(None)) is None
    assert chance_text(KitChosen(0, 1)) is None
    assert events[2].seen_by(0) is None

    class Wrong:
        def pick(self, options: object) -> int:  # noqa: ARG002 - that is what is wrong with it
            return 77

    with pytest.raises(ChanceError, match="no seat 77"):
        state2.resolve(Wrong())


def _clues(island: Island) -> list[str]:
    words = ("jungle", "mountain", "plain", "swamp", "outback", "sea")
    cards = island.cards[0]
    terrains = [words[card] for card in cards[:6]]
    forts = ("A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2")
    return [f"clue {f} {c}" for f, c in zip(forts, [*terrains, "ruins", "nothing"], strict=True)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "first 2",
        "first",
        "treasure A1",
        "treasure",
        "clue A1",
        "clue C1 sea",
        "clue A1 knife",
        "marker jungle",
        "marker jungle 9",
        "marker sea 1",
        "marker jungle 3 knife",
    ],
)
def test_chance_words_that_are_none(text: str) -> None:
    with pytest.raises(MalformedText):
        chance_values(text)


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (1, {}, "for 2 players, not 1"),
        (3, {}, "for 2 players, not 3"),
        (2, {"first": "2"}, "'first' can be random, 0, 1, not '2'"),
        (2, {"island": "atlantis"}, "'island' can be cauldron, crescent, fingers"),
        (2, {"river": "on"}, "there is no option 'river'"),
    ],
)
def test_impossible_games_are_named(
    islands: Mapping[str, Island], players: int, options: dict[str, str], words: str
) -> None:
    with pytest.raises(OptionError, match=words):
        RULES.start(players, options, islands)


def test_a_map_of_ones_own_is_played_under_its_own_name(island: Island) -> None:
    state = OWN_RULES.start(2, {}, {OWN: island})
    assert state.pending == "setup"
    assert OWN_RULES.name == RULES.name
    with pytest.raises(OptionError):
        OWN_RULES.start(2, {"island": "cauldron"}, {OWN: island})


def test_the_equipment_is_that_of_the_source() -> None:
    assert [item.cost for item in ITEMS] == [1, 2, 2, 2, 2, 3, 4, 5, 9]
    assert [item.uses for item in ITEMS] == [1, 2, 2, 2, 1, 2, 2, 2, 3]
    assert cost_of(0) == 0
    assert max(map(cost_of, AFFORDABLE)) == 24
    assert 511 not in AFFORDABLE


def test_every_paragraph_that_a_refusal_names_is_in_the_rules() -> None:
    root = Path(__file__).parents[3]
    source = (root / "discovery" / "rules" / "island" / "refusals.py").read_text("utf-8")
    named = set(re.findall(r'"(island\.\w+)"', source))
    rules = (root / "docs" / "island.md").read_text("utf-8")
    assert len(named) >= 9
    assert {key for key in named if f"[{key}]" not in rules} == set()
