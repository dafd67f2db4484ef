"""The program as a process: what it prints where, how it ends, and what it does not load."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def main(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "main.py"), *words]
    return subprocess.run(
        command, cwd="/", capture_output=True, text=True, check=False, timeout=120
    )


def test_what_is_told_goes_to_the_output() -> None:
    done = main("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Discovery ")


def test_a_complaint_goes_to_the_error_stream() -> None:
    done = main("simulate", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "There is no game 'chess'; there are: landscape, island, journals.\n"


def test_who_does_not_read_on_ends_nothing_with_a_complaint() -> None:
    command = [sys.executable, str(ROOT / "main.py"), "--help"]
    readable, writable = os.pipe()
    os.close(readable)
    done = subprocess.run(
        command, stdout=writable, stderr=subprocess.PIPE, text=True, check=False, timeout=120
    )
    os.close(writable)
    assert (done.returncode, done.stderr) == (0, "")


def test_it_works_from_any_folder_and_without_a_display() -> None:
    done = main("simulate", "landscape")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "1 games" in done.stdout


def test_starting_a_worker_loads_nothing() -> None:
    code = "import runpy, sys; runpy.run_path('main.py'); print('pygame' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"
