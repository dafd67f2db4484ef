"""Lets computer players meet in many games, and tells who is stronger and how sure that is."""

from __future__ import annotations

import gc
import json
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING

from discovery.agents.budget import Budget
from discovery.agents.registry import UnknownAgentError, find_kind
from discovery.cli.house import check_players, find_game, open_box
from discovery.cli.outcome import Complaint, Outcome
from discovery.cli.playing import MOST_DECISIONS, PLAYOUTS, Decision, play_on
from discovery.cli.standings import Interval, Played, Standing, standing, wilson
from discovery.match.match import Match
from discovery.match.seats import COLOURS, SeatInfo
from discovery.rules.game import OptionError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from discovery.match.box import GameBox

LEAST_DEALS = 10
"""No match is stopped earlier: a run of luck is not to decide it."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A computer player in the arena: its name, and its budget for a turn."""

    agent: str
    budget: Budget

    @classmethod
    def read(cls, game: str, text: str, usual: Budget) -> Entrant:
        """Return the computer player that `player` or `expert:50` names.

        The number is that of its playouts; without one it has the `usual` budget.

        Raises:
            Complaint: the game has no such player, or what follows its name is no number.
        """
        name, colon, own = text.partition(":")
        if colon and not (own.isdecimal() and int(own)):
            message = f"'{text}' is no computer player with a number of playouts."
            raise Complaint(message)
        try:
            find_kind(game, name)
        except UnknownAgentError as error:
            message = f"{str(error)[:1].upper()}{str(error)[1:]}."
            raise Complaint(message) from error
        return cls(name, Budget(int(own), None) if own else usual)

    def __str__(self) -> str:
        playouts, seconds = self.budget.playouts, self.budget.seconds
        return f"{self.agent}:{f'{seconds:g}s' if playouts is None else playouts}"


@dataclass(frozen=True, slots=True)
class Meeting:
    """What to play: see `arena` of the command line.

    `agents` are names, each with its own playouts after a colon where it has some. `seconds` take
    the place of playouts. With a `bound` it ends once the first one's share of wins is surely
    above or below.
    """

    game: str
    agents: tuple[str, ...]
    games: int
    seed: int = 0
    workers: int = 1
    playouts: int = PLAYOUTS
    seconds: float | None = None
    bound: float | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    as_json: bool = False


@dataclass(frozen=True, slots=True)
class Task:
    """One game: entrant `rotation` sits in seat 0, the next one in seat 1, and so on."""

    game: str
    options: tuple[tuple[str, str], ...]
    entrants: tuple[Entrant, ...]
    seed: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a meeting; `seeds` are the first and the last."""

    game: str
    options: Mapping[str, str]
    seeds: tuple[int, int]
    games: int
    cut: int
    bound: float | None
    stopped_early: bool
    agents: tuple[Standing, ...]


def arena(meeting: Meeting) -> Outcome:
    """Play the games and tell how they went.

    Raises:
        Complaint: the game cannot be played like this.
    """
    entrants = _entrants(meeting)
    _check(meeting, entrants)
    deals: list[tuple[Played, ...]] = []
    stopped = False
    for deal in _deals(meeting, entrants):
        deals.append(deal)
        if _decided(meeting, deals):
            stopped = True
            break
    report = _report(meeting, entrants, deals, stopped=stopped)
    return Outcome(json.dumps(asdict(report), indent=1) if meeting.as_json else _table(report))


def _entrants(meeting: Meeting) -> tuple[Entrant, ...]:
    find_game(meeting.game)
    seconds = meeting.seconds
    usual = Budget(meeting.playouts if seconds is None else None, seconds)
    return tuple(Entrant.read(meeting.game, text, usual) for text in meeting.agents)


def _check(meeting: Meeting, entrants: Sequence[Entrant]) -> None:
    """Complain here, not from a worker, of what cannot be played."""
    if len(entrants) < 2:
        raise Complaint("It takes two computer players at least.")
    check_players(meeting.game, len(entrants))
    try:
        Match.start(open_box(meeting.game), _seats(entrants, 0), meeting.options, meeting.seed)
    except OptionError as error:
        message = f"{str(error)[:1].upper()}{str(error)[1:]}."
        raise Complaint(message) from error


def _seats(entrants: Sequence[Entrant], rotation: int) -> tuple[SeatInfo, ...]:
    turned = [*entrants[rotation:], *entrants[:rotation]]
    return tuple(
        SeatInfo(str(entrant), seat % COLOURS, entrant.agent) for seat, entrant in enumerate(turned)
    )


def _deals(meeting: Meeting, entrants: tuple[Entrant, ...]) -> Iterator[tuple[Played, ...]]:
    """Yield the games deal by deal, each played from every seat, in the order of the seeds."""
    count = len(entrants)
    options = tuple(meeting.options.items())
    tasks = (
        Task(meeting.game, options, entrants, meeting.seed + deal, rotation)
        for deal in range(-(-meeting.games // count))
        for rotation in range(count)
    )
    games = _spread(tasks, meeting.workers) if meeting.workers > 1 else map(play_task, tasks)
    while deal := tuple(islice(games, count)):
        yield deal


def _spread(tasks: Iterator[Task], workers: int) -> Iterator[Played]:
    """Play in so many processes; what comes of the tasks is yielded in their order."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    waiting = deque(pool.submit(play_task, task) for task in islice(tasks, 2 * workers))
    try:
        while waiting:
            yield waiting.popleft().result()
            for task in islice(tasks, 1):
                waiting.append(pool.submit(play_task, task))
    finally:
        pool.shutdown(cancel_futures=True)


@lru_cache(maxsize=1)
def _box(game: str) -> GameBox:
    return open_box(game)


@contextmanager
def _untidied() -> Iterator[None]:
    """Look for no garbage, as where computer players think for the window (`agents/worker.py`)."""
    tidy = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if tidy:
            gc.enable()


def play_task(task: Task) -> Played:
    """Play a game, whole or cut."""
    count, rotation = len(task.entrants), task.rotation
    seats = _seats(task.entrants, rotation)
    match = Match.start(_box(task.game), seats, dict(task.options), task.seed)
    turned = [*task.entrants[rotation:], *task.entrants[:rotation]]
    budgets = tuple(entrant.budget for entrant in turned)
    with _untidied():
        played = list(play_on(match, budgets, MOST_DECISIONS))
    scores = match.scores or (0,) * count
    winners = match.winners
    order = [(entrant - rotation) % count for entrant in range(count)]
    wins = tuple((seat in winners) / max(1, len(winners)) for seat in order)
    return Played(
        match.over,
        wins,
        tuple(scores[seat] for seat in order),
        tuple(tuple(one.seconds for one in played if one.seat == seat) for seat in order),
        tuple(tuple(turns_of(played, seat)) for seat in order),
    )


def turns_of(played: Sequence[Decision], seat: int) -> list[float]:
    """Return the seconds that a seat thought in each turn in which it decided something.

    >>> told = [(0, 1.0, True), (1, 2.0, False), (0, 4.0, False), (0, 8.0, True), (1, 16.0, True)]
    >>> played = [Decision(seat, None, seconds, first) for seat, seconds, first in told]
    >>> turns_of(played, 0), turns_of(played, 1)
    ([5.0, 8.0], [2.0, 16.0])
    """
    turns: list[float] = []
    begun = True
    for decision in played:
        begun = begun or decision.first
        if decision.seat == seat:
            if begun:
                turns.append(0.0)
            turns[-1] += decision.seconds
            begun = False
    return turns


def _decided(meeting: Meeting, deals: Sequence[tuple[Played, ...]]) -> bool:
    if meeting.bound is None or len(deals) < LEAST_DEALS:
        return False
    games = [game for deal in deals for game in deal if game.whole]
    interval = wilson(sum(game.wins[0] for game in games), len(games))
    return interval.excludes(meeting.bound)


def _report(
    meeting: Meeting,
    entrants: Sequence[Entrant],
    deals: Sequence[tuple[Played, ...]],
    *,
    stopped: bool,
) -> Report:
    games = [game for deal in deals for game in deal]
    return Report(
        game=meeting.game,
        options=meeting.options,
        seeds=(meeting.seed, meeting.seed + len(deals) - 1),
        games=len(games),
        cut=sum(not game.whole for game in games),
        bound=meeting.bound,
        stopped_early=stopped and len(games) < meeting.games,
        agents=tuple(standing(str(one), number, deals) for number, one in enumerate(entrants)),
    )


def _table(report: Report) -> str:
    first, last = report.seeds
    lines = [
        f"{report.game}: {report.games} games, each of the seeds {first} to {last} from every seat"
    ]
    if report.cut:
        lines.append(f"cut at {MOST_DECISIONS} decisions, not counted: {report.cut}")
    if report.stopped_early:
        lines.append(f"stopped early: the share of {report.agents[0].agent} is not {report.bound}")
    won = f"{'wins':>7} {'share':>6} {'95 %':>13}"
    led = f"{'score':>7} {'lead':>7} {'95 %':>17}"
    took = f"{'ms/decision':>12} {'ms/turn':>8} {'p95':>7} {'most':>7}"
    lines += ["", f"{'':24} {won} {led} {took}"]
    return "\n".join([*lines, *map(_line, report.agents)])


def _line(row: Standing) -> str:
    won = f"{row.wins:7.1f} {row.share:6.1%} {_span(row.share_interval, '.1%'):>13}"
    led = f"{row.score:7.2f} {row.lead:+7.2f} {_span(row.lead_interval, '+.2f'):>17}"
    spent = row.milliseconds
    took = f"{spent.decision:12.1f} {spent.turn:8.1f} {spent.turn_p95:7.1f} {spent.turn_most:7.1f}"
    return f"{row.agent:24} {won} {led} {took}"


def _span(interval: Interval | None, form: str) -> str:
    return "-" if interval is None else f"{interval.low:{form}} – {interval.high:{form}}"
