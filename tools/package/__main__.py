"""`python -m tools.package icons | build | check | archive`: see docs/packaging.md."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.package.archive import archive
from tools.package.build import DIST, build, program_file, program_folder, weigh
from tools.package.check import check_by_playing, check_commands


def main() -> int:
    """Do what the command line says; what fails is told by its exception."""
    words = argparse.ArgumentParser(prog="python -m tools.package", description="Packages.")
    commands = words.add_subparsers(dest="command", required=True)
    icons = commands.add_parser("icons", help="make the icons of the window's icon")
    icons.add_argument("--check", action="store_true", help="compare, write nothing")
    commands.add_parser("build", help="make the program in a clean environment, and weigh it")
    check = commands.add_parser("check", help="start the program and play three turns")
    check.add_argument("program", nargs="?", type=Path, default=program_file())
    check.add_argument("--no-window", action="store_true", help="do not play")
    commands.add_parser("archive", help="pack the program, with its checksum")
    given = words.parse_args()
    if given.command == "icons":
        return _icons(check=given.check)
    if given.command == "build":
        build()
        print(weigh(program_folder()))
    elif given.command == "check":
        program = given.program.resolve()
        print(check_commands(program))
        if not given.no_window:
            print(check_by_playing([str(program)]))
    else:
        print(archive(program_folder(), DIST))
    return 0


def _icons(*, check: bool) -> int:
    from tools.package.icons import stale_icons, write_icons  # noqa: PLC0415 - needs Pillow

    if not check:
        write_icons()
        return 0
    stale = stale_icons()
    for name in stale:
        print(f"{name}: differs from what would be made", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
