"""What is heard at the journals' table, from the events that the viewer sees."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, assert_never

from discovery.rules.events import FirstPlayer
from discovery.rules.journals import events as e
from discovery.rules.journals.cards import NO_SPECIES
from discovery.rules.journals.dice import total
from discovery.scenes.journals.session import Stage
from discovery.scenes.table.heard import Sounding
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.journals.cards import Card
    from discovery.rules.journals.events import Event
    from discovery.scenes.journals.table import Table

ROLLS, HANDS = (2, 3, 5, 8), (2, 5)
"""Numbers of dice from which on a roll, or a hand that shakes them, has another sound."""
STEPS = (4, 7, 10, 14)
"""Points from which on the bell is a step higher."""
TURNS, GREETS, RINGS, PITCHES, COMES, ENDS = 0.1, 0.12, 0.15, 0.3, 0.45, 0.5
"""Seconds until a card falls, a tribe greets, points, tents and a species come, the end begins."""


def hear(table: Table, events: Sequence[Event]) -> None:
    """Play what belongs to `events`; a turn is rung in for people only, and not in a replay."""
    for event in events:
        table.hear(soundings(event, table.stage, table.view.cards))


def soundings(  # noqa: C901, PLR0911, PLR0912 - one a sound
    event: Event, stage: Stage, cards: Mapping[int, Card]
) -> tuple[Sounding, ...]:
    """Return what is heard of an event."""
    match event:
        case e.Rolled(dice=dice):
            return (Sounding(Effect.DICE_ROLL, bisect_right(ROLLS, len(dice))),)
        case e.BankTaken(dice=packed):
            return (Sounding(Effect.DICE_HAND, bisect_right(HANDS, total(packed))),)
        case e.Gathered(places=places):
            return (
                Sounding(Effect.DICE_HAND, bisect_right(HANDS, sum(one.count for one in places))),
            )
        case e.Prepared():
            return (Sounding(Effect.DIE_PLACE),)
        case e.DieTurned():
            return (Sounding(Effect.DIE_FLIP),)
        case e.DutyChanged() | e.DiePicked() | e.DieFetched() | e.GreyTaken() | e.Undone():
            return (Sounding(Effect.DIE_LIFT),)
        case e.Written():
            return (Sounding(Effect.PEN),)
        case e.Explored():
            return _explored(event, cards)
        case e.CardDrawn():
            return (Sounding(Effect.CARD_DRAW),)
        case e.CardShown():
            return (Sounding(Effect.CARD_TURN, after=TURNS),)
        case e.ExplorationChosen() | e.Swapped() | e.Reserved() | e.CardRemoved():
            return (Sounding(Effect.CARD_SLIDE),)
        case e.TribeMet(card=card):
            wary = int(cards[card].tribe.wary)
            return Sounding(Effect.CARD_SLIDE), Sounding(Effect.TRIBE, wary, GREETS)
        case e.TribeUsed():
            return (Sounding(Effect.ADVICE),)
        case e.GreyAsked():
            return (Sounding(Effect.ASKED),)
        case e.EndTriggered() | e.Standstill():
            return (Sounding(Effect.LAST_ROUND, after=ENDS),)
        case e.TurnBegan(bonus=bonus):
            calls = stage not in (Stage.COMPUTER, Stage.REPLAY)
            return (Sounding(Effect.AGAIN if bonus else Effect.TURN),) if calls else ()
        case e.GameEnded():
            return (Sounding(Effect.JOURNALS_END),)
        case FirstPlayer() | e.GreyNone() | e.Stopped() | e.TurnEnded():
            return ()
        case _:
            assert_never(event)


def _explored(event: e.Explored, cards: Mapping[int, Card]) -> tuple[Sounding, ...]:
    """Return the line that is written, the bell for points, and what the cards bring with them."""
    found = [cards[card].exploration for card in (event.card, event.second) if card]
    heard = [Sounding(Effect.JOURNAL)]
    if event.points:
        heard.append(Sounding(Effect.POINTS, bisect_right(STEPS, event.points), RINGS))
    if any(one.tents for one in found):
        heard.append(Sounding(Effect.TENT, after=PITCHES))
    kinds = [one.species for one in found if one.species != NO_SPECIES]
    heard += [
        Sounding(Effect.SPECIES, kind, COMES * number) for number, kind in enumerate(kinds, start=1)
    ]
    return tuple(heard)
