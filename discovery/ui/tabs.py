"""Buttons of which one is chosen: the parts of a page that take turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.ui.boxes import Row
from discovery.ui.brush import Look
from discovery.ui.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from discovery.ui.context import Context
    from discovery.ui.scene import Transition


class Tab(Button):
    """A button that stays down, with a bar of brass, while what it names is shown."""

    def __init__(
        self, context: Context, text: str, on_press: Callable[[], Transition], key: str, icon: str
    ) -> None:
        super().__init__(context, text, on_press, key=key, icon=icon)
        self.chosen = False

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the button."""
        super().draw(surface, Look.PRESSED if self.chosen and look is Look.NORMAL else look)
        if self.chosen:
            self.brush.chosen(surface, self.rect)


def tabs(
    context: Context,
    names: Sequence[tuple[str, str]],
    chosen: int,
    on_choose: Callable[[int], None],
) -> Row:
    """Return a row of tabs for `names`, each words (translated) and an icon."""

    def press(index: int) -> Callable[[], Transition]:
        def choose() -> Transition:
            on_choose(index)
            return None

        return choose

    row = [
        Tab(context, words, press(index), f"tab {index}", icon)
        for index, (words, icon) in enumerate(names)
    ]
    row[chosen].chosen = True
    return Row(context, row, align=0.5)
