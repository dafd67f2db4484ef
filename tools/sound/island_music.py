"""The music of the treasure island: drone, wooden bars and a low flute, in E, over a far surf.

Nobody here knows where they are: the bars keep a pattern that does not come out even with the
measure, and the flute asks more than it answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sound.players import bars, bell, drone, flute, lute, sea
from tools.sound.score import Loop, Note, chords, melody

if TYPE_CHECKING:
    from tools.sound.wave import Wave

BAR = 4
TEMPO = 60
BARS = 40

CHORDS = {
    "Em": "E3 B3 E4 G4",
    "F/E": "E3 A3 C4 F4",
    "Dm/E": "E3 A3 D4 F4",
    "Em9": "E3 B3 F#4 G4",
    "Am": "A2 E3 A3 C4",
    "C/G": "G2 E3 G3 C4",
    "F": "F2 C3 A3 C4",
    "Bsus": "B2 F#3 B3 E4",
}
"""The strings of each chord from the lowest."""

SHORE = "Em | Em | F/E | Em | Em9 | Em | Dm/E | Em"
INLAND = "Am | C/G | F/E | Em | Am | F | Dm/E | Bsus"
HARMONY = " | ".join((SHORE, SHORE, INLAND, SHORE, INLAND))

QUESTION = (
    "- 2 B4 2 | E5 3 - 1 | F5 1 E5 1 C5 2 | B4 3 - 1 | - 1 B4 1 D5 2 | E5 2 G5 1 F#5 1 |"
    "F5 2 D5 2 | E5 3 - 1"
)
DEEPER = (
    "- 1 A4 1 C5 2 | B4 1 G4 3 | A4 1 C5 1 F5 2 | E5 3 - 1 | - 1 E5 1 C5 1 A4 1 | C5 2 A4 2 |"
    "F4 1 A4 1 D5 2 | B4 3 - 1"
)
PATTERN = (0, 2, 3, 1, 2)
"""Five strings in turn, over measures of eight quavers."""


def island_music() -> Wave:
    """Return the piece, two channels, two minutes and forty seconds."""
    piece = Loop(BARS * BAR, TEMPO)
    _bars(piece)
    asked = [*melody(QUESTION, 8 * BAR, BAR), *melody(DEEPER, 32 * BAR, BAR)]
    piece.play(asked, flute, level=0.10, side=0.2, far=0.65, loose=0.02, ring=0.25, seed=111)
    picked = [*melody(DEEPER, 16 * BAR, BAR), *melody(QUESTION, 24 * BAR, BAR)]
    piece.play(
        picked, lute(0.25, 112), level=0.30, side=-0.2, far=0.5, loose=0.025, ring=2.6, seed=113
    )
    _ground(piece)
    return piece.finished(-23.0, time=3.4, seed=95, seam=BAR)


def _bars(piece: Loop) -> None:
    """Let wooden bars go round in fives, and rest in every other pair of measures."""
    notes, step = [], 0
    for number, strings in enumerate(chords(HARMONY, CHORDS)):
        resting = number % 4 == 3
        for quaver in range(4 if resting else 8):
            string = strings[PATTERN[step % len(PATTERN)]]
            strength = 0.9 if step % len(PATTERN) == 0 else 0.5 + 0.1 * (quaver % 2)
            if number >= 8 or quaver % 2 == 0:
                notes.append(Note(string, number * BAR + quaver / 2, 0.5, strength))
            step += 1
    piece.play(notes, bars, level=0.25, side=-0.3, far=0.5, loose=0.015, ring=1.6, seed=114)


def _ground(piece: Loop) -> None:
    """Lay a drone of E and B below everything, surf behind it, and bells far away."""
    roots = [Note("E2", bar * BAR, 5 * BAR) for bar in range(0, BARS, 4)]
    fifths = [Note("B2", bar * BAR + 6, 4 * BAR) for bar in range(0, BARS, 6)]
    piece.play(roots, drone, level=0.075, side=0.0, far=0.5, ring=2.5, seed=115)
    piece.play(fifths, drone, level=0.045, side=0.3, far=0.5, ring=2.5, seed=116)
    surf = [Note("E2", at, 7 + at % 3, 0.8) for at in range(1, BARS * BAR - 6, 9)]
    piece.play(surf, sea, level=0.055, side=-0.45, far=0.5, loose=0.4, seed=117)
    rung = [Note("B5", at * BAR + 3, 4, 0.8) for at in (1, 6, 15, 23, 31, 38)]
    rung += [Note("F#5", at * BAR + 2, 4, 0.6) for at in (4, 12, 20, 28, 36)]
    piece.play(rung, bell, level=0.045, side=0.5, far=0.9, loose=0.02, ring=2.5, seed=118)
