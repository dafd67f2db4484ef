"""The scene of the journals' table and of a replay, in a window that nobody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.agents.registry import make_agent
from discovery.app import App
from discovery.match.playback import Playback
from discovery.scenes.journals.focusing import ring
from discovery.scenes.journals.layout import make_layout
from discovery.scenes.journals.map_picture import SIZE, paint_map
from discovery.scenes.journals.paragraphs import paragraph
from discovery.scenes.journals.replay import ReplayScene
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.still import TABLE
from discovery.scenes.journals.targets import OnBank, OnSeat, Part
from discovery.scenes.pause import PauseScene
from discovery.scenes.results import ResultsScene
from discovery.scenes.rulebook.scene import RulebookScene
from discovery.scenes.rulebook.shelf import find_book
from discovery.scenes.table.keeper import png_of
from discovery.ui.intents import Command, Input, Moved, Ordered
from discovery.ui.scene import Pop, Push, Replace
from tests.scenes.journals.bench import Bench, box, new_match, plans
from tests.support.play import played
from tests.support.window import Hands

if TYPE_CHECKING:
    import pytest

    from discovery.match.autosave import Encode
    from discovery.match.match import Match
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene, Transition


def table(context: Context, match: Match) -> TableScene:
    """Return a scene as the loop has it before the first input."""
    scene = TableScene(context, match)
    scene.enter()
    scene.layout(context.theme.size)
    while scene.busy:
        scene.update(0.2)
    return scene


def give(scene: TableScene | ReplayScene, command: Command) -> Transition:
    wished = scene.handle(Input(None, Ordered(command)))
    while scene.busy:
        wished = scene.update(0.2) or wished
    return wished


def picture(scene: Scene, context: Context) -> bytes:
    scene.draw(context.display.surface)
    return pygame.image.tobytes(context.display.surface, "RGB")


def test_nothing_is_drawn_while_nothing_moves(context: Context) -> None:
    app = App(context, lambda context: TableScene(context, new_match()))
    hands = Hands(app)
    hands.until(lambda: not app.top.busy and not app.top.stale)
    draws = app.draws
    for _ in range(50):
        app.step(timeout=1)
    assert app.draws == draws


def test_real_keys_play_a_step_and_take_it_back(context: Context) -> None:
    match = new_match()
    hands = Hands(App(context, lambda context: TableScene(context, match)))
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    hands.until(lambda: not scene.busy)
    hands.key(pygame.K_RETURN)
    assert match.decisions == 1
    hands.key(pygame.K_u)
    assert match.decisions == 0


def test_boards_are_painted_once_while_the_mouse_moves(context: Context) -> None:
    scene = table(context, new_match())
    scene.draw(context.display.surface)
    painted = scene.painter.composed
    for at in ((100, 100), (400, 300), (900, 500)):
        scene.handle(Input(None, Moved(at)))
        scene.draw(context.display.surface)
    assert scene.painter.composed == painted


def test_a_mouse_that_changes_nothing_draws_nothing(context: Context) -> None:
    scene = table(context, new_match())
    middle = scene.table.areas[OnSeat(1)].center
    scene.handle(Input(None, Moved(middle)))
    scene.stale = False
    scene.handle(Input(None, Moved((middle[0] + 1, middle[1]))))
    assert not scene.stale


def test_a_step_taken_back_leaves_the_same_picture(context: Context) -> None:
    scene = table(context, new_match())
    scene.handle(Input(None, Ordered(Command.NEXT)))
    scene.handle(Input(None, Ordered(Command.PREVIOUS)))
    before = picture(scene, context)
    give(scene, Command.CONFIRM)
    assert picture(scene, context) != before
    give(scene, Command.UNDO)
    assert picture(scene, context) == before


def test_dice_tumble_and_any_key_ends_it(context: Context) -> None:
    scene = table(context, new_match())
    for _ in range(9):
        if scene.table.movements:
            break
        scene.handle(Input(None, Ordered(Command.CONFIRM)))
    assert scene.table.movements
    moving = picture(scene, context)
    scene.handle(Input(None, Ordered(Command.NEXT)))
    assert not scene.table.movements
    assert picture(scene, context) != moving


def test_nothing_tumbles_where_motion_is_off(context: Context) -> None:
    context.settings.reduce_motion = True
    scene = table(context, new_match())
    for _ in range(9):
        scene.handle(Input(None, Ordered(Command.CONFIRM)))
        assert not scene.table.movements
    assert any(scene.table.view.storage(seat) for seat in (0, 1))


def test_a_computer_player_moves_off_the_frame(context: Context) -> None:
    match = new_match(("greedy", None), seed=1)
    hands = Hands(App(context, lambda context: TableScene(context, match)))
    hands.until(lambda: match.to_act == 1)
    assert match.decisions >= 1


def test_menu_and_results(context: Context) -> None:
    scene = table(context, new_match())
    wished = give(scene, Command.MENU)
    assert isinstance(wished, Push)
    assert isinstance(wished.scene, PauseScene)
    over = Bench(new_match(("greedy", "greedy"), seed=5)).match
    scene = table(context, over)
    assert scene.table.focus == Part.MAIN
    wished = give(scene, Command.CONFIRM)
    assert isinstance(wished, Replace)
    assert isinstance(wished.scene, ResultsScene)


def test_the_order_of_the_deck_does_not_show(context: Context) -> None:
    pictures = []
    for turned in (False, True):
        match = new_match()
        match.confirm()
        if turned:
            match._state.bag.reverse()  # type: ignore[attr-defined]
        pictures.append(picture(table(context, match), context))
    assert pictures[0] == pictures[1]


def test_a_replay_steps_with_keys_and_is_left(context: Context) -> None:
    record = Bench(new_match(("greedy", "random"), seed=5)).match.record()
    scene = ReplayScene(context, Playback(record, box()))
    scene.enter()
    scene.layout(context.theme.size)
    start = picture(scene, context)
    give(scene, Command.RIGHT)
    assert scene.table.track == (1, len(record.steps))
    assert picture(scene, context) != start
    give(scene, Command.DOWN)
    assert scene.table.track == (11, len(record.steps))
    assert scene.table.stage is Stage.REPLAY
    assert isinstance(give(scene, Command.BACK), Pop)


def test_the_table_is_kept_as_a_picture(context: Context) -> None:
    match = new_match((None,) * 4)
    match.confirm()
    made = paint_map(context, match)
    assert made.get_width() > 1000
    assert len({tuple(made.get_at((x, 300))) for x in range(0, 1000, 50)}) > 5
    match = new_match((None,) * 3)
    match.confirm()
    layout = make_layout(SIZE, 1.0, 3, plans())
    assert layout.tray is not None
    assert paint_map(context, match).get_height() >= layout.tray.bottom - layout.main.top


def test_a_small_picture_shows_the_boards_in_the_middle(context: Context) -> None:
    made = table(context, new_match()).painter.thumbnail(context.theme.size)
    bare = context.sheets.picture(TABLE, made.get_size())
    boards = pygame.mask.from_threshold(made, (0, 0, 0), (9, 9, 9, 255), bare)
    boards.invert()
    seen, *others = boards.get_bounding_rects()
    seen = seen.unionall(others)
    for place, middle in zip(seen.center, made.get_rect().center, strict=True):
        assert abs(place - middle) < 3
    assert seen.width > made.get_width() * 7 // 10


def test_a_record_has_a_picture_of_the_end(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(new_match(seed=5), lambda match: match.decisions >= 90, "greedy")
    scene = table(context, match)
    kept: list[Encode | None] = []
    monkeypatch.setattr(context.autosave, "put", lambda _, picture: kept.append(picture))
    while not match.over:
        kept.clear()
        if match.pending is None:
            thinker = make_agent("journals", "greedy", match.decision_seed)
            scene.play.act(thinker.choose(match.view(scene.table.viewer)))
        else:
            scene.play.confirm()
    (encode,) = kept
    assert encode is not None
    scene.play.skip()
    shown = scene.painter.thumbnail(context.theme.size)
    assert encode() == png_of(shown), "nothing that is in the air is left out"


def test_help_opens_the_rules_on_what_was_refused(context: Context) -> None:
    scene = table(context, new_match())
    scene.deeds.press(OnBank(0))
    assert scene.table.told_paragraph == "journals.setup"
    scene.handle(Input(None, Ordered(Command.NEXT)))
    wished = give(scene, Command.HELP)
    assert isinstance(wished, Push)
    assert isinstance(wished.scene, RulebookScene)


def test_everything_with_the_focus_has_its_paragraph(context: Context) -> None:
    scene = table(context, new_match())
    book = find_book("journals")
    for target in ring(scene.table):
        scene.table.focus = target
        key = paragraph(scene.table)
        assert key == "journals" or book.find(key) is not None
