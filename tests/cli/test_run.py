import gc

import pytest

from discovery.cli.run import run


def test_garbage_is_looked_for_again_whatever_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    def main() -> int:
        seen.append(gc.isenabled())
        raise RuntimeError("only a test")

    monkeypatch.setattr("discovery.app.main", main)
    with pytest.raises(RuntimeError, match="only a test"):
        run([])
    assert seen == [False]
    assert gc.isenabled()
