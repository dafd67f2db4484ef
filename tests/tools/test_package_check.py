from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
from functools import partial
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from discovery import __version__
from discovery.match.faults import Unreadable
from discovery.match.store import read_record, write_record
from tools.package import check, play
from tools.package.archive import archive, archive_stem
from tools.package.build import TooHeavyError, weigh
from tools.package.desktop import end
from tools.package.mirror import corner, likeness, mirror
from tools.package.waiting import NeverComesError, until

if TYPE_CHECKING:
    from discovery.match.record import Record

GOLDEN = Path(__file__).parents[1] / "golden"
SCRIPTS = pytest.mark.skipif(sys.platform == "win32", reason="Windows starts no scripts")


def program(folder: Path, body: str) -> Path:
    """A program that does what Python code says."""
    path = folder / "Discovery"
    path.write_text(f"#!{sys.executable}\nimport os, sys, time\n{body}\n")
    path.chmod(0o755)
    return path


@SCRIPTS
def test_a_good_program(tmp_path: Path) -> None:
    good = program(
        tmp_path, f"print('Discovery {__version__}' if '--version' in sys.argv else 'ok')"
    )
    assert check.check_commands(good) == f"Discovery {__version__}\nok"


@SCRIPTS
def test_a_program_without_streams_tells_in_its_log(tmp_path: Path) -> None:
    body = f"""
home = os.environ["DISCOVERY_HOME"]
os.mkdir(home + "/logs")
open(home + "/logs/discovery.log", "w").write("INFO stream: Discovery {__version__}")
"""
    assert f"Discovery {__version__}" in check.check_commands(program(tmp_path, body))


@SCRIPTS
@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("print('Discovery 0.0.0')", "not version"),
        ("sys.exit('no pictures')", "status 1\nno pictures"),
        (f"print('Discovery {__version__}'); sys.exit('--selftest' in sys.argv)", "--selftest"),
        ("time.sleep(60)", "not done within"),
    ],
)
def test_a_bad_program(
    body: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "sleep" in body:
        monkeypatch.setattr(check, "PATIENCE", 0.1)
    with pytest.raises(check.FailedError, match=words):
        check.check_commands(program(tmp_path, body))


def test_weight(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "large").write_bytes(bytes(3_000_000))
    (tmp_path / "small").write_bytes(bytes(100_000))
    told = weigh(tmp_path, most=3_200_000).splitlines()
    assert "3.1 MB in 2 files" in told[0]
    assert told[1].split() == ["3.0", "MB", "inner/large"]
    with pytest.raises(TooHeavyError, match="inner/large"):
        weigh(tmp_path, most=3_000_000)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other archives")
def test_archive(tmp_path: Path) -> None:
    folder = tmp_path / "Discovery"
    folder.mkdir()
    program(folder, "pass")
    packed = archive(folder, tmp_path / "dist")
    assert packed.name == f"{archive_stem()}.tar.gz"
    told = packed.with_name(f"{packed.name}.sha256").read_text("utf-8")
    assert told == f"{hashlib.sha256(packed.read_bytes()).hexdigest()}  {packed.name}\n"
    with tarfile.open(packed) as file:
        assert file.getmember("Discovery/Discovery").mode & 0o100


def test_waiting_ends() -> None:
    answers = iter([None, False, "there"])
    assert until("it", lambda: next(answers)) == "there"
    with pytest.raises(NeverComesError, match="the ship: not within 0 seconds"):
        until("the ship", lambda: None, patience=0.2)


@SCRIPTS
def test_a_program_that_does_not_heed_is_killed_and_told() -> None:
    code = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN)"
    deaf = f"{code}; print('ready', flush=True); time.sleep(60)"
    process = subprocess.Popen([sys.executable, "-c", deaf], stdout=subprocess.PIPE)
    with process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.warns(UserWarning, match="does not end"):
            end(process, patience=0.2)
    assert process.returncode != 0


def test_screens_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    with mirror((1280, 720), tmp_path) as image:
        title, setup = image.title(), image.setup()
        assert image.match() is None
        assert "continue" not in title.spots
        seen = pygame.image.tobytes(title.picture, "RGB")
        assert likeness(seen, title.picture) == 1
        assert likeness(seen, setup.picture) < play.ALIKE
        # On a display whose profile has a gamma of 1.8: macOS makes its colours lighter.
        lighter = seen.translate(bytes(round(255 * (c / 255) ** (1.8 / 2.2)) for c in range(256)))
        assert likeness(lighter, title.picture) >= play.ALIKE
        assert likeness(lighter, setup.picture) < play.ALIKE


def test_a_save_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    record = read_record(next(GOLDEN.glob("landscape/*.json")))
    read: list[Path] = []

    def reading(path: Path) -> Record:
        read.append(path)
        if len(read) == 1:
            raise Unreadable("used by another process")
        return record

    monkeypatch.setattr("tools.package.mirror.read_record", reading)
    save = tmp_path / "saves" / "autosave.json"
    with mirror((1024, 640), tmp_path) as image:
        write_record(save, record)
        matches = [image.match() for _ in range(3)]
        assert matches[0] is None
        assert [match and match.record().scores for match in matches[1:]] == [record.scores] * 2
        assert len(read) == 2
        write_record(save, record)
        assert image.match() is not None
        assert len(read) == 3


def test_a_window_is_found_on_a_screen() -> None:
    screen, window = pygame.Surface((70, 50)), pygame.Surface((30, 20))
    for x, y in product(range(30), range(20)):
        window.set_at((x, y), (x * 8, y * 12, 0))
    assert corner(pygame.image.tobytes(screen, "RGB"), 70, window) is None
    screen.blit(window, (33, 21))
    assert corner(pygame.image.tobytes(screen, "RGB"), 70, window) == (33, 21)


def test_what_is_never_seen_is_told_with_both_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "WANTED", tmp_path / "kept" / "wanted.png")
    monkeypatch.setattr(play, "SEEN", tmp_path / "kept" / "window.png")
    monkeypatch.setattr(play, "until", partial(until, patience=0.2))
    screen: Any = SimpleNamespace(size=(8, 4), picture=lambda: bytes(3 * 8 * 4))
    running: Any = SimpleNamespace(poll=lambda: None)
    drawn = pygame.Surface((8, 4))
    drawn.fill("white", (0, 0, 8, 1))
    mirrored: Any = None
    player = play.Player(screen, running, mirrored)
    with pytest.raises(NeverComesError, match="the map: not within") as caught:
        player._see("the map", drawn, 0.9)
    assert "at best 75.0% of it looked as it should, not 90.0%" in caught.value.__notes__[0]
    assert pygame.image.load(play.WANTED).get_at((0, 0)) == pygame.Color("white")
    assert f"what it showed: {play.SEEN}" in play._evidence(screen, tmp_path)
    assert pygame.image.load(play.SEEN).get_size() == (8, 4)
    player._see("the map", drawn, 0.7)
