from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.window import opened, unseen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.ui.context import Context


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with unseen(monkeypatch):
        yield


@pytest.fixture
def context(screen: None, tmp_path: Path) -> Iterator[Context]:  # noqa: ARG001 - it must be on
    with opened(tmp_path) as context:
        yield context
