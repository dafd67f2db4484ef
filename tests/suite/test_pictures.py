"""The table shows no more than its view: secrets change no pixel."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.games import games
from discovery.match.chance import LiveChance
from discovery.match.match import Match
from discovery.match.replay import replay
from discovery.scenes.curtain import CurtainScene
from discovery.scenes.pause import PauseScene
from discovery.ui.intents import Command, Input, Ordered
from tests.suite.case import find_case
from tests.support.play import finish, step
from tests.support.window import opened, unseen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.ui.context import Context
    from discovery.ui.scene import Scene
    from tests.suite.case import Case, Setting

SIZE = (1024, 640)
MOMENTS = (7, 32)
"""After so many decisions a picture is taken."""
AIDS = (
    *(Command.TILES, Command.BACK, Command.HOLDERS, Command.ODDS, Command.LOOK, Command.LOG),
    *(Command.BACK, Command.WHY, Command.NOTE),
)
DIFFERENT = 4
"""So many of a table's pictures differ in each game, or keys would show nothing."""


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Context]:
    with unseen(monkeypatch), opened(tmp_path, SIZE) as made:
        yield made


def pictures(context: Context, match: Match, *, keys: bool = True) -> list[bytes]:
    """Return pictures of the table: curtained, lifted, with what keys show, paused.

    Where chance has the next word a key lets it speak, and what it says is no secret. Each table
    has a folder of its own: notes that are pencilled at one lie on every table of the same game.
    """
    saves = context.paths.saves
    saves.mkdir(parents=True, exist_ok=True)
    context.paths = context.paths._replace(saves=Path(mkdtemp(dir=saves)))
    scene = context.games[match.box.rules.name].open_table(context, match)
    context.paths = context.paths._replace(saves=saves)
    scene.layout(SIZE)
    taken = []
    if isinstance(scene, CurtainScene):
        taken.append(drawn(context, scene))
        scene.lift()
    taken.append(drawn(context, scene))
    for command in AIDS if keys and match.pending is None else ():
        scene.handle(Input(None, Ordered(command)))
        taken.append(drawn(context, scene))
    pause = PauseScene(context, scene, match)
    pause.layout(SIZE)
    return [*taken, drawn(context, pause)]


def drawn(context: Context, scene: Scene) -> bytes:
    surface = pygame.Surface(SIZE)
    scene.stale = True
    scene.draw(surface)
    assert not context.sheets.blurred, "what is drawn would depend on how fast sheets are read"
    return pygame.image.tobytes(surface, "RGB")


def differing(ones: list[bytes], others: list[bytes]) -> list[int]:
    """Return which pictures differ; pytest would word the difference of bytes for minutes."""
    pairs = enumerate(zip(ones, others, strict=True))
    return [number for number, (one, other) in pairs if one != other]


def swapped(case: Case, match: Match, salt: int) -> Match:
    """Return the match with the secrets of all but the seat to act exchanged."""
    twin = replay(match.record(), case.box)
    assert match.to_act is not None
    twin._state = match.view(match.to_act).sample(LiveChance(salt))
    return twin


def look_over_shoulders(patch: pytest.MonkeyPatch, players: int) -> None:
    """Let each seat see what the next one knows."""
    honest = Match.view
    patch.setattr(Match, "view", lambda match, seat: honest(match, (seat + 1) % players))


def secret_settings(case: Case) -> list[Setting]:
    return [setting for setting in case.fixed() if case.witness.has_secrets(setting.options)]


@pytest.mark.parametrize("name", games())
def test_games_that_differ_in_secrets_look_the_same(name: str, context: Context) -> None:
    case = find_case(name)
    for setting in secret_settings(case):
        match = case.begin(setting)
        differed = False
        for moment in MOMENTS:
            while match.decisions < moment:
                step(match)
            for _ in range(2):  # at the end of the turn, then with the next one begun
                if match.to_act is None:
                    break
                one, two = (swapped(case, match, moment + salt) for salt in (1000, 2000))
                other = (match.to_act + 1) % setting.players
                views = [case.frozen(each.view(other)) for each in (one, two)]
                differed = differed or views[0] != views[1]
                keys = moment == MOMENTS[-1]
                different = differing(*(pictures(context, each, keys=keys) for each in (one, two)))
                assert different == []
                match.confirm()
        assert differed


@pytest.mark.parametrize("name", games())
def test_pictures_tell_what_a_table_lets_out(
    name: str, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = find_case(name)
    for setting in secret_settings(case)[:1]:
        match = case.begin(setting)
        while match.decisions < MOMENTS[-1]:
            step(match)
        match.confirm()
        twins = [swapped(case, match, salt) for salt in (1000, 2000)]
        with monkeypatch.context() as patch:
            look_over_shoulders(patch, setting.players)
            different = differing(*(pictures(context, twin) for twin in twins))
        assert different != []


@pytest.mark.parametrize("name", games())
def test_pictures_are_not_just_all_the_same(name: str, context: Context) -> None:
    case = find_case(name)
    match = case.begin(case.fixed()[0])
    step(match)
    match.confirm()
    early = pictures(context, replay(match.record(), case.box))
    different = differing(pictures(context, replay(match.record(), case.box)), early)
    assert different == []
    assert len(set(early)) >= DIFFERENT
    begun, ended = (
        pictures(context, each, keys=False)[-2]
        for each in (replay(match.record(), case.box), finish(match))
    )
    different = differing([begun], [ended])
    assert different == [0]
