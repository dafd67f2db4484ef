"""Checks a packaged program as the people who get it would use it."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from discovery import __version__
from discovery.ui.log import FILE
from discovery.ui.paths import HOME, NAME

if TYPE_CHECKING:
    from collections.abc import Sequence

PATIENCE = 300.0
"""Seconds that a command may take on a slow machine."""


class FailedError(Exception):
    """The program does not do what it should; the text says what."""


def check_commands(program: Path) -> str:
    """Ask the program for its version and let it test itself; return what it told.

    Raises:
        FailedError: it fails, or is another version.
    """
    told = _run(program, "--version")
    # A windowed program has no streams on Windows: what it tells is in its log.
    if f"{NAME} {__version__}" not in told:
        message = f"not version {__version__}: {told}"
        raise FailedError(message)
    return "\n".join((told, _run(program, "--selftest")))


def _run(program: Path, *words: str) -> str:
    with tempfile.TemporaryDirectory(prefix="discovery-") as home:
        try:
            done = subprocess.run(
                [str(program), *words],
                env={**os.environ, HOME: home},
                cwd=home,
                capture_output=True,
                check=False,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired as error:
            message = f"{' '.join(words)}: not done within {PATIENCE:.0f} seconds"
            raise FailedError(message) from error
        log = Path(home) / "logs" / FILE
        logged = log.read_text("utf-8") if log.is_file() else ""
    told = f"{_text(done.stdout)}{_text(done.stderr)}{logged}".strip()
    if done.returncode:
        message = f"{' '.join(words)}: status {done.returncode}\n{told}"
        raise FailedError(message)
    return told


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def check_by_playing(command: Sequence[str]) -> str:
    """Play three turns with real events where the program fills the screen.

    Raises:
        FailedError: this machine lacks what that needs.
        NeverComesError: the program does not answer.
        WrongError: it does something else than it should.
    """
    from tools.package.desktop import desktop, missing  # noqa: PLC0415 - building does without
    from tools.package.play import started  # noqa: PLC0415 - as above

    lacking = missing()
    if lacking:
        message = f"playing needs {', '.join(lacking)}; docs/packaging.md tells more"
        raise FailedError(message)
    with (
        # What the program has not let go yet, Windows does not delete.
        tempfile.TemporaryDirectory(prefix="discovery-", ignore_cleanup_errors=True) as home,
        desktop() as place,
        started(place, command, Path(home)) as player,
    ):
        player.begin()
        player.play_by_mouse()
        player.play_by_keys()
        player.play_by_mouse()
        turns = player.turns
        player.quit_by_menu()
        width, height = place.screen.size
    if turns != 3:
        message = f"{turns} turns were saved, not 3"
        raise FailedError(message)
    played = f"three turns played by mouse and keys on {width}×{height} pixels"
    return f"{played}, and found in the autosave"
