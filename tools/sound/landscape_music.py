"""The music of The Discovery: slow and sparse, for lute, flute and drone, in D with a flat seventh.

It lies below thinking, so most bars are nearly empty and nothing in it calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sound.players import bell, drone, flute, lute
from tools.sound.score import Loop, Note, chords, melody

if TYPE_CHECKING:
    from tools.sound.wave import Wave

BAR = 4
TEMPO = 60
BARS = 28

CHORDS = {
    "D": "D2 A2 D3 A3",
    "Em/D": "D2 B2 E3 G3",
    "G/D": "D2 G2 D3 B3",
    "Bm": "B2 F#3 B3 D4",
    "G": "G2 D3 G3 B3",
    "D/F#": "F#2 D3 A3 D4",
    "Em": "E2 B2 E3 G3",
    "Asus": "A2 E3 A3 D4",
    "C": "C3 G3 C4 E4",
}
HARMONY = (
    "D | D | Em/D | D | G/D | G/D | D | D | Bm | Bm | G | G | D/F# | Em | Asus | Asus |"
    "D | C | G | D | D | C | G | D | D | G/D | D | Asus"
)

FIRST_WALK = (
    "- 1 A4 0.5 B4 0.5 D5 2 | - 2 A4 1 F#4 1 | - 1 G4 0.5 B4 0.5 E5 2 | - 2 D5 1 A4 1 |"
    "- 1 B4 0.5 D5 0.5 G5 1 F#5 1 | - 1 D5 1 B4 2 | - 1 A4 1 F#4 1 E4 1 | D4 2 - 2"
)
FAR_CALL = (
    "B4 3 D5 1 | F#5 3 - 1 | D5 2 B4 2 | G4 1 A4 1 B4 2 |"
    "A4 3 D5 1 | G5 2 E5 2 | E5 3 D5 1 | A4 2 - 2"
)
SECOND_WALK = (
    "- 1 D5 0.5 E5 0.5 F#5 2 | - 1 E5 0.5 D5 0.5 G4 2 | - 1 B4 0.5 D5 0.5 E5 1 D5 1 | A4 2 - 2"
)
LAST_CALL = "- 1 F#5 2 E5 1 | E5 2 G5 2 | D5 2 B4 2 | A4 3 - 1"


def landscape_music() -> Wave:
    """Return the piece, two channels, 112 seconds."""
    piece = Loop(BARS * BAR, TEMPO)
    _strings(piece)
    walks = [
        *melody(FIRST_WALK, 0, BAR),
        *melody(SECOND_WALK, 16 * BAR, BAR),
    ]
    piece.play(walks, lute(0.4, 80), level=0.36, side=0.22, far=0.4, loose=0.02, ring=2.6, seed=81)
    calls = [*melody(FAR_CALL, 8 * BAR, BAR), *melody(LAST_CALL, 20 * BAR, BAR)]
    piece.play(calls, flute, level=0.10, side=-0.2, far=0.65, loose=0.02, ring=0.2, seed=82)
    _ground(piece)
    return piece.finished(-23.0, time=3.2, seed=50, seam=BAR)


def _strings(piece: Loop) -> None:
    """Touch each chord: root first, the rest scattered over the bar, fewer in every other bar."""
    notes = []
    for number, strings in enumerate(chords(HARMONY, CHORDS)):
        root, low, middle, high = strings
        at = number * BAR
        notes += [Note(root, at, 3, 0.95), Note(middle, at + 1.5, 2, 0.5)]
        if number % 2 == 0:
            notes += [Note(low, at + 0.75, 2, 0.5), Note(high, at + 2.5, 2, 0.45)]
        else:
            notes.append(Note(high, at + 3, 1, 0.4))
    piece.play(notes, lute(0.2, 83), level=0.27, side=-0.2, loose=0.025, ring=2.8, seed=84)


def _ground(piece: Loop) -> None:
    """Lay a drone of D and A below everything, and a few bells far away."""
    roots = [Note("D2", bar * BAR, 4 * BAR) for bar in range(0, BARS, 4)]
    octaves = [Note("D3", bar * BAR + 4, 3 * BAR) for bar in range(2, BARS, 7)]
    fifths = [Note("A2", bar * BAR + 8, 4 * BAR) for bar in range(0, BARS, 4)]
    for seed, (notes, level, side) in enumerate(
        ((roots, 0.065, 0.0), (octaves, 0.04, 0.3), (fifths, 0.055, -0.3))
    ):
        piece.play(notes, drone, level=level, side=side, far=0.5, ring=2.5, seed=85 + seed)
    rung = [Note("A5", at * BAR + 2, 4, 0.8) for at in (3, 7, 15, 25)]
    rung += [Note("D6", at * BAR + 3, 4, 0.7) for at in (1, 11, 19, 26)]
    piece.play(rung, bell, level=0.045, side=0.5, far=0.9, loose=0.02, ring=2.0, seed=88)
