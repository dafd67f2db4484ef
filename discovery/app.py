"""The window's life: one loop of events, one stack of scenes, and what happens when one breaks."""

from __future__ import annotations

import gc
import logging
import os
import traceback
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

import pygame

from discovery.content.palette import load_palette
from discovery.games import games
from discovery.match.autosave import Autosave
from discovery.match.saves import Saves
from discovery.scenes.page import BACKGROUND
from discovery.scenes.title import TitleScene
from discovery.ui.brush import ICONS, PLATES
from discovery.ui.context import SETTINGS_FILE, Context, wake
from discovery.ui.display import Display, first_size
from discovery.ui.intents import Command, Moved, Ordered, Pressed, Wheeled
from discovery.ui.language import Language
from discovery.ui.log import open_log
from discovery.ui.memory import give_back
from discovery.ui.paths import NAME, find_paths
from discovery.ui.reader import Reader
from discovery.ui.scene import Pop, Push, Quit, Replace, Reset
from discovery.ui.settings import load_settings
from discovery.ui.sheets import Sheets
from discovery.ui.sound import Sounds
from discovery.ui.sound_table import Effect
from discovery.ui.text import Text
from discovery.ui.theme import Theme, scale_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from discovery.agents.thinkers import Thinkers
    from discovery.rules.game import Message
    from discovery.ui.intents import Input
    from discovery.ui.paths import Paths
    from discovery.ui.scene import Scene, Transition
    from discovery.ui.settings import Settings

FRAMES = 60
FRAMES_UNWATCHED = 8
"""Frames a second while something moves: in front, and behind other windows."""
UNCOVERED = (
    *(pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED, pygame.WINDOWSHOWN),
    *(pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWDISPLAYCHANGED),
)
"""What happened to a window of which nothing may be on the screen any more."""
LONGEST_FRAME = 0.1
"""Seconds; a window that was dragged or asleep does not make everything jump."""
SLEEP = 1000
"""Milliseconds that the loop waits for an event at most while nothing moves."""
PAUSE, PAUSE_UNWATCHED = 8, 40
"""Milliseconds between two looks for events meanwhile, in front and behind other windows."""
KEY_DELAY, KEY_INTERVAL = 400, 60
"""Milliseconds until a held key repeats, and between two repeats."""
VIDEO = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_IME_SHOW_UI": "1",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
}
"""Set before the first video call, unless the person has set them."""
SHARED_SURFACE = ("SDL_FRAMEBUFFER_ACCELERATION", "0")
"""Has X11 take the window's surface as it is, from memory that both share.

SDL would rather copy it twice, into a texture of OpenGL's: at 4K that is 180 MB more and, where a
processor draws for OpenGL, nine times as long for each picture.
"""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Entry:
    """A scene on the stack and the theme that it was laid out for."""

    scene: Scene
    fitted: Theme | None = None
    code: str = ""


class App:
    """Runs scenes in a window. `draws` counts the pictures drawn, which tests read."""

    def __init__(self, context: Context, opening: Callable[[Context], Scene]) -> None:
        """Put the scene that `opening` makes on the stack; `run` starts the loop."""
        self.context = context
        self.draws = 0
        self.running = True
        self._stack: list[_Entry] = []
        self._reader = Reader(context.display)
        self._clock = pygame.time.Clock()
        self._watched = True
        self._settled = False
        self._guard(lambda: Reset(opening(context)))

    @property
    def top(self) -> Scene:
        """The scene that gets input."""
        return self._stack[-1].scene

    def run(self) -> None:
        """Run until the person quits."""
        while self.running:
            self.step()
        self.close()

    def step(self, timeout: int = SLEEP) -> None:
        """Make one pass: wait for something to do, answer it, draw if the picture changed."""
        self.draw()
        if self.draws and not self._settled:
            self._settle()
        events, seconds = self._wait(timeout)
        for event in events:
            self._window_event(event)
        for given in self._reader.read(events):
            if not self.running:
                return
            self._answer(given)
        if self.running:
            self._guard(lambda: self.top.update(seconds))

    def _settle(self) -> None:
        """Do what the first picture did not have to wait for."""
        self._settled = True
        gc.enable()
        give_back()
        _show_icon(self.context.display, self.context.paths.images / "ui" / "icon.png")
        self.context.sounds.begin()

    def close(self) -> None:
        """Leave every scene, close the window, and stop what runs in the background."""
        self.running = False
        while self._stack:
            entry = self._stack.pop()
            self._quietly(entry.scene.leave)
        self._quietly(self._keep_window)
        self._quietly(self.context.display.close)
        # Nobody watches any more how long the last save and what is still read take.
        self._quietly(self.context.autosave.close)
        self._quietly(self.context.sounds.close)
        self.context.stop_work()

    def _wait(self, timeout: int) -> tuple[list[pygame.Event], float]:
        """Return the events at hand, after a frame's time or as soon as there is one.

        Return also the seconds that have passed for the scene.
        """
        top = self.top
        if top.moving:
            frames = FRAMES if self._watched else FRAMES_UNWATCHED
            seconds = min(self._clock.tick(frames) / 1000, LONGEST_FRAME)
            return pygame.event.get(), seconds
        timing = top.busy
        if timing:
            timeout = ceil(min(timeout, top.pause * 1000))
        worked = min(self._clock.tick() / 1000, LONGEST_FRAME)
        events = self._listen(0 if top.stale else timeout)
        slept = self._clock.tick() / 1000
        return events, worked + slept if timing else 0.0

    def _listen(self, timeout: int) -> list[pygame.Event]:
        """Return the events at hand, or the first that come within `timeout` milliseconds.

        `pygame.event.wait` looks a thousand times a second; this lets the processor rest.
        """
        pause = PAUSE if self._watched else PAUSE_UNWATCHED
        waited = 0
        while not (events := pygame.event.get()) and waited < timeout:
            waited += pygame.time.wait(min(pause, timeout - waited))
        return events

    def _window_event(self, event: pygame.Event) -> None:
        self.context.sounds.heed(event)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._watch(watched=False)
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWSHOWN):
            self._watch(watched=True)
        elif event.type == pygame.WINDOWSIZECHANGED:
            self.context.display.resized()
        if event.type in UNCOVERED:
            self.top.stale = True

    def _watch(self, *, watched: bool) -> None:
        self._watched = watched
        self.context.sounds.watch(watched=watched)

    def _answer(self, given: Input) -> None:
        if isinstance(given.intent, Ordered | Moved | Pressed | Wheeled):
            self.context.with_keys = isinstance(given.intent, Ordered)
        match given.intent:
            case Ordered(Command.FULLSCREEN, repeated):
                if repeated:
                    # While a frame takes long, a key that is up again repeats still.
                    return
                display = self.context.display
                display.set_fullscreen(on=not display.fullscreen)
                self.context.settings.fullscreen = display.fullscreen
                self.top.stale = True
            case Ordered(Command.QUIT):
                self._apply(Quit())
            case _:
                self._guard(lambda: self.top.handle(given))

    def draw(self) -> None:
        """Draw the top scene if its picture is out of date or it moves."""
        self.context.refit()
        entry = self._stack[-1]
        scene, words = entry.scene, self.context.language.code
        if entry.fitted is not self.context.theme or entry.code != words:
            entry.fitted, entry.code = self.context.theme, words
            scene.stale = True
            self._guard(lambda: scene.layout(self.context.theme.size))
        if self.top is not scene or not (scene.stale or scene.moving):
            return
        scene.stale = False
        self._guard(lambda: self._show(scene))

    def _show(self, scene: Scene) -> None:
        """Draw a scene, and bring what it changed onto the screen."""
        areas = scene.draw(self.context.display.surface)
        self.draws += 1
        self.context.display.show(areas)

    def _guard(self, work: Callable[[], Transition]) -> None:
        """Do a scene's work and apply what it wants; if it breaks, show what happened."""
        try:
            self._apply(work())
        except Exception as error:
            log.exception("a scene failed")
            from discovery.scenes.error import ErrorScene  # noqa: PLC0415 - hardly ever wanted
            from discovery.ui.last_words import broken_file  # noqa: PLC0415 - as above

            if self._stack and isinstance(self.top, ErrorScene):
                raise
            self._stack.clear()
            report = "".join(traceback.format_exception(error))
            self._apply(Reset(ErrorScene(self.context, report, broken_file(error))))

    def _apply(self, wish: Transition) -> None:
        match wish:
            case None:
                return
            case Push(scene):
                self._stack.append(_Entry(scene))
            case Pop():
                if self.top.arrival is not None:
                    self.context.sounds.play(Effect.PAPER)
                self._leave(self._stack[-1:])
            case Replace(scene):
                self._leave(self._stack[-1:])
                self._stack.append(_Entry(scene))
            case Reset(scene):
                self._leave(self._stack[::-1])
                self.context.sheets.release_large()
                self._stack.append(_Entry(scene))
            case Quit():
                self.running = False
                return
        if not self._stack:
            self.running = False
            return
        self.context.display.stop_typing()
        self.context.sounds.music(self._music())
        if isinstance(wish, Push | Replace | Reset) and self.top.arrival is not None:
            self.context.sounds.play(self.top.arrival)
        self.top.stale = True
        self.top.enter()

    def _music(self) -> str:
        """Return the piece of the topmost scene that has one."""
        pieces = [entry.scene.music for entry in self._stack if entry.scene.music]
        return pieces[-1] if pieces else ""

    def _leave(self, entries: Iterable[_Entry]) -> None:
        for entry in list(entries):
            self._stack.remove(entry)
            entry.scene.leave()

    def _keep_window(self) -> None:
        self.context.settings.window = self.context.display.windowed_size
        self.context.keep_settings()

    def _quietly(self, work: Callable[[], object]) -> None:
        try:
            work()
        except Exception:
            log.exception("while closing")


def prepare_video() -> None:
    """Set what SDL must know before its first call."""
    for name, value in VIDEO.items():
        os.environ.setdefault(name, value)


def make_context(
    paths: Paths,
    settings: Settings,
    display: Display,
    notices: Iterable[Message] = (),
    sheets: Sheets | None = None,
) -> Context:
    """Bring together what scenes share; `sheets` may have begun to read pictures.

    Raises:
        ContentError: the palette is missing or broken.
    """
    theme = Theme(load_palette(paths.images), display.surface.get_size(), settings.text_size)
    saves = Saves(paths.saves)
    saves.open()
    pool = ThreadPoolExecutor(max_workers=2, thread_name_prefix="discovery")
    return Context(
        paths=paths,
        settings=settings,
        language=Language(paths.locale, settings.language),
        theme=theme,
        text=Text(paths.images / "fonts", theme),
        sheets=sheets or Sheets(paths.images),
        display=display,
        games=games(),
        saves=saves,
        autosave=Autosave(saves, wake),
        sounds=Sounds(paths.sounds, settings, pool.submit),
        pool=pool,
        make_thinkers=_make_thinkers,
        notices=list(notices),
    )


def _make_thinkers() -> Thinkers:
    from discovery.agents.thinkers import Thinkers  # noqa: PLC0415 - once one is to play

    return Thinkers()


def open_window(title: str = NAME, paths: Paths | None = None) -> Context:
    """Start pygame and the window as the settings want it, and what scenes share."""
    paths = paths or find_paths()
    prepare_video()
    # Not `pygame.init()`: it would open the sound device before the first picture.
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        raise pygame.error("there is no screen")
    if driver == "x11":
        os.environ.setdefault(*SHARED_SURFACE)
    pygame.font.init()
    file = paths.settings / SETTINGS_FILE
    settings, told = load_settings(file)
    for message in told:
        log.warning("%s", message)
    if not file.exists():
        settings.window = first_size(settings.window, pygame.display.get_desktop_sizes())
    display = Display(title, settings.window, fullscreen=settings.fullscreen)
    sheets = Sheets(paths.images)
    size = display.surface.get_size()
    scale = scale_of(size, settings.text_size)
    sheets.expect(BACKGROUND, size, (PLATES, ICONS), scale, raw=True)
    pygame.key.set_repeat(KEY_DELAY, KEY_INTERVAL)
    return make_context(paths, settings, display, told, sheets)


def _show_icon(display: Display, file: Path) -> None:
    """Give the window the game's icon; without the file it keeps pygame's."""
    try:
        display.window.set_icon(pygame.image.load(file))
    except (OSError, pygame.error) as error:
        log.warning("%s: %s", file, error)


def start(opening: Callable[[Context], Scene] = TitleScene) -> App:
    """Open log and window, and return the app just before its first picture."""
    paths = find_paths()
    open_log(paths.logs)
    return App(open_window(paths=paths), opening)


def main(opening: Callable[[Context], Scene] = TitleScene) -> int:
    """Play in a window, beginning with the scene that `opening` makes; return the exit status."""
    try:
        start(opening).run()
    except Exception as error:
        log.exception("the program broke")
        from discovery.ui.last_words import last_words, tell  # noqa: PLC0415 - hardly ever wanted

        tell(str(last_words(error, find_paths().logs)))
        return 1
    finally:
        pygame.quit()
    return 0
