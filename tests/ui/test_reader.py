from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.ui.intents import (
    Button,
    Ceased,
    Command,
    Composing,
    Edit,
    Edited,
    Intent,
    Moved,
    Ordered,
    Pressed,
    Released,
    Typed,
    Wheeled,
    Woken,
)
from discovery.ui.reader import WAKE, Reader

if TYPE_CHECKING:
    from discovery.ui.context import Context


@pytest.fixture
def reader(context: Context) -> Reader:
    return Reader(context.display)


def read(reader: Reader, *events: pygame.Event) -> list[Intent]:
    return [given.intent for given in reader.read(events)]


def down(key: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod)


def up(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


@pytest.mark.parametrize(
    ("key", "mod", "command"),
    [
        (pygame.K_RETURN, 0, Command.CONFIRM),
        (pygame.K_SPACE, 0, Command.CONFIRM),
        (pygame.K_ESCAPE, 0, Command.BACK),
        (pygame.K_TAB, 0, Command.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Command.PREVIOUS),
        (pygame.K_r, 0, Command.TURN_RIGHT),
        (pygame.K_r, pygame.KMOD_RSHIFT, Command.TURN_LEFT),
        (pygame.K_q, 0, Command.UPPER_LEFT),
        (pygame.K_e, 0, Command.UPPER_RIGHT),
        (pygame.K_z, pygame.KMOD_LCTRL, Command.UNDO),
        (pygame.K_z, pygame.KMOD_LMETA, Command.UNDO),
        (pygame.K_u, 0, Command.UNDO),
        (pygame.K_BACKSPACE, 0, Command.RESET),
        (pygame.K_RETURN, pygame.KMOD_LALT, Command.FULLSCREEN),
        (pygame.K_F11, 0, Command.FULLSCREEN),
        (pygame.K_F10, 0, Command.MENU),
    ],
)
def test_keys_are_commands(reader: Reader, key: int, mod: int, command: Command) -> None:
    assert read(reader, down(key, mod)) == [Ordered(command)]


def test_keys_without_a_meaning_are_nothing(reader: Reader) -> None:
    assert read(reader, down(pygame.K_j), down(pygame.K_a, pygame.KMOD_CTRL)) == []


def test_a_held_key_repeats_until_it_is_released(reader: Reader) -> None:
    right = pygame.K_RIGHT
    assert read(reader, down(right), down(right), up(right), down(right)) == [
        Ordered(Command.RIGHT),
        Ordered(Command.RIGHT, repeated=True),
        Ordered(Command.RIGHT),
    ]


def test_keys_held_when_the_window_lost_the_focus_are_forgotten(reader: Reader) -> None:
    lost = pygame.Event(pygame.WINDOWFOCUSLOST)
    assert read(reader, down(pygame.K_u), lost, down(pygame.K_u))[-1] == Ordered(Command.UNDO)


def test_the_release_of_tab_is_told_and_that_of_others_is_not(reader: Reader) -> None:
    for key in (pygame.K_TAB, pygame.K_r):
        reader.read([pygame.Event(pygame.KEYDOWN, key=key, mod=0)])
    released = [pygame.Event(pygame.KEYUP, key=key, mod=0) for key in (pygame.K_TAB, pygame.K_r)]
    assert [given.intent for given in reader.read(released)] == [Ceased(Command.NEXT)]


def test_tab_held_when_the_window_lost_the_focus_is_let_go(reader: Reader) -> None:
    lost = pygame.Event(pygame.WINDOWFOCUSLOST)
    assert reader.read([lost]) == []
    reader.read([pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0)])
    assert [given.intent for given in reader.read([lost])] == [Ceased(Command.NEXT)]


def test_of_moves_in_a_row_only_the_last_counts(reader: Reader) -> None:
    moves = [pygame.Event(pygame.MOUSEMOTION, pos=(x, 5)) for x in range(9)]
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(8, 5), button=1)
    assert read(reader, *moves, press, *moves[:2]) == [
        Moved((8, 5)),
        Pressed((8, 5), Button.MAIN),
        Moved((1, 5)),
    ]


def test_buttons_and_wheel(reader: Reader) -> None:
    assert read(
        reader,
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(3, 4), button=3),
        pygame.Event(pygame.MOUSEWHEEL, precise_y=-1.5, y=-1, x=0),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=4),
    ) == [Released((3, 4), Button.SECOND), Wheeled((3, 4), -1.5)]


def test_points_become_pixels(context: Context) -> None:
    class Dense:
        """A window whose surface has twice as many pixels as the window has points."""

        size = (640, 360)

    context.display.window = Dense()  # type: ignore[assignment]
    dense = pygame.Surface((1280, 720))
    Dense.get_surface = lambda _: dense  # type: ignore[attr-defined]
    Dense.destroy = lambda _: None  # type: ignore[attr-defined]
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(100, 50))
    assert read(Reader(context.display), moved) == [Moved((200, 100))]
    assert context.display.points(pygame.Rect(200, 100, 40, 20)) == pygame.Rect(100, 50, 20, 10)


def test_typing_makes_letters_text_and_leaves_some_commands(
    context: Context, reader: Reader
) -> None:
    typed = pygame.Event(pygame.TEXTINPUT, text="한")
    assert read(reader, typed) == []
    context.display.start_typing(pygame.Rect(0, 0, 10, 10))
    assert read(
        reader,
        typed,
        pygame.Event(pygame.TEXTEDITING, text="ㅎ", start=0, length=1),
        down(pygame.K_r),
        down(pygame.K_SPACE),
        down(pygame.K_BACKSPACE),
        down(pygame.K_LEFT),
        down(pygame.K_v, pygame.KMOD_LCTRL),
        down(pygame.K_TAB),
        down(pygame.K_RETURN),
    ) == [
        Typed("한"),
        Composing("ㅎ"),
        Edited(Edit.ERASE),
        Edited(Edit.LEFT),
        Edited(Edit.PASTE),
        Ordered(Command.NEXT),
        Ordered(Command.CONFIRM),
    ]
    context.display.stop_typing()
    assert read(reader, down(pygame.K_e)) == [Ordered(Command.UPPER_RIGHT)]


def test_news_and_the_end(reader: Reader) -> None:
    events = pygame.Event(WAKE), pygame.Event(pygame.QUIT)
    assert read(reader, *events) == [Woken(), Ordered(Command.QUIT)]
