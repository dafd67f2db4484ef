"""What everybody may know can be read on the boards, in a small window and with large text too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.content.faces import load_faces
from discovery.match.playback import Playback
from discovery.scenes.journals import places
from discovery.scenes.journals.layout import share
from discovery.scenes.journals.lettering import abbreviated, initials, put
from discovery.scenes.journals.looking import cells
from discovery.scenes.journals.replay import ReplayScene
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.still import card_rect
from discovery.scenes.journals.targets import OnCard, OnSeat, Part
from discovery.ui.brush import Brush
from discovery.ui.theme import Role
from tests.scenes.journals.bench import new_match
from tests.scenes.test_every_screen import fit
from tests.support.journals_screens import played
from tests.support.ledger import Ledger, faults, watching

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.scenes.journals.base import BoardScene
    from discovery.ui.context import Context
    from discovery.ui.theme import Colour
    from tests.support.ledger import Run

SMALL, SMALLEST = (1280, 720), (1024, 640)


@pytest.fixture(scope="module")
def ended() -> list[Match]:
    """Whole games of two and of four, once they are wanted."""
    return []


def finished(context: Context, ended: list[Match], players: int) -> Match:
    if not ended:
        ended.extend(played(context, lambda _: False, count) for count in (2, 4))
    return ended[players == 4]


def table_of(
    context: Context, match: Match, text: float = 1.0, size: tuple[int, int] = SMALL
) -> TableScene:
    fit(context, size, text)
    scene = TableScene(context, match)
    scene.layout(size)
    return scene


def read(context: Context, scene: BoardScene, monkeypatch: pytest.MonkeyPatch) -> list[Run]:
    """Draw the table and return the words on it."""
    with watching(monkeypatch, context.text) as watch:
        ledger = Ledger(scene.table.layout.window.size).start(watch)
        scene.draw(ledger)
        return ledger.runs


def words_in(runs: list[Run], area: pygame.Rect) -> list[str]:
    return [run.text for run in runs if area.contains(run.ink)]


@pytest.mark.parametrize("players", [2, 4])
def test_a_sign_beside_the_name_tells_computer_players(
    context: Context, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On whole boards, and on the plates of the others where four play in a small window."""
    scene = table_of(context, new_match((None, *["novice"] * (players - 1))))
    signs: list[pygame.Rect] = []
    draw = Brush.icon

    def icon(
        brush: Brush, surface: pygame.Surface, name: str, box: pygame.Rect, *, faint: bool = False
    ) -> None:
        if name == "computer":
            signs.append(box.copy())
        draw(brush, surface, name, box, faint=faint)

    monkeypatch.setattr(Brush, "icon", icon)
    runs = read(context, scene, monkeypatch)
    table = scene.table
    for seat, board in table.boards.items():
        name = share(board, table.board_plans[seat].places["name"])
        inside = [sign for sign in signs if name.contains(sign)]
        assert len(inside) == (seat > 0)
        words = next(run.ink for run in runs if run.text == table.session.seats[seat].name)
        assert words.collidelist(inside) == -1
    assert len(signs) == players - 1


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_points_and_supplies_stand_on_the_smallest_boards(
    context: Context, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(context, lambda match: match.decisions >= 120 and match.pending is None, 4)
    scene = table_of(context, match, text)
    table, view = scene.table, scene.table.view
    runs = read(context, scene, monkeypatch)
    for seat, board in table.boards.items():
        name = share(board, table.board_plans[seat].places["name"])
        assert words_in(runs, name.inflate(0, name.height)) == [table.session.seats[seat].name]
        if seat not in table.layout.whole(table.boards):
            continue
        current = share(board, table.plans["own"].places["current"])
        points = view.cards[view.current(seat)].exploration.points
        assert str(points) in words_in(runs, current)
    for card in filter(None, view.scouting):
        points = view.cards[card].exploration.points
        assert str(points) in words_in(runs, table.areas[OnCard(card)])
    supply = share(table.layout.main, table.plans["main"].places["supply"])
    found = words_in(runs, supply.inflate(0, supply.height))
    assert found[0] == str(view.grey_supply)
    assert found[1].split()[0] == str(view.deck_left)


def test_two_seats_see_all_that_was_recorded(
    context: Context, ended: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table_of(context, finished(context, ended, 2))
    table = scene.table
    tray = table.layout.tray
    assert tray is not None
    runs = read(context, scene, monkeypatch)
    recorded = [card for seat in (0, 1) for card in table.view.recorded(seat)]
    assert len(recorded) > 6
    for card in recorded:
        area = table.areas[OnCard(card)]
        assert tray.contains(area)
        assert table.target_at(area.center) == OnCard(card)
        assert str(table.view.cards[card].exploration.points) in words_in(runs, area)


@pytest.mark.parametrize(("players", "text"), [(2, 1.0), (4, 1.5)])
def test_who_has_recorded_nothing_sees_the_place_of_the_first_card(
    context: Context, players: int, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(context, lambda match: match.pending is None, players)
    scene = table_of(context, match, text, (1920, 1080))
    runs, tray = read(context, scene, monkeypatch), scene.table.layout.tray
    assert tray is not None
    surface = pygame.Surface((1920, 1080))
    scene.draw(surface)
    for row in places.tray_rows(tray, tuple(scene.table.boards)).values():
        _, box = places.after_badge(row)
        (place,) = places.laid_out(box, 1)
        assert surface.get_at(place.midleft)[:3] == context.theme.colour("paper_edge")
        beside = pygame.Rect(place.right, box.top, box.right - place.right, box.height)
        assert " ".join(words_in(runs, beside)) == "Nothing recorded yet"


def test_at_the_end_recorded_explorations_lie_open_where_no_other_lies(
    context: Context, ended: list[Match]
) -> None:
    table = table_of(context, finished(context, ended, 4)).table
    assert table.layout.tray is None
    without = [seat for seat in table.boards if not table.view.current(seat)]
    assert without
    for seat in without:
        place = share(table.boards[seat], table.plans["own"].places["current"])
        assert all(place.contains(table.areas[OnCard(c)]) for c in table.view.recorded(seat))


def test_a_board_seen_closely_shows_what_lies_open_on_it(
    context: Context, ended: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table_of(context, finished(context, ended, 4))
    table = scene.table
    seat = next(seat for seat in (1, 2, 3) if not table.view.current(seat))
    assert scene.deeds.look(OnSeat(seat))
    board = table.boards[table.viewer]
    place = share(board, table.plans["own"].places["current"])
    seen = words_in(read(context, scene, monkeypatch), place)
    for card in table.view.recorded(seat):
        assert str(table.view.cards[card].exploration.points) in seen


def test_a_recorded_exploration_is_seen_closely_and_the_focus_mark_is_not(
    context: Context, ended: list[Match]
) -> None:
    scene = table_of(context, finished(context, ended, 2))
    table, surface = scene.table, pygame.Surface(SMALL)
    marked = context.theme.colour("focus")
    for target in (Part.JOURNAL, OnCard(table.view.recorded(0)[0])):
        scene.deeds.press(target)
        assert table.lens == table.focus == target
        scene.stale = True
        scene.draw(surface)
        board = table.boards[table.viewer]
        edge = {
            tuple(surface.get_at((x, y)))[:3]
            for x in range(board.left, board.right)
            for y in range(table.areas[Part.JOURNAL].top, board.bottom)
        }
        assert marked not in edge
        scene.deeds.close()


def test_capitals_stand_in_the_middle(context: Context) -> None:
    fit(context, SMALL, 1.0)
    surface = pygame.Surface((200, 60), pygame.SRCALPHA)
    for role in (Role.STRONG, Role.SMALL, Role.LABEL, Role.LEAST):
        surface.fill((0, 0, 0, 0))
        assert put(context, surface, "HIH", surface.get_rect(), (0, 0, 0), roles=(role,))
        assert abs(surface.get_bounding_rect().centery - 30) <= 1


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_no_name_hides_a_step_of_a_route(context: Context, text: float) -> None:
    match = played(context, lambda match: match.pending is None, 2)
    scene = table_of(context, match, text)
    view, still = scene.table.view, scene.painter.still
    plates = 0
    faces = load_faces(context.paths.images, tuple(view.cards.values()))
    maps = faces.maps
    for number in sorted(maps, key=lambda n: -len(view.cards[n].exploration.name))[:9]:
        for wide in (70, 100, 160):
            area = pygame.Rect(0, 0, wide, wide * 31 // 22)
            drawn = [pygame.Surface(area.size) for _ in range(2)]
            for surface, named in zip(drawn, (True, False), strict=True):
                still.card(surface, view, number, area, tribe=False, named=named)
            steps = maps[number]
            card = card_rect(faces, area)
            highest = min(y for _, y in steps.steps) - steps.step / 2
            top = card.top + int(highest * card.width)
            below = pygame.Rect(0, top, wide, area.height - top)
            one, other = (pygame.image.tobytes(each.subsurface(below), "RGB") for each in drawn)
            assert one == other
            name = still.box(area, "name")
            under = pygame.Rect(0, name.bottom + 1, wide, top - name.bottom - 1)
            if under.height > 0:
                one, other = (pygame.image.tobytes(each.subsurface(under), "RGB") for each in drawn)
                plates += one != other
    assert plates or text > 1, "some names have a plate of two lines"


def test_the_board_of_the_seat_that_is_to_act_is_framed(context: Context) -> None:
    match = played(context, lambda match: match.to_act == 2 and match.decisions > 9, 3)
    scene = table_of(context, match)
    surface = pygame.Surface(SMALL)
    scene.draw(surface)
    frame = context.theme.colour("brass_light")
    found = {
        seat: tuple(surface.get_at((board.centerx, board.top - 2)))[:3] == frame
        for seat, board in scene.table.boards.items()
    }
    assert found == {0: False, 1: False, 2: True}


def test_a_long_name_is_cut_and_not_left_out(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(context, lambda match: match.pending is None, 4)
    match.hand_over(1, "Maximiliane Sophie von und zu", None)
    scene = table_of(context, match, 2.0)
    runs = read(context, scene, monkeypatch)
    name = share(scene.table.boards[1], scene.table.board_plans[1].places["name"])
    (seen,) = words_in(runs, name.inflate(0, name.height))
    assert seen.startswith("Maxi")


def test_a_replay_tells_its_step_and_asks_nobody(
    context: Context, ended: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    over = finished(context, ended, 2)
    fit(context, SMALL, 1.0)
    scene = ReplayScene(context, Playback(over.record(), over.box))
    scene.layout(SMALL)
    told = words_in(read(context, scene, monkeypatch), scene.table.layout.sentence)
    assert " ".join(told) == f"A recorded game: step 0 of {len(over.record().steps)}."


def names_on(
    context: Context, scene: BoardScene, place: pygame.Rect, monkeypatch: pytest.MonkeyPatch
) -> dict[int, tuple[str, str]]:
    """Return the names that stand on all cards in a place: of explorations, and of tribes."""
    found: dict[int, tuple[str, str]] = {}
    view, size = scene.table.view, scene.table.layout.window.size
    with watching(monkeypatch, context.text) as watch:
        for number, card in view.cards.items():
            sides = []
            for tribe in (False, True):
                ledger = Ledger(size).start(watch)
                scene.painter.still.card(ledger, view, number, place, tribe=tribe)
                points = str(card.exploration.points)
                sides.append(" ".join(run.text for run in ledger.runs if run.text != points))
                assert faults(ledger) == []
            found[number] = sides[0], sides[1]
    return found


@pytest.mark.parametrize("size", [SMALL, SMALLEST])
def test_every_name_is_written_on_cards_of_the_main_board(
    context: Context, ended: list[Match], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table_of(context, finished(context, ended, 4), size=size)
    main, cards = scene.table.layout.main, scene.table.view.cards
    place = share(main, scene.table.plans["main"].places["scouting 0"])
    short = 0
    for number, (route, tribe) in names_on(context, scene, place, monkeypatch).items():
        assert tribe == cards[number].tribe.name
        if route != cards[number].exploration.name:
            assert route == cards[number].exploration.short
            short += 1
    assert (short > 0) == (size == SMALLEST)


@pytest.mark.parametrize("size", [SMALL, SMALLEST])
def test_cards_on_the_other_boards_have_short_names_or_else_initials(
    context: Context, ended: list[Match], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table_of(context, finished(context, ended, 4), size=size)
    table = scene.table
    place = table.board((table.viewer + 1) % 4).place("current")
    for number, (route, _) in names_on(context, scene, place, monkeypatch).items():
        side = table.view.cards[number].exploration
        small = {abbreviated(side.name), initials(side.name)} if size == SMALLEST else set[str]()
        assert route in {side.name, side.short} | small
        assert route


def test_cards_that_nobody_has_seen_have_names_and_initials_only_on_the_smallest(
    context: Context, ended: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    for size, most in ((SMALL, 5), (SMALLEST, 35)):
        scene = table_of(context, finished(context, ended, 2), size=size)
        place = cells(scene.table, 35)[0].inflate(-3, -3)
        cards, least = scene.table.view.cards, 0
        for number, (route, tribe) in names_on(context, scene, place, monkeypatch).items():
            side = cards[number].exploration
            assert route
            assert tribe
            least += route not in {side.name, side.short, abbreviated(side.name)}
        assert least <= most


def test_recorded_cards_in_the_tray_are_named_where_there_is_room(
    context: Context, ended: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    for size, named in (((1920, 1080), True), (SMALLEST, False)):
        scene = table_of(context, finished(context, ended, 2), size=size)
        table, runs = scene.table, read(context, scene, monkeypatch)
        assert table.layout.tray is not None
        for seat in table.boards:
            for card in table.view.recorded(seat):
                points = str(table.view.cards[card].exploration.points)
                words = words_in(runs, table.areas[OnCard(card)].inflate(2, 2))
                assert (words != [points]) == named
                assert points in words


def test_names_of_cards_beside_each_other_are_of_one_weight(
    context: Context, ended: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    for size in ((1920, 1080), SMALL, SMALLEST):
        scene = table_of(context, finished(context, ended, 4), size=size)
        table, faces = scene.table, set[str]()
        render = context.text.render

        def note(text: str, role: Role, colour: Colour) -> pygame.Surface:
            if not text.isdecimal():
                faces.add(role.face)  # noqa: B023 - drawn at once
            return render(text, role, colour)  # noqa: B023 - as above

        place = share(table.layout.main, table.plans["main"].places["scouting 0"])
        with monkeypatch.context() as patch:
            patch.setattr(context.text, "render", note)
            for number in table.view.cards:
                surface = pygame.Surface(size)
                scene.painter.still.card(surface, table.view, number, place, tribe=False)
        assert len(faces) == 1


def test_small_boards_tell_how_many_explorations_are_recorded(
    context: Context, ended: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    for size in (SMALL, SMALLEST):
        scene = table_of(context, finished(context, ended, 4), size=size)
        table, runs = scene.table, read(context, scene, monkeypatch)
        for seat in table.boards:
            number = len(table.view.recorded(seat))
            book = table.board(seat).place("journal")
            assert words_in(runs, book.inflate(book.width, 0)) == [str(number)] * (number > 0)
