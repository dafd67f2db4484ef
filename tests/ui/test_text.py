from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.ui.text import ELLIPSIS, FACES, NO_LETTER, FontError, Text
from discovery.ui.theme import LEAST_FONT, Role, Theme

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.ui.context import Context

INK = (20, 10, 0)


def test_wrapped_lines_fit_and_keep_every_word(context: Context) -> None:
    words = "Lay out a new land, tile by tile, and send your followers into it."
    lines = context.text.wrap(words, Role.BODY, 200)
    assert " ".join(lines) == words
    assert len(lines) > 2
    assert all(context.text.width(line, Role.BODY) <= 200 for line in lines)


def test_a_word_wider_than_the_line_is_broken(context: Context) -> None:
    lines = context.text.wrap("Donaudampfschifffahrtsgesellschaft", Role.HEADING, 150)
    assert "".join(lines) == "Donaudampfschifffahrtsgesellschaft"
    assert all(context.text.width(line, Role.HEADING) <= 150 for line in lines)


def test_line_breaks_are_kept(context: Context) -> None:
    assert context.text.wrap("one\n\ntwo", Role.BODY, 500) == ["one", "", "two"]


def test_a_line_that_is_too_long_ends_with_an_ellipsis(context: Context) -> None:
    text = context.text
    cut = text.fit("Cleopatra the Seventh", Role.BODY, 100)
    assert cut.endswith(ELLIPSIS)
    assert text.width(cut, Role.BODY) <= 100
    assert text.fit("Ada", Role.BODY, 100) == "Ada"


def test_the_picture_is_as_wide_as_was_said(context: Context) -> None:
    for words in ("Ada", "한글 Ada", "日本", ""):
        for role in (Role.HEADING, Role.STRONG):
            assert context.text.render(words, role, INK).get_width() == context.text.width(
                words, role
            )


def test_letters_that_no_font_has_are_shown_as_a_box(context: Context) -> None:
    box = context.text.render("\N{BLACK SQUARE}", Role.BODY, INK)
    strange = context.text.render("\N{EGYPTIAN HIEROGLYPH A001}", Role.BODY, INK)
    assert pygame.image.tobytes(strange, "RGBA") == pygame.image.tobytes(box, "RGBA")
    assert box.get_bounding_rect().width > 3


@pytest.mark.parametrize("face", FACES)
def test_every_font_has_the_letters_that_are_not_asked_for(context: Context, face: str) -> None:
    font = pygame.Font(context.paths.images / "fonts" / f"{face}.ttf", 20)
    metrics = font.metrics("".join(map(chr, range(ord("!"), ord("~") + 1))))
    assert None not in metrics
    assert font.metrics(NO_LETTER)[0] not in metrics


def test_hangul_is_drawn_in_every_role(context: Context) -> None:
    box = pygame.image.tobytes(context.text.render("■", Role.BODY, INK), "RGBA")
    for role in Role:
        drawn = context.text.render("한", role, INK)
        assert drawn.get_bounding_rect().width > 3
        assert pygame.image.tobytes(drawn, "RGBA") != box


def test_pictures_are_kept(context: Context) -> None:
    first = context.text.render("Ada", Role.BODY, INK)
    assert context.text.render("Ada", Role.BODY, INK) is first


def test_pictures_of_words_are_kept_as_long_as_they_are_not_many(context: Context) -> None:
    first = context.text.render("Ada", Role.BODY, INK)
    wide, high = context.theme.size
    for number in range(120):
        context.text.render(f"a long line of words, and {number}", Role.DISPLAY, INK)
        assert context.text._pictures.size <= wide * high * 4 // 2
    assert context.text.render("Ada", Role.BODY, INK) is not first


@pytest.mark.parametrize("text_size", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
def test_no_text_is_too_small(context: Context, size: tuple[int, int], text_size: float) -> None:
    theme = Theme(context.theme.palette, size, text_size)
    assert all(theme.font_px(role) >= LEAST_FONT for role in Role)


@pytest.mark.parametrize("text_size", [0.8, 1.0, 2.0])
def test_the_least_text_grows_with_the_window_as_all_other_does(
    context: Context, text_size: float
) -> None:
    small, large = (
        Theme(context.theme.palette, size, text_size) for size in ((1920, 1080), (3840, 2160))
    )
    assert large.font_px(Role.LEAST) == 2 * small.font_px(Role.LEAST) == 2 * LEAST_FONT


def test_a_missing_font_is_named(context: Context, tmp_path: Path) -> None:
    text = Text(tmp_path, context.theme)
    with pytest.raises(FontError, match=r"body\.ttf"):
        text.render("Ada", Role.BODY, INK)


@pytest.mark.parametrize("words", ["Cape", "Disappointment", "camas", "가고", "H가g"])
def test_letters_reach_as_far_as_they_are_drawn(context: Context, words: str) -> None:
    for role in (Role.LEAST, Role.BODY, Role.HEADING):
        begin, end = context.text.reach(words, role)
        ink = context.text.render(words, role, INK).get_bounding_rect(60)
        assert begin - 1 <= ink.top <= begin + 1
        assert end - 1 <= ink.bottom <= end + 1
