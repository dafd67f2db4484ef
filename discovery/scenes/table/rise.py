"""Points on their way from what earned them to the score of a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from discovery.ui.animation import between, eased
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.ui.context import Context

RISE = 0.34
"""Seconds."""
Origin = TypeVar("Origin")
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Rise(Generic[Origin]):
    """Points go from `origin` to the score of a seat that has the colour `look`."""

    seat: Seat
    points: int
    look: int
    origin: Origin


def draw_rise(
    context: Context,
    surface: pygame.Surface,
    rise: Rise[Origin],
    way: tuple[Point, Point],
    share: float,
) -> None:
    """Draw points on a slip in their seat's colour, after `share` of the way between two pixels."""
    theme = context.theme
    look = theme.seat(rise.look)
    words = context.text.render(f"+{rise.points}", Role.SUBHEADING, look.ink)
    at = between(*way, eased(share))
    slip = words.get_rect(center=at).inflate(theme.px(20), theme.px(6))
    radius = theme.px(12)
    pygame.draw.rect(surface, look.colour, slip, 0, radius)
    pygame.draw.rect(surface, theme.colour("ink"), slip, theme.px(2), radius)
    surface.blit(words, words.get_rect(center=slip.center))
