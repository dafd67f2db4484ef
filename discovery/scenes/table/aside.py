"""A slip of paper in the table's corner: who thinks, why something was done, what one could do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol

import pygame
from pygame import Rect

from discovery.rules.game import Message, mark
from discovery.ui.brush import Brush, Look
from discovery.ui.intents import Button, Command, Moved, Ordered, Pressed, Released
from discovery.ui.sound_table import Effect
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.scenes.table.advice import Advice
    from discovery.scenes.table.play import MatchPlay
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent

MARGIN, PADDING, GAP, WIDTH, HIGH, DISC = 14, 14, 10, 620, 54, 44
"""Units: around the slip, within it, between its parts; its text's width; a button; a number."""

PALE = 48
"""By how much the picture of a hint is lighter than what lies on the table, of 255."""


class Wish(Enum):
    """A button of the slip: its words, untranslated."""

    FASTER = mark("Faster")
    SKIP = mark("Skip to me")
    SKIP_ALL = mark("Skip to the end")
    WHY = mark("Why?")
    HINT = mark("Hint")
    CLOSE = mark("Close")


COMMANDS = {
    Command.FASTER: (Wish.FASTER,),
    Command.SKIP: (Wish.SKIP, Wish.SKIP_ALL),
    Command.WHY: (Wish.WHY,),
    Command.HINT: (Wish.HINT,),
}
"""What keys mean, where the slip has the button."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words on the slip, with the sign of a seat or the number of a hint before them."""

    words: str
    colour: int | None = None
    number: int | None = None


class Places(Protocol):
    """Where things are on the screen of a table."""

    def room(self) -> Rect:
        """Return where something may lie over the table for a moment."""

    def shunned(self) -> Sequence[Rect]:
        """Return what should rather not be covered."""

    def place_of(self, action: Any) -> Rect | None:
        """Return where an action of the person to act would be done, if anywhere."""

    def ghost_of(self, action: Any) -> pygame.Surface | None:
        """Return what would lie there then, if anything would."""


class Aside:
    """The slip of one table."""

    def __init__(
        self,
        context: Context,
        play: MatchPlay[Any, Any],
        advice: Advice,
        places: Places,
    ) -> None:
        self._context = context
        self._brush = Brush(context)
        self._play = play
        self._advice = advice
        self._table_places = places
        self._why: object = None
        self._down: Wish | None = None
        self._over: Wish | None = None
        self._places: dict[Wish, Rect] = {}
        self._area = Rect(0, 0, 0, 0)
        self._wide = 0
        self._kept: tuple[object, pygame.Surface] | None = None

    def takes(self, intent: Intent) -> bool:
        """Answer an input that is meant for the slip, and tell whether it was."""
        match intent:
            case Ordered(command, repeated) if command in COMMANDS:
                wish = next((one for one in COMMANDS[command] if one in self.wishes()), None)
                if wish is not None and not repeated:
                    self._do(wish)
                return True
            case Ordered(Command.BACK, False) if self._telling:
                self._do(Wish.CLOSE)
                return True
            case Moved(at):
                before, self._over = self._over, self._wish_at(at)
                return self._area.collidepoint(at) or before is not self._over
            case Pressed(at, Button.MAIN) if self._area.collidepoint(at):
                self._down = self._wish_at(at)
                return True
            case Released(at, Button.MAIN) if self._down is not None:
                down, self._down = self._down, None
                if self._wish_at(at) is down:
                    self._do(down)
                return True
            case _:
                return False

    def wishes(self) -> tuple[Wish, ...]:
        """Return the buttons that there are now."""
        play = self._play
        found = []
        if play.session.computing:
            people = any(seat.agent is None for seat in play.session.seats)
            found += [Wish.FASTER, Wish.SKIP if people else Wish.SKIP_ALL]
        elif self._advice.offered:
            found.append(Wish.HINT)
        if play.last_reason is not None:
            found.append(Wish.WHY)
        if self._telling:
            found.append(Wish.CLOSE)
        return tuple(found)

    @property
    def _telling(self) -> bool:
        return self._reasoning or self._advice.wanted

    @property
    def _reasoning(self) -> bool:
        """Whether the reason of the last decision was asked for since."""
        return self._why is not None and self._why == self._play.last_reason

    def _do(self, wish: Wish) -> None:
        play = self._play
        play.table.sound(Effect.PRESS)
        match wish:
            case Wish.FASTER:
                play.faster = not play.faster
            case Wish.SKIP | Wish.SKIP_ALL:
                play.rush()
            case Wish.WHY:
                self._advice.forget()
                self._why = None if self._reasoning else play.last_reason
            case Wish.HINT:
                self._why = None
                self._advice.ask()
            case Wish.CLOSE:
                self._why = None
                self._advice.forget()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw slip and numbers; drawn twice they look the same."""
        hinted = self._hinted()
        for place, number in reversed(hinted):
            self._mark(surface, place, self._advice.choices[number - 1].action)
        for place, number in hinted:
            disc = self._disc_of(place, number).clamp(surface.get_rect())
            self._disc(surface, disc, number)
        wishes, paragraphs = self.wishes(), self._paragraphs()
        if not wishes and not paragraphs:
            self._area, self._places = Rect(0, 0, 0, 0), {}
            return
        room, hints = self._table_places.room(), [place for place, _ in hinted]
        shown = (wishes, tuple(paragraphs), self._down, self._over, self._play.faster)
        key = (*shown, tuple(room), tuple(map(tuple, hints)))
        if self._kept is None or self._kept[0] != key:
            self._arrange(room, wishes, paragraphs, hints)
            self._kept = (key, self._painted(wishes, paragraphs))
        surface.blit(self._kept[1], self._area)

    def _hinted(self) -> list[tuple[Rect, int]]:
        """Return where the choices of a hint would be done, with their numbers."""
        numbered = enumerate(self._advice.choices, 1)
        found = [(self._table_places.place_of(one.action), number) for number, one in numbered]
        return [(place, number) for place, number in found if place is not None]

    def _disc_of(self, place: Rect, number: int) -> Rect:
        """Return where a hint's number stands: beside those of better ones at the same place."""
        before = sum(one == place and other < number for one, other in self._hinted())
        side = self._context.theme.px(DISC)
        return Rect(place.left - side // 2 + before * side, place.top - side // 2, side, side)

    def place(self, wish: Wish) -> Rect:
        """Return where a button is, as it was drawn last."""
        return self._places[wish]

    def release(self) -> None:
        """Give the picture back: the window has changed."""
        self._kept = None

    def _paragraphs(self) -> list[Paragraph]:
        """Return what the slip tells now."""
        context, play = self._context, self._play
        acting, reason = play.session.acting, play.last_reason
        found = []
        if play.session.computing and acting is not None:
            thinking = Message("{name} is thinking …", {"name": acting.name})
            found.append(Paragraph(context.say(thinking), acting.colour))
        if self._reasoning and reason is not None:
            who = play.session.seats[reason.seat]
            found.append(Paragraph(f"{who.name}: {context.say(reason.words)}", who.colour))
        if self._advice.wanted and not self._advice.choices:
            found.append(Paragraph(context.tr("Looking for a hint …")))
        for number, choice in enumerate(self._advice.choices, 1):
            found.append(Paragraph(context.say(choice.reason), number=number))
        return found

    def _arrange(
        self,
        room: Rect,
        wishes: tuple[Wish, ...],
        paragraphs: list[Paragraph],
        hints: list[Rect],
    ) -> None:
        """Find where slip and buttons lie: in a corner in which they cover no hint."""
        px, text = self._context.theme.px, self._context.text
        pad, gap, high = px(PADDING), px(GAP), max(px(HIGH), text.line_height(Role.STRONG))
        wide = self._wide = self._text_width(room, paragraphs)
        rows = [self._high(one, wide) for one in paragraphs]
        widths = [
            text.width(self._context.tr(wish.value), Role.STRONG) + 4 * pad for wish in wishes
        ]
        across = sum(widths) + gap * (len(widths) - 1)
        inner = max(wide, across) if paragraphs else across
        down = sum(rows) + gap * len(rows) + (high if wishes else -gap)
        area = Rect(0, 0, inner + 2 * pad, down + 2 * pad)
        free = room.inflate(-2 * px(MARGIN), -2 * px(MARGIN))
        corners = [area.copy() for _ in range(4)]
        corners[0].bottomleft, corners[1].bottomright = free.bottomleft, free.bottomright
        corners[2].topleft, corners[3].topright = free.topleft, free.topright
        shunned = self._table_places.shunned()

        def harm(corner: Rect) -> tuple[int, int]:
            covered = (corner.clip(one) for one in shunned)
            return len(corner.collidelistall(hints)), sum(one.w * one.h for one in covered)

        self._area = area = min(corners, key=harm)
        self._places = {}
        x = area.left + pad
        for wish, width in zip(wishes, widths, strict=True):
            self._places[wish] = Rect(x, area.bottom - pad - high, width, high)
            x += width + gap

    def _text_width(self, room: Rect, paragraphs: list[Paragraph]) -> int:
        px, text = self._context.theme.px, self._context.text
        most = min(px(WIDTH), room.width - 2 * px(MARGIN + PADDING))
        wanted = [text.width(one.words, Role.BODY) + self._indent(one) for one in paragraphs]
        return min(most, max(wanted, default=0) + 1)

    def _indent(self, paragraph: Paragraph) -> int:
        px = self._context.theme.px
        bare = paragraph.colour is None and paragraph.number is None
        return 0 if bare else px(DISC) + px(GAP)

    def _high(self, paragraph: Paragraph, wide: int) -> int:
        text, px = self._context.text, self._context.theme.px
        indent = self._indent(paragraph)
        words = text.block_height(paragraph.words, Role.BODY, wide - indent)
        return max(words, px(DISC) if indent else 0)

    def _painted(self, wishes: tuple[Wish, ...], paragraphs: list[Paragraph]) -> pygame.Surface:
        """Return the slip as a picture without gaps, so that it can be drawn over itself."""
        context, theme = self._context, self._context.theme
        picture = pygame.Surface(self._area.size)
        whole = picture.get_rect()
        picture.fill(theme.colour("paper"))
        pygame.draw.rect(picture, theme.colour("brass"), whole, max(1, theme.px(3)))
        pad, gap = theme.px(PADDING), theme.px(GAP)
        wide = self._wide
        y = pad
        for one in paragraphs:
            high, indent = self._high(one, wide), self._indent(one)
            sign = Rect(pad, y, theme.px(DISC), theme.px(DISC))
            if one.colour is not None:
                self._brush.badge(picture, one.colour, sign)
            elif one.number is not None:
                self._disc(picture, sign, one.number)
            lines = Rect(pad + indent, y, wide - indent, high)
            context.text.draw_block(picture, one.words, Role.BODY, theme.colour("ink"), lines)
            y += high + gap
        for wish in wishes:
            place = self._places[wish].move(-self._area.left, -self._area.top)
            self._brush.button(picture, place, self._look(wish))
            words = context.tr(wish.value)
            ink = theme.colour("ink")
            context.text.draw_line(picture, words, Role.STRONG, ink, place, align=0.5)
        return picture.convert()

    def _look(self, wish: Wish) -> Look:
        if self._down is wish or (wish is Wish.FASTER and self._play.faster):
            return Look.PRESSED
        return Look.FOCUSED if self._over is wish else Look.NORMAL

    def _mark(self, surface: pygame.Surface, place: Rect, action: Any) -> None:
        """Show where a hint would be done, and what would lie there."""
        theme, ghost = self._context.theme, self._table_places.ghost_of(action)
        if ghost is not None:
            pale = ghost.copy()
            pale.fill((PALE, PALE, PALE), special_flags=pygame.BLEND_RGB_ADD)
            surface.blit(pale, pale.get_rect(center=place.center))
        width = max(2, theme.px(5))
        pygame.draw.rect(surface, theme.colour("brass"), place, width, theme.px(8))

    def _disc(self, surface: pygame.Surface, place: Rect, number: int) -> None:
        theme = self._context.theme
        pygame.draw.circle(surface, theme.colour("ink"), place.center, place.width // 2)
        inner = place.width // 2 - max(1, theme.px(3))
        pygame.draw.circle(surface, theme.colour("paper_light"), place.center, inner)
        ink = theme.colour("ink")
        self._context.text.draw_line(surface, str(number), Role.STRONG, ink, place, align=0.5)

    def _wish_at(self, at: tuple[int, int]) -> Wish | None:
        return next((wish for wish, place in self._places.items() if place.collidepoint(at)), None)
