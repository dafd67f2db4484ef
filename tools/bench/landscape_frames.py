"""Figures of the tile game's table: how long a picture takes, with every tile of the game on it.

A steady frame is one in which only the pointer has moved, over the board and the panels, with the
last tile in hand and all others laid: what the window would show is drawn, up to the flip. The
last tile is laid for what comes after.

`memory_zoomed` is the peak of a process that went nearer and away again through every size of
the zoom, holders and odds shown.

`zoom` is a step of the wheel from a table at rest, the layer painted anew. `zoom_spin` is the
longest picture while the wheel turns without a rest through sizes that were never shown, and
`zoom_settled` the longest one until all tiles are fine again: whole pictures, up to the flip.

`flip` brings a whole picture onto the screen, `flip_part` what a movement of the pointer changed.
Without `SDL_VIDEODRIVER` in the environment there is no screen, and both are next to nothing.
"""

from __future__ import annotations

from functools import partial
from statistics import median, quantiles
from time import perf_counter, sleep
from typing import TYPE_CHECKING, cast

import pygame

from discovery.app import App
from discovery.scenes.landscape.targets import BOARD
from discovery.scenes.landscape.tips import DELAY
from discovery.ui.intents import Command, Input, Ordered, Wheeled
from tools.bench.figure import Figure, Goal, in_turn
from tools.bench.frames import SIZES, given, idle_draws, medians, moves, points, rest, timed
from tools.bench.startup import memory_zoomed
from tools.bench.table import TILES, last_turn, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from discovery.scenes.landscape.scene import TableScene
    from discovery.ui.intents import Intent

MOVES = 600
PASSES = 5
"""The pointer goes the same way so often; each picture counts once, with its median time, so that
other programs on the machine are not taken for slow pictures."""
ROUNDS = 200
PAN = ((48, 0), (0, 48), (-48, 0), (0, -48))
WAY = (1, -1, -1, 1)
"""Steps of the zoom."""
MANY, SPINS = 30, 5
FLIPS = 20


def landscape_frames() -> list[Figure]:
    """Measure the pictures of The Discovery's table at both sizes of the window, and memory."""
    figures = [figure for ending, size in SIZES.items() for figure in _at(size, ending)]
    return figures + memory_zoomed("landscape", "tiles")


def _at(size: tuple[int, int], ending: str) -> list[Figure]:
    with opened(size) as context:
        game = context.games["landscape"]
        match = last_turn(game.load(context.paths.images))
        app = App(context, lambda context: game.open_table(context, match))
        rest(app)
        scene = cast("TableScene", app.top)
        ways = moves(points(size, MOVES))
        surface = context.display.surface
        given(scene, surface, ways)
        drawn, handled = medians([given(scene, surface, ways) for _ in range(PASSES)])
        part = median(_flip_parts(scene, ways))
        _lay_the_last(app, scene)
        # A tip comes up by itself when one has looked long enough.
        sleep(DELAY * 2 / 1000)
        rest(app)
        idle = idle_draws(app)
        pan, copies = in_turn(_pan(scene), _copies(scene), ROUNDS)
        zoom, again = in_turn(_zoom(scene), _copies(scene), ROUNDS)
        spins = [_spin(scene) for _ in range(SPINS)]
        spun, settled = (median(times) for times in zip(*spins, strict=True))
        flip = median(timed(context.display.show) for _ in range(FLIPS))
        app.close()
    reference = f"a background and {TILES} opaque blits of the tiles' size, ms"
    ratio = Goal(1.3, of_ratio=True)
    return [
        Figure(f"landscape.redraw_median{ending}", median(drawn), "ms", Goal(2)),
        Figure(f"landscape.redraw_p95{ending}", quantiles(drawn, n=20)[-1], "ms", Goal(4)),
        Figure(f"landscape.camera{ending}", pan, "ms", ratio, reference, copies),
        Figure(f"landscape.zoom{ending}", zoom, "ms", ratio, reference, again),
        Figure(f"landscape.zoom_spin{ending}", spun, "ms", None),
        Figure(f"landscape.zoom_settled{ending}", settled, "ms", None),
        Figure(f"landscape.pointer{ending}", median(handled), "ms", Goal(0.5)),
        Figure(f"landscape.idle_draws{ending}", idle, "pictures", Goal(0)),
        Figure(f"landscape.flip{ending}", flip, "ms", None),
        Figure(f"landscape.flip_part{ending}", part, "ms", None),
    ]


def _flip_parts(scene: TableScene, ways: Iterable[Intent]) -> Iterator[float]:
    """Give inputs; yield how long it takes to show what is drawn after each."""
    display = scene.context.display
    for intent in ways:
        scene.handle(Input(None, intent))
        if scene.stale:
            scene.stale = False
            areas = scene.draw(display.surface)
            yield timed(partial(display.show, areas))


def zoom_through(app: App) -> None:
    """Go nearer, away and nearer again through every size, everything shown finely at each."""
    rest(app)
    scene = cast("TableScene", app.top)
    _lay_the_last(app, scene)
    scene.table.looking.holders = scene.table.looking.odds = True
    for way in (1, -1, 1):
        before = None
        while scene.table.camera != before:
            before = scene.table.camera
            _wheel(scene, way)
            _see_to_tiles(scene)


def _lay_the_last(app: App, scene: TableScene) -> None:
    # The pointer may have left the focus on a button: back to the board.
    scene.table.focus = BOARD
    scene.handle(Input(None, Ordered(Command.DOWN)))
    scene.handle(Input(None, Ordered(Command.CONFIRM)))
    rest(app)
    if app.top is not scene:
        raise SystemExit("the table broke: the log on the error stream tells how")
    if len(scene.table.tiles) != TILES:
        raise SystemExit("the last tile was not laid")


def _pan(scene: TableScene) -> Callable[[int], float]:
    size = scene.context.theme.size

    def step(turn: int) -> float:
        scene.table.pan(*PAN[turn % len(PAN)])
        return timed(lambda: scene.painter.board(size))

    return step


def _zoom(scene: TableScene) -> Callable[[int], float]:
    """Zoom in, out and back with the wheel, someone looking at the board between two steps.

    Before each step what a table prepares at rest is done, however many steps there were before.
    """
    size = scene.context.theme.size

    def step(turn: int) -> float:
        _see_to_tiles(scene)
        _wheel(scene, WAY[turn % len(WAY)])
        return timed(lambda: scene.painter.board(size, quick=True))

    _wheel(scene, 1)
    _draw(scene)
    _wheel(scene, -1)
    return step


def _wheel(scene: TableScene, steps: int) -> None:
    """Turn the wheel with Ctrl held, the pointer in the middle of the board."""
    view = scene.table.layout.view
    scene.handle(Input(None, Wheeled(view.center, steps, control=True)))


def _draw(scene: TableScene) -> float:
    scene.stale = False
    return timed(lambda: scene.draw(scene.context.display.surface))


def _see_to_tiles(scene: TableScene) -> float:
    """Wait until every tile that a table makes off the frame is there.

    Return how long the picture took that shows the finer ones, 0 if there was none.
    """
    longest = _draw(scene)
    while scene.painter.ahead.making:
        sleep(0.001)
        scene.woken()
        if scene.stale:
            longest = max(longest, _draw(scene))
    return longest


def _spin(scene: TableScene) -> tuple[float, float]:
    """Turn the wheel from the farthest to the nearest size, no tile of which has been made.

    Return the longest picture on the way, input and all, and the longest while it settles.
    """
    scene.table.fit()
    _wheel(scene, -MANY)
    scene.painter.release()
    _draw(scene)
    way = []
    before = None
    while scene.table.camera != before:
        before = scene.table.camera
        begin = perf_counter()
        _wheel(scene, 1)
        scene.woken()
        _draw(scene)
        way.append((perf_counter() - begin) * 1000)
    return max(way), _see_to_tiles(scene)


def _copies(scene: TableScene) -> Callable[[int], float]:
    """Copy a background, and tiles to where they lie, onto a picture of the window's size.

    The pictures are painted first: memory that was never written is read far too quickly.
    """
    size, side = scene.context.theme.size, scene.table.camera.size
    target, ground = pygame.Surface(size).convert(), pygame.Surface(size).convert()
    tiles = [pygame.Surface((side, side)).convert() for _ in range(TILES)]
    for shade, picture in enumerate((target, ground, *tiles)):
        picture.fill((shade, shade, shade))

    def copy() -> None:
        target.blit(ground, (0, 0))
        for tile, laid in zip(tiles, scene.table.tiles, strict=True):
            target.blit(tile, scene.table.camera.corner(laid.cell))

    return lambda _: timed(copy)
