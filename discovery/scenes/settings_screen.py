"""The settings: window, text size, end of turn, language, sound. Each takes effect at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.page import Page
from discovery.ui.boxes import Row
from discovery.ui.language import available
from discovery.ui.scene import Pop
from discovery.ui.settings import PACES, SPEEDS, TEXT_SIZES, THINKING
from discovery.ui.sound_device import Device
from discovery.ui.sound_table import Effect
from discovery.ui.theme import Role
from discovery.ui.volume import Volume
from discovery.ui.widgets import Button, Choice, Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.ui.boxes import Box
    from discovery.ui.scene import Transition


class SettingsScene(Page):
    """A line for each setting: its name, its value, and what it does."""

    width = 1160

    def heading(self) -> str:
        """Return the heading."""
        return self.context.tr("Settings")

    def body(self) -> Sequence[Box]:
        """Return a line for each setting."""
        tr, settings = self.context.tr, self.context.settings
        tongues = available(self.context.paths.locale)
        spoken = [code for code, _ in tongues].index(self.context.language.code)
        sizes = [f"{round(size * 100)} %" for size in TEXT_SIZES]
        nearest = min(TEXT_SIZES, key=lambda size: abs(size - settings.text_size))
        windows = [tr("Window"), tr("Full screen")]
        confirm = [tr("Ask before the turn ends"), tr("End the turn at once")]
        return [
            *self._line(tr("Screen"), windows, int(settings.fullscreen), self._window, "window"),
            *self._line(
                tr("Text size"), sizes, TEXT_SIZES.index(nearest), self._text_size, "text size"
            ),
            *self._line(
                tr("End of turn"), confirm, int(not settings.confirm_turn), self._confirm, "turn"
            ),
            Label(
                self.context,
                tr("As long as the turn has not ended, everything in it can be taken back."),
                Role.SMALL,
                colour="ink_soft",
            ),
            *self._line(
                tr("Terrain symbols"),
                [tr("No symbols"), tr("A symbol on every terrain")],
                int(settings.symbols),
                self._symbols,
                "symbols",
            ),
            *self._motion(),
            *self._computers(),
            *self._line(
                tr("Language"), [name for _, name in tongues], spoken, self._language, "language"
            ),
            *self._sound(),
        ]

    def footer(self) -> Sequence[Box]:
        """Return the way back."""
        return [Button(self.context, self.context.tr("Done"), self.back, icon="check", key="done")]

    def back(self) -> Transition:
        """Keep the settings and go back."""
        self.context.keep_settings()
        return Pop()

    def _motion(self) -> list[Box]:
        """Return how fast things move, and whether anything does."""
        tr, settings = self.context.tr, self.context.settings
        speeds = [tr("Normal"), tr("Fast"), tr("Off")]
        chosen = list(SPEEDS).index(settings.animation)
        moving = [tr("As chosen above"), tr("Nothing moves")]
        return [
            *self._line(tr("Animations"), speeds, chosen, self._animate, "animation"),
            *self._line(
                tr("Reduce motion"), moving, int(settings.reduce_motion), self._calm, "motion"
            ),
        ]

    def _computers(self) -> list[Box]:
        """Return how fast computer players move, and how long they think."""
        tr, settings = self.context.tr, self.context.settings
        paces = [tr("Calm"), tr("Normal"), tr("Brisk")]
        pace = list(PACES).index(settings.pace)
        spans = [tr("Short"), tr("As usual"), tr("Long")]
        span = list(THINKING).index(settings.thinking)
        return [
            *self._line(tr("Computer players move"), paces, pace, self._pace, "pace"),
            *self._line(tr("They think"), spans, span, self._thinking, "thinking"),
        ]

    def _sound(self) -> list[Box]:
        """Return the volumes, and what happens to them while another window is in front."""
        tr, settings = self.context.tr, self.context.settings
        unwatched = [tr("Silent in the background"), tr("Goes on in the background")]
        lines = [
            *self._volume(tr("Volume"), settings.volume, self._loud, "volume"),
            *self._volume(tr("Effects"), settings.effects_volume, self._effects, "effects"),
            *self._volume(tr("Music"), settings.music_volume, self._music, "music"),
            *self._line(
                tr("Sound"), unwatched, int(not settings.mute_unwatched), self._mute, "mute"
            ),
        ]
        if self.context.sounds.device in (Device.SILENT, Device.NONE):
            missing = tr("No sound device was found. When there is one, change a volume.")
            lines.append(Label(self.context, missing, Role.SMALL, colour="ink_soft"))
        return lines

    def _volume(
        self, name: str, value: int, on_change: Callable[[int], None], key: str
    ) -> list[Box]:
        label = Label(self.context, name, Role.STRONG)
        return [Row(self.context, [label, Volume(self.context, value, on_change, key=key)])]

    def _line(
        self,
        name: str,
        values: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        key: str,
    ) -> list[Box]:
        choice = Choice(self.context, values, index, on_change, key=key)
        choice.enabled = len(values) > 1
        return [Row(self.context, [Label(self.context, name, Role.STRONG), choice])]

    def _window(self, index: int) -> None:
        self.context.display.set_fullscreen(on=bool(index))
        self.context.settings.fullscreen = bool(index)

    def _text_size(self, index: int) -> None:
        self.context.settings.text_size = TEXT_SIZES[index]

    def _confirm(self, index: int) -> None:
        self.context.settings.confirm_turn = not index

    def _symbols(self, index: int) -> None:
        self.context.settings.symbols = bool(index)

    def _animate(self, index: int) -> None:
        self.context.settings.animation = list(SPEEDS)[index]

    def _calm(self, index: int) -> None:
        self.context.settings.reduce_motion = bool(index)

    def _pace(self, index: int) -> None:
        self.context.settings.pace = list(PACES)[index]

    def _thinking(self, index: int) -> None:
        self.context.settings.thinking = list(THINKING)[index]

    def _loud(self, value: int) -> None:
        self.context.settings.volume = value
        self.context.sounds.adjust()

    def _effects(self, value: int) -> None:
        self.context.settings.effects_volume = value
        self.context.sounds.adjust()
        self.context.sounds.play(Effect.TILE)

    def _music(self, value: int) -> None:
        self.context.settings.music_volume = value
        self.context.sounds.adjust()

    def _mute(self, index: int) -> None:
        self.context.settings.mute_unwatched = not index

    def _language(self, index: int) -> None:
        code, _ = available(self.context.paths.locale)[index]
        self.context.speak(code)
