"""The mix of the markers, as the rules count it."""

from __future__ import annotations

from collections import Counter

import pytest

from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.events import MarkerTurned
from discovery.rules.island.ground import GROUND_WORDS, SITE_SYMBOLS, SITES, SYMBOL_WORDS
from discovery.rules.island.markers import BY_WORDS, COUNTS, HOURS, MARKERS, NONE, STACKS
from discovery.rules.island.turns import chance_text, chance_values

MIX = {
    "jungle": (40, 7, {"flashlight": 6}, {"compass": 3}, 2),
    "mountain": (32, 6, {"rope": 3, "kit": 2}, {"binoculars": 2}, 1),
    "plain": (27, 4, {"canteen": 4}, {"knife": 2}, 1),
    "swamp": (24, 4, {"tool": 1, "radio": 1, "kit": 1}, {"knife": 2}, 1),
    "outback": (21, 3, {"tool": 2, "flashlight": 1}, {"knife": 2}, 1),
}
TURNS = {"rope": 1, "tool": 1, "canteen": 1, "radio": 2, "kit": 2, "flashlight": 2}


@pytest.mark.parametrize("terrain", MIX)
def test_the_mix_of_a_stack(terrain: str) -> None:
    number = GROUND_WORDS.index(terrain)
    faces = [MARKERS[marker] for marker in STACKS[number]]
    plain, shortcuts, harms, astray, unstoppable = MIX[terrain]
    assert sum(not face.event and not face.shortcut for face in faces) == plain
    assert sum(face.shortcut for face in faces) == shortcuts
    assert Counter(ITEMS[f.item].word for f in faces if f.turns) == harms
    assert Counter(ITEMS[f.item].word for f in faces if f.lost and f.item != NONE) == astray
    assert sum(face.lost and face.item == NONE for face in faces) == unstoppable
    for face in faces:
        if face.turns:
            assert face.turns == TURNS[ITEMS[face.item].word]
        if face.item != NONE:
            assert number in ITEMS[face.item].terrains


@pytest.mark.parametrize("terrain", range(5))
def test_the_hours_are_even_over_their_range(terrain: int) -> None:
    faces = [MARKERS[marker] for marker in STACKS[terrain]]
    assert {face.hours for face in faces if face.shortcut} == {1}
    hours = Counter(face.hours for face in faces if not face.shortcut)
    assert sorted(hours) == list(range(HOURS[terrain][0], HOURS[terrain][1] + 1))
    assert max(hours.values()) - min(hours.values()) <= 1


def test_there_are_206_markers_each_with_its_own_words() -> None:
    assert sum(COUNTS) == sum(map(len, STACKS)) == 206
    assert [len(stack) for stack in STACKS] == [58, 46, 38, 34, 30]
    assert len(BY_WORDS) == len(MARKERS)


def test_28_sites_of_four_symbols() -> None:
    assert len(SITES) == 28
    counted = Counter(SYMBOL_WORDS[symbol] for symbol in SITE_SYMBOLS)
    assert counted == {"water": 8, "cave": 6, "ruins": 8, "port": 6}


def test_records_name_each_marker_and_read_it_back() -> None:
    for number, face in enumerate(MARKERS):
        text = chance_text(MarkerTurned(0, number))
        assert text == f"marker {face.words}"
        assert chance_values(text) == (number,)
