"""What computer players have to tell, at tables in a window that nobody sees."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pygame
import pytest

from discovery.agents.agent import SeatName
from discovery.agents.island import reasons
from discovery.app import App
from discovery.rules.game import Message
from discovery.scenes.island.scene import TableScene as IslandTable
from discovery.scenes.journals.scene import TableScene as JournalsTable
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.pause import PauseScene
from discovery.scenes.rulebook.shelf import find_book
from discovery.scenes.table.aside import Wish
from discovery.ui.intents import Button, Command, Input, Ordered, Pressed, Released
from tests.scenes.island import bench as island
from tests.scenes.journals import bench as journals
from tests.scenes.landscape.bench import new_match
from tests.support.island_screens import plain
from tests.support.tables import advise, laid_out, order
from tests.support.window import Hands

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.scenes.table.scene import MatchScene
    from discovery.ui.context import Context


def seated(context: Context, match: Match) -> tuple[Hands, TableScene]:
    context.settings.animation, context.settings.thinking = "off", "short"
    hands = Hands(App(context, lambda context: TableScene(context, match)))
    return hands, cast("TableScene", hands.app.top)


def click(scene: MatchScene, at: tuple[int, int]) -> None:
    scene.handle(Input(None, Pressed(at, Button.MAIN)))
    scene.handle(Input(None, Released(at, Button.MAIN)))


def offered(scene: MatchScene) -> set[Wish]:
    return {wish for wish in Wish if scene.aside.offers(wish)}


def picture(scene: MatchScene) -> bytes:
    surface = scene.context.display.surface
    scene.stale = True
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_a_hint_comes_with_reasons_and_places_and_goes_with_the_position(
    context: Context,
) -> None:
    match = new_match((None, None), seed=1)
    hands, scene = seated(context, match)
    assert offered(scene) == {Wish.HINT}
    bare = picture(scene)
    order(scene, Command.HINT)
    hands.until(lambda: bool(scene.advice.choices))
    legal = match.view(0 if match.to_act is None else match.to_act).legal_actions()
    assert 1 <= len(scene.advice.choices) <= 3
    assert all(choice.action in legal for choice in scene.advice.choices)
    assert picture(scene) != bare
    scene.play.act(scene.advice.choices[0].action)
    scene.update(0.0)
    assert scene.advice.choices == ()
    assert not scene.advice.wanted


def test_choices_for_the_same_reason_share_a_line(context: Context) -> None:
    _, scene = seated(context, new_match((None, None), seed=1))
    legal = scene.table.view.legal_actions()
    advise(scene, list(legal[:3]), ["Good.", "Better.", "Good."])
    assert str(scene.aside.words) == "1, 3: Good.\n2: Better."
    assert scene.table.said == scene.aside.words


def test_where_choices_lead_is_told_beside_their_numbers(context: Context) -> None:
    _, scene = seated(context, new_match((None, None), seed=1))
    legal = scene.table.view.legal_actions()
    advise(scene, list(legal[:3]), ["Good.", "Good.", "Better."])
    aims = [Message("north"), Message("south"), Message("near {place}", {"place": "A4"})]
    scene.advice.choices = tuple(
        replace(choice, aim=aim) for choice, aim in zip(scene.advice.choices, aims, strict=True)
    )
    assert scene.context.say(scene.aside.words or aims[0]) == (
        "1 north;\n2 south: Good.\n3 near A4: Better."
    )


@pytest.mark.parametrize("text_size", [1.0, 1.25])
def test_a_hint_on_the_island_is_told_whole_in_short_where_text_is_large(
    context: Context, text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    context.settings.text_size = text_size
    context.refit()
    scene = laid_out(context, IslandTable(context, island.new_match(seed=1)))
    plain(scene)
    advise(scene, list(scene.table.view.legal_actions()[:3]), [str(reasons.WAY)] * 3)
    aims = [Message(f"south-east, {place} in 45 hours") for place in ("A2", "E3", "F6")]
    scene.advice.choices = tuple(
        replace(choice, aim=aim) for choice, aim in zip(scene.advice.choices, aims, strict=True)
    )
    lines: list[str] = []
    render = context.text.render

    def noted(words: str, *look: Any) -> pygame.Surface:
        lines.append(words)
        return render(words, *look)

    monkeypatch.setattr(context.text, "render", noted)
    scene.draw(context.display.surface)
    told = " ".join(lines)
    assert all(f"{number} {aim}" in told for number, aim in enumerate(aims, 1))
    assert not any(line.endswith("…") for line in lines if "hours" in line or "errand" in line)
    assert (str(reasons.WAY) in told) == (text_size == 1.0)


def test_a_reason_names_seats_as_they_are_called(context: Context) -> None:
    match = new_match((None, None), seed=1)
    _, scene = seated(context, match)
    legal = scene.table.view.legal_actions()
    advise(scene, list(legal[:1]), ["Good."])
    inner = Message("{owner}’s sea", {"owner": SeatName(1)})
    words = Message("Closes {sea}, says {owner}.", {"sea": inner, "owner": SeatName(0)})
    scene.advice.choices = (replace(scene.advice.choices[0], reason=words),)
    first, second = (seat.name for seat in match.seats)
    assert (
        scene.context.say(scene.aside.words or words) == f"1: Closes {second}’s sea, says {first}."
    )


def test_a_hint_is_put_away_by_the_same_key_and_by_the_way_back(context: Context) -> None:
    hands, scene = seated(context, new_match((None, None), seed=1))
    for command in (Command.HINT, Command.BACK):
        order(scene, Command.HINT)
        assert scene.advice.wanted
        order(scene, command)
        assert not scene.advice.wanted
    assert hands.app.top is scene, "the way back did not open the menu"


def test_a_seat_that_plays_without_hints_has_none(context: Context) -> None:
    match = new_match((None, None), seed=1)
    match.seats = tuple(replace(seat, off=("hint",)) for seat in match.seats)
    _, scene = seated(context, match)
    assert offered(scene) == set()
    assert "without" in str(scene.aside.tip(Wish.HINT))
    order(scene, Command.HINT)
    assert not scene.advice.wanted


def test_why_tells_the_reasons_of_the_last_computer_turn(context: Context) -> None:
    match = new_match(("random", None), seed=1)
    hands, scene = seated(context, match)
    hands.until(lambda: match.to_act == 1)
    reasons = scene.play.reasons.since
    assert {reason.seat for reason in reasons} == {0}
    assert sorted(reason.decision for reason in reasons) == list(range(match.decisions))
    before = picture(scene)
    for _ in reasons:
        order(scene, Command.WHY)
        assert str(scene.table.said).startswith("Ann")
        assert picture(scene) != before
    order(scene, Command.WHY)
    assert scene.table.said is None


def test_skip_to_me_leaves_out_every_pause(context: Context) -> None:
    match = new_match(("random", "random", None), seed=1)
    _, scene = seated(context, match)
    assert Wish.SKIP in offered(scene)
    order(scene, Command.SKIP)
    passes = 0
    while match.to_act != 2:
        if scene.play.thought is not None:
            scene.play.thought.result(60)
        scene.update(0.0)
        passes += 1
    assert passes < 30, "no time passed, so no pause was waited for"
    scene.update(0.0)
    assert not scene.busy


def test_skip_to_me_hurries_who_thinks_and_who_is_asked_next(context: Context) -> None:
    match = new_match(("random", "random", None), seed=1)
    _, scene = seated(context, match)
    hurried: list[object] = []
    scene.play.hurry = hurried.append
    scene.update(9.0)
    thinking = scene.play.thought
    assert thinking is not None
    order(scene, Command.SKIP)
    assert hurried == [thinking]
    thinking.result(60)
    while scene.play.thought in {thinking, None}:
        scene.update(0.0)
    assert hurried == [thinking, scene.play.thought]
    assert "no longer" in str(scene.aside.tip(Wish.SKIP))


def test_computer_players_alone_are_skipped_to_the_end(context: Context) -> None:
    _, scene = seated(context, new_match(("random", "random"), seed=1))
    assert "to the end" in str(scene.aside.tip(Wish.SKIP))
    _, other = seated(context, new_match(("random", None), seed=1))
    assert "to your turn" in str(other.aside.tip(Wish.SKIP))


@pytest.mark.parametrize("way", ["key", "mouse", "focus"])
def test_faster_shortens_pauses_until_it_is_pressed_again(context: Context, way: str) -> None:
    _, scene = seated(context, new_match(("random", None), seed=1))
    for faster in (True, False):
        if way == "mouse":
            click(scene, scene.table.area(Part.FASTER).center)
        elif way == "focus":
            scene.table.focus = Part.FASTER
            order(scene, Command.CONFIRM)
        else:
            order(scene, Command.FASTER)
        assert scene.play.faster is faster


def test_a_press_on_the_buttons_ends_no_movement(context: Context) -> None:
    _, scene = seated(context, new_match(("random", None), seed=1))
    # However quick it is, it thinks on.
    scene.play._thinking = Future()
    scene.play._wait = 9.0
    click(scene, scene.table.area(Part.FASTER).center)
    assert scene.play.busy
    assert scene.play.faster
    click(scene, scene.table.layout.view.center)
    assert not scene.play.busy


@pytest.mark.parametrize("way", ["key", "mouse", "focus"])
def test_the_menu_opens_while_computer_players_play(context: Context, way: str) -> None:
    """Where they play alone there is hardly a moment in which nothing moves."""
    hands, scene = seated(context, new_match(("random", "random"), seed=1))
    scene.play._wait = 9.0
    if way == "mouse":
        hands.click(scene.table.area(Part.MENU).center)
    elif way == "focus":
        scene.table.focus = Part.MENU
        hands.key(pygame.K_RETURN)
    else:
        hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.top, PauseScene)


@pytest.mark.parametrize("number", range(3))
def test_the_log_opens_at_a_click_while_computer_players_play(
    context: Context, number: int
) -> None:
    scene: Any = laid_out(context, computer_tables(context)[number])
    scene.enter()
    scene.play._wait = 9.0
    log = next(part for part in scene.look_buttons if part.value == "log")
    spots = scene.table.layout
    click(scene, (spots.buttons if number == 2 else spots.parts)[log].center)
    assert (scene.table if number else scene.table.looking).log_open
    assert scene.play.busy, "what moved goes on"


def computer_tables(context: Context) -> list[MatchScene]:
    """Return the table of every game, at which computer players play alone."""
    agents = ("random", "random")
    return [
        TableScene(context, new_match(agents, seed=1)),
        IslandTable(context, island.new_match(agents, seed=1)),
        JournalsTable(context, journals.new_match(agents, seed=1)),
    ]


def tables(context: Context) -> list[MatchScene]:
    """Return the table of every game, each with a person to act."""
    context.settings.animation = "off"
    found: list[MatchScene] = [
        TableScene(context, new_match((None, None), seed=1)),
        IslandTable(context, island.played(island.new_match(seed=3), island.walking(3))),
        JournalsTable(context, journals.new_match((None, None), seed=1)),
    ]
    for scene in found:
        scene.layout(context.theme.size)
        scene.enter()
        for _ in range(50):
            scene.update(1.0)
        scene.handle(Input(None, Ordered(Command.FIT)))
    return found


@pytest.mark.parametrize("number", range(3))
def test_what_is_asked_for_is_told_in_the_place_of_a_notice(context: Context, number: int) -> None:
    scene: Any = tables(context)[number]
    table = scene.table
    scene.play.reasons.any_lost = True
    parts = {wish: part for part, wish in table.wishes.items()}
    places = table.layout.parts if number < 2 else table.areas
    for wish in (Wish.HINT, Wish.WHY):
        for by_key in (True, False):
            table.notice = Message("The disk is full.")
            if by_key:
                order(scene, Command[wish.name])
            else:
                click(scene, places[parts[wish]].center)
            assert scene.aside.shows(wish)
            assert table.said is not None
            assert table.notice is None, f"it would stand where {wish} tells"
            table.notice = Message("That is not possible.")
            order(scene, Command.BACK)
            assert not scene.aside.telling
            assert table.notice is None
    scene.leave()


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("command", [Command.UNDO, Command.RESET])
def test_where_nothing_can_be_taken_back_the_rule_is_named(
    context: Context, number: int, command: Command
) -> None:
    scene = tables(context)[number]
    steps, why = scene.play.session.undo_limit
    assert not steps
    order(scene, command)
    table = cast("Any", scene.play.table)
    assert scene.context.say(table.notice).startswith(scene.context.say(why))
    assert scene.help_key() == scene.play.undo_rule
    assert find_book(scene.match.box.rules.name).find(scene.play.undo_rule)


@pytest.mark.parametrize("number", range(3))
def test_every_table_has_a_button_for_hints(context: Context, number: int) -> None:
    scene = tables(context)[number]
    table = cast("Any", scene).table
    part = next(part for part, wish in table.wishes.items() if wish is Wish.HINT)
    assert table.can_wish(part)
    assert not any(table.can_wish(other) for other in table.wishes if other is not part)
    click(scene, table.layout.parts[part].center if number < 2 else table.areas[part].center)
    assert scene.advice.wanted
    advise(scene, list(table.view.legal_actions())[:2], ["Word of advice.", "Another word."])
    assert table.wish_is_on(part)
    hinted = picture(scene)
    for place, _ in table.hinted:
        assert context.display.surface.get_rect().colliderect(place)
    order(scene, Command.HINT)
    assert not table.wish_is_on(part)
    assert picture(scene) != hinted
    scene.leave()
