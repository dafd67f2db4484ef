"""The results: the graph, the map as a picture, the same seats again, the game stepped through."""

from __future__ import annotations

import errno
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.app import App
from discovery.match.history import Moment
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.scenes.island.time_line import TimeLine
from discovery.scenes.landscape.replay import ReplayScene
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.load import LoadScene
from discovery.scenes.message import Notice
from discovery.scenes.results import ResultsScene
from discovery.scenes.results_graph import DASHES, Graph
from discovery.ui.brush import Look
from discovery.ui.sound_table import Effect
from discovery.ui.widgets import Label
from tests.support.play import finish
from tests.support.window import Hands, opened

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.ui.context import Context
    from discovery.ui.widgets import Widget


def finished(context: Context, players: int = 3) -> Match:
    box = context.games["landscape"].load(context.paths.images)
    names = ("Ada", "Ben", "Cleo", "Dov", "Eva")
    seats = [SeatInfo(names[i], (i + 1) % 5) for i in range(players)]
    return finish(Match.start(box, seats, {}, 77))


def results(context: Context, match: Match) -> Hands:
    return Hands(App(context, lambda context: ResultsScene(context, match)))


def way_on(scene: ResultsScene, key: str) -> Widget:
    return next(widget for widget in scene.ring.widgets if widget.key == key)


def words(hands: Hands) -> str:
    return "\n".join(widget.text for widget in hands.widgets if isinstance(widget, Label))


def top(hands: Hands) -> type:
    return type(hands.app.top)


def saved(hands: Hands) -> str:
    hands.press("map")
    hands.until(lambda: top(hands) is Notice)
    return words(hands)


def test_a_game_without_points_opens_with_how_it_went(context: Context) -> None:
    box = context.games["island"].load(context.paths.images)
    match = finish(Match.start(box, [SeatInfo("Ada", 0), SeatInfo("Ben", 1)], {}, 5))
    hands = results(context, match)
    assert any(isinstance(widget, TimeLine) for widget in hands.widgets)
    assert "The treasure, found in" in words(hands)
    assert len([widget for widget in hands.widgets if widget.key.startswith("tab ")]) == 2


def test_who_wins_among_level_seats_stands_before_them(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(context)
    monkeypatch.setattr(Match, "scores", (10, 20, 20))
    monkeypatch.setattr(Match, "winners", (2,))
    told = words(results(context, match)).split("\n")
    names = [match.seats[seat].name for seat in (2, 1, 0)]
    assert [word for word in told if word in names] == names
    assert [word for word in told if word in {"1.", "2.", "3."}] == ["2.", "3."]


def test_the_ways_on_stand_in_one_line(context: Context) -> None:
    hands = results(context, finished(context))
    ways = [hands.widget(key).rect for key in ("table", "again", "replay", "map", "back")]
    assert len({way.top for way in ways}) == 1


def test_enter_plays_again_and_over_an_old_game_it_leads_back(context: Context) -> None:
    match = finished(context)
    for below, key in ((None, "again"), (LoadScene(context), "back")):
        scene = ResultsScene(context, match, below)
        scene.layout(context.theme.size)
        assert scene.ring.focused is way_on(scene, key)


def test_a_finished_game_with_a_computer_player_who_is_not_here_is_read(context: Context) -> None:
    """Games that are over are kept for good; names of computer players may change."""
    match = finished(context)
    match.seats = (replace(match.seats[0], agent="prophet"), *match.seats[1:])
    hands = results(context, match)
    assert "Computer player: prophet" in words(hands)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_at_the_largest_text_tabs_and_ways_on_leave_most_of_the_page(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with opened(tmp_path, size, 2.0) as context:
        hands = results(context, finished(context))
        for keys in (("tab 0", "tab 1", "tab 2"), ("table", "again", "replay", "map", "back")):
            assert len({hands.widget(key).rect.top for key in keys}) == 1
        first, last = hands.widget("tab 0").rect, hands.widget("back").rect
        assert last.top - first.bottom > size[1] * 2 // 5


@pytest.mark.parametrize("players", [2, 5])
def test_the_tabs_stay_where_they_are(context: Context, players: int) -> None:
    hands = results(context, finished(context, players))
    places = []
    for number in (0, 1, 2, 1, 0):
        hands.press(f"tab {number}")
        places.append([hands.widget(key).rect.topleft for key in ("tab 0", "tab 2", "back")])
    assert all(place == places[0] for place in places)


def test_the_graph_is_a_tab_away(context: Context) -> None:
    hands = results(context, finished(context))
    assert "Seed 77" in words(hands)
    hands.until(hands.app.top._history.done)  # type: ignore[attr-defined]
    hands.press("tab 1")
    assert any(isinstance(widget, Graph) for widget in hands.widgets)
    hands.press("tab 0")
    assert not any(isinstance(widget, Graph) for widget in hands.widgets)


def test_the_map_is_saved_among_the_pictures_and_it_is_said_where(context: Context) -> None:
    hands = results(context, finished(context))
    told = saved(hands)
    (file,) = context.paths.pictures.iterdir()
    assert file.name in told
    assert str(context.paths.pictures) in told
    picture = pygame.image.load(file)
    assert min(picture.get_size()) > 800
    colours = {tuple(picture.get_at((x, picture.get_height() // 2)))[:3] for x in range(0, 800, 9)}
    assert len(colours) > 20
    hands.key(pygame.K_RETURN)
    hands.press("map")
    hands.until(lambda: top(hands) is Notice)
    assert len(list(context.paths.pictures.iterdir())) == 2, "the first one is still there"


def test_a_full_disk_is_told_in_plain_words(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    hands = results(context, finished(context))
    monkeypatch.setattr("discovery.match.store.os.fsync", full)
    told = saved(hands)
    assert "The disk is full" in told
    assert list(context.paths.pictures.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told(context: Context) -> None:
    hands = results(context, finished(context))
    context.paths.pictures.write_text("in the way", "utf-8")
    told = saved(hands)
    assert "is not saved" in told


def test_the_same_seats_play_again(context: Context) -> None:
    match = finished(context)
    hands = results(context, match)
    hands.press("again")
    hands.until(lambda: top(hands) is TableScene)
    table = cast("TableScene", hands.app.top)
    assert table.match.seats == match.seats
    assert table.match.seed != match.seed
    assert table.match.decisions == 0


def test_the_game_can_be_stepped_through_and_left_again(context: Context) -> None:
    hands = results(context, finished(context))
    hands.press("replay")
    hands.until(lambda: top(hands) is ReplayScene)
    hands.key(pygame.K_RIGHT)
    assert cast("ReplayScene", hands.app.top).table.session.match.decisions == 1
    hands.key(pygame.K_ESCAPE)
    assert top(hands) is ResultsScene


def test_one_can_look_at_the_table_again_and_come_back(context: Context) -> None:
    match = finished(context)
    hands = results(context, match)
    hands.press("table")
    hands.until(lambda: top(hands) is TableScene)
    scene = cast("TableScene", hands.app.top)
    assert scene.match is match
    assert not scene.table.banner
    hands.key(pygame.K_RETURN)
    hands.until(lambda: top(hands) is ResultsScene)


def test_the_winner_is_not_cheered_again_by_who_looked_at_the_table(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Effect] = []
    monkeypatch.setattr(context.sounds, "play", lambda effect, *_: heard.append(effect))
    hands = results(context, finished(context))
    assert heard.count(Effect.WIN) == 1
    hands.press("table")
    hands.until(lambda: top(hands) is TableScene)
    hands.key(pygame.K_RETURN)
    assert top(hands) is ResultsScene
    assert heard.count(Effect.WIN) == 1
    assert heard[-1] is Effect.PAPER


def test_the_list_leads_to_results_and_replay_of_a_finished_game(context: Context) -> None:
    path = context.saves.file_finished(finished(context).record())
    hands = Hands(App(context, LoadScene))
    hands.until(lambda: any(widget.key == f"replay {path}" for widget in hands.widgets))
    hands.press(f"replay {path}")
    hands.until(lambda: top(hands) is ReplayScene)
    hands.key(pygame.K_ESCAPE)
    hands.until(lambda: any(widget.key == str(path) for widget in hands.widgets))
    hands.press(str(path))
    hands.until(lambda: top(hands) is ResultsScene)


def test_every_seat_has_a_line_of_its_own_without_its_colour(context: Context) -> None:
    assert len(set(DASHES)) == len(context.theme.palette.seats)
    rows = []
    for colour in range(5):
        seats = [SeatInfo("Ada", colour)]
        graph = Graph(context, seats, [Moment(0, (10,)), Moment(60, (10,)), Moment(60, (10,))])
        graph.place(pygame.Rect(0, 0, 900, 320))
        drawn = graph._lines(graph._plot())
        y = round(drawn.get_height() * (1 - 10 / graph._most))
        row = [drawn.get_at((x, y)).a > 90 for x in range(drawn.get_width())]
        rows.append(tuple(row))
    assert len(set(rows)) == 5
    assert sum(rows[0]) > sum(rows[2]), "a whole line has more ink than a dotted one"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_graph_is_drawn_for_every_number_of_seats(context: Context, players: int) -> None:
    seats = [SeatInfo(name, n) for n, name in enumerate(("Ada", "Ben", "Cleo", "Dov", "Eva"))]
    moments = [Moment(turn, tuple(turn + n for n in range(players))) for turn in range(9)]
    graph = Graph(context, seats[:players], [*moments, Moment(8, (30,) * players)])
    surface = pygame.Surface((1000, 500))
    surface.fill((241, 228, 198))
    graph.place(pygame.Rect(20, 20, 960, graph.height(960)))
    graph.draw(surface, Look.NORMAL)
    for seat in seats[:players]:
        colour = context.theme.seat(seat.colour).colour
        near = sum(
            max(abs(surface.get_at((x, y))[i] - colour[i]) for i in range(3)) < 24
            for x in range(60, 900, 2)
            for y in range(20, 420, 2)
        )
        assert near > 20


def test_a_game_without_a_point_has_a_graph_too(context: Context) -> None:
    graph = Graph(context, [SeatInfo("Ada", 0)] * 2, [Moment(0, (0, 0)), Moment(0, (0, 0))])
    graph.place(pygame.Rect(0, 0, 900, graph.height(900)))
    graph.draw(pygame.Surface((900, 500)), Look.NORMAL)
