"""The island's table in the states that it has, for the test of every screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.match.match import Match
from discovery.match.playback import Playback
from discovery.match.seats import SeatInfo
from discovery.scenes.curtain import CurtainScene
from discovery.scenes.island.layout import Part
from discovery.scenes.island.replay import ReplayScene
from discovery.scenes.island.scene import TableScene
from discovery.scenes.island.session import Session, Stage
from discovery.scenes.island.targets import MAP, OnArrow, OnCard, OnDoor
from discovery.scenes.results import ResultsScene
from tests.support.play import played

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pygame

    from discovery.rules.island.view import IslandView
    from discovery.scenes.island.base import IslandScene
    from discovery.scenes.island.relief import Relief
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

SEATS = (SeatInfo("Benedikt", 1), SeatInfo("수아", 3))


class Plain:
    """An island without hills: there is no text on it."""

    composed = 0

    def draw(self, target: pygame.Surface, *_: object) -> int:
        target.fill((40, 120, 60))
        return 0

    def release(self) -> None:
        pass


def island_screens(context: Context) -> Iterator[tuple[str, Scene]]:
    """Yield each screen with its name."""
    for name, scene in _scenes(context):
        if isinstance(scene, TableScene | ReplayScene):
            plain(scene)
        yield f"island, {name}", scene


def plain(scene: IslandScene) -> None:
    """Leave the hills out: composing them takes long."""
    scene.painter.chart.relief = cast("Relief", Plain())


def _scenes(context: Context) -> Iterator[tuple[str, Scene]]:
    def match(until: Callable[[Match], bool] = lambda _: False, seed: int = 5) -> Match:
        return _played(context, until, seed)

    def table(until: Callable[[Match], bool], seed: int = 5) -> TableScene:
        scene = TableScene(context, match(until, seed))
        scene.table.recap = ()
        return scene

    yield "curtain", CurtainScene(context, TableScene(context, match(_at(Stage.WALK))))
    yield "start", table(_at(Stage.START))
    yield "shop", table(_at(Stage.EQUIP))
    shop = table(_at(Stage.EQUIP))
    for item in (1, 2, 5, 8):
        shop.deeds.take(item)
    shop.deeds.take(7)
    shop.table.focus = OnCard(7)
    yield "shop, too dear", shop
    lost = table(_at(Stage.WALK, 4))
    yield "walking", lost
    for target in (OnArrow(2), OnDoor(9), Part.DECLARE, Part.CLUES, Part.FITS, Part.DAY, MAP):
        scene = table(_at(Stage.WALK, 4))
        scene.table.focus = target
        yield f"walking, {target}", scene
    armed = table(_at(Stage.WALK, 4))
    armed.deeds.declare()
    yield "declaring", armed
    noted = table(_at(Stage.WALK, 4))
    places = noted.table.view.island.chart.places
    # A pin stands on F6 and an arrow on E5: those lie over a note on the same hex.
    noted.table.desk.notes = {place[1:]: 1 for place in places if place[0] not in {"F6", "E5"}}
    yield "noted", noted
    drawer = table(_read)
    drawer.table.drawer = True
    yield "drawer", drawer
    yield "with clues", table(_read)
    for seed in (4, 9):
        yield f"event {seed}", table(_at(Stage.EVENT), seed)
    yield "set down", table(_at(Stage.SET_DOWN))
    yield "hand over", table(lambda m: m.pending == "hand over" and bool(_view(m).turn))
    yield "end of turn", table(lambda m: m.pending == "next turn" and bool(_view(m).turn))
    log = table(_read)
    log.table.show_log()
    yield "log", log
    for lines in (9, 60):
        recap = table(_read)
        recap.table.recap = (recap.table.lines * lines)[-lines:]
        yield f"recap of {lines}", recap
    near = table(_at(Stage.WALK, 4))
    near.layout(context.theme.size)
    near.table.zoom(4)
    yield "near", near
    yield from _ended(context, match())


def _ended(context: Context, over: Match) -> Iterator[tuple[str, Scene]]:
    yield "over", TableScene(context, over)
    crowned = TableScene(context, over)
    crowned.table.crown()
    yield "over, crowned", crowned
    yield "results", ResultsScene(context, over)
    playback = Playback(over.record(), over.box)
    playback.go(40)
    yield "replay", ReplayScene(context, playback)


def _view(match: Match) -> IslandView:
    return cast("IslandView", match.view(match.to_act or 0))


def _at(stage: Stage, hexes: int = 0) -> Callable[[Match], bool]:
    def there(match: Match) -> bool:
        if match.pending is not None or Session(match).stage is not stage:
            return False
        view = _view(match)
        walked = not hexes or len(view.paths(view.seat)[-1].hexes) >= hexes
        return walked and not (hexes and view.located(view.seat))

    return there


def _read(match: Match) -> bool:
    return match.pending is None and len(_view(match).own_clues) > 1


def _played(context: Context, until: Callable[[Match], bool], seed: int) -> Match:
    box = context.games["island"].load(context.paths.images)
    return played(Match.start(box, SEATS, {"first": "0"}, seed), until)
