"""For all tests: the same Hypothesis examples on every run of the checks, new ones at home."""

import os

from hypothesis import settings

settings.register_profile("checks", derandomize=True, deadline=None)
settings.register_profile("home", deadline=None)
settings.load_profile("checks" if os.environ.get("CI") else "home")
