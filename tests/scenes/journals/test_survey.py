"""The tribe that removes a scouting card: what takes its place is seen, then the next card."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import HORSE, ONE
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import deck, explain
from discovery.scenes.journals.phrases import asked, main_label
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.targets import OnCard, OnSlot, Part
from tests.scenes.journals.bench import Bench, at_phase
from tests.scenes.journals.test_still import read

if TYPE_CHECKING:
    import pytest

    from discovery.rules.journals.state import JournalsState
    from discovery.ui.context import Context

KOOTENAI = 44


def surveying() -> Bench:
    """Return a table at which a scouting card is to be chosen for the Kootenai's action."""
    bench = Bench(at_phase(Phase.TURN, 2, lambda view: KOOTENAI in view.unseen))
    state = cast("JournalsState", bench.match._state)
    state.bag.remove(KOOTENAI)
    state.tribes[state.seat] = (KOOTENAI,)
    state.ready[state.seat * 4 + HORSE] += ONE[state.seat]
    state.legal = None
    bench.table.session.look()
    bench.table.refresh()
    prepare = next(x for x in bench.table.plain if isinstance(x, a.Prepare) and x.slot == 60)
    bench.play.act(prepare)
    bench.click(bench.table.areas[OnSlot(KOOTENAI)].center)
    assert bench.table.view.phase is Phase.CARD
    return bench


def test_the_next_card_is_turned_up_by_the_large_button_and_not_the_turn_ended() -> None:
    table = (bench := surveying()).table
    top, (out, *rest) = table.view.top, table.view.scouting
    bench.click(table.areas[OnCard(out)].center)
    assert table.stage is Stage.SURVEY
    assert table.view.scouting == (top, *rest)
    assert table.view.top == 0, "nobody has turned the next one up"
    assert "next one is to be turned up" in str(asked(table, {}))
    assert str(main_label(table)) == "Turn the next card up"
    told = [str(line) for line in explain.of_thing(table, Part.DECK)]
    assert told[:2] == [
        "The deck. Its next card is to be turned up.",
        f"Cards in the deck: {table.view.deck_left}",
    ]
    seat = table.viewer
    bench.click(table.areas[Part.MAIN].center)
    assert (table.stage, table.viewer, table.view.phase) == (Stage.DECIDE, seat, Phase.USE)
    assert table.view.top > 0
    assert table.view.scouting == (top, *rest)


def test_a_deck_whose_next_card_is_not_turned_up_is_seen_with_its_heading(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = surveying()
    bench.click(bench.table.areas[OnCard(bench.table.view.scouting[0])].center)
    scene = TableScene(context, bench.match)
    scene.layout(context.theme.size)
    assert scene.table.stage is Stage.SURVEY
    assert "Deck" in [run.text for run in read(context, scene, monkeypatch)]
    surface = context.display.surface
    scene.draw(surface)
    card = deck.top_card(scene.table.areas[Part.DECK])
    assert surface.get_at(card.center)[:3] == context.theme.colour("paper_dark")


def test_before_that_it_can_be_taken_back() -> None:
    table = (bench := surveying()).table
    before = table.view.scouting
    bench.click(table.areas[OnCard(before[1])].center)
    bench.deeds.undo()
    assert table.view.scouting == before
    assert table.view.phase is Phase.CARD
