from __future__ import annotations

from queue import SimpleQueue
from threading import Event, current_thread, main_thread
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.content.errors import ContentError
from discovery.ui.sheets import PictureError, Sheets, cover, load_picture, smallest
from discovery.ui.slices import nine_slices

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

RED, BLUE, WHITE = (200, 0, 0, 255), (0, 0, 200, 255), (255, 255, 255, 255)


def is_colour(
    picture: pygame.Surface, at: tuple[int, int], colour: tuple[int, int, int, int]
) -> bool:
    """Scaling may round by a little."""
    found = tuple(picture.get_at(at))
    return all(abs(one - other) <= 3 for one, other in zip(found, colour, strict=True))


@pytest.fixture
def images(screen: None, tmp_path: Path) -> Path:  # noqa: ARG001 - it must be on
    pygame.Window("test", (100, 100)).get_surface()
    (tmp_path / "ui").mkdir()
    sheet = pygame.Surface((20, 10), pygame.SRCALPHA)
    sheet.fill(RED, (0, 0, 10, 10))
    sheet.fill(BLUE, (10, 0, 10, 10))
    pygame.image.save(sheet, tmp_path / "ui" / "icons.png")
    index = (
        '{"picture": "icons.png", "scale": 2, "frames": '
        '{"red": {"rect": [0, 0, 10, 10]}, "blue": {"rect": [10, 0, 10, 10]}}}'
    )
    (tmp_path / "ui" / "icons.json").write_text(index, "utf-8")
    return tmp_path


def test_parts_are_scaled_once_and_kept_until_released(images: Path) -> None:
    sheets = Sheets(images)
    part = sheets.part("icons", "blue", (40, 40))
    assert part.get_size() == (40, 40)
    assert is_colour(part, (20, 20), BLUE)
    assert sheets.part("icons", "blue", (40, 40)) is part
    sheets.release("icons")
    assert sheets.part("icons", "blue", (40, 40)) is not part


@pytest.mark.parametrize("side", [4, 40])
def test_a_part_has_the_windows_format_however_large_it_is(images: Path, side: int) -> None:
    part = Sheets(images).part("icons", "blue", (side, side))
    assert part.get_masks() == pygame.Surface((1, 1)).convert_alpha().get_masks()
    assert is_colour(part, (side // 2, side // 2), BLUE)


def test_what_stands_somewhere_has_its_anchor_there(images: Path) -> None:
    sheets = Sheets(images)
    assert sheets.frame("icons", "red").anchor == (5, 5)
    assert sheets.standing("icons", "red", (100, 50), 30) == pygame.Rect(85, 35, 30, 30)


def test_large_parts_can_go_alone(images: Path) -> None:
    sheets = Sheets(images)
    small, large = sheets.part("icons", "red", (30, 20)), (2000, 1100)
    sheets.part("icons", "red", large)
    sheets.release_large()
    assert sheets.part("icons", "red", (30, 20)) is small
    assert [size for _, _, size in sheets._parts] == [(30, 20)]


def test_a_copy_of_half_the_size_is_read_where_it_is_enough(images: Path) -> None:
    half = pygame.Surface((10, 5), pygame.SRCALPHA)
    half.fill(WHITE)
    pygame.image.save(half, images / "ui" / "icons-half.png")
    sheets = Sheets(images)
    assert is_colour(sheets.part("icons", "blue", (5, 5)), (2, 2), WHITE)
    assert is_colour(sheets.part("icons", "blue", (6, 6)), (2, 2), BLUE)
    assert is_colour(sheets.stretched("icons", "red", (30, 30), 1.0), (2, 2), WHITE)
    assert is_colour(sheets.stretched("icons", "red", (30, 30), 1.1), (2, 2), RED)
    sheets.release("icons")
    (images / "ui" / "icons-half.png").unlink()
    assert is_colour(sheets.part("icons", "blue", (5, 5)), (2, 2), BLUE)


def test_what_is_expected_is_read_off_the_frame(
    images: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers = []
    load = pygame.image.load

    def reading(path: Path) -> pygame.Surface:
        readers.append((path.name, current_thread() is main_thread()))
        return load(path)

    pygame.image.save(pygame.Surface((30, 20)), images / "ui" / "desk.png")
    monkeypatch.setattr(pygame.image, "load", reading)
    sheets = Sheets(images)
    sheets.expect("ui/desk.png", (15, 10), ("icons", "gone"), 2.0)
    assert sheets.picture("ui/desk.png", (15, 10)).get_size() == (15, 10)
    assert is_colour(sheets.part("icons", "blue", (10, 10)), (2, 2), BLUE)
    assert sorted(readers) == [("desk.png", False), ("icons.png", False)]
    sheets.expect("ui/desk.png", (15, 10), ("icons",), 2.0)
    sheets.wait()
    assert len(readers) == 2, "what is there is not read again"
    sheets.release()
    sheets.part("icons", "blue", (10, 10))
    assert readers[2:] == [("icons.png", True)]


def test_an_opaque_picture_is_converted_where_it_is_read_unless_it_stays_raw(images: Path) -> None:
    file = images / "ui" / "desk.png"
    pygame.image.save(pygame.Surface((30, 20), depth=24), file)
    assert pygame.image.load(file).get_bitsize() == 24
    for raw, depth in ((False, 32), (True, 24), (False, 32)):
        sheets = Sheets(images)
        sheets.expect("ui/desk.png", (30, 20), (), 2.0, raw=raw)
        (coming,) = sheets._coming.values()
        assert coming.result(30).get_bitsize() == depth
        seen = sheets.picture("ui/desk.png", (30, 20), raw=raw)
        assert seen is coming.result(), "nothing is converted once more"


def test_a_foreseen_sheet_is_drawn_from_its_half_until_it_is_there(
    images: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = pygame.Surface((10, 5), pygame.SRCALPHA)
    half.fill(WHITE)
    pygame.image.save(half, images / "ui" / "icons-half.png")
    going, there = Event(), Event()
    load = pygame.image.load

    def reading(path: Path) -> pygame.Surface:
        if path.name == "icons.png":
            going.wait(30)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", reading)
    sheets = Sheets(images)
    sheets.foresee(("icons", "gone"), there.set)
    assert is_colour(sheets.part("icons", "blue", (8, 8)), (2, 2), WHITE)
    assert not sheets.sharpen()
    going.set()
    assert there.wait(30)
    assert is_colour(sheets.part("icons", "blue", (8, 8)), (2, 2), WHITE)
    assert sheets.sharpen()
    assert is_colour(sheets.part("icons", "blue", (8, 8)), (2, 2), BLUE)
    assert not sheets.sharpen()


def test_two_files_are_read_at_a_time_and_the_others_wait_for_their_turn(
    images: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: SimpleQueue[str] = SimpleQueue()
    go = {name: Event() for name in ("a", "b", "c")}

    def reading(path: Path) -> pygame.Surface:
        begun.put(path.stem)
        assert go[path.stem].wait(30)
        return pygame.Surface((4, 4))

    monkeypatch.setattr(pygame.image, "load", reading)
    sheets = Sheets(images)
    for name in go:
        sheets.expect(f"ui/{name}.png", (4, 4), (), 1.0)
    assert {begun.get(timeout=30), begun.get(timeout=30)} == {"a", "b"}
    assert begun.empty()
    go["b"].set()
    assert begun.get(timeout=30) == "c"
    for event in go.values():
        event.set()
    assert sheets.picture("ui/c.png", (4, 4)).get_size() == (4, 4)
    sheets.expect("ui/c.png", (4, 4), (), 1.0)
    assert begun.empty()


@pytest.mark.parametrize("forget", [Sheets.forget, lambda sheets: sheets.release("icons")])
def test_what_was_read_ahead_and_not_wanted_is_let_go(
    images: Path, monkeypatch: pytest.MonkeyPatch, forget: Callable[[Sheets], None]
) -> None:
    on_frame = []
    load = pygame.image.load

    def reading(path: Path) -> pygame.Surface:
        on_frame.append(current_thread() is main_thread())
        return load(path)

    monkeypatch.setattr(pygame.image, "load", reading)
    sheets = Sheets(images)
    sheets.expect("ui/icons.png", (20, 10), ("icons",), 2.0)
    forget(sheets)
    sheets.part("icons", "blue", (10, 10))
    assert True in on_frame


def test_what_is_expected_may_be_broken(images: Path) -> None:
    (images / "ui" / "icons.png").write_bytes(b"no picture")
    sheets = Sheets(images)
    sheets.expect("ui/gone.webp", (15, 10), ("icons",), 2.0)
    with pytest.raises(PictureError, match=r"gone\.webp"):
        sheets.picture("ui/gone.webp", (15, 10))
    with pytest.raises(PictureError, match=r"icons\.png"):
        sheets.part("icons", "red", (4, 4))


def test_unknown_parts_and_broken_pictures_are_named(images: Path) -> None:
    sheets = Sheets(images)
    with pytest.raises(ContentError, match=r"\.json: green: this picture is missing"):
        sheets.part("icons", "green", (4, 4))
    sheets.release()
    (images / "ui" / "icons.png").write_bytes(b"no picture")
    with pytest.raises(PictureError, match=r"icons\.png"):
        sheets.part("icons", "red", (4, 4))
    with pytest.raises(PictureError, match=r"gone\.webp"):
        load_picture(images / "gone.webp", alpha=False)


def test_nine_slices_keep_the_corners_and_stretch_the_middle(images: Path) -> None:  # noqa: ARG001
    framed = pygame.Surface((30, 30), pygame.SRCALPHA)
    framed.fill(RED)
    framed.fill(WHITE, (10, 10, 10, 10))
    whole = nine_slices(framed, (10, 10, 10, 10), (100, 60), 0.5)
    assert whole.get_size() == (100, 60)
    for corner in [(0, 0), (99, 0), (0, 59), (99, 59), (50, 2), (2, 30), (4, 4)]:
        assert is_colour(whole, corner, RED)
    for inside in [(7, 7), (92, 52), (50, 30)]:
        assert is_colour(whole, inside, WHITE)


def test_slices_that_let_the_ground_shine_through_stay_as_they_are(images: Path) -> None:  # noqa: ARG001
    faint = pygame.Surface((30, 30), pygame.SRCALPHA)
    faint.fill((200, 100, 40, 90))
    whole = nine_slices(faint, (10, 10, 10, 10), (50, 40), 1.0)
    assert {tuple(whole.get_at((x, y))) for x in range(50) for y in range(40)} == {
        (200, 100, 40, 90)
    }


def test_slices_that_do_not_fit_shrink(images: Path) -> None:  # noqa: ARG001
    framed = pygame.Surface((30, 30), pygame.SRCALPHA)
    framed.fill(RED)
    assert is_colour(nine_slices(framed, (10, 10, 10, 10), (8, 8), 1.0), (4, 4), RED)


@pytest.mark.parametrize(
    ("size", "name"),
    [
        ((1280, 720), "title-1280.jpg"),
        ((1280, 721), "title-1920.jpg"),
        ((1920, 1080), "title-1920.jpg"),
        ((3840, 2160), "title.webp"),
    ],
)
def test_the_smallest_copy_that_is_large_enough_is_read(
    tmp_path: Path, size: tuple[int, int], name: str
) -> None:
    title = tmp_path / "title.webp"
    assert smallest(title, size) == title
    for width in (1280, 1920):
        (tmp_path / f"title-{width}.jpg").touch()
    assert smallest(title, size).name == name


@pytest.mark.parametrize("size", [(100, 20), (20, 100), (333, 17)])
def test_a_cover_has_no_empty_rim(images: Path, size: tuple[int, int]) -> None:  # noqa: ARG001
    picture = pygame.Surface((64, 48))
    picture.fill(RED)
    covered = cover(picture, size)
    assert covered.get_size() == size
    for x in (0, size[0] - 1):
        for y in (0, size[1] - 1):
            assert is_colour(covered, (x, y), RED)
