"""Draws the pictures of the treasure island's rule pages with the table's own pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.island.ground import DIRECTION_WORDS
from discovery.scenes.island.hexes import Hexes
from discovery.scenes.island.lattice import Block, Lattice, lattice_of
from discovery.scenes.island.pieces import Pieces, TerrainSheets
from discovery.scenes.island.terrain import Look, compose
from discovery.scenes.rulebook import island_patches
from discovery.scenes.rulebook.island_patches import PATH_COLOUR, Patch
from discovery.scenes.rulebook.strips import Cuts, Strip
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.rules.game import Message
    from discovery.scenes.island.lattice import Point
    from discovery.ui.context import Context

DRAWN = 60
"""Half a hex's height in pixels in which land is kept."""
PLACES, DESK = "island/places", "island/desk"
HEX, RING = (192, 168), (208, 184)
"""A hex and a ring around one, on the sheet."""
PANE = 110
"""Opacity of the sheet on the map."""


class IslandIllustrator:
    """Draws land and strips; keeps what they are made of, not the sheets."""

    def __init__(self, images: Path) -> None:
        """Read what the pictures need.

        Raises:
            ContentError: a sheet's list is missing or broken.
            PictureError: a sheet's picture is.
        """
        subjects = vars(island_patches).values()
        patches = [one for one in subjects if isinstance(one, Patch)]
        wanted = {piece for one in subjects if isinstance(one, Strip) for piece in one.pieces}
        wanted |= {(PLACES, name) for patch in patches for _, name in patch.places}
        wanted |= {(PLACES, "ring_fort"), (PLACES, "ring_site")}
        wanted |= {(DESK, f"{name}_{PATH_COLOUR}") for name in ("bead", "start", "pin")}
        self._cuts = Cuts(images, wanted)
        self._hexes = Hexes()
        self._land = self._compose(images, patches)

    def remarks(self, subject: object) -> tuple[Message, ...]:  # noqa: ARG002 - captions tell all
        """Return nothing: no rule is asked here."""
        return ()

    def shape(self, subject: object) -> tuple[float, float]:
        """Return width and height of a picture in units."""
        if isinstance(subject, Strip):
            return self._cuts.strip_shape(subject)
        land = self._land[_patch(subject)]
        share = _patch(subject).half / DRAWN
        return land.get_width() * share, land.get_height() * share

    def draw(self, context: Context, subject: object, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture in `size` pixels."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if isinstance(subject, Strip):
            self._cuts.draw_strip(surface, subject)
            return surface
        patch = _patch(subject)
        surface.blit(pygame.transform.smoothscale(self._land[patch], size), (0, 0))
        half = max(4, round(DRAWN * size[1] / self._land[patch].get_height()))
        lattice = lattice_of(patch.ground, half)
        self._lights(context, surface, patch, lattice)
        for place, name in patch.places:
            self._place(surface, name, lattice.centre(place), half)
        self._path(context, surface, patch, lattice)
        self._names(context, surface, patch, lattice)
        return surface

    def _compose(self, images: Path, patches: list[Patch]) -> dict[Patch, pygame.Surface]:
        sheets = TerrainSheets(images)
        pieces = Pieces(sheets, DRAWN)
        land = {}
        for patch in patches:
            wide, high = lattice_of(patch.ground, DRAWN).size
            block = Block(-1, 0, wide // pieces.pitch, high // DRAWN)
            look = Look(patch.ground, DRAWN, signs=patch.signs)
            land[patch] = compose(pieces, look, block)
        return land

    def _lights(
        self, context: Context, surface: pygame.Surface, patch: Patch, lattice: Lattice
    ) -> None:
        colour = context.theme.colour
        rim = max(2, lattice.half // 8)
        light = self._hexes.filled(lattice.half, colour("legal"), 130, rim)
        for place in patch.lit:
            surface.blit(light, light.get_rect(center=lattice.centre(place)))

    def _place(self, surface: pygame.Surface, name: str, at: Point, half: int) -> None:
        share = 2 * half / HEX[1]
        ring = "ring_fort" if name == "fort" else "ring_site"
        for part, drawn in ((ring, RING), (name, HEX)):
            self._stamp(surface, PLACES, part, at, (drawn[0] * share, drawn[1] * share))

    def _path(
        self, context: Context, surface: pygame.Surface, patch: Patch, lattice: Lattice
    ) -> None:
        """Draw the sheet: panes, what does not agree, the line with its beads, the pin."""
        if not patch.path:
            return
        theme, half = context.theme, lattice.half
        pane = self._hexes.filled(half, theme.colour("paper_light"), PANE, 0)
        bad = self._hexes.hatched(half, theme.colour("bad"))
        spots = [lattice.centre(place) for place in patch.path]
        for spot, place in zip(spots, patch.path, strict=True):
            laid = bad if place in patch.misfits else pane
            surface.blit(laid, laid.get_rect(center=spot))
        if len(spots) > 1:
            wide = max(2, half // 6)
            pygame.draw.lines(surface, theme.colour("shadow"), False, spots, wide + 2)  # noqa: FBT003
            pygame.draw.lines(surface, theme.seat(PATH_COLOUR).colour, False, spots, wide)  # noqa: FBT003
        for number, spot in enumerate(spots):
            name, size = ("bead", half * 3 // 5) if number else ("start", half * 4 // 5)
            self._stamp(surface, DESK, f"{name}_{PATH_COLOUR}", spot, (size, size))
        pin = f"pin_{PATH_COLOUR}"
        wide, high = self._cuts.shape(DESK, pin)
        tall = half * 3 / 2
        x, y = spots[-1]
        middle = (x, round(y - tall * 0.4))
        self._stamp(surface, DESK, pin, middle, (tall * wide / high, tall))

    def _names(
        self, context: Context, surface: pygame.Surface, patch: Patch, lattice: Lattice
    ) -> None:
        """Write the directions around a hex."""
        if patch.names is None:
            return
        theme, text = context.theme, context.text
        rim = self._hexes.rim(lattice.half, theme.colour("legal"), max(2, lattice.half // 10))
        surface.blit(rim, rim.get_rect(center=lattice.centre(patch.names)))
        for name, place in zip(DIRECTION_WORDS, patch.ground.beside(*patch.names), strict=True):
            words = text.render(context.tr(name), Role.STRONG, theme.colour("ink"))
            plate = words.get_rect(center=lattice.centre(place)).inflate(theme.px(14), theme.px(2))
            pygame.draw.rect(surface, theme.colour("paper_light"), plate, border_radius=theme.px(8))
            surface.blit(words, words.get_rect(center=plate.center))

    def _stamp(
        self,
        surface: pygame.Surface,
        sheet: str,
        part: str,
        at: Point,
        size: tuple[float, float],
    ) -> None:
        pixels = max(1, round(size[0])), max(1, round(size[1]))
        picture = self._cuts.scaled(sheet, part, pixels)
        surface.blit(picture, picture.get_rect(center=at))


def _patch(subject: object) -> Patch:
    if isinstance(subject, Patch):
        return subject
    message = f"{subject!r} is no picture of this book"
    raise TypeError(message)


def load_island(images: Path) -> IslandIllustrator:
    """Read what the pictures of the treasure island's pages need, below the folder `images`.

    Raises:
        ContentError: a sheet's list is missing or broken.
        PictureError: a sheet's picture is.
    """
    return IslandIllustrator(images)
