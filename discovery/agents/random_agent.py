"""A computer player without a plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.agent import OwnChance

if TYPE_CHECKING:
    from discovery.rules.game import Action, View


class RandomAgent:
    """Picks a kind of action first, then one of that kind, each as likely as any other.

    So a rare kind with few members is played as often as one with many.
    """

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def choose(self, view: View) -> Action:
        """Return a legal action."""
        kinds: dict[type[Action], list[Action]] = {}
        for action in view.legal_actions():
            kinds.setdefault(type(action), []).append(action)
        groups = list(kinds.values())
        group = groups[self._chance.pick(range(len(groups)))]
        return group[self._chance.pick(range(len(group)))]
