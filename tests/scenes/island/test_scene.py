"""The scene of the island in a window that nobody sees: curtain, saves, recap, replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.agents.registry import make_agent
from discovery.app import App
from discovery.match.chance import LiveChance
from discovery.match.replay import replay
from discovery.rules.island.actions import OPEN, Put
from discovery.scenes.curtain import CurtainScene, painting
from discovery.scenes.island.scene import TableScene
from discovery.scenes.island.session import Stage
from discovery.scenes.island.telling import RECAP_PACE
from discovery.scenes.pause import PauseScene
from discovery.scenes.results import ResultsScene
from discovery.ui.intents import Command, Input, Ordered, Wheeled
from discovery.ui.scene import Push, Replace
from tests.scenes.island.bench import at, begun, new_match, played, view_of, walking
from tests.support.window import Hands, Watch, opened

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.match.match import Match
    from discovery.rules.island.state import IslandState
    from discovery.scenes.island.replay import ReplayScene
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene, Transition

SIZE = (1280, 720)


def scene_of(context: Context, match: Match) -> Scene:
    return context.games["island"].open_table(context, match)


def table(context: Context, match: Match) -> TableScene:
    scene = TableScene(context, match)
    scene.layout(context.theme.size)
    scene.enter()
    return scene


def give(scene: TableScene | ReplayScene, command: Command) -> Transition:
    """Give a command, let everything arrive, draw."""
    surface = scene.context.display.surface
    wish = scene.handle(Input(None, Ordered(command)))
    for _ in range(200):
        scene.draw(surface)
        if not scene.busy:
            break
        wish = scene.update(0.1) or wish
    return wish


def picture(scene: Scene) -> bytes:
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_the_curtain_falls_in_the_middle_of_a_turn(context: Context) -> None:
    match = played(new_match(seed=5), lambda m: m.pending is None and at(Stage.EVENT)(m))
    while not (match.pending == "hand over" and view_of(match).turn):
        played(match, at(Stage.EVENT))
        seat = match.to_act
        assert seat is not None
        match.act(seat, match.view(seat).parse("suffer"))
        if match.pending != "hand over":
            match.confirm()
    lost = match.to_act
    assert lost is not None
    hands = Hands(App(context, lambda context: scene_of(context, match)))
    curtain = cast("CurtainScene", hands.app.top)
    assert curtain.down
    scene = cast("TableScene", curtain.table)
    hands.key(pygame.K_RETURN)
    assert not curtain.down
    assert not scene.table.recap, "it was this player's own deed"
    hands.key(pygame.K_RETURN)
    assert match.to_act == 1 - lost
    assert curtain.down
    assert match.seats[1 - lost].name in curtain.page.heading()
    hands.key(pygame.K_RETURN)
    assert not curtain.down
    assert scene.table.stage is Stage.SET_DOWN
    assert scene.table.viewer == 1 - lost
    assert any("lost" in str(line.words) for line in scene.table.recap)
    hands.key(pygame.K_RETURN)
    assert not scene.table.recap
    assert match.pending is None, "the key that closes the recap does nothing else"


@pytest.mark.parametrize(
    ("agents", "curtain", "falls"),
    [
        ((None, None), "on", True),
        ((None, None), "off", False),
        ((None, "greedy"), "on", False),
        (("greedy", "random"), "on", False),
    ],
)
def test_it_falls_only_between_two_people_who_want_it(
    context: Context, agents: tuple[str | None, str | None], curtain: str, *, falls: bool
) -> None:
    scene = scene_of(context, new_match(agents, curtain=curtain))
    assert isinstance(scene, CurtainScene) is falls


def test_who_hands_a_seat_to_a_computer_player_does_not_see_what_the_other_knows(
    context: Context,
) -> None:
    match = played(new_match(seed=6), walking(0))
    seat = match.to_act
    assert seat is not None
    match.hand_over(seat, "Ship", "novice")
    hands = Hands(App(context, lambda context: scene_of(context, match)))
    curtain = cast("CurtainScene", hands.app.top)
    assert curtain.down
    assert match.seats[1 - seat].name in curtain.page.heading()
    hands.key(pygame.K_RETURN)
    assert not curtain.down, "from then on there is one person alone"


def test_without_a_curtain_the_recap_is_told_all_the_same(context: Context) -> None:
    match = played(new_match(seed=6, curtain="off"), walking(seat=1))
    scene = table(context, match)
    assert scene.table.recap
    before = match.decisions
    scene.handle(Input(None, Ordered(Command.CONFIRM, repeated=True)))
    assert scene.table.recap, "the key that lifted the curtain is still held"
    give(scene, Command.CONFIRM)
    assert not scene.table.recap
    assert match.decisions == before


def test_each_change_of_who_looks_has_its_recap_without_a_curtain(context: Context) -> None:
    match = new_match(seed=6, curtain="off")
    scene = table(context, match)
    scene.table.speed = lambda: 0.0
    confirm = Input(None, Ordered(Command.CONFIRM))
    scene.handle(confirm)
    changes = 0
    while changes < 4:
        before = scene.table.viewer
        while match.pending is None and match.to_act == before:
            agent = make_agent("island", "greedy", match.decision_seed)
            scene.play.act(agent.choose(view_of(match)))
            scene.update(9.0)
        scene.handle(confirm)
        if scene.table.viewer != before:
            changes += 1
            assert scene.table.recap, "what the other one did is told"
            decisions = match.decisions, match.pending
            scene.handle(confirm)
            assert not scene.table.recap
            assert (match.decisions, match.pending) == decisions


def test_a_saved_game_shows_its_curtain(context: Context) -> None:
    match = played(new_match(seed=3), walking(2))
    hands = Hands(App(context, lambda context: scene_of(context, match)))
    hands.until(lambda: context.autosave.flush() and context.saves.picture.exists())
    small = pygame.image.load(context.saves.picture)
    shown = pygame.image.tobytes(small, "RGB")
    assert shown == pygame.image.tobytes(painting(context, "island"), "RGB")
    hands.key(pygame.K_RETURN, pygame.K_RETURN, pygame.K_n)
    context.autosave.flush()
    again = pygame.image.load(context.saves.picture)
    assert pygame.image.tobytes(again, "RGB") == shown


def swapped(match: Match, viewer: int, salt: int) -> Match:
    """Return the match with everything exchanged that `viewer` may not know."""
    twin = replay(match.record(), match.box)
    twin._state = match.view(viewer).sample(LiveChance(salt))
    return twin


def pictures(context: Context, match: Match) -> tuple[bytes, ...]:
    """Return the curtain, the recap, the table and the open log, as a match shows them."""
    scene = cast("CurtainScene", scene_of(context, match))
    scene.layout(SIZE)
    scene.enter()
    down = picture(scene)
    scene.lift()
    told = picture(scene)
    inner = cast("TableScene", scene.table)
    inner.table.recap = ()
    inner.table.touch()
    plain = picture(scene)
    inner.table.show_log()
    log = picture(scene)
    assert len({down, plain, log}) == 3
    inner.leave()
    return down, told, plain, log


@pytest.mark.parametrize("steps", [0, 1, 2, 4, 5, 9, 20, 45, 80])
def test_secrets_change_no_pixel(context: Context, steps: int) -> None:
    match = played(new_match(seed=11), lambda m: m.decisions >= steps and m.pending is None)
    viewer = match.to_act
    assert viewer is not None
    shown = [pictures(context, swapped(match, viewer, salt)) for salt in (11, 22)]
    assert shown[0] == shown[1]


@pytest.mark.parametrize("later", [False, True])
def test_nor_does_what_the_other_chose(context: Context, *, later: bool) -> None:
    """The log of what has been is another, not only the position."""
    shown = [pictures(context, begun(*chosen, later=later)) for chosen in ((0b1, 0), (0b110, 50))]
    assert shown[0] == shown[1]


def test_a_match_that_was_left_before_a_marker_goes_on_by_itself(context: Context) -> None:
    match = played(new_match(seed=3, curtain="off"), walking(1))
    seat = match.to_act
    assert seat is not None
    legal = [a for a in match.view(seat).legal_actions() if match.view(seat).text(a)[:3] == "go "]
    match.act(seat, legal[0])
    assert match.pending == "step"
    hands = Hands(App(context, lambda context: scene_of(context, match)))
    hands.until(lambda: match.pending is None)


def test_a_computer_player_moves_off_the_frame(context: Context) -> None:
    match = new_match(("greedy", None), seed=1)
    hands = Hands(App(context, lambda context: scene_of(context, match)))
    hands.until(lambda: match.to_act == 1)
    assert match.decisions == 2


def test_real_keys_play_the_set_up(context: Context) -> None:
    match = new_match(seed=1, curtain="off")
    hands = Hands(App(context, lambda context: scene_of(context, match)))
    hands.key(pygame.K_RETURN)  # the recap
    scene = cast("TableScene", hands.app.top)
    stages = [scene.table.stage]
    hands.key(pygame.K_RETURN)
    assert scene.table.stage is Stage.START
    assert "Choose a hex first" in str(scene.table.notice)
    hands.key(pygame.K_RIGHT, pygame.K_DOWN)
    while scene.table.view.check(Put(*(scene.table.desk.cursor or (0, 0)))) is not None:
        hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    stages.append(scene.table.stage)
    assert stages == [Stage.START, Stage.EQUIP]
    hands.key(pygame.K_SPACE, pygame.K_RIGHT, pygame.K_SPACE)
    assert scene.table.kit == 3
    hands.key(pygame.K_DOWN, pygame.K_u)
    assert scene.table.stage is Stage.START


def test_the_menu_and_the_rules_open_over_the_table(context: Context) -> None:
    scene = table(context, played(new_match(seed=3), walking(1)))
    give(scene, Command.CONFIRM)
    wish = give(scene, Command.MENU)
    assert isinstance(wish, Push)
    assert isinstance(wish.scene, PauseScene)
    assert isinstance(give(scene, Command.HELP), Push)


def test_the_end_is_revealed_and_leads_to_the_results(context: Context) -> None:
    match = played(new_match(seed=8), lambda _: False)
    match.confirm()
    scene = table(context, match)
    assert scene.table.stage is Stage.OVER
    assert scene.eyes is None
    paths = [scene.table.session.paths(seat)[-1].hexes[-1] for seat in (0, 1)]
    assert all(hex_.x is not None for hex_ in paths)
    assert scene.table.session.treasure >= 0
    wish = give(scene, Command.CONFIRM)
    assert isinstance(wish, Replace)
    assert isinstance(wish.scene, ResultsScene)


def test_it_is_told_over_the_map_who_has_found_the_treasure(context: Context) -> None:
    def at_the_treasure(match: Match) -> bool:
        if OPEN not in view_of(match).legal_actions():
            return False
        state = cast("IslandState", match._state)
        return state.island.site_at[state.place(state.seat)] == state.treasure

    match = played(new_match(seed=8, curtain="off"), at_the_treasure)
    scene = table(context, match)
    scene.deeds.deed()
    assert not scene.table.crowned
    give(scene, Command.FIT)
    assert scene.table.crowned
    assert scene.table.found is not None
    assert not scene.table.slip.collidepoint(scene.table.centre(scene.table.found))
    assert give(scene, Command.CONFIRM) is None, "the key that closes it does nothing else"
    assert not scene.table.tells
    assert isinstance(give(scene, Command.CONFIRM), Replace)


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 0.8), ((1280, 720), 2.0)])
@pytest.mark.usefixtures("screen")
def test_every_layout_shows_every_step(tmp_path: Path, size: tuple[int, int], text: float) -> None:
    with opened(tmp_path, size, text) as context:
        seen = set()
        for stage in (Stage.START, Stage.EQUIP, Stage.WALK, Stage.EVENT):
            scene = table(context, played(new_match(seed=5), at(stage)))
            scene.table.recap = ()
            scene.table.touch()
            surface = pygame.Surface(size)
            scene.draw(surface)
            seen.add(pygame.image.tobytes(surface, "RGB"))
            scene.table.drawer = True
            scene.draw(surface)
        assert len(seen) == 4


def test_the_recap_goes_from_place_to_place_and_rests(context: Context) -> None:
    match = played(new_match(seed=6, curtain="off"), walking(seat=1))
    scene = table(context, match)
    lit = []
    for _ in range(100):
        scene.draw(context.display.surface)
        if not scene.busy:
            break
        lit.append(scene.table.lit)
        scene.update(0.2)
    assert not scene.busy
    assert {line.place for line in scene.table.recap} <= set(lit)
    assert scene.table.lit is None


def test_the_recap_is_drawn_once_for_each_of_its_places(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(new_match(seed=6, curtain="off"), walking(seat=1))
    app = App(context, lambda context: TableScene(context, match))
    watch, scene = Watch(app, monkeypatch), cast("TableScene", app.top)
    for _ in range(200):
        app.draw()
    assert not scene.moving
    seconds = len(scene.table.recap) * RECAP_PACE
    assert seconds > 1
    assert watch.draws_in(round(seconds * 1000) + 100) <= len(scene.table.recap) + 1
    app.draw()
    assert not scene.busy
    assert scene.table.lit is None
    assert scene.table.recap, "it stays until somebody has read it"


@pytest.mark.usefixtures("screen")
def test_a_long_recap_shows_each_line_whose_place_is_lit_and_scrolls(tmp_path: Path) -> None:
    with opened(tmp_path, text_size=2.0) as context:
        scene = table(context, played(new_match(seed=6, curtain="off"), walking(seat=1)))
        told = scene.table
        told.recap = (told.lines * 4)[:20]
        while told.recap_line is not None:
            assert told.recap_line in told.recap_lines
            scene.update(0.1)
        rows = len(told.recap_lines)
        assert told.recap_lines == range(20 - rows, 20)
        give(scene, Command.UP)
        assert told.recap_lines.stop == 19
        for at, first in ((told.slip.center, 16 - rows), (scene.room().topleft, 16 - rows)):
            scene.handle(Input(None, Wheeled(at, 3)))
            assert told.recap_lines.start == first
        give(scene, Command.PAGE_UP)
        give(scene, Command.PAGE_UP)
        assert told.recap_lines.start == 0
        give(scene, Command.RIGHT)
        assert not told.recap


def test_the_recap_stands_still_for_those_who_want_that(context: Context) -> None:
    context.settings.reduce_motion = True
    match = played(new_match(seed=6, curtain="off"), walking(seat=1))
    scene = table(context, match)
    assert scene.table.recap
    assert scene.table.recap_line is None
    scene.draw(context.display.surface)
    scene.draw(context.display.surface)
    assert not scene.busy
