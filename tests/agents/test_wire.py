from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.agents.wire import pack, unpack
from discovery.cli.house import open_box
from discovery.games import games
from tests.support.play import begin, step

if TYPE_CHECKING:
    from discovery.match.match import Match


def played(game: str, decisions: int) -> Match:
    match = begin(open_box(game), seed=4)
    while match.decisions < decisions:
        step(match)
    match.confirm()
    return match


@pytest.mark.parametrize("game", games())
def test_a_view_arrives_whole_without_the_content(game: str) -> None:
    match = played(game, 40)
    view = match.view(match.to_act or 0)
    content = match.box.content
    packed = pack(view, content)
    assert len(packed) < 8000
    theirs = unpack(packed, open_box(game).content)
    assert list(map(theirs.text, theirs.legal_actions())) == list(
        map(view.text, view.legal_actions())
    )
    assert pack(unpack(packed, content), content) == packed


def test_views_of_the_tiles_share_their_actions_again() -> None:
    match = played("landscape", 40)
    view, content = match.view(match.to_act or 0), match.box.content
    theirs = unpack(pack(view, content), content)
    pairs = zip(theirs.legal_actions(), view.legal_actions(), strict=True)
    assert all(one is other for one, other in pairs)
