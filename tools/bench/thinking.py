"""How long frames take while a computer player thinks, beside frames while nobody does.

A frame is an answer to the pointer, the picture that it asks for, and the flip, with the pauses
between them that a window has. Both kinds are measured in turn, so that other programs on the
machine disturb both alike.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from statistics import quantiles
from time import sleep
from typing import TYPE_CHECKING

from discovery.agents.budget import Budget
from discovery.agents.question import Question
from discovery.agents.registry import adviser, make_agent
from discovery.app import App
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.ui.intents import Input
from tools.bench.figure import Figure, Goal
from tools.bench.frames import moves, points, rest, timed
from tools.bench.table import opened

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Future

    from discovery.agents.question import Answer
    from discovery.match.box import GameBox
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent
    from discovery.ui.scene import Scene

SIZE = (1920, 1080)
DECISIONS = 30
MOVES = 300
ROUNDS = 6
PAUSE = 0.008
"""Seconds between frames in which a window waits for the next input."""
MAY_ADD = 1.0
"""Milliseconds."""


def thinking_frames(game: str) -> list[Figure]:
    """Measure frames at a game's table while its adviser thinks, and while nobody does."""
    with opened(SIZE) as context:
        match = _running(context.games[game].load(context.paths.images))
        app = App(context, lambda context: context.games[game].open_table(context, match))
        rest(app)
        scene, hovering = app.top, moves(points(SIZE, MOVES))
        _frames(context, scene, hovering)
        quiet: list[float] = []
        busy: list[float] = []
        for _ in range(ROUNDS):
            quiet += _frames(context, scene, hovering)
            with _thinking(context, match):
                busy += _frames(context, scene, hovering)
        app.close()
    while_quiet, while_busy = (quantiles(times, n=100)[-1] for times in (quiet, busy))
    nobody = "the same frames while nobody thinks, ms"
    name = adviser(game).name
    added = f"what a thinking computer player ({name}) adds to it, ms"
    return [
        Figure(f"{game}.thinking_p99", while_busy, "ms", None, nobody, while_quiet),
        Figure(f"{game}.thinking_adds", while_busy - while_quiet, "ms", Goal(MAY_ADD), added),
    ]


def _running(box: GameBox) -> Match:
    """Return a game between a person, who is to act, and a computer player."""
    game = box.rules.name
    match = Match.start(box, (SeatInfo("Ann", 0), SeatInfo("Ben", 1, "random")), {}, 5)
    while match.to_act != 0 or match.pending is not None or match.decisions < DECISIONS:
        match.confirm()
        if match.to_act is None:
            raise SystemExit("the game is over too soon")
        if match.to_act == 0 and match.decisions >= DECISIONS:
            break
        agent = make_agent(game, "random", match.decision_seed)
        match.act(match.to_act, agent.choose(match.view(match.to_act)))
    return match


@contextmanager
def _thinking(context: Context, match: Match) -> Iterator[None]:
    """Let a computer player think without a pause, in the table's own process."""
    game, running = match.box.rules.name, True
    question = Question(game, adviser(game).name, 1, Budget(), match.view(match.to_act or 0))
    context.thinkers.ask(question).result()

    def again(_: Future[Answer]) -> None:
        if running:
            context.thinkers.ask(question).add_done_callback(again)

    last = context.thinkers.ask(question)
    last.add_done_callback(again)
    yield
    running = False
    # What still thinks is waited for: the next frames are to be undisturbed.
    context.thinkers.ask(question).result()


def _frames(context: Context, scene: Scene, intents: list[Intent]) -> list[float]:
    """Return the milliseconds of every frame that draws."""
    times = []
    for intent in intents:
        taken = timed(partial(scene.handle, Input(None, intent)))
        if scene.stale:
            scene.stale = False
            taken += timed(partial(scene.draw, context.display.surface))
            taken += timed(context.display.show)
            times.append(taken)
        sleep(PAUSE)
    return times
