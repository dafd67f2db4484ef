"""Plays whole games for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.registry import make_agent
from discovery.match.match import Match
from discovery.match.seats import SeatInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from discovery.match.box import GameBox

NAMES = ("Ann", "Ben", "수아", "Dörte", "Eve")
MOST_DECISIONS = 2000


def seats(players: int) -> list[SeatInfo]:
    return [SeatInfo(NAMES[number], number) for number in range(players)]


def begin(
    box: GameBox, players: int = 2, seed: int = 0, options: Mapping[str, str] | None = None
) -> Match:
    return Match.start(box, seats(players), options, seed)


def step(match: Match) -> None:
    """Let chance pay, and unless that ended the game, take one random decision."""
    match.confirm()
    if match.to_act is not None:
        decide(match)


def decide(match: Match, agent: str = "random") -> None:
    """Take the decision that is due as a computer player would."""
    seat = match.to_act
    assert seat is not None
    player = make_agent(match.box.rules.name, agent, match.decision_seed)
    match.act(seat, player.choose(match.view(seat)))


def played(match: Match, until: Callable[[Match], bool], agent: str = "random") -> Match:
    """Let `agent` play for all until something is so, asked at each step, or the game is over."""
    while not (match.over or until(match)):
        assert match.decisions < MOST_DECISIONS
        if match.pending is not None:
            match.confirm()
        else:
            decide(match, agent)
    return match


def steps(match: Match) -> Iterator[Match]:
    """Play on to the end and stop before each decision, the end of the turn not confirmed."""
    while not match.over:
        assert match.decisions < MOST_DECISIONS
        yield match
        step(match)


def finish(match: Match) -> Match:
    for _ in steps(match):
        pass
    return match
