"""What is shown when a scene broke: kind words, a way back, a report to copy."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

import pygame

import discovery
from discovery.scenes.page import Page
from discovery.ui.scene import Quit, Reset
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition

SHOWN_LINES = 3


class ErrorScene(Page):
    """Tells that something went wrong. It draws on plain wood, for a picture may be what broke."""

    def __init__(self, context: Context, report: str, broken: str = "") -> None:
        """Keep `report`, the traceback, to be copied.

        `broken` tells what is wrong with a file of the program, where that is the reason.
        """
        super().__init__(context)
        self.report = report
        self.broken = broken
        self._copied = False

    def heading(self) -> str:
        """Return kind words."""
        return self.context.tr("Something went wrong")

    def body(self) -> Sequence[Box]:
        """Return what it means for the person, and the last lines of the report."""
        tr = self.context.tr
        last = "\n".join(self.report.strip().splitlines()[-SHOWN_LINES:])
        note = tr("The report is in the clipboard now.") if self._copied else ""
        words = tr(
            "The program made a mistake; that is not your fault. Your game was saved after "
            "every move: choose “Continue” on the title page to go on with it."
        )
        if self.broken:
            words = tr(
                "A file of the program is missing or damaged: {fault}. Your game was saved after "
                "every move. If this comes again, please install the program again."
            ).format(fault=self.broken)
        log = tr("The whole report is in the folder {folder}").format(
            folder=self.context.paths.logs
        )
        return [
            Label(self.context, words),
            *([] if self.broken else [Label(self.context, last, Role.SMALL, colour="ink_soft")]),
            Label(self.context, note or log, Role.SMALL),
        ]

    def footer(self) -> Sequence[Box]:
        """Return the ways on."""
        tr = self.context.tr
        return [
            Button(self.context, tr("Back to the title"), self.back, icon="play"),
            Button(self.context, tr("Copy the report"), self._copy, icon="save"),
            Button(self.context, tr("Quit"), Quit, icon="quit"),
        ]

    def back(self) -> Transition:
        """Go to the title."""
        from discovery.scenes.title import TitleScene  # noqa: PLC0415 - the title opens all others

        return Reset(TitleScene(self.context))

    def _copy(self) -> Transition:
        pygame.scrap.put_text(f"{about()}\n\n{self.report}")
        self._copied = True
        self.rebuild()
        return None

    def _background(self, surface: pygame.Surface) -> pygame.Surface:
        surface.fill(self.context.theme.colour("wood"))
        return surface.copy()


def about() -> str:
    """Return the versions that a report needs."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return (
        f"Discovery {discovery.__version__}, Python {platform.python_version()}, "
        f"pygame-ce {pygame.ver}, SDL {sdl}, {pygame.display.get_driver()}, {platform.platform()}"
    )
