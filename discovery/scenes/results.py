"""The end of a game: places, winners, and where every point came from."""

from __future__ import annotations

from secrets import randbelow
from typing import TYPE_CHECKING

from discovery.match.match import Match
from discovery.rules.game import Line, Message
from discovery.scenes.opening import full_title, table
from discovery.scenes.page import Page
from discovery.ui.boxes import Column, Row
from discovery.ui.scene import Pop, Reset
from discovery.ui.sound_table import TITLE_MUSIC, Effect
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Label, Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene, Transition

SEEDS = 1_000_000_000


class ResultsScene(Page):
    """Each seat with its place, its points, and its lines; the winners first.

    With `below` the results of an old game are shown over it; else the game has just ended.
    """

    width = 1720
    music = TITLE_MUSIC

    def __init__(self, context: Context, match: Match, below: Scene | None = None) -> None:
        super().__init__(context, None)
        self.match = match
        self._over = below
        self.arrival = Effect.WIN if below is None else Effect.PAPER

    def heading(self) -> str:
        """Name the winner, or the winners who share the first place."""
        names = [self.match.seats[seat].name for seat in self.match.winners]
        if len(names) == 1:
            return self.context.tr("{name} wins").format(name=names[0])
        shared = self.context.tr("{names} and {last} share the win")
        return shared.format(names=", ".join(names[:-1]), last=names[-1])

    def body(self) -> Sequence[Box]:
        """Return the seats by their points, then the game and its seed."""
        scores = self.match.scores or ()
        lines = self.match.view(0).breakdown()
        columns = []
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            place = 1 + sum(points > scores[seat] for points in scores)
            columns.append(self._seat(seat, place, scores[seat], lines[seat]))
        game = full_title(self.context, self.context.games[self.match.box.rules.name])
        seed = self.context.tr("Seed {seed}").format(seed=self.match.seed)
        note = Label(self.context, f"{game} · {seed}", Role.SMALL, colour="ink_soft", align=0.5)
        return [Row(self.context, columns, gap=36, level=0.0), note]

    def footer(self) -> Sequence[Box]:
        """Return the ways on."""
        tr, context = self.context.tr, self.context
        again = Button(context, tr("Play again"), self._again, icon="dice", key="again")
        if self._over is not None:
            return [again, Button(context, tr("Back"), Pop, icon="arrow_left", key="back")]
        return [again, Button(context, tr("Back to the title"), self.back, icon="quit", key="back")]

    def first(self) -> str:
        """Return the safe choice."""
        return "back"

    def help_key(self) -> str:
        """Return the paragraph on the end of the game."""
        return f"{self.match.box.rules.name}.end"

    def back(self) -> Transition:
        """Go back to the list, or to the title."""
        from discovery.scenes.title import TitleScene  # noqa: PLC0415 - the title opens all others

        return Pop() if self._over is not None else Reset(TitleScene(self.context))

    def _seat(self, seat: int, place: int, points: int, lines: Sequence[Line]) -> Column:
        context, info = self.context, self.match.seats[seat]
        winner = seat in self.match.winners
        mark = (
            Picture(context, icon="crown")
            if winner
            else Label(context, f"{place}.", Role.SUBHEADING, stretch=0.0)
        )
        name = Label(context, info.name, Role.STRONG)
        total = Label(context, str(points), Role.SUBHEADING, align=1.0, least=60)
        badge = Picture(context, badge=info.colour)
        head = Row(context, [mark, badge, total], breaks=False)
        return Column(context, [head, name, *map(self._line, summed(lines))], gap=6)

    def _line(self, line: Line) -> Row:
        words = self.context.say(line.reason)
        reason = Label(self.context, words, Role.SMALL, colour="ink_soft", least=250)
        points = Label(self.context, str(line.points), Role.SMALL, stretch=0.0)
        return Row(self.context, [reason, points], breaks=False)

    def _again(self) -> Transition:
        seed = randbelow(SEEDS)
        match = Match.start(self.match.box, self.match.seats, self.match.options, seed)
        return Reset(table(self.context, match))


def summed(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with those of one wording made one, the most points first.

    >>> fields = Message("{count} fields, 2 points each", {"count": 3})
    >>> lines = summed([Line(fields, 3, 6), Line(fields, 3, 6)])
    >>> [(str(line.reason), line.points) for line in lines]
    [('6 fields, 2 points each', 12)]
    """
    kinds: dict[str, Line] = {}
    for line in lines:
        words = line.reason.template
        before = kinds.get(words, Line(line.reason, 0, 0))
        count = before.count + line.count
        reason = Message(words, {**line.reason.values, "count": count}, line.reason.one)
        kinds[words] = Line(reason, count, before.points + line.points)
    return sorted((line for line in kinds.values() if line.points), key=lambda one: -one.points)
