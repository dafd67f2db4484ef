"""Pictures are kept as long as there is room; what was not asked for the longest goes first."""

from __future__ import annotations

import pygame

from discovery.ui.kept import Kept


def test_what_was_not_asked_for_the_longest_goes_first() -> None:
    kept = Kept(3 * 4 * 100)
    first, second, third, fourth = (pygame.Surface((10, 10), depth=32) for _ in range(4))
    for name, made in (("first", first), ("second", second), ("third", third)):
        assert kept.keep(name, made) is made
    assert kept.size == 3 * 4 * 100
    assert kept.get("first") is first
    kept.keep("fourth", fourth)
    assert kept.get("second") is None
    assert (kept.get("first"), kept.get("third"), kept.get("fourth")) == (first, third, fourth)


def test_one_that_there_is_no_room_for_stays_until_the_next() -> None:
    kept = Kept(1)
    large, small = pygame.Surface((90, 90), depth=32), pygame.Surface((1, 1), depth=32)
    kept.keep("large", large)
    assert kept.get("large") is large
    kept.keep("small", small)
    assert kept.get("large") is None
    assert kept.size == 4
    kept.clear()
    assert kept.get("small") is None
    assert kept.size == 0
