"""Every screen at every size: no text overlaps, is clipped, cut or too small."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.scenes.island.base import IslandScene
from discovery.scenes.journals.base import BoardScene as JournalsScene
from discovery.scenes.landscape.base import BoardScene
from discovery.scenes.page import Page
from discovery.scenes.rulebook.prose import Link, _Inline
from discovery.ui import theme as themes
from discovery.ui.brush import Look
from discovery.ui.theme import Role, Theme
from discovery.ui.widgets import Gap, Label
from tests.support.ledger import Ledger, dimmed, faults, watching
from tests.support.screens import screens
from tests.support.window import opened, unseen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene
    from discovery.ui.scroll import Scroll
    from discovery.ui.widgets import Widget
    from tests.support.ledger import Watch

SIZES = [(1024, 640), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160)]
TEXTS = [0.8, 1.0, 2.0]
BETWEEN = [((1280, 720), 1.25), ((1920, 1080), 1.25), ((1024, 640), 1.5), ((1920, 1080), 1.5)]
BETWEEN += [((1280, 720), 0.9), ((1280, 800), 1.1), ((1024, 640), 1.75), ((1280, 720), 1.75)]
FITTINGS = [*((size, text) for size in SIZES for text in TEXTS), *BETWEEN]


@pytest.fixture(scope="module")
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(scope="module")
def context(
    patch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Context]:
    with unseen(patch), opened(tmp_path_factory.mktemp("home")) as context:
        yield context


@pytest.fixture(scope="module")
def shown(context: Context, patch: pytest.MonkeyPatch) -> list[tuple[str, Scene]]:
    """Every screen; large sheets are read once for all of them."""
    load = pygame.image.load
    kept: dict[str, pygame.Surface] = {}

    def once(path: object, *rest: str) -> pygame.Surface:
        key = str(path)
        if not key.endswith(".webp"):
            return load(path, *rest)  # type: ignore[arg-type]
        if key not in kept:
            kept[key] = load(path, *rest)  # type: ignore[arg-type]
        return kept[key]

    patch.setattr(pygame.image, "load", once)
    return list(screens(context))


def fit(context: Context, size: tuple[int, int], text: float) -> None:
    context.theme = Theme(context.theme.palette, size, text)
    context.text.theme = context.theme
    context.sheets.release_scaled()


def check(scene: Scene, size: tuple[int, int], watch: Watch) -> list[str]:
    """Draw a screen and return what is wrong with it."""
    watch.made.clear()
    watch.cut.clear()
    scene.layout(size)
    ledger = Ledger(size).start(watch)
    scene.draw(ledger)
    page = getattr(scene, "page", scene)
    found = faults(ledger)
    if isinstance(page, Page):
        found += check_page(page, watch)
    if isinstance(scene, BoardScene | IslandScene | Planted):
        found += dimmed(ledger)
    if isinstance(scene, BoardScene):
        found += leaving(scene.table.layout.panels(), ledger)
    if isinstance(scene, IslandScene):
        found += leaving(scene.table.layout.panels(drawer=scene.table.drawer), ledger)
    if isinstance(scene, JournalsScene):
        found += leaving([scene.table.layout.panel], ledger)
    return found


def leaving(panels: Sequence[pygame.Rect], ledger: Ledger) -> list[str]:
    """Return which words reach over the rim of a panel."""
    return [
        f"“{run.text}” leaves its panel {tuple(panel)}"
        for panel in panels
        for run in ledger.runs
        if run.seen.colliderect(panel) and not panel.contains(run.seen)
    ]


def check_page(page: Page, watch: Watch) -> list[str]:
    """Return what is wrong on a page, the part that is scrolled away included."""
    found = fixed(page._heading, page._paper) + fixed(page._footer, page._paper)
    parts = [page._heading, page._footer]
    areas = [area for part in parts for leaf in part.leaves() for area in [leaf.rect]]
    found += [
        f"{area} of the page reaches over what scrolls"
        for area in areas
        for scroll in (page._body, page._side)
        if scroll.view.width and area.colliderect(scroll.view)
    ]
    for scroll in (page._body, page._side):
        if scroll.view.width and list(scroll.box.leaves()):
            found += scrolled(scroll, watch)
    return found


def fixed(box: Box, paper: pygame.Rect) -> list[str]:
    leaves = list(box.leaves())
    found = [
        f"{named(leaf)} is not on the paper"
        for leaf in leaves
        if leaf.rect.width and not paper.contains(leaf.rect)
    ]
    return found + apart(leaves)


def scrolled(scroll: Scroll, watch: Watch) -> list[str]:
    """Draw everything that scrolls on a sheet that is high enough for it."""
    high = scroll._height
    inner = scroll._width() if scroll.tall else scroll.view.width
    found = []
    scroll.box.place(pygame.Rect(0, 0, inner, high))
    leaves = list(scroll.box.leaves())
    watch.made.clear()
    ledger = Ledger((inner, high)).start(watch)
    for leaf in leaves:
        before = len(ledger.runs)
        leaf.draw(ledger, Look.NORMAL)
        own = area_of(leaf).inflate(4, 4)
        found += [
            f"“{run.text}” leaves its place {tuple(own)}"
            for run in ledger.runs[before:]
            if not own.contains(run.ink)
        ]
    found += faults(ledger) + apart(leaves)
    scroll._settle()
    return found


def area_of(leaf: Widget) -> pygame.Rect:
    if isinstance(leaf, Link):
        areas = [piece.rect for piece in leaf._pieces]
        return areas[0].unionall(areas[1:]) if areas else leaf.rect
    return leaf.rect


def apart(leaves: Sequence[Widget]) -> list[str]:
    """Return which things overlap; parts of one text are looked at letter by letter instead."""
    solid = [leaf for leaf in leaves if not isinstance(leaf, _Inline | Gap)]
    return [
        f"{named(one)} and {named(other)} overlap"
        for one, other in combinations(solid, 2)
        if one.rect.colliderect(other.rect)
    ]


def named(leaf: Widget) -> str:
    words = getattr(leaf, "text", "") or leaf.key
    return f"{type(leaf).__name__} “{words}” at {tuple(leaf.rect)}"


@pytest.mark.parametrize(("size", "text"), FITTINGS)
def test_nothing_overlaps_and_nothing_is_cut(
    context: Context,
    shown: list[tuple[str, Scene]],
    size: tuple[int, int],
    text: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fit(context, size, text)
    found = []
    with watching(monkeypatch, context.text) as watch:
        for name, scene in shown:
            found += [f"{name}: {fault}" for fault in check(scene, size, watch)]
            # A hundred tables would keep their pictures: gigabytes.
            scene.leave()
    assert found == []


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((3840, 2160), 1.5)]
)
def test_all_public_information_stands_on_one_screen(
    context: Context,
    shown: list[tuple[str, Scene]],
    size: tuple[int, int],
    text: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fit(context, size, text)
    scene = cast("BoardScene", dict(shown)["table, tile"])
    scene.layout(size)
    with watching(monkeypatch, context.text) as watch:
        ledger = Ledger(size).start(watch)
        scene.draw(ledger)
    words = [run.text for run in ledger.runs if run.whole]
    view = scene.table.view
    for seat, info in enumerate(scene.table.session.seats):
        assert info.name in words
        assert str(view.scores()[seat]) in words
    assert any(str(view.stack_left) in word for word in words)


class Planted(Page):
    """A page with whatever a test plants on it."""

    def __init__(self, context: Context, draw: Callable[[pygame.Surface], None]) -> None:
        super().__init__(context)
        self._plant = draw

    def heading(self) -> str:
        return "Planted"

    def body(self) -> list[Box]:
        return [Label(self.context, "A line of words.")]

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._plant(surface)


def planted(
    context: Context, patch: pytest.MonkeyPatch, draw: Callable[[pygame.Surface], None]
) -> str:
    size = (1280, 720)
    fit(context, size, 1.0)
    with watching(patch, context.text) as watch:
        return "\n".join(check(Planted(context, draw), size, watch))


INK = (0, 0, 0)


def test_a_page_without_a_fault_has_none(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    assert planted(context, monkeypatch, lambda _: None) == ""


def test_overlapping_words_are_found(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(surface: pygame.Surface) -> None:
        surface.blit(context.text.render("first words", Role.BODY, INK), (20, 20))
        surface.blit(context.text.render("other words", Role.BODY, INK), (60, 24))

    assert "“first words” and “other words” overlap" in planted(context, monkeypatch, draw)


def test_clipped_words_are_found(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(surface: pygame.Surface) -> None:
        surface.blit(context.text.render("too far right", Role.BODY, INK), (1240, 20))

    assert "“too far right” at" in planted(context, monkeypatch, draw)


def test_cut_words_are_found(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(surface: pygame.Surface) -> None:
        rect = pygame.Rect(10, 10, 90, 40)
        context.text.draw_line(surface, "much too long for it", Role.BODY, INK, rect)

    assert "“much too long for it” is cut to" in planted(context, monkeypatch, draw)


def test_small_words_are_found(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(themes, "LEAST_FONT", 5)
    monkeypatch.setattr(Theme, "font_px", lambda _theme, _role: 9)
    assert "“A line of words.” is 9 pixels high" in planted(context, monkeypatch, lambda _: None)


def test_words_that_are_scaled_are_found(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(surface: pygame.Surface) -> None:
        words = context.text.render("shrunk", Role.HEADING, INK)
        surface.blit(pygame.transform.smoothscale_by(words, 0.2), (10, 10))

    assert "“shrunk” is drawn out of sight or scaled" in planted(context, monkeypatch, draw)


def test_words_below_a_button_are_found(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Planted(context, lambda _: None)

    def draw(surface: pygame.Surface) -> None:
        surface.blit(context.text.render("half hidden", Role.BODY, INK), (20, 20))
        page.brush.button(surface, pygame.Rect(60, 10, 200, 60), Look.NORMAL)

    assert "a button covers a part of “half hidden”" in planted(context, monkeypatch, draw)


def test_words_below_a_light_are_found(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(surface: pygame.Surface) -> None:
        surface.blit(context.text.render("dimmed words", Role.BODY, INK), (20, 20))
        light = pygame.Surface((300, 60), pygame.SRCALPHA)
        light.fill((255, 220, 120, 90))
        surface.blit(light, (0, 0))

    assert "a picture lies over “dimmed words”" in planted(context, monkeypatch, draw)


def test_words_on_a_badge_are_found(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Planted(context, lambda _: None)

    def draw(surface: pygame.Surface) -> None:
        page.brush.badge(surface, 1, pygame.Rect(20, 10, 50, 50))
        surface.blit(context.text.render("over it", Role.BODY, INK), (30, 20))

    assert "“over it” overlaps badge 1" in planted(context, monkeypatch, draw)


def test_things_that_overlap_are_found(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Label, "height", lambda _label, _width: 4)
    assert "leaves its place" in planted(context, monkeypatch, lambda _: None)
