"""Plays whole games with computer players, without a window."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from discovery.agents.budget import Budget
from discovery.agents.registry import UnknownAgentError, agent_kinds, find_kind
from discovery.cli.house import check_players, open_box
from discovery.cli.outcome import Complaint, Outcome
from discovery.cli.playing import MOST_DECISIONS, PLAYOUTS, play_on
from discovery.match.match import Match
from discovery.match.seats import COLOURS, SeatInfo
from discovery.match.store import StoreError, write_record
from discovery.rules.game import OptionError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.match.box import GameBox
    from discovery.match.record import Record


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
    playouts: int = PLAYOUTS


def simulate(plan: Plan) -> Outcome:
    """Play the games, write their records and tell how they went.

    Raises:
        Complaint: the game cannot be played like this, or a record cannot be written.
    """
    box = open_box(plan.game)
    seats = _seats(plan, box)
    budget = Budget(plan.playouts, None)
    records = []
    for index in range(plan.games):
        try:
            match, legal = play(box, seats, plan.options, plan.seed + index, budget)
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
    check_players(plan.game, players)
    labels = {kind.name: str(kind.label) for kind in agent_kinds(plan.game)}
    seats = []
    for seat in range(players):
        agent = plan.agents[seat % len(plan.agents)]
        try:
            find_kind(plan.game, agent)
        except UnknownAgentError as error:
            raise Complaint(_sentence(str(error))) from error
        seats.append(SeatInfo(f"{labels[agent]} {seat + 1}", seat % COLOURS, agent))
    return tuple(seats)


def play(
    box: GameBox,
    seats: tuple[SeatInfo, ...],
    options: Mapping[str, str],
    seed: int,
    budget: Budget,
) -> tuple[Match, list[int]]:
    """Play one game, whole or cut, and return it with the number of legal actions at each step.

    Raises:
        OptionError: the game cannot be played like this.
    """
    match = Match.start(box, seats, options, seed)
    budgets = (budget,) * len(seats)
    legal = [len(one.view.legal_actions()) for one in play_on(match, budgets, MOST_DECISIONS)]
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
