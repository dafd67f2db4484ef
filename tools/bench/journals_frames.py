"""Figures of the journals' table with four boards: how long a picture takes, and the pointer.

A steady frame is one in which only the pointer has moved, over boards and panel: what the window
would show is drawn, up to the flip. The first picture is that after a page where people could
foresee the game; it is cold without.
"""

from __future__ import annotations

from statistics import median, quantiles
from time import sleep
from typing import TYPE_CHECKING

from discovery.agents.registry import make_agent
from discovery.app import App
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.scenes.journals.scene import TableScene
from tools.bench.figure import Figure, Goal
from tools.bench.frames import SIZES, given, idle_draws, medians, moves, points, rest, timed
from tools.bench.table import opened

if TYPE_CHECKING:
    from discovery.match.box import GameBox
    from discovery.ui.context import Context

MOVES = 600
PASSES = 5
DECISIONS = 160


def journals_frames() -> list[Figure]:
    """Measure the pictures of the journals' table at both sizes of the window."""
    return [figure for ending, size in SIZES.items() for figure in _at(size, ending)]


def _at(size: tuple[int, int], ending: str) -> list[Figure]:
    with opened(size) as context:
        match = _running(context.games["journals"].load(context.paths.images))
        cold = _first(context, match)
        context.sheets.release()
        TableScene.foresee(context)
        while context.sheets.reading:
            sleep(0.01)
        foreseen = _first(context, match)
        app = App(context, lambda context: TableScene(context, match))
        rest(app)
        scene, surface = app.top, context.display.surface
        hovering = moves(points(size, MOVES))
        given(scene, surface, hovering)
        passes = [given(scene, surface, hovering) for _ in range(PASSES)]
        drawn, handled = medians(passes)
        while context.sheets.blurred:
            app.step(1)
            sleep(0.01)
        rest(app)
        idle = idle_draws(app)
        app.close()
    goal = None if ending else Goal(3)
    return [
        Figure(f"journals.redraw_median{ending}", median(drawn), "ms", goal),
        Figure(f"journals.redraw_p95{ending}", quantiles(drawn, n=20)[-1], "ms", None),
        Figure(f"journals.pointer{ending}", median(handled), "ms", Goal(0.5)),
        Figure(f"journals.idle_draws{ending}", idle, "pictures", Goal(0)),
        Figure(f"journals.first{ending}", foreseen, "ms", Goal(150)),
        Figure(f"journals.first_cold{ending}", cold, "ms", None),
    ]


def _first(context: Context, match: Match) -> float:
    """Return milliseconds from the wish to see the table to its picture."""
    scenes = []
    taken = timed(lambda: scenes.append(_shown(context, match)))
    scenes[0].leave()
    return taken


def _shown(context: Context, match: Match) -> TableScene:
    scene = TableScene(context, match)
    scene.layout(context.theme.size)
    scene.draw(context.display.surface)
    return scene


def _running(box: GameBox) -> Match:
    """Return a game of four in the middle of a turn."""
    seats = tuple(SeatInfo(name, seat) for seat, name in enumerate(("Ann", "Ben", "Cleo", "Dan")))
    match = Match.start(box, seats, {"first": "0"}, 3)
    match.confirm()
    while match.decisions < DECISIONS or match.pending is not None:
        if match.pending is not None:
            match.confirm()
            continue
        seat = match.to_act or 0
        agent = make_agent("journals", "greedy", match.decision_seed)
        match.act(seat, agent.choose(match.view(seat)))
    return match
