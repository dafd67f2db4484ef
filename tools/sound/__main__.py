"""`python -m tools.sound [FILE …] [--check] [--numbers]`: makes the sounds, or compares them.

A file whose sound would be the same is left alone: the encoder gives every file another serial
number, so bytes differ where nothing else does.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tools.sound.measure import HEADINGS, measured
from tools.sound.ogg import decoded, encoded
from tools.sound.parts import PARTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.sound.wave import Wave

SOUNDS = Path(__file__).parent.parent.parent / "sounds"
CLOSE_ENOUGH = 0.01
"""How far a decoded sample may be off: 40 decibels below full, for encoders of other versions."""


def main(words: Sequence[str] | None = None, folder: Path = SOUNDS) -> int:
    """Do what the words say to the sounds in `folder`; return 1 if one is not as it should be."""
    parser = argparse.ArgumentParser(prog="python -m tools.sound", description="Makes the sounds.")
    parser.add_argument("parts", nargs="*", metavar="FILE", help=", ".join(PARTS))
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--numbers", action="store_true", help="only measure the files there are")
    given = parser.parse_args(words)
    unknown = [name for name in given.parts if name not in PARTS]
    if unknown:
        parser.error(f"no sound is called {unknown[0]!r}; there are {', '.join(PARTS)}")
    chosen = given.parts or list(PARTS)
    if given.numbers:
        return _tell(folder, chosen)
    folder.mkdir(exist_ok=True)
    good = True
    for name in chosen:
        path = folder / f"{name}.ogg"
        part = PARTS[name]
        made = encoded(part.make(), part.quality)
        fault = difference(path, decoded(made))
        if fault and given.check:
            print(f"{path.name}: {fault}", file=sys.stderr)
            good = False
        elif fault:
            path.write_bytes(made)
            print(f"{path.name}: {len(made)} bytes")
    return 0 if good else 1


def difference(path: Path, wave: Wave) -> str:
    """Tell how the file at `path` differs from `wave`; empty if it does not."""
    try:
        there = decoded(path.read_bytes())
    except FileNotFoundError:
        return "missing"
    except ValueError as error:
        return f"no sound ({error})"
    if there.shape != wave.shape:
        return f"{there.shape} samples, not {wave.shape}"
    worst = float(np.abs(there - wave).max())
    return f"samples are off by up to {worst:.3f}" if worst > CLOSE_ENOUGH else ""


def _tell(folder: Path, names: Sequence[str]) -> int:
    print(HEADINGS)
    total = 0
    for name in names:
        data = (folder / f"{name}.ogg").read_bytes()
        total += len(data)
        print(measured(name, decoded(data), len(data)).line())
    print(f"{len(names)} files, {total} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
