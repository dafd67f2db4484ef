"""The pictures of the treasure island's rule pages show what their words say."""

from __future__ import annotations

import re

import pytest

from discovery.rules.island.equipment import BUDGET, ITEMS
from discovery.rules.island.ground import GROUND_WORDS, SYMBOL_NAMES, SYMBOLS, TERRAINS
from discovery.rules.island.markers import HOURS, MARKERS, STACKS
from discovery.scenes.rulebook import island_patches as patches
from discovery.scenes.rulebook.island_patches import Patch
from discovery.scenes.rulebook.shelf import find_book
from discovery.scenes.rulebook.strips import Strip

SUBJECTS = {
    name: value for name, value in vars(patches).items() if isinstance(value, Patch | Strip)
}


def letters(patch: Patch) -> list[str]:
    return [patch.ground.letter(*place) for place in patch.path]


def table(key: str) -> list[tuple[str, ...]]:
    found = find_book("island").find(key)
    assert found is not None
    return list(found[1].table[1:])


def test_the_path_fits_in_one_picture_and_not_in_the_other() -> None:
    right, wrong = letters(patches.FITS), letters(patches.MISFITS)
    assert right == ["p", "j", "j", "s"]
    differing = [
        place
        for place, one, other in zip(patches.MISFITS.path, right, wrong, strict=True)
        if one != other
    ]
    assert list(patches.MISFITS.misfits) == differing


def test_the_sheet_is_moved_and_not_turned() -> None:
    moved = {
        (x - a, y - b)
        for (a, b), (x, y) in zip(patches.FITS.path, patches.MISFITS.path, strict=True)
    }
    assert len(moved) == 1
    assert next(iter(moved))[0] % 2 == 0, "odd columns lie lower"


def test_the_clues_of_the_site_are_its_surroundings() -> None:
    ((place, _),) = patches.SITE.places
    ground = patches.SITE.ground
    around = sorted(ground.letter(*beside) for beside in ground.beside(*place))
    assert "".join(around) == ".jjpps"


def test_who_is_lost_is_set_down_on_plain_land_only() -> None:
    ground = patches.LOST.ground
    assert len(patches.LOST.lit) > 12
    assert all(ground.letter(*place) in "jmpso" for place in patches.LOST.lit)
    ((site, _),) = patches.LOST.places
    assert site not in patches.LOST.lit
    near = [place for place in ground.beside(*site) if place in patches.LOST.lit]
    assert len(near) == 2, "the site itself would be 4 hexes away"


def test_the_tables_have_the_numbers_of_the_rules() -> None:
    rows = [(row[0], row[2], row[3]) for row in table("island.equipment")]
    assert rows == [(item.name, str(item.cost), str(item.uses)) for item in ITEMS]
    found = find_book("island").find("island.equipment")
    assert found is not None
    assert f"**{BUDGET} points**" in found[1].texts[0]
    named = {
        name: symbol
        for row, symbol in zip(table("island.places")[1:], range(len(SYMBOL_NAMES)), strict=True)
        for name in row[1].split()
    }
    assert named == SYMBOLS


def test_the_markers_are_counted_as_in_the_stacks() -> None:
    for terrain, row in zip(TERRAINS, table("island.markers"), strict=True):
        faces = [MARKERS[number] for number in STACKS[terrain]]
        events = sum(face.event for face in faces)
        shortcuts = sum(face.shortcut for face in faces)
        hours = "–".join(map(str, HOURS[terrain]))
        alone = len(faces) - events - shortcuts
        counts = (str(alone), str(shortcuts), str(events), str(len(faces)))
        assert row == (GROUND_WORDS[terrain], hours, *counts)


def test_the_events_are_counted_as_in_the_stacks() -> None:
    for terrain, row in zip(TERRAINS, table("island.event"), strict=True):
        faces = [MARKERS[number] for number in STACKS[terrain]]
        lost = [face for face in faces if face.lost and face.item >= 0]
        turns = [face for face in faces if face.turns]
        counted = [sum(map(int, re.findall(r"\d+", cell))) for cell in row[1:]]
        unstoppable = sum(face.event for face in faces) - len(lost) - len(turns)
        assert counted == [len(turns), len(lost), unstoppable]


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_picture_is_on_a_page(name: str) -> None:
    pages = find_book("island").paragraphs()
    shown = {picture.subject for _, one in pages for picture in one.pictures}
    assert SUBJECTS[name] in shown
