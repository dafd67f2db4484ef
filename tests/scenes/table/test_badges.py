"""Badges of aids that are off: beside every seat of every game, clear of all words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from discovery.scenes.island.aids import AIDS as ISLAND
from discovery.scenes.island.notes import note_of
from discovery.scenes.island.scene import TableScene as IslandTable
from discovery.scenes.island.targets import OnSeat
from discovery.scenes.journals.aids import AIDS as JOURNALS
from discovery.scenes.journals.layout import PLATE, share
from discovery.scenes.journals.scene import TableScene as JournalsTable
from discovery.scenes.landscape.aids import AIDS as LANDSCAPE
from discovery.scenes.landscape.scene import TableScene as LandscapeTable
from discovery.scenes.table.aids import aids_told
from discovery.scenes.table.badges import SEVERAL, AidBadges
from discovery.ui.intents import Command
from tests.scenes.island import bench as island
from tests.scenes.journals import bench as journals
from tests.scenes.landscape import bench as landscape
from tests.support.island_screens import plain
from tests.support.ledger import Ledger, watching
from tests.support.window import opened

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import pygame

    from discovery.match.seats import SeatInfo
    from discovery.scenes.table.aids import Aid
    from discovery.ui.context import Context

    Scene = LandscapeTable | IslandTable | JournalsTable

FITTINGS = [
    ((1024, 640), 1.0),
    ((1280, 720), 1.0),
    ((1280, 720), 1.25),
    ((1280, 720), 2.0),
    ((1920, 1080), 1.0),
    ((1920, 1080), 2.0),
    ((3840, 2160), 1.0),
]
TABLES = [
    ("landscape", 2),
    ("landscape", 5),
    ("landscape, two hands", 5),
    ("island", 2),
    ("journals", 2),
    ("journals", 4),
]


def opened_table(context: Context, name: str, players: int) -> tuple[Scene, Sequence[Aid]]:
    """Return a table at which the first plays without any aid, the second without two."""
    game, _, hands = name.partition(", ")
    aids: Sequence[Aid] = {"landscape": LANDSCAPE, "island": ISLAND, "journals": JOURNALS}[game]
    agents = (None,) * players
    if game == "landscape":
        match = landscape.new_match(agents, double_tile="on" if hands else "off")
    elif game == "island":
        match = island.reached(island.walking(3), seed=3).match
    else:
        match = journals.new_match(agents)
    if match.pending is not None:
        match.confirm()
    keys = tuple(aid.key for aid in aids)
    off = (keys, keys[:2], keys[:1], (), ())
    match.seats = tuple(replace(seat, off=off[n]) for n, seat in enumerate(match.seats))
    if game == "landscape":
        return LandscapeTable(context, match), aids
    if game == "journals":
        return JournalsTable(context, match), aids
    scene = IslandTable(context, match)
    scene.table.recap = ()
    plain(scene)
    return scene, aids


def seat_areas(scene: Scene) -> list[pygame.Rect]:
    """Return for each seat where its name stands."""
    if isinstance(scene, LandscapeTable):
        return list(scene.table.layout.rows)
    if isinstance(scene, IslandTable):
        return list(scene.table.layout.chips or scene.table.layout.rows)
    boards, layout = scene.table.boards, scene.table.layout
    plans = dict.fromkeys(boards, PLATE)
    plans.update(dict.fromkeys(layout.whole(boards), journals.plans()["own"]))
    return [share(boards[seat], plans[seat].places["name"]) for seat in sorted(boards)]


@pytest.mark.parametrize("fitting", FITTINGS)
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.usefixtures("screen")
def test_aids_that_are_off_are_shown_beside_each_seat(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    table: tuple[str, int],
    fitting: tuple[tuple[int, int], float],
) -> None:
    size, text = fitting
    struck: list[tuple[str, pygame.Rect]] = []
    draw = AidBadges._struck

    def noted(self: AidBadges, surface: pygame.Surface, icon: str, place: pygame.Rect) -> None:
        struck.append((icon, place.copy()))
        draw(self, surface, icon, place)

    monkeypatch.setattr(AidBadges, "_struck", noted)
    with opened(tmp_path, size, text) as context:
        scene, aids = opened_table(context, *table)
        scene.layout(size)
        with watching(monkeypatch, context.text) as watch:
            ledger = Ledger(size).start(watch)
            scene.draw(ledger)
        runs = [(run.text, run.ink) for run in ledger.runs]
        seats: Sequence[SeatInfo] = scene.match.seats
        for seat, area in zip(seats, seat_areas(scene), strict=True):
            found = [(icon, place) for icon, place in struck if area.contains(place)]
            icons = [aid.icon for aid in aids if aid.key in seat.off]
            if [icon for icon, _ in found] != icons:
                assert [icon for icon, _ in found] == [SEVERAL]
                assert len(icons) > 1
                number = found[0][1].move(found[0][1].width, 0).inflate(0, area.height)
                assert any(
                    words == str(len(icons)) and ink.colliderect(number) for words, ink in runs
                )
            names = [
                words for words, ink in runs if area.contains(ink) and words[0] == seat.name[0]
            ]
            assert any(len(words.rstrip("…")) > 1 for words in names)
            for _, place in found:
                assert place.width >= 10
                assert not [words for words, ink in runs if ink.colliderect(place)]
        assert all(any(area.contains(place) for area in seat_areas(scene)) for _, place in struck)
        scene.leave()


def test_a_computer_player_has_no_badges_and_plays_without_aids(context: Context) -> None:
    match = landscape.new_match((None, "novice"))
    match.seats = tuple(replace(seat, off=("log", "hint")) for seat in match.seats)
    words = [str(aids_told(seat, LANDSCAPE, "landscape")) for seat in match.seats]
    assert words[0].startswith("Aids: What still fits, Now and at best")
    assert "Log" not in words[0]
    assert words[1] == "Computer player: Newcomer · Novice"
    surface = context.display.surface
    badges, box = AidBadges(context, LANDSCAPE), surface.get_rect()
    assert badges.draw(surface, match.seats[1], box, 20) == box
    assert badges.draw(surface, match.seats[0], box, 20).width == box.width - 20 - 2 - 20 - 5


def test_a_player_of_the_island_is_told_of_and_shown_by_mouse_and_keys() -> None:
    bench = island.lost_in_the_wild(off=(("log",), ()))
    table = bench.table
    other = 1 - table.viewer
    chips = table.layout.chips or table.layout.rows
    bench.move(chips[0].center)
    assert table.focus == OnSeat(0)
    told = str(note_of(table))
    assert told.startswith(table.session.seats[0].name)
    assert "Aids: Mismatches, Fitting places, Possible sites, Hints" in told
    bench.move(chips[1].center)
    assert "Plays with all aids." in str(note_of(table))
    bench.click(chips[other].center)
    assert table.lit == table.session.place(other)
    table.lit = None
    bench.click(chips[table.viewer].center)
    assert table.lit is None
    for _ in range(40):
        bench.key(Command.NEXT)
        if table.focus == OnSeat(other):
            break
    bench.key(Command.CONFIRM)
    assert table.lit == table.session.place(other)
