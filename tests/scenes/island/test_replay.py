"""A recorded game is stepped through: finished ones show all, others what both players know."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.match.playback import Playback
from discovery.rules.island.ground import CHECKPOINTS
from discovery.scenes.island.checker import doors
from discovery.scenes.island.layout import Part
from discovery.scenes.island.replay import ReplayScene
from discovery.scenes.island.story import story
from discovery.ui.intents import Command, Input, Ordered
from discovery.ui.scene import Pop
from discovery.ui.theme import Role
from tests.scenes.island.bench import box, new_match, played, walking
from tests.scenes.island.test_scene import give, picture
from tests.support.window import opened

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.match.match import Match
    from discovery.rules.island.view import IslandView
    from discovery.ui.context import Context


def replayed(context: Context, match: Match) -> ReplayScene:
    """Return the screen of a match's record, at its start."""
    scene = ReplayScene(context, Playback(match.record(), box()))
    scene.layout(context.theme.size)
    return scene


def test_a_finished_game_is_replayed_with_both_ways(context: Context) -> None:
    match = played(new_match(("greedy", "random"), seed=8), lambda _: False, "greedy")
    scene = replayed(context, match)
    scene.enter()
    start = picture(scene)
    for _ in range(6):
        give(scene, Command.RIGHT)
    assert scene.table.track is not None
    assert scene.table.track.position == 6
    session = scene.table.session
    assert all(session.place(seat) is not None for seat in (0, 1))
    assert session.treasure >= 0
    assert all(session.kit(seat) for seat in (0, 1)), "accessories are no secret any more"
    assert sum("takes" in str(line.words) for line in scene.table.lines) == 2
    assert picture(scene) != start
    give(scene, Command.DOWN)
    assert scene.table.track.position == 16
    for _ in range(2):
        give(scene, Command.UP)
    assert scene.table.track.position == 0
    assert isinstance(give(scene, Command.BACK), Pop)


@pytest.mark.usefixtures("screen")
def test_a_replay_tells_what_happened_also_with_large_text(tmp_path: Path) -> None:
    match = played(new_match(seed=8), lambda _: False, "greedy")
    with opened(tmp_path, text_size=2.0) as context:
        scene = replayed(context, match)
        surface, line = context.display.surface, context.text.line_height(Role.STRONG)
        below = scene.table.layout.parts[Part.SENTENCE].move(0, line)
        told = {}
        for _ in range(8):
            give(scene, Command.RIGHT)
            seen = surface.subsurface(below.clip(surface.get_rect()))
            told[str(scene.table.lines[-1].words)] = pygame.image.tobytes(seen, "RGB")
        assert len(set(told.values())) == len(told) > 3


def test_the_map_of_a_replay_lies_still_and_shows_who_walks(context: Context) -> None:
    match = played(new_match(seed=8, north="turned"), lambda _: False, "greedy")
    scene = replayed(context, match)
    table, acting, halves = scene.table, set(), set()
    table.zoom(5)
    for _ in range(60):
        give(scene, Command.RIGHT)
        acting.add(table.viewer)
        halves.add(table.camera.half)
        assert table.north_up
        seat = table.lines[-1].seat
        place = None if seat is None else table.session.place(seat)
        assert place is None or table.layout.view.collidepoint(table.centre(place))
    assert acting == {0, 1}
    assert len(halves) == 1


def test_a_replay_of_a_running_game_shows_no_secret(context: Context) -> None:
    match = played(new_match(seed=8), walking(4))
    scene = replayed(context, match)
    for _ in range(match.decisions):
        give(scene, Command.RIGHT)
        session = scene.table.session
        assert session.treasure < 0
        assert [session.place(seat) for seat in (0, 1)] == [None, None]
        steps = [hex_ for seat in (0, 1) for path in session.paths(seat) for hex_ in path.hexes]
        assert all(hex_.x is None for hex_ in steps)


def opened_doors(scene: ReplayScene) -> set[str]:
    """Return the forts of the checker behind whose doors a clue is seen."""
    return {door.name for door in doors(scene.table) if door.inside.startswith("sign_")}


def log_of(scene: ReplayScene) -> list[str]:
    return [str(scene.context.say(line.words)) for line in scene.table.lines]


def stepped(context: Context, match: Match) -> Iterator[ReplayScene]:
    """Step through a record from its start, and back again."""
    scene = replayed(context, match)
    for command in [Command.RIGHT, Command.LEFT]:
        for _ in range(match.decisions):
            scene.handle(Input(None, Ordered(command)))
            yield scene


def test_clues_accessories_and_log_of_a_finished_game_are_the_same_whoever_acts(
    context: Context,
) -> None:
    match = played(new_match(seed=21), lambda _: False, "greedy")
    seen: dict[int, tuple[set[str], list[str], int]] = {}
    for scene in stepped(context, match):
        playback = scene.steps.playing.playback
        shown = opened_doors(scene)
        kits = sum(len(scene.table.session.kit(seat)) for seat in (0, 1))
        told = log_of(scene)
        assert seen.setdefault(playback.position, (shown, told, kits)) == (shown, told, kits)
        read = {f for f, who in zip(CHECKPOINTS, scene.table.view.readers, strict=True) if who >= 0}
        over = playback.match.over
        assert shown == (set(CHECKPOINTS) if over else read)
        assert sum(line.startswith("The clue of") for line in told) == len(read)
        assert not any(door.out for door in doors(scene.table))
    for before, after in pairwise(sorted(seen)):
        assert seen[before][0] <= seen[after][0]
        assert seen[after][1][: len(seen[before][1])] == seen[before][1]
        assert seen[before][2] <= seen[after][2]
    readers = {reader for reader in scene.table.view.readers if reader >= 0}
    assert not readers, "it is back at the start"
    assert {step.seat for step in match.record().steps if step.action == "read"} == {0, 1}


def test_a_replay_of_a_running_game_tells_what_both_know(context: Context) -> None:
    def late(match: Match) -> bool:
        return all(match.view(seat).own_clues for seat in (0, 1))  # type: ignore[attr-defined]

    match = played(new_match(seed=21), late, "greedy")
    assert not match.over
    located = 0
    for scene in stepped(context, match):
        views = [cast("IslandView", scene.table.session.match.view(seat)) for seat in (0, 1)]
        session = scene.table.session
        assert not opened_doors(scene)
        assert not session.view.own_clues
        for seat in (0, 1):
            assert session.kit(seat) == (views[1 - seat].kit(seat) or ())
            assert session.place(seat) == views[seat].place(seat)
            located += session.place(seat) is not None
        logs = [session.match.log(seat) for seat in (0, 1)]
        lines = [story(log, view, session.seats) for log, view in zip(logs, views, strict=True)]
        told = [{str(line.words) for line in known} for known in lines]
        for line in scene.table.lines:
            assert str(line.words) in told[0 if line.seat is None else 1 - line.seat]
    assert located, "whoever knows their place is seen by both"
