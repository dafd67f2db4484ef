"""F1 opens the rules on what is due, and on the choice of a list that one is on."""

from __future__ import annotations

import pytest

from discovery.rules.journals import actions as a
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals.paragraphs import of_action, paragraph
from discovery.scenes.journals.targets import OnRow, Part
from discovery.scenes.rulebook.shelf import find_book
from tests.scenes.journals.bench import Bench, at_phase

PLACE = a.Place(0, a.STORE, 0, 0, 1)
ACTIONS: dict[a.Action, str] = {
    a.Prepare(60, 1, 0, 1): "journals.prepare",
    a.Prepare(12, 1, 0, 1): "journals.deeds",
    a.Use(44, 0): "journals.deeds",
    a.Write((60, 1, 1), 3): "journals.write",
    a.Explore(0): "journals.explore",
    a.Choose(5): "journals.explore",
    a.Meet(5, (2,)): "journals.tribe",
    a.Swap(0, 5): "journals.swap",
    a.Duty(0): "journals.duty",
    a.Turn(0, 1): "journals.duty",
    a.Pick(0): "journals.deeds",
    a.Fetch(0): "journals.deeds",
    a.Ask(1): "journals.grey",
    a.Give(0, 0, 0): "journals.grey",
    a.TakeBank(0): "journals.take",
    a.Gather((PLACE,)): "journals.take",
    a.STOP: "journals.turn",
    a.DONE: "journals.turn",
}


def test_each_choice_of_a_list_opens_its_own_paragraph() -> None:
    table = Bench(at_phase(Phase.TURN, 2)).table
    table.list_choices(list(ACTIONS))
    book = find_book("journals")
    for index, key in enumerate(ACTIONS.values()):
        table.focus = OnRow(index)
        assert paragraph(table) == key
        assert book.find(key) is not None


def test_a_card_for_a_tribes_action_is_about_these() -> None:
    table = Bench(at_phase(Phase.CARD, 2)).table
    assert {of_action(table, action) for action in table.legal} == {"journals.deeds"}


@pytest.mark.parametrize("phase", [Phase.ASK, Phase.GIVE])
def test_grey_dice_open_their_paragraph(phase: Phase) -> None:
    table = Bench(at_phase(phase, 4)).table
    assert paragraph(table) == "journals.grey"
    for focus in (*table.offers, Part.MAIN, None):
        table.focus = focus
        assert paragraph(table) == "journals.grey"
    table.focus = Part.DECK
    assert paragraph(table) == "journals.setup"
