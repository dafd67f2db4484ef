"""A territory that several seats hold is shown as that of all of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.emblems import emblem
from discovery.scenes.landscape.session import Stage
from tests.scenes.landscape.test_aids import played, scene

if TYPE_CHECKING:
    import pytest

    from discovery.scenes.landscape.scene import TableScene
    from discovery.ui.context import Context


def shared(context: Context, stage: Stage = Stage.PLACE) -> TableScene:
    """Return a table on which the first territory of each seat is held by others as well."""
    made = scene(context, played(stage))
    facts = made.table.facts
    also = {0: (0, 1), 1: (1, 2), 2: (2, 0, 1)}
    facts.__dict__["holders"] = tuple(
        replace(held, seats=also.pop(held.seats[0], held.seats)) for held in facts.holders
    )
    return made


def test_flags_are_of_all_who_hold_a_territory(context: Context) -> None:
    made = shared(context)
    table, theme = made.table, context.theme
    flags = iter(made.painter.marks._flags(table))
    for held in table.facts.holders:
        for _ in held.rims:
            picture, _ = next(flags)
            side = picture.get_height()
            assert picture.get_width() == side * len(held.seats)
            for number, seat in enumerate(held.seats):
                shape = theme.seat(table.session.seats[seat].colour).shape
                own = pygame.Surface((side, side), pygame.SRCALPHA)
                own.blit(context.sheets.part("badges", shape, (side, side)), (0, 0))
                part = picture.subsurface((number * side, 0, side, side))
                assert pygame.image.tobytes(part, "RGBA") == pygame.image.tobytes(own, "RGBA")


def test_the_overlay_shows_a_territory_in_the_colours_of_all_who_hold_it(context: Context) -> None:
    made = shared(context)
    table = made.table
    made.painter.marks._held(table)
    found = {key[5][1:] for key in made.painter.segments.kept._made if key[0] == "held"}  # type: ignore[index]
    looks = [context.theme.seat(seat.colour).colour for seat in table.session.seats]
    wanted = {tuple(looks[seat] for seat in held.seats) for held in table.facts.holders}
    assert found == wanted
    assert max(map(len, wanted)) > 1


def test_what_is_in_the_way_of_a_follower_is_every_holder(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = scene(context, played(Stage.FOLLOWER))
    table = made.table
    choice, area = table.choices[-1], table.choice_area(len(table.choices) - 1)
    held = table.view.territory(*choice.cell, choice.segment)
    other = next(one for one in table.view.followers if one.seat != held.followers[0].seat)
    joined = replace(held, followers=(held.followers[0], other))
    monkeypatch.setattr(type(table.view), "territory", lambda *_: joined)
    surface = context.display.surface
    surface.fill((0, 0, 0))
    made.painter._overlays._blocked(surface, table, choice, area)
    for one in {one.seat for one in joined.followers}:
        colour = context.theme.seat(table.session.seats[one].colour).colour
        near = pygame.mask.from_threshold(surface.subsurface(area), colour, (70, 70, 70))
        assert near.count() > 5, colour


def test_one_seat_has_its_badge_as_it_is(context: Context) -> None:
    made = scene(context, played(Stage.PLACE))
    shape = context.theme.seat(made.table.session.seats[1].colour).shape
    found = emblem(context, made.table, (1,), 20)
    assert found is context.sheets.part("badges", shape, (20, 20))
