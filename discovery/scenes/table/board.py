"""What the screens of all tables have in common, for matches in play and recorded games."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Protocol

from discovery.scenes.table.ask import Ask
from discovery.scenes.table.steering import MOVING
from discovery.ui.intents import Moved, Ordered, Pressed, Released, Wheeled
from discovery.ui.scene import PartlyStale, Push, Scene
from discovery.ui.settings import speed_of
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.scenes.table.session import MatchSession
    from discovery.ui.animation import Movements
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent
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

    def sound(self, effect: Effect) -> None:
        """Let an effect be heard."""


class Mouse(Protocol):
    """The mouse over a table."""

    def let_go(self) -> None:
        """Forget a button that is down."""

    def handle(self, intent: Moved | Pressed | Released | Wheeled) -> Ask | None:
        """Answer the mouse."""


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

    @abstractmethod
    def help_key(self) -> str:
        """Return the paragraph of the rules on what was told, or on what one looks at."""

    @abstractmethod
    def results(self) -> Transition:
        """Go to the results of the game."""

    def go(self, ask: Ask | None) -> Transition:
        """Go where something at the table leads."""
        match ask:
            case None:
                return None
            case Ask.MENU:
                return self.menu()
            case Ask.RULES:
                return self.rules()
            case Ask.RESULTS:
                return self.results()
            case Ask.REVEAL:
                return self.reveal()

    def menu(self) -> Transition:
        """Open the menu over the table."""
        from discovery.scenes.pause import PauseScene  # noqa: PLC0415 - it opens tables itself

        return Push(PauseScene(self.context, self, self._shown.session.match))

    def rules(self) -> Transition:
        """Open the rules at what one is looking at."""
        from discovery.scenes.rulebook import open_rules  # noqa: PLC0415 - pages open tables

        return Push(open_rules(self.context, self.help_key()))

    def reveal(self) -> Transition:
        """Show the whole game once there are no secrets any more, for games that have some."""
        return None

    def woken(self) -> None:
        """Take up what was made off the frame."""


class HoveredScene(PartlyStale, SeatedScene):
    """A table of whose picture only that is drawn anew which the pointer changes by moving."""

    @property
    @abstractmethod
    def glance(self) -> object:
        """What a movement of the mouse can change in the picture."""

    @property
    @abstractmethod
    def cursor(self) -> object:
        """What keys that move have moved."""

    @abstractmethod
    def heed(self, intent: Intent) -> None:
        """Take notice of an input before it is answered: what was told may be over."""

    @abstractmethod
    def order(self, given: Ordered) -> Ask | None:
        """Answer a command."""

    def devices(self, intent: Intent) -> Ask | None:
        """Answer keys and mouse; the picture is out of date if they changed anything."""
        before = self.glance
        ask = self._asked(intent)
        if not isinstance(intent, Moved):
            self.stale = True
        elif before != self.glance:
            self.hover()
        return ask

    def _asked(self, intent: Intent) -> Ask | None:
        self.heed(intent)
        match intent:
            case Ordered(command):
                before = self.cursor
                ask = self.order(intent)
                if command in MOVING and before != self.cursor:
                    self._shown.sound(Effect.FOCUS)
                return ask
            case Moved() | Pressed() | Released() | Wheeled():
                return self._mouse.handle(intent)
            case _:
                return None
