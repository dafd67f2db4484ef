"""Memory of pictures that are gone is not the program's any more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATUS = Path("/proc/self/status")
PROGRAM = """
import sys
from pathlib import Path
from discovery.ui.memory import give_back

def used():
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1]) // 1024

if sys.argv[1] == "yes":
    give_back()
large = bytearray(30 << 20)
del large
before = used()
pictures = [bytearray(200 << 10) for _ in range(200)]
del pictures
print(used() - before)
"""


def left(give_back: str) -> int:
    """Return how many MB of 40 a process still has that it does not use."""
    words = [sys.executable, "-c", PROGRAM, give_back]
    done = subprocess.run(words, capture_output=True, text=True, check=True, cwd=ROOT)
    return int(done.stdout)


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells")
def test_what_is_free_goes_back_to_the_system() -> None:
    kept = left("no")
    if kept < 20:
        pytest.skip("this system's library gives it back by itself")
    assert left("yes") < 5
