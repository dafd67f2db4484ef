"""Discovery. Double-click to play; `python main.py --help` tells what else it does."""

from __future__ import annotations

import multiprocessing
import os
import sys


def main() -> int:
    """Do what the command line says and return the exit status."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from discovery.cli.run import run  # noqa: PLC0415 - workers start here too and need nothing

    outcome = run(sys.argv[1:])
    for text, stream in ((outcome.told, sys.stdout), (outcome.complaint, sys.stderr)):
        if text and stream is not None:  # a windowed program has no streams
            try:
                print(text, file=stream, flush=True)
            except BrokenPipeError:  # who read it has gone, as `| head` does
                # At the end Python writes out what is left once more.
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return outcome.status


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
