"""People’s own content in the set-up: files among the values of an option, read off the frame."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.scenes.message import Notice
from discovery.scenes.own import VALUE, OwnRefused
from discovery.ui.scene import Push

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future
    from pathlib import Path

    from discovery.games import Game
    from discovery.match.box import GameBox
    from discovery.rules.game import OptionSpec
    from discovery.scenes.own import Own
    from discovery.scenes.page import Page
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition

log = logging.getLogger(__name__)

PREFIX = f"{VALUE}:"
"""Begins the value of an option for which a file was chosen; the file's name follows."""
TOLD = 64
"""The doubts on so many files are remembered as told, the last ones."""


class OwnFiles:
    """The files of a person's own that a game can be played with, and the one that was chosen."""

    def __init__(self, context: Context, game: Game) -> None:
        self._context = context
        self._own = game.own
        self._titles: dict[Path, str] = {}
        """The files that can be chosen, with their names."""
        self._reading = None if self._own is None else self._look(self._own)
        self._path: Path | None = None
        self.box: Future[GameBox] | None = None
        """The box with the file that was chosen, None while none is."""
        self.sound = ""
        """The value that was chosen last and can be played with: one refused gives way to it."""
        self._sound_box: Future[GameBox] | None = None
        self._doubts: Future[tuple[Message, ...]] | None = None
        self.doubts: tuple[Message, ...] = ()
        """What is unlike good content in the file that was chosen, as soon as that is known."""

    def _look(self, own: Own) -> Future[dict[Path, str]]:
        """Have the files and their names read."""
        folder = self._context.paths.maps
        return self._context.background(lambda: {f: own.title(f) for f in own.files(folder)})

    @property
    def looking(self) -> bool:
        """Whether the files are still looked for."""
        return self._reading is not None

    def found(self) -> bool:
        """Return whether the files and their names have come to be known just now."""
        if self._reading is None or not self._reading.done():
            return False
        self._titles, self._reading = self._reading.result(), None
        return True

    def values(self, option: OptionSpec, taken: Sequence[str]) -> dict[str, str]:
        """Return the values that files add to an option, with their words.

        A name that is `taken`, or that several files have, is followed by that of the file.
        """
        if self._own is None or option.key != self._own.option:
            return {}
        every = [*taken, *self._titles.values()]
        return {
            PREFIX + path.name: title if every.count(title) == 1 else f"{title} ({path.stem})"
            for path, title in self._titles.items()
        }

    def explanation(self, option: OptionSpec) -> str:
        """Return where people put files of their own, for the option that offers them."""
        if self._own is None or option.key != self._own.option:
            return ""
        words = self._context.tr(mark("Maps of your own: put them into {folder}."))
        return words.format(folder=self._context.paths.maps)

    def choose(self, option: OptionSpec, value: str, before: str) -> None:
        """Read the file that a value names, chosen instead of `before`; for others read none."""
        own = self._own
        if own is None or option.key != own.option:
            return
        if self.box is None or (self.box.done() and self.box.exception() is None):
            self.sound, self._sound_box = before, self.box
        self.box = self._doubts = self._path = None
        self.doubts = ()
        found = [path for path in self._titles if PREFIX + path.name == value]
        if found:
            self._path = path = found[0]
            self.box = self._context.background(lambda: own.load(path))

    def options(self, chosen: dict[str, str]) -> dict[str, str]:
        """Return the options of a match: the name of the file is not one of them."""
        return {key: VALUE if v.startswith(PREFIX) else v for key, v in chosen.items()}

    def refused(self, page: Page) -> Transition:
        """Tell over `page` why the file that was chosen cannot be played with, if so; forget it.

        It is not offered again, so that choosing goes on past it.
        """
        if self.box is None or not self.box.done() or self._path is None:
            return None
        error = self.box.exception()
        if error is None:
            return None
        if not isinstance(error, OwnRefused):
            log.error("%s cannot be read", self._path, exc_info=error)
            error = OwnRefused(self._path, [Message("{fault}", {"fault": repr(error)})])
        bad, self.box, self._path = self._path, self._sound_box, None
        del self._titles[bad]
        heading = self._context.tr(mark("“{name}” cannot be played on")).format(name=bad.name)
        said = [self._context.say(reason) for reason in error.reasons]
        return Push(Notice(self._context, page, heading, said))

    def weighed(self) -> bool:
        """Return whether it has come to be known just now that there are doubts."""
        own, box = self._own, self.box
        if own is None or box is None or not box.done() or box.exception() is not None:
            return False
        if self._doubts is None:
            made = box.result()
            self._doubts = self._context.background(lambda: own.doubts(made))
        if self.doubts or not self._doubts.done():
            return False
        self.doubts = self._doubts.result()
        return bool(self.doubts)

    def doubted(self, page: Page) -> Transition:
        """Tell the doubts over `page`, if those on such content were never told."""
        box, settings = self.box, self._context.settings
        if not self.doubts or box is None:
            return None
        digest = _digest(box.result())
        if digest in settings.doubts_told:
            return None
        settings.doubts_told = [*settings.doubts_told[1 - TOLD :], digest]
        self._context.keep_settings()
        return self.tell_doubts(page)

    def tell_doubts(self, page: Page) -> Transition:
        """Tell over `page` what is unlike good content in the file that was chosen."""
        context, name = self._context, "" if self._path is None else self._path.name
        heading = context.tr(mark("“{name}” can be played on, but")).format(name=name)
        return Push(Notice(context, page, heading, [context.say(one) for one in self.doubts]))


def _digest(box: GameBox) -> str:
    import hashlib  # noqa: PLC0415 - the title does without

    return hashlib.sha256(repr(sorted(box.digests.items())).encode()).hexdigest()
