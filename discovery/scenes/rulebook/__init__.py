"""The rules in the program: pages as data, a book for each game, and the scene for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene


def open_rules(context: Context, key: str = "") -> Scene:
    """Return the rule pages, open at paragraph `key` (as `Refusal.paragraph` names it).

    Push it: going back leads to where it was opened. The part of the key before its first point
    names the game; without a key, or with one that no book has, the contents are shown.
    """
    from discovery.scenes.rulebook.scene import RulebookScene  # noqa: PLC0415 - when it is opened
    from discovery.scenes.rulebook.shelf import find_book  # noqa: PLC0415

    return RulebookScene(context, find_book(key), key)
