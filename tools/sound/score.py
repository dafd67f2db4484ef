"""Music on paper: melodies and chords as text, and a band that plays them round and round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tools.sound.room import around, echo, loudness, panned, warmed
from tools.sound.wave import Wave, chance, seconds

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Player = Callable[[str, float, float], Wave]
    """Plays a note for seconds with a strength from 0 to 1; returns one channel."""


@dataclass(frozen=True, slots=True)
class Note:
    """One note: its name, when it begins and how long it lasts in beats, how strong it is."""

    name: str
    at: float
    beats: float
    strength: float = 1.0


def melody(text: str, at: float, bar: float) -> list[Note]:
    """Read a melody: bars divided by `|`, in each `NAME BEATS` pairs, `-` for a rest.

    A bar that lasts other than `bar` beats is a mistake.

    >>> [(note.name, note.at, note.beats) for note in melody("A4 1 - 1 | D5 2", 4, 2)]
    [('A4', 4, 1.0), ('D5', 6.0, 2.0)]
    """
    notes = []
    for number, words in enumerate(text.split("|")):
        pairs = words.split()
        start = at
        for name, beats in zip(pairs[::2], pairs[1::2], strict=True):
            if name != "-":
                notes.append(Note(name, at, float(beats)))
            at += float(beats)
        if abs(at - start - bar) > 1e-9:
            message = f"bar {number + 1} lasts {at - start} beats: {words.strip()}"
            raise ValueError(message)
    return notes


def chords(text: str, strings: Mapping[str, str]) -> list[list[str]]:
    """Read chords, one a bar, divided by `|`; return the notes of each chord's strings.

    >>> chords("D | G", {"D": "D3 A3", "G": "G2 D3"})
    [['D3', 'A3'], ['G2', 'D3']]
    """
    return [strings[name.strip()].split() for name in text.split("|")]


def broken(
    harmony: list[list[str]],
    orders: Sequence[Sequence[int]],
    strengths: Sequence[float],
    bar: float,
    rests: Callable[[int, int], bool] = lambda _, __: False,
) -> list[Note]:
    """Return chords broken into quavers: the strings in an order that changes from bar to bar.

    `bar` is the length of a bar in beats; `rests` tells which quaver of which bar is left out.
    """
    return [
        Note(strings[string], number * bar + quaver / 2, 0.5, strength)
        for number, strings in enumerate(harmony)
        for quaver, (string, strength) in enumerate(
            zip(orders[number % len(orders)], strengths, strict=True)
        )
        if not rests(number, quaver)
    ]


class Loop:
    """A piece that ends where it begins: what sounds beyond the end is heard at the beginning."""

    def __init__(self, beats: float, tempo: float) -> None:
        """Make an empty piece of `beats` beats, `tempo` of them a minute."""
        self.beat = 60.0 / tempo
        self._length = seconds(beats * self.beat)
        self._dry = np.zeros((2, self._length))
        self._wet = np.zeros((2, self._length))

    def play(  # noqa: PLR0913 - where, how loud, how far away
        self,
        notes: list[Note],
        player: Player,
        *,
        level: float,
        side: float = 0.0,
        far: float = 0.3,
        loose: float = 0.0,
        ring: float = 0.0,
        seed: int = 0,
    ) -> None:
        """Let `player` play: `level` loud, from `side`, `far` as the share sent to the room.

        Each note is up to `loose` seconds early or late and a little stronger or weaker, as
        people play, and sounds `ring` seconds longer than it is written.
        """
        hand = chance(seed)
        for note in notes:
            late = hand.normal(0.0, loose / 2) if loose else 0.0
            touch = 1.0 + (hand.uniform(-0.14, 0.14) if loose else 0.0)
            sound = player(note.name, note.beats * self.beat + ring, note.strength)
            sound = sound * level * note.strength * touch
            start = seconds(note.at * self.beat + float(np.clip(late, -loose, loose)))
            places = (start + np.arange(len(sound))) % self._length
            both = panned(sound, side)
            self._dry[:, places] += both * (1 - 0.5 * far)
            self._wet[:, places] += both * far

    def finished(self, level: float, *, time: float, seed: int, seam: float) -> Wave:
        """Return the piece in its room (echo of `time` seconds), at `level` decibels of loudness.

        It begins at the quietest moment of its last `seam` beats.
        """
        whole = self._dry + around(self._wet, echo(time, seed))
        whole -= whole.mean(axis=1, keepdims=True)
        for _ in range(3):
            whole = warmed(whole * 10 ** ((level - loudness(whole)) / 20))
        last = seconds(seam * self.beat)
        return np.roll(whole, last - quietest(whole[:, -last:]), axis=1)


def quietest(wave: Wave, span: float = 0.04) -> int:
    """Return the sample in the middle of the quietest `span` seconds."""
    width = seconds(span)
    power = np.convolve((wave**2).sum(axis=0), np.ones(width), "valid")
    return int(power.argmin()) + width // 2
