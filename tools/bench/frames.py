"""What the figures of every game's table are measured with."""

from __future__ import annotations

import random
from functools import partial
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from discovery.ui.intents import Input, Moved

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import pygame

    from discovery.app import App
    from discovery.ui.intents import Intent
    from discovery.ui.scene import Scene

SIZES = {"": (1920, 1080), "_4k": (3840, 2160)}
"""Ending of the figures' names, and the window's size."""
IDLE_PASSES = 50


def rest(app: App) -> None:
    """Let the app go on until nothing moves and nothing is to be drawn."""
    for _ in range(2000):
        app.step(1)
        if not (app.top.busy or app.top.stale):
            return
    raise SystemExit("the table never comes to rest")


def idle_draws(app: App) -> int:
    """Return how many pictures an app at rest draws all the same."""
    draws = app.draws
    for _ in range(IDLE_PASSES):
        app.step(1)
    return app.draws - draws


def points(size: tuple[int, int], count: int) -> list[tuple[int, int]]:
    """Return places for the pointer, the same each time."""
    rnd = random.Random(3)
    return [(rnd.randrange(size[0]), rnd.randrange(size[1])) for _ in range(count)]


def timed(work: Callable[[], object]) -> float:
    """Return milliseconds."""
    begin = perf_counter()
    work()
    return (perf_counter() - begin) * 1000


def given(
    scene: Scene, surface: pygame.Surface, intents: Iterable[Intent]
) -> tuple[list[float], list[float]]:
    """Give inputs; return the times of the pictures that they asked for, and of the answers."""
    drawn, handled = [], []
    for intent in intents:
        handled.append(timed(partial(scene.handle, Input(None, intent))))
        if scene.stale:
            scene.stale = False
            drawn.append(timed(partial(scene.draw, surface)))
    return drawn, handled


def moves(spots: Iterable[tuple[int, int]]) -> list[Intent]:
    """Return the intents of a pointer that goes from spot to spot."""
    return [Moved(spot) for spot in spots]


def medians(passes: Sequence[tuple[list[float], list[float]]]) -> tuple[list[float], list[float]]:
    """Return for each picture and each answer its median over passes of the same inputs.

    So other programs on the machine are not taken for slow pictures.
    """
    drawn, handled = (
        [median(times) for times in zip(*kind, strict=True)] for kind in zip(*passes, strict=True)
    )
    return drawn, handled
