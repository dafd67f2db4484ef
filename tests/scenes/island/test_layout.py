"""Nothing overlaps and nothing leaves the window, whatever its size and the text's."""

from itertools import combinations

import pytest
from pygame import Rect

from discovery.scenes.island.checker import door_area
from discovery.scenes.island.layout import (
    HOLDERS,
    IN_DRAWER,
    Kind,
    Layout,
    Part,
    lines_on,
    make_layout,
)

SIZES = [(1024, 640), (1280, 720), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440)]
SIZES += [(3840, 2160), (1024, 1400), (3440, 1440), (1600, 640)]
TEXTS = [0.8, 1.0, 1.25, 1.5, 1.75, 2.0]


def made(size: tuple[int, int], text: float) -> Layout:
    return make_layout(size, min(size[0] / 1920, size[1] / 1080) * text)


def pieces(layout: Layout, *, drawer: bool) -> list[Rect]:
    hidden = IN_DRAWER if layout.kind is Kind.DRAWERS and not drawer else frozenset()
    fixed = [rect for part, rect in layout.parts.items() if part not in HOLDERS | hidden]
    rows = [] if hidden else list(layout.rows)
    return [*fixed, *layout.chips, *rows]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
def test_no_two_things_overlap(size: tuple[int, int], text: float) -> None:
    layout = made(size, text)
    for drawer in (False, True):
        for one, other in combinations(pieces(layout, drawer=drawer), 2):
            assert not one.colliderect(other)
    for rect in [*pieces(layout, drawer=True), *layout.parts.values(), layout.view]:
        assert layout.window.contains(rect)
        assert min(rect.size) >= layout.px(40)
    panels = layout.panels(drawer=False)
    assert not any(layout.view.colliderect(panel) for panel in panels)
    for one, other in combinations(panels, 2):
        assert not one.colliderect(other)
    assert min(layout.view.size) >= layout.px(300)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
def test_each_part_stands_on_a_panel(size: tuple[int, int], text: float) -> None:
    layout = made(size, text)
    panels = layout.panels(drawer=True)
    for piece in pieces(layout, drawer=True):
        assert any(panel.contains(piece) for panel in panels)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
def test_cards_doors_and_slips_have_room(size: tuple[int, int], text: float) -> None:
    layout = made(size, text)
    cards = layout.cards(9)
    for one, other in combinations(cards, 2):
        assert not one.colliderect(other)
    assert all(layout.view.contains(card) for card in cards)
    assert min(cards[0].size) >= layout.px(60)
    box = layout.parts[Part.CHECKER]
    areas = [door_area(box, door) for door in range(36)]
    for one, other in combinations(areas, 2):
        assert not one.colliderect(other)
    assert all(box.contains(area) for area in areas)
    assert lines_on(layout, layout.slip(100)) >= 4
    assert layout.view.contains(layout.slip(100))


def test_the_largest_text_leaves_room_for_what_happened_in_a_turn() -> None:
    for size in ((1024, 640), (1280, 720), (1920, 1080)):
        layout = made(size, 2.0)
        assert lines_on(layout, layout.slip(100)) >= 7


@pytest.mark.parametrize(
    ("size", "text", "kind"),
    [
        ((1280, 720), 1.0, Kind.PANELS),
        ((1024, 640), 1.0, Kind.PANELS),
        ((1920, 1080), 1.5, Kind.PANELS),
        ((3840, 2160), 1.5, Kind.PANELS),
        ((1920, 1080), 2.0, Kind.DRAWERS),
        ((1280, 720), 2.0, Kind.DRAWERS),
    ],
)
def test_panels_become_drawers_only_where_text_is_large(
    size: tuple[int, int], text: float, kind: Kind
) -> None:
    assert made(size, text).kind is kind
