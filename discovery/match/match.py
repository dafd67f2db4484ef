"""A game being played: decisions, chance, undo, log and record."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from discovery.match.chance import LiveChance
from discovery.match.log import LogEntry, Remark, common, successions, told
from discovery.match.record import Record, Step
from discovery.match.seats import HandOver
from discovery.rules.game import (
    IllegalAction,
    Message,
    OptionError,
    Refusal,
    full_options,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.match.box import GameBox
    from discovery.match.chance import MatchChance
    from discovery.match.seats import SeatInfo
    from discovery.rules.game import Action, Event, Seat, Secretive, State, View


class NothingToUndo(Exception):  # noqa: N818 - it says what is the case; nothing is broken
    """No decision can be taken back; `undo_limit` tells why."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """The match as it was before a decision."""

    state: State
    steps: int
    entries: int
    shown: tuple[str, ...] | None


_BEGINS = Message("The game begins here.")
_SHOWN = Message("What chance has shown stays on the table.")
_OVER = Message("The game is over.")


class Match:
    """One game at one table. It holds the state; everyone else gets views of it.

    Decisions never set off chance: after one, `pending` may name what chance owes. `confirm` ends
    the turn and lets chance pay. Until then `undo` takes decisions back, as far as the same seat
    decided them and nobody else has come to sit there since. A game whose action shows something
    that the seat did not know states it as `pending`, so that nothing seen can be taken back.

    Make one with `Match.start`, or `discovery.match.replay.replay` from a record.
    """

    def __init__(
        self, box: GameBox, seats: Sequence[SeatInfo], options: Mapping[str, str], seed: int
    ) -> None:
        rules = box.rules
        self.box = box
        self.seats = tuple(seats)
        self.options = full_options(rules.options, options)
        self.seed = seed
        self.chance: MatchChance = LiveChance(seed)
        """Where outcomes come from; a replay exchanges it."""
        if not rules.least_players <= len(self.seats) <= rules.most_players:
            message = (
                f"{rules.name} is for {rules.least_players} to {rules.most_players} players, "
                f"not {len(self.seats)}"
            )
            raise OptionError(message)
        self._state = rules.start(len(self.seats), self.options, box.content)
        self.handed: tuple[HandOver, ...] = ()
        """The seats that went to somebody else."""
        self.stopped = False
        """Whether people ended the game before its end."""
        self._setup: tuple[str, ...] = ()
        self._steps: list[Step] = []
        self._shown: tuple[str, ...] | None = None
        self._entries: list[LogEntry] = []
        self._marks: list[_Mark] = []
        self._barrier = _BEGINS

    @classmethod
    def start(
        cls,
        box: GameBox,
        seats: Sequence[SeatInfo],
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        *,
        chance: MatchChance | None = None,
    ) -> Match:
        """Begin a game and resolve its set-up; what chance owes after that waits for `confirm`.

        Raises:
            OptionError: the game has no such option, value or number of players.
        """
        match = cls(box, seats, options or {}, seed)
        if chance is not None:
            match.chance = chance
        state = match._state
        word = state.pending
        events: list[Event] = []
        while word is not None and state.pending == word:
            events.extend(state.resolve(match.chance))
        match._setup = match._texts(events)
        match._note(LogEntry(None, None, tuple(events)))
        return match

    @property
    def to_act(self) -> Seat | None:
        """The seat that must decide or confirm now; None when the game is over."""
        return self._state.to_act

    @property
    def pending(self) -> str | None:
        """What chance owes before the next decision, or None."""
        return self._state.pending

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.to_act is None

    @property
    def decisions(self) -> int:
        """Number of decisions so far, those taken back not counted."""
        return len(self._steps)

    @property
    def last_step(self) -> Step | None:
        """The last decision, those taken back not counted."""
        return self._steps[-1] if self._steps else None

    @property
    def shown(self) -> tuple[str, ...] | None:
        """The record's words for what chance showed since the last decision, None: nothing yet."""
        return self._shown

    @property
    def setup(self) -> tuple[str, ...]:
        """The record's words for what chance decided in the set-up."""
        return self._setup

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The final points of each seat; None until the game is over."""
        return self._state.scores() if self.over else None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winning seats; empty until the game is over."""
        return self._state.winners()

    @property
    def decision_seed(self) -> int:
        """A seed for whoever decides now, of the match's seed and the number of decisions.

        A computer player made anew with it decides the same after a resume as without one.
        """
        digest = hashlib.sha256(f"{self.seed}/{len(self._steps)}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def view(self, seat: Seat) -> View:
        """Return what `seat` may know."""
        return self._state.view(seat)

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Play `action` for `seat` and return what happened, secrets included (see `log.seen`).

        Raises:
            IllegalAction: it is not this seat's decision, chance comes first, or the rules refuse
                the action; nothing has changed.
        """
        refusal = self._refusal(seat) or self._state.check(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        state = self._state
        step = Step(
            seat,
            state.text(action),
            self._shown or (),
            sum(line.points for line in state.view(seat).preview(action)),
        )
        self._marks.append(_Mark(state.copy(), len(self._steps), len(self._entries), self._shown))
        events = state.apply(action)
        self._steps.append(step)
        self._shown = None
        self._note(LogEntry(seat, step.action, events, step.points))
        if state.to_act is None:
            self._bar(_OVER)
        elif state.to_act != seat:
            self._bar(Message("{name} has decided; that stays.", {"name": self.seats[seat].name}))
        return events

    def _refusal(self, seat: Seat) -> Refusal | None:
        state = self._state
        if state.to_act is None:
            return Refusal(_OVER, "match.over")
        if state.pending is not None:
            return Refusal(Message("The turn is to be ended first."), "match.pending")
        if state.to_act != seat:
            name = self.seats[state.to_act].name
            return Refusal(Message("{name} is to decide now.", {"name": name}), "match.turn")
        return None

    def confirm(self) -> tuple[Event, ...]:
        """End the turn: let chance pay all that it owes and return what happened.

        Nothing happens where chance owes nothing.
        """
        events: list[Event] = []
        while self._state.pending is not None:
            new = self._state.resolve(self.chance)
            self._shown = (self._shown or ()) + self._texts(new)
            events.extend(new)
            self._bar(_OVER if self.over else _SHOWN)
        if events:
            self._note(LogEntry(None, None, tuple(events)))
        return tuple(events)

    def undo_limit(self) -> tuple[int, Message]:
        """Return how many decisions can be taken back, and why no more than that."""
        steps = len(self._open_marks)
        if steps < len(self._marks):
            name = self.seats[self.to_act or 0].name
            return steps, Message(
                "{name} plays on from here; what came before stays.", {"name": name}
            )
        return steps, self._barrier

    def undo(self) -> None:
        """Take the last decision back.

        Raises:
            NothingToUndo: none can be.
        """
        if not self._open_marks:
            raise NothingToUndo
        self._return_to(self._marks.pop())

    def reset_turn(self) -> None:
        """Take back every decision that can be.

        Raises:
            NothingToUndo: none can be.
        """
        marks = self._open_marks
        if not marks:
            raise NothingToUndo
        del self._marks[-len(marks) :]
        self._return_to(marks[0])

    def stop(self) -> tuple[Event, ...]:
        """End the game where it stands, score it, and return what happened.

        Raises:
            IllegalAction: it is over.
        """
        if self.over:
            raise IllegalAction(Refusal(_OVER, "match.over"))
        events = self._state.stop()
        self.stopped = True
        self._note(LogEntry(None, None, events))
        self._bar(_OVER)
        return events

    def hand_over(self, seat: Seat, name: str, agent: str | None) -> None:
        """Let somebody else play on for a seat: a person, or the computer player `agent`."""
        before = self.seats[seat]
        if (name, agent) == (before.name, before.agent):
            return
        self.handed += (HandOver(self.decisions, seat, before.name, before.agent),)
        seats = list(self.seats)
        seats[seat] = replace(before, name=name, agent=agent)
        self.seats = tuple(seats)

    def remark(self, seat: Seat, words: Message) -> None:
        """Note in the log what is to be told of a seat; no record keeps it."""
        self._note(LogEntry(None, None, (), remark=Remark(seat, words)))

    def log(self, viewer: Seat) -> tuple[LogEntry, ...]:
        """Return all that happened, as `viewer` may know it."""
        known = [told(entry, viewer) for entry in self._entries]
        return successions(known, self.handed, self.seats)

    def common_log(self) -> tuple[LogEntry, ...]:
        """Return all that happened, as everybody may know it."""
        known = [common(entry, self._state.players) for entry in self._entries]
        return successions(known, self.handed, self.seats)

    def bystander(self, *, finished: bool) -> tuple[View, tuple[LogEntry, ...]]:
        """Return position and log of a `Secretive` game for those who look on at a recorded game.

        Of one that is `finished`, as `Playback` knows, everything; else what all seats know.
        """
        state = cast("Secretive", self._state)
        if finished:
            return state.open_view(), successions(self._entries, self.handed, self.seats)
        return state.common_view(), self.common_log()

    def record(self) -> Record:
        """Return the record of the game so far, a save of it when it is not over."""
        return Record(
            game=self.box.rules.name,
            options=self.options,
            seed=self.seed,
            content=self.box.digests,
            seats=self.seats,
            handed=self.handed,
            setup=self._setup,
            steps=tuple(self._steps),
            # A finished game says so by its scores; an end that showed nothing needs no words.
            chance=None if self.over and not self.stopped and not self._shown else self._shown,
            scores=self.scores,
            stopped=self.stopped,
            generator=None if self.over else self.chance.drawn,
        )

    def _texts(self, events: Sequence[Event]) -> tuple[str, ...]:
        words = map(self.box.rules.chance_text, events)
        return tuple(text for text in words if text is not None)

    def _note(self, entry: LogEntry) -> None:
        self._entries.append(entry)

    def _bar(self, why: Message) -> None:
        """Let nobody go back past this point."""
        self._marks.clear()
        self._barrier = why

    @property
    def _open_marks(self) -> list[_Mark]:
        """Where one can go back to: who plays on for somebody takes none of their steps back."""
        since = max((one.decisions for one in self.handed if one.seat == self.to_act), default=0)
        return [mark for mark in self._marks if mark.steps >= since]

    def _return_to(self, mark: _Mark) -> None:
        # What went to others meanwhile went before the decision that comes now.
        self.handed = tuple(
            replace(one, decisions=min(one.decisions, mark.steps)) for one in self.handed
        )
        self._state = mark.state
        self._shown = mark.shown
        del self._steps[mark.steps :]
        del self._entries[mark.entries :]
