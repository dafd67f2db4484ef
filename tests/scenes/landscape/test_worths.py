"""At every follower of one's own stands what it is worth, however small the tiles are."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from discovery.match.replay import replay
from discovery.rules.landscape.actions import Take
from discovery.scenes.landscape.facts import Where
from discovery.scenes.landscape.session import Session, Stage
from discovery.scenes.landscape.targets import OnChoice
from discovery.scenes.landscape.worths import OWN_TURN, _Around, _worth
from discovery.ui.intents import Command
from tests.scenes.landscape.bench import Bench, box, new_match
from tests.scenes.landscape.test_aids import orders, picture, played, scene
from tests.support.play import step
from tests.support.window import opened

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pygame import Rect

    from discovery.match.record import Record
    from discovery.rules.landscape.view import Follower
    from discovery.scenes.landscape.scene import TableScene
    from discovery.ui.context import Context


@cache
def late() -> Mapping[Stage, Record]:
    """Return a game near its end, where somebody with four followers is to act."""
    match = new_match((None, None, None), 7)
    while match.decisions < 162:
        step(match)
    match.confirm()
    found = {Session(match).stage: match.record()}
    step(match)
    return {**found, Session(match).stage: match.record()}


def places(made: TableScene) -> dict[Follower, Rect]:
    picture(made)
    return made.painter.marks._worths._places


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("stage", [Stage.PLACE, Stage.FOLLOWER])
def test_all_own_followers_have_it_late_in_the_game(
    tmp_path: Path, size: tuple[int, int], stage: Stage
) -> None:
    with opened(tmp_path, size) as context:
        made = scene(context, replay(late()[stage], box()))
        table = made.table
        assert table.stage is stage
        assert not table.roomy
        table.pointer = table.layout.view.topleft
        own = [one for one in table.view.followers if one.seat == table.session.viewer]
        assert len(own) == 4
        assert len(table.view.tiles) > 76
        found = places(made)
        assert set(own) <= set(found)
        figures = [made.painter.figures.area(one, table.camera) for one in table.figures]
        for slip in found.values():
            assert table.layout.view.contains(slip)
            assert slip.collidelist([one.inflate(-4, -4) for one in figures]) < 0
        assert not any(one.colliderect(other) for one, other in combinations(found.values(), 2))


def test_it_is_there_in_each_step_of_the_turn(context: Context) -> None:
    made = scene(context, played(Stage.PLACE))
    table = made.table
    seen = []
    for command in (Command.CONFIRM, Command.PASS, Command.UNDO):
        own = {one for one in table.view.followers if one.seat == table.session.viewer}
        assert own <= set(places(made))
        assert own
        seen.append(table.stage)
        orders(made, command)
        made.play.skip()
        made.play.advance()
    assert seen == [Stage.PLACE, Stage.FOLLOWER, Stage.END_TURN]
    assert set(seen) <= OWN_TURN


def test_it_tells_points_where_a_follower_can_be_taken_back() -> None:
    for off, form in (
        ((), "+{now} / {best}"),
        (("points",), "{now} / {best}"),
        (("worth",), "+{now}"),
        (("worth", "points"), None),
    ):
        table = Bench(played(Stage.FOLLOWER, off)).table
        taking = next(one for one in table.choices if isinstance(one.action, Take))
        territory = table.view.territory(*taking.cell, taking.segment)
        follower = next(one for one in territory.followers if one.seat == table.session.viewer)
        values = {"now": taking.points, "best": territory.best.points}
        worth = _worth(table, follower)
        assert (worth and worth.words) == (form and form.format(**values))
        assert (worth and worth.edges) == (None if "worth" in off else territory.open_edges)


def test_the_lit_territory_is_told_where_it_stood_before(context: Context) -> None:
    made = scene(context, played(Stage.FOLLOWER))
    table = made.table
    before = dict(places(made))
    index = next(i for i, one in enumerate(table.choices) if isinstance(one.action, Take))
    table.focus, table.pointer = OnChoice(index), None
    worths = made.painter.marks._worths
    territory = table.view.territory(*table.choices[index].cell, table.choices[index].segment)
    follower = next(one for one in territory.followers if one.seat == table.session.viewer)
    found = worths.brought_up(table, territory)
    slips = [slip.get_rect(topleft=at) for slip, at in found]
    assert any(slip.contains(before[follower]) for slip in slips)


def test_what_is_brought_up_stands_where_it_rests_in_every_picture(context: Context) -> None:
    made = scene(context, played(Stage.FOLLOWER, decisions=38, seed=38))
    table, marks = made.table, made.painter.marks
    before = dict(places(made))
    table.looking.holders = True
    moved = next(one for one, place in places(made).items() if before[one] != place)
    table.pointer, table.looking.looker = None, Where((moved.x, moved.y), moved.segment)
    marks.release()
    for holders in (True, False):
        table.looking.holders = holders
        place = places(made)[moved]
        shown = [slip.get_rect(topleft=at).center for slip, at in marks.hovering(table)]
        assert place.center in shown


def test_the_first_picture_tells_of_the_lit_territory(context: Context) -> None:
    made = scene(context, played(Stage.FOLLOWER))
    table = made.table
    one = next(one for one in table.view.followers if one.seat != table.session.viewer)
    table.pointer, table.looking.looker = None, Where((one.x, one.y), one.segment)
    assert one in places(made)


def test_a_slip_gives_way_to_what_lies_around(context: Context) -> None:
    """Where all near places are taken it stands further off, and a line leads to it."""
    made = scene(context, played(Stage.PLACE))
    table = made.table
    follower = next(one for one in table.view.followers if one.seat == table.session.viewer)
    worths = made.painter.marks._worths
    places(made)
    near = worths._places[follower]
    figure = _Around(made.painter.figures, table, ()).figure(follower)
    assert near.colliderect(figure.inflate(4, 4))
    around = _Around(made.painter.figures, table, ())
    around._signs = [figure.inflate(2 * near.width, 2 * near.height)] * 9
    away = around.free(figure, near.size, ())
    assert away is not None
    assert not away.colliderect(around._signs[0])
    line, at = worths._line(figure, away)
    assert line.get_rect(topleft=at).colliderect(away.inflate(4, 4))
    assert line.get_rect(topleft=at).colliderect(figure.inflate(4, 4))


@pytest.mark.usefixtures("screen")
def test_slips_leave_squares_where_the_tile_fits_where_there_is_room(tmp_path: Path) -> None:
    with opened(tmp_path, (1920, 1080)) as context:
        made = scene(context, replay(late()[Stage.PLACE], box()))
        table = made.table
        places(made)
        follower = next(iter(made.painter.marks._worths._places))
        around = _Around(made.painter.figures, table, ())
        near = around.free(around.figure(follower), (30, 30), ())
        assert near is not None
        table.hand.fits[table.hand.design or 0] = {table.camera.cell(near.center): (0,)}
        lit = [table.camera.area(cell) for cell in table.hand.squares]
        assert near.collidelist(lit) == 0
        around = _Around(made.painter.figures, table, ())
        away = around.free(around.figure(follower), (30, 30), ())
        assert away is not None
        assert away.collidelist(lit) < 0
