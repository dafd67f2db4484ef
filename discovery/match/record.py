"""The record of a game: save, journal and replay in one. docs/records.md shows samples."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from discovery.match import reading
from discovery.match.faults import Damaged, NewerVersion, NotARecord, Truncated
from discovery.match.seats import COLOURS, HandOver, SeatInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.game import Seat

FORMAT = "discovery-record"
VERSION = 1
_OPENING = f'{{"format": "{FORMAT}"'


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: who, the action's text, the chance before it, the points it won at once.

    `legal` is the number of actions that were legal before it, where that was counted.
    """

    seat: Seat
    action: str
    chance: tuple[str, ...] = ()
    points: int = 0
    legal: int | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, or the part of it that was played.

    `chance` is what was resolved after the last step: None when nothing was, so that an end of
    turn that nobody confirmed stays unconfirmed. `scores` is None until the game is over; then all
    was confirmed.
    `stopped` tells that people ended the game there, so that `chance` may be None as in a save.
    `seats` are those who sit there now, `handed` tells who sat there before them, and until when.
    `generator` counts the outcomes drawn from the seed; `name` is the title that a person gave,
    `saved` the time in UTC (ISO 8601).
    """

    game: str
    options: Mapping[str, str]
    seed: int
    content: Mapping[str, str]
    seats: tuple[SeatInfo, ...]
    setup: tuple[str, ...]
    steps: tuple[Step, ...]
    chance: tuple[str, ...] | None = None
    scores: tuple[int, ...] | None = None
    generator: int | None = None
    name: str | None = None
    saved: str | None = None
    handed: tuple[HandOver, ...] = ()
    stopped: bool = False


def to_json(record: Record) -> str:
    """Return the record as JSON, one line for each head entry and each step.

    >>> text = to_json(Record("nim", {}, 7, {}, (SeatInfo("Ann", 0),), ("first 0",), ()))
    >>> text.splitlines()[0]
    '{"format": "discovery-record",'
    >>> from_json(text).setup
    ('first 0',)
    """
    head = [f"{json.dumps(key)}: {_dump(value)}" for key, value in _head(record).items()]
    steps = ",\n".join(_dump(_step(step)) for step in record.steps)
    tail = [f'"steps": [\n{steps}\n]' if steps else '"steps": []']
    if record.chance is not None:
        tail.append(f'"chance": {_dump(list(record.chance))}')
    if record.stopped:
        tail.append('"stopped": true')
    if record.scores is not None:
        tail.append(f'"scores": {_dump(list(record.scores))}')
    return "{" + ",\n".join(head + tail) + "}\n"


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _head(record: Record) -> dict[str, Any]:
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "name": record.name,
        "saved": record.saved,
        "options": dict(record.options),
        "seed": record.seed,
        "generator": record.generator,
        "content": dict(record.content),
        "seats": [_seat_entry(seat) for seat in record.seats],
        "handed": [_handed_entry(one) for one in record.handed] or None,
        "setup": list(record.setup),
    }
    return {key: value for key, value in head.items() if value is not None}


def _step(step: Step) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "seat": step.seat,
        "action": step.action,
        "chance": list(step.chance),
    }
    if step.points:
        entry["points"] = step.points
    if step.legal is not None:
        entry["legal"] = step.legal
    return entry


def from_json(text: str) -> Record:
    """Read a record.

    Raises:
        NotARecord: it is something else.
        Truncated: its end is missing.
        NewerVersion: a later program wrote it.
        Damaged: a field is missing or wrong.
    """
    data = _parsed(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NotARecord
    version = reading.whole(data, "version", least=1)
    if version > VERSION:
        raise NewerVersion(version)
    seats = tuple(
        _seat(entry, f"seats {index + 1}")
        for index, entry in enumerate(reading.items(data, "seats", dict))
    )
    if not seats:
        raise Damaged("seats")
    scores = reading.optional(reading.wholes, data, "scores")
    if scores is not None and len(scores) != len(seats):
        raise Damaged("scores")
    return Record(
        game=reading.words(data, "game"),
        options=reading.table(data, "options"),
        seed=reading.whole(data, "seed"),
        content=reading.table(data, "content"),
        seats=seats,
        handed=_handed(data, len(seats)),
        setup=reading.texts(data, "setup"),
        steps=_steps(data, len(seats)),
        chance=reading.optional(reading.texts, data, "chance"),
        scores=scores,
        generator=reading.optional(reading.count, data, "generator"),
        name=reading.optional(reading.name, data, "name"),
        saved=reading.optional(reading.words, data, "saved"),
        stopped=reading.optional(reading.truth, data, "stopped") or False,
    )


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        pass
    bare = text.strip("\0 \r\n\t")
    # After a loss of power a file can be empty, or full of zeros.
    if not bare or _OPENING.startswith(bare):
        raise Truncated
    if not bare.startswith(_OPENING):
        raise NotARecord
    if not bare.endswith("}"):
        raise Truncated
    raise Damaged("JSON")


def _seat_entry(seat: SeatInfo) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": seat.name, "colour": seat.colour, "agent": seat.agent}
    return {**entry, "off": list(seat.off)} if seat.off else entry


def _seat(entry: Mapping[str, Any], where: str) -> SeatInfo:
    colour = reading.whole(entry, "colour", least=0, where=where)
    if colour >= COLOURS:
        raise Damaged(where, "colour")
    agent = reading.optional(reading.words, entry, "agent", where)
    off = reading.optional(reading.texts, entry, "off", where) or ()
    return SeatInfo(reading.name(entry, "name", where), colour, agent, off)


def _handed_entry(one: HandOver) -> dict[str, Any]:
    return {"step": one.decisions, "seat": one.seat, "name": one.name, "agent": one.agent}


def _handed(data: Mapping[str, Any], players: int) -> tuple[HandOver, ...]:
    if data.get("handed") is None:
        return ()
    found = []
    for index, entry in enumerate(reading.items(data, "handed", dict)):
        where = f"handed {index + 1}"
        decisions = reading.whole(entry, "step", least=0, where=where)
        seat = reading.whole(entry, "seat", least=0, where=where)
        if seat >= players:
            raise Damaged(where, "seat")
        agent = reading.optional(reading.words, entry, "agent", where)
        found.append(HandOver(decisions, seat, reading.name(entry, "name", where), agent))
    return tuple(found)


def _steps(data: Mapping[str, Any], players: int) -> tuple[Step, ...]:
    steps = []
    for index, entry in enumerate(reading.items(data, "steps", dict)):
        where = f"steps {index + 1}"
        seat = reading.whole(entry, "seat", least=0, where=where)
        if seat >= players:
            raise Damaged(where, "seat")
        steps.append(
            Step(
                seat,
                reading.words(entry, "action", where),
                reading.texts(entry, "chance", where),
                reading.optional(reading.whole, entry, "points", where) or 0,
                reading.optional(reading.count, entry, "legal", where),
            )
        )
    return tuple(steps)
