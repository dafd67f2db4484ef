"""Disks that take no more: a real one of memory where root may mount it, a feigned one elsewhere.

A feigned disk stands between the program and every call that writes below its folder.
"""

from __future__ import annotations

import errno
import io
import os
import shutil
import subprocess
from typing import TYPE_CHECKING, Any, Protocol

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

ROOM = 300
"""Bytes that a full disk still takes: a part of every file of ours."""


class Disk(Protocol):
    """A folder that lies on a disk of its own."""

    folder: Path

    def fill(self) -> None:
        """Let it have no room."""

    def lock(self) -> None:
        """Let it be read only."""

    def free(self) -> None:
        """Let it take files again."""


class RealDisk:
    """A small file system in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"
        folder.mkdir()
        self._run("mount", "-t", "tmpfs", "-o", "size=4m,mode=700", "tmpfs", str(folder))

    def fill(self) -> None:
        with self._filler.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError as error:
                assert error.errno == errno.ENOSPC  # noqa: PT017 - it must come

    def lock(self) -> None:
        self._run("mount", "-o", "remount,ro", str(self.folder))

    def free(self) -> None:
        self._run("mount", "-o", "remount,rw", str(self.folder))
        self._filler.unlink(missing_ok=True)

    def close(self) -> None:
        self._run("umount", "-l", str(self.folder))

    def _run(self, *words: str) -> None:
        subprocess.run(words, check=True, capture_output=True)


class _Full(io.FileIO):
    """A file on a disk that is full after a few bytes."""

    def write(self, data: Any) -> int:
        super().write(bytes(data)[:ROOM])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class FeignedDisk:
    """A folder on any disk, and calls of the system that fail for it."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self._state = ""
        self._names: dict[int, str] = {}
        folder.mkdir()
        for name in ("mkdir", "replace", "rename", "link", "unlink", "remove"):
            patch.setattr(os, name, self._changing(getattr(os, name)))
        patch.setattr(os, "open", self._opening(os.open))
        patch.setattr(os, "fdopen", self._wrapping(os.fdopen))
        patch.setattr(io, "open", self._making(io.open))

    def fill(self) -> None:
        self._state = "full"

    def lock(self) -> None:
        self._state = "locked"

    def free(self) -> None:
        self._state = ""

    def _ours(self, path: object) -> bool:
        return isinstance(path, str | os.PathLike) and str(path).startswith(str(self.folder))

    def _refuse(self, path: object) -> None:
        if self._state == "locked" and self._ours(path):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    def _changing(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def change(path: Any, *args: Any, **kwargs: Any) -> Any:
            self._refuse(path)
            return call(path, *args, **kwargs)

        return change

    def _opening(self, call: Callable[..., int]) -> Callable[..., int]:
        def opening(path: Any, flags: int, *args: Any, **kwargs: Any) -> int:
            if flags & (os.O_CREAT | os.O_WRONLY | os.O_RDWR):
                self._refuse(path)
            handle = call(path, flags, *args, **kwargs)
            self._names[handle] = str(path)
            return handle

        return opening

    def _wrapping(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def wrap(handle: int, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
            if self._state == "full" and "r" not in mode and self._ours(self._names.get(handle)):
                file = _Full(handle, "w")
                return file if "b" in mode else io.TextIOWrapper(file, write_through=True)
            return call(handle, mode, *args, **kwargs)

        return wrap

    def _making(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def make(path: Any, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
            writes = mode[0] != "r" or "+" in mode
            if writes:
                self._refuse(path)
            if writes and self._state == "full" and self._ours(path):
                return _Full(path, mode.replace("b", "").replace("t", ""))
            return call(path, mode, *args, **kwargs)

        return make


@pytest.fixture(params=["feigned", "real"])
def disk(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Disk]:
    """A disk to fill and to lock."""
    folder = tmp_path / "disk"
    if request.param == "feigned":
        yield FeignedDisk(folder, monkeypatch)
        return
    if not hasattr(os, "geteuid") or os.geteuid() or shutil.which("mount") is None:
        pytest.skip("only root mounts a disk")
    try:
        made = RealDisk(folder)
    except subprocess.CalledProcessError as error:
        pytest.skip(f"no disk can be mounted here: {error.stderr.decode().strip()}")
    yield made
    made.free()
    made.close()
