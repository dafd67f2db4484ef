"""Where hints point on the island: at what can be pressed now."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from discovery.agents.agent import Choice
from discovery.agents.island import reasons
from discovery.rules.game import Message
from discovery.rules.island.actions import OPEN, READ, SPEND, STOP, SUFFER
from discovery.rules.island.turns import DAY
from discovery.scenes.island import choices, places
from discovery.scenes.island.layout import Part
from discovery.scenes.island.scene import TableScene
from discovery.scenes.island.session import Session
from discovery.scenes.island.table import Table
from discovery.scenes.island.targets import order
from tests.scenes.island.bench import new_match, played, view_of, walking

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.rules.island.actions import Action
    from discovery.rules.island.state import IslandState
    from discovery.ui.context import Context


@pytest.mark.parametrize(
    "buttons", [(SUFFER,), (SPEND, SUFFER), (READ, STOP), (OPEN, STOP)], ids=str
)
def test_a_hint_frames_the_buttons_that_do_it(
    context: Context, buttons: tuple[Action, ...]
) -> None:
    def there(match: Match) -> bool:
        legal = view_of(match).legal_actions()
        return tuple(each for each in (SPEND, SUFFER, READ, OPEN, STOP) if each in legal) == buttons

    scene = TableScene(context, played(new_match(seed=4), there, "greedy"))
    scene.layout(context.theme.size)
    can_be_pressed = [places.area(scene.table, target) for target in order(scene.table)]
    framed = []
    for action in buttons:
        (mark,) = scene.marks_of(Choice(action, Message("Good.")))
        assert mark.area in can_be_pressed, action
        framed.append(tuple(mark.area))
    assert len(set(framed)) == len(buttons)


@pytest.mark.parametrize(("hours", "aim"), [(1, reasons.STOP_EARLY), (DAY, reasons.END)])
def test_a_hint_to_end_the_day_names_its_button(hours: int, aim: Message) -> None:
    def there(match: Match) -> bool:
        return walking(1)(match) and STOP in view_of(match).legal_actions()

    match = played(new_match(seed=4), there)
    cast("IslandState", match._state).hours = hours
    assert aim.values["label"] == choices.label(Table(Session(match)), Part.MAIN)
