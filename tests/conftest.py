"""For all tests: the same Hypothesis examples on every run of the checks, new ones at home."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("checks", derandomize=True, deadline=None)
settings.register_profile("home", deadline=None)
settings.load_profile("checks" if os.environ.get("CI") else "home")

MEASURED = ("rules", "suite", "content")
"""Where tests are that have to run every line of the rules."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure no coverage elsewhere: it makes the rules three times as slow."""
    here = Path(__file__).parent
    measured = [here / name for name in MEASURED] + [here.parent / "discovery"]
    for item in items:
        if not any(item.path.is_relative_to(folder) for folder in measured):
            item.add_marker(pytest.mark.no_cover)
