"""Pictures, fonts and sounds that are missing or broken, one by one.

Either the screens do without, or they say in plain words which file it is.
`DISCOVERY_DAMAGES=all` tries every kind of damage on each file, not only one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.app import App
from discovery.games import games
from discovery.match.match import Match
from discovery.scenes.error import ErrorScene
from discovery.scenes.setup import SetupScene
from discovery.scenes.title import TitleScene
from discovery.ui.last_words import broken_file
from discovery.ui.sheets import HALF
from discovery.ui.sound_table import EFFECTS, MUSIC
from tests.support.play import seats
from tests.support.window import Hands, opened, unseen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

ROOT = Path(__file__).parents[2]
ALL = os.environ.get("DISCOVERY_DAMAGES") == "all"
READ = (".webp", ".jpg", ".png", ".json", ".tmx", ".tsx", ".toml", ".ttf")


def missing(path: Path) -> None:
    path.unlink()


def empty(path: Path) -> None:
    _put(path, b"")


def half(path: Path) -> None:
    data = path.read_bytes()
    _put(path, data[: len(data) // 2])


def noise(path: Path) -> None:
    _put(path, b"\xff\xfe\0noise" * 50)


def other(path: Path) -> None:
    """Put another file of the kind there: a tiny picture, an empty object."""
    if path.suffix in {".webp", ".jpg", ".png"}:
        path.unlink()
        picture = path.with_suffix(".png")
        pygame.image.save(pygame.Surface((3, 3)), picture)
        picture.rename(path)
    else:
        _put(path, b"{}" if path.suffix == ".json" else b"<map/>")


def _put(path: Path, data: bytes) -> None:
    path.unlink()  # it may be a link to the good one
    path.write_bytes(data)


BREAKING: tuple[Callable[[Path], None], ...] = (empty, half, noise, other)


def damages(number: int) -> tuple[Callable[[Path], None], ...]:
    """Return what is done to the file of a number: one way, another for the next; or all ways."""
    ways = (missing, *BREAKING)
    return ways if ALL else (ways[number % len(ways)],)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with links to every picture and sound."""
    folder = tmp_path_factory.mktemp("program")
    for name in ("images", "sounds"):
        shutil.copytree(ROOT / name, folder / name, copy_function=os.symlink)
    return folder


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tree: Path) -> Iterator[Context]:
    with unseen(monkeypatch), opened(tmp_path, (1024, 640)) as context:
        context.paths = context.paths._replace(images=tree / "images", sounds=tree / "sounds")
        yield context


def begin(name: str) -> Callable[[Context], Scene]:
    """Return how a table of a game is opened."""

    def opening(context: Context) -> Scene:
        game = context.games[name]
        box = game.load(context.paths.images)
        match = Match.start(box, seats(box.rules.least_players), {}, 1)
        return game.open_table(context, match)

    return opening


def start(context: Context, opening: Callable[[Context], Scene]) -> str:
    """Show a screen as the program does from its start; return what it says is broken."""
    from discovery.content.palette import load_palette  # noqa: PLC0415 - as the program does
    from discovery.ui.sheets import Sheets  # noqa: PLC0415
    from discovery.ui.text import Text  # noqa: PLC0415
    from discovery.ui.theme import Theme  # noqa: PLC0415

    images = context.paths.images
    try:
        context.theme = Theme(load_palette(images), context.theme.size, 1.0)
        context.sheets = Sheets(images)
        context.text = Text(images / "fonts", context.theme)
        app = App(context, opening)
        Hands(app)
    except Exception as error:
        fault = broken_file(error)
        if not fault:
            raise
        return fault
    top = app.top
    assert not isinstance(top, ErrorScene) or top.broken, top.report
    return top.broken if isinstance(top, ErrorScene) else ""


def files_below(folder: Path) -> list[Path]:
    """Return what is read of a folder; of the many sheets of a table only the large ones."""
    files = [path for path in sorted(folder.iterdir()) if path.suffix in READ]
    small = set() if ALL or folder.name == "ui" else {path for path in files if HALF in path.stem}
    return [path for path in files if path not in small]


def tried(
    context: Context, folders: tuple[str, ...], opening: Callable[[Context], Scene]
) -> set[str]:
    """Damage each file below folders of images, show a screen; return the files it named."""
    named = set()
    images, good = context.paths.images, ROOT / "images"
    files = [path for name in folders for path in files_below(images / name)]
    for number, path in enumerate(files):
        for damage in damages(number):
            damage(path)
            try:
                fault = start(context, opening)
            finally:
                path.unlink(missing_ok=True)
                path.symlink_to(good / path.relative_to(images))
            if fault:
                # What holds something else, whole, may show in a file that goes with it.
                known = damage is other or path.stem.removesuffix(HALF) in fault
                assert known, (damage.__name__, path.name, fault)
                named.add(path.name)
    return named


def test_nothing_is_named_while_all_is_there(context: Context) -> None:
    openings = (TitleScene, SetupScene, *map(begin, games()))
    assert [start(context, opening) for opening in openings] == [""] * len(openings)


def test_the_title(context: Context) -> None:
    named = tried(context, ("ui", "fonts"), TitleScene)
    assert named >= {"palette.json", "interface.json", "body-bold.ttf", "heading.ttf"}
    assert not named & {"followers.webp", "paper.webp"}


def test_the_setup(context: Context) -> None:
    assert len(tried(context, ("ui",), SetupScene)) > 5


@pytest.mark.parametrize("name", games())
def test_a_table(context: Context, name: str) -> None:
    assert tried(context, (name,), begin(name))


SOUNDS = sorted({*(file for effect in EFFECTS.values() for file in effect.files), *MUSIC.values()})


@pytest.mark.parametrize("damage", [missing, empty, half, noise])
def test_sounds(context: Context, tree: Path, damage: Callable[[Path], None]) -> None:
    """Each is left out; all others are heard, with the music of every game."""
    context.settings.volume = 50
    start = (missing, empty, half, noise).index(damage)
    broken = set(SOUNDS if ALL else SOUNDS[start::4])
    for file in broken:
        damage(tree / "sounds" / file)
    try:
        for piece in MUSIC:
            fresh = type(context.sounds)(
                context.paths.sounds, context.settings, lambda work: work()
            )
            fresh.begin()
            fresh.music(piece)
            for effect, variants in EFFECTS.items():
                if variants.game in ("", piece):
                    assert len(fresh._effects[effect]) >= len({*variants.files} - broken)
                fresh.play(effect)
            fresh.close()
    finally:
        for file in broken:
            (tree / "sounds" / file).unlink(missing_ok=True)
            (tree / "sounds" / file).symlink_to(ROOT / "sounds" / file)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Return a copy of the program, its pictures and sounds linked."""
    for name in ("images", "sounds"):
        shutil.copytree(ROOT / name, tmp_path / name, copy_function=os.symlink)
    shutil.copytree(ROOT / "discovery", tmp_path / "discovery")
    shutil.copy2(ROOT / "main.py", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "words", "status"),
    [
        ("images/fonts/heading.ttf", (), 1),
        ("images/ui/palette.json", (), 1),
        ("images/ui/palette.json", ("--selftest",), 1),
        ("images/fonts/heading.ttf", ("shoot", "title", "title.png"), 1),
        ("images/landscape/designs.tsx", ("simulate", "landscape"), 2),
    ],
)
def test_the_program_says_it_in_one_sentence(
    program: Path, file: str, words: tuple[str, ...], status: int
) -> None:
    (program / file).unlink()
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, str(program / "main.py"), *words],
        cwd=program,
        env={**os.environ, **drivers, "DISCOVERY_HOME": str(program / "home")},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == status
    assert done.stdout == ""
    *before, line = done.stderr.splitlines()
    assert Path(file).stem in line
    assert "Errno" not in line
    assert not before or "shoot" in words  # a tool: where it has no log, it tells that it tried
    if not words:
        log = (program / "home" / "logs" / "discovery.log").read_text("utf-8")
        assert "Traceback" in log
