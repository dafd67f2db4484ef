from __future__ import annotations

import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import discovery
from tools.package import plan

OPTIONAL = {"_hashlib", "_ssl", "ssl", "pygame.sndarray", "pygame.surfarray"}
"""Left out although something imports them where they are at hand: it does without."""
IMPORT_ALL = """
import importlib, pkgutil, sys, discovery
for module in pkgutil.walk_packages(discovery.__path__, "discovery."):
    importlib.import_module(module.name)
print(*sys.modules)
"""


def test_everything_that_the_game_reads_is_in() -> None:
    inside = {(Path(path).name, folder) for path, folder in plan.data()}
    assert {
        ("designs.webp", "images/landscape"),
        ("designs.tsx", "images/landscape"),
        ("designs.tmx", "images/landscape"),
        ("palette.json", "images/ui"),
        ("icon.png", "images/ui"),
        ("body.ttf", "images/fonts"),
    } <= inside
    assert not [name for name, _ in inside if name.endswith((".pot", ".po", ".py"))]
    assert all(Path(path).is_file() for path, _ in plan.data())


def test_no_picture_and_no_sound_is_left_behind() -> None:
    packed = Counter(Path(path) for path, _ in plan.data())
    assert set(packed.values()) == {1}
    for folder in ("images", "sounds"):
        for ending in ("webp", "jpg", "png", "json", "tsx", "tmx", "ttf", "ogg"):
            for path in (plan.ROOT / folder).rglob(f"*.{ending}"):
                assert path in packed


@pytest.mark.parametrize("name", plan.LIBRARIES)
def test_licences_go_with_the_program(name: str) -> None:
    assert [path for path, folder in plan.data() if folder == f"licences/{name}"]


def test_our_own_licence_and_those_of_the_fonts_too() -> None:
    names = {Path(path).name for path, _ in plan.data()}
    assert {"LICENSE", "NOTICE.md", "OFL-Alegreya.txt"} <= names


def test_what_is_left_out_is_imported_nowhere() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL],
        cwd=plan.ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.split())
    assert "discovery.scenes.title" in loaded
    assert loaded & set(plan.EXCLUDED) <= OPTIONAL


def test_libraries_of_the_system_stay_out() -> None:
    kept = ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY")
    system = ("libstdc++.so.6", "/usr/lib/libstdc++.so.6", "BINARY")
    font = ("pygame\\freesansbold.ttf", "C:\\pygame\\freesansbold.ttf", "DATA")
    assert plan.slimmed([kept, system, font]) == [kept]


def test_version_resource() -> None:
    made: dict[str, object] = {}

    def note(name: str) -> object:
        return lambda *values, **named: made.setdefault(f"{name} {values[:1]}", (values, named))

    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    text = plan.version_resource("1.20.3")
    eval(text, {name: note(name) for name in (*names, "VarFileInfo", "VarStruct")})  # noqa: S307
    fixed = made["FixedFileInfo ()"]
    assert isinstance(fixed, tuple)
    assert fixed[1]["filevers"] == fixed[1]["prodvers"] == (1, 20, 3, 0)
    assert made["StringStruct ('FileVersion',)"] == (("FileVersion", "1.20.3"), {})
    assert made["StringStruct ('OriginalFilename',)"] == (("OriginalFilename", "Discovery.exe"), {})


@pytest.mark.parametrize("version", ["1.2", "1.2.3.4", "1.2.x"])
def test_a_version_is_three_numbers(version: str) -> None:
    with pytest.raises(ValueError, match=r"version|invalid literal"):
        plan.version_resource(version)


def test_macos_draws_in_physical_pixels() -> None:
    told = plan.info_plist("1.2.3")
    assert told["NSHighResolutionCapable"] is True
    assert told["CFBundleShortVersionString"] == "1.2.3"


def test_there_is_one_version() -> None:
    project = tomllib.loads((plan.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == discovery.__version__


def test_the_program_is_made_with_the_libraries_it_is_tested_with() -> None:
    lines = (plan.ROOT / "requirements-package.txt").read_text("utf-8").splitlines()
    needed = [line for line in lines if line and not line.startswith("#")]
    assert needed[0] == "-r requirements.txt"
    assert all("==" in line for line in needed[1:])
