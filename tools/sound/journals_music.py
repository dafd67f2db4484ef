"""The music of the journals: an air for fiddle, flute and plucked strings, in D, as a river goes.

The strings never hurry and seldom stop; the tunes rest between their phrases, so that people can
think and talk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sound.players import bell, drone, fiddle, flute, lute
from tools.sound.score import Loop, Note, broken, chords, melody

if TYPE_CHECKING:
    from tools.sound.wave import Wave

BAR = 4
TEMPO = 84
BARS = 52

CHORDS = {
    "D": "D3 A3 D4 F#4",
    "D/A": "A2 F#3 A3 D4",
    "F#m": "F#2 C#3 F#3 A3",
    "G": "G2 D3 G3 B3",
    "G/B": "B2 D3 G3 B3",
    "Bm": "B2 F#3 B3 D4",
    "Em": "E2 B2 E3 G3",
    "Em7": "E2 B2 D3 G3",
    "A": "A2 E3 A3 C#4",
    "Asus": "A2 E3 A3 D4",
    "C": "C3 G3 C4 E4",
}
"""The strings of each chord from the lowest."""

BANK = "D | G/B | D | Asus"
BEND = "D | D/A | G | D | Bm | G/B | Em | A"
HOME = "D | F#m | G | D/A | Em7 | G | A | D"
UPLAND = "Bm | Bm | G | D | Em | C | G/B | A"
STILL = "D | C | G/B | D"
HARMONY = " | ".join((BANK, BEND, HOME, UPLAND, STILL, HOME, UPLAND, BANK))

BEND_TUNE = (
    "- 1 A4 1 D5 1.5 E5 0.5 | F#5 2 E5 1 D5 1 | B4 1.5 A4 0.5 G4 1 B4 1 | A4 3 - 1 |"
    "- 1 F#4 1 B4 1.5 C#5 0.5 | D5 2 B4 1 G4 1 | E4 1.5 G4 0.5 B4 1 A4 1 | E4 2 - 2"
)
HOME_TUNE = (
    "- 1 A4 1 D5 1.5 E5 0.5 | F#5 1 A5 1.5 F#5 0.5 C#5 1 | D5 1.5 B4 0.5 G4 1 B4 1 | A4 3 - 1 |"
    "- 1 G4 1 B4 1 E5 1 | D5 1.5 B4 0.5 G4 2 | A4 1 C#5 1 E5 1.5 C#5 0.5 | D5 3 - 1"
)
UPLAND_TUNE = (
    "F#5 2 - 1 D5 1 | C#5 1 B4 2 - 1 | D5 1 E5 1 G5 2 | F#5 2 - 2 |"
    "- 1 G5 1 F#5 1 E5 1 | G5 1.5 E5 0.5 C5 2 | D5 1 B4 1 A4 1 B4 1 | C#5 2 - 2"
)
BELOW_TUNE = "F#4 4 | F#4 2 A4 2 | G4 4 | F#4 3 - 1 | G4 4 | B4 2 D4 2 | E4 2 G4 2 | F#4 3 - 1"
"""A second voice below the tune when it comes home for the last time."""


def journals_music() -> Wave:
    """Return the piece, two channels, about two minutes and a half."""
    piece = Loop(BARS * BAR, TEMPO)
    _water(piece)
    _tunes(piece)
    _ground(piece)
    return piece.finished(-22.5, time=2.2, seed=90, seam=BAR)


def _water(piece: Loop) -> None:
    """Break each chord into quavers that run up and fall back, thinner under the still bars."""

    def rests(number: int, quaver: int) -> bool:
        still = 28 <= number < 32 or number >= 48
        return still and quaver % 2 == 1

    orders = ((0, 1, 2, 3, 1, 2, 3, 1), (0, 2, 1, 3, 2, 1, 3, 2))
    touches = (1.0, 0.45, 0.6, 0.5, 0.75, 0.45, 0.6, 0.4)
    notes = broken(chords(HARMONY, CHORDS), orders, touches, BAR, rests)
    piece.play(notes, lute(0.35, 100), level=0.23, side=-0.25, loose=0.012, ring=1.6, seed=101)


def _tunes(piece: Loop) -> None:
    """Play the tunes: fiddle, flute, strings alone, then fiddle with the flute below."""
    bowed = [
        *melody(BEND_TUNE, 4 * BAR, BAR),
        *melody(UPLAND_TUNE, 20 * BAR, BAR),
        *melody(HOME_TUNE, 32 * BAR, BAR),
    ]
    piece.play(bowed, fiddle, level=0.15, side=0.2, far=0.45, loose=0.012, ring=0.12, seed=102)
    for level, tune, bar in ((0.11, HOME_TUNE, 12), (0.07, BELOW_TUNE, 32)):
        blown = melody(tune, bar * BAR, BAR)
        piece.play(blown, flute, level=level, side=-0.15, far=0.5, loose=0.012, ring=0.1, seed=103)
    picked = melody(UPLAND_TUNE, 40 * BAR, BAR)
    piece.play(
        picked, lute(0.6, 104), level=0.38, side=0.15, far=0.4, loose=0.015, ring=1.8, seed=105
    )


def _ground(piece: Loop) -> None:
    """Lay a drone below, changing every fourth bar, and a few bells far away."""
    roots = [Note("D2", bar * BAR, 4 * BAR) for bar in range(0, BARS, 4) if bar not in (20, 40)]
    roots += [Note("B2", bar * BAR, 4 * BAR) for bar in (20, 40)]
    fifths = [Note("A2", bar * BAR + 4, 3 * BAR) for bar in range(0, BARS, 8)]
    piece.play(roots, drone, level=0.06, side=-0.1, far=0.5, ring=2.0, seed=106)
    piece.play(fifths, drone, level=0.045, side=0.15, far=0.5, ring=2.0, seed=107)
    rung = [Note("A5", at * BAR + 2, 3, 0.8) for at in (1, 11, 19, 29, 31, 47, 50)]
    piece.play(rung, bell, level=0.04, side=0.5, far=0.9, loose=0.02, ring=2.0, seed=108)
