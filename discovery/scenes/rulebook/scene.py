"""The rule pages on the screen: contents, a chapter, or what a search has found."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING

from discovery.scenes.opening import full_title
from discovery.scenes.page import LEAVES, Page
from discovery.scenes.rulebook.book import LEAST_QUERY
from discovery.scenes.rulebook.contents import contents
from discovery.scenes.rulebook.leaf import leaf_of
from discovery.scenes.rulebook.parts import Entry, Gallery, Illustration, Title
from discovery.scenes.rulebook.place import Place
from discovery.scenes.rulebook.prose import Prose
from discovery.scenes.rulebook.shelf import find_book, load_illustrator
from discovery.scenes.rulebook.tables import table_boxes
from discovery.ui.boxes import Column, Row
from discovery.ui.field import Field
from discovery.ui.intents import Command, Ordered, Pressed, Wheeled
from discovery.ui.settings import speed_of
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Gap, Label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    import pygame

    from discovery.scenes.rulebook.book import Book, Chapter, Hit, Paragraph
    from discovery.scenes.rulebook.leaf import Leaf
    from discovery.scenes.rulebook.shelf import Illustrator
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition

SIDE = 430
WIDE = 1250
"""A window of so many units has room for the contents beside the page."""
QUERY_LETTERS = 30


class RulebookScene(Page):
    """Shows a book. Going back leads to what opened it; Backspace to what was read before."""

    width = 1720
    fills = True

    def __init__(self, context: Context, book: Book, key: str = "") -> None:
        """Open `book` at the paragraph `key`, or at the contents."""
        super().__init__(context)
        self.book = book
        found = book.find(key)
        self._place_now = Place(found[1].key if found else "", game=book.game)
        self._before: list[Place] = []
        self._after: list[Place] = []
        self._gallery = Gallery(context)
        self._loading: Future[Illustrator] | None = None
        self._titles: dict[str, Title] = {}
        self._leaf: Leaf | None = None

    @property
    def at(self) -> Place:
        """Where one reads now."""
        return self._place_now

    @property
    def busy(self) -> bool:
        """Whether the pictures are still being read, or a page turns."""
        return self._loading is not None or self._leaf is not None

    @property
    def pause(self) -> float:
        """Nothing moves while the pictures are being read; whoever reads them wakes the loop."""
        return inf if self._leaf is None else 0.0

    def enter(self) -> None:
        """Read what the pictures need, off the frame."""
        if self._gallery.illustrator is None and self._loading is None:
            self._load()
        super().enter()

    def _load(self) -> None:
        book, images = self.book, self.context.paths.images
        self._loading = self.context.background(lambda: load_illustrator(book, images))

    def leave(self) -> None:
        """Give the pictures back."""
        super().leave()
        self._leaf = None
        self._gallery = Gallery(self.context)

    def layout(self, size: tuple[int, int]) -> None:
        """Fit to the window: the contents stand beside the page where there is room."""
        self._gallery.clear()
        self._leaf = None
        self.side_width = SIDE if size[0] / self.context.theme.scale >= WIDE else 0
        super().layout(size)
        self._show()

    def paint(self, surface: pygame.Surface, behind: pygame.Surface) -> None:
        """Draw the page, and the one before over it while that is turned."""
        super().paint(surface, behind)
        if self._leaf is not None:
            self._leaf.draw(surface, self._body.view)

    def update(self, seconds: float) -> Transition:
        """Let a page turn; show the pictures once they are there.

        Raises:
            ContentError: the game's content is missing or broken.
            PictureError: its pictures are.
        """
        if self._leaf is not None:
            self._leaf = self._leaf.later(seconds * speed_of(self.context.settings))
            self.stale = True
        if self._loading is not None and self._loading.done():
            loading, self._loading = self._loading, None
            self._gallery.illustrator = loading.result()
            offset = self._body.offset
            self.rebuild()
            if self.at.offset is None:
                self._show()
            else:
                self._body.move(offset - self._body.offset)
        return None

    def heading(self) -> str:
        """Return the game's title."""
        game = self.context.games.get(self.book.game)
        title = full_title(self.context, game) if game else ""
        return self.context.tr("Rules: {game}").format(game=title)

    def top_boxes(self) -> list[Box]:
        """Return back and forward, the title, and the field to search in."""
        context, tr = self.context, self.context.tr
        back = Button(context, "", self._go_back, icon="arrow_left", key="before")
        forward = Button(context, "", self._go_forward, icon="arrow_right", key="after")
        back.enabled, forward.enabled = bool(self._before), bool(self._after)
        field = Field(
            context,
            self.at.query,
            self._search,
            key="search",
            most=QUERY_LETTERS,
            empty=tr("Search the rules"),
            letters=12,
        )
        role = Role.STRONG if self.tight else Role.SUBHEADING
        title = Label(context, self.heading(), role, stretch=1.6)
        return [Row(context, [back, forward, title, field], breaks=False)]

    def side(self) -> Sequence[Box]:
        """Return the contents, where there is room for them."""
        return self._contents() if self.side_width else ()

    def body(self) -> Sequence[Box]:
        """Return the page that is read."""
        self._titles = {}
        if self.at.results:
            return self._found()
        found = self.book.find(self.at.key)
        if found is None and self.side_width:
            return self._page(self.book.chapters[0])
        if found is None:
            return [Column(self.context, self._contents(), gap=4)]
        return self._page(found[0])

    def footer(self) -> Sequence[Box]:
        """Return the way back to what opened the book, and to the contents."""
        context, tr = self.context, self.context.tr
        close = Button(context, tr("Close the rules"), self.back, icon="check", key="close")
        if self.side_width:
            return [close]
        contents = Button(
            context, tr("Contents"), lambda: self._open(Place("")), icon="book", key="contents"
        )
        return [contents, close]

    def first(self) -> str:
        """Return the entry of what is read."""
        if self.at.key and not self.side_width:
            return "close"
        head = self.book.chapters[0].paragraphs[0].key
        return f"entry {self.at.key}" if self.at.key else f"chapter {head}"

    def handle(self, given: Input) -> Transition:
        """Answer an input; Backspace goes back in what was read, F1 to the contents."""
        if isinstance(given.intent, Ordered | Pressed | Wheeled):
            self._end_turning()
        focused = self.ring.focused
        typing = focused is not None and focused.types
        match given.intent:
            case Ordered(Command.RESET, False) if not typing:
                return self._go_back()
            case Ordered(Command.HELP, False):
                return self._open(Place(""))
            case Ordered(Command.PAGE_UP | Command.PAGE_DOWN as command, False):
                before, onward = self._body.offset, LEAVES[command] > 0
                leaf = leaf_of(self.context, self._body.view, onward=onward)
                super().handle(given)
                self._leaf = None if self._body.offset == before else leaf
                return None
            case Ordered(Command.CONFIRM, False) if typing and self._hits():
                self.ring.focus(None)
                return self._open(Place(self._hits()[0].paragraph.key, self.at.query))
            case _:
                return super().handle(given)

    def _end_turning(self) -> None:
        """Let a page that turns lie on the other side; the next leaf shows it as it lies there."""
        if self._leaf is not None:
            self._leaf = None
            self.draw(self.context.display.surface)
            self.stale = True

    def _contents(self) -> list[Box]:
        whole = not self.side_width
        return contents(self.context, self.book, self.at, self._open, whole=whole)

    def _page(self, chapter: Chapter) -> list[Box]:
        boxes: list[Box] = []
        for paragraph in chapter.paragraphs:
            if boxes:
                boxes.append(Gap(self.context, 8))
            boxes += self._paragraph(paragraph)
        return boxes

    def _paragraph(self, paragraph: Paragraph) -> list[Box]:
        context, tr, query = self.context, self.context.tr, self.at.query
        asked = paragraph.key == self.at.key
        title = self._titles[paragraph.key] = Title(
            context, tr(paragraph.title), query, asked=asked
        )
        texts = [
            Prose(context, tr(text), self._follow, key=f"{paragraph.key} {number}", query=query)
            for number, text in enumerate(paragraph.texts)
        ]
        table = table_boxes(context, paragraph, self._follow, query)
        return [title, *texts, *table, *self._pictures(paragraph)]

    def _pictures(self, paragraph: Paragraph) -> list[Box]:
        if not paragraph.pictures:
            return []
        context, tr = self.context, self.context.tr
        columns = []
        for number, picture in enumerate(paragraph.pictures):
            drawn = Illustration(context, picture.subject, self._gallery)
            caption = Prose(
                context,
                tr(picture.caption),
                self._follow,
                key=f"{paragraph.key} picture {number}",
                query=self.at.query,
                role=Role.SMALL,
            )
            remarks = [
                Label(context, words, Role.SMALL, colour="ink_soft")
                for words in self._gallery.remarks(picture.subject)
            ]
            column = Column(context, [drawn, caption, *remarks], gap=4)
            column.stretch = 0.0
            columns.append(column)
        return [Row(context, columns, gap=28, level=0.0)]

    def _hits(self) -> list[Hit]:
        return self.book.search(self.at.query, self.context.tr)

    def _found(self) -> list[Box]:
        context, tr, query = self.context, self.context.tr, self.at.query
        hits = self._hits()
        if not hits:
            words = tr("Nothing in these rules has “{words}”.").format(words=query)
            return [Label(context, words, colour="ink_soft")]
        count = context.language.ntr("{count} paragraph", "{count} paragraphs", len(hits))
        boxes: list[Box] = [Label(context, count, Role.SMALL, colour="ink_soft")]
        for hit in hits:
            target = hit.paragraph.key
            title = f"{tr(hit.chapter.title)} · {tr(hit.paragraph.title)}"
            boxes += [
                Entry(
                    context,
                    title,
                    lambda target=target: self._open(Place(target, query)),  # type: ignore[misc]
                    key=f"hit {target}",
                    role=Role.STRONG,
                ),
                Prose(
                    context,
                    hit.snippet,
                    self._follow,
                    key=f"snippet {target}",
                    query=query,
                    role=Role.SMALL,
                    colour="ink_soft",
                ),
            ]
        return boxes

    def _search(self, text: str) -> None:
        """Show what has the words typed; with too few letters, what was read before."""
        query = text.strip()
        enough = len("".join(query.split())) >= LEAST_QUERY
        if enough and not self.at.results:
            self._before.append(self._left())
            self._after.clear()
        self._place_now = replace(self.at, query=text, results=enough, offset=None)
        self.rebuild()

    def _follow(self, key: str) -> Transition:
        return self._open(Place(key, self.at.query))

    def _open(self, place: Place) -> Transition:
        """Read another place; Backspace leads back here."""
        self._before.append(self._left())
        self._after.clear()
        self._go(place)
        return None

    def _go_back(self) -> Transition:
        if self._before:
            self._after.append(self._left())
            self._go(self._before.pop(), onward=False)
        return None

    def _go_forward(self) -> Transition:
        if self._after:
            self._before.append(self._left())
            self._go(self._after.pop())
        return None

    def _left(self) -> Place:
        """Return where one reads, with how far the page is scrolled."""
        return replace(self.at, offset=self._body.offset)

    def _go(self, place: Place, *, onward: bool = True) -> None:
        game = place.game or self.book.game
        self._leaf = leaf_of(self.context, self._body.view, onward=onward)
        self._place_now = replace(place, game=game)
        if game != self.book.game:
            self.book = find_book(game)
            self._gallery = Gallery(self.context)
            self._load()
        self.rebuild()
        self._show()

    def _show(self) -> None:
        """Scroll to where one reads."""
        title = self._titles.get(self.at.key)
        if self.at.offset is not None:
            self._body.move(self.at.offset - self._body.offset)
        elif title is not None and not self.at.results:
            self._body.move(title.rect.top - self._body.view.top)
        else:
            self._body.move(-self._body.offset)
        home = f"entry {self.at.key}" if self.side_width else "contents"
        wished = [widget for widget in self.ring.widgets if widget.key == home]
        typing = self.ring.focused is not None and self.ring.focused.types
        if wished and self.at.key and not typing:
            self.ring.focus(wished[0])
            if self.side_width:
                self._side.reveal(wished[0].rect)
        self.stale = True
