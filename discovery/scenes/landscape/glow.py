"""Soft lights and shadows on the table, painted once for each size."""

from __future__ import annotations

import pygame

Colour = tuple[int, int, int]
_KEPT = 24


class Lights:
    """Makes and keeps soft pictures: glows in squares, shadows below tiles, rings."""

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], pygame.Surface] = {}

    def glow(self, size: int, colour: Colour, strength: int) -> pygame.Surface:
        """Return a square light for a cell of `size` pixels: bright rim, faint middle."""
        key = ("glow", size, colour, strength)
        return self._made[key] if key in self._made else self._keep(key, _glow(*key[1:]))

    def shadow(self, size: int) -> pygame.Surface:
        """Return the shadow of a tile of `size` pixels; it reaches `reach(size)` beyond it."""
        key = ("shadow", size)
        return self._made[key] if key in self._made else self._keep(key, _shadow(size))

    def ring(self, size: int, colour: Colour) -> pygame.Surface:
        """Return a soft ring of `size` pixels across, for a thing that can be chosen."""
        key = ("ring", size, colour)
        return self._made[key] if key in self._made else self._keep(key, _ring(size, colour))

    def clear(self) -> None:
        """Forget every picture."""
        self._made.clear()

    def _keep(self, key: tuple[object, ...], made: pygame.Surface) -> pygame.Surface:
        while len(self._made) >= _KEPT:
            del self._made[next(iter(self._made))]
        self._made[key] = made
        return made


def reach(size: int) -> int:
    """Return how far a tile's shadow reaches beyond it, in pixels."""
    return max(3, size // 8)


def _shadow(size: int) -> pygame.Surface:
    rim = reach(size)
    made = pygame.Surface((size + 2 * rim, size + 2 * rim), pygame.SRCALPHA)
    made.fill((18, 10, 4, 150), (rim, rim, size, size))
    return pygame.transform.gaussian_blur(made, max(1, rim // 2))


def _glow(size: int, colour: Colour, strength: int) -> pygame.Surface:
    inset = max(2, size // 14)
    width = max(2, size // 18)
    box = pygame.Rect(inset, inset, size - 2 * inset, size - 2 * inset)
    radius = max(2, size // 9)
    halo = pygame.Surface((size, size), pygame.SRCALPHA)
    halo.fill((*colour, 0))
    pygame.draw.rect(halo, (*colour, strength), box, width * 2, radius)
    halo = pygame.transform.gaussian_blur(halo, max(1, width))
    body = pygame.Surface((size, size), pygame.SRCALPHA)
    body.fill((*colour, 0))
    pygame.draw.rect(body, (*colour, strength // 5), box, 0, radius)
    pygame.draw.rect(body, (*colour, min(255, strength)), box, max(1, width // 2), radius)
    body.blit(halo, (0, 0))
    return body


def _ring(size: int, colour: Colour) -> pygame.Surface:
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    made.fill((*colour, 0))
    middle, width = size / 2, max(2, size // 12)
    pygame.draw.aacircle(made, (*colour, 200), (middle, middle), middle - 2 * width, width)
    soft = pygame.transform.gaussian_blur(made, max(1, width))
    soft.blit(made, (0, 0))
    return soft
