"""What the screens of all tables have in common, for matches in play and recorded games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from discovery.ui.scene import Push, Scene
from discovery.ui.settings import speed_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.scenes.table.session import MatchSession
    from discovery.ui.animation import Movements
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition
    from discovery.ui.sound import Sounds


class ShownTable(Protocol):
    """What a table must be able to do so that a screen can show it."""

    sounds: Sounds | None
    speed: Callable[[], float]

    @property
    def session(self) -> MatchSession[Any, Any]:
        """The match at the table."""

    @property
    def movements(self) -> Movements[Any]:
        """What moves on the table."""

    def fit_window(self, size: tuple[int, int], scale: float) -> None:
        """Fit to a window of `size` pixels at the theme's `scale`."""


class Mouse(Protocol):
    """The mouse over a table."""

    def let_go(self) -> None:
        """Forget a button that is down."""


class SeatedScene(Scene):
    """A table on the screen, with its mouse; a game adds keys and a painter."""

    music = "landscape"

    def __init__(self, context: Context, table: ShownTable, pointer: Mouse) -> None:
        """Let the table be heard, and move at the speed of the settings."""
        self.context = context
        self._shown = table
        self._mouse = pointer
        table.sounds = context.sounds
        table.speed = lambda: speed_of(context.settings)

    def enter(self) -> None:
        """Begin with no button down."""
        self._mouse.let_go()
        self.stale = True

    def layout(self, size: tuple[int, int]) -> None:
        """Fit to the window."""
        self._shown.fit_window(size, self.context.theme.scale)
        self.stale = True

    def menu(self) -> Transition:
        """Open the menu over the table."""
        from discovery.scenes.pause import PauseScene  # noqa: PLC0415 - it opens tables itself

        return Push(PauseScene(self.context, self, self._shown.session.match))


class HoveredScene(SeatedScene):
    """A table of whose picture only that is drawn anew which the pointer changes by moving."""

    def __init__(self, context: Context, table: ShownTable, pointer: Mouse) -> None:
        super().__init__(context, table, pointer)
        self._stale = True
        self._hovered = False

    @property
    def stale(self) -> bool:
        """Whether the picture is out of date, in whatever part of it."""
        return self._stale

    @stale.setter
    def stale(self, stale: bool) -> None:
        self._stale = stale
        if stale:
            self._hovered = False
