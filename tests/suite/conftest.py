from __future__ import annotations

from typing import cast

import pytest

from tests.suite.case import NAMES, Case, find_case


@pytest.fixture(scope="session", params=NAMES)
def case(request: pytest.FixtureRequest) -> Case:
    return find_case(cast("str", request.param))
