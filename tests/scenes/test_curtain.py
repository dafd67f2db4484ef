"""The curtain between people with secrets, and that nothing shows through it or past it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.app import App
from discovery.match.chance import LiveChance
from discovery.match.match import Match
from discovery.match.replay import replay
from discovery.match.seats import SeatInfo
from discovery.rules.landscape.actions import PASS
from discovery.scenes.curtain import FALLS, FIRM, RISES, CurtainScene
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.load import LoadScene
from discovery.scenes.pause import PauseScene
from discovery.scenes.setup import SetupScene
from discovery.scenes.title import TitleScene
from discovery.ui.intents import Input, Woken
from discovery.ui.scene import Scene
from discovery.ui.sound import Sounds
from discovery.ui.sound_table import Effect
from tests.support.play import finish, step
from tests.support.window import Hands, Watch

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.match.box import GameBox
    from discovery.scenes.rulebook.scene import RulebookScene
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition

SIZE = (1280, 720)
HIDDEN = {"double_tile": "on", "first": "0"}


def box(context: Context) -> GameBox:
    return context.games["landscape"].load(context.paths.images)


def new_match(context: Context, *agents: str | None, **options: str) -> Match:
    names = ("Ada", "Ben", "Cleo", "Dov")
    seats = [SeatInfo(names[i], i, agent) for i, agent in enumerate(agents or (None, None))]
    return Match.start(box(context), seats, {**HIDDEN, **options}, 5)


def scene_of(context: Context, match: Match) -> Scene:
    return context.games["landscape"].open_table(context, match)


def sitting(context: Context, match: Match) -> Hands:
    hands = Hands(App(context, lambda context: scene_of(context, match)))
    hands.rest()
    return hands


def curtain(hands: Hands) -> CurtainScene:
    return cast("CurtainScene", hands.app.top)


def top(hands: Hands) -> type:
    return type(hands.app.top)


def ready(hands: Hands) -> None:
    hands.key(pygame.K_RETURN)


def play_turn(hands: Hands) -> None:
    """Place a tile, leave the followers, end the turn."""
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_p)
    hands.key(pygame.K_RETURN)


def test_it_falls_when_another_person_may_look_and_lifts_at_a_press(context: Context) -> None:
    match = new_match(context)
    hands = sitting(context, match)
    assert curtain(hands).down
    assert "Ada" in curtain(hands).page.heading()
    ready(hands)
    assert not curtain(hands).down
    play_turn(hands)
    assert match.to_act == 1
    assert curtain(hands).down
    assert curtain(hands).page.heading() == "Hand over to Ben"
    hands.click(next(w for w in curtain(hands).page.ring.widgets if w.key == "ready").rect.center)
    assert not curtain(hands).down


@pytest.mark.parametrize("by_key", [True, False])
def test_who_presses_twice_to_end_the_turn_does_not_lift_it(
    context: Context, monkeypatch: pytest.MonkeyPatch, by_key: bool
) -> None:
    match = new_match(context)
    hands = sitting(context, match)
    app, scene = hands.app, curtain(hands)
    enter = {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "scancode": 0}
    keyed = [pygame.Event(kind, enter) for kind in (pygame.KEYDOWN, pygame.KEYUP)]
    (button,) = (w for w in scene.page.ring.widgets if w.key == "ready")
    kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    clicked = [pygame.Event(kind, pos=button.rect.center, button=1) for kind in kinds]
    lifting = keyed if by_key else clicked
    ready(hands)
    hands.key(pygame.K_RETURN, pygame.K_p)
    watch = Watch(app, monkeypatch)

    def press(*events: pygame.Event) -> bool:
        for event in events:
            pygame.event.post(event)
        app.step(0)
        return scene.down

    assert press(*keyed, *lifting)
    assert match.to_act == 1
    watch.draws_in(round(FIRM * 1000) - 50)
    assert press(*lifting)
    watch.draws_in(100)
    assert not scene.busy
    assert not press(*lifting)


@pytest.mark.parametrize(
    ("agents", "options"),
    [
        ((None, "random"), {}),
        (("random", "greedy"), {}),
        ((None, None), {"double_tile": "off"}),
        ((None, None), {"hide_hands": "off"}),
    ],
    ids=["one person", "nobody", "no secrets", "open hands"],
)
def test_there_is_none_where_nothing_is_to_hide(
    context: Context, agents: tuple[str | None, ...], options: dict[str, str]
) -> None:
    assert type(scene_of(context, new_match(context, *agents, **options))) is TableScene


def test_it_stays_up_while_computer_players_have_all_seats(context: Context) -> None:
    match = new_match(context)
    hands = sitting(context, match)
    assert curtain(hands).down
    for seat in match.seats:
        match.hand_over(match.seats.index(seat), seat.name, "random")
    curtain(hands).enter()
    assert not curtain(hands).down
    hands.until(lambda: match.decisions > 2)
    match.hand_over(0, "Ada", None)
    match.hand_over(1, "Ben", None)
    assert curtain(hands).down


def test_a_computer_players_turn_is_seen_by_the_person_before(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(context, None, "random", None)
    hands = sitting(context, match)
    ready(hands)
    table = cast("TableScene", curtain(hands).table)
    drawn: list[tuple[int | None, int | None]] = []
    draw = table.draw

    def noted(surface: pygame.Surface) -> None:
        drawn.append((match.to_act, table.eyes))
        draw(surface)

    monkeypatch.setattr(table, "draw", noted)
    play_turn(hands)
    hands.until(lambda: match.to_act == 2)
    assert curtain(hands).down
    assert (1, 0) in drawn
    assert {eyes for _, eyes in drawn} == {0}, "nobody else's table was drawn"


def picture(scene: Scene) -> bytes:
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def swapped(match: Match, viewer: int, salt: int) -> Match:
    """Return the match with everything exchanged that `viewer` may not know."""
    twin = replay(match.record(), match.box)
    twin._state = match.view(viewer).sample(LiveChance(salt))
    return twin


def at_the_start(match: Match) -> None:
    """Nothing has been done yet."""


def placed(match: Match) -> None:
    seat = match.to_act
    assert seat is not None
    match.act(seat, match.view(seat).legal_actions()[0])


def followed(match: Match) -> None:
    placed(match)
    seat = match.to_act
    assert seat is not None
    match.act(seat, PASS)


def turns(match: Match, count: int) -> None:
    for _ in range(count):
        match.confirm()
        followed(match)
    match.confirm()


@pytest.mark.parametrize("before", [0, 1, 9, 24])
@pytest.mark.parametrize("go_on", [at_the_start, placed, followed])
def test_secrets_change_no_pixel_of_the_table(
    context: Context, before: int, go_on: Callable[[Match], None]
) -> None:
    match = new_match(context)
    turns(match, before)
    viewer = match.to_act
    assert viewer is not None
    shown = []
    for salt in (11, 22):
        twin = swapped(match, viewer, salt)
        go_on(twin)
        scene = cast("CurtainScene", scene_of(context, twin))
        scene.layout(SIZE)
        down = picture(scene)
        scene.lift()
        table = cast("TableScene", scene.table)
        drawn = picture(scene)
        assert drawn != down
        thumbnail = pygame.image.tobytes(table.painter.thumbnail(SIZE), "RGB")
        hand = twin.view(1 - viewer).hand(1 - viewer)  # type: ignore[attr-defined]
        shown.append((hand, down, drawn, thumbnail, twin.log(viewer)))
    assert shown[0][0] != shown[1][0], "the secrets must differ for the test to mean anything"
    assert shown[0][1:] == shown[1][1:]


@pytest.mark.parametrize("before", [1, 8])
def test_nothing_of_the_next_hand_is_drawn_or_saved_before_the_curtain_lifts(
    context: Context, before: int
) -> None:
    """The next person's tiles differ; whoever ends the turn must not see it."""
    match = new_match(context)
    turns(match, before)
    viewer = match.to_act
    assert viewer is not None
    shown = []
    for salt in (33, 44):
        twin = swapped(match, viewer, salt)
        context.saves.picture.unlink(missing_ok=True)
        hands = sitting(context, twin)
        ready(hands)
        play_turn(hands)
        assert twin.to_act != viewer
        assert curtain(hands).down
        seen = pygame.image.tobytes(context.display.surface, "RGB")
        context.autosave.flush()
        saved = context.saves.picture.read_bytes()
        shown.append((twin.view(1 - viewer).hand(1 - viewer), seen, saved))  # type: ignore[attr-defined]
    assert shown[0][0] != shown[1][0]
    assert shown[0][1:] == shown[1][1:]


def test_the_title_and_the_list_show_the_curtain_instead_of_the_table(context: Context) -> None:
    match = new_match(context)
    hands = sitting(context, match)
    ready(hands)
    play_turn(hands)
    context.autosave.flush()
    shown = pygame.image.load(context.saves.picture)
    painted = cast("TableScene", curtain(hands).table).cover
    assert painted is not None
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(painted(), "RGB")
    middle = shown.get_at(shown.get_rect().center)
    for opening, key in ((TitleScene, "continue"), (LoadScene, str(context.saves.autosave))):
        page = Hands(App(context, opening))
        rect = page.widget(key).rect
        row = [
            context.display.surface.get_at((x, rect.centery))
            for x in range(rect.left, rect.left + 200)
        ]
        near = [c for c in row if max(abs(c[i] - middle[i]) for i in range(3)) < 40]
        assert near, "the eye of the curtain"


@pytest.mark.parametrize("stops", [False, True])
def test_a_game_that_is_over_is_kept_with_the_picture_of_its_board(
    context: Context,
    stops: bool,
) -> None:
    match = new_match(context)
    last = finish(new_match(context)).decisions - 1
    while match.decisions < last:
        step(match)
    match.confirm()
    hands = sitting(context, match)
    ready(hands)
    table = cast("TableScene", curtain(hands).table)
    if stops:
        PauseScene(context, curtain(hands), match)._stopped()
    else:
        table.play.act(table.table.view.legal_actions()[0])
        table.play.confirm()
    assert match.over
    context.autosave.flush()
    (kept,) = context.saves.finished_folder.glob("*.png")
    board = table.painter.thumbnail(SIZE)
    assert pygame.image.tobytes(pygame.image.load(kept), "RGB") == pygame.image.tobytes(
        board, "RGB"
    )


def test_the_menu_and_the_rules_open_over_it_and_show_nothing(context: Context) -> None:
    match = new_match(context)
    hands = sitting(context, match)
    down = pygame.image.tobytes(context.display.surface, "RGB")
    hands.key(pygame.K_ESCAPE)
    assert top(hands) is PauseScene
    hands.key(pygame.K_ESCAPE)
    assert pygame.image.tobytes(context.display.surface, "RGB") == down
    hands.key(pygame.K_F1)
    assert cast("RulebookScene", hands.app.top).at.key == "landscape.double.hidden"
    hands.key(pygame.K_ESCAPE)
    assert curtain(hands).down


def test_a_game_gone_on_with_begins_behind_the_curtain(context: Context) -> None:
    match = new_match(context)
    turns(match, 2)
    placed(match)
    context.saves.write_autosave(match.record())
    hands = Hands(App(context, TitleScene))
    hands.press("continue")
    hands.until(lambda: top(hands) is CurtainScene)
    assert curtain(hands).down


def test_the_choice_is_offered_only_with_the_double_tile(context: Context) -> None:
    hands = Hands(App(context, SetupScene))
    keys = {widget.key for widget in hands.widgets}
    assert "option hide_hands" not in keys
    page = cast("SetupScene", hands.app.top)
    page.ring.focus(hands.widget("option double_tile"))
    hands.key(pygame.K_RIGHT)
    assert page.ring.focused is not None
    assert page.ring.focused.key == "option double_tile"
    page.ring.focus(hands.widget("option hide_hands"))
    hands.key(pygame.K_RIGHT)
    assert page.setup.options["hide_hands"] == "off"


def test_it_is_heard_falling_and_rising_and_its_table_is_not_heard_meanwhile(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[Effect, int | None]] = []
    monkeypatch.setattr(Sounds, "play", lambda _, effect, pick=None: heard.append((effect, pick)))
    hands = sitting(context, new_match(context))
    ready(hands)
    assert heard[-1] == (Effect.CURTAIN, RISES)
    heard.clear()
    play_turn(hands)
    assert curtain(hands).down
    assert heard[-1] == (Effect.CURTAIN, FALLS)
    heard.clear()
    table = curtain(hands).table.table  # type: ignore[attr-defined]
    table.sound(Effect.TILE, after=0.1)
    hands.rest()
    assert heard == [], "what is to be heard waits with what moves"
    ready(hands)
    hands.rest()
    assert (Effect.TILE, None) in heard


class Stage(Scene):
    """A table of which the curtain knows nothing but who may look."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.eyes: int | None = 0
        self.cover: Callable[[], pygame.Surface] | None = None
        self.drawn = self.updated = self.heard = 0

    def layout(self, size: tuple[int, int]) -> None:
        """Fit at once."""

    def handle(self, given: Input) -> Transition:  # noqa: ARG002 - it only counts
        self.heard += 1
        return None

    def update(self, seconds: float) -> Transition:  # noqa: ARG002 - as `handle`
        self.updated += 1
        return None

    def draw(self, surface: pygame.Surface) -> None:  # noqa: ARG002 - as `handle`
        self.drawn += 1


def test_it_can_fall_in_the_middle_of_a_turn_of_any_game(context: Context) -> None:
    stage = Stage(new_match(context))
    scene = CurtainScene(context, stage)
    surface = pygame.Surface(SIZE)
    scene.layout(SIZE)
    scene.draw(surface)
    scene.handle(Input(None, Woken()))
    scene.update(0.1)
    assert (stage.drawn, stage.updated, stage.heard) == (0, 0, 0)
    scene.lift()
    scene.draw(surface)
    stage.eyes = 1
    assert scene.down
    scene.draw(surface)
    assert stage.drawn == 1
    stage.eyes = 0
    scene.draw(surface)
    assert stage.drawn == 2, "the same person goes on: no curtain"
    stage.eyes = None
    assert not scene.down, "the game is over: nothing is hidden"
