"""In which order actions that were set off led along a recorded exploration, for the log."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.rules.journals import events as e
from discovery.rules.journals.cards import BASE, Deed, March
from discovery.rules.journals.words import in_a_row
from discovery.scenes.journals.outlook import GUIDE, Piece, order_of
from discovery.scenes.journals.phrases import slot_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.journals.cards import Card
    from discovery.rules.journals.events import Event


class Laying:
    """Follows the log: what is set off, and which guides each seat has."""

    def __init__(self, cards: Mapping[int, Card]) -> None:
        self._cards = cards
        self._guides: dict[int, tuple[str, ...]] = {}
        self._written: list[int] = []

    def saw(self, event: Event) -> Message | None:
        """Take an event in; return the order if an exploration was recorded by several blocks."""
        match event:
            case e.Written(preparation=(slot, _, _)):
                self._written.append(slot)
            case e.TribeMet(card=card, seat=int(seat)):
                action = self._cards[card].tribe.action
                if isinstance(action, Deed) and action.effect == "guide":
                    self._guides[seat] = (*self._guides.get(seat, ()), action.steps)
            case e.Explored(card=card, second=second, seat=int(seat)):
                slots, self._written = tuple(self._written), []
                return self._told(slots, self._guides.get(seat, ()), card, second)
            case _:
                pass
        return None

    def _told(
        self, slots: tuple[int, ...], guides: tuple[str, ...], card: int, second: int
    ) -> Message | None:
        sides = [self._cards[one].exploration.route.sides for one in (card, second) if one]
        routes = tuple("".join(way) for way in product(*sides))
        blocks = tuple((slot, self._steps(slot)) for slot in slots)
        pieces = _order(blocks, guides, routes)
        if len(pieces) < 2:
            return None
        order = in_a_row(map(self._piece, pieces))
        return Message(mark("In this order: {order}."), {"order": order})

    def _piece(self, piece: Piece) -> Message:
        name = Message(mark("a guide"))
        if piece.slot != GUIDE:
            name = slot_words(piece.slot, self._cards)
        values = {"action": name, "used": piece.used, "all": piece.used + piece.lost}
        words = mark("{action} {used} of {all}") if piece.lost else mark("{action} {used}")
        return Message(words, values)

    def _steps(self, slot: int) -> str:
        action = BASE[slot] if slot in BASE else self._cards[slot].tribe.action
        return action.steps if isinstance(action, March) else ""


@lru_cache(256)
def _order(
    blocks: tuple[tuple[int, str], ...], guides: tuple[str, ...], routes: tuple[str, ...]
) -> tuple[Piece, ...]:
    return order_of(dict(blocks).__getitem__, [slot for slot, _ in blocks], guides, routes)
