"""Every file of `sounds/` and what makes it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tools.sound import (
    effects,
    island_events,
    island_steps,
    island_things,
    journals_effects,
)
from tools.sound.island_music import island_music
from tools.sound.journals_music import journals_music
from tools.sound.landscape_music import landscape_music
from tools.sound.title_music import title_music

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.sound.wave import Wave

EFFECT_QUALITY, MUSIC_QUALITY = 0.4, 0.3
"""Of Vorbis, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Part:
    """One file: what makes its wave (one channel, or two by samples), and its quality."""

    make: Callable[[], Wave]
    quality: float = EFFECT_QUALITY


def _variants(name: str, make: Callable[[int], Wave], count: int) -> dict[str, Part]:
    return {f"{name}{number + 1}": Part(partial(make, number)) for number in range(count)}


COMMON: dict[str, Part] = {
    **_variants("tile", effects.tile, 4),
    **_variants("rotate", effects.rotate, 2),
    "refuse": Part(effects.refuse),
    **_variants("follower", effects.follower, 3),
    "take": Part(effects.take),
    **_variants("points", effects.points, len(effects.POINTS)),
    **_variants("paper", effects.paper, 2),
    **_variants("press", effects.press, 2),
    "focus": Part(effects.focus),
    "undo": Part(effects.undo),
    "turn": Part(effects.turn),
    "final": Part(effects.final),
    "win": Part(effects.win),
    **_variants("curtain", island_things.curtain, 2),
    "music_title": Part(title_music, MUSIC_QUALITY),
    "music_landscape": Part(landscape_music, MUSIC_QUALITY),
}
JOURNALS: dict[str, Part] = {
    **_variants("dice_roll", journals_effects.roll, len(journals_effects.ROLLS)),
    **_variants("dice_hand", journals_effects.hand, len(journals_effects.HANDS)),
    **_variants("die_place", journals_effects.place, 3),
    **_variants("die_lift", journals_effects.lift, 2),
    **_variants("die_flip", journals_effects.flip, 2),
    **_variants("card_draw", journals_effects.draw, 2),
    **_variants("card_turn", journals_effects.turn_card, 2),
    **_variants("card_slide", journals_effects.slide, 2),
    **_variants("pen", journals_effects.pen, 3),
    "journal": Part(journals_effects.journal),
    **_variants("tribe", journals_effects.tribe, 2),
    **_variants("species", journals_effects.species, 4),
    "tent": Part(journals_effects.tent),
    "advice": Part(journals_effects.advice),
    "asked": Part(journals_effects.asked),
    "again": Part(journals_effects.again),
    "last_round": Part(journals_effects.last_round),
    "journals_end": Part(journals_effects.journals_end),
    "music_journals": Part(journals_music, MUSIC_QUALITY),
}
ISLAND: dict[str, Part] = {
    **_variants("step_jungle", island_steps.jungle, 3),
    **_variants("step_mountain", island_steps.mountain, 3),
    **_variants("step_plain", island_steps.plain, 3),
    **_variants("step_swamp", island_steps.swamp, 3),
    **_variants("step_outback", island_steps.outback, 3),
    **_variants("step_fort", island_steps.fort, 2),
    **_variants("step_site", island_steps.site, 2),
    **_variants("sea", island_steps.sea, 2),
    "event_shortcut": Part(island_events.shortcut),
    "event_fall": Part(island_events.fall),
    "event_breakdown": Part(island_events.breakdown),
    "event_thirst": Part(island_events.thirst),
    "event_fog": Part(island_events.fog),
    "event_storm": Part(island_events.storm),
    "event_injury": Part(island_events.injury),
    "event_thicket": Part(island_events.thicket),
    "event_animals": Part(island_events.animals),
    "event_night": Part(island_events.night),
    "event_unstoppable": Part(island_events.unstoppable),
    **_variants("warded", island_events.warded, 2),
    "turns_lost": Part(island_events.turns_lost),
    "turn_skipped": Part(island_events.turn_skipped),
    "got_lost": Part(island_events.got_lost),
    "located": Part(island_events.located),
    "mistaken": Part(island_events.mistaken),
    **_variants("marker", island_things.marker, 3),
    "shuffle": Part(island_things.shuffle),
    **_variants("door", island_things.door, 2),
    "clue": Part(island_things.clue),
    "dig": Part(island_things.dig),
    "empty": Part(island_things.empty),
    "treasure": Part(island_things.treasure),
    "beaten": Part(island_things.beaten),
    **_variants("pencil", island_things.pencil, 3),
    **_variants("sheet", island_things.sheet, 2),
    "sheet_laid": Part(island_things.sheet_laid),
    **_variants("item", island_things.item, 2),
    "pack": Part(island_things.pack),
    "pin": Part(island_things.pin),
    "put_down": Part(island_things.put_down),
    "music_island": Part(island_music, MUSIC_QUALITY),
}
PARTS: dict[str, Part] = {**COMMON, **JOURNALS, **ISLAND}
