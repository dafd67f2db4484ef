"""Watches what is drawn: every run of text with its place, its size, and what happened to it.

A `Ledger` is a surface that notes what is blitted onto it. While `watching`, the pictures that
`Text.render` makes are known, so a blit of one is a run of text; every surface that the program
makes is a ledger too, so that text on a slip comes along when the slip is blitted. The program
knows nothing of it.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from discovery.ui.brush import Brush
from discovery.ui.theme import LEAST_FONT

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

    from discovery.ui.text import Text
    from discovery.ui.theme import Role

SLACK = 1
"""Pixels by which ink may touch or leave what it should stay in."""
VEIL, HIDING, DIMMED = 40, 200, 20
"""How opaque a picture is, of 255, that dims words or hides them, and which part of their letters
is dimmed when they are."""


@dataclass(slots=True)
class Run:
    """One blit of a text picture. `ink` is where its letters are, `seen` the part not clipped."""

    text: str
    px: int
    ink: pygame.Rect
    seen: pygame.Rect
    picture: pygame.Surface
    at: tuple[int, int]
    listed: bool = False
    """Whether it stands in a part of the screen with a clip of its own: a list that scrolls."""
    dimmed: bool = False
    """Whether a picture that lets it through lies over it."""

    @property
    def whole(self) -> bool:
        """Whether nothing of the letters is clipped."""
        return self.seen.contains(self.ink)


class Watch:
    """What is known while drawing: text pictures, cuts, and what was made but never shown."""

    def __init__(self) -> None:
        self.pictures: dict[int, tuple[pygame.Surface, str, int]] = {}
        self.cut: dict[str, str] = {}
        self.made: dict[int, str] = {}


class Ledger(pygame.Surface):
    """A surface with a list of the text on it; `watch` is set by `watching`."""

    watch: Watch | None = None
    final = False
    """Whether it is what people see, and no slip on its way there."""
    runs: list[Run]
    signs: list[tuple[str, pygame.Rect]]
    faults: list[str]

    def start(self, watch: Watch, *, final: bool = True) -> Ledger:
        """Note from now on."""
        self.watch = watch
        self.final = final
        self.runs, self.signs, self.faults = [], [], []
        return self

    def blit(
        self, source: Any, dest: Any = (0, 0), area: Any = None, special_flags: int = 0
    ) -> pygame.Rect:
        """Blit, and note text, and text that something else covers."""
        done = super().blit(source, dest, area, special_flags)
        if self.watch is not None:
            at = (int(dest[0]), int(dest[1]))
            known = self.watch.pictures.get(id(source))
            if known is not None and known[0] is source:
                self._text(source, at, known[1], known[2])
                return done
            written = isinstance(source, Ledger) and source.watch is not None and source.runs
            if written and area is None:
                self._slip(source, at)
            elif source.get_alpha() in (None, 255) and not source.get_flags() & pygame.SRCALPHA:
                self.cover(done, "a picture")
            elif not special_flags and area is None:
                self._veil(source, at, done)
        return done

    def fblits(self, sequence: Any, special_flags: int = 0) -> None:
        """Blit one after the other."""
        for source, dest in sequence:
            self.blit(source, dest, None, special_flags)

    def blits(self, sequence: Any, doreturn: Any = True) -> Any:
        """Blit one after the other."""
        done = [self.blit(*parts) for parts in sequence]
        return done if doreturn else None

    def _veil(self, source: pygame.Surface, at: tuple[int, int], done: pygame.Rect) -> None:
        """Note which words a picture that lets them through lies over, or hardly does so."""
        under = [run for run in self.runs if _touch(run.seen, done)]
        alpha = source.get_alpha() or 255
        if not under or alpha < VEIL:
            return
        wall, veil = (pygame.mask.from_surface(source, least) for least in (HIDING, VEIL))
        for run in under:
            letters = pygame.mask.from_surface(run.picture, VEIL)
            offset = (at[0] - run.at[0], at[1] - run.at[1])
            if alpha >= HIDING and letters.overlap_area(wall, offset) == letters.count():
                self.runs.remove(run)
            elif letters.overlap_area(veil, offset) * DIMMED > letters.count():
                run.dimmed = True

    def _text(self, source: pygame.Surface, at: tuple[int, int], text: str, px: int) -> None:
        ink = source.get_bounding_rect().move(at)
        clip = self.get_clip()
        listed = clip != self.get_rect()
        self._shown(source)
        if ink.size[0] and text.strip():
            self.runs.append(Run(text, px, ink, ink.clip(clip), source, at, listed))

    def _slip(self, slip: Ledger, at: tuple[int, int]) -> None:
        """Take over the text of a surface that is blitted here."""
        self.cover(slip.get_rect().move(at).clip(self.get_clip()), "a slip")
        for run in slip.runs:
            place = (run.at[0] + at[0], run.at[1] + at[1])
            self._text(run.picture, place, run.text, run.px)

    def _shown(self, picture: pygame.Surface) -> None:
        if self.final and self.watch is not None:
            self.watch.made.pop(id(picture), None)

    def cover(self, area: pygame.Rect, what: str) -> None:
        """Note that `area` is painted over: what is wholly below is gone, the rest is damaged."""
        kept = []
        for run in self.runs:
            if not run.seen.colliderect(area):
                kept.append(run)
            elif not area.inflate(2 * SLACK, 2 * SLACK).contains(run.seen):
                self.faults.append(f"{what} covers a part of “{run.text}”")
        self.runs = kept
        self.signs = [sign for sign in self.signs if not sign[1].colliderect(area)]

    def sign(self, name: str, area: pygame.Rect) -> None:
        """Note an icon or a badge."""
        seen = area.clip(self.get_clip())
        if seen.size[0] and seen.size[1]:
            self.signs.append((name, seen))


@contextmanager
def watching(patch: pytest.MonkeyPatch, text: Text) -> Iterator[Watch]:
    """Know every text picture that `text` makes, and every panel, button, icon and badge."""
    watch = Watch()
    render, fit = text.render, text.fit

    def noted(words: str, role: Role, colour: Any) -> pygame.Surface:
        picture = render(words, role, colour)
        watch.pictures[id(picture)] = (picture, words, text.theme.font_px(role))
        if words.strip():
            watch.made[id(picture)] = words
        return picture

    def cut(words: str, role: Role, width: int) -> str:
        fitted = fit(words, role, width)
        if fitted != words:
            watch.cut[fitted] = words
        return fitted

    class Slip(Ledger):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self.start(watch, final=False)

    with patch.context() as inner:
        inner.setattr(pygame, "Surface", Slip)
        inner.setattr(text, "render", noted)
        inner.setattr(text, "fit", cut)
        for name in ("panel", "button", "field"):
            inner.setattr(Brush, name, _covering(name, getattr(Brush, name)))
        for name in ("icon", "badge"):
            inner.setattr(Brush, name, _signing(name, getattr(Brush, name)))
        inner.setattr(Brush, "shade", _shading(Brush.shade))
        yield watch


def _covering(name: str, draw: Any) -> Any:
    def drawn(brush: Brush, surface: pygame.Surface, *args: Any, **options: Any) -> None:
        area = next(arg for arg in args if isinstance(arg, pygame.Rect))
        if isinstance(surface, Ledger) and surface.watch:
            surface.cover(area.clip(surface.get_clip()), f"a {name}")
        draw(brush, surface, *args, **options)

    return drawn


def _signing(name: str, draw: Any) -> Any:
    def drawn(
        brush: Brush, surface: pygame.Surface, what: Any, rect: pygame.Rect, **o: Any
    ) -> None:
        draw(brush, surface, what, rect, **o)
        if isinstance(surface, Ledger) and surface.watch:
            side = min(rect.size)
            area = pygame.Rect(0, 0, side, side)
            area.center = rect.center
            surface.sign(f"{name} {what}", area.inflate(-side // 4, -side // 4))

    return drawn


def _shading(draw: Any) -> Any:
    def drawn(brush: Brush, surface: pygame.Surface, *args: Any, **options: Any) -> None:
        draw(brush, surface, *args, **options)
        if isinstance(surface, Ledger) and surface.watch:
            surface.runs.clear()
            surface.signs.clear()

    return drawn


def faults(ledger: Ledger) -> list[str]:
    """Return what is wrong with the text on `ledger`.

    In a list, text that is clipped above or below is no fault: it can be scrolled.
    """
    watch = ledger.watch
    assert watch is not None
    found = list(ledger.faults)
    for run in ledger.runs:
        if run.px < LEAST_FONT:
            found.append(f"“{run.text}” is {run.px} pixels high")
        if run.text in watch.cut:
            found.append(f"“{watch.cut[run.text]}” is cut to “{run.text}”")
        if not run.whole and not (run.listed and _only_up_or_down(run)):
            found.append(f"“{run.text}” at {tuple(run.ink)} is clipped to {tuple(run.seen)}")
    found += _overlaps(ledger)
    found += [f"“{words}” is drawn out of sight or scaled" for words in watch.made.values()]
    return found


def dimmed(ledger: Ledger) -> list[str]:
    """Return which words lie under a picture that lets them through."""
    return [f"a picture lies over “{run.text}”" for run in ledger.runs if run.dimmed]


def _only_up_or_down(run: Run) -> bool:
    hidden = not run.seen.size[0] or not run.seen.size[1]
    return hidden or (run.seen.left, run.seen.right) == (run.ink.left, run.ink.right)


def _overlaps(ledger: Ledger) -> list[str]:
    found = []
    runs = [run for run in ledger.runs if run.seen.size[0] and run.seen.size[1]]
    runs.sort(key=lambda run: run.seen.top)
    for number, run in enumerate(runs):
        for other in runs[number + 1 :]:
            if other.seen.top >= run.seen.bottom:
                break
            if _touch(run.seen, other.seen) and _letters_meet(run, other):
                found.append(f"“{run.text}” and “{other.text}” overlap")
        found += [
            f"“{run.text}” overlaps {name}" for name, area in ledger.signs if _touch(run.seen, area)
        ]
    return found


def _touch(one: pygame.Rect, other: pygame.Rect) -> bool:
    both = one.clip(other)
    return both.width > SLACK and both.height > SLACK


def _letters_meet(one: Run, other: Run) -> bool:
    """Tell whether the letters of two runs meet, with a pixel of air around them."""
    first, second = (pygame.mask.from_surface(run.picture, 60) for run in (one, other))
    offset = (other.at[0] - one.at[0], other.at[1] - one.at[1])
    near = [(offset[0] + x, offset[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return any(first.overlap(second, place) for place in near)
