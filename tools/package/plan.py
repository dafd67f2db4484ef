"""What goes into the packaged program and what stays out: plain values for `build.spec`.

Runs in PyInstaller's process: standard library only.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

NAME = "Discovery"
IDENTIFIER = "org.discovery.Discovery"
ROOT = Path(__file__).resolve().parent.parent.parent
ICONS = ROOT / "tools" / "package" / "icons"
LIBRARIES = ("pygame-ce", "PyTMX", "platformdirs")
"""The distributions whose licences go with the program."""

Entry = tuple[str, str, str]
"""PyInstaller's: name in the program, path here, kind."""

EXCLUDED = (
    # Pygame looks for these and does without.
    "numpy",
    "OpenGL",
    "cv2",
    "pyglet",
    "sdl2",
    # Parts of pygame that are never imported here, some with libraries of their own.
    "pygame._camera",
    "pygame._camera_opencv",
    "pygame._freetype",
    "pygame.camera",
    "pygame.docs",
    "pygame.examples",
    "pygame.freetype",
    "pygame.ftfont",
    "pygame.midi",
    "pygame.newbuffer",
    "pygame.pypm",
    "pygame.sndarray",
    "pygame.surfarray",
    "pygame.tests",
    # Tools of the developers.
    "Babel",
    "PIL",
    "chess",
    "fontTools",
    "hypothesis",
    "packaging",
    "pip",
    "pkg_resources",
    "pytest",
    "scipy",
    "setuptools",
    "skia",
    "tests",
    "tools",
    # Parts of the standard library that a game without a network or a console has no use for.
    "_hashlib",
    "_ssl",
    "curses",
    "distutils",
    "doctest",
    "ensurepip",
    "idlelib",
    "lib2to3",
    "pdb",
    "pydoc",
    "readline",
    "ssl",
    "test",
    "tkinter",
    "turtle",
    "unittest",
    "venv",
    "xmlrpc",
)
_FOR_DEVELOPERS = (".md", ".po", ".pot", ".py")
"""Endings of files among the data that the game does not read."""
_SYSTEM_LIBRARIES = ("libgcc_s.so.1", "libstdc++.so.6")
"""Every desktop has them, and its display drivers may need newer ones than this machine's."""
_NEVER_SHOWN = ("pygame/freesansbold.ttf",)
"""Pygame's own font: the game has its own (pygame's icon must be there to open a window)."""


def data() -> list[tuple[str, str]]:
    """Return each data file and its folder in the program, as `Analysis` wants them.

    Raises:
        importlib.metadata.PackageNotFoundError: a library of the game is not installed.
    """
    found = [(path, "licences") for path in (ROOT / "LICENSE", ROOT / "NOTICE.md")]
    homes = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    pythons = [home / "LICENSE.txt" for home in homes if (home / "LICENSE.txt").is_file()]
    found += [(path, "licences/Python") for path in pythons[:1]]
    for name in LIBRARIES:
        files = metadata.distribution(name).files or ()
        licences = [
            file for file in files if re.match(r"licen[cs]e|lgpl|copying", file.stem.lower())
        ]
        found += [(Path(str(file.locate())), f"licences/{name}") for file in licences]
    for folder in ("images", "sounds", "discovery/locale"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and path.suffix not in _FOR_DEVELOPERS:
                found.append((path, path.parent.relative_to(ROOT).as_posix()))
    return sorted((str(path), folder) for path, folder in found)


def slimmed(entries: Iterable[Entry]) -> list[Entry]:
    """Return those of PyInstaller's entries that the game needs."""
    return [entry for entry in entries if not _needless(entry[0].replace("\\", "/"))]


def _needless(name: str) -> bool:
    return name in _NEVER_SHOWN or name.rpartition("/")[2] in _SYSTEM_LIBRARIES


def version_resource(version: str) -> str:
    """Return the text of the Windows version resource for a version such as ``1.2.3``.

    Raises:
        ValueError: it is not made of three numbers.
    """
    numbers = tuple(int(part) for part in version.split("."))
    if len(numbers) != 3:
        message = f"{version!r} is no version such as 1.2.3"
        raise ValueError(message)
    strings = {
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": "MIT licence; see the folder of licences",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    table = ",\n        ".join(f"StringStruct({key!r}, {text!r})" for key, text in strings.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={(*numbers, 0)}, prodvers={(*numbers, 0)}, mask=0x3f, flags=0x0,
    OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
        {table}
    ])]),
    VarFileInfo([VarStruct('Translation', [0x409, 1200])]),
  ]
)
"""


def info_plist(version: str) -> dict[str, object]:
    """Return what macOS shall know of the program beside what PyInstaller tells it."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
    }
