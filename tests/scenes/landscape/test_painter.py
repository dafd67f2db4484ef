"""What is drawn while the pointer moves: only what that changes, and nothing is left behind."""

from __future__ import annotations

import weakref
from random import Random
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.scenes.landscape import painter, segments
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.painter import WOOD, Painter
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.landscape.session import Session, Stage
from discovery.scenes.table.areas import apart
from discovery.ui.intents import Button, Command, Input, Moved, Ordered, Pressed
from tests.scenes.landscape.bench import new_match
from tests.support.play import step
from tests.support.window import opened

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.ui.context import Context


def table(context: Context, double: str = "off") -> TableScene:
    """Return a table in the middle of a game, just drawn, with a tile in hand."""
    match = new_match(seed=7, double_tile=double)
    for _ in range(50):
        step(match)
    match.confirm()
    if Session(match).view.placed_now is not None:
        step(match)
        match.confirm()
    scene = TableScene(context, match)
    scene.enter()
    scene.layout(context.theme.size)
    scene.handle(Input(None, Moved(scene.table.layout.view.center)))
    scene.stale = False
    scene.draw(context.display.surface)
    return scene


def places(scene: TableScene, count: int) -> Iterator[tuple[int, int]]:
    """Return points all over the window, many of them over things that change."""
    rnd = Random(5)
    layout = scene.table.layout
    for number in range(count):
        if number % 3 == 0 and scene.table.hand.squares:
            cell = rnd.choice(sorted(scene.table.hand.squares))
            yield scene.table.camera.spot(cell, rnd.random(), rnd.random())
        elif number % 3 == 1:
            yield layout.parts[rnd.choice(sorted(layout.parts))].center
        else:
            yield rnd.randrange(layout.window.width), rnd.randrange(layout.window.height)


def assert_picture_is_whole(scene: TableScene, other: Painter) -> None:
    surface = scene.context.display.surface
    if scene.stale:
        scene.stale = False
        scene.draw(surface)
    whole = pygame.Surface(surface.get_size()).convert()
    other.draw(whole, scene.pointer.held)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("double", ["off", "on"])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_pointer_leaves_nothing_behind(
    tmp_path: Path,
    text: float,
    double: str,
) -> None:
    with opened(tmp_path, text_size=text) as context:
        scene = table(context, double)
        other = Painter(context, scene.table)
        assert scene.table.stage is Stage.PLACE
        for at in places(scene, 90):
            scene.handle(Input(None, Moved(at)))
            assert_picture_is_whole(scene, other)


def test_of_the_log_only_the_rows_are_drawn_that_the_pointer_leaves_and_comes_to(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table(context)
    other, log = Painter(context, scene.table), scene.table.layout.log
    listing = scene.table.looking.listing
    drawn: list[pygame.Rect] = []

    def noted(areas: list[pygame.Rect]) -> list[pygame.Rect]:
        drawn.extend(areas)
        return apart(areas)

    monkeypatch.setattr(painter, "apart", noted)
    rows: set[int | None] = set()
    for y in range(log.top + 2, log.bottom, 9):
        drawn.clear()
        scene.handle(Input(None, Moved((log.centerx, y))))
        assert_picture_is_whole(scene, other)
        row = scene.table.looking.row()
        if row in rows or row is None or not rows:
            rows.add(row)
            continue
        rows.add(row)
        areas = [area for area in drawn if area.colliderect(log)]
        assert listing.area(row, log).clip(log) in areas
        assert sum(area.height for area in areas) < log.height / 2
    assert len(rows) > 5


def test_nor_does_it_in_the_follower_step(context: Context) -> None:
    scene = table(context)
    other = Painter(context, scene.table)
    scene.handle(Input(None, Ordered(Command.CONFIRM)))
    while scene.busy:
        scene.update(0.1)
    scene.play.advance()
    for at in places(scene, 30):
        scene.handle(Input(None, Moved(at)))
        assert_picture_is_whole(scene, other)
    for index in range(len(scene.table.choices)):
        scene.handle(Input(None, Moved(scene.table.choice_area(index).center)))
        assert_picture_is_whole(scene, other)


def test_what_else_happens_is_drawn_too(context: Context) -> None:
    scene = table(context)
    other = Painter(context, scene.table)
    for command in (Command.TURN_RIGHT, Command.PAN_LEFT, Command.ZOOM_IN, Command.NEXT):
        for at in places(scene, 6):
            scene.handle(Input(None, Moved(at)))
        scene.handle(Input(None, Ordered(command)))
        for at in places(scene, 3):
            scene.handle(Input(None, Moved(at)))
        assert_picture_is_whole(scene, other)
    scene.handle(Input(None, Pressed(scene.table.layout.parts[Part.FIT].center, Button.MAIN)))
    assert_picture_is_whole(scene, other)


def test_a_moving_pointer_draws_on_a_small_part_only(context: Context) -> None:
    scene = table(context)
    surface = context.display.surface
    surface.fill((255, 0, 255))
    cell = min(scene.table.hand.squares)
    scene.handle(Input(None, Moved(scene.table.camera.spot(cell, 0.5, 0.5))))
    assert scene.stale
    scene.stale = False
    scene.draw(surface)
    untouched = pygame.mask.from_threshold(surface, (255, 0, 255), (1, 1, 1, 255)).count()
    assert 0.5 < untouched / (surface.get_width() * surface.get_height()) < 1


def test_a_steady_frame_renders_no_text_and_scales_nothing(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table(context)
    surface = context.display.surface
    cells = sorted(scene.table.hand.squares)[:6]

    def pass_over() -> int:
        drawn = 0
        for cell in cells:
            scene.handle(Input(None, Moved(scene.table.camera.spot(cell, 0.5, 0.5))))
            drawn += scene.stale
            scene.stale = False
            scene.draw(surface)
        return drawn

    def refuse(*_: object) -> None:
        raise AssertionError("not in a steady frame")

    pass_over()
    for name in ("scale", "smoothscale", "scale_by", "smoothscale_by", "rotozoom", "rotate"):
        monkeypatch.setattr(pygame.transform, name, refuse)
    monkeypatch.setattr(pygame.transform, "gaussian_blur", refuse)
    monkeypatch.setattr(pygame.image, "load", refuse)
    monkeypatch.setattr("discovery.ui.text.Text._draw", refuse)
    assert pass_over() > 3
    scene.stale = True
    scene.draw(surface)


def test_followers_of_ever_new_sizes_make_room(context: Context) -> None:
    scene = table(context)
    assert scene.table.figures
    figures = scene.painter.figures
    figures._kept.room = 60_000
    for step_ in (*(0.5,) * 12, *(-0.5,) * 12):
        scene.table.zoom(step_)
        scene.draw(context.display.surface)
        assert 0 < figures._kept.size <= 60_000
    assert not [name for name, *_ in context.sheets._parts if name == "followers"]


def test_tips_with_ever_new_words_make_room(context: Context) -> None:
    slips = table(context).painter._slips
    slips._kept.room = 200_000
    for number in range(40):
        tip = slips.tip(["A tip", f"{number} words of many " * 9])
        assert slips.tip(["A tip", f"{number} words of many " * 9]) is tip
        assert 0 < slips._kept.size <= 200_000


def test_holders_are_shown_only_of_what_is_in_the_window(context: Context) -> None:
    scene = table(context)
    scene.table.looking.holders = True
    scene.draw(context.display.surface)
    whole = [key for key in scene.painter.segments.kept._made if key[0] == "held"]  # type: ignore[index]
    scene.painter.segments.forget()
    scene.table.zoom(9, scene.table.layout.view.center)
    assert scene.table.tiles
    scene.draw(context.display.surface)
    window, camera = scene.table.layout.window, scene.table.camera
    seen = {
        (tile.number, tile.rotation)
        for tile in scene.table.tiles
        if window.colliderect(camera.area(tile.cell))
    }
    held = [key for key in scene.painter.segments.kept._made if key[0] == "held"]  # type: ignore[index]
    assert {key[1:3] for key in held} <= seen  # type: ignore[index]
    assert 0 < len(held) < len(whole)


def test_all_that_is_shown_of_holders_is_kept(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(segments, "ROOM", 1)
    scene = table(context)
    scene.painter.segments.kept.room = 1
    scene.table.looking.holders = True
    made = scene.painter.marks.lying(scene.table)
    scene.painter.marks.release()
    again = scene.painter.marks.lying(scene.table)
    assert len(made) > 10
    assert all(one[0] is other[0] for one, other in zip(made, again, strict=True))


def test_a_table_that_is_left_keeps_no_sheet(context: Context) -> None:
    scene = table(context)
    painter, sheets = scene.painter, context.sheets
    scaled = [one for kept in painter.pictures._scaled.values() for one in kept.values()]
    kept = [painter.pictures._sheet, painter.layer._layer, *scaled]
    for pictures in (painter.lights._kept, painter.figures._kept):
        kept += pictures._made.values()
    kept += [sheet for (name, _), sheet in sheets._whole.items() if name == "followers"]
    kept += [part for (name, *_), part in sheets._parts.items() if name == WOOD]
    watched = [weakref.ref(picture) for picture in kept if picture is not None]
    assert len(watched) > 30
    del kept, scaled, pictures
    scene.leave()
    assert [ref() for ref in watched if ref() is not None] == []


def test_a_table_that_is_drawn_after_all_reads_its_sheets_anew(context: Context) -> None:
    scene, surface = table(context), context.display.surface
    before = pygame.image.tobytes(surface, "RGB")
    scene.leave()
    surface.fill("black")
    scene.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == before
