"""Which game is set up: a card with its picture for each, or one line where room is short."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from discovery.scenes.opening import full_title
from discovery.ui.boxes import Row
from discovery.ui.brush import Look
from discovery.ui.card import Card
from discovery.ui.theme import Role
from discovery.ui.widgets import Choice, Painting

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.games import Game
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition

GAP = 20
EMBLEM, LARGE, LEAST = (144, 96), (480, 320), 200
"""Units that the picture of a game covers on a card, where there is room, and its least height."""


def offer(
    context: Context, chosen: Game, take: Callable[[Game], None], width: int, *, tight: bool
) -> list[Box]:
    """Return what offers the games, of which one is `chosen`; `take` gets another.

    There are `width` pixels for it; where it is `tight` it is one line.
    """
    games = list(context.games.values())
    if tight:
        titles = [full_title(context, game) for game in games]
        at = games.index(chosen)
        return [Choice(context, titles, at, lambda index: take(games[index]), key="game")]
    room = (width - context.theme.px(GAP) * (len(games) - 1)) // len(games)
    cards = [_card(context, game, take, whole=True) for game in games]
    if any(card.whole_width() > room for card in cards):
        cards = [_card(context, game, take, whole=False) for game in games]
    for card, game in zip(cards, games, strict=True):
        card.chosen = game is chosen
    return [Row(context, cards, gap=GAP, even=True)]


def hang(surface: pygame.Surface, context: Context, game: Game, room: pygame.Rect) -> None:
    """Hang the picture of a game where there is `room` for one of a good size."""
    px = context.theme.px
    high = min(room.height, px(LARGE[1]))
    wide = high * LARGE[0] // LARGE[1]
    if high < px(LEAST) or wide > room.width:
        return
    frame = pygame.Rect(0, 0, wide, high)
    frame.center = room.center
    picture = Painting(context, game.picture, LARGE)
    picture.place(frame)
    picture.draw(surface, Look.NORMAL)


def _card(context: Context, game: Game, take: Callable[[Game], None], *, whole: bool) -> Card:
    """Return the card of a game; one that is not `whole` has its title in two lines alone."""
    theme, tr = context.theme, context.tr
    size = theme.px(EMBLEM[0]), theme.px(EMBLEM[1])
    parts = [(tr(game.title), Role.STRONG), (tr(game.subtitle), Role.BODY)]
    return Card(
        context,
        [(full_title(context, game), Role.STRONG)] if whole else parts,
        partial(_press, game, take),
        key=f"game {game.name}",
        picture=context.sheets.picture(game.picture, size),
        picture_size=EMBLEM,
        about=tr(game.about) if whole else "",
    )


def _press(game: Game, take: Callable[[Game], None]) -> Transition:
    take(game)
    return None
