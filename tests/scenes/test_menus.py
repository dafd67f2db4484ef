"""Every menu, used as people do: keys, clicks, typed text."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.app import App
from discovery.match.match import Match
from discovery.match.saves import picture_of
from discovery.match.seats import SeatInfo
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.load import LoadScene
from discovery.scenes.message import Notice, Question
from discovery.scenes.pause import PauseScene, SaveScene
from discovery.scenes.results import ResultsScene
from discovery.scenes.settings_screen import SettingsScene
from discovery.scenes.setup import SetupScene
from discovery.scenes.title import TitleScene
from discovery.ui.widgets import Label
from tests.support.play import decide
from tests.support.window import Hands

if TYPE_CHECKING:
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene


@pytest.fixture
def hands(context: Context) -> Hands:
    return Hands(App(context, TitleScene))


def played(context: Context, decisions: int, seed: int = 3) -> Match:
    """A game of two people in which so many decisions were made."""
    box = context.games["landscape"].load(context.paths.images)
    match = Match.start(box, [SeatInfo("Ada", 0), SeatInfo("Ben", 3)], {}, seed)
    match.confirm()
    while not match.over and match.decisions < decisions:
        decide(match, "greedy")
        if match.decisions < decisions:
            match.confirm()
    return match


def words(hands: Hands) -> str:
    return "\n".join(widget.text for widget in hands.widgets if isinstance(widget, Label))


def keys(hands: Hands) -> list[str]:
    return [widget.key for widget in hands.widgets if widget.takes_focus]


def top(hands: Hands, kind: type[Scene]) -> bool:
    return type(hands.app.top) is kind


def left(hands: Hands, kind: type[Scene]) -> bool:
    return not top(hands, kind)


def test_the_title_offers_only_what_works(hands: Hands) -> None:
    assert keys(hands) == ["new", "rules", "settings", "quit"]
    hands.key(pygame.K_ESCAPE)
    assert top(hands, TitleScene)
    hands.press("quit")
    assert not hands.app.running


def test_continue_goes_on_with_the_table_that_was_left(context: Context) -> None:
    match = played(context, 7)
    picture = pygame.Surface((64, 36))
    picture.fill((10, 200, 30))
    context.saves.write_autosave(match.record(), b"not a picture")
    hands = Hands(App(context, TitleScene))
    assert keys(hands)[0] == "continue"
    pygame.image.save(picture, context.saves.picture, "png")
    hands = Hands(App(context, TitleScene))
    seen = hands.app.context.display.surface.get_at(
        (hands.widget("continue").rect.left + 80, hands.widget("continue").rect.centery)
    )
    assert (seen.r, seen.g, seen.b) == (10, 200, 30)
    hands.key(pygame.K_RETURN)
    hands.until(lambda: top(hands, TableScene))


def test_a_damaged_autosave_is_told_and_the_title_stays(context: Context) -> None:
    context.saves.write_autosave(played(context, 3).record())
    hands = Hands(App(context, TitleScene))
    context.saves.autosave.write_text('{"format": "discovery-record", "ver', "utf-8")
    hands.press("continue")
    hands.until(lambda: top(hands, Notice))
    assert "autosave.json" in words(hands)
    hands.key(pygame.K_RETURN)
    assert top(hands, TitleScene)
    assert "continue" not in keys(hands)


def test_a_game_begins_by_keys_alone_and_the_setup_is_remembered(
    hands: Hands, context: Context
) -> None:
    hands.key(pygame.K_RETURN)
    assert top(hands, SetupScene)
    hands.app.top.ring.focus(hands.widget("name 0"))  # type: ignore[attr-defined]
    hands.key(pygame.K_BACKSPACE)
    assert "needs a name" in words(hands)
    assert not hands.widget("start").enabled
    hands.type("세종")
    assert hands.widget("start").enabled
    hands.key(pygame.K_TAB, pygame.K_RIGHT)
    assert "Novice · " in words(hands)
    hands.press("add")
    assert "name 2" in keys(hands)
    hands.key(pygame.K_ESCAPE)
    assert top(hands, TitleScene)
    hands.press("new")
    setup = hands.app.top
    assert isinstance(setup, SetupScene)
    setup.setup.change(0, name="세종", agent="novice")
    hands.press("start")
    hands.until(lambda: top(hands, TableScene))
    kept = context.settings.last_setup
    assert [seat["name"] for seat in kept["seats"]] == ["세종", "Ben"]
    assert [seat["agent"] for seat in kept["seats"]] == ["novice", None]


def test_seats_move_change_and_go(hands: Hands) -> None:
    hands.press("new")
    setup = hands.app.top
    assert isinstance(setup, SetupScene)
    hands.press("add")
    hands.press("arrow_down 0")
    assert [seat.name for seat in setup.setup.seats] == ["Ben", "Ada", "Cleo"]
    hands.press("cross 1")
    assert [seat.name for seat in setup.setup.seats] == ["Ben", "Cleo"]
    assert not hands.widget("cross 0").enabled
    left = hands.widget("colour 0").rect
    hands.click((left.right - 5, left.centery))
    assert setup.setup.seats[0].colour == 3
    assert len({seat.colour for seat in setup.setup.seats}) == 2


def test_another_game_is_chosen_for_the_same_people(hands: Hands, context: Context) -> None:
    game = context.games["landscape"]
    context.games = {"landscape": game, "other": replace(game, name="other", title="The Other")}
    hands.press("new")
    setup = hands.app.top
    assert isinstance(setup, SetupScene)
    setup.setup.change(0, name="Zoe")
    setup.setup.options["double_tile"] = "on"
    hands.press("game other")
    assert hands.widget("game other").chosen  # type: ignore[attr-defined]
    assert setup.heading().startswith("The Other")
    assert setup.setup.seats[0].name == "Zoe"
    assert setup.setup.options["double_tile"] == "off"
    hands.press("start")
    hands.until(lambda: top(hands, TableScene))


def test_settings_take_effect_at_once_and_are_kept(hands: Hands, context: Context) -> None:
    hands.press("settings")
    assert top(hands, SettingsScene)
    hands.app.top.ring.focus(hands.widget("text size"))  # type: ignore[attr-defined]
    hands.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert context.theme.text_size == context.settings.text_size == 1.25
    hands.app.top.ring.focus(hands.widget("turn"))  # type: ignore[attr-defined]
    hands.key(pygame.K_LEFT)
    assert not context.settings.confirm_turn
    hands.key(pygame.K_ESCAPE)
    hands.until((context.paths.settings / "settings.json").is_file)
    assert top(hands, TitleScene)


def test_settings_that_cannot_be_kept_are_told(hands: Hands, context: Context) -> None:
    context.paths.settings.write_text("in the way")
    hands.press("settings")
    hands.key(pygame.K_ESCAPE)
    hands.until(lambda: top(hands, Notice))
    assert "settings.json" in words(hands)


def test_cards_of_the_list_show_the_tables(context: Context) -> None:
    running = played(context, 5)
    picture = pygame.Surface((64, 36))
    picture.fill((10, 200, 30))
    context.saves.write_autosave(running.record())
    pygame.image.save(picture, context.saves.picture, "png")
    named = context.saves.save_as("Sunday", running.record())
    finished = context.saves.file_finished(played(context, 9999).record())
    bare = context.saves.save_as("Monday", played(context, 3).record())
    hands = Hands(App(context, LoadScene))
    hands.until(lambda: str(named) in keys(hands))
    lists = cast("LoadScene", hands.app.top)._lists
    assert lists is not None
    assert set(lists.pictures) == {named, finished}
    assert all(one.get_at((3, 3))[:3] == (10, 200, 30) for one in lists.pictures.values())
    assert str(bare) in keys(hands)


def test_games_are_listed_opened_and_deleted_after_a_question(context: Context) -> None:
    path = context.saves.save_as("Sunday", played(context, 5).record())
    finished = context.saves.file_finished(played(context, 9999).record())
    hands = Hands(App(context, TitleScene))
    hands.press("load")
    hands.until(lambda: str(path) in keys(hands))
    assert hands.app.top.ring.focused.key == str(path)  # type: ignore[attr-defined]
    hands.press(str(finished))
    hands.until(lambda: top(hands, ResultsScene))
    hands.key(pygame.K_ESCAPE)
    assert top(hands, LoadScene)
    hands.press(f"delete {path}")
    assert top(hands, Question)
    assert hands.app.top.ring.focused.key == "no"  # type: ignore[attr-defined]
    hands.key(pygame.K_ESCAPE)
    assert path.exists()
    hands.press(str(path))
    hands.until(lambda: top(hands, TableScene))


def test_a_deleted_game_is_gone(context: Context) -> None:
    path = context.saves.save_as("Sunday", played(context, 5).record())
    hands = Hands(App(context, LoadScene))
    hands.until(lambda: str(path) in keys(hands))
    hands.press(f"delete {path}")
    hands.press("yes")
    hands.until(lambda: str(path) not in keys(hands))
    assert not path.exists()
    assert "no game" in words(hands)


def test_what_cannot_be_read_is_told_once_and_lets_one_go_back(context: Context) -> None:
    (context.saves.named_folder / "folder.json").mkdir(parents=True)
    hands = Hands(App(context, TitleScene))
    hands.press("load")
    hands.until(lambda: top(hands, Notice))
    assert "folder.json" in words(hands)
    hands.key(pygame.K_ESCAPE)
    assert top(hands, LoadScene)
    hands.key(pygame.K_ESCAPE)
    assert top(hands, TitleScene)


def test_a_damaged_game_is_set_aside_and_named(context: Context) -> None:
    path = context.saves.save_as("Sunday", played(context, 5).record())
    path.write_text("{}", "utf-8")
    hands = Hands(App(context, LoadScene))
    hands.until(lambda: top(hands, Notice))
    assert "Sunday.json" in words(hands)
    assert "set-aside" in words(hands)


def pause(context: Context) -> Hands:
    match = played(context, 5)

    def opening(context: Context) -> Scene:
        return PauseScene(context, TitleScene(context), match)

    return Hands(App(context, opening))


def test_a_game_is_saved_under_a_name_and_replaced_after_a_question(context: Context) -> None:
    for _ in range(2):
        hands = pause(context)
        hands.press("save")
        hands.type("한글 / 1")
        hands.key(pygame.K_RETURN)
        hands.until(partial(left, hands, SaveScene))
    assert top(hands, Question)
    hands.press("yes")
    hands.until(lambda: top(hands, Notice))
    assert "한글 / 1" in words(hands)
    assert [info.title for info in context.saves.named().saves] == ["한글 / 1"]


def test_a_game_that_was_only_opened_is_saved_with_its_picture(context: Context) -> None:
    """Nothing is written when it is opened: another game may be running."""
    running = played(context, 5, seed=9).record()
    context.saves.write_autosave(running)
    path = context.saves.save_as("Sunday", played(context, 4).record())
    hands = Hands(App(context, LoadScene))
    hands.until(lambda: str(path) in keys(hands))
    hands.press(str(path))
    hands.until(lambda: top(hands, TableScene))
    hands.key(pygame.K_F10)
    hands.press("save")
    hands.type("Monday")
    hands.key(pygame.K_RETURN)
    hands.until(partial(left, hands, SaveScene))
    found = {info.title: picture_of(info.path) for info in context.saves.named().saves}
    assert sum(picture.exists() for picture in found.values()) == 1
    (picture,) = (picture for title, picture in found.items() if "Monday" in title)
    assert pygame.image.load(picture).get_size() == (512, 288)
    latest = context.saves.latest()
    assert latest is not None
    assert latest.decisions == len(running.steps)
    assert not context.saves.picture.exists()


def test_a_save_that_fails_is_told(context: Context) -> None:
    context.saves.folder.mkdir(parents=True)
    context.saves.named_folder.write_text("in the way")
    hands = pause(context)
    hands.press("save")
    hands.press("save")
    hands.until(lambda: top(hands, Notice))
    assert "not saved" in words(hands)


def test_the_pause_menu_opens_and_closes_with_one_key(context: Context) -> None:
    hands = pause(context)
    hands.press("settings")
    assert top(hands, SettingsScene)
    hands.key(pygame.K_ESCAPE)
    assert top(hands, PauseScene)
    hands.press("leave")
    assert top(hands, TitleScene)
    hands = pause(context)
    hands.key(pygame.K_F10)
    assert not hands.app.running


def test_results_name_the_winner_and_their_lines_add_up(context: Context) -> None:
    match = played(context, 9999)
    hands = Hands(App(context, lambda context: ResultsScene(context, match)))
    said = words(hands)
    assert match.scores is not None
    assert str(match.seed) in said
    assert all(str(points) in said.split("\n") for points in match.scores)
    assert match.seats[match.winners[0]].name in said.split("\n")[0]
    assert hands.app.top.ring.focused.key == "again"  # type: ignore[attr-defined]
    hands.press("again")
    hands.until(lambda: isinstance(hands.app.top, TableScene))


@pytest.mark.parametrize("text_size", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_nothing_overlaps_and_nothing_leaves_the_paper(
    context: Context, size: tuple[int, int], text_size: float
) -> None:
    context.display.window.size = size
    context.settings.text_size = text_size
    match = played(context, 9999)
    context.saves.file_finished(match.record())
    openings = (
        TitleScene,
        SetupScene,
        SettingsScene,
        LoadScene,
        lambda context: ResultsScene(context, match),
        lambda context: PauseScene(context, TitleScene(context), match),
    )
    for opening in openings:
        hands = Hands(App(context, opening))
        rects = [widget.rect for widget in hands.widgets if widget.rect.height]
        for number, rect in enumerate(rects):
            assert rect.left >= 0
            assert rect.right <= size[0]
            hits = rect.inflate(-2, -2).collidelistall(rects[:number])
            seen = [other for other in hits if _both_seen(hands, number, other)]
            assert not seen, (opening, [hands.widgets[i].key for i in (number, *seen)])


def _both_seen(hands: Hands, one: int, other: int) -> bool:
    shown = [widget for widget in hands.widgets if widget.rect.height]
    parts = [w.rect.clip(w.clip) if w.clip else w.rect for w in (shown[one], shown[other])]
    return bool(parts[0].inflate(-2, -2).colliderect(parts[1]))
