"""Where a hint shows its choices: on dice, cards, hexes and squares, with ghosts of what comes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from discovery.agents.agent import Choice
from discovery.agents.budget import Budget
from discovery.agents.registry import make_agent
from discovery.rules.game import Message
from discovery.rules.island.actions import GO, Equip, Put
from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import colours_in
from discovery.rules.journals.phases import Phase
from discovery.rules.landscape.actions import PASS, Deploy, Discard, Place, Take
from discovery.rules.landscape.phases import Phase as Discarding
from discovery.scenes.island.layout import Part as IslandPart
from discovery.scenes.island.scene import TableScene as IslandTable
from discovery.scenes.island.session import Stage
from discovery.scenes.journals import places, side
from discovery.scenes.journals.scene import TableScene as JournalsTable
from discovery.scenes.journals.targets import OnCard, OnSlot, Part
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.table.hints import label_width
from tests.scenes.island import bench as island
from tests.scenes.journals import bench as journals
from tests.scenes.landscape.bench import new_match
from tests.support.tables import advise, laid_out

if TYPE_CHECKING:
    from pygame import Rect

    from discovery.ui.context import Context


def hint(scene: Any, *actions: object) -> None:
    """Let a hint be there."""
    advise(scene, actions, ["Good."] * len(actions))
    scene.show_choice(actions[0])


def marks_of(scene: Any, action: Any, then: Any = None) -> list[Any]:
    marks: list[Any] = scene.marks_of(Choice(action, Message("Good."), then=then))
    return marks


def picture(scene: Any) -> pygame.Surface:
    surface: pygame.Surface = scene.context.display.surface
    scene.stale = True
    scene.draw(surface)
    while getattr(scene.painter, "unfinished", False):
        scene.update(0.1)
        scene.stale = True
        scene.draw(surface)
    return surface.copy()


def pixels(surface: pygame.Surface, area: Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(area), "RGB")


def at_phase(context: Context, kind: type) -> tuple[Any, Any]:
    """Return a table of the journals, and an action of a kind that is legal there."""

    def there(view: Any) -> bool:
        return any(isinstance(action, kind) for action in view.legal_actions())

    scene = laid_out(context, JournalsTable(context, journals.at_phase(Phase.TURN, 2, there)))
    found = next(one for one in scene.table.view.legal_actions() if isinstance(one, kind))
    return scene, found


def stored(table: Any) -> list[tuple[Rect, int]]:
    return places.storage_dice(table.board(table.viewer))


def test_own_dice_that_are_taken_are_marked_one_by_one(context: Context) -> None:
    scene, _ = at_phase(context, a.Gather)
    table = scene.table
    gathers = [x for x in table.view.legal_actions() if isinstance(x, a.Gather)]
    whole = max(gathers, key=lambda gather: sum(place.count for place in gather.places))
    marks = marks_of(scene, whole)
    assert len(marks) == sum(place.count for place in whole.places) > 1
    own = [area for area, code in stored(table) if code % 20 >> 2 == table.viewer]
    there = [place.count for place in whole.places if place.seat == table.viewer and not place.slot]
    assert sum(mark.area in own for mark in marks) == sum(there) > 0
    assert all(mark.small for mark in marks)
    hint(scene, whole)
    before = picture(scene)
    scene.advice.forget()
    assert pixels(before, marks[0].area) != pixels(picture(scene), marks[0].area)


def test_a_slot_shows_the_die_that_will_lie_there_and_which_dice_it_takes(
    context: Context,
) -> None:
    scene, prepare = at_phase(context, a.Prepare)
    slot, *dice = marks_of(scene, prepare)
    assert slot.area == scene.table.areas[OnSlot(prepare.slot)]
    assert slot.area.collidepoint(slot.at)
    assert slot.ghost is not None
    taken = [area for area, code in stored(scene.table) if code & 3 == prepare.face]
    count = len((*colours_in(prepare.spent), *colours_in(prepare.kept)))
    assert len({tuple(mark.area) for mark in dice}) == count
    assert all(mark.area in taken for mark in dice)


@pytest.mark.parametrize("kind", [a.Swap, a.Meet])
def test_a_card_shows_where_it_will_lie(context: Context, kind: type) -> None:
    scene, action = at_phase(context, kind)
    table = scene.table
    marks = marks_of(scene, action)
    assert table.areas[OnCard(action.card)] in [mark.area for mark in marks]
    (laid,) = (mark for mark in marks if mark.ghost is not None)
    if kind is a.Swap:
        assert laid.area == table.areas[Part.CURRENT]
    else:
        assert table.boards[table.viewer].contains(laid.area)
        assert laid.area not in table.areas.values()


def test_what_has_no_place_is_marked_on_the_main_button(context: Context) -> None:
    scene, _ = at_phase(context, a.Prepare)
    (mark,) = marks_of(scene, a.DONE)
    assert mark.area == scene.table.layout.buttons[Part.MAIN]


def test_a_kit_is_marked_card_by_card_and_nothing_only_if_it_is_advised(
    context: Context,
) -> None:
    match = island.played(island.new_match(seed=3), island.at(Stage.EQUIP))
    scene = laid_out(context, IslandTable(context, match))
    cards = scene.table.layout.cards(9)
    assert [mark.area for mark in marks_of(scene, Equip(0b101))] == [cards[0], cards[2]]
    (nothing,) = marks_of(scene, Equip(0))
    assert nothing.area == scene.table.layout.parts[IslandPart.MAIN]
    bare = picture(scene)
    hint(scene, Equip(0b101))
    seen = picture(scene)
    assert pixels(seen, cards[0]) != pixels(bare, cards[0]), "cards do not lie over the marks"
    inner = cards[1].inflate(-80, -80)
    assert pixels(seen, inner) == pixels(bare, inner)


def test_a_pin_stands_where_a_step_leads_and_the_map_shows_it(context: Context) -> None:
    scene = laid_out(
        context, IslandTable(context, island.played(island.new_match(seed=3), island.walking(3)))
    )
    table = scene.table
    go = next(one for one in GO if table.view.check(one) is None)
    table.zoom(20)
    table.pan(4000, 0)
    table.begin_recap()
    hint(scene, go)
    (mark,) = marks_of(scene, go)
    assert scene.room().contains(mark.area)
    assert not table.recap, "no slip lies over it"
    x, y = table.centre(table.view.island.step(*table.here, go.direction))
    ghost = mark.ghost.get_rect(center=mark.at)
    assert ghost.inflate(2, 8).collidepoint((x, y))
    assert ghost.centery < y, "it stands on its hex"


def test_hexes_beyond_the_map_s_view_have_their_numbers_at_its_rim(context: Context) -> None:
    match = island.played(island.new_match(seed=3), island.at(Stage.START))
    scene = laid_out(context, IslandTable(context, match))
    puts = [one for one in scene.table.view.legal_actions() if isinstance(one, Put)]
    scene.table.zoom(30)
    first, last = puts[0], puts[-1]
    hint(scene, first, last)
    (seen,), (beyond,) = marks_of(scene, first), marks_of(scene, last)
    assert scene.room().collidepoint(seen.area.center)
    assert not scene.room().colliderect(beyond.area)
    (_, one), (spot, two) = scene.aside.hinted
    assert (one, two) == (1, 2)
    assert scene.room().contains(spot), "words keep clear of where its number stands"
    both = picture(scene)
    scene.advice.choices = scene.advice.choices[:1]
    alone = picture(scene)
    room = scene.room()
    beside = pygame.Rect(room.right, room.top, 4, room.height)
    assert pixels(both, room) != pixels(alone, room), "its number stands at the rim"
    assert pixels(both, beside) == pixels(alone, beside)


def test_a_ghost_of_a_tile_never_lies_over_panels_and_the_first_is_seen(context: Context) -> None:
    scene: Any = TableScene(context, new_match((None, None), seed=1))
    laid_out(context, scene)
    scene.play.confirm()
    table = scene.table
    places_ = [one for one in table.view.legal_actions() if isinstance(one, Place)]
    table.zoom(12)
    hint(scene, places_[0], places_[-1])
    (first,) = marks_of(scene, places_[0])
    assert scene.room().collidepoint(first.area.center)
    box = table.layout.hands[0]
    table.pan(box.centerx - first.area.centerx, box.centery - first.area.centery)
    (first,) = marks_of(scene, places_[0])
    assert first.area.colliderect(box)
    seen = picture(scene)
    scene.advice.forget()
    assert pixels(seen, box) == pixels(picture(scene), box)


def at_tiles(context: Context, turns: int) -> Any:
    """Return a table of tiles after so many turns; followers go to the first segment free."""
    match = new_match((None, None), seed=1)
    for _ in range(turns):
        match.confirm()
        for kind in (Place, Deploy):
            legal = match.view(match.to_act or 0).legal_actions()
            match.act(match.to_act or 0, next(one for one in legal if isinstance(one, kind)))
    scene: Any = laid_out(context, TableScene(context, match))
    scene.play.confirm()
    return scene


def test_the_ghost_of_a_tile_has_the_follower_that_will_be_sent_there(context: Context) -> None:
    scene = at_tiles(context, 2)
    place = next(one for one in scene.table.view.legal_actions() if isinstance(one, Place))
    (bare,) = marks_of(scene, place, PASS)
    side, _ = bare.ghost.get_size()
    segments = scene.table.view.designs[scene.table.hand.design].segments
    found = set()
    for segment in range(len(segments)):
        (mark,) = marks_of(scene, place, Deploy(segment))
        assert mark.area == bare.area
        tile = mark.ghost.subsurface((0, side // 2, side, side))
        same = pygame.mask.from_threshold(tile, (0, 0, 0), (1, 1, 1, 255), bare.ghost)
        same.invert()
        assert same.count() > side, "a follower is seen on it"
        found.add(same.centroid())
    assert len(found) == len(segments), "each on its own segment"


def test_the_follower_that_comes_back_after_a_tile_is_marked_where_it_stands(
    context: Context,
) -> None:
    scene = at_tiles(context, 2)
    table = scene.table
    place = next(one for one in table.view.legal_actions() if isinstance(one, Place))
    mine = next(one for one in table.figures if one.seat == table.session.viewer)
    (tile, back) = marks_of(scene, place, Take(mine.cell[0], mine.cell[1], mine.segment))
    assert tile.area == marks_of(scene, place)[0].area
    assert back.area == scene.painter.figures.area(mine, table.camera)


def test_the_numbers_at_a_follower_never_lie_over_panels(context: Context) -> None:
    scene = at_tiles(context, 2)
    table = scene.table
    place = next(one for one in table.view.legal_actions() if isinstance(one, Place))
    mine = next(one for one in table.figures if one.seat == table.session.viewer)
    take = Take(mine.cell[0], mine.cell[1], mine.segment)
    hint(scene, place)
    (bare,) = scene.advice.choices
    box, room = table.layout.hands[0], scene.room()
    table.zoom(12)
    (_, back) = marks_of(scene, place, take)
    table.pan(box.centerx - back.area.centerx, box.centery - back.area.centery)
    without = picture(scene)
    scene.advice.choices = (replace(bare, then=take),)
    seen = picture(scene)
    (_, back) = scene.aside.hinted
    assert back[0].x == room.right - 1, "the follower lies beyond the rim"
    assert pixels(seen, room) != pixels(without, room), "its number stands there"
    assert pixels(seen, box) == pixels(without, box)


def at_a_square(scene: Any) -> tuple[Place, Place]:
    """Point at a square that the tile fits in two ways; return the one it shows, and the other."""
    table = scene.table
    cell = next(cell for cell, fits in table.hand.squares.items() if len(fits) > 1)
    table.pointer = table.camera.spot(cell, 0.5, 0.5)
    one, other = table.hand.squares[cell][:2]
    table.hand.wish = one
    x, y = cell
    return Place(x, y, one, 0), Place(x, y, other, 0)


def test_where_a_hint_lays_a_tile_it_is_held_as_the_hint_has_it(context: Context) -> None:
    scene = at_tiles(context, 2)
    table = scene.table
    as_wished, as_named = at_a_square(scene)
    cell = as_named.x, as_named.y
    assert table.place_at(cell) == as_wished
    hint(scene, as_named)
    scene.update(0.0)
    assert table.place_at(cell) == as_named, "a click lays it as the hint shows it"
    scene.advice.forget()
    scene.update(0.0)
    assert table.place_at(cell) == as_wished


def test_the_tile_of_a_hint_does_not_hide_one_that_is_held_otherwise(context: Context) -> None:
    scene = at_tiles(context, 2)
    table = scene.table
    as_wished, as_named = at_a_square(scene)
    hint(scene, as_named)
    scene.update(0.0)
    (mark,) = marks_of(scene, as_named)
    assert mark.ghost is not None, "it is the same"
    table.hand.turn(1, table.cell)
    assert table.place_at((as_named.x, as_named.y)) != as_named
    (mark,) = marks_of(scene, as_named)
    assert mark.ghost is None
    table.pointer = None
    (mark,) = marks_of(scene, as_named)
    assert mark.ghost is not None
    assert as_wished != as_named


def test_of_a_forced_discard_the_tiles_in_hand_are_marked(context: Context) -> None:
    match = new_match(seed=2, double_tile="on")
    match.confirm()
    match._state.phase = Discarding.DISCARD  # type: ignore[attr-defined]
    scene = laid_out(context, TableScene(context, match))
    hint(scene, Discard(1), Discard(0))
    hands = scene.table.layout.hands
    assert scene.aside.hinted == [(hands[1], 1), (hands[0], 2)]


def test_three_ways_to_lay_a_tile_on_one_square_are_all_seen(context: Context) -> None:
    """The first one lies there, the others are small in its lower corners, each with its number."""
    scene = at_tiles(context, 2)
    x, y = next(cell for cell, fits in scene.table.hand.squares.items() if len(fits) > 1)
    scene.table.pointer = None
    ways = [Place(x, y, rotation) for rotation in (0, 1, 2)]
    seen = []
    for count in range(4):
        scene.advice.forget()
        if count:
            advise(scene, ways[:count], ["Good."] * count)
        seen.append(picture(scene))
    whole = marks_of(scene, ways[0])[0].area
    half = whole.width // 2
    right = pygame.Rect(whole.centerx, whole.centery, half, half)
    left = right.move(-half, 0)
    above = pygame.Rect(whole.x + 9, whole.y + 9, whole.width - 18, half - 18)
    assert pixels(seen[1], above) != pixels(seen[0], above)
    for area, before, after, kept in ((right, 1, 2, above), (left, 2, 3, above)):
        assert pixels(seen[before], area) != pixels(seen[after], area)
        assert pixels(seen[before], kept) == pixels(seen[after], kept)


def at_the_bank(context: Context) -> Any:
    """Return a table of the journals where a die of the left bank is chosen from a list."""
    match = journals.at_phase(Phase.TURN, 2, lambda view: len(set(view.bank(0))) > 1)
    state: Any = match._state
    deeds = state.cards.deeds.items()
    state.begun = next(card for card, deed in deeds if deed.effect == "fetch left")
    state.phase, state.left, state.last, state.picked = Phase.FETCH, 2, 0, 0
    state.legal = None
    scene = laid_out(context, JournalsTable(context, match))
    assert scene.table.view.open_bank == 0
    return scene


def test_dice_that_are_fetched_are_marked_in_their_bank_and_in_the_list(context: Context) -> None:
    scene = at_the_bank(context)
    table = scene.table
    table.list_choices(list(table.view.legal_actions()))
    dice = places.bank_dice(table.view, 0, table.layout.main, table.plans["main"])
    for number, fetch in enumerate(table.view.legal_actions()):
        row, die = marks_of(scene, fetch)
        assert row.area == table.row_area(number)
        assert (die.area, fetch.colour) in dice


def test_the_words_of_a_choice_in_a_list_begin_beside_its_number(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = at_the_bank(context)
    table = scene.table
    table.list_choices(list(table.view.legal_actions()))
    boxes: list[Rect] = []

    def noted(
        _context: object, _surface: object, _words: str, box: Rect, *_: Any, **_how: Any
    ) -> None:
        boxes.append(box)

    def begins() -> list[int]:
        boxes.clear()
        picture(scene)
        rows = [table.row_area(index) for index in table.seen_rows()]
        return [min(box.left for box in boxes if row.collidepoint(box.center)) for row in rows]

    monkeypatch.setattr(side, "put", noted)
    bare = begins()
    hint(scene, table.rows[0])
    first, *others = begins()
    assert first >= table.row_area(0).left + label_width(context, [1]) > bare[0]
    assert set(others) <= set(bare)


def at_a_decision(context: Context, game: str) -> Any:
    """Return a table at which many things can be done."""
    if game == "landscape":
        return at_tiles(context, 4)
    if game == "journals":
        return at_phase(context, a.Prepare)[0]
    match = island.played(island.new_match(seed=3), island.walking(3))
    return laid_out(context, IslandTable(context, match))


@pytest.mark.parametrize("game", ["landscape", "journals", "island"])
def test_what_an_expert_advises_is_drawn_three_times_over(context: Context, game: str) -> None:
    """Each of three choices has a mark of its own, and its number is seen where nothing was."""
    scene = at_a_decision(context, game)
    table = scene.table
    choices = make_agent(game, "expert", 1, Budget(20, None)).advise(table.view)
    assert len(choices) == 3
    seen = []
    for count in range(4):
        scene.advice._position = scene.advice._now()
        scene.advice.choices = choices[:count]
        seen.append(picture(scene))
    areas = [{tuple(area) for area, of in scene.aside.hinted if of == n} for n in (1, 2, 3)]
    assert all(areas)
    for count, area in enumerate(areas, 1):
        assert area - areas[count % 3], "it is told from the next one"
        spots = [pygame.Rect(each).inflate(60, 60).clip(seen[0].get_rect()) for each in area]
        assert any(pixels(seen[count - 1], spot) != pixels(seen[count], spot) for spot in spots)


def test_of_two_tiles_in_hand_the_one_that_is_laid_is_marked_too(context: Context) -> None:
    match = new_match(seed=2, double_tile="on")
    scene = laid_out(context, TableScene(context, match))
    scene.play.advance()
    scene.play.rush()
    places = [one for one in scene.table.view.legal_actions() if isinstance(one, Place)]
    assert {place.slot for place in places} == {0, 1}
    for place in places:
        tile, held = marks_of(scene, place)
        assert tile.area == scene.table.camera.area((place.x, place.y))
        assert held.area == scene.table.layout.hands[place.slot]


def test_a_sign_is_marked_on_the_large_picture_of_the_tile_too(context: Context) -> None:
    scene = at_tiles(context, 2)
    table = scene.table
    scene.play.act(next(one for one in table.view.legal_actions() if isinstance(one, Place)))
    box, deploys = table.layout.hands[0], 0
    for index, choice in enumerate(table.choices):
        marks = marks_of(scene, choice.action)
        assert marks[0].area == table.choice_area(index)
        assert [mark.area for mark in marks[1:]] == (
            [table.panel_area(index)] if isinstance(choice.action, Deploy) else []
        )
        deploys += len(marks[1:])
        assert all(box.contains(mark.area) for mark in marks[1:])
    assert deploys
