"""The table shows no more than its view: secrets change no pixel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.games import games
from discovery.match.chance import LiveChance
from discovery.match.replay import replay
from discovery.scenes.curtain import CurtainScene
from tests.suite.case import find_case
from tests.support.play import finish, step
from tests.support.window import opened, unseen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.match.match import Match
    from discovery.ui.context import Context
    from tests.suite.case import Case, Setting

SIZE = (1024, 640)
MOMENTS = (7, 32)
"""After so many decisions a picture is taken."""


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Context]:
    with unseen(monkeypatch), opened(tmp_path, SIZE) as made:
        yield made


def picture(context: Context, match: Match) -> bytes:
    scene = context.games[match.box.rules.name].open_table(context, match)
    scene.layout(SIZE)
    if isinstance(scene, CurtainScene):
        scene.lift()
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def swapped(case: Case, match: Match, salt: int) -> Match:
    """Return the match with the secrets of all but the seat to act exchanged."""
    twin = replay(match.record(), case.box)
    assert match.to_act is not None
    twin._state = match.view(match.to_act).sample(LiveChance(salt))
    return twin


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
                assert picture(context, one) == picture(context, two)
                match.confirm()
        assert differed


@pytest.mark.parametrize("name", games())
def test_pictures_are_not_just_all_the_same(name: str, context: Context) -> None:
    case = find_case(name)
    match = case.begin(case.fixed()[0])
    step(match)
    early = picture(context, replay(match.record(), case.box))
    assert picture(context, replay(match.record(), case.box)) == early
    assert picture(context, finish(match)) != early
