"""What a person wants, whatever the device: the values that scenes handle.

One reader of the event queue (`discovery.ui.reader`) makes them, so a key, a mouse button and
later a pad button that mean the same arrive as the same value.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pygame

Position = tuple[int, int]
"""Physical pixels of the window's surface, from its top left."""


class Command(StrEnum):
    """A wish without a place."""

    CONFIRM = "confirm"
    BACK = "back"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    TURN_RIGHT = "turn right"
    TURN_LEFT = "turn left"
    UPPER_LEFT = "upper left"
    UPPER_RIGHT = "upper right"
    UNDO = "undo"
    RESET = "reset"
    PASS = "pass"  # noqa: S105 - a move, no secret
    FIRST = "first"
    SECOND = "second"
    NOTE = "note"
    LOG = "log"
    ZOOM_IN = "zoom in"
    ZOOM_OUT = "zoom out"
    FIT = "fit"
    PAN_UP = "pan up"
    PAN_DOWN = "pan down"
    PAN_LEFT = "pan left"
    PAN_RIGHT = "pan right"
    PAGE_UP = "page up"
    PAGE_DOWN = "page down"
    MENU = "menu"
    HELP = "help"
    TILES = "tiles"
    HOLDERS = "holders"
    ODDS = "odds"
    LOOK = "look"
    HINT = "hint"
    WHY = "why"
    FASTER = "faster"
    SKIP = "skip"
    FULLSCREEN = "fullscreen"
    QUIT = "quit"


class Button(StrEnum):
    """A pointer's button."""

    MAIN = "main"
    MIDDLE = "middle"
    SECOND = "second"


@dataclass(frozen=True, slots=True)
class Moved:
    """The pointer is now at `at`."""

    at: Position


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button went down at `at`."""

    at: Position
    button: Button


@dataclass(frozen=True, slots=True)
class Released:
    """A button came up at `at`."""

    at: Position
    button: Button


@dataclass(frozen=True, slots=True)
class Wheeled:
    """The wheel turned by `steps` (away from the person is positive) with the pointer at `at`.

    `control` when the Ctrl key (Cmd on a Mac) is held, which zooms whatever else the wheel does.
    """

    at: Position
    steps: float
    control: bool = False


@dataclass(frozen=True, slots=True)
class Ordered:
    """A command was given; `repeated` when a held key repeats it."""

    command: Command
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Ceased:
    """The key of a command that means something while it is held came up."""

    command: Command


@dataclass(frozen=True, slots=True)
class Typed:
    """Text was entered, perhaps through an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class Composing:
    """An input method shows `text` that is not entered yet; empty when it is done."""

    text: str


class Edit(StrEnum):
    """A wish about the text that is being typed."""

    LEFT = "left"
    RIGHT = "right"
    START = "start"
    END = "end"
    ERASE = "erase"
    DELETE = "delete"
    PASTE = "paste"


@dataclass(frozen=True, slots=True)
class Edited:
    """An editing key was pressed while a text field had the focus."""

    edit: Edit


@dataclass(frozen=True, slots=True)
class Woken:
    """Something that ran off the frame (a computer player, a save) has news.

    The scene on top gets it, which may not be the one that waits: look for answers in `update`,
    which is called in every pass and when a scene comes to the top again.
    """


Intent = (
    Moved | Pressed | Released | Wheeled | Ordered | Ceased | Typed | Composing | Edited | Woken
)


class Input(NamedTuple):
    """An intent, the seat whose device sent it (None: a device that all share), its raw event."""

    seat: int | None
    intent: Intent
    event: pygame.Event | None = None
