"""The picture of the island's table: whole after every move of the mouse, and quiet otherwise."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.app import App
from discovery.rules.island.entry import ISLANDS
from discovery.rules.island.ground import GROUND_WORDS
from discovery.scenes.island import places
from discovery.scenes.island.dial import CHIP
from discovery.scenes.island.laid import CHIPS
from discovery.scenes.island.layout import Kind, Part
from discovery.scenes.island.notes import note_of
from discovery.scenes.island.painter import Painter
from discovery.scenes.island.scene import TableScene
from discovery.scenes.island.scribbles import NotePainter
from discovery.scenes.island.session import Stage
from discovery.scenes.island.targets import OnDoor
from discovery.ui.intents import Button, Command, Input, Moved, Ordered, Pressed, Released
from discovery.ui.settings import LEAST_SIZE
from tests.scenes.island.bench import at, new_match, played, walking
from tests.support.window import Hands, opened

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.match.match import Match
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent


def table(context: Context, match: Match) -> TableScene:
    """Return a scene as the loop has it before the first input, with the recap read."""
    scene = TableScene(context, match)
    scene.layout(context.theme.size)
    scene.enter()
    scene.table.recap = ()
    scene.table.touch()
    settle(scene)
    return scene


def settle(scene: TableScene) -> None:
    scene.draw(scene.context.display.surface)
    for _ in range(200):
        if not scene.busy:
            break
        scene.update(0.1)
        scene.draw(scene.context.display.surface)
    assert not scene.busy
    scene.stale = False


def give(scene: TableScene, intent: Intent) -> None:
    scene.handle(Input(None, intent))


def spots(scene: TableScene, count: int) -> Iterator[tuple[int, int]]:
    """Yield places for the pointer, many of them over things that change."""
    rnd = Random(5)
    layout = scene.table.layout
    for number in range(count):
        foil = places.foil(scene.table)
        if number % 4 == 0 and foil is not None:
            yield foil.left + rnd.randrange(foil.width), foil.top + rnd.randrange(foil.height)
        elif number % 4 == 1:
            yield rnd.choice(sorted(layout.parts.values(), key=tuple)).center
        elif number % 4 == 2:
            door = places.area(scene.table, OnDoor(rnd.randrange(36)))
            yield door.center if door is not None else layout.view.center
        else:
            yield rnd.randrange(layout.window.width), rnd.randrange(layout.window.height)


def assert_picture_is_whole(scene: TableScene, other: Painter) -> None:
    surface = scene.context.display.surface
    if scene.stale:
        scene.stale = False
        scene.draw(surface)
    whole = pygame.Surface(surface.get_size()).convert()
    other.draw(whole, scene.pointer.held)
    while other.unfinished:
        other.draw(whole, scene.pointer.held)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.usefixtures("screen")
def test_the_pointer_leaves_nothing_behind(tmp_path: Path, text: float) -> None:
    with opened(tmp_path, text_size=text) as context:
        scene = table(context, played(new_match(seed=3), walking(3)))
        other = Painter(context, scene.table)
        for spot in spots(scene, 60):
            give(scene, Moved(spot))
            assert_picture_is_whole(scene, other)


def test_nor_does_the_sheet_that_is_dragged(context: Context) -> None:
    scene = table(context, played(new_match(seed=3), walking(4)))
    other = Painter(context, scene.table)
    end = scene.table.desk.sheet
    assert end is not None
    start = scene.table.centre(end)
    give(scene, Pressed(start, Button.MAIN))
    assert_picture_is_whole(scene, other)
    rnd = Random(3)
    seen = set()
    for _ in range(25):
        give(
            scene, Moved((start[0] + rnd.randrange(-300, 200), start[1] + rnd.randrange(-250, 250)))
        )
        assert_picture_is_whole(scene, other)
        seen.add(scene.table.desk.sheet)
    assert len(seen) > 10
    give(scene, Moved(start))
    arrow = places.arrow_area(scene.table, scene.table.clockwise[0])
    assert arrow is not None
    above = scene.context.display.surface.subsurface(arrow)
    clear = pygame.image.tobytes(above, "RGB")
    give(scene, Released(start, Button.MAIN))
    assert_picture_is_whole(scene, other)
    assert pygame.image.tobytes(above, "RGB") != clear, "no arrow lies over a sheet that is moved"


@pytest.mark.parametrize("stage", [Stage.START, Stage.EQUIP, Stage.EVENT, Stage.SET_DOWN])
def test_nor_in_other_steps(context: Context, stage: Stage) -> None:
    scene = table(context, played(new_match(seed=5), at(stage)))
    other = Painter(context, scene.table)
    for spot in spots(scene, 16):
        give(scene, Moved(spot))
        assert_picture_is_whole(scene, other)


def test_the_pen_lies_beside_the_note_that_is_pointed_at(context: Context) -> None:
    scene = table(context, played(new_match(seed=3), walking(3)))
    other, notes = Painter(context, scene.table), scene.table.desk.notes
    free, noted = (20, 10), [(10, 18), (14, 18)]
    for place in noted:
        spot = scene.table.centre(place)
        give(scene, Moved(spot))
        bare = pygame.image.tobytes(context.display.surface, "RGB")
        give(scene, Pressed(spot, Button.SECOND))
        give(scene, Released(spot, Button.SECOND))
        assert_picture_is_whole(scene, other)
        assert place in notes
        assert pygame.image.tobytes(context.display.surface, "RGB") != bare
    lain = []
    give(scene, Moved(scene.table.centre(free)))
    assert_picture_is_whole(scene, other)
    without = context.display.surface.copy()
    for place in (*noted, free, noted[0]):
        give(scene, Moved(scene.table.centre(place)))
        assert_picture_is_whole(scene, other)
        pen = NotePainter(context).pen_area(scene.table)
        assert (pen is None) is (place == free)
        if pen is not None:
            lain.append(pygame.image.tobytes(context.display.surface.subsurface(pen), "RGB"))
            assert lain[-1] != pygame.image.tobytes(without.subsurface(pen), "RGB")
    assert lain[0] == lain[2]


def test_what_else_happens_is_drawn_too(context: Context) -> None:
    scene = table(context, played(new_match(seed=3), walking(3)))
    other = Painter(context, scene.table)
    commands = (Command.ZOOM_IN, Command.LOG, Command.DOWN, Command.BACK, Command.FIRST)
    for command in (*commands, Command.NOTE, Command.NEXT, Command.FIT):
        for spot in spots(scene, 4):
            give(scene, Moved(spot))
        give(scene, Ordered(command))
        settle(scene)
        scene.stale = True
        assert_picture_is_whole(scene, other)


def test_a_dragged_sheet_is_drawn_on_a_small_part_only(context: Context) -> None:
    scene = table(context, played(new_match(seed=3), walking(2)))
    surface = context.display.surface
    end = scene.table.desk.sheet
    assert end is not None
    start = scene.table.centre(end)
    give(scene, Moved(start))
    give(scene, Pressed(start, Button.MAIN))
    scene.draw(surface)
    scene.stale = False
    surface.fill((255, 0, 255))
    give(scene, Moved((start[0] + 60, start[1])))
    assert scene.stale
    scene.stale = False
    scene.draw(surface)
    untouched = pygame.mask.from_threshold(surface, (255, 0, 255), (1, 1, 1, 255)).count()
    assert 0.5 < untouched / (surface.get_width() * surface.get_height()) < 1


def test_a_steady_frame_scales_nothing_and_renders_no_text(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table(context, played(new_match(seed=3), walking(3)))
    surface = context.display.surface

    def pass_over() -> int:
        drawn = 0
        for spot in spots(scene, 12):
            give(scene, Moved(spot))
            drawn += scene.stale
            scene.stale = False
            scene.draw(surface)
        return drawn

    def refuse(*_: object) -> None:
        raise AssertionError("not in a steady frame")

    pass_over()
    composed = scene.painter.chart.composed
    for name in ("scale", "smoothscale", "scale_by", "smoothscale_by", "rotozoom", "rotate"):
        monkeypatch.setattr(pygame.transform, name, refuse)
    monkeypatch.setattr(pygame.image, "load", refuse)
    monkeypatch.setattr("discovery.ui.text.Text._draw", refuse)
    assert pass_over() > 3
    scene.stale = True
    scene.draw(surface)
    assert scene.painter.chart.composed == composed


def test_nothing_is_drawn_while_nothing_moves(context: Context) -> None:
    match = played(new_match(seed=3), walking(1))
    app = App(context, lambda context: TableScene(context, match))
    Hands(app)
    draws = app.draws
    assert not app.top.busy
    for _ in range(50):
        app.step(timeout=1)
    assert app.draws == draws


def test_a_zoom_composes_a_few_pieces_in_a_frame(context: Context) -> None:
    scene = table(context, played(new_match(seed=3), walking(1)))
    relief = scene.painter.relief
    before = relief.composed
    give(scene, Ordered(Command.ZOOM_IN))
    scene.draw(context.display.surface)
    assert 0 < relief.composed - before <= 3
    assert scene.busy
    settle(scene)
    done = relief.composed
    give(scene, Ordered(Command.NOTE))
    settle(scene)
    assert relief.composed == done, "each is composed once for a zoom level"


def test_a_table_that_is_left_keeps_no_sheet(context: Context) -> None:
    scene = table(context, played(new_match(seed=3), walking(1)))
    sheets = context.sheets
    assert any(name.startswith("island/") for name, _ in sheets._whole)
    scene.leave()
    assert not any(name.startswith("island/") for name, _ in sheets._whole)
    assert not any(name.startswith("island/") for name, _, _ in sheets._parts)
    relief = scene.painter.relief
    assert not relief._chunks
    assert scene.painter.chart._kept is None


def test_parts_that_a_panel_has_not_are_not_asked_for(context: Context) -> None:
    scene = table(context, played(new_match(seed=3), walking(1)))
    scene.table.focus = Part.SUMMARY
    scene.stale = True
    scene.draw(context.display.surface)


@pytest.mark.parametrize("zoom", [0, 4])
def test_a_name_stands_aside_of_what_lies_over_its_place(context: Context, zoom: int) -> None:
    scene = table(context, played(new_match(seed=3), walking(4)))
    model, overlay, other = scene.table, scene.painter._overlay, Painter(context, scene.table)
    assert model.sheet is not None
    model.zoom(zoom)
    settle(scene)
    usual, names = overlay._lettering._where(model)
    end = model.desk.sheet
    assert end is not None
    start = model.centre(end)
    give(scene, Pressed(start, Button.MAIN))
    aside = set()
    for name, x, y in model.view.island.chart.places:
        give(scene, Moved(model.centre((x, y + 2))))  # the hex below
        assert_picture_is_whole(scene, other)
        over = overlay._over(model)
        for told, (before, now) in overlay._lettering.dodging(model, lambda _: True, over).items():
            assert before == usual[names.index(told)]
            assert now is not None
            assert now.collidelist(over) < 0
            others = [box for box, one in zip(usual, names, strict=True) if one != told]
            assert now.collidelist(others) < 0
            aside |= {told} & {name}
    assert len(aside) > (0 if zoom else 4)


def test_a_name_without_any_room_is_left_out(context: Context) -> None:
    scene = table(context, played(new_match(seed=3), walking(4)))
    lettering = scene.painter._overlay._lettering
    box = lettering._where(scene.table)[0][0]
    left_out = lettering.dodging(scene.table, lambda _: False, [box])
    assert [now for _, now in left_out.values()] == [None]
    surface = context.display.surface
    surface.fill((255, 0, 255))
    lettering.draw(surface, scene.table, lambda spot: spot == box, [box])
    assert pygame.mask.from_threshold(surface, (255, 0, 255), (1, 1, 1, 255)).count() == (
        surface.get_width() * surface.get_height()
    )


def test_a_ring_does_not_hide_the_name_of_what_it_rings(context: Context) -> None:
    scene = table(context, played(new_match(seed=2), at(Stage.START)))
    island, surface = scene.table.view.island, context.display.surface
    scene.table.zoom(4)
    scene.table.desk.cursor = place = island.hex(island.forts[0])
    scene.table.pointer = None
    scene.table.show_hex(place)
    settle(scene)
    before = pygame.image.tobytes(surface, "RGB")
    below = pygame.Rect(0, 0, 1, 2 * scene.table.camera.half + 20)
    below.midtop = scene.table.centre(place)
    scene.painter._overlay._lettering.draw(surface, scene.table, below.colliderect)
    assert pygame.image.tobytes(surface, "RGB") == before


@pytest.mark.parametrize("size", [LEAST_SIZE, (1280, 720)])
@pytest.mark.parametrize("island", ISLANDS)
@pytest.mark.usefixtures("screen")
def test_a_small_window_shows_the_names_of_all_places_apart(
    tmp_path: Path, size: tuple[int, int], island: str
) -> None:
    with opened(tmp_path, size) as context:
        scene = TableScene(context, new_match(seed=1, island=island))
        scene.layout(size)
        boxes, names = scene.painter._overlay._lettering._where(scene.table)
    assert len(names) == 36
    assert not any(box.collidelistall(boxes[:number]) for number, box in enumerate(boxes))


@pytest.mark.parametrize("north", ["top", "turned"])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.usefixtures("screen")
def test_an_n_is_written_where_north_is(tmp_path: Path, text: float, north: str) -> None:
    with opened(tmp_path, (1280, 720), text) as context:
        scene = table(context, played(new_match(seed=4, north=north), walking(seat=1)))
        box, view = scene.painter._overlay.north(scene.table), scene.table.layout.view
        assert (box.centery < view.centery) is (north == "top")
        colour = context.theme.colour("brass_light")
        rim = context.display.surface.get_at((box.left, box.centery))
        assert max(abs(one - other) for one, other in zip(rim[:3], colour, strict=True)) < 60


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.usefixtures("screen")
def test_accessories_are_seen_whatever_size_the_text_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    with opened(tmp_path, (1280, 720), text) as context:
        scene = table(context, played(new_match(seed=4), walking(), "greedy"))
        scene.table.drawer = scene.table.layout.kind is Kind.DRAWERS
        viewer = scene.table.viewer
        assert scene.table.session.kit(viewer)
        row = context.display.surface.subsurface(scene.table.layout.rows[viewer])
        scene.draw(context.display.surface)
        with_them = pygame.image.tobytes(row, "RGB")
        monkeypatch.setattr(scene.table.session, "kit", lambda _: ())
        scene.draw(context.display.surface)
        assert pygame.image.tobytes(row, "RGB") != with_them


def test_who_prepares_sees_the_ground_on_which_they_begin_themselves(context: Context) -> None:
    """Also while the turn that comes first will be the other one's."""

    def second_chooses(match: Match) -> bool:
        return at(Stage.EQUIP)(match) and match.to_act == 1

    scene = table(context, played(new_match(seed=1), second_chooses))
    starts = [scene.table.view.paths(seat)[-1].hexes[-1].ground for seat in (0, 1)]
    assert scene.table.view.turn_of == 0
    assert starts[0] != starts[1]
    shown = scene.table.layout.parts[Part.MARKER]
    seen = context.display.surface.subsurface(shown)
    wide = min(shown.width / CHIP[0], shown.height / CHIP[1])
    size = round(CHIP[0] * wide), round(CHIP[1] * wide)
    alike = []
    for ground in starts:
        chip = context.sheets.part(CHIPS, f"front_{GROUND_WORDS[ground]}", size)
        drawn = seen.copy()
        drawn.blit(chip, chip.get_rect(center=(shown.width // 2, shown.height // 2)))
        same = pygame.mask.from_threshold(drawn, (0, 0, 0), (9, 9, 9, 255), seen)
        alike.append(same.count() / (shown.width * shown.height))
    assert alike[0] < 0.8
    assert alike[1] > 0.95
    give(scene, Moved(shown.center))
    assert str(note_of(scene.table)) == "This is the ground on which you begin."
