"""Messages put together from others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message

if TYPE_CHECKING:
    from collections.abc import Sequence


def joined(lines: Sequence[Message]) -> Message:
    r"""Return lines below each other as one message.

    >>> str(joined([Message("one"), Message("two")]))
    'one\ntwo'
    """
    return chained(lines, "\n")


def chained(parts: Sequence[Message], between: str) -> Message:
    """Return messages one after the other as one, with `between` in between."""
    names = ["part" + str(number) for number in range(len(parts))]
    template = between.join("{" + name + "}" for name in names)
    return Message(template, dict(zip(names, parts, strict=True)))
