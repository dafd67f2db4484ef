from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.ui.paths import find_paths

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_home_overrides_every_folder_that_is_written(tmp_path: Path) -> None:
    paths = find_paths({"DISCOVERY_HOME": str(tmp_path)})
    assert {path.parent for path in (paths.settings, paths.saves, paths.logs, paths.pictures)} == {
        tmp_path
    }
    assert list(tmp_path.iterdir()) == []


def test_own_files_are_found_from_anywhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    paths = find_paths({})
    assert (paths.images / "ui" / "palette.json").is_file()
    assert paths.images.is_absolute()
    assert "Discovery" in str(paths.settings)
    assert paths.pictures.name == "Discovery"
