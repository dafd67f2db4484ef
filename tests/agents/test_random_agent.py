from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from discovery.agents.random_agent import RandomAgent
from tests.support.nim import Bank, Pass, Take

if TYPE_CHECKING:
    from discovery.rules.game import View


class Many:
    """A view with a great many actions of one kind and one of each other."""

    def legal_actions(self) -> list[Take | Bank | Pass]:
        return [*(Take(count) for count in range(1, 99)), Bank(), Pass()]


def test_kinds_are_equally_likely_however_many_members_they_have() -> None:
    view = cast("View", Many())
    agent = RandomAgent(5)
    chosen = Counter(type(agent.choose(view)) for _ in range(900))
    assert all(250 < chosen[kind] < 350 for kind in (Take, Bank, Pass))


def test_the_seed_decides() -> None:
    view = cast("View", Many())
    one, two, other = ([RandomAgent(s).choose(view) for s in range(t, t + 20)] for t in (1, 1, 50))
    assert one == two
    assert one != other
