"""The set-up: who sits where, who is a computer player, which variants, which seed."""

from __future__ import annotations

from secrets import randbelow
from typing import TYPE_CHECKING

import pygame

from discovery.agents.registry import offered_kinds
from discovery.match.match import Match
from discovery.rules.game import mark
from discovery.scenes.opening import full_title, opened, table
from discovery.scenes.page import Page
from discovery.scenes.rulebook import open_rules
from discovery.scenes.setup_aids import AidsScene, aids_words
from discovery.scenes.setup_games import hang, offer
from discovery.scenes.setup_lines import SeatLines
from discovery.scenes.setup_own import PREFIX, OwnFiles
from discovery.scenes.setup_values import FIRST, default_setup, kept_setup
from discovery.ui.boxes import Column, Room, Row
from discovery.ui.field import Field
from discovery.ui.scene import Push, Reset
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Choice, Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Future

    from discovery.games import Game
    from discovery.match.box import GameBox
    from discovery.rules.game import OptionSpec
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition

SEEDS = 1_000_000_000
BETWEEN, LINES = 56, 10
"""Units between the two columns, and between their lines."""
LEAST_REST = 600
"""Units that the column of the variants must have to stand beside the seats."""
NAMES = (mark("Ada"), mark("Ben"), mark("Cleo"), mark("Dov"), mark("Eva"))
ORDERS = (mark("As listed"), mark("Shuffled"))
VALUES = {
    "random": mark("By chance"),
    "off": mark("Off"),
    "on": mark("On"),
    "cauldron": mark("Cauldron Island"),
    "crescent": mark("Crescent Island"),
    "fingers": mark("Isle of Fingers"),
    "top": mark("Same for both"),
    "turned": mark("Turned for one"),
}


class SetupScene(Page):
    """One line for each seat, then the variants. What cannot be played is said at the bottom."""

    width = 1800
    fills = True
    keeps_place = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        last = context.settings.last_setup
        self._game = context.games.get(last.get("game", "")) or next(iter(context.games.values()))
        self._kinds = offered_kinds(self._game.name)
        rules = self._game.rules
        names = [context.tr(name) for name in NAMES[: rules.least_players]]
        kept = kept_setup(last, rules, [kind.name for kind in self._kinds])
        self.setup = kept or default_setup(rules, names)
        self._before = {} if kept is None else dict(last["options"])
        self._box: Future[GameBox] | None = None
        self._own = OwnFiles(context, self._game)
        self._wanted = False
        self._offered_names: list[str] = []
        self._left: Column | None = None

    def enter(self) -> None:
        """Read the game's content while the person looks at the page."""
        if self._box is None:
            self._read()
        super().enter()

    def _read(self) -> None:
        game, images = self._game, self.context.paths.images
        self.context.sheets.forget()
        self._box = opened(self.context, game.name, lambda: game.load(images))

    def _remember(self) -> None:
        """Choose the file of one's own again that was played with last, if it is still there."""
        before, self._before = self._before, {}
        for option in self._game.rules.options:
            value = before.get(option.key)
            if isinstance(value, str) and value in self._own.values(option, ()):
                self._own.choose(option, value, option.values[0])
                self.setup.options[option.key] = value

    def leave(self) -> None:
        """Let go of what was read for a table that is not opened."""
        super().leave()
        if not self._wanted:
            self.context.sheets.forget()

    def heading(self) -> str:
        """Return the game's title."""
        return full_title(self.context, self._game)

    def top_boxes(self) -> list[Box]:
        """Return the games, or the title where there is one only."""
        if len(self.context.games) == 1:
            return super().top_boxes()
        return offer(self.context, self._game, self._take, self.inner_width, tight=self.tight)

    def _take(self, game: Game) -> None:
        """Set up another game for the same people."""
        self._game = game
        self._kinds = offered_kinds(game.name)
        names = [self.context.tr(name) for name in NAMES]
        self.setup = self.setup.moved_to(game.rules, [kind.name for kind in self._kinds], names)
        self._own, self._before = OwnFiles(self.context, game), {}
        self._read()
        self.rebuild()

    def first(self) -> str:
        """Return the button that begins."""
        return "start"

    def help_key(self) -> str:
        """Return the paragraph on the variant that has the focus, or else on the set-up."""
        focused = self.ring.focused
        what, _, option = (focused.key if focused else "").partition(" ")
        paragraph = {"option": option, "aids": "aids"}.get(what, "setup")
        return f"{self._game.name}.{paragraph}"

    def body(self) -> Sequence[Box]:
        """Return seats, order, variants and seed: beside each other where there is room."""
        tr, context = self.context.tr, self.context
        kinds, setup = self._kinds, self.setup
        lines = SeatLines(context, setup, self._game.rules, kinds, self.rebuild)
        least = context.theme.px(BETWEEN) + context.theme.px(LEAST_REST)
        beside = lines.width(whole=False) + least <= self.inner_width
        whole = lines.width(whole=True) + least * beside <= self.inner_width
        seats = [
            Label(context, tr("Who plays"), Role.SUBHEADING),
            *(lines.line(number, whole=whole) for number in range(len(setup.seats))),
            *self._add(),
        ]
        rest = [
            Label(context, tr("How to play"), Role.SUBHEADING),
            *self._order(),
            *self._variants(),
        ]
        if not beside:
            self._left = None
            return [*seats, *rest]
        self._left = left = Column(context, seats, LINES, least=lines.width(whole=whole))
        left.stretch = 0.0
        return [Row(context, [left, Column(context, rest, LINES)], gap=BETWEEN, level=0.0)]

    def paint(self, surface: pygame.Surface, behind: pygame.Surface) -> None:
        """Draw the page, and a picture of the game where few seats leave room."""
        super().paint(surface, behind)
        if self._left is not None and not self._body.tall:
            seats = [leaf.rect for leaf in self._left.leaves()]
            taken, gap = seats[0].unionall(seats), self.context.theme.px(3 * LINES)
            room = pygame.Rect(taken.left, taken.bottom + gap, taken.width, 0)
            room.height = self._body.view.bottom - room.top
            hang(surface, self.context, self._game, room)

    def footer(self) -> Sequence[Box]:
        """Return why the game cannot begin, if so, and the buttons."""
        tr, context = self.context.tr, self.context
        problem = self.setup.problem(self._game.rules)
        start = Button(context, tr("Begin"), self._start, icon="play", key="start")
        start.enabled = problem is None
        back = Button(context, tr("Back"), self.back, icon="arrow_left", key="back")
        rules = Button(context, tr("Rules"), self._rules, icon="book", key="rules")
        buttons = Row(context, [back, rules, start], align=0.5)
        if problem is None:
            return [buttons]
        words = Label(context, context.say(problem), colour="bad", align=0.5)
        return [Column(context, [words, buttons])]

    def _rules(self) -> Transition:
        return Push(open_rules(self.context, self.help_key()))

    def handle(self, given: Input) -> Transition:
        """Answer an input."""
        before = self.setup.problem(self._game.rules)
        wish = super().handle(given)
        if self.setup.problem(self._game.rules) != before:
            self.rebuild()
        return wish

    @property
    def _names(self) -> list[str]:
        return [info.name for info in self.setup.seats]

    def update(self, seconds: float) -> Transition:  # noqa: ARG002 - nothing moves here
        """Begin when it is wanted and the content is there; tell what is wrong with one's own.

        However many letters came at once, who could begin is named anew once.
        """
        if self._offered_names != self._names:
            self.rebuild()
        if self._own.found():
            self._remember()
            self.rebuild()
        wish = self._own.refused(self)
        if wish is not None:
            self._forget_own()
            return wish
        box = self._own.box or self._box
        if not self._wanted:
            if self._own.weighed():
                self.rebuild()
            return self._own.doubted(self)
        if box is None or not box.done() or self._own.looking:
            return None
        text = self.setup.seed.strip()
        seed = int(text) if text else randbelow(SEEDS)
        seats, options = self.setup.table(seed)
        self.context.settings.last_setup = self.setup.to_json()
        self.context.keep_settings()
        match = Match.start(box.result(), seats, self._own.options(options), seed)
        return Reset(table(self.context, match))

    def _forget_own(self) -> None:
        """Leave a file of one's own that cannot be played with for what was chosen before it."""
        self._wanted = False
        for option in self._game.rules.options:
            if self.setup.options.get(option.key, "").startswith(PREFIX):
                self.setup.options[option.key] = self._own.sound
        self.rebuild()

    def _start(self) -> Transition:
        self._wanted = True
        self.context.wake()
        return None

    def _add(self) -> list[Box]:
        context, aids, buttons = self.context, self._game.aids, []
        if len(self.setup.seats) < self._game.rules.most_players:
            add = Button(context, context.tr("Add a seat"), self._new, icon="plus", key="add")
            buttons.append(add)
        if aids and any(seat.agent is None for seat in self.setup.seats):
            words = aids_words(context, self.setup, aids)
            buttons.append(Button(context, words, self._open_aids, icon="eye", key="aids"))
        return [Row(context, buttons)] if buttons else []

    def _open_aids(self) -> Transition:
        key = f"{self._game.name}.aids"
        return Push(AidsScene(self.context, self.setup, self._game.aids, key))

    def _order(self) -> list[Box]:
        tr = self.context.tr
        orders = [tr(words) for words in ORDERS]
        order = self._choice(orders, int(self.setup.shuffled), self._shuffle, "order")
        lines: list[Box] = [self._titled(tr("Order around the table"), order)]
        self._offered_names = self._names
        for option in self._game.rules.options:
            if option.key == FIRST:
                values = option.values[: 1 + len(self.setup.seats)]
                names = [info.name.strip() or tr("Name") for info in self.setup.seats]
                words = [tr(VALUES["random"]), *names]
                lines.append(self._variant(option, values, words))
        return lines

    def _offered(self) -> list[OptionSpec]:
        """Return the variants that mean something as the others are now."""
        chosen = self.setup.options
        return [
            option
            for option in self._game.rules.options
            if option.key != FIRST
            and (option.needs is None or chosen.get(option.needs[0]) == option.needs[1])
        ]

    def _variants(self) -> list[Box]:
        """Return the variants and the seed.

        Those that depend on others come last, and have their room while they mean nothing: nothing
        jumps, and no hole is left.
        """
        offered = self._offered()
        every = [option for option in self._game.rules.options if option.key != FIRST]
        plain = [self._option(option) for option in every if option.needs is None]
        hanging = [
            box if option in offered else Room(box)
            for option in every
            if option.needs is not None
            for box in [self._option(option)]
        ]
        return [*plain, self._seed(), *hanging]

    def _choose(self, option: OptionSpec, value: str) -> None:
        before = self._offered(), bool(self._own.doubts)
        self._own.choose(option, value, self.setup.options.get(option.key, option.values[0]))
        self.setup.options[option.key] = value
        if (self._offered(), bool(self._own.doubts)) != before:
            self.rebuild()

    def _option(self, option: OptionSpec) -> Box:
        words = [self.context.tr(VALUES.get(v, v)) for v in option.values]
        own = self._own.values(option, words)
        return self._variant(option, (*option.values, *own), [*words, *own.values()])

    def _variant(self, option: OptionSpec, values: Sequence[str], words: Sequence[str]) -> Box:
        chosen = self.setup.options.get(option.key, values[0])
        at = values.index(chosen) if chosen in values else 0
        choice = self._choice(
            words, at, lambda index: self._choose(option, values[index]), f"option {option.key}"
        )
        tr = self.context.tr
        line = self._titled(tr(option.label), choice, tr(option.explanation))
        more = self._own.explanation(option)
        if not more:
            return line
        note = Label(self.context, more, Role.SMALL, colour="ink_soft")
        below: Box = note
        if len(values) > len(option.values):
            doubts = Button(self.context, tr("Doubts"), self._doubts, icon="info", key="doubts")
            below = Row(self.context, [note, doubts if self._own.doubts else Room(doubts)])
        return Column(self.context, [line, below], gap=4)

    def _doubts(self) -> Transition:
        return self._own.tell_doubts(self)

    def _choice(
        self, words: Sequence[str], at: int, on_change: Callable[[int], None], key: str
    ) -> Choice:
        """Return a choice that is as wide as the others of the game, for a column of them."""
        every = [VALUES[v] for o in self._game.rules.options for v in o.values if v in VALUES]
        widest = [self.context.tr(word) for word in (*every, *ORDERS)]
        return Choice(self.context, words, at, on_change, key=key, widest=widest, stretch=0.0)

    def _seed(self) -> Box:
        tr = self.context.tr
        field = Field(
            self.context, self.setup.seed, self._reseed, key="seed", most=12, empty=tr("By chance")
        )
        wide = self._choice([""], 0, self._shuffle, "").least_width()
        box = Column(self.context, [field], least=wide)
        box.stretch = 0.0
        words = tr("With the same seed and players, chance decides the same again.")
        return self._titled(tr("Seed"), box, words)

    def _titled(self, title: str, box: Box, words: str = "") -> Box:
        boxes: list[Box] = [Label(self.context, title, Role.STRONG)]
        if words:
            boxes.append(Label(self.context, words, Role.SMALL, colour="ink_soft"))
        return Row(self.context, [Column(self.context, boxes, gap=0), box])

    def _shuffle(self, index: int) -> None:
        self.setup.shuffled = bool(index)

    def _reseed(self, text: str) -> None:
        self.setup.seed = text

    def _new(self) -> Transition:
        self.setup.add([self.context.tr(name) for name in NAMES])
        self.rebuild()
        return None
