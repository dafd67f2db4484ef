"""Soft lights and shadows on the table, painted once for each size."""

from __future__ import annotations

import pygame

from discovery.ui.kept import Kept

Colour = tuple[int, int, int]
ROOM, TILES = 4_000_000, 13
"""Bytes of lights that are kept: at least so many, or those of so many tiles.

More are never shown at once: glow, thin line, hatch, shadow, two rims, and five seats' frames.
"""
FINE_RADIUS = 3
"""Blurs that are wider than twice this are made of smaller pictures."""


class Lights:
    """Makes and keeps soft pictures: glows in squares, shadows below tiles, rings."""

    def __init__(self) -> None:
        self._kept = Kept(ROOM)

    def fit(self, size: int) -> None:
        """Have room for the lights of tiles of `size` pixels, and for few others."""
        self._kept.room = max(ROOM, TILES * 4 * size * size)

    def glow(self, size: int, colour: Colour, strength: int) -> pygame.Surface:
        """Return a square light for a cell of `size` pixels: bright rim, fainter middle."""
        key = ("glow", size, colour, strength)
        return self._kept.get(key) or self._kept.keep(key, _glow(*key[1:]))

    def quiet(self, size: int) -> pygame.Surface:
        """Return a thin line around a square on which the tile in hand does not fit."""
        key = ("quiet", size)
        return self._kept.get(key) or self._kept.keep(key, _quiet(size))

    def hatch(self, size: int) -> pygame.Surface:
        """Return the strokes across a square that no tile can fill any more."""
        key = ("hatch", size)
        return self._kept.get(key) or self._kept.keep(key, _hatch(size))

    def frame(self, size: int, colour: Colour) -> pygame.Surface:
        """Return a frame just inside of a tile of `size` pixels."""
        key = ("frame", size, colour)
        return self._kept.get(key) or self._kept.keep(key, _frame(size, colour))

    def gap(self, size: int, colour: Colour) -> pygame.Surface:
        """Return the mark of an open edge, `size` pixels across: a ring, dark around light."""
        key = ("gap", size, colour)
        return self._kept.get(key) or self._kept.keep(key, _gap(size, colour))

    def gone(self, size: int, colour: Colour, light: Colour) -> pygame.Surface:
        """Return the mark of a follower that was taken back: an empty ring, struck out."""
        key = ("gone", size, colour, light)
        return self._kept.get(key) or self._kept.keep(key, _gone(size, colour, light))

    def rim(self, size: int, colour: Colour) -> pygame.Surface:
        """Return a light around a tile of `size` pixels; it reaches `reach(size)` outwards."""
        key = ("rim", size, colour)
        return self._kept.get(key) or self._kept.keep(key, _rim(size, colour))

    def shadow(self, size: int) -> pygame.Surface:
        """Return the shadow of a tile of `size` pixels; it reaches `reach(size)` beyond it."""
        key = ("shadow", size)
        return self._kept.get(key) or self._kept.keep(key, _shadow(size))

    def ring(self, size: int, colour: Colour) -> pygame.Surface:
        """Return a soft ring of `size` pixels across, for a thing that can be chosen."""
        key = ("ring", size, colour)
        return self._kept.get(key) or self._kept.keep(key, _ring(size, colour))

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()


def reach(size: int) -> int:
    """Return how far a tile's shadow reaches beyond it, in pixels."""
    return max(3, min(size // 8, 16 + size // 32))


def _blurred(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """Return the picture blurred.

    The time that takes grows with the square of size and radius: a wide blur, which leaves nothing
    sharp, is made of a smaller picture.
    """
    share = max(1, radius // FINE_RADIUS)
    small = pygame.transform.smoothscale_by(picture, 1 / share)
    blurred = pygame.transform.gaussian_blur(small, max(1, round(radius / share)))
    return pygame.transform.smoothscale(blurred, picture.get_size())


def _rim(size: int, colour: Colour) -> pygame.Surface:
    beyond = reach(size)
    made = pygame.Surface((size + 2 * beyond, size + 2 * beyond), pygame.SRCALPHA)
    made.fill((*colour, 0))
    tile = pygame.Rect(beyond, beyond, size, size)
    pygame.draw.rect(made, (*colour, 255), tile.inflate(beyond, beyond), beyond, beyond // 2)
    soft = _blurred(made, beyond // 2)
    soft.fill((*colour, 0), tile)
    return soft


def _shadow(size: int) -> pygame.Surface:
    rim = reach(size)
    made = pygame.Surface((size + 2 * rim, size + 2 * rim), pygame.SRCALPHA)
    made.fill((18, 10, 4, 150), (rim, rim, size, size))
    return _blurred(made, rim // 2)


def _glow(size: int, colour: Colour, strength: int) -> pygame.Surface:
    """Paint a light like a lamp's below the square: a soft pool, a halo, a fine line."""
    soft = max(2, size // 14)
    line = max(1, size // 50)
    box = pygame.Rect(0, 0, size - 2 * soft, size - 2 * soft)
    box.center = (size // 2, size // 2)
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    made.fill((*colour, 0))
    pygame.draw.rect(made, (*colour, strength), box, 3 * line, soft)
    made = _blurred(made, soft)
    pool = pygame.Surface((size, size), pygame.SRCALPHA)
    pool.fill((*colour, 0))
    pygame.draw.rect(pool, (*colour, strength // 4), box, 0, soft)
    pygame.draw.rect(pool, (*colour, strength), box, line, soft)
    pool.blit(made, (0, 0))
    return pool


def _quiet(size: int) -> pygame.Surface:
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    box = made.get_rect().inflate(-size // 8, -size // 8)
    pygame.draw.rect(made, (18, 10, 4, 70), box, max(1, size // 90), size // 12)
    return made


def _hatch(size: int) -> pygame.Surface:
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    step, width = max(7, size // 7), max(1, size // 45)
    rim = max(2, size // 14)
    box = made.get_rect().inflate(-2 * rim, -2 * rim)
    inner = made.subsurface(box)
    for start in range(-box.height, box.width, step):
        ends = (start, box.height), (start + box.height, 0)
        pygame.draw.line(inner, (226, 200, 150, 90), *ends, width)
    pygame.draw.rect(made, (226, 200, 150, 110), box, width)
    return made


def _frame(size: int, colour: Colour) -> pygame.Surface:
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    line = max(2, size // 26)
    pygame.draw.rect(made, (26, 15, 6, 200), made.get_rect(), line + 2)
    pygame.draw.rect(made, (*colour, 255), made.get_rect().inflate(-2, -2), line)
    return made


def _gap(size: int, colour: Colour) -> pygame.Surface:
    whole = size + 4
    made = pygame.Surface((whole, whole), pygame.SRCALPHA)
    middle = (whole / 2, whole / 2)
    pygame.draw.aacircle(made, (26, 15, 6, 230), middle, whole / 2)
    pygame.draw.aacircle(made, (*colour, 255), middle, size / 2)
    pygame.draw.aacircle(made, (26, 15, 6, 255), middle, max(1, size // 5))
    return made


def _gone(size: int, colour: Colour, light: Colour) -> pygame.Surface:
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    middle, line = (size / 2, size / 2), max(2, size // 8)
    pygame.draw.aacircle(made, (*light, 235), middle, size / 2, line + 2)
    pygame.draw.aacircle(made, (*colour, 255), middle, size / 2 - 1, line)
    across = size // 4
    ends = (across, size - across), (size - across, across)
    pygame.draw.line(made, (*light, 235), *ends, line + 2)
    pygame.draw.line(made, (*colour, 255), *ends, line)
    return made


def _ring(size: int, colour: Colour) -> pygame.Surface:
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    made.fill((*colour, 0))
    middle, width = size / 2, max(2, size // 12)
    pygame.draw.aacircle(made, (*colour, 200), (middle, middle), middle - 2 * width, width)
    soft = _blurred(made, width)
    soft.blit(made, (0, 0))
    return soft
