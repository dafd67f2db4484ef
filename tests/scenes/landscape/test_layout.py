"""Nothing overlaps and nothing leaves the window, whatever its size and the text's."""

from itertools import combinations

import pytest
from pygame import Rect

from discovery.scenes.landscape.layout import HOLDERS, Kind, Layout, make_layout

SIZES = [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
SIZES += [(1024, 1400), (3440, 1440), (1600, 640)]


def scale_of(size: tuple[int, int], text: float) -> float:
    return min(size[0] / 1920, size[1] / 1080) * text


def pieces(layout: Layout) -> list[Rect]:
    fixed = [rect for part, rect in layout.parts.items() if part not in HOLDERS]
    return [*fixed, *layout.hands, *layout.rows]


@pytest.mark.parametrize("hands", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("text", [0.8, 1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_no_two_things_overlap(size: tuple[int, int], text: float, seats: int, hands: int) -> None:
    layout = make_layout(size, scale_of(size, text), seats, hands)
    for one, other in combinations(pieces(layout), 2):
        assert not one.colliderect(other)
    for rect in [*pieces(layout), *layout.parts.values(), layout.view]:
        assert layout.window.contains(rect)
        assert min(rect.size) >= layout.px(40)
    panels = layout.panels()
    assert not any(layout.view.colliderect(panel) for panel in panels)
    for one, other in combinations(panels, 2):
        assert not one.colliderect(other)
    assert min(layout.view.size) >= layout.px(300)


@pytest.mark.parametrize("text", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_each_part_stands_on_a_panel(size: tuple[int, int], text: float) -> None:
    layout = make_layout(size, scale_of(size, text), 5, 2)
    panels = layout.panels()
    for piece in pieces(layout):
        assert any(panel.contains(piece) for panel in panels)


@pytest.mark.parametrize(
    ("size", "text", "kind"),
    [
        ((1280, 720), 1.0, Kind.PANELS),
        ((1024, 640), 1.0, Kind.PANELS),
        ((1920, 1080), 1.0, Kind.PANELS),
        ((1920, 1080), 1.25, Kind.RAILS),
        ((1280, 720), 1.25, Kind.RAILS),
        ((1920, 1080), 1.5, Kind.RAILS),
        ((1280, 720), 1.5, Kind.RAILS),
        ((3840, 2160), 2.0, Kind.RAILS),
        ((1280, 720), 2.0, Kind.RAILS),
    ],
)
def test_panels_become_rails_only_where_text_is_large(
    size: tuple[int, int], text: float, kind: Kind
) -> None:
    assert make_layout(size, scale_of(size, text), 5, 2).kind is kind


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("text", [1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_large_text_leaves_most_of_the_window_to_the_board(
    size: tuple[int, int], text: float, seats: int
) -> None:
    view = make_layout(size, scale_of(size, text), seats, 2).view
    assert view.width * view.height >= 0.58 * size[0] * size[1]


def test_the_log_covers_the_board_only_while_it_is_open() -> None:
    layout = make_layout((1280, 720), scale_of((1280, 720), 2.0), 3, 1)
    drawer = layout.log_drawer
    assert drawer is not None
    assert drawer in layout.panels(open_log=True)
    assert drawer not in layout.panels()
    assert layout.view.contains(drawer)
