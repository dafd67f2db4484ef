"""The tempers of computer players on the island: what they like better than others do."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """How someone searches.

    `reads` and `digs` are hours by which clues and sites seem nearer than they are; someone who
    goes by a rule digs from `enough` possible sites on. At the end of a day a hex is declared as
    soon as no more than `guesses` places fit. A site that is excluded is opened for show where that
    makes it likelier to be first by more than `shows`; None: never.
    """

    reads: float = 0.0
    digs: float = 0.0
    enough: int = 2
    guesses: int = 1
    shows: float | None = None


SURVEYOR = Temper(reads=4.0)
"""Reads until little is left to guess."""
GAMBLER = Temper(digs=6.0, enough=6, guesses=2)
"""Declares and digs on a hunch."""
BUCCANEER = Temper(digs=4.0, shows=0.005)
"""Digs early and for show, but has learnt that a wrong declaration costs two days."""
