"""A set-up as values: who plays, in which order, with which variants and seed."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any

from discovery.match.seats import COLOURS, SeatInfo
from discovery.rules.game import Message, mark

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.game import Rules

MOST_LETTERS = 16
FIRST = "first"
"""The option, where a game has it, that names the seat that begins, or ``random``."""


@dataclass(slots=True)
class SetUp:
    """What the set-up page edits. `seed` is text as typed; empty means a random one."""

    game: str
    seats: list[SeatInfo]
    shuffled: bool = True
    options: dict[str, str] = field(default_factory=dict)
    seed: str = ""
    waiting: list[SeatInfo] = field(default_factory=list)
    """Seats that the game has no room for; they come back in one that has."""

    def free_colours(self, seat: int) -> list[int]:
        """Return the colours that `seat` can have: its own and those of nobody."""
        taken = {info.colour for number, info in enumerate(self.seats) if number != seat}
        return [colour for colour in range(COLOURS) if colour not in taken]

    def add(self, names: Sequence[str], agent: str | None = None) -> None:
        """Add a seat with the first of `names` that nobody has, in the first free colour."""
        colours = {info.colour for info in self.seats}
        colour = next(colour for colour in range(COLOURS) if colour not in colours)
        used = {_folded(info) for info in self.seats}
        name = next((name for name in names if name.casefold() not in used), "")
        self.seats.append(SeatInfo(name, colour, agent))

    def moved_to(self, rules: Rules, agents: Sequence[str], names: Sequence[str]) -> SetUp:
        """Return a set-up of another game for the same people, as far as it is for so many.

        A computer player that the other game does not offer becomes the one of its `agents` that
        comes closest.
        """
        moved = default_setup(rules, ())
        moved.shuffled, moved.seed = self.shuffled, self.seed
        everybody = _distinct([*self.seats, *self.waiting])
        kept, moved.waiting = everybody[: rules.most_players], everybody[rules.most_players :]
        moved.seats = [replace(seat, agent=closest(seat.agent, agents)) for seat in kept]
        while len(moved.seats) < rules.least_players:
            moved.add(names)
        return moved

    def change(self, seat: int, **values: Any) -> None:
        """Change name, colour or agent of a seat."""
        self.seats[seat] = replace(self.seats[seat], **values)

    def remove(self, seat: int) -> None:
        """Take a seat away; who was to begin is then left to chance if it was that seat."""
        del self.seats[seat]
        self._follow([old for old in range(len(self.seats) + 1) if old != seat])

    def move(self, seat: int, step: int) -> None:
        """Exchange a seat with its neighbour; who begins stays the same person."""
        other = seat + step
        order = list(range(len(self.seats)))
        order[seat], order[other] = other, seat
        self.seats = [self.seats[old] for old in order]
        self._follow(order)

    def _follow(self, order: Sequence[int]) -> None:
        """Let the one who was to begin still begin; `order` holds the old seats in their places."""
        first = self.options.get(FIRST, "")
        if first.isdigit():
            stays = int(first) in order
            self.options[FIRST] = str(order.index(int(first))) if stays else "random"

    def problem(self, rules: Rules) -> Message | None:
        """Return why no game can begin like this, or None."""
        count = len(self.seats)
        if not rules.least_players <= count <= rules.most_players:
            values = {"least": rules.least_players, "most": rules.most_players}
            return Message(mark("This game is for {least} to {most} players."), values)
        names = [info.name.strip().casefold() for info in self.seats]
        if not all(names):
            return Message(mark("Every seat needs a name."))
        double = next((info.name for info in self.seats if names.count(_folded(info)) > 1), None)
        if double is not None:
            return Message(mark("Two seats are named “{name}”."), {"name": double.strip()})
        if len({info.colour for info in self.seats}) < count:
            return Message(mark("Two seats have the same colour."))
        if self.seed.strip() and not self.seed.strip().isdecimal():
            return Message(mark("The seed is a whole number, or empty for a new game each time."))
        return None

    def table(self, seed: int) -> tuple[tuple[SeatInfo, ...], dict[str, str]]:
        """Return seats in their order around the table and the options that go with it.

        A shuffled order comes from `seed`, so that the same set-up and seed give the same game.
        """
        order = list(range(len(self.seats)))
        if self.shuffled:
            chance = Random(seed).random
            for last in range(len(order) - 1, 0, -1):
                other = int(chance() * (last + 1))
                order[last], order[other] = order[other], order[last]
        seats = tuple(replace(self.seats[n], name=self.seats[n].name.strip()) for n in order)
        options = dict(self.options)
        if options.get(FIRST, "").isdigit():
            options[FIRST] = str(order.index(int(options[FIRST])))
        return seats, options

    def to_json(self) -> dict[str, Any]:
        """Return the set-up as the settings keep it; a seed is for one game and not kept."""
        return {**asdict(self), "seed": ""}


def closest(agent: str | None, agents: Sequence[str]) -> str | None:
    """Return the computer player of `agents` that comes closest to one; a person stays one.

    That is the plain one of the same level, or else of the middle one.

    >>> closest("expert-gambler", ["novice", "player", "expert-spoiler", "expert"])
    'expert'
    >>> closest("greedy", ["novice", "player", "expert"]), closest("greedy", ["random"])
    ('player', 'random')
    """
    if agent is None or agent in agents:
        return agent
    level = agent.partition("-")[0]
    return next((name for name in (level, "player") if name in agents), agents[-1])


def _distinct(seats: Sequence[SeatInfo]) -> list[SeatInfo]:
    """Return seats of which no two have one colour, as far as there are colours enough."""
    found: list[SeatInfo] = []
    for seat in seats:
        taken = {one.colour for one in found}
        free = [colour for colour in range(COLOURS) if colour not in taken]
        clash = seat.colour in taken and free
        found.append(replace(seat, colour=free[0]) if clash else seat)
    return found


def _folded(info: SeatInfo) -> str:
    return info.name.strip().casefold()


def default_setup(rules: Rules, names: Sequence[str]) -> SetUp:
    """Return a set-up of people with the `names`, in the order of the colours."""
    options = {option.key: option.values[0] for option in rules.options}
    seats = [SeatInfo(name, colour) for colour, name in enumerate(names)]
    return SetUp(rules.name, seats, options=options)


def _kept_seat(entry: Mapping[str, Any], agents: Sequence[str]) -> SeatInfo:
    off = tuple(str(key) for key in entry.get("off", ()))
    agent = closest(entry["agent"], agents)
    return SeatInfo(str(entry["name"]), entry["colour"], agent, off)


def kept_setup(value: Mapping[str, Any], rules: Rules, agents: Sequence[str]) -> SetUp | None:
    """Return the set-up that `to_json` gave, or None if it does not fit the game any more.

    Of computer players that are not offered any more those of `agents` that come closest sit there.
    """
    try:
        seats = [_kept_seat(entry, agents) for entry in value["seats"]]
        given = value["options"]
        options = {
            option.key: given[option.key] if given.get(option.key) in option.values else default
            for option in rules.options
            for default in option.values[:1]
        }
        setup = SetUp(rules.name, seats, bool(value["shuffled"]), options)
        setup.waiting = [_kept_seat(entry, agents) for entry in value.get("waiting", ())]
    except (KeyError, TypeError, AttributeError):
        return None
    sound = all(seat.colour in range(COLOURS) for seat in (*seats, *setup.waiting))
    return setup if sound and setup.problem(rules) is None else None
