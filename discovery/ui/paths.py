"""Where things lie: the program's own pictures and words, and the person's files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import platformdirs

if TYPE_CHECKING:
    from collections.abc import Mapping

NAME = "Discovery"
HOME = "DISCOVERY_HOME"
"""Environment variable: one folder for everything that is written (portable use, tests)."""


class Paths(NamedTuple):
    """The folders of one run.

    Only `settings`, `saves` and `logs` are ever written, and `pictures` when the person says so.
    """

    settings: Path
    saves: Path
    logs: Path
    images: Path
    sounds: Path
    locale: Path
    home: Path | None = None
    """The one folder for all that is written, None where the platform has one for each kind."""

    @property
    def maps(self) -> Path:
        """Where people put maps of their own; never written."""
        if self.home is not None:
            return self.home / "maps"
        return platformdirs.user_data_path(NAME, appauthor=False) / "maps"

    @property
    def pictures(self) -> Path:
        """Where people look for pictures; asked for late, since finding it takes a while."""
        if self.home is not None:
            return self.home / "pictures"
        return platformdirs.user_pictures_path() / NAME


def find_paths(environ: Mapping[str, str] | None = None) -> Paths:
    """Return the folders that the platform has for us, or those below `DISCOVERY_HOME`.

    Nothing is made yet. The program's own files are found from this file, never from the
    working directory, which is `/` when macOS starts a program.
    """
    environ = os.environ if environ is None else environ
    package = Path(__file__).resolve().parent.parent
    images, sounds = package.parent / "images", package.parent / "sounds"
    locale = package / "locale"
    home = environ.get(HOME)
    if home:
        base = Path(home).expanduser()
        settings, saves, logs = base / "settings", base / "saves", base / "logs"
        return Paths(settings, saves, logs, images, sounds, locale, base)
    folders = platformdirs.PlatformDirs(NAME, appauthor=False)
    return Paths(
        settings=folders.user_config_path,
        saves=folders.user_data_path / "saves",
        logs=folders.user_log_path,
        images=images,
        sounds=sounds,
        locale=locale,
    )
