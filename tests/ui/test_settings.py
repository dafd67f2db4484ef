from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest

from discovery.ui.settings import Settings, load_settings, save_settings

if TYPE_CHECKING:
    from pathlib import Path


def test_what_is_saved_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    settings = Settings(
        window=(1600, 900),
        fullscreen=True,
        text_size=1.5,
        confirm_turn=False,
        language="de",
        volume=0,
        effects_volume=100,
        music_volume=30,
        mute_unwatched=False,
        symbols=True,
        animation="fast",
        pace="calm",
        thinking="long",
        reduce_motion=True,
        last_setup={"game": "landscape", "seats": []},
    )
    save_settings(settings, path)
    assert load_settings(path) == (settings, ())
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_no_file_is_no_fault(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "none.json") == (Settings(), ())


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '"x"', "\0", "[" * 100_000])
def test_a_broken_file_is_told_and_the_defaults_hold(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, "utf-8")
    settings, told = load_settings(path)
    assert settings == Settings()
    assert str(path) in str(told[0])


def test_a_folder_in_its_place_is_told_too(tmp_path: Path) -> None:
    settings, told = load_settings(tmp_path)
    assert settings == Settings()
    assert str(tmp_path) in str(told[0])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("window", "big"),
        ("window", [800]),
        ("fullscreen", 1),
        ("text_size", 3.0),
        ("text_size", True),
        ("text_size", "large"),
        ("confirm_turn", "no"),
        ("language", 7),
        ("last_setup", []),
        ("doubts_told", "all"),
        ("volume", 101),
        ("effects_volume", -1),
        ("music_volume", True),
        ("music_volume", 0.5),
        ("mute_unwatched", 1),
        ("symbols", "all"),
        ("animation", "slow"),
        ("animation", 2),
        ("pace", "fast"),
        ("thinking", 3),
        ("reduce_motion", "yes"),
    ],
)
def test_one_bad_value_is_told_and_the_others_hold(
    tmp_path: Path, name: str, value: object
) -> None:
    path = tmp_path / "settings.json"
    raw: dict[str, object] = {"confirm_turn": False, "text_size": 1.25, "language": "ko"}
    path.write_text(json.dumps({**raw, name: value}), "utf-8")
    settings, told = load_settings(path)
    assert getattr(settings, name) == getattr(Settings(), name)
    assert len(told) == 1
    assert name in str(told[0])
    for other in set(raw) - {name}:
        assert getattr(settings, other) == raw[other]


def test_a_window_is_never_smaller_than_can_be_used(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"window": [10, 2000]}', "utf-8")
    assert load_settings(path)[0].window == (1024, 2000)


def test_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    save_settings(Settings(language="fr"), path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        save_settings(Settings(language="es"), path)
    assert load_settings(path)[0].language == "fr"
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]
