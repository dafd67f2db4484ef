from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.boxes import Column, Row
from discovery.ui.scroll import Scroll
from discovery.ui.widgets import Gap

if TYPE_CHECKING:
    from discovery.ui.context import Context


def gaps(context: Context, *units: float, stretch: float = 0.0) -> list[Gap]:
    return [Gap(context, size, stretch=stretch) for size in units]


def test_a_column_stacks_and_a_gap_lies_between(context: Context) -> None:
    px = context.theme.px
    boxes = gaps(context, 30, 60)
    column = Column(context, boxes, gap=15)
    column.place(pygame.Rect(5, 7, 300, column.height(300)))
    assert boxes[0].rect == pygame.Rect(5, 7, 300, px(30))
    assert boxes[1].rect == pygame.Rect(5, 7 + px(30) + px(15), 300, px(60))
    assert column.height(300) == px(30) + px(15) + px(60)


def test_a_row_breaks_where_it_is_full(context: Context) -> None:
    boxes = gaps(context, 150, 150, 150)
    row = Row(context, boxes, gap=0)
    two = 2 * context.theme.px(150)
    row.place(pygame.Rect(0, 0, two, row.height(two)))
    assert [box.rect.topleft for box in boxes] == [(0, 0), (two // 2, 0), (0, two // 2)]
    whole = Row(context, boxes, gap=0, breaks=False)
    assert whole.least_width() == 3 * context.theme.px(150)
    assert whole.height(two) == context.theme.px(150)


def test_stretches_share_the_width_in_columns(context: Context) -> None:
    fixed, one, two = *gaps(context, 60), *gaps(context, 30, 90, stretch=1.0)
    row = Row(context, [fixed, one, two], gap=0)
    row.place(pygame.Rect(0, 0, 640, 100))
    assert one.rect.width == two.rect.width == (640 - context.theme.px(60)) // 2


def test_a_box_that_needs_more_than_its_share_gets_it(context: Context) -> None:
    small, large = gaps(context, 30, 450, stretch=1.0)
    width = context.theme.px(540)
    Row(context, [small, large], gap=0).place(pygame.Rect(0, 0, width, 400))
    assert large.rect.width >= context.theme.px(450)
    assert small.rect.right <= large.rect.left
    assert large.rect.right <= width


def test_what_does_not_fit_scrolls_only_as_far_as_needed(context: Context) -> None:
    boxes = gaps(context, *[90] * 10)
    scroll = Scroll(context, Column(context, boxes, gap=0))
    view = pygame.Rect(0, 50, 400, 200)
    scroll.place(view)
    assert scroll.tall
    last = boxes[-1]
    assert not view.contains(last.rect)
    scroll.reveal(last.rect)
    assert view.contains(last.rect)
    assert last.rect.bottom == view.bottom
    scroll.reveal(boxes[0].rect)
    assert boxes[0].rect.top == view.top
    assert not last.shows_at(last.rect.center)
