"""Which sounds and pieces there are, and their files below `sounds/`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Effect(StrEnum):
    """A short sound by what it means; its files are called like it, and numbered."""

    TILE = "tile"
    ROTATE = "rotate"
    REFUSE = "refuse"
    FOLLOWER = "follower"
    TAKE = "take"
    POINTS = "points"
    PAPER = "paper"
    PRESS = "press"
    FOCUS = "focus"
    UNDO = "undo"
    TURN = "turn"
    FINAL = "final"
    WIN = "win"
    CURTAIN = "curtain"
    """Falls (0) or is drawn up (1)."""

    DICE_ROLL = "dice_roll"
    """More dice from variant to variant."""
    DICE_HAND = "dice_hand"
    DIE_PLACE = "die_place"
    DIE_LIFT = "die_lift"
    DIE_FLIP = "die_flip"
    CARD_DRAW = "card_draw"
    CARD_TURN = "card_turn"
    CARD_SLIDE = "card_slide"
    PEN = "pen"
    JOURNAL = "journal"
    TRIBE = "tribe"
    """Friendly (0) or wary (1)."""
    SPECIES = "species"
    """In the order of the kinds that the cards have."""
    TENT = "tent"
    ADVICE = "advice"
    ASKED = "asked"
    AGAIN = "again"
    LAST_ROUND = "last_round"
    JOURNALS_END = "journals_end"

    STEP_JUNGLE = "step_jungle"
    STEP_MOUNTAIN = "step_mountain"
    STEP_PLAIN = "step_plain"
    STEP_SWAMP = "step_swamp"
    STEP_OUTBACK = "step_outback"
    STEP_FORT = "step_fort"
    STEP_SITE = "step_site"
    SEA = "sea"
    EVENT_SHORTCUT = "event_shortcut"
    EVENT_FALL = "event_fall"
    EVENT_BREAKDOWN = "event_breakdown"
    EVENT_THIRST = "event_thirst"
    EVENT_FOG = "event_fog"
    EVENT_STORM = "event_storm"
    EVENT_INJURY = "event_injury"
    EVENT_THICKET = "event_thicket"
    EVENT_ANIMALS = "event_animals"
    EVENT_NIGHT = "event_night"
    EVENT_UNSTOPPABLE = "event_unstoppable"
    WARDED = "warded"
    """With uses left (0) or for the last time (1)."""
    TURNS_LOST = "turns_lost"
    TURN_SKIPPED = "turn_skipped"
    GOT_LOST = "got_lost"
    LOCATED = "located"
    MISTAKEN = "mistaken"
    MARKER = "marker"
    SHUFFLE = "shuffle"
    DOOR = "door"
    CLUE = "clue"
    DIG = "dig"
    EMPTY = "empty"
    TREASURE = "treasure"
    BEATEN = "beaten"
    PENCIL = "pencil"
    SHEET = "sheet"
    SHEET_LAID = "sheet_laid"
    ITEM = "item"
    PACK = "pack"
    PIN = "pin"
    PUT_DOWN = "put_down"


class Variants(NamedTuple):
    """The files of an effect, how often it may sound at once, and whose music plays with it.

    `game` is the name of a piece of `MUSIC`: the files are read when that is first wanted, those
    of no game with the device.
    """

    files: tuple[str, ...]
    together: int = 2
    game: str = ""


def _files(effect: Effect, count: int) -> tuple[str, ...]:
    if count == 1:
        return (f"{effect}.ogg",)
    return tuple(f"{effect}{number}.ogg" for number in range(1, count + 1))


JOURNALS, ISLAND = "journals", "island"

_COMMON = {
    Effect.TILE: (4, 2),
    Effect.ROTATE: (2, 2),
    Effect.REFUSE: (1, 1),
    Effect.FOLLOWER: (3, 2),
    Effect.TAKE: (1, 2),
    Effect.POINTS: (5, 3),
    Effect.PAPER: (2, 1),
    Effect.PRESS: (2, 2),
    Effect.FOCUS: (1, 2),
    Effect.UNDO: (1, 2),
    Effect.TURN: (1, 1),
    Effect.FINAL: (1, 1),
    Effect.WIN: (1, 1),
    Effect.CURTAIN: (2, 1),
}
"""How many files each effect has, and how often it may sound at once."""
_JOURNALS = {
    Effect.DICE_ROLL: (5, 2),
    Effect.DICE_HAND: (3, 1),
    Effect.DIE_PLACE: (3, 2),
    Effect.DIE_LIFT: (2, 2),
    Effect.DIE_FLIP: (2, 2),
    Effect.CARD_DRAW: (2, 2),
    Effect.CARD_TURN: (2, 2),
    Effect.CARD_SLIDE: (2, 2),
    Effect.PEN: (3, 1),
    Effect.JOURNAL: (1, 1),
    Effect.TRIBE: (2, 1),
    Effect.SPECIES: (4, 2),
    Effect.TENT: (1, 1),
    Effect.ADVICE: (1, 1),
    Effect.ASKED: (1, 1),
    Effect.AGAIN: (1, 1),
    Effect.LAST_ROUND: (1, 1),
    Effect.JOURNALS_END: (1, 1),
}
_ISLAND = {
    Effect.STEP_JUNGLE: (3, 2),
    Effect.STEP_MOUNTAIN: (3, 2),
    Effect.STEP_PLAIN: (3, 2),
    Effect.STEP_SWAMP: (3, 2),
    Effect.STEP_OUTBACK: (3, 2),
    Effect.STEP_FORT: (2, 2),
    Effect.STEP_SITE: (2, 2),
    Effect.SEA: (2, 1),
    Effect.EVENT_SHORTCUT: (1, 1),
    Effect.EVENT_FALL: (1, 1),
    Effect.EVENT_BREAKDOWN: (1, 1),
    Effect.EVENT_THIRST: (1, 1),
    Effect.EVENT_FOG: (1, 1),
    Effect.EVENT_STORM: (1, 1),
    Effect.EVENT_INJURY: (1, 1),
    Effect.EVENT_THICKET: (1, 1),
    Effect.EVENT_ANIMALS: (1, 1),
    Effect.EVENT_NIGHT: (1, 1),
    Effect.EVENT_UNSTOPPABLE: (1, 1),
    Effect.WARDED: (2, 1),
    Effect.TURNS_LOST: (1, 1),
    Effect.TURN_SKIPPED: (1, 1),
    Effect.GOT_LOST: (1, 1),
    Effect.LOCATED: (1, 1),
    Effect.MISTAKEN: (1, 1),
    Effect.MARKER: (3, 2),
    Effect.SHUFFLE: (1, 1),
    Effect.DOOR: (2, 2),
    Effect.CLUE: (1, 1),
    Effect.DIG: (1, 1),
    Effect.EMPTY: (1, 1),
    Effect.TREASURE: (1, 1),
    Effect.BEATEN: (1, 1),
    Effect.PENCIL: (3, 2),
    Effect.SHEET: (2, 1),
    Effect.SHEET_LAID: (1, 1),
    Effect.ITEM: (2, 2),
    Effect.PACK: (1, 1),
    Effect.PIN: (1, 1),
    Effect.PUT_DOWN: (1, 1),
}

EFFECTS: Mapping[Effect, Variants] = {
    effect: Variants(_files(effect, count), together, game)
    for game, table in (("", _COMMON), (JOURNALS, _JOURNALS), (ISLAND, _ISLAND))
    for effect, (count, together) in table.items()
}

TITLE_MUSIC = "title"
MUSIC: Mapping[str, str] = {
    TITLE_MUSIC: "music_title.ogg",
    "landscape": "music_landscape.ogg",
    JOURNALS: "music_journals.ogg",
    ISLAND: "music_island.ogg",
}
"""Pieces by the code name of their game, and that of the title; all go round without a seam."""
