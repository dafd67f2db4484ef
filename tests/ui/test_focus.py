from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.ui.brush import Look
from discovery.ui.field import Field
from discovery.ui.focus import FocusRing
from discovery.ui.intents import (
    Button as MouseButton,
)
from discovery.ui.intents import (
    Command,
    Composing,
    Edit,
    Edited,
    Input,
    Intent,
    Moved,
    Ordered,
    Pressed,
    Released,
    Typed,
)
from discovery.ui.scene import Quit
from discovery.ui.widgets import Button, Choice

if TYPE_CHECKING:
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition


class Board:
    """Four buttons in a square, a choice and a field below."""

    def __init__(self, context: Context) -> None:
        self.pressed: list[str] = []
        self.ring = FocusRing(context)
        self.buttons = [
            Button(context, name, partial(self._press, name), key=name) for name in "abcd"
        ]
        for number, button in enumerate(self.buttons):
            button.place(pygame.Rect(100 * (number % 2), 100 * (number // 2), 80, 80))
        self.choice = Choice(context, ["x", "y", "z"], 0, lambda _: None, key="choice")
        self.choice.place(pygame.Rect(0, 200, 180, 40))
        self.field = Field(context, "", lambda _: None, key="field", most=5)
        self.field.place(pygame.Rect(0, 300, 180, 40))
        self.ring.fill([*self.buttons, self.choice, self.field])

    def _press(self, name: str) -> Transition:
        self.pressed.append(name)
        return Quit() if name == "d" else None

    def give(self, *intents: Intent) -> Transition:
        wish: Transition = None
        for intent in intents:
            wish = self.ring.handle(Input(None, intent))
        return wish

    @property
    def focused(self) -> str:
        assert self.ring.focused is not None
        return self.ring.focused.key


@pytest.fixture
def board(context: Context) -> Board:
    return Board(context)


def test_tab_goes_round_in_one_order(board: Board) -> None:
    seen = []
    for _ in range(7):
        seen.append(board.focused)
        board.give(Ordered(Command.NEXT))
    assert seen == ["a", "b", "c", "d", "choice", "field", "a"]
    board.give(Ordered(Command.PREVIOUS), Ordered(Command.PREVIOUS))
    assert board.focused == "field"


def test_arrows_go_where_they_point(board: Board) -> None:
    way = [Command.RIGHT, Command.DOWN, Command.LEFT, Command.UP, Command.UP, Command.LEFT]
    seen = []
    for command in way:
        board.give(Ordered(command))
        seen.append(board.focused)
    assert seen == ["b", "d", "c", "a", "field", "field"]
    board.give(Ordered(Command.DOWN))
    assert board.focused == "a"


def test_a_button_is_pressed_by_key_once(board: Board) -> None:
    board.give(Ordered(Command.CONFIRM), Ordered(Command.CONFIRM, repeated=True))
    assert board.pressed == ["a"]


def test_a_click_counts_where_it_was_pressed_and_released(board: Board) -> None:
    main = MouseButton.MAIN
    assert isinstance(board.give(Pressed((140, 140), main), Released((141, 141), main)), Quit)
    board.give(Pressed((10, 10), main), Released((140, 140), main))
    board.give(Pressed((90, 90), main), Released((10, 10), main))
    board.give(Pressed((10, 10), MouseButton.SECOND), Released((10, 10), MouseButton.SECOND))
    assert board.pressed == ["d"]


def test_the_pointer_gives_the_focus_but_not_while_someone_types(board: Board) -> None:
    board.give(Moved((110, 10)))
    assert board.focused == "b"
    board.ring.focus(board.field)
    board.give(Moved((10, 10)))
    assert board.focused == "field"
    board.give(Pressed((10, 10), MouseButton.MAIN))
    assert board.focused == "a"


def test_what_is_disabled_is_passed_over(board: Board) -> None:
    board.buttons[1].enabled = False
    board.give(Ordered(Command.NEXT))
    assert board.focused == "c"
    board.give(Moved((110, 10)))
    assert board.focused == "c"
    main = MouseButton.MAIN
    board.give(Pressed((110, 10), main), Released((110, 10), main))
    assert board.pressed == []


def test_the_look_tells_focus_and_press(board: Board) -> None:
    first, second = board.buttons[:2]
    assert (board.ring.look(first), board.ring.look(second)) == (Look.FOCUSED, Look.NORMAL)
    board.give(Pressed((110, 10), MouseButton.MAIN))
    assert (board.ring.look(first), board.ring.look(second)) == (Look.NORMAL, Look.PRESSED)


def test_a_choice_changes_with_keys_and_at_its_ends(board: Board) -> None:
    board.ring.focus(board.choice)
    board.give(Ordered(Command.RIGHT))
    assert board.choice.index == 1
    board.give(Ordered(Command.LEFT), Ordered(Command.LEFT))
    assert board.choice.index == 2
    main = MouseButton.MAIN
    board.give(Pressed((5, 220), main), Released((5, 220), main))
    assert board.choice.index == 1
    board.give(Pressed((100, 220), main), Released((100, 220), main))
    assert board.choice.index == 2


def test_the_focus_stays_on_the_key_when_the_page_is_built_anew(
    board: Board, context: Context
) -> None:
    board.give(Ordered(Command.NEXT), Ordered(Command.NEXT))
    again = Board(context)
    board.ring.fill(again.buttons)
    assert board.focused == "c"
    assert board.ring.focused is again.buttons[2]


def test_typing_goes_to_the_field_with_the_focus_only(board: Board, context: Context) -> None:
    board.give(Typed("x"))
    assert board.field.text == ""
    board.ring.focus(board.field)
    assert context.display.typing
    board.give(Typed("한글ab"), Edited(Edit.LEFT), Typed("c"), Typed("too long"))
    assert board.field.text == "한글acb"
    board.give(Edited(Edit.ERASE), Edited(Edit.START), Edited(Edit.DELETE), Edited(Edit.DELETE))
    assert board.field.text == "ab"
    board.give(Edited(Edit.ERASE), Edited(Edit.END), Edited(Edit.ERASE))
    assert board.field.text == "a"
    board.give(Ordered(Command.NEXT))
    assert not context.display.typing


def test_what_an_input_method_composes_is_no_text_yet(board: Board) -> None:
    board.ring.focus(board.field)
    board.give(Composing("ㅎ"))
    assert (board.field.text, board.field.composing) == ("", "ㅎ")
    board.give(Typed("하"))
    assert (board.field.text, board.field.composing) == ("하", "")


def test_what_is_marked_gives_way_to_what_is_typed(board: Board) -> None:
    board.ring.focus(board.field)
    board.give(Typed("Ada"))
    board.give(Ordered(Command.PREVIOUS), Ordered(Command.NEXT))
    assert board.field.selected
    board.give(Typed("B"), Typed("en"))
    assert board.field.text == "Ben"
    board.give(Ordered(Command.PREVIOUS), Ordered(Command.NEXT), Edited(Edit.LEFT), Typed("x"))
    assert board.field.text == "Bexn"
    board.give(Ordered(Command.PREVIOUS), Ordered(Command.NEXT), Edited(Edit.ERASE))
    assert board.field.text == ""


def test_the_first_click_marks_and_the_second_puts_the_caret(board: Board) -> None:
    board.ring.focus(board.field)
    board.give(Typed("Ada"), Ordered(Command.PREVIOUS))
    click = Pressed((20, 320), MouseButton.MAIN), Released((20, 320), MouseButton.MAIN)
    board.give(Moved((20, 320)))
    assert board.focused == "choice"
    board.give(*click)
    assert board.field.selected
    board.give(*click)
    assert (board.field.selected, board.field.caret) == (False, 1)


def test_a_field_built_anew_goes_on_where_it_stood(board: Board, context: Context) -> None:
    board.ring.focus(board.field)
    board.give(Typed("Ada"), Edited(Edit.LEFT))
    again = Field(context, "Ada", lambda _: None, key="field")
    board.ring.fill([again])
    assert board.ring.focused is again
    assert (again.caret, again.selected) == (2, False)
    assert context.display.typing


def test_control_letters_do_not_get_into_a_name(board: Board) -> None:
    board.ring.focus(board.field)
    board.give(Typed("a\n\tb\0"))
    assert board.field.text == "ab"
