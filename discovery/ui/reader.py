"""The one reader of the event queue: pygame's events become inputs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.intents import (
    Button,
    Ceased,
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
    Wheeled,
    Woken,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.ui.display import Display
    from discovery.ui.intents import Position

WAKE = pygame.event.custom_type()
"""The event that `Context.wake` posts."""

KEYS = {
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_SPACE: Command.CONFIRM,
    pygame.K_ESCAPE: Command.BACK,
    pygame.K_AC_BACK: Command.BACK,
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_TAB: Command.NEXT,
    pygame.K_r: Command.TURN_RIGHT,
    pygame.K_q: Command.UPPER_LEFT,
    pygame.K_e: Command.UPPER_RIGHT,
    pygame.K_n: Command.NOTE,
    pygame.K_u: Command.UNDO,
    pygame.K_BACKSPACE: Command.RESET,
    pygame.K_p: Command.PASS,
    pygame.K_1: Command.FIRST,
    pygame.K_KP1: Command.FIRST,
    pygame.K_2: Command.SECOND,
    pygame.K_KP2: Command.SECOND,
    pygame.K_PLUS: Command.ZOOM_IN,
    pygame.K_EQUALS: Command.ZOOM_IN,
    pygame.K_KP_PLUS: Command.ZOOM_IN,
    pygame.K_MINUS: Command.ZOOM_OUT,
    pygame.K_KP_MINUS: Command.ZOOM_OUT,
    pygame.K_f: Command.FIT,
    pygame.K_HOME: Command.FIT,
    pygame.K_w: Command.PAN_UP,
    pygame.K_s: Command.PAN_DOWN,
    pygame.K_a: Command.PAN_LEFT,
    pygame.K_d: Command.PAN_RIGHT,
    pygame.K_PAGEUP: Command.PAGE_UP,
    pygame.K_PAGEDOWN: Command.PAGE_DOWN,
    pygame.K_F10: Command.MENU,
    pygame.K_F1: Command.HELP,
    pygame.K_F11: Command.FULLSCREEN,
    pygame.K_g: Command.LOG,
    pygame.K_l: Command.TILES,
    pygame.K_h: Command.HOLDERS,
    pygame.K_o: Command.ODDS,
    pygame.K_x: Command.LOOK,
    pygame.K_t: Command.HINT,
    pygame.K_y: Command.WHY,
    pygame.K_PERIOD: Command.FASTER,
    pygame.K_END: Command.SKIP,
}
HELD = {pygame.K_TAB: Command.NEXT}
"""Keys whose release means something."""
SHIFTED = {pygame.K_TAB: Command.PREVIOUS, pygame.K_r: Command.TURN_LEFT}
TYPING = {
    pygame.K_LEFT: Edit.LEFT,
    pygame.K_RIGHT: Edit.RIGHT,
    pygame.K_HOME: Edit.START,
    pygame.K_END: Edit.END,
    pygame.K_BACKSPACE: Edit.ERASE,
    pygame.K_DELETE: Edit.DELETE,
}
STILL_COMMANDS = {
    Command.CONFIRM,
    Command.BACK,
    Command.UP,
    Command.DOWN,
    Command.NEXT,
    Command.PREVIOUS,
    Command.PAGE_UP,
    Command.PAGE_DOWN,
    Command.MENU,
    Command.HELP,
    Command.FULLSCREEN,
}
"""What keys still mean while somebody types (the space bar then writes a space)."""
BUTTONS = {1: Button.MAIN, 2: Button.MIDDLE, 3: Button.SECOND}
CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META


class Reader:
    """Turns events into inputs; knows which keys are held and where the pointer is."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._held: set[int] = set()
        self._pointer: Position = (0, 0)

    def read(self, events: Iterable[pygame.Event]) -> list[Input]:
        """Return the inputs that `events` mean; of moves in a row only the last is kept."""
        inputs: list[Input] = []
        for event in events:
            intent = self._intent(event)
            if intent is None:
                continue
            given = Input(None, intent, event)
            if inputs and isinstance(intent, Moved) and isinstance(inputs[-1].intent, Moved):
                inputs[-1] = given
            else:
                inputs.append(given)
        return inputs

    def _intent(self, event: pygame.Event) -> Intent | None:  # noqa: PLR0911 - one for each kind
        if event.type == pygame.MOUSEMOTION:
            self._pointer = self._display.physical(event.pos)
            return Moved(self._pointer)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._button(event)
        if event.type == pygame.MOUSEWHEEL:
            control = bool(pygame.key.get_mods() & CONTROL)
            return Wheeled(self._pointer, float(event.precise_y), control)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
            return Ceased(HELD[event.key]) if event.key in HELD else None
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._text(event)
        if event.type == pygame.WINDOWFOCUSLOST:
            held = [command for key, command in HELD.items() if key in self._held]
            self._held.clear()
            return Ceased(held[0]) if held else None
        if event.type == WAKE:
            return Woken()
        return Ordered(Command.QUIT) if event.type == pygame.QUIT else None

    def _button(self, event: pygame.Event) -> Intent | None:
        button = BUTTONS.get(event.button)
        if button is None:
            return None
        self._pointer = self._display.physical(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return Pressed(self._pointer, button)
        return Released(self._pointer, button)

    def _text(self, event: pygame.Event) -> Intent | None:
        if not self._display.typing:
            return None
        return Typed(event.text) if event.type == pygame.TEXTINPUT else Composing(event.text)

    def _key(self, event: pygame.Event) -> Intent | None:
        repeated = event.key in self._held
        self._held.add(event.key)
        if event.mod & pygame.KMOD_ALT:
            full = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not repeated
            return Ordered(Command.FULLSCREEN) if full else None
        if self._display.typing:
            return _typing_key(event, repeated=repeated)
        if event.mod & CONTROL:
            return Ordered(Command.UNDO, repeated) if event.key == pygame.K_z else None
        command = _command(event)
        return Ordered(command, repeated) if command else None


def _command(event: pygame.Event) -> Command | None:
    command = KEYS.get(event.key)
    return SHIFTED.get(event.key, command) if event.mod & pygame.KMOD_SHIFT else command


def _typing_key(event: pygame.Event, *, repeated: bool) -> Intent | None:
    """Return what a key means while a text field has the focus; letters come as text."""
    if event.mod & CONTROL:
        return Edited(Edit.PASTE) if event.key == pygame.K_v else None
    if event.key in TYPING:
        return Edited(TYPING[event.key])
    command = _command(event)
    still = command in STILL_COMMANDS and event.key != pygame.K_SPACE
    return Ordered(command, repeated) if command and still else None
