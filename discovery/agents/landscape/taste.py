"""What a computer player of The Discovery thinks of territories and of the others."""

from __future__ import annotations

from dataclasses import dataclass, replace

Three = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Taste:
    """Numbers that make a character; they were found by matches and are guesses, not rules.

    Triples are for grassland, mountain and sea. `growth` is by how many points an open edge
    raises a territory with the whole stack to come, `closing` the chance that one open edge is
    closed, `in_time` how many tiles must be to come for that. `waiting` is the part of a complete
    territory's value that one can count on before its follower is back, `supply` what 0 … 4
    followers to deploy are worth. `rivalry` is how much a point of the others, shared among them,
    hurts, `barring` how much an open edge in the land of one of them pleases.
    """

    growth: Three
    closing: Three
    in_time: float
    waiting: float
    supply: tuple[float, float, float, float, float]
    rivalry: float
    barring: float = 0.0


BUILDER = Taste(
    growth=(0.55, 0.45, 0.35),
    closing=(0.66, 0.66, 0.66),
    in_time=20.0,
    waiting=0.95,
    supply=(0.0, 2.0, 3.2, 4.0, 4.4),
    rivalry=0.3,
)
SPOILER = replace(BUILDER, rivalry=1.0, barring=2.5)
# Who sees further can afford to look at the others more.
KEEN_BUILDER = replace(BUILDER, rivalry=0.6)
KEEN_SPOILER = replace(BUILDER, rivalry=1.0, barring=1.5)
