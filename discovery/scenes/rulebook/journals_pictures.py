"""Draws the cards, dice and signs of the journals' rule pages with the table's own pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.content.faces import Faces, load_board_plans, load_faces
from discovery.content.journals import load_cards
from discovery.scenes.journals.layout import share
from discovery.scenes.journals.lettering import put
from discovery.scenes.journals.still import card_rect
from discovery.scenes.rulebook import journals_faces
from discovery.scenes.rulebook.journals_faces import BoardFace, CardFace
from discovery.scenes.rulebook.strips import Cuts, Strip

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.rules.game import Message
    from discovery.ui.context import Context

CARD = 230
"""Units of a card's width."""
MARGIN = 10
"""Units of the paper around a card."""
PIECES, BOARDS = "journals/pieces", "journals/boards"
ON_PAPER = frozenset({"name", "score", "encounter", "scouting"})
"""Places of the boards that are light."""


class JournalsIllustrator:
    """Draws cards and strips; keeps only what the pages show."""

    def __init__(self, images: Path) -> None:
        """Read what the pictures need.

        Raises:
            ContentError: cards, or a sheet's list, are missing or broken.
            PictureError: a sheet's picture is.
        """
        cards = load_cards(images)
        self._cards = {card.number: card for card in cards}
        self._faces: Faces = load_faces(images, tuple(cards))
        subjects = vars(journals_faces).values()
        wanted = {piece for one in subjects if isinstance(one, Strip) for piece in one.pieces}
        wanted |= {_part(one) for one in subjects if isinstance(one, CardFace)}
        boards = [one for one in subjects if isinstance(one, BoardFace)]
        wanted |= {(BOARDS, board.part) for board in boards}
        wanted |= {_part(face) for board in boards for _, face in board.cards}
        self._plans = load_board_plans(images)
        wanted |= {(PIECES, "covered"), (PIECES, "next")}
        self._cuts = Cuts(images, wanted)

    def remarks(self, subject: object) -> tuple[Message, ...]:  # noqa: ARG002 - captions tell all
        """Return nothing: no rule is asked here."""
        return ()

    def shape(self, subject: object) -> tuple[float, float]:
        """Return width and height of a picture in units."""
        if isinstance(subject, Strip):
            return self._cuts.strip_shape(subject)
        if isinstance(subject, BoardFace):
            wide, high = self._cuts.shape(BOARDS, subject.part)
            return subject.wide, subject.wide * high / wide
        wide, high = self._cuts.shape(*_part(_face(subject)))
        return CARD + 2 * MARGIN, CARD * high / wide + 2 * MARGIN

    def draw(self, context: Context, subject: object, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture in `size` pixels, without ground."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if isinstance(subject, Strip):
            self._cuts.draw_strip(surface, subject)
        elif isinstance(subject, BoardFace):
            self._board(context, surface, subject)
        else:
            rim = round(size[0] * MARGIN / (CARD + 2 * MARGIN))
            area = surface.get_rect().inflate(-2 * rim, -2 * rim)
            self._card(context, surface, _face(subject), area)
        return surface

    def _board(self, context: Context, surface: pygame.Surface, board: BoardFace) -> None:
        rect, places = surface.get_rect(), self._plans[board.plan].places
        surface.blit(self._cuts.scaled(BOARDS, board.part, rect.size), rect)
        for place, face in board.cards:
            self._card(context, surface, face, card_rect(self._faces, share(rect, places[place])))
        for place, words in board.labels:
            colour = context.theme.colour("ink" if place in ON_PAPER else "paper_light")
            put(context, surface, context.tr(words), share(rect, places[place]), colour)

    def _card(
        self, context: Context, surface: pygame.Surface, face: CardFace, rect: pygame.Rect
    ) -> None:
        surface.blit(self._cuts.scaled(*_part(face), rect.size), rect)
        card, places = self._cards[face.number], self._faces.places
        name = card.tribe.name if face.tribe else card.exploration.name
        colour = context.theme.colour
        put(context, surface, context.tr(name), share(rect, places["name"]), colour("ink"))
        if face.tribe:
            return
        points = str(card.exploration.points)
        put(context, surface, points, share(rect, places["points"]), colour("paper_light"))
        self._steps(surface, face, rect)

    def _steps(self, surface: pygame.Surface, face: CardFace, rect: pygame.Rect) -> None:
        """Mark steps of the route, as the table does."""
        drawn = self._faces.maps[face.number]
        side = round(drawn.step * rect.width)
        for number, step in enumerate(drawn.sides[0][: face.covered + face.ahead]):
            x, y = drawn.steps[step]
            spot = pygame.Rect(0, 0, side, side)
            spot.center = (rect.left + round(x * rect.width), rect.top + round(y * rect.width))
            part = "covered" if number < face.covered else "next"
            surface.blit(self._cuts.scaled(PIECES, part, spot.size), spot)


def _part(face: CardFace) -> tuple[str, str]:
    """Return sheet and part of a card's side."""
    return f"journals/{'tribes' if face.tribe else 'explorations'}", str(face.number)


def _face(subject: object) -> CardFace:
    if isinstance(subject, CardFace):
        return subject
    message = f"{subject!r} is no picture of this book"
    raise TypeError(message)


def load_journals(images: Path) -> JournalsIllustrator:
    """Read what the pictures of the journals' pages need, below the folder `images`.

    Raises:
        ContentError: cards, or a sheet's list, are missing or broken.
        PictureError: a sheet's picture is.
    """
    return JournalsIllustrator(images)
