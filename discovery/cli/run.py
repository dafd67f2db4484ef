"""Does what the command line says."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from discovery.cli.outcome import BAD_WORDS, FAILED, Complaint, Outcome

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence


def run(words: Sequence[str]) -> Outcome:
    """Open the window when there are no words, otherwise do the command that they make."""
    if not words:
        start_quickly()
        try:
            from discovery.app import main  # noqa: PLC0415 - the only way that needs a window

            return Outcome(status=main())
        finally:
            gc.enable()
    from discovery.cli.words import Told, parse  # noqa: PLC0415 - players do without

    if sys.stdout is None or sys.stderr is None:
        _open_log()
    try:
        return _do(parse(words))
    except Told as told:
        return Outcome(str(told))
    except Complaint as reason:
        return Outcome(complaint=str(reason), status=BAD_WORDS)
    except Exception as error:
        from discovery.ui.last_words import broken_file  # noqa: PLC0415 - loads pygame

        fault = broken_file(error)
        if not fault:
            raise
        complaint = f"A file of the program is missing or damaged: {fault}."
        return Outcome(complaint=complaint, status=FAILED)


def start_quickly() -> None:
    """Look for no garbage until the first picture, when the app turns that on again.

    What is loaded until then stays, and going over it takes a twentieth of the time.
    """
    gc.disable()


def _open_log() -> None:
    """Let a program without standard streams, as it is on Windows, tell what it does in its log."""
    from discovery.ui.log import open_log  # noqa: PLC0415
    from discovery.ui.paths import find_paths  # noqa: PLC0415

    open_log(find_paths().logs)


def _do(found: argparse.Namespace) -> Outcome:
    """Do a command; each is imported when it is wanted, most need no pygame."""
    if found.selftest:
        from discovery.cli.selftest import selftest  # noqa: PLC0415

        return selftest()
    if found.command == "simulate":
        from discovery.cli.simulate import Plan, simulate  # noqa: PLC0415

        plan = Plan(
            found.game,
            found.games,
            found.players,
            found.seed,
            found.agents,
            dict(found.option),
            found.record,
            legal=found.legal,
            playouts=found.playouts,
        )
        return simulate(plan)
    if found.command == "arena":
        from discovery.cli.arena import Meeting, arena  # noqa: PLC0415

        meeting = Meeting(
            found.game,
            found.agents,
            found.games,
            found.seed,
            found.workers,
            found.playouts,
            found.seconds,
            found.bound,
            dict(found.option),
            as_json=found.json,
        )
        return arena(meeting)
    if found.command == "replay":
        from discovery.cli.replay import check_file, show_file  # noqa: PLC0415

        return check_file(found.file) if found.check else show_file(found.file)
    from discovery.cli.shoot import Shot, shoot  # noqa: PLC0415

    return shoot(
        Shot(
            found.scene,
            found.out,
            found.size,
            found.seed,
            found.steps,
            found.text_scale,
            found.seat,
        )
    )
