"""Keeps the map of a game as a picture among the person's own pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.match import store
from discovery.match.names import file_stem
from discovery.scenes.table.keeper import png_of

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from discovery.match.match import Match
    from discovery.ui.context import Context


def save_map(context: Context, match: Match, when: datetime) -> Path:
    """Paint the map and write it under a name of its own; return where it is.

    Raises:
        StoreError: the disk does not take it.
        ContentError: what the picture needs is missing or broken.
        PictureError: as ContentError.
    """
    game = context.games[match.box.rules.name]
    picture = game.paint_map(context, match)
    stem = file_stem(f"{context.tr(game.title)} {when:%Y-%m-%d %H-%M}")
    path = free_path(context.paths.pictures, stem)
    store.write(path, png_of(picture))
    return path


def free_path(folder: Path, stem: str) -> Path:
    """Return the path of a PNG file that does not exist yet."""
    path, number = folder / f"{stem}.png", 1
    while path.exists():
        number += 1
        path = folder / f"{stem} {number}.png"
    return path
