"""Reading whole content files: bytes and JSON objects."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NoReturn, TypeVar, cast

from discovery.content.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

T = TypeVar("T")


class Entries(dict[str, T]):
    """What a file holds by name; asking for something that it lacks names the file."""

    def __init__(self, path: Path, what: str, entries: Mapping[str, T]) -> None:
        super().__init__(entries)
        self._path = path
        self._what = what

    def __missing__(self, key: str) -> NoReturn:
        """Tell which entry the file lacks."""
        raise ContentError(self._path, f"this {self._what} is missing", key)


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a file; raises `ContentError` if it cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise ContentError(path, "the file is missing") from None
    except OSError as error:
        raise ContentError(path, f"the file cannot be read ({error.strerror})") from None


def read_object(path: Path) -> Mapping[str, object]:
    """Return the JSON object that a file holds; raises `ContentError` for anything else."""
    try:
        value = json.loads(read_bytes(path).decode("utf-8"))
    except UnicodeDecodeError:
        raise ContentError(path, "the file is not UTF-8 text") from None
    except json.JSONDecodeError as error:
        raise ContentError(path, f"not JSON ({error.msg})", f"line {error.lineno}") from None
    if not isinstance(value, dict):
        raise ContentError(path, "a JSON object is expected")
    return cast("Mapping[str, object]", value)


def get_object(path: Path, value: Mapping[str, object], key: str) -> Mapping[str, object]:
    """Return the object under `key`."""
    found = value.get(key)
    if not isinstance(found, dict):
        raise ContentError(path, "an object is expected", key)
    return cast("Mapping[str, object]", found)


def get_text(path: Path, value: Mapping[str, object], key: str) -> str:
    """Return the text under `key`."""
    found = value.get(key)
    if not isinstance(found, str):
        raise ContentError(path, "text is expected", key)
    return found


def get_whole_numbers(
    path: Path, value: Mapping[str, object], key: str, length: int
) -> tuple[int, ...]:
    """Return the `length` whole numbers, none of them negative, listed under `key`."""
    found = value.get(key)
    numbers = tuple(found) if isinstance(found, list) else ()
    if len(numbers) != length or not all(type(n) is int and n >= 0 for n in numbers):
        raise ContentError(path, f"a list of {length} whole numbers is expected", key)
    return numbers
