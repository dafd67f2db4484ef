"""Clicks and drags at any table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from discovery.scenes.table.ask import Ask
from discovery.scenes.table.pointer import DRAG_UNITS, BoardPointer
from discovery.ui.intents import Button, Moved, Pressed, Released, Wheeled

if TYPE_CHECKING:
    from discovery.scenes.table.pointer import Hold, PointedTable

EDGE = 100
"""From here on the right lies a panel."""


class Noting(BoardPointer[str]):
    """Notes what it is asked to do."""

    def __init__(self) -> None:
        self.table = SimpleNamespace(pointer=None, layout=SimpleNamespace(px=int))
        super().__init__(cast("PointedTable", self.table))
        self.notes: list[object] = []

    def find(self, at: tuple[int, int], button: Button) -> tuple[str | None, bool]:  # noqa: ARG002
        return ("panel", False) if at[0] >= EDGE else (None, True)

    def drag(self, hold: Hold[str], at: tuple[int, int]) -> None:
        self.notes.append(at[0] - hold.last[0])

    def hover(self, at: tuple[int, int]) -> None:
        self.notes.append(("hover", *at))

    def click(self, hold: Hold[str], at: tuple[int, int]) -> Ask | None:
        self.notes.append((hold.target, hold.button, at))
        return Ask.MENU

    def turn_wheel(self, given: Wheeled) -> None:
        self.notes.append(self.whole(given.steps))


@pytest.fixture
def pointer() -> Noting:
    return Noting()


def test_a_press_that_hardly_moves_is_a_click(pointer: Noting) -> None:
    pointer.handle(Pressed((5, 5), Button.MAIN))
    pointer.handle(Moved((5 + DRAG_UNITS, 5)))
    assert pointer.handle(Released((5 + DRAG_UNITS, 5), Button.MAIN)) is Ask.MENU
    assert pointer.notes == [(None, Button.MAIN, (5 + DRAG_UNITS, 5))]


def test_one_that_moves_further_drags_from_where_it_was_last(pointer: Noting) -> None:
    pointer.handle(Pressed((5, 5), Button.MAIN))
    assert not pointer.dragging
    pointer.handle(Moved((25, 5)))
    pointer.handle(Moved((26, 5)))
    assert pointer.dragging
    assert pointer.handle(Released((26, 5), Button.MAIN)) is None
    assert pointer.notes == [20, 1]
    assert not pointer.dragging


def test_a_panel_is_held_and_never_dragged(pointer: Noting) -> None:
    pointer.handle(Pressed((EDGE, 5), Button.MAIN))
    assert pointer.held == "panel"
    pointer.handle(Moved((EDGE + 50, 5)))
    pointer.handle(Released((EDGE + 50, 5), Button.MAIN))
    assert pointer.notes == [("panel", Button.MAIN, (EDGE + 50, 5))]
    assert pointer.held is None


def test_another_button_means_nothing_while_one_is_down(pointer: Noting) -> None:
    pointer.handle(Pressed((5, 5), Button.MAIN))
    pointer.handle(Pressed((EDGE, 5), Button.SECOND))
    assert pointer.handle(Released((EDGE, 5), Button.SECOND)) is None
    assert pointer.held is None
    assert pointer.handle(Released((5, 5), Button.MAIN)) is Ask.MENU


def test_what_was_let_go_is_no_click(pointer: Noting) -> None:
    pointer.handle(Pressed((5, 5), Button.MAIN))
    pointer.let_go()
    assert pointer.handle(Released((5, 5), Button.MAIN)) is None
    pointer.handle(Moved((6, 5)))
    assert pointer.notes == [("hover", 6, 5)]
    assert pointer.table.pointer == (6, 5)


def test_parts_of_a_step_of_the_wheel_add_up(pointer: Noting) -> None:
    for steps in (0.5, 0.5, -0.25, 2.0):
        pointer.handle(Wheeled((5, 5), steps))
    assert pointer.notes == [0, 1, 0, 1]
