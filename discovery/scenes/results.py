"""The end of a game: places, winners, where every point came from, and how the scores grew."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from secrets import randbelow
from typing import TYPE_CHECKING, TypeVar

from discovery.content.errors import ContentError
from discovery.match.history import score_history
from discovery.match.match import Match
from discovery.match.playback import Playback
from discovery.match.store import StoreError
from discovery.rules.game import Line, Message, mark
from discovery.scenes.luck import amount, luck_box
from discovery.scenes.message import Notice
from discovery.scenes.opening import full_title, opened, table
from discovery.scenes.page import Page
from discovery.scenes.results_graph import Graph
from discovery.scenes.results_map import save_map
from discovery.scenes.table.lines import telling
from discovery.scenes.table.phrases import played_by
from discovery.ui.boxes import Column, Pile, Row
from discovery.ui.scene import Pop, Push, Replace, Reset
from discovery.ui.scroll import BAR_UNITS
from discovery.ui.sheets import PictureError
from discovery.ui.sound_table import TITLE_MUSIC, Effect
from discovery.ui.tabs import tabs
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Label, Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from concurrent.futures import Future
    from pathlib import Path

    from discovery.games import Course
    from discovery.match.history import Moment
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene, Transition
    from discovery.ui.widgets import Press

T = TypeVar("T")

SEEDS = 1_000_000_000
LONG = {
    "table": mark("Look at the table"),
    "again": mark("Play again with the same seats"),
    "replay": mark("Step through the game"),
    "map": mark("Save a picture of the table"),
    "saving": mark("The picture is being saved…"),
    "title": mark("Back to the title"),
    "back": mark("Back"),
}
SHORT = {
    "table": mark("Table"),
    "again": mark("Play again"),
    "replay": mark("Step through"),
    "map": mark("Save a picture"),
    "saving": mark("Saving…"),
    "title": mark("Title"),
    "back": mark("Back"),
}
"""The words of the ways on where there is room, and where there is little."""
WAYS = ((LONG, True), (SHORT, True), (SHORT, False))
"""How these may look, with icons or without; the first that stands in one line does."""
TABS = {
    "points": (mark("Where the points came from"), mark("Points")),
    "graph": (mark("How the scores grew"), mark("Graph")),
    "course": (mark("How it went"), mark("Course")),
    "luck": (mark("What chance gave"), mark("Chance")),
}
"""The words of the tabs where there is room, and where there is little."""


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
        self._tab = 0
        self._waiting = False
        self._history: Future[tuple[Moment, ...]] | None = None
        self._saving: Future[Path] | None = None
        self._opening: Future[Callable[[], Transition]] | None = None

    def enter(self) -> None:
        """Have the game played again for its scores, off the frame."""
        if self._history is None and self._draws_course is None:
            record, box = self.match.record(), self.match.box
            self._history = self.context.background(lambda: score_history(record, box))
        super().enter()

    def heading(self) -> str:
        """Name the winner, or the winners who share the first place."""
        names = [self.match.seats[seat].name for seat in self.match.winners]
        if not names:
            return self.context.tr("Nobody wins")
        if len(names) == 1:
            return self.context.tr("{name} wins").format(name=names[0])
        shared = self.context.tr("{names} and {last} share the win")
        return shared.format(names=", ".join(names[:-1]), last=names[-1])

    def body(self) -> Sequence[Box]:
        """Return what the chosen tab shows, then the game and its seed."""
        context, tr = self.context, self.context.tr
        game = full_title(context, context.games[self.match.box.rules.name])
        seed = tr("Seed {seed}").format(seed=self.match.seed)
        note = Label(context, f"{game} · {seed}", Role.SMALL, colour="ink_soft", align=0.5)
        pile = Pile([make() for _, _, make in self._tabs], self._tab)
        return [self._tab_row(), pile, note]

    def _tab_row(self) -> Row:
        """Return the tabs, in short words where they would not stand in one line."""
        room = self.inner_width - self.context.theme.px(2 * BAR_UNITS)
        for short in (False, True):
            names = [(self.context.tr(TABS[key][short]), icon) for key, icon, _ in self._tabs]
            row = tabs(self.context, names, self._tab, self.show)
            if row.whole_width() <= room:
                break
        return row

    @property
    def _tabs(self) -> Sequence[tuple[str, str, Callable[[], Box]]]:
        """Key, icon and contents of each tab; a game that draws its course has no points."""
        luck = ("luck", "dice", self._luck)
        if self._draws_course is not None:
            return ("course", "stack", self._course), luck
        return ("points", "crown", self._points), ("graph", "stack", self._graph), luck

    def show(self, tab: int) -> None:
        """Show a tab, the first one being 0."""
        self._tab = tab
        if self.ring.widgets:
            self.rebuild()

    def _points(self) -> Box:
        """Return the seats by their points."""
        scores = self.match.scores or ()
        lines = self.match.view(0).breakdown()
        ranks = [(-points, seat not in self.match.winners) for seat, points in enumerate(scores)]
        columns = []
        for seat in sorted(range(len(scores)), key=ranks.__getitem__):
            place = 1 + sum(rank < ranks[seat] for rank in ranks)
            columns.append(self._seat(seat, place, scores[seat], lines[seat]))
        return Row(self.context, columns, gap=36, level=0.0)

    @property
    def _draws_course(self) -> Course | None:
        return self.context.games[self.match.box.rules.name].draw_course

    def _course(self) -> Box:
        """Return what decided the game, and how it went."""
        context, draw = self.context, self._draws_course
        lines = self.match.view(0).breakdown()
        boxes: list[Box] = [
            Label(context, context.say(line.reason), align=0.5)
            for seat in self.match.winners
            for line in lines[seat]
        ]
        if draw is not None:
            boxes.append(draw(context, self.match, self.tight))
        return Column(context, boxes)

    def _graph(self) -> Box:
        self._waiting = self._history is None or not self._history.done()
        moments = () if self._history is None or self._waiting else self._history.result()
        graph = Graph(self.context, self.match.seats, moments, low=self.tight)
        words = Label(self.context, self.context.tr("The scores are being added up…"))
        return Pile([words, graph], int(not self._waiting))

    def _luck(self) -> Box:
        return luck_box(self.context, self.match)

    def footer(self) -> Sequence[Box]:
        """Return the ways on, in short words where they would not stand in one line."""
        for words, icons in WAYS:
            buttons = self._ways(words, icons=icons)
            if Row(self.context, buttons).whole_width() <= self.inner_width:
                break
        return buttons

    def _ways(self, words: Mapping[str, str], *, icons: bool) -> list[Button]:
        """Return the buttons, each with its `words`, and its icon where there is room."""
        said = {**words, "map": words["saving"]} if self._saving else words
        ways: list[tuple[str, Press, str]] = [
            ("again", self._again, "dice"),
            ("replay", self._replay, "skip"),
            ("map", self._save_map, "save"),
        ]
        if self._over is not None:
            ways.append(("back", self.back, "arrow_left"))
        else:
            ways = [("table", self._table, "eye"), *ways, ("title", self.back, "quit")]
        return [
            self._way(said[name], name, press, icon if icons else "") for name, press, icon in ways
        ]

    def _way(self, words: str, name: str, press: Press, icon: str) -> Button:
        key = "back" if name == "title" else name
        way = Button(self.context, self.context.tr(words), press, icon=icon, key=key)
        way.enabled = name != "map" or self._saving is None
        return way

    def _table(self) -> Transition:
        return self._open(lambda: self.match, lambda match: Replace(table(self.context, match)))

    def update(self, seconds: float) -> Transition:  # noqa: ARG002 - nothing moves here
        """Tell where the map is once it is saved, or why it is not."""
        if self._tab == 1 and self._waiting and self._history is not None and self._history.done():
            self.rebuild()
        if self._opening is not None and self._opening.done():
            opening, self._opening = self._opening, None
            return opening.result()()
        if self._saving is None or not self._saving.done():
            return None
        saving, self._saving = self._saving, None
        return Push(Notice(self.context, self, *self._told(saving)))

    def _told(self, saving: Future[Path]) -> tuple[str, list[str]]:
        """Return heading and words on a map that was saved, or was not."""
        tr = self.context.tr
        try:
            path = saving.result()
        except StoreError as error:
            return tr("The picture is not saved"), [self.context.say(error.message)]
        except (ContentError, PictureError) as error:
            return tr("The picture is not saved"), [str(error)]
        words = tr("It is “{file}” in the folder {folder}.")
        return tr("The picture is saved"), [words.format(file=path.name, folder=path.parent)]

    def _save_map(self) -> Transition:
        context, match, now = self.context, self.match, datetime.now().astimezone()
        self._saving = context.background(lambda: save_map(context, match, now))
        self.rebuild()
        return None

    def _replay(self) -> Transition:
        context, match = self.context, self.match
        game = context.games[match.box.rules.name]
        return self._open(
            lambda: Playback(match.record(), match.box),
            lambda playback: Push(game.open_replay(context, playback)),
        )

    def _open(self, find: Callable[[], T], show: Callable[[T], Transition]) -> Transition:
        """Have something found for a table, off the frame as its pictures; `show` opens it then."""
        if self._opening is None:
            game = self.match.box.rules.name
            self._opening = opened(self.context, game, lambda: partial(show, find()))
        return None

    def first(self) -> str:
        """Return another game where one has just ended, the way back where an old one is read."""
        return "again" if self._over is None else "back"

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
        medal = (
            Picture(context, icon="crown")
            if winner
            else Label(context, f"{place}.", Role.SUBHEADING, stretch=0.0)
        )
        name = [Label(context, info.name, Role.STRONG)]
        if info.agent is not None:
            who = context.say(played_by(self.match.box.rules.name, info.agent))
            name.append(Label(context, who, Role.SMALL, colour="ink_soft"))
        total = Label(context, str(points), Role.SUBHEADING, align=1.0, least=60)
        badge = Picture(context, badge=info.colour)
        head = Row(context, [medal, badge, total], breaks=False)
        return Column(context, [head, *name, *map(self._line, summed(lines))], gap=6)

    def _line(self, line: Line) -> Row:
        return amount(self.context, self.context.say(line.reason), str(line.points))

    def _again(self) -> Transition:
        match, seed = self.match, randbelow(SEEDS)
        return self._open(
            lambda: Match.start(match.box, match.seats, match.options, seed),
            lambda again: Reset(table(self.context, again)),
        )


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
    return sorted(telling(kinds.values()), key=lambda one: -one.points)
