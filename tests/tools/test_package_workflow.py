"""What the workflow does with the program on every system, read in its file."""

from __future__ import annotations

import re

import pytest

from tools.package import plan

TEXT = (plan.ROOT / ".github" / "workflows" / "build.yml").read_text("utf-8")
PACKAGE, RELEASE = TEXT.split("\n  release:\n")
STEPS = re.split(r"\n      - ", PACKAGE.split("\n    steps:\n")[1])


def runs(command: str) -> list[str]:
    return [step for step in STEPS if re.search(rf"^\s*run: {command}$", step, re.MULTILINE)]


def test_there_is_a_runner_of_each_system() -> None:
    runners = re.findall(r"^\s+runner: (\w+)", PACKAGE, re.MULTILINE)
    assert set(runners) == {"ubuntu", "windows", "macos"}


@pytest.mark.parametrize("deed", ["build", "check", "archive"])
def test_every_system_makes_plays_and_packs_the_program(deed: str) -> None:
    (step,) = runs(rf"python -m tools\.package {deed}")
    assert not re.search(r"^\s*(if|continue-on-error):", step, re.MULTILINE)


def test_it_is_played_before_it_is_packed() -> None:
    order = [
        STEPS.index(runs(rf"python -m tools\.package {deed}")[0])
        for deed in ("build", "check", "archive")
    ]
    assert order == sorted(order)


def test_pictures_are_kept_when_it_fails() -> None:
    (step,) = [step for step in STEPS if "if: failure()" in step]
    assert "actions/upload-artifact@" in step
    assert "path: build/*.png" in step


def test_as_many_archives_are_released_as_runners_make() -> None:
    (wanted,) = re.findall(r"-eq (\d+)", RELEASE)
    assert len(re.findall(r"^\s+runner: ", PACKAGE, re.MULTILINE)) == int(wanted)
