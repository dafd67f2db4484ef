"""What a screen is, and what it can ask of the stack of screens.

The scene on top gets every input. It returns a transition; one place (`discovery.app`) applies it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from discovery.ui.intents import Input
    from discovery.ui.sound_table import Effect

Areas: TypeAlias = "Sequence[pygame.Rect]"
"""Of the screen, in physical pixels."""


class Push(NamedTuple):
    """Put `scene` on top."""

    scene: Scene


class Pop:
    """Leave the top scene; the one below goes on."""


class Replace(NamedTuple):
    """Leave the top scene for `scene`."""

    scene: Scene


class Reset(NamedTuple):
    """Leave every scene and begin anew with `scene`."""

    scene: Scene


class Quit:
    """End the program."""


Transition = Push | Pop | Replace | Reset | Quit | None


class Scene(ABC):
    """One screen. It draws what it knows and turns input into transitions."""

    music: str = ""
    """The piece that plays while the scene is there; without a name, that of the scene below."""
    arrival: Effect | None = None
    """What is heard when the scene comes up for the first time."""
    stale: bool = True
    """Whether the picture is out of date; the loop draws then and clears it."""

    @property
    def busy(self) -> bool:
        """Whether time passes: something moves, or a pause runs."""
        return False

    @property
    def pause(self) -> float:
        """Seconds for which nothing will move, if nothing comes in, although time passes."""
        return 0.0

    @property
    def moving(self) -> bool:
        """Whether something moves, so that every frame must be drawn."""
        return self.busy and not self.pause

    def enter(self) -> None:  # noqa: B027 - most scenes have nothing to do here
        """Called when the scene comes to the top, for the first time or again."""

    def leave(self) -> None:  # noqa: B027 - as enter
        """Called when the scene leaves the stack; give large pictures back here."""

    @abstractmethod
    def layout(self, size: tuple[int, int]) -> None:
        """Fit to a surface of `size` physical pixels; called before the first drawing."""

    @abstractmethod
    def handle(self, given: Input) -> Transition:
        """Answer one input."""

    def update(self, seconds: float) -> Transition:  # noqa: ARG002 - for scenes that move
        """Let `seconds` pass; called once each pass of the loop.

        Time stands still (0 seconds) while the scene is not busy: the loop then sleeps until
        something comes in. In a pause it sleeps to its end, and nothing is drawn unless the scene
        says that its picture is out of date.
        """
        return None

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> Areas | None:
        """Draw the whole screen onto `surface`, or what of it is out of date.

        Return the areas outside which every pixel is as it was, None if any may be another: only
        these reach the screen.
        """

    def portrait(self) -> pygame.Surface | None:
        """Return a small picture for a save of the game that is played here, None without one."""
        return None


class PartlyStale(Scene):
    """A scene that draws only where the pointer changed its picture, if nothing else did."""

    _stale = True
    _hovered = False
    """Whether nothing else has changed the picture since it was drawn."""

    @property
    def stale(self) -> bool:
        """Whether the picture is out of date, in whatever part of it."""
        return self._stale

    @stale.setter
    def stale(self, stale: bool) -> None:
        self._stale = stale
        if stale:
            self._hovered = False

    def hover(self) -> None:
        """Take note that the pointer has changed the picture by moving."""
        self._stale, self._hovered = True, self._hovered or not self._stale
