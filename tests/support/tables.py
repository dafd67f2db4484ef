"""What tests do at the tables of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discovery.agents.agent import Choice
from discovery.rules.game import Message
from discovery.ui.intents import Input, Ordered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.scenes.table.scene import MatchScene
    from discovery.ui.context import Context
    from discovery.ui.intents import Command


def laid_out(context: Context, scene: Any) -> Any:
    """Fit a table to the window, at which nothing moves."""
    context.settings.animation = "off"
    scene.layout(context.theme.size)
    return scene


def order(scene: MatchScene, command: Command) -> None:
    scene.handle(Input(None, Ordered(command)))


def advise(scene: MatchScene, actions: Sequence[Any], words: Sequence[str]) -> None:
    """Let a hint be there at once."""
    scene.advice._position = scene.advice._now()
    found = zip(actions, words, strict=True)
    scene.advice.choices = tuple(Choice(action, Message(word)) for action, word in found)
