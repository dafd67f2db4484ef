"""`python -m tools.bench rules|frames|startup [GAME]` prints one JSON list of figures."""

from __future__ import annotations

import argparse
import json
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.bench.figure import Figure


def _rules() -> dict[str, Callable[[], list[Figure]]]:
    from tools.bench.island import island_figures  # noqa: PLC0415 - startup does without
    from tools.bench.journals import journals_figures  # noqa: PLC0415 - startup does without
    from tools.bench.landscape import landscape_figures  # noqa: PLC0415 - startup does without

    return {"landscape": landscape_figures, "island": island_figures, "journals": journals_figures}


def _frames() -> dict[str, Callable[[], list[Figure]]]:
    from tools.bench.table import unseen  # noqa: PLC0415 - the rules do without

    unseen()
    from tools.bench.island_frames import island_frames  # noqa: PLC0415 - loads pygame
    from tools.bench.journals_frames import journals_frames  # noqa: PLC0415 - loads pygame
    from tools.bench.landscape_frames import landscape_frames  # noqa: PLC0415 - loads pygame
    from tools.bench.thinking import thinking_frames  # noqa: PLC0415 - loads pygame

    still = {
        "landscape": landscape_frames,
        "island": island_frames,
        "journals": journals_frames,
    }

    def both(name: str) -> list[Figure]:
        return [*still[name](), *thinking_frames(name)]

    return {name: partial(both, name) for name in still}


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("kind", choices=("rules", "frames", "startup"))
    parser.add_argument("game", nargs="?", help="one game's code name; none: all games")
    words = parser.parse_args()
    if words.kind == "startup":
        from tools.bench.startup import startup_figures  # noqa: PLC0415 - opens windows

        figures = startup_figures()
    else:
        games = _rules() if words.kind == "rules" else _frames()
        if words.game is not None and words.game not in games:
            parser.error(f"there is no game '{words.game}'; there are: {', '.join(games)}")
        wanted = [words.game] if words.game else list(games)
        figures = [figure for name in wanted for figure in games[name]()]
    print(json.dumps([figure.row() for figure in figures], indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
