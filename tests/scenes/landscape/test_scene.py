"""The scene of a table and of a replay, in a window that nobody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pygame
import pytest

from discovery.app import App
from discovery.match.playback import Playback
from discovery.rules.landscape.view import LandscapeView
from discovery.scenes.landscape import messages
from discovery.scenes.landscape.layout import Kind, Part
from discovery.scenes.landscape.replay import ReplayScene
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.snapshot import kept_of
from discovery.scenes.pause import PauseScene
from discovery.scenes.results import ResultsScene
from discovery.ui.intents import Button, Command, Input, Moved, Ordered, Pressed, Released
from discovery.ui.scene import Pop, Push, Replace
from discovery.ui.sound_table import Effect
from tests.scenes.landscape.bench import Bench, box, new_match
from tests.support.play import finish
from tests.support.window import Hands, opened

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from discovery.match.match import Match
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene, Transition
    from discovery.ui.theme import Role


def opening(match: Match) -> Callable[[Context], Scene]:
    return lambda context: TableScene(context, match)


def table(context: Context, match: Match) -> TableScene:
    """Return a scene as the loop has it before the first input."""
    scene = TableScene(context, match)
    scene.enter()
    scene.layout(context.theme.size)
    return scene


def give(scene: TableScene | ReplayScene, command: Command, *, drawing: bool = True) -> Transition:
    """Give a command, let everything arrive, draw."""
    wish = scene.handle(Input(None, Ordered(command)))
    while scene.busy:
        wish = scene.update(0.1) or wish
    wish = scene.update(0.0) or wish
    if drawing:
        scene.draw(scene.context.display.surface)
    return wish


def picture(scene: Scene, context: Context) -> bytes:
    scene.draw(context.display.surface)
    return pygame.image.tobytes(context.display.surface, "RGB")


def test_a_whole_game_through_the_scene_ends_with_the_results(context: Context) -> None:
    scene = table(context, new_match(seed=3))
    wish = None
    for turn in range(400):
        if scene.table.stage is Stage.PLACE:
            scene.handle(Input(None, Ordered(Command.RIGHT if turn % 2 else Command.UP)))
        wish = give(scene, Command.CONFIRM, drawing=turn % 8 == 0)
        if scene.table.stage is Stage.FOLLOWER and scene.table.notice is not None:
            wish = give(scene, Command.PASS)
        if wish is not None:
            break
    assert isinstance(wish, Replace)
    assert isinstance(wish.scene, ResultsScene)
    assert wish.scene.arrival is Effect.WIN
    assert scene.match.over
    assert context.autosave.flush()
    assert len(list(context.saves.finished_folder.glob("*.json"))) == 1


def test_at_the_end_one_looks_at_the_board_as_long_as_one_likes(context: Context) -> None:
    match = finish(new_match(("greedy", "greedy"), seed=3))
    scene = table(context, match)
    scene._ended = False
    assert scene.update(0.1) is None
    assert scene.table.banner
    shown = picture(scene, context)
    banner = scene.table.layout.banner
    assert scene.table.covered(banner.center)
    give(scene, Command.PAN_LEFT)
    assert not scene.table.banner
    assert not scene.table.covered(banner.center)
    assert picture(scene, context) != shown
    assert scene.update(9.0) is None
    scene.table.focus = Part.MAIN
    wish = give(scene, Command.CONFIRM)
    assert isinstance(wish, Replace)
    assert isinstance(wish.scene, ResultsScene)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 2.0)])
def test_the_end_is_told_beside_the_board(
    tmp_path: Path,
    size: tuple[int, int],
    text: float,
) -> None:
    with opened(tmp_path, size, text) as context:
        scene = table(context, finish(new_match(("greedy", "greedy"), seed=3)))
        shown = scene.table.camera
        scene._ended = False
        scene.update(0.1)
        model, banner = scene.table, scene.table.layout.banner
        tiles = [pygame.Rect(model.camera.area(tile.cell)) for tile in model.tiles]
        assert banner.collidelist(tiles) < 0
        assert all(model.layout.view.contains(tile) for tile in tiles)
        give(scene, Command.BACK)
        assert not model.banner
        give(scene, Command.FIT)
        assert model.camera.size >= shown.size


def test_who_has_placed_the_board_finds_it_there_at_the_end(context: Context) -> None:
    scene = table(context, finish(new_match(("greedy", "greedy"), seed=3)))
    scene.table.zoom(3)
    placed = scene.table.camera
    scene._ended = False
    scene.update(0.1)
    assert scene.table.banner
    assert scene.table.camera == placed


@pytest.mark.parametrize("way", ["enter", "click"])
def test_the_banner_leads_to_the_results(context: Context, way: str) -> None:
    scene = table(context, finish(new_match(("greedy", "greedy"), seed=3)))
    scene._ended = False
    scene.update(0.1)
    if way == "enter":
        wish = give(scene, Command.CONFIRM)
    else:
        at = scene.table.layout.banner.center
        for intent in (Moved(at), Pressed(at, Button.MAIN)):
            assert scene.handle(Input(None, intent)) is None
        wish = scene.handle(Input(None, Released(at, Button.MAIN)))
    assert isinstance(wish, Replace)
    assert isinstance(wish.scene, ResultsScene)


def test_hints_are_for_the_device_that_was_used_last(context: Context) -> None:
    app = App(context, opening(new_match(seed=1)))
    hands, shown = Hands(app), []

    def hint() -> str | None:
        scene = cast("TableScene", app.top)
        return scene.painter._sentence._hint(scene.table)

    hands.key(pygame.K_RIGHT)
    shown.append(hint())
    app._answer(Input(None, Moved((5, 5))))
    shown.append(hint())
    # A table that comes up after clicks on pages has not seen the pointer yet.
    cast("TableScene", app.top).table.pointer = None
    shown.append(hint())
    assert shown[0] == messages.hint(Stage.PLACE, with_keys=True)
    assert shown[1:] == [messages.hint(Stage.PLACE, with_keys=False)] * 2


def test_nothing_is_drawn_while_nothing_moves(context: Context) -> None:
    app = App(context, opening(new_match(seed=1)))
    Hands(app)
    draws = app.draws
    assert not app.top.busy
    for _ in range(50):
        app.step(timeout=1)
    assert app.draws == draws


def test_the_board_is_painted_once_for_each_camera(context: Context) -> None:
    scene = table(context, new_match(seed=1))
    scene.draw(context.display.surface)
    painted = scene.painter.layer.composed
    for at in ((600, 300), (610, 310), (700, 400)):
        scene.handle(Input(None, Moved(at)))
        scene.draw(context.display.surface)
    assert scene.painter.layer.composed == painted
    give(scene, Command.PAN_LEFT)
    assert scene.painter.layer.composed == painted + 1


def test_a_mouse_that_changes_nothing_draws_nothing(context: Context) -> None:
    scene = table(context, new_match(seed=1))
    middle = scene.table.layout.parts[Part.SENTENCE].center
    scene.handle(Input(None, Moved(middle)))
    scene.stale = False
    scene.handle(Input(None, Moved((middle[0] + 1, middle[1]))))
    assert not scene.stale


def test_real_keys_and_clicks_play_a_turn(context: Context) -> None:
    match = new_match(seed=1)
    hands = Hands(App(context, opening(match)))
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    hands.key(pygame.K_DOWN, pygame.K_r, pygame.K_RETURN)
    assert scene.table.stage is Stage.FOLLOWER
    hands.key(pygame.K_RETURN, pygame.K_RETURN)
    assert match.to_act == 1
    cell = min(scene.table.hand.squares)
    hands.click(scene.table.camera.spot(cell, 0.5, 0.5))
    hands.click(scene.table.layout.parts[Part.MAIN].center)
    hands.click(scene.table.layout.parts[Part.MAIN].center)
    assert match.to_act == 0
    assert match.decisions == 4


def test_a_computer_player_moves_off_the_frame(context: Context) -> None:
    match = new_match(("greedy", None), seed=1)
    hands = Hands(App(context, opening(match)))
    hands.until(lambda: match.to_act == 1)
    assert match.decisions == 2


def test_any_key_shortens_the_wait_for_a_computer_player(context: Context) -> None:
    match = new_match(("greedy", None), seed=1)
    scene = table(context, match)
    for _ in range(100):
        if match.to_act == 1:
            break
        if scene.play.thought is not None:
            scene.play.thought.result(10)
        if scene.busy:
            scene.handle(Input(None, Ordered(Command.CONFIRM)))
        scene.update(0.0)
    assert match.to_act == 1
    assert match.decisions == 2


def test_a_new_tile_hides_nothing_of_the_one_that_is_kept(context: Context) -> None:
    scene = table(context, new_match(seed=1, double_tile="on"))
    before, second = scene.table.hand.designs, scene.table.layout.hands[1].inflate(-20, -20)
    picture(scene, context)
    give(scene, Command.CONFIRM)
    assert scene.table.stage is Stage.FOLLOWER
    assert kept_of(scene.table.view) == before[1]
    shown = pixels(context, second)
    give(scene, Command.UNDO)
    assert kept_of(scene.table.view) is None
    assert pixels(context, second) == shown


def pixels(context: Context, area: pygame.Rect) -> bytes:
    return pygame.image.tobytes(context.display.surface.subsurface(area), "RGB")


def test_the_table_is_saved_with_a_picture_of_the_board(context: Context) -> None:
    hands = Hands(App(context, opening(new_match(seed=1))))
    hands.until(lambda: context.autosave.flush() and context.saves.picture.exists())
    small = pygame.image.load(context.saves.picture)
    assert small.get_size() == (512, 288)
    latest = context.saves.latest()
    assert latest is not None
    assert latest.game == "landscape"


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.0)])
def test_the_end_of_a_long_track_is_told(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    size: tuple[int, int],
    text: float,
) -> None:
    monkeypatch.setattr(LandscapeView, "scores", lambda _: (119, 191))
    with opened(tmp_path, size, text) as context:
        scene = table(context, new_match(seed=1))
        written = []
        draw_line = context.text.draw_line

        def noted(surface: pygame.Surface, words: str, role: Role, *rest: Any, **also: Any) -> None:
            written.append(context.text.fit(words, role, rest[1].width))
            draw_line(surface, words, role, *rest, **also)

        monkeypatch.setattr(context.text, "draw_line", noted)
        scene.draw(context.display.surface)
    assert "200" in written


def test_the_menu_opens_over_the_table(context: Context) -> None:
    scene = table(context, new_match(seed=1))
    wish = give(scene, Command.MENU)
    assert isinstance(wish, Push)
    assert isinstance(wish.scene, PauseScene)


def test_a_move_of_one_seat_is_taken_back(context: Context) -> None:
    scene = table(context, new_match(seed=1))
    before = picture(scene, context)
    give(scene, Command.CONFIRM)
    assert picture(scene, context) != before
    give(scene, Command.UNDO)
    assert picture(scene, context) == before


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("double", ["off", "on"])
@pytest.mark.parametrize(
    ("size", "text", "kind"),
    [
        ((1024, 640), 0.8, Kind.PANELS),
        ((1280, 720), 1.0, Kind.PANELS),
        ((1280, 720), 2.0, Kind.RAILS),
        ((1920, 1080), 1.5, Kind.RAILS),
    ],
)
def test_every_layout_shows_every_step(
    tmp_path: Path,
    size: tuple[int, int],
    text: float,
    kind: Kind,
    double: str,
) -> None:
    with opened(tmp_path, size, text) as context:
        scene = table(context, new_match((None,) * 5, seed=2, double_tile=double))
        assert scene.table.layout.kind is kind
        seen = set()
        for command in (Command.RIGHT, Command.CONFIRM, Command.NEXT, Command.PASS):
            give(scene, command)
            seen.add(picture(scene, context))
        assert len(seen) >= 3


def test_what_others_hold_does_not_show(context: Context) -> None:
    pictures = []
    for swapped in (False, True):
        match = new_match(seed=2, double_tile="on")
        match.confirm()
        state = match._state
        if swapped:
            hidden, others = state.hands[1], sorted(state.bag)[:2]  # type: ignore[attr-defined]
            assert set(hidden) != set(others)
            for number in others:
                state.bag.remove(number)  # type: ignore[attr-defined]
            state.bag.extend(hidden)  # type: ignore[attr-defined]
            state.hands[1] = tuple(others)  # type: ignore[attr-defined]
        pictures.append(picture(table(context, match), context))
    assert pictures[0] == pictures[1]


def test_a_replay_steps_with_keys_and_is_left(context: Context) -> None:
    record = Bench(new_match(("greedy", "random"), seed=5)).match.record()
    scene = ReplayScene(context, Playback(record, box()))
    scene.enter()
    scene.layout(context.theme.size)
    give(scene, Command.FIT)
    start = picture(scene, context)
    give(scene, Command.RIGHT)
    assert scene.table.track is not None
    assert scene.table.track.position == 1
    assert picture(scene, context) != start
    give(scene, Command.DOWN)
    assert scene.table.track.position == 11
    for _ in range(11):
        give(scene, Command.LEFT)
    give(scene, Command.FIT)
    assert picture(scene, context) == start
    assert isinstance(give(scene, Command.BACK), Pop)


def test_a_replay_ends_at_the_results(context: Context) -> None:
    record = Bench(new_match(("greedy", "random"), seed=5)).match.record()
    scene = ReplayScene(context, Playback(record, box()))
    scene.layout(context.theme.size)
    scene.table.focus = Part.MAIN
    assert give(scene, Command.CONFIRM) is None
    scene.table.focus = Part.MAIN
    wish = give(scene, Command.CONFIRM)
    assert isinstance(wish, Push)
    assert isinstance(wish.scene, ResultsScene)
