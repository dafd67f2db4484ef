"""Packs the program for people: one archive with its checksum."""

from __future__ import annotations

import hashlib
import platform
import shutil
import subprocess
import sys
import tarfile
from typing import TYPE_CHECKING

from discovery import __version__
from tools.package.plan import NAME

if TYPE_CHECKING:
    from pathlib import Path

SYSTEMS = {"win32": "windows", "darwin": "macos", "linux": "linux"}


def archive_stem() -> str:
    """Return the archive's name without its ending: program, version, system, processor."""
    return f"{NAME}-{__version__}-{SYSTEMS[sys.platform]}-{platform.machine().lower()}"


def archive(folder: Path, target: Path) -> Path:
    """Pack `folder` into an archive in the folder `target`, beside it its SHA-256; return it.

    Raises:
        OSError: there is no such folder, or the disk does not take the archive.
    """
    stem = target / archive_stem()
    target.mkdir(parents=True, exist_ok=True)
    if sys.platform == "darwin":
        # Links inside the bundle and its signature survive this program's archives only.
        packed = stem.with_name(f"{stem.name}.zip")
        subprocess.run(["ditto", "-c", "-k", "--keepParent", folder, packed], check=True)
    elif sys.platform == "win32":
        packed = stem.with_name(f"{stem.name}.zip")
        shutil.make_archive(str(stem), "zip", folder.parent, folder.name)
    else:
        packed = stem.with_name(f"{stem.name}.tar.gz")
        with tarfile.open(packed, "w:gz") as file:
            file.add(folder, folder.name)
    checksum = hashlib.sha256(packed.read_bytes()).hexdigest()
    packed.with_name(f"{packed.name}.sha256").write_text(
        f"{checksum}  {packed.name}\n", encoding="utf-8", newline="\n"
    )
    return packed
