"""Reads single fields of a record; each raises `Damaged` with the field's place in the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeGuard, TypeVar

from discovery.match.faults import Damaged

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST_NAME = 200
"""Letters; the program's own fields take 40. To draw a million of them takes minutes."""

T = TypeVar("T", covariant=True)  # noqa: PLC0105 - the result of one reader, nothing more
Item = TypeVar("Item")


class Reader(Protocol[T]):
    """Any of the functions below."""

    def __call__(self, entry: Mapping[str, Any], key: str, where: str = "") -> T:
        """Return the field `key` of `entry`."""


def words(entry: Mapping[str, Any], key: str, where: str = "") -> str:
    """Return a text."""
    value = entry.get(key)
    if not _is_text(value):
        raise Damaged(where, key)
    return value


def _is_text(value: object) -> TypeGuard[str]:
    """Tell whether a value is a text without halves of letters, which no file takes again."""
    if not isinstance(value, str):
        return False
    return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)


def name(entry: Mapping[str, Any], key: str, where: str = "") -> str:
    """Return a text that is short enough for a person to have typed it."""
    value = words(entry, key, where)
    if len(value) > LONGEST_NAME:
        raise Damaged(where, key)
    return value


def whole(entry: Mapping[str, Any], key: str, where: str = "", *, least: int | None = None) -> int:
    """Return a whole number, not under `least`."""
    value = entry.get(key)
    if type(value) is not int or (least is not None and value < least):
        raise Damaged(where, key)
    return value


def count(entry: Mapping[str, Any], key: str, where: str = "") -> int:
    """Return a whole number from 0."""
    return whole(entry, key, where, least=0)


def items(
    entry: Mapping[str, Any], key: str, kind: type[Item], where: str = ""
) -> tuple[Item, ...]:
    """Return a list whose entries are all of `kind`."""
    value = entry.get(key)
    if not isinstance(value, list) or not all(type(each) is kind for each in value):
        raise Damaged(where, key)
    return tuple(value)


def texts(entry: Mapping[str, Any], key: str, where: str = "") -> tuple[str, ...]:
    """Return a list of texts."""
    found = items(entry, key, str, where)
    if not all(map(_is_text, found)):
        raise Damaged(where, key)
    return found


def wholes(entry: Mapping[str, Any], key: str, where: str = "") -> tuple[int, ...]:
    """Return a list of whole numbers."""
    return items(entry, key, int, where)


def table(entry: Mapping[str, Any], key: str, where: str = "") -> dict[str, str]:
    """Return texts by key."""
    value = entry.get(key)
    if not isinstance(value, dict) or not all(map(_is_text, (*value, *value.values()))):
        raise Damaged(where, key)
    return dict(value)


def truth(entry: Mapping[str, Any], key: str, where: str = "") -> bool:
    """Return true or false."""
    value = entry.get(key)
    if not isinstance(value, bool):
        raise Damaged(where, key)
    return value


def optional(reader: Reader[T], entry: Mapping[str, Any], key: str, where: str = "") -> T | None:
    """Return what `reader` reads, None where the field is missing or null."""
    return None if entry.get(key) is None else reader(entry, key, where)
