"""The music of the title: a calm air in three-four time, for lute, flute and drone, in G."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sound.players import bell, drone, flute, lute
from tools.sound.score import Loop, Note, broken, chords, melody

if TYPE_CHECKING:
    from tools.sound.wave import Wave

BAR = 3
TEMPO = 88
BARS = 40

CHORDS = {
    "G": "G2 D3 G3 B3",
    "D/F#": "F#2 D3 F#3 A3",
    "Em": "E2 B2 E3 G3",
    "C": "C3 G3 C4 E4",
    "Cadd9": "C3 G3 D4 E4",
    "G/B": "B2 D3 G3 B3",
    "Am": "A2 E3 A3 C4",
    "Dsus": "D3 A3 D4 G4",
    "D": "D3 A3 D4 F#4",
    "Em/D": "D3 B3 E4 G4",
}
"""The strings of each chord from the lowest."""

FRAME = "G | Cadd9 | G | Dsus"
AIR = "G | D/F# | Em | Cadd9 | G/B | Am | Dsus | D"
CLOSE = "G | D/F# | Em | Cadd9 | G/B | Am | D | G"
BRIDGE = "Em | Em/D | C | G/B | Am | Em | C | D"
HARMONY = " | ".join((FRAME, AIR, CLOSE, BRIDGE, CLOSE, FRAME))

AIR_TUNE = (
    "B4 1 D5 1 G5 1 | F#5 2 E5 0.5 D5 0.5 | E5 1.5 D5 0.5 B4 1 | D5 1.5 C5 0.5 A4 1 |"
    "B4 1 D5 1 G5 1 | A5 1.5 G5 0.5 E5 1 | G5 1 E5 1 D5 1 | D5 2 - 1"
)
CLOSE_TUNE = (
    "B4 1 D5 1 G5 1 | F#5 2 E5 0.5 D5 0.5 | E5 1.5 D5 0.5 B4 1 | D5 1.5 C5 0.5 A4 1 |"
    "B4 1 D5 1 G5 1 | A5 1.5 G5 0.5 E5 1 | D5 1 B4 0.5 A4 0.5 F#4 1 | G4 2 - 1"
)
BRIDGE_TUNE = (
    "E5 2 F#5 0.5 G5 0.5 | B5 2 A5 1 | G5 1.5 F#5 0.5 E5 1 | D5 2 - 1 |"
    "C5 1 E5 1 A5 1 | G5 2 F#5 0.5 E5 0.5 | E5 1 D5 1 C5 1 | D5 2 - 1"
)
SECOND_TUNE = "G4 3 | A4 3 | G4 2 E4 1 | E4 2 G4 1 | G4 3 | C5 2 A4 1 | F#4 3 | D4 2 - 1"
"""A second flute below the air when it comes for the last time."""


def title_music() -> Wave:
    """Return the piece, two channels, about 82 seconds."""
    piece = Loop(BARS * BAR, TEMPO)
    _lute(piece)
    _tunes(piece)
    _ground(piece)
    return piece.finished(-21.5, time=2.6, seed=40, seam=BAR)


def _lute(piece: Loop) -> None:
    """Break each chord into six quavers, upwards and back."""
    orders = ((0, 1, 2, 3, 2, 1), (0, 2, 3, 1, 3, 2))
    strengths = (1.0, 0.55, 0.65, 0.7, 0.6, 0.5)
    notes = broken(chords(HARMONY, CHORDS), orders, strengths, BAR)
    piece.play(notes, lute(0.3, 60), level=0.24, side=-0.25, loose=0.012, ring=2.2, seed=61)


def _tunes(piece: Loop) -> None:
    """Play the air: flute, strings with the flute silent, flute in the bridge, two flutes."""
    air = melody(AIR_TUNE, 4 * BAR, BAR)
    answer = melody(CLOSE_TUNE, 12 * BAR, BAR)
    bridge = melody(BRIDGE_TUNE, 20 * BAR, BAR)
    last = melody(CLOSE_TUNE, 28 * BAR, BAR)
    second = melody(SECOND_TUNE, 28 * BAR, BAR)
    for seed, notes in enumerate((air, bridge, last)):
        piece.play(
            notes, flute, level=0.15, side=0.18, far=0.5, loose=0.010, ring=0.10, seed=62 + seed
        )
    piece.play(answer, lute(0.55, 70), level=0.42, side=0.2, loose=0.01, ring=1.8, seed=66)
    piece.play(second, flute, level=0.085, side=-0.2, far=0.55, loose=0.01, ring=0.1, seed=67)


def _ground(piece: Loop) -> None:
    """Lay a drone of root and fifth below everything, and a few bells far away."""
    notes = [Note("G2", bar * BAR, 4 * BAR) for bar in range(0, BARS, 4)]
    fifths = [Note("D3", bar * BAR + 2, 4 * BAR) for bar in range(0, BARS, 4)]
    piece.play(notes, drone, level=0.085, side=-0.1, far=0.5, ring=2.0, seed=68)
    piece.play(fifths, drone, level=0.06, side=0.1, far=0.5, ring=2.0, seed=69)
    far_bells = [Note("D6", at * BAR, 3, 0.8) for at in (0, 2, 11.0, 19, 27, 36, 38)]
    piece.play(far_bells, bell, level=0.05, side=0.5, far=0.9, loose=0.02, ring=2.0, seed=71)
