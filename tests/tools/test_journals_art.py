"""The programs that draw the journals: routes on maps, actions as icons, what cannot be drawn."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from discovery.content.journals import load_cards
from discovery.content.sheets import load_sheet
from discovery.rules.journals.cards import ANY, BASE, CLIMB, WALK, Deed, Route
from discovery.rules.journals.dice import COLOURS, FACES, FOOT, JOURNAL
from tools.art.journals.deeds import rows
from tools.art.journals.explorations import explorations
from tools.art.journals.routes import SMALLEST, course
from tools.art.journals.tribes import tribes

IMAGES = Path(__file__).parent.parent.parent / "images"
BOX = (50.0, 60.0, 360.0, 330.0)


@pytest.mark.parametrize("text", ["rrr", "rmrmrmrmr", "rr(m|rr)rr", "(mmmm|rrrrrr)", "mm(rr|m)"])
def test_a_course_follows_its_route_inside_the_box(text: str) -> None:
    way, route = course(text, BOX, 3), Route.read(text)
    kinds = "".join(stretch.kinds for stretch in way.stretches)
    sides = tuple("".join(kinds[step] for step in side) for side in way.sides())
    assert sides == route.sides
    steps = np.concatenate([stretch.steps for stretch in way.stretches])
    assert (steps >= [BOX[0], BOX[1]]).all()
    assert (steps <= [BOX[2], BOX[3]]).all()
    apart = np.hypot(*(steps[:, None] - steps[None]).transpose(2, 0, 1))
    assert apart[~np.eye(len(steps), dtype=bool)].min() >= way.size * 0.98
    assert way.size >= SMALLEST


def test_a_course_is_the_same_every_time_and_differs_by_card() -> None:
    one, again, other = (course("rmr", BOX, seed) for seed in (5, 5, 6))
    assert (one.stretches[0].steps == again.stretches[0].steps).all()
    assert (one.stretches[0].steps != other.stretches[0].steps).any()


def test_what_is_no_route_is_refused() -> None:
    with pytest.raises(ValueError, match="'rxm' is no route"):
        course("rxm", BOX, 1)


DEEDS = [
    (BASE[WALK], (["foot-", "foot+"], ["to", "river", "river", "river"])),
    (BASE[CLIMB], (["alike-", "alike-", "alike+"], ["to", "mountain", "mountain"])),
    (Deed("turn", ANY, 1, 2, JOURNAL), (["any-", "turn"], ["any", "any", "to", "journal"])),
    (Deed("turn", ANY, 0, 3), (["turn"], ["any", "any", "any", "to", "alike"])),
    (Deed("reroll", ANY, 0, 3), (["reroll"], ["any", "any", "any"])),
    (Deed("fetch left", ANY, 1, 2), (["any-", "fetch"], ["bank_left", "to", "any", "any"])),
    (Deed("fetch right", ANY, 1, 1), (["any-", "fetch"], ["bank_right", "to", "any"])),
    (Deed("grey", JOURNAL, 1), (["journal-"], ["to", "grey"])),
    (Deed("scribe", ANY, 0, 0, FOOT), (["lasting"], ["foot", "counts_as", "journal"])),
    (Deed("envoy", ANY, 0, 0, JOURNAL), (["lasting"], ["journal", "counts_as", "parley"])),
    (Deed("guide", ANY, 0, 0, ANY, "m"), (["lasting"], ["book", "plus", "mountain"])),
    (Deed("peace", ANY, 0), (["lasting"], ["wary", "to", "friendly"])),
    (Deed("swap", ANY, 0), (["swap"], [])),
    (Deed("reserve", ANY, 1), (["any-", "reserve"], [])),
]


@pytest.mark.parametrize(("action", "icons"), DEEDS)
def test_an_action_is_told_by_icons(action: Deed, icons: tuple[list[str], list[str]]) -> None:
    assert rows(action) == icons


def test_whoever_or_whatever_is_not_known_is_named() -> None:
    card = load_cards(IMAGES)[2]
    with pytest.raises(ValueError, match="no dwelling is told for 'Nobody'"):
        tribes([replace(card, tribe=replace(card.tribe, name="Nobody"))])
    with pytest.raises(ValueError, match="no fish 'cod' can be drawn"):
        explorations([replace(card, exploration=replace(card.exploration, found="cod"))])


def test_dice_are_lit_from_the_north_west() -> None:
    sheet = load_sheet(IMAGES, "journals/dice")
    pixels = np.asarray(Image.open(sheet.picture).convert("RGBA")).astype(float)
    for colour in COLOURS:
        for face in FACES:
            x, y, _, _ = sheet.frames[f"{colour}_{face}"].rect
            die = pixels[y : y + 132, x : x + 112, :3].mean(axis=-1)
            lit, shaded = die[20:90, 8:14].mean(), die[20:90, 90:96].mean()
            assert lit > shaded * 1.15, (colour, face)
            assert die[8:12, 20:90].mean() > die[104:110, 20:90].mean() * 1.3, (colour, face)
