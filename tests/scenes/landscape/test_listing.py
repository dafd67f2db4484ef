"""The list beside the board: none of its rows is ever cut."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from discovery.rules.game import Message
from discovery.scenes.landscape.chronicle import Row
from discovery.scenes.landscape.listing import Listing

BOX = Rect(10, 20, 200, 100)


def rows(count: int) -> tuple[Row, ...]:
    return tuple(Row(Message("{n}", {"n": number})) for number in range(count))


def listing(heights: list[int]) -> Listing:
    made = Listing()
    made.show(rows(len(heights)), BOX, 20)
    made.measure(heights, BOX)
    return made


HEIGHTS = st.lists(st.integers(5, 60), max_size=40)
MOVES = st.lists(st.tuples(st.sampled_from(["step", "scroll", "page"]), st.integers(-9, 9)))


@given(HEIGHTS, MOVES)
def test_rows_that_show_are_whole_and_the_chosen_one_is_among_them(
    heights: list[int], moves: list[tuple[str, int]]
) -> None:
    made = listing(heights)
    for kind, far in moves:
        if kind == "scroll":
            made.scroll(far * 17, BOX)
        elif kind == "page":
            made.page(far, BOX)
        else:
            made.step(far, BOX)
            if made.chosen is not None:
                assert made.chosen in made.seen(BOX)
        assert all(BOX.contains(made.area(index, BOX)) for index in made.seen(BOX))
        if heights:
            assert made.seen(BOX)


def test_the_newest_row_shows_first_and_stays_in_view() -> None:
    made = listing([20] * 9)
    assert made.seen(BOX)[-1] == 8
    made.show(rows(12), BOX, 20)
    assert made.seen(BOX)[-1] == 11
    assert made.more(BOX) == (True, False)
    made.scroll(-1000, BOX)
    assert made.seen(BOX)[0] == 0
    assert made.more(BOX) == (False, True)


def test_rows_are_found_by_their_pixels() -> None:
    made = listing([20, 30, 20])
    assert made.at((15, 25), BOX) == 0
    assert made.at((15, 69), BOX) == 1
    assert made.at((15, 119), BOX) is None
    assert made.at((5, 25), BOX) is None


def test_an_empty_list_has_nothing_to_choose() -> None:
    made = listing([])
    made.step(1, BOX)
    made.page(1, BOX)
    assert made.chosen is None
    assert list(made.seen(BOX)) == []


def test_the_newest_row_stays_in_view_when_the_box_or_the_text_changes() -> None:
    for low, line in ((60, 20), (100, 33), (41, 40), (300, 20)):
        made = listing([20] * 12)
        box = Rect(10, 20, 200, low)
        made.measure([line] * 12, box)
        assert made.seen(box)[-1] == 11
        made.measure([20] * 12, BOX)
        assert made.seen(BOX)[-1] == 11
    made.scroll(-100, BOX)
    made.measure([20] * 12, Rect(10, 20, 200, 60))
    assert made.seen(BOX)[-1] < 11


def test_the_newest_entry_shows_its_heading_even_where_its_items_do_not_fit() -> None:
    made = Listing()
    entry = [Row(Message("head")), *[Row(Message("item"), item=True)] * 4]
    made.show((*rows(6), *entry), BOX, 40)
    assert made.seen(BOX)[0] == 6
    made.measure([20] * 11, BOX)
    assert made.seen(BOX) == range(6, 11)
    made.measure([30] * 11, BOX)
    assert made.seen(BOX)[0] == 6
    assert made.more(BOX) == (True, True)
