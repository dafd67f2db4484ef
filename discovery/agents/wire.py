"""Values on their way between processes; a game's content, which both have, is only named."""

from __future__ import annotations

import io
import pickle
from typing import Any

_CONTENT = "content"


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, content: object) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._content = content

    def persistent_id(self, obj: object) -> str | None:
        return _CONTENT if obj is self._content else None


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, content: object) -> None:
        super().__init__(file)
        self._content = content

    def persistent_load(self, _name: str) -> object:
        return self._content


def pack(value: object, content: object) -> bytes:
    """Return a value as bytes, without the `content` that it refers to.

    >>> tiles = ["a", "lot", "of", "tiles"]
    >>> unpack(pack({"tiles": tiles, "laid": 3}, tiles), ["their", "own", "copy"])
    {'tiles': ['their', 'own', 'copy'], 'laid': 3}
    """
    file = io.BytesIO()
    _Packer(file, content).dump(value)
    return file.getvalue()


def unpack(packed: bytes, content: object) -> Any:
    """Return the value, which refers to `content`."""
    return _Unpacker(io.BytesIO(packed), content).load()
