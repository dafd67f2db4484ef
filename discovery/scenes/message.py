"""Short words that must be read: a notice, or a question with two answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.page import Page
from discovery.ui.scene import Pop
from discovery.ui.widgets import Button, Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene, Transition


class Notice(Page):
    """Tells something; the only answer is that it was read."""

    width = 860

    def __init__(
        self, context: Context, below: Scene | None, heading: str, paragraphs: Sequence[str]
    ) -> None:
        """Show `paragraphs`, translated already, over the scene `below`."""
        super().__init__(context, below)
        self._words = heading
        self._paragraphs = tuple(paragraphs)

    def heading(self) -> str:
        """Return the heading given."""
        return self._words

    def body(self) -> Sequence[Box]:
        """Return the paragraphs."""
        return [Label(self.context, text) for text in self._paragraphs]

    def footer(self) -> Sequence[Box]:
        """Return the one answer."""
        return [Button(self.context, self.context.tr("All right"), Pop, icon="check")]


class Question(Notice):
    """Asks whether to do something; going back means no."""

    def __init__(  # noqa: PLR0913, PLR0917 - what is asked and what follows
        self,
        context: Context,
        below: Scene | None,
        heading: str,
        paragraphs: Sequence[str],
        yes: str,
        on_yes: Callable[[], Transition],
    ) -> None:
        """Ask; `yes` words the answer that does `on_yes`, whose transition begins at this scene."""
        super().__init__(context, below, heading, paragraphs)
        self._yes = yes
        self._on_yes = on_yes

    def footer(self) -> Sequence[Box]:
        """Return the two answers; the safe one has the focus first."""
        return [
            Button(self.context, self.context.tr("Cancel"), Pop, icon="cross", key="no"),
            Button(self.context, self._yes, self._on_yes, icon="check", key="yes"),
        ]
