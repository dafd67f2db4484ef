"""`python -m tools.islands` makes the islands of the house; `--check MAP…` examines others."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from discovery.content.errors import ContentError
from discovery.content.island import read_chart
from discovery.rules.island.conditions import alike, counts, doubts, faults
from discovery.rules.island.ground import GROUND_WORDS
from discovery.rules.island.island import Island
from discovery.rules.island.locating import locating, locating_doubt
from tools.islands.making import Walks, make
from tools.islands.shapes import CHARACTERS
from tools.islands.tiled import write, write_tile_set

if TYPE_CHECKING:
    from collections.abc import Sequence

FOLDER = Path(__file__).parents[2] / "images" / "island"


def examine(path: Path) -> bool:
    """Print what a map is like and what is wrong with it; return whether it can be played on."""
    try:
        chart = read_chart(path)
    except ContentError as error:
        print(error)
        return False
    found = faults(chart)
    for fault in found:
        print(f"{path.name}: {fault}")
    if found:
        return False
    island = Island(chart)
    walks = locating(island, Walks(1))
    amounts = ", ".join(f"{GROUND_WORDS[t]} {n}" for t, n in enumerate(counts(island)))
    print(f"{path.name}: {len(island.land)} hexes of land: {amounts}")
    print(f"  alike neighbours: {alike(island):.1%}")
    print(f"  place known after {walks.median} steps (half), {walks.nearly_all} (95 %)")
    doubt = locating_doubt(walks)
    for warning in (*doubts(chart), *([doubt] if doubt else [])):
        print(f"  warning: {warning}")
    return True


def _examine_all(paths: Sequence[Path]) -> int:
    playable = [examine(path) for path in paths]
    return 0 if all(playable) else 1


def main() -> int:
    """Make or examine islands; return 1 if one cannot be played on."""
    parser = argparse.ArgumentParser(prog="python -m tools.islands", description=__doc__)
    parser.add_argument("--check", nargs="+", type=Path, metavar="MAP", help="only examine maps")
    words = parser.parse_args()
    if words.check:
        return _examine_all(words.check)
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_tile_set(FOLDER)
    for name in CHARACTERS:
        write(FOLDER, name, make(name))
    return _examine_all([FOLDER / f"{name}.tmx" for name in CHARACTERS])


if __name__ == "__main__":
    raise SystemExit(main())
