"""Whole objects as bytes, so that two of them can be compared without their help."""

from __future__ import annotations

import pickle
from io import BytesIO


class _Freezer(pickle.Pickler):
    """Writes what objects hold and not which of it is one object: equal values, equal bytes."""

    def __init__(self, file: BytesIO, shared: object) -> None:
        super().__init__(file, protocol=5)
        self.fast = True  # keeps no memory of objects seen before
        self._shared = shared

    def persistent_id(self, value: object) -> object:
        if isinstance(value, set | frozenset):
            return ("set", *sorted(value, key=repr))
        return "shared" if self._shared is not None and value is self._shared else None


def frozen(value: object, shared: object = None) -> bytes:
    """Return all that `value` holds; `shared` (a game's content) counts as one thing."""
    file = BytesIO()
    _Freezer(file, shared).dump(value)
    return file.getvalue()
