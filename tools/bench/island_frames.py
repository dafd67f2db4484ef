"""Figures of the island's table: how long a picture takes, and the sheet that is dragged.

A steady frame is one in which only the pointer has moved, over the map and the panels, with a path
of some hexes on the sheet: what the window would show is drawn, up to the flip. The sheet's figure
is a picture in which the sheet was dragged to another hex, its answer to the mouse counted with it.
`memory_zoomed` is the peak of a process that looks at the island from near and far.
`whole` is a picture in which everything is drawn anew, as after a key or a click; it has no goal.
"""

from __future__ import annotations

import random
from statistics import median, quantiles
from typing import TYPE_CHECKING, cast

from discovery.agents.registry import make_agent
from discovery.app import App
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.scenes.island.scene import TableScene
from discovery.scenes.island.session import Session, Stage
from discovery.ui.intents import Button, Input, Pressed, Released
from tools.bench.figure import Figure, Goal
from tools.bench.frames import SIZES, given, idle_draws, medians, moves, points, rest, timed
from tools.bench.startup import memory_zoomed
from tools.bench.table import opened

if TYPE_CHECKING:
    from discovery.match.box import GameBox
    from discovery.rules.island.view import IslandView
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent

MOVES, DRAGS = 600, 200
PASSES = 5
HEXES = 6
"""Hexes on the sheet at least."""
PANS = WHOLES = 60
FLIPS = 20
AROUND = ((0, 0), (-10, -7), (20, 0), (0, 14), (-20, 0), (10, -7))
"""Where one looks at each level of the zoom, in halves of a hex from the look before."""


def island_frames() -> list[Figure]:
    """Measure the pictures of the island's table at both sizes of the window, and its memory."""
    figures = [figure for ending, size in SIZES.items() for figure in _at(size, ending)]
    return figures + memory_zoomed("island", "zoomed")


def look_about(context: Context) -> None:
    """Zoom in as far as it goes, look about at each level, and zoom out again."""
    match = _walking(context.games["island"].load(context.paths.images))
    app = App(context, lambda context: TableScene(context, match))
    rest(app)
    scene = cast("TableScene", app.top)
    table, whole = scene.table, scene.table.camera.half
    before = 0
    while table.camera.half != before:
        before = table.camera.half
        table.zoom(1)
        for right, down in AROUND:
            table.pan(right * before, down * before)
            _finish(scene)
    while table.camera.half != whole:
        table.zoom(-1)
        _finish(scene)
    app.close()


def _at(size: tuple[int, int], ending: str) -> list[Figure]:
    with opened(size) as context:
        match = _walking(context.games["island"].load(context.paths.images))
        app = App(context, lambda context: TableScene(context, match))
        first = timed(lambda: rest(app))
        scene = cast("TableScene", app.top)
        scene.handle(Input(None, Pressed((0, 0), Button.MIDDLE)))
        scene.handle(Input(None, Released((0, 0), Button.MIDDLE)))
        surface = context.display.surface
        hovering = moves(points(size, MOVES))
        given(scene, surface, hovering)
        drawn, _ = medians([given(scene, surface, hovering) for _ in range(PASSES)])
        dragging = _drags(scene)
        given(scene, surface, dragging)
        sheet = medians([given(scene, surface, dragging) for _ in range(PASSES)])
        whole = median(timed(lambda: scene.painter.draw(surface, None)) for _ in range(WHOLES))
        pan = [_pan(scene, turn) for turn in range(PANS)]
        rest(app)
        idle = idle_draws(app)
        flip = median(timed(context.display.show) for _ in range(FLIPS))
        composed = _composed_again(scene)
        app.close()
    pointer = median(sheet[0]) + median(sheet[1])
    return [
        Figure(f"island.redraw_median{ending}", median(drawn), "ms", Goal(2)),
        Figure(f"island.redraw_p95{ending}", quantiles(drawn, n=20)[-1], "ms", Goal(4)),
        Figure(f"island.pointer{ending}", pointer, "ms", Goal(2)),
        Figure(f"island.whole{ending}", whole, "ms", None),
        Figure(f"island.pan{ending}", median(pan), "ms", None),
        Figure(f"island.composed_again{ending}", composed, "pieces", Goal(0)),
        Figure(f"island.idle_draws{ending}", idle, "pictures", Goal(0)),
        Figure(f"island.first{ending}", first, "ms", None),
        Figure(f"island.flip{ending}", flip, "ms", None),
    ]


def _walking(box: GameBox) -> Match:
    """Return the first random game in which somebody has walked far and does not know where."""
    seats = (SeatInfo("Ann", 0), SeatInfo("Ben", 1))
    for seed in range(1000):
        match = Match.start(box, seats, {"first": "0"}, seed)
        while not match.over and match.decisions < 400:
            if match.pending is not None:
                match.confirm()
                continue
            seat = match.to_act or 0
            view = cast("IslandView", match.view(seat))
            paths = view.paths(seat)
            lost = bool(view.turn) and not view.located(seat)
            if lost and len(paths[-1].hexes) >= HEXES and Session(match).stage is Stage.WALK:
                return match
            agent = make_agent("island", "random", match.decision_seed)
            match.act(seat, agent.choose(view))
    raise SystemExit("no such game was found")


def _drags(scene: TableScene) -> list[Intent]:
    """Return how the sheet is taken, dragged about, and let go where it lay."""
    table = scene.table
    end = table.desk.sheet or (0, 0)
    start = table.centre(end)
    rnd = random.Random(7)
    view = table.layout.view
    spots = [(start[0] + 40 * step // 10, start[1]) for step in range(10)]
    spots += [
        (
            view.left + rnd.randrange(view.width // 4, view.width * 3 // 4),
            view.top + rnd.randrange(view.height // 4, view.height * 3 // 4),
        )
        for _ in range(DRAGS)
    ]
    return [
        Pressed(start, Button.MAIN),
        *moves(spots),
        *moves([start]),
        Released(start, Button.MAIN),
    ]


def _pan(scene: TableScene, turn: int) -> float:
    """Return the milliseconds of a map that is put together anew after it was moved."""
    scene.table.pan(*((9, 5) if turn % 2 else (-9, -5)))
    return timed(lambda: scene.painter.chart.get(scene.table))


def _composed_again(scene: TableScene) -> int:
    """Return how many pieces of the relief are composed once more for a size seen before."""
    surface = scene.context.display.surface
    for steps in (1, -1):
        scene.table.zoom(steps)
        _finish(scene)
    relief = scene.painter.relief
    before = relief.composed
    for steps in (1, -1):
        scene.table.zoom(steps)
        _finish(scene)
    scene.draw(surface)
    return relief.composed - before


def _finish(scene: TableScene) -> None:
    surface = scene.context.display.surface
    scene.draw(surface)
    while scene.painter.unfinished:
        scene.draw(surface)
