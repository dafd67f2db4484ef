"""Plays a record again: to go on with it, to look at it, or to verify it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from discovery.match.chance import LiveChance, RecordedChance
from discovery.match.faults import (
    ContentChanged,
    Damaged,
    DoesNotFit,
    RecordFault,
    UnknownGame,
    UnknownPlayer,
)
from discovery.match.match import Match
from discovery.rules.game import (
    ChanceError,
    IllegalAction,
    MalformedText,
    Message,
    OptionError,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.box import GameBox
    from discovery.match.record import Record, Step
    from discovery.rules.game import Event


def replay(record: Record, box: GameBox) -> Match:
    """Return the match as it stood when `record` was made; it goes on exactly as it would have.

    Raises:
        UnknownGame: the record is of another game than the box.
        ContentChanged: the game was played with other tiles, map or cards.
        DoesNotFit: the log breaks the rules.
        Damaged: the log and a field of the record disagree.
        UnknownPlayer: nobody can play on for a seat.
    """
    again = Replay(record, box)
    again.to_end()
    return again.resumed()


def until(record: Record, steps: int) -> Record:
    """Return the record of the same game after its first `steps` decisions.

    What chance showed before the next decision is part of it.
    """
    if steps >= len(record.steps):
        return record
    return replace(
        record,
        steps=record.steps[:steps],
        chance=record.steps[steps].chance,
        scores=None,
        generator=None,
    )


def check(record: Record, box: GameBox) -> list[Message]:
    """Return where `record` differs from what the rules make of its log; empty when nowhere.

    Every action must be legal, and chance, points and scores must come out as recorded. After a
    step that is not possible at all nothing more can be compared.
    """
    try:
        again = Replay(record, box)
        again.to_end()
    except RecordFault as fault:
        return [fault.message]
    found = again.differences
    scores = again.match.scores
    if scores != record.scores:
        found.append(
            Message(
                "The scores come to {scores}, recorded are {recorded}.",
                {"scores": _listed(scores), "recorded": _listed(record.scores)},
            )
        )
    return found


def _listed(scores: Sequence[int] | None) -> str:
    return "-" if scores is None else " ".join(map(str, scores))


class Replay:
    """A match that follows a record step by step, and what it finds different on its way."""

    def __init__(self, record: Record, box: GameBox) -> None:
        """Play the set-up.

        Raises:
            RecordFault: as `replay`.
        """
        if record.game != box.rules.name:
            raise UnknownGame(record.game)
        box = box.fitting(record.content)
        for name in sorted({*record.content, *box.digests}):
            if record.content.get(name) != box.digests.get(name):
                raise ContentChanged(name)
        self.record = record
        self.differences: list[Message] = []
        self._drawn = 0
        self._shown = -1
        chance = self._recorded(record.setup, box, 0)
        try:
            self.match = Match.start(box, record.seats, record.options, record.seed, chance=chance)
        except OptionError as error:
            raise Damaged("options:", str(error)) from error
        except ChanceError as error:
            raise DoesNotFit(0, str(error)) from error
        self.match.handed = record.handed
        self._used_up(chance, self.match.setup, record.setup, 0)

    def to_end(self) -> None:
        """Play every recorded step and what chance showed after the last."""
        while self.match.decisions < len(self.record.steps):
            self.play_next()
        self.show_next()

    def play_next(self) -> tuple[Event, ...]:
        """Play the next recorded step and return what happened, chance before it included.

        Raises:
            RecordFault: as `replay`.
            IndexError: all have been played.
        """
        step = self.record.steps[self.match.decisions]
        return self.show_next() + self._play(self.match.decisions + 1, step)

    def show_next(self) -> tuple[Event, ...]:
        """Resolve what the record holds of chance before the next step and return what happened.

        After the last step it is what chance showed since. Nothing happens when it has been shown.

        Raises:
            RecordFault: as `replay`.
        """
        played = self.match.decisions
        if played == self._shown:
            return ()
        texts = self._shown_after(played)
        last = played == len(self.record.steps)
        if texts is None and not (last and self.record.stopped):
            return ()
        self._shown = played
        events = () if texts is None else self._resolve(texts, played + 1)
        return events + self._stop() if last and self.record.stopped else events

    def _stop(self) -> tuple[Event, ...]:
        if self.match.over:
            raise Damaged("stopped")
        return self.match.stop()

    def _shown_after(self, played: int) -> tuple[str, ...] | None:
        """Return what the record holds of chance after so many decisions, None: nothing yet."""
        record = self.record
        if played < len(record.steps):
            return record.steps[played].chance
        ended = record.scores is not None and not record.stopped
        return () if ended and record.chance is None else record.chance

    def resumed(self) -> Match:
        """Return the match with its own chance again, which goes on where it stopped.

        Raises:
            Damaged: a field of the record disagrees.
            UnknownPlayer: nobody can play on for a seat.
        """
        if self.record.scores != self.match.scores:
            raise Damaged("scores")
        if self.record.generator not in {None, self._drawn}:
            raise Damaged("generator")
        agents, known = {seat.agent for seat in self.record.seats} - {None}, self.match.box.agents
        for agent in sorted(map(str, agents)):
            if not self.match.over and known is not None and agent not in known:
                raise UnknownPlayer(agent)
        self.match.chance = LiveChance(self.record.seed, self._drawn)
        return self.match

    def _play(self, number: int, step: Step) -> tuple[Event, ...]:
        match = self.match
        view = match.view(step.seat)
        if step.legal is not None:
            self._compare(number, f"{len(view.legal_actions())} legal", f"{step.legal} legal")
        try:
            action = view.parse(step.action)
            events = match.act(step.seat, action)
        except (MalformedText, IllegalAction) as error:
            raise DoesNotFit(number, str(error)) from error
        played = match.last_step
        assert played is not None  # noqa: S101 - it was just played
        self._compare(number, played.action, step.action)
        self._compare(number, str(played.points), str(step.points))
        return events

    def _resolve(self, texts: tuple[str, ...], number: int) -> tuple[Event, ...]:
        chance = self._recorded(texts, self.match.box, number)
        self.match.chance = chance
        try:
            events = self.match.confirm()
        except ChanceError as error:
            raise DoesNotFit(number, str(error)) from error
        self._used_up(chance, self.match.shown or (), texts, number)
        return events

    def _recorded(self, texts: tuple[str, ...], box: GameBox, number: int) -> RecordedChance:
        values: list[int] = []
        for text in texts:
            try:
                values.extend(box.rules.chance_values(text))
            except MalformedText as error:
                raise DoesNotFit(number, str(error)) from error
        self._drawn += len(values)
        return RecordedChance(values)

    def _used_up(
        self,
        chance: RecordedChance,
        texts: tuple[str, ...],
        recorded: tuple[str, ...],
        number: int,
    ) -> None:
        if chance.left:
            raise DoesNotFit(number, "the record holds too many outcomes")
        self._compare(number, ", ".join(texts), ", ".join(recorded))

    def _compare(self, number: int, played: str, recorded: str) -> None:
        if played != recorded:
            self.differences.append(
                Message(
                    "Step {step}: it comes to “{played}”, recorded is “{recorded}”.",
                    {"step": number, "played": played, "recorded": recorded},
                )
            )
