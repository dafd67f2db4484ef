"""The markers of a way lie on its hexes, and tell the hours and the events to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.island.markers import MARKERS
from discovery.rules.island.trail import Footprint
from discovery.scenes.island.footsteps import footsteps, step_words
from discovery.scenes.island.laid import CHIPS, LEAST_SHARE, SIGNS, MarkerPainter, back_of
from discovery.scenes.island.notes import place_words
from discovery.ui.theme import Role
from tests.scenes.island.bench import lost_in_the_wild, reached, view_of, walking

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.rules.island.markers import Marker
    from discovery.ui.context import Context


def faces() -> dict[str, Marker]:
    """Return a marker with each of the backs."""
    return {back_of(face): face for face in MARKERS}


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_each_kind_of_marker_looks_different(context: Context) -> None:
    painter = MarkerPainter(context)
    assert len(faces()) == 5
    assert len({pixels(painter.get(face, 60)) for face in faces().values()}) == 5
    plain = [face for face in MARKERS if back_of(face) == "back_hours"]
    hours = {face.hours: pixels(painter.get(face, 60)) for face in plain}
    assert len(set(hours.values())) == len(hours) == 9


def test_signs_have_nothing_of_the_chip_around_them(context: Context) -> None:
    for name in SIGNS.values():
        _, _, wide, high = context.sheets.frame(CHIPS, name).rect
        sign = context.sheets.part(CHIPS, name, (wide, high))
        corners = [(x, y) for x in (0, wide - 1) for y in (0, high - 1)]
        assert [sign.get_at(corner).a for corner in corners] == [0] * 4, name
        assert sign.get_bounding_rect(128).height > high - 4, "and all of it is shown"


def test_markers_lie_only_where_they_can_be_read_and_within_their_hex(context: Context) -> None:
    painter, line = MarkerPainter(context), context.text.line_height(Role.LABEL)
    least = round(LEAST_SHARE * line) + 1
    for face in faces().values():
        for half in (least, 3 * line):
            seen = pygame.Surface((6 * half, 6 * half), pygame.SRCALPHA)
            painter.draw(seen, [(3 * half, 3 * half)], [face], half)
            drawn = seen.get_bounding_rect()
            assert drawn.height > line * 3 // 4
            assert drawn.top > 3 * half - half // 4, "the bead stays to be seen"
            assert drawn.bottom <= 4 * half
        seen = pygame.Surface((90, 90), pygame.SRCALPHA)
        painter.draw(seen, [(45, 45)], [face], least - 3)
        assert not seen.get_bounding_rect()


def test_a_step_is_told_in_words() -> None:
    told = {
        back: str(step_words(Footprint(0, 0, face.terrain, face, None, None)))
        for back, face in faces().items()
    }
    assert told["back_shortcut"].endswith(", 1 hour, a shortcut")
    assert told["back_unstoppable"].endswith("hours, lost, unstoppable")
    assert len(set(told.values())) == 5
    assert str(step_words(Footprint(0, 0, 6, None, 1, 1))) == "a checkpoint, 4 hours"
    assert str(step_words(Footprint(0, 0, 2, None, 1, 1))) == "plain, where it begins"


def test_the_note_tells_the_step_of_a_hex_under_the_sheet() -> None:
    table = lost_in_the_wild(3).table
    sheet, end = table.sheet, table.desk.sheet
    assert sheet is not None
    assert end is not None
    steps = dict(zip(sheet.laid(end), sheet.path.hexes, strict=True))
    for place, step in steps.items():
        name = table.session.seats[table.viewer].name
        assert f"{name}’s sheet: {step_words(step)}." in str(place_words(table, place))
    other = sheet.kept((end[0] - 4, end[1]))
    table.slide(other)
    moved = set(sheet.laid(other))
    for place in set(steps) - moved:
        assert not any("sheet" in str(words) for words in footsteps(table, place))


def test_the_note_tells_the_steps_of_every_way_that_the_viewer_knows() -> None:
    def both_walked(match: Match) -> bool:
        view = view_of(match)
        return walking(2, located=True)(match) and len(view.paths(1 - view.seat)[-1].hexes) > 2

    table = reached(both_walked, "greedy", seed=6).table
    for seat in (0, 1):
        name = table.session.seats[seat].name
        step = table.session.paths(seat)[-1].hexes[-1]
        assert step.x is not None
        assert step.y is not None
        told = str(place_words(table, (step.x, step.y)))
        assert f"{name}’s way: {step_words(step)}." in told
