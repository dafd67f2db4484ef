"""A fresh process with the rules and nothing else: plays random games, prints its peak memory.

The tile set comes pickled on standard input, so that the reader of files and what it loads stay
outside. Without games nothing is imported: the reference.
"""

from __future__ import annotations

import sys

from tools.bench.memory import peak_memory


def main(games: int) -> float:
    """Play `games` random games of two and return the peak memory in MB."""
    if games:
        import pickle  # noqa: PLC0415
        import random  # noqa: PLC0415

        from discovery.rules.landscape.entry import start  # noqa: PLC0415
        from tools.bench.play import never, play  # noqa: PLC0415

        tileset = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the process that started us
        rnd = random.Random(games).random
        for _ in range(games):
            play(start(2, {}, tileset), rnd, never)
        if "pygame" in sys.modules or "pytmx" in sys.modules:
            raise SystemExit("the rules loaded pygame")
    return peak_memory()


if __name__ == "__main__":
    print(main(int(sys.argv[1])))
