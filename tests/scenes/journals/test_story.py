"""The log tells which dice were spent, and in which order blocks were laid."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

import pytest

from discovery.rules.journals import events as e
from discovery.rules.journals.actions import Ask
from discovery.rules.journals.cards import CLIMB, RIDE, WALK
from discovery.rules.journals.dice import FOOT, HORSE, JOURNAL, ONE, PARLEY, packed_letters
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import explain, story
from discovery.scenes.journals.laying import Laying
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.targets import OnRow, OnSeat, OnSlot
from tests.scenes.journals.bench import Bench, at_phase, new_match
from tests.scenes.journals.test_closely import later
from tests.scenes.journals.test_still import SMALL, read, words_in
from tests.support.play import played

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.rules.game import Message
    from discovery.rules.journals.events import Event
    from discovery.rules.journals.view import JournalsView
    from discovery.ui.context import Context

RED_FOOT, RED_PARLEY, BLUE_PARLEY, RED_JOURNAL = FOOT, PARLEY, 4 + PARLEY, JOURNAL
ONE_RED = ONE[0]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (e.Prepared(0, (RIDE, HORSE, ONE_RED), 0), "Ann prepares ride (red horse)."),
        (
            e.Prepared(0, (WALK, FOOT, ONE_RED), ONE[4]),
            "Ann prepares walk (red foot; discarded: grey foot).",
        ),
        (
            e.Prepared(0, (CLIMB, FOOT, ONE_RED), packed_letters("yb")),
            "Ann prepares climb (red foot; discarded: red, blue foot).",
        ),
        (e.TribeMet(0, 12, (RED_PARLEY,)), "Ann meets {tribe} (red parley)."),
        (
            e.TribeMet(0, 12, (RED_PARLEY, BLUE_PARLEY)),
            "Ann meets {tribe} (red parley and blue parley).",
        ),
        (e.TribeUsed(0, 12, RED_FOOT), "Ann uses {tribe} (red foot)."),
        (e.TribeUsed(0, 12, -1), "Ann uses {tribe}."),
        (e.Swapped(0, RED_FOOT, 3, 15), "Ann gives up {old} for {new} (red foot)."),
        (e.Swapped(0, -1, 3, 15), "Ann gives up {old} for {new}."),
        (e.Written(0, (RIDE, HORSE, ONE_RED), RED_JOURNAL), "Ann sets ride off (red journal)."),
    ],
)
def test_dice_that_were_spent_are_told(event: Event, words: str) -> None:
    match = new_match()
    cards = cast("JournalsView", match.view(0)).cards
    names = {
        "tribe": cards[12].tribe.name,
        "old": cards[3].exploration.name,
        "new": cards[15].exploration.name,
    }
    assert str(story.told(event, match.seats, cards)) == words.format(**names)


def test_the_order_of_blocks_leads_along_the_route() -> None:
    match = played(new_match((None,) * 4, seed=4), lambda _: False, "greedy")
    cards = cast("JournalsView", match.view(0)).cards
    lines = story.Story(cards).lines(match.log(0), match.seats)
    seen = 0
    for before, line in pairwise(lines):
        if not str(line.words).startswith("In this order: "):
            continue
        event = before.event
        assert isinstance(event, e.Explored)
        assert line.event is event
        assert line.decision == before.decision
        used = sum(int(number) for number in re.findall(r" (\d)(?: of \d)?[,.]", str(line.words)))
        numbers = [one for one in (event.card, event.second) if one]
        lengths = {0}
        for number in numbers:
            sides = cards[number].exploration.route.sides
            lengths = {length + len(side) for length in lengths for side in sides}
        assert used in lengths
        seen += 1
    assert seen > 5


def test_only_what_is_new_is_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match((None,) * 2, seed=4)
    cards = cast("JournalsView", match.view(0)).cards
    kept, worded, told = story.Story(cards), Counter[int](), story.told

    def counting(event: Event, *known: Any) -> Message | None:
        worded[len(match.log(0))] += 1
        return told(event, *known)

    def look() -> int:
        """Return how many events were put into words for the log as it is now."""
        with monkeypatch.context() as patch:
            patch.setattr(story, "told", counting)
            worded.clear()
            found = kept.lines(match.log(0), match.seats)
        assert found == story.Story(cards).lines(match.log(0), match.seats)
        return worded.total()

    def happened() -> int:
        return sum(len(entry.events) for entry in match.log(0))

    before, taken_back = 0, 0
    for _ in range(40):
        due = match.decisions + 2
        played(match, lambda now: now.decisions >= due, "greedy")  # noqa: B023 - at once
        assert look() == happened() - before
        if match.undo_limit()[0] == 1:
            match.undo()
            assert look() == happened(), "an order that was begun may have to be forgotten"
            taken_back += 1
        before = happened()
    assert taken_back > 2
    match.seats = (replace(match.seats[0], name="Zoe"), *match.seats[1:])
    assert look() == happened()
    assert look() == 0


def test_steps_that_are_lost_and_guides_stand_in_the_order() -> None:
    match = new_match()
    cards = cast("JournalsView", match.view(0)).cards
    river = next(n for n, c in cards.items() if c.exploration.route.sides == ("rrrr",))
    laying = Laying(cards)
    walk, ride = (WALK, FOOT, ONE_RED), (RIDE, HORSE, ONE_RED)
    for preparation in (walk, ride):
        assert laying.saw(e.Written(0, preparation, RED_JOURNAL)) is None
    assert str(laying.saw(e.Explored(0, river, 0, 5))) == "In this order: walk 3, ride 1 of 2."
    laying.saw(e.TribeMet(1, 53, (RED_PARLEY,)))
    laying.saw(e.Written(1, walk, RED_JOURNAL))
    assert str(laying.saw(e.Explored(1, river, 0, 5))) == "In this order: walk 3, a guide 1."
    river = next(n for n, c in cards.items() if c.exploration.route.sides == ("rrr",))
    laying.saw(e.Written(1, walk, RED_JOURNAL))
    assert laying.saw(e.Explored(1, river, 0, 5)) is None, "one block needs no order"


def test_who_may_give_a_grey_die_stands_with_how_many(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = TableScene(context, at_phase(Phase.ASK, 4))
    scene.layout(SMALL)
    table = scene.table
    runs = read(context, scene, monkeypatch)
    assert len(table.rows) > 1
    for index, action in enumerate(table.rows):
        assert isinstance(action, Ask)
        grey = table.view.grey_dice(action.seat)
        name = table.session.seats[action.seat].name
        assert grey > 0
        words = words_in(runs, table.row_area(index))
        assert words == [f"{name}: {grey} grey {'die' if grey == 1 else 'dice'}"]
    assert table.focus == OnRow(0)


def test_an_owned_tribe_tells_its_name_and_tents() -> None:
    table = later(120).table
    card = table.view.tribes(table.viewer)[0]
    tribe = table.view.cards[card].tribe
    words = [str(line) for line in explain.of_thing(table, OnSlot(card))]
    assert words[0].startswith(tribe.name)
    assert f"Tents: {tribe.tents}" in words
    assert not any(line.startswith(("Wary", "Friendly")) for line in words)


def test_one_of_a_thing_is_told_in_the_singular() -> None:
    def once(match: Match) -> bool:
        view = cast("JournalsView", match.view(0))
        return any(len(view.recorded(seat)) == 1 for seat in (0, 1))

    bench = Bench(played(new_match(seed=3), once, "greedy"))
    table = bench.table
    seat = next(seat for seat in (0, 1) if len(table.view.recorded(seat)) == 1)
    words = " ".join(str(line) for line in explain.of_thing(table, OnSeat(seat)))
    assert "1 exploration;" in words
    assert "1 explorations" not in words
