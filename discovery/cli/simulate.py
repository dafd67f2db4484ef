"""Plays whole games with computer players, without a window."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from discovery.agents.registry import UnknownAgentError, agent_kinds, make_agent
from discovery.cli.house import open_box
from discovery.cli.outcome import Complaint, Outcome
from discovery.match.match import Match
from discovery.match.seats import COLOURS, SeatInfo
from discovery.match.store import StoreError, write_record
from discovery.rules.game import OptionError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.match.box import GameBox
    from discovery.match.record import Record

MOST_DECISIONS = 2000
"""A longer game is cut, and the summary says so."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: see `simulate` of the command line."""

    game: str
    games: int
    players: int | None
    seed: int
    agents: tuple[str, ...]
    options: Mapping[str, str]
    folder: str | None = None
    legal: bool = False


def simulate(plan: Plan) -> Outcome:
    """Play the games, write their records and tell how they went.

    Raises:
        Complaint: the game cannot be played like this, or a record cannot be written.
    """
    box = open_box(plan.game)
    seats = _seats(plan, box)
    records = []
    for index in range(plan.games):
        try:
            match, legal = play(box, seats, plan.options, plan.seed + index)
        except OptionError as error:
            raise Complaint(_sentence(str(error))) from error
        record = match.record()
        if plan.legal:
            steps = zip(record.steps, legal, strict=True)
            record = replace(record, steps=tuple(replace(s, legal=n) for s, n in steps))
        if plan.folder is not None:
            _write(plan, index, record)
        records.append((record, match.winners))
    return Outcome(_summary(plan, seats, records))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def _seats(plan: Plan, box: GameBox) -> tuple[SeatInfo, ...]:
    players = plan.players or max(len(plan.agents), box.rules.least_players)
    if len(plan.agents) > players:
        message = f"There are {len(plan.agents)} computer players for {players} seats."
        raise Complaint(message)
    labels = {kind.name: str(kind.label) for kind in agent_kinds(plan.game)}
    seats = []
    for seat in range(players):
        agent = plan.agents[seat % len(plan.agents)]
        try:
            make_agent(plan.game, agent, 0)
        except UnknownAgentError as error:
            raise Complaint(_sentence(str(error))) from error
        seats.append(SeatInfo(f"{labels[agent]} {seat + 1}", seat % COLOURS, agent))
    return tuple(seats)


def play(
    box: GameBox, seats: tuple[SeatInfo, ...], options: Mapping[str, str], seed: int
) -> tuple[Match, list[int]]:
    """Play one game, whole or cut, and return it with the number of legal actions at each step.

    Raises:
        OptionError: the game cannot be played like this.
    """
    match = Match.start(box, seats, options, seed)
    legal: list[int] = []
    while match.decisions < MOST_DECISIONS:
        match.confirm()
        seat = match.to_act
        if seat is None:
            break
        view = match.view(seat)
        legal.append(len(view.legal_actions()))
        agent = make_agent(box.rules.name, seats[seat].agent or "random", match.decision_seed)
        match.act(seat, agent.choose(view))
    return match, legal


def _write(plan: Plan, index: int, record: Record) -> None:
    folder = Path(plan.folder or "")
    name = f"{plan.game}-{plan.seed}-{index:0{len(str(plan.games - 1))}d}.json"
    try:
        write_record(folder / name, record, backup=False)
    except StoreError as error:
        raise Complaint(str(error)) from error


def _summary(
    plan: Plan,
    seats: tuple[SeatInfo, ...],
    records: list[tuple[Record, tuple[int, ...]]],
) -> str:
    decisions = sum(len(record.steps) for record, _ in records)
    whole = [(record, winners) for record, winners in records if record.scores is not None]
    cut = len(records) - len(whole)
    lines = [
        f"{plan.game}: {plan.games} games, {len(seats)} players",
        f"seeds: {plan.seed} to {plan.seed + plan.games - 1}",
        f"decisions: {decisions} in all, {decisions / plan.games:.1f} a game",
        f"cut at {MOST_DECISIONS} decisions: {cut}",
    ]
    for number, seat in enumerate(seats):
        wins = sum(number in winners for _, winners in whole)
        points = [record.scores[number] for record, _ in whole if record.scores is not None]
        mean = f"{sum(points) / len(points):.2f}" if points else "-"
        lines.append(f"seat {number}, {seat.agent}: wins {wins} (shared too), mean score {mean}")
    if plan.folder is not None:
        lines.append(f"records: {plan.folder}")
    return "\n".join(lines)
