"""Makes the packaged program in a clean environment, and weighs it."""

from __future__ import annotations

import subprocess
import sys
import venv
from typing import TYPE_CHECKING

from tools.package.plan import NAME, ROOT

if TYPE_CHECKING:
    from pathlib import Path

ENVIRONMENT = ROOT / "build" / "environment"
WORK = ROOT / "build" / "work"
DIST = ROOT / "dist"
MOST_BYTES = 90_000_000
"""What a package may weigh, unpacked."""


class TooHeavyError(Exception):
    """The program is larger than it may be."""


def build() -> None:
    """Make `dist/Discovery` (on macOS `dist/Discovery.app` too).

    Raises:
        subprocess.CalledProcessError: a step failed; it has told why.
    """
    venv.create(ENVIRONMENT, with_pip=True, clear=True)
    python = str(ENVIRONMENT / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "-r", str(ROOT / "requirements-package.txt")], check=True)
    words = ["--noconfirm", "--clean", "--log-level", "WARN"]
    folders = ["--distpath", str(DIST), "--workpath", str(WORK)]
    make = [python, "-m", "PyInstaller", "build.spec", *words, *folders]
    subprocess.run(make, check=True, cwd=ROOT)


def program_folder() -> Path:
    """Return what is given to people: the folder, or the bundle on macOS."""
    return DIST / (f"{NAME}.app" if sys.platform == "darwin" else NAME)


def program_file() -> Path:
    """Return the file that is started."""
    if sys.platform == "darwin":
        return program_folder() / "Contents" / "MacOS" / NAME
    return program_folder() / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def weigh(folder: Path, shown: int = 12, most: int = MOST_BYTES) -> str:
    """Return how heavy a program is, and its heaviest parts.

    Raises:
        TooHeavyError: it is heavier than `most` bytes.
    """
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    sizes = {path.relative_to(folder).as_posix(): path.stat().st_size for path in files}
    whole = sum(sizes.values())
    heaviest = sorted(sizes.items(), key=lambda item: -item[1])[:shown]
    lines = [f"{folder.name}: {whole / 1e6:.1f} MB in {len(sizes)} files, at most {most / 1e6:.0f}"]
    lines += [f"{size / 1e6:6.1f} MB  {name}" for name, size in heaviest]
    if whole > most:
        raise TooHeavyError("\n".join(lines))
    return "\n".join(lines)
