"""Sentences for people, as the rules and the files of games say them.

They are part of the contract, which exports them too; the first picture needs no more of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence for people: an English template, translated later, and the values in it.

    `one` is the template for a ``count`` of one, where the two differ.

    >>> str(Message("{count} open edges", {"count": 3}, "{count} open edge"))
    '3 open edges'
    >>> str(Message("{count} open edges", {"count": 1}, "{count} open edge"))
    '1 open edge'
    """

    template: str
    values: Mapping[str, object] = field(default_factory=dict)
    one: str = ""

    def __str__(self) -> str:
        single = self.one and self.values.get("count") == 1
        return (self.one if single else self.template).format(**self.values)


def mark(template: str) -> str:
    """Return `template` as it is; the string collector finds it here (gettext's `N_`)."""
    return template


def mark_forms(one: str, many: str) -> tuple[str, str]:
    """Return both forms as they are, for one and for many; the string collector finds them."""
    return one, many


def counted(forms: tuple[str, str], count: int, **values: object) -> Message:
    """Return words for a number of things, in those of two `forms` that go with it.

    >>> [str(counted(("{count} city", "{count} cities"), count)) for count in (1, 2)]
    ['1 city', '2 cities']
    """
    one, many = forms
    return Message(many, {"count": count, **values}, one)
