"""What comes out of a game's box: its rules, its content and where the content came from."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from discovery.rules.game import Rules


@dataclass(frozen=True, slots=True)
class GameBox:
    """A game ready to be played.

    `content` is the plain data that `rules.start` takes; `digests` gives for each file that it was
    read from the file's SHA-256 in hexadecimal. Records carry the digests, so that a log is never
    replayed with other tiles. `agents` names the computer players that can go on with a saved game;
    None: any. `restore` makes the box of a record that holds content of a person's own, from the
    record's `content`; it returns None for a record that holds none.
    """

    rules: Rules
    content: Any
    digests: Mapping[str, str] = field(default_factory=dict)
    agents: tuple[str, ...] | None = None
    restore: Callable[[Mapping[str, str]], GameBox | None] | None = None

    def fitting(self, content: Mapping[str, str]) -> GameBox:
        """Return the box with which a record with such `content` was made.

        Raises:
            Damaged: the record should hold content of a person's own, but does not.
        """
        made = None if self.restore is None else self.restore(content)
        return self if made is None else replace(made, agents=self.agents)
