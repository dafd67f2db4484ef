"""What choices would score stands in their rows, and points mean one thing at all times."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from discovery.rules.journals import actions as a
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import explain, worth
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.targets import OnCard, OnRow, OnSeat, Part
from tests.scenes.journals.bench import Bench, at_phase, new_match, without
from tests.scenes.journals.test_still import SMALL, read, words_in
from tests.scenes.test_every_screen import fit
from tests.support.play import played

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.rules.journals.view import JournalsView
    from discovery.ui.context import Context


def two_cards() -> Match:
    """Return a game in which one exploration or two can be recorded."""
    return at_phase(
        Phase.WRITE, 3, lambda v: sum(isinstance(x, a.Explore) for x in v.legal_actions()) > 1
    )


def row_words(bench: Bench) -> list[str]:
    return [str(worth.in_row(bench.table, action)) for action in bench.table.rows]


def test_one_or_two_cards_tell_their_points_in_the_list() -> None:
    bench = Bench(two_cards())
    table = bench.table
    table.focus = Part.MAIN
    bench.deeds.press(Part.MAIN)
    assert len(table.rows) > 1
    for index, action in enumerate(table.rows):
        assert isinstance(action, a.Explore)
        before, seat = table.view.standing(), table.viewer
        state = table.view.sample(bench.match.chance)
        state.apply(action)
        gained = state.view(seat).standing()[seat] - before[seat]
        assert row_words(bench)[index] == f"{gained:+d}"
        table.focus = OnRow(index)
        assert f"{gained:+d} points" in str(explain.told(table)[0])


def test_what_leads_to_the_end_tells_its_points_while_it_is_weighed() -> None:
    bench = Bench(two_cards())
    table, view = bench.table, bench.table.view
    assert table.weighing
    table.focus = None
    words = "\n".join(map(str, explain.told(table)))
    name, before = table.session.seats[table.viewer].name, view.standing()[table.viewer]
    for action in (one for one in table.plain if isinstance(one, a.Explore)):
        state = view.sample(bench.match.chance)
        state.apply(action)
        gained = state.view(table.viewer).standing()[table.viewer] - before
        how = "together" if action.second else "now"
        assert f"\nRecorded {how} by {name}: {gained:+d} points" in words
    without(bench.match, "worth")
    assert "Recorded" not in "".join(map(str, explain.told(table)))


def test_the_points_of_rows_are_drawn_and_words_about_what_is_pointed_at(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = TableScene(context, two_cards())
    scene.layout(SMALL)
    table = scene.table
    scene.deeds.press(Part.MAIN)
    runs = read(context, scene, monkeypatch)
    for index, action in enumerate(table.rows):
        assert str(worth.in_row(table, action)) in words_in(runs, table.row_area(index))
    told = words_in(runs, table.told_area)
    assert any(words.startswith("Recorded together") for words in told)
    card = next(card for card in table.view.scouting if card)
    table.focus = table.target_at(table.areas[OnCard(card)].center)
    name = table.view.cards[card].exploration.name
    assert name in words_in(read(context, scene, monkeypatch), table.told_area)


def test_a_long_list_leaves_room_for_words() -> None:
    bench = Bench(at_phase(Phase.TURN, 4))
    table = bench.table
    table.list_choices([*table.plain] * 9)
    assert table.shown_rows < len(table.rows)
    assert table.row_area(table.seen_rows()[-1]).bottom <= table.told_area.top
    assert table.told_area.height > 2 * table.row_area(0).height
    assert table.told_area.bottom == table.info.bottom


def test_tribes_and_other_explorations_tell_what_they_are_worth() -> None:
    bench = Bench(at_phase(Phase.TURN, 2, lambda v: any(map(is_met, v.legal_actions()))))
    table = bench.table
    meet = next(x for x in table.plain if isinstance(x, a.Meet))
    tents = table.view.cards[meet.card].tribe.tents
    gain = table.view.tents_worth(table.viewer, tents)
    assert str(worth.in_row(table, meet)) == f"{gain:+d}"
    swap = next(x for x in table.plain if isinstance(x, a.Swap))
    found = str(worth.in_row(table, swap))
    assert found.startswith("worth ")
    printed = table.view.cards[swap.card].exploration.points
    assert int(found.split()[1]) >= printed
    assert worth.in_row(table, a.DONE) is None


def is_met(action: object) -> bool:
    return isinstance(action, a.Meet)


def test_without_the_aid_rows_tell_no_points() -> None:
    table = Bench(without(new_match(), "worth")).table
    assert not table.has("worth")
    assert worth.in_row(table, a.Choose(1)) is None


@pytest.mark.parametrize("players", [2, 4])
def test_points_on_the_table_become_the_scores(players: int) -> None:
    seen = []

    def over(match: Match) -> bool:
        view = cast("JournalsView", match.view(0))
        seen.append(view.standing())
        if match.over:
            assert view.standing() == view.scores() == match.scores
        else:
            ranked = [points for _, points in view.tents()]
            pairs = zip(view.scores(), ranked, strict=True)
            assert view.standing() == tuple(map(sum, pairs))
        return match.over

    match = played(new_match((None,) * players, seed=2), over, "greedy")
    assert over(match)
    assert seen[-1] == match.scores
    bench = Bench(match)
    for seat, points in enumerate(match.scores or ()):
        bench.table.focus = OnSeat(seat)
        assert any(f"{points} points as it stands" in str(one) for one in explain.told(bench.table))


def test_large_text_promises_no_more_words_on_a_choice(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    fit(context, SMALL, 2.0)
    scene = TableScene(context, two_cards())
    scene.layout(SMALL)
    table = scene.table
    scene.deeds.press(Part.MAIN)
    told = words_in(read(context, scene, monkeypatch), table.told_area)
    assert told[0].startswith("Recorded together")
    assert not any(words.startswith("More") for words in told)
