"""Small pictures in the form of a hex, made once for each size: lights, veils, rims, hatches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.island.lattice import Lattice
from discovery.ui.kept import Kept

if TYPE_CHECKING:
    from discovery.ui.theme import Colour

_FINE = 3
"""Drawn so many times as large, then made small, so that the edges are soft."""
_ROOM = 4 << 20
"""Bytes of the hexes that are kept: of the largest ones thirty, many more than a screen has."""


class Hexes:
    """Makes hexes, and keeps those of the zoom levels looked at last."""

    def __init__(self) -> None:
        self._made = Kept(_ROOM)

    def filled(self, half: int, colour: Colour, alpha: int, rim: int = 0) -> pygame.Surface:
        """Return a hex of a colour, with an opaque rim of `rim` pixels if that is not 0."""
        key = ("filled", half, colour, alpha, rim)
        return self._made.get(key) or self._made.keep(key, _filled(*key[1:]))

    def rim(self, half: int, colour: Colour, width: int) -> pygame.Surface:
        """Return the rim of a hex alone, dark on both sides so that it is seen on any ground."""
        key = ("rim", half, colour, width)
        return self._made.get(key) or self._made.keep(key, _rim(*key[1:]))

    def hatched(self, half: int, colour: Colour) -> pygame.Surface:
        """Return a hex with stripes and a rim: something is wrong here, told without colour too."""
        key = ("hatched", half, colour)
        return self._made.get(key) or self._made.keep(key, _hatched(*key[1:]))

    def release(self) -> None:
        """Forget every picture."""
        self._made.clear()


def _canvas(half: int) -> tuple[pygame.Surface, list[tuple[int, int]]]:
    """Return a large empty picture of a hex with a margin, and the hex's corners on it."""
    lattice = Lattice(3, 3, 1, half * _FINE)
    wide, high = lattice.hex_size
    rim = 2 * _FINE
    surface = pygame.Surface((wide + 2 * rim, high + 2 * rim), pygame.SRCALPHA)
    x, y = lattice.centre((1, 1))
    left, top = x - wide // 2 - rim, y - high // 2 - rim
    return surface, [(px - left, py - top) for px, py in lattice.corners((1, 1))]


def _fine(surface: pygame.Surface) -> pygame.Surface:
    wide, high = surface.get_size()
    return pygame.transform.smoothscale(surface, (wide // _FINE, high // _FINE))


def _filled(half: int, colour: Colour, alpha: int, rim: int) -> pygame.Surface:
    surface, corners = _canvas(half)
    surface.fill((*colour, 0))
    pygame.draw.polygon(surface, (*colour, alpha), corners)
    if rim:
        pygame.draw.polygon(surface, (*colour, 255), corners, rim * _FINE)
    return _fine(surface)


def _rim(half: int, colour: Colour, width: int) -> pygame.Surface:
    surface, corners = _canvas(half)
    surface.fill((30, 18, 8, 0))
    pygame.draw.polygon(surface, (30, 18, 8, 220), corners, (width + 2) * _FINE)
    pygame.draw.polygon(surface, (*colour, 255), corners, width * _FINE)
    return _fine(surface)


def _hatched(half: int, colour: Colour) -> pygame.Surface:
    surface, corners = _canvas(half)
    wide, high = surface.get_size()
    stripes = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    stripes.fill((*colour, 70))
    step = max(4, half // 3) * _FINE
    for at in range(-high, wide, step):
        pygame.draw.line(stripes, (*colour, 235), (at, high), (at + high, 0), max(2, step // 4))
    mask = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
    stripes.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.polygon(stripes, (*colour, 255), corners, max(2, half // 8) * _FINE)
    return _fine(stripes)
