"""The rule pages, read as people do: keys, clicks, typed words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.app import App
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.scenes.page import LEAVES
from discovery.scenes.rulebook import leaf, open_rules
from discovery.scenes.rulebook.parts import Illustration, Title
from discovery.scenes.rulebook.prose import Link
from discovery.scenes.rulebook.scene import RulebookScene
from discovery.scenes.setup import SetupScene
from discovery.scenes.title import TitleScene
from discovery.ui.intents import Command, Input, Ordered
from tests.support.glass import Glass
from tests.support.window import Hands, opened

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.scenes.page import Page
    from discovery.ui.context import Context


@pytest.fixture
def context(screen: None, tmp_path: Path) -> Iterator[Context]:  # noqa: ARG001 - it must be on
    with opened(tmp_path, (1920, 1080)) as context:
        yield context


def reading(context: Context, key: str = "") -> Hands:
    return Hands(App(context, lambda context: open_rules(context, key)))


def book(hands: Hands) -> RulebookScene:
    return cast("RulebookScene", hands.app.top)


def top(hands: Hands) -> type:
    return type(hands.app.top)


def focus(hands: Hands) -> str:
    focused = cast("Page", hands.app.top).ring.focused
    return focused.key if focused else ""


def titles(hands: Hands) -> list[str]:
    return [widget.text for widget in hands.widgets if isinstance(widget, Title)]


def seen_titles(hands: Hands) -> list[str]:
    found = [widget for widget in hands.widgets if isinstance(widget, Title)]
    return [one.text for one in found if one.clip is not None and one.clip.contains(one.rect)]


def test_a_key_opens_its_paragraph_at_the_top(context: Context) -> None:
    hands = reading(context, "landscape.take")
    assert seen_titles(hands)[0] == "Taking a follower back"
    assert focus(hands) == "entry landscape.take"


def test_the_pictures_are_drawn_once_their_tiles_are_read(context: Context) -> None:
    hands = reading(context, "landscape.place")
    hands.until(lambda: not hands.app.top.busy)
    drawn = [widget for widget in hands.widgets if isinstance(widget, Illustration)]
    assert len(drawn) >= 6
    area = next(one.rect for one in drawn if one.clip and one.clip.contains(one.rect))
    shown = hands.app.context.display.surface.subsurface(area)
    blue = sum(shown.get_at((x, 40)).b > 120 for x in range(0, area.width, 3))
    assert blue > 5, "the sea of the start board"


def test_a_link_leads_on_and_backspace_back_to_the_same_line(context: Context) -> None:
    hands = reading(context, "landscape.turn")
    hands.until(lambda: not hands.app.top.busy)
    before = book(hands)._body.offset
    link = next(w for w in hands.widgets if isinstance(w, Link) and w.target == "landscape.take")
    hands.click(link.rect.center)
    assert book(hands).at.key == "landscape.take"
    assert book(hands)._body.offset > before
    hands.key(pygame.K_BACKSPACE)
    assert (book(hands).at.key, book(hands)._body.offset) == ("landscape.turn", before)
    hands.press("after")
    assert book(hands).at.key == "landscape.take"


def test_links_are_reached_by_keys_alone(context: Context) -> None:
    hands = reading(context, "landscape.turn")
    for _ in range(60):
        hands.key(pygame.K_TAB)
        focused = book(hands).ring.focused
        if isinstance(focused, Link) and focused.target == "landscape.deploy":
            break
    hands.key(pygame.K_RETURN)
    assert book(hands).at.key == "landscape.deploy"


def test_page_keys_turn_the_page(context: Context) -> None:
    hands = reading(context, "landscape.turn")
    start = book(hands)._body.offset
    hands.key(pygame.K_PAGEDOWN)
    assert book(hands)._body.offset > start
    hands.key(pygame.K_PAGEUP)
    assert book(hands)._body.offset == start


def test_a_search_lists_and_marks_what_it_finds(context: Context) -> None:
    hands = reading(context)
    hands.click(hands.widget("search").rect.center)
    hands.type("lake")
    assert book(hands).at.results
    assert [w.key for w in hands.widgets if w.key.startswith("hit ")] == [
        "hit landscape.rulings.lake"
    ]
    hands.key(pygame.K_RETURN)
    assert book(hands).at.key == "landscape.rulings.lake"
    assert seen_titles(hands)[0] == "A segment without edges"
    lit = context.theme.colour("brass_light")
    surface = context.display.surface
    body = book(hands)._body.view
    hits = sum(
        tuple(surface.get_at((x, y)))[:3] == lit
        for x in range(body.left, body.right, 2)
        for y in range(body.top, body.top + 300, 2)
    )
    assert hits > 20
    hands.key(pygame.K_ESCAPE)
    assert not hands.app.running


def test_a_search_without_a_hit_says_so(context: Context) -> None:
    hands = reading(context)
    hands.click(hands.widget("search").rect.center)
    hands.type("zeppelin")
    words = [getattr(widget, "text", "") for widget in hands.widgets]
    assert any("zeppelin" in word and "Nothing" in word for word in words)


def test_going_back_leads_to_what_opened_the_rules(context: Context) -> None:
    hands = Hands(App(context, TitleScene))
    hands.press("rules")
    assert top(hands) is RulebookScene
    hands.press("close")
    assert top(hands) is TitleScene


def test_f1_opens_the_paragraph_of_what_has_the_focus(context: Context) -> None:
    hands = Hands(App(context, SetupScene))
    cast("Page", hands.app.top).ring.focus(hands.widget("option double_tile"))
    hands.key(pygame.K_F1)
    assert book(hands).at.key == "landscape.double"
    hands.key(pygame.K_ESCAPE)
    assert top(hands) is SetupScene
    assert focus(hands) == "option double_tile"


def test_without_room_the_contents_are_a_page(context: Context) -> None:
    context.settings.text_size = 2.0
    hands = reading(context)
    assert titles(hands) == []
    book(hands).ring.focus(hands.widget("entry landscape.end"))
    hands.key(pygame.K_RETURN)
    assert "The last tile and the final scoring" in titles(hands)
    hands.press("contents")
    assert titles(hands) == []


@pytest.mark.parametrize("game", ["landscape", "island", "journals"])
def test_the_first_word_of_a_key_names_the_book(context: Context, game: str) -> None:
    hands = reading(context, f"{game}.turn")
    assert (book(hands).book.game, book(hands).at.key) == (game, f"{game}.turn")
    assert focus(hands) == f"entry {game}.turn"


@pytest.mark.parametrize("key", ["island.map", "journals.cards"])
def test_the_pictures_of_every_book_are_drawn(context: Context, key: str) -> None:
    hands = reading(context, key)
    hands.until(lambda: not hands.app.top.busy)
    found = [widget for widget in hands.widgets if isinstance(widget, Illustration)]
    area = next(one.rect for one in found if one.clip and one.clip.contains(one.rect))
    shown = hands.app.context.display.surface.subsurface(area)
    across = {tuple(shown.get_at((x, area.height // 2))) for x in range(0, area.width, 2)}
    assert len(across) > 20


def test_another_book_is_chosen_and_left_again(context: Context) -> None:
    hands = reading(context, "island.lost")
    hands.until(lambda: not hands.app.top.busy)
    hands.press("book journals")
    assert (book(hands).book.game, book(hands).at.key) == ("journals", "")
    hands.until(lambda: not hands.app.top.busy)
    assert titles(hands)[0] == "What it is about"
    assert "journals" in book(hands).heading()
    hands.key(pygame.K_BACKSPACE)
    hands.until(lambda: not hands.app.top.busy)
    assert (book(hands).book.game, book(hands).at.key) == ("island", "island.lost")
    assert seen_titles(hands)[0] == "Getting lost"
    hands.press("after")
    assert book(hands).book.game == "journals"


def test_the_search_is_in_the_book_that_is_open(context: Context) -> None:
    hands = reading(context, "journals.turn")
    hands.click(hands.widget("search").rect.center)
    hands.type("scribe")
    assert [w.key for w in hands.widgets if w.key.startswith("hit ")] == ["hit journals.deeds"]


def test_the_set_up_opens_the_book_of_its_game(context: Context) -> None:
    hands = Hands(App(context, SetupScene))
    hands.press("game island")
    hands.press("rules")
    assert (book(hands).book.game, book(hands).at.key) == ("island", "island.setup")
    hands.press("close")
    assert top(hands) is SetupScene


@pytest.mark.parametrize("name", ["landscape", "island", "journals"])
def test_f1_at_a_table_opens_the_book_of_its_game(context: Context, name: str) -> None:
    game = context.games[name]
    seats = [SeatInfo("Ann", 0), SeatInfo("Ben", 1, "random")]
    options = {"first": "0"}
    match = Match.start(game.load(context.paths.images), seats, options, 7)
    hands = Hands(App(context, lambda context: game.open_table(context, match)))
    hands.until(lambda: not hands.app.top.busy)
    hands.key(pygame.K_F1)
    assert top(hands) is RulebookScene
    assert book(hands).book.game == name
    assert book(hands).at.key.startswith(f"{name}.")
    hands.key(pygame.K_ESCAPE)
    assert top(hands) is not RulebookScene


def body_of(hands: Hands) -> bytes:
    shown = hands.app.context.display.surface
    return pygame.image.tobytes(shown.subsurface(book(hands)._body.view), "RGB")


def test_a_page_turns_at_the_speed_of_the_house(context: Context) -> None:
    hands = reading(context, "landscape.place")
    scene = book(hands)
    before = body_of(hands)
    scene._follow("landscape.deploy")
    assert scene.busy
    seen = []
    for _ in range(2):
        hands.app.draw()
        seen.append(body_of(hands))
        scene.update(leaf.LASTS / 2)
    assert not scene.busy
    hands.rest()
    after = body_of(hands)
    assert seen[0] == before
    assert len({before, seen[1], after}) == 3
    scene._go_back()
    hands.rest()
    assert body_of(hands) == before


def test_a_page_turns_for_page_down_and_the_next_key_ends_it(context: Context) -> None:
    hands = reading(context, "landscape.place")
    scene = book(hands)
    scene.handle(Input(None, Ordered(Command.PAGE_DOWN)))
    assert scene.busy
    scene.handle(Input(None, Ordered(Command.DOWN)))
    assert not scene.busy
    scene._body.move(99_999)
    scene.handle(Input(None, Ordered(Command.PAGE_DOWN)))
    assert not scene.busy


def turning(hands: Hands) -> RulebookScene:
    """Let a page turn, and see it half turned."""
    scene = book(hands)
    # What the pointer and a key find changed is drawn before.
    hands.move((3, 3))
    scene.handle(Input(None, Ordered(Command.PAGE_DOWN)))
    hands.app.draw()
    scene.update(leaf.LASTS / 2)
    hands.app.draw()
    assert scene.busy
    return scene


@pytest.mark.parametrize("what", ["a key", "the wheel"])
def test_a_page_that_is_turned_no_further_leaves_nothing_of_it(
    context: Context, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    hands = reading(context, "landscape.place")
    scene = turning(hands)
    glass = Glass(context, monkeypatch)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_t, mod=0, unicode="", scancode=0)
    wheel = pygame.Event(pygame.MOUSEWHEEL, x=0, y=0, precise_y=0.01, flipped=False)
    pygame.event.post({"a key": key, "the wheel": wheel}[what])
    hands.rest()
    assert not scene.busy
    whole = glass.picture.copy()
    scene.draw(whole)
    assert glass.shows(whole)


def test_the_next_leaf_is_the_page_that_was_read_not_what_was_seen_of_it(context: Context) -> None:
    hands = reading(context, "landscape.place")
    scene = turning(hands)
    seen = body_of(hands)
    scene.handle(Input(None, Ordered(Command.PAGE_DOWN)))
    assert scene.busy
    hands.app.draw()
    shown, scene._leaf = body_of(hands), None
    scene._body.move(-round(LEAVES[Command.PAGE_DOWN] * scene._body.view.height))
    scene.stale = True
    hands.app.draw()
    assert shown == body_of(hands) != seen


def test_no_page_turns_while_the_key_is_held(context: Context) -> None:
    hands = reading(context, "landscape.place")
    scene = turning(hands)
    before = scene._body.offset
    scene.handle(Input(None, Ordered(Command.PAGE_DOWN, repeated=True)))
    assert scene._body.offset > before
    assert not scene.busy


@pytest.mark.parametrize("quiet", ["off", "reduced"])
def test_no_page_turns_where_nothing_is_to_move(context: Context, quiet: str) -> None:
    if quiet == "off":
        context.settings.animation = "off"
    else:
        context.settings.reduce_motion = True
    hands = reading(context, "landscape.place")
    scene = book(hands)
    scene._follow("landscape.deploy")
    assert not scene.busy
