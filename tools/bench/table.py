"""A table of The Discovery for measuring: a window that nobody sees, a game near its end."""

from __future__ import annotations

import os
import random
import tempfile
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from discovery.match.match import Match
from discovery.match.seats import SeatInfo

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.match.box import GameBox
    from discovery.rules.landscape.view import LandscapeView
    from discovery.ui.context import Context

SEATS = (SeatInfo("Ann", 0), SeatInfo("Ben", 1))
TILES = 84
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
"""No screen and no sound, unless the environment says otherwise."""


def unseen() -> None:
    """Let pygame, which has not been imported yet, do without screen and sound."""
    for name, value in UNSEEN.items():
        os.environ.setdefault(name, value)


@contextmanager
def opened(size: tuple[int, int]) -> Iterator[Context]:
    """Open a window of `size` whose files are thrown away; what is set for video stays."""
    unseen()
    from discovery.app import make_context, prepare_video  # noqa: PLC0415 - after the environment

    prepare_video()
    import pygame  # noqa: PLC0415

    from discovery.ui.display import Display  # noqa: PLC0415
    from discovery.ui.paths import find_paths  # noqa: PLC0415
    from discovery.ui.settings import Settings  # noqa: PLC0415

    pygame.init()
    with tempfile.TemporaryDirectory() as home:
        paths = find_paths({"DISCOVERY_HOME": home})
        settings = replace(Settings(), window=size, volume=0)
        context = make_context(paths, settings, Display("Bench", size))
        try:
            yield context
        finally:
            context.autosave.close()
            context.stop_work()
            context.display.close()
    pygame.quit()


def played(box: GameBox, turns: int) -> Match:
    """Return a game after some random turns, the next tile drawn."""
    match = Match.start(box, SEATS, seed=1)
    choose = random.Random(1).choice
    for _ in range(turns * 2):
        match.confirm()
        seat = match.to_act or 0
        match.act(seat, choose(match.view(seat).legal_actions()))
    match.confirm()
    return match


def last_turn(box: GameBox) -> Match:
    """Return the first random game in which every tile fits, stopped with the last one in hand."""
    for seed in range(1000):
        match = Match.start(box, SEATS, seed=seed)
        choose = random.Random(seed).choice
        while (view := _view(match)) is not None:
            if len(view.tiles) == TILES - 1 and view.placed_now is None:
                return match
            match.act(view.seat, choose(view.legal_actions()))
    raise SystemExit("no random game lays every tile")


def _view(match: Match) -> LandscapeView | None:
    """Return what the seat to act sees, after chance has paid; None at the end."""
    match.confirm()
    return None if match.to_act is None else cast("LandscapeView", match.view(match.to_act))
