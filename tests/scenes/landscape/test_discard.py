"""The double tile's forced discard, and what the table tells of tiles that leave the game."""

from __future__ import annotations

from discovery.match.log import LogEntry
from discovery.rules.game import Message
from discovery.rules.landscape.events import (
    TileDiscarded,
    TileDrawn,
    TileRemoved,
    TileUnplaceable,
    TurnBegan,
)
from discovery.rules.landscape.phases import Phase
from discovery.scenes.landscape import messages
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.targets import OnHand
from discovery.scenes.table.phrases import undo_note
from discovery.ui.intents import Command
from tests.scenes.landscape.bench import Bench, new_match


def stuck() -> Bench:
    """Return a table at which both tiles of the seat to act were found to fit nowhere."""
    match = new_match(seed=2, double_tile="on")
    match.confirm()
    match._state.phase = Phase.DISCARD  # type: ignore[attr-defined]
    return Bench(match)


def test_one_of_the_tiles_is_discarded_by_keys() -> None:
    bench = stuck()
    assert bench.focus() == OnHand(0)
    designs = bench.table.hand.designs
    bench.key(Command.RIGHT)
    assert bench.focus() == OnHand(1)
    bench.key(Command.CONFIRM)
    assert bench.focus() is Part.MAIN
    bench.key(Command.CONFIRM)
    assert bench.stage() is Stage.DRAW_AGAIN
    assert bench.table.view.out == (designs[1],)
    bench.key(Command.UNDO)
    assert bench.stage() is Stage.DISCARD
    bench.key(Command.FIRST)
    bench.key(Command.CONFIRM)
    assert bench.table.view.out == (designs[0],)
    bench.key(Command.CONFIRM)
    assert bench.stage() is Stage.PLACE
    assert len(bench.table.hand.designs) == 2
    assert not bench.table.session.can_undo


def test_one_of_the_tiles_is_discarded_by_the_mouse() -> None:
    bench = stuck()
    designs = bench.table.hand.designs
    bench.click(bench.table.layout.hands[1].center)
    bench.click(bench.table.layout.parts[Part.MAIN].center)
    assert bench.table.view.out == (designs[1],)
    bench.click(bench.table.layout.parts[Part.MAIN].center)
    assert bench.stage() is Stage.PLACE


def test_nothing_can_be_placed_while_a_tile_must_be_discarded() -> None:
    bench = stuck()
    bench.deeds.place((0, 1))
    bench.deeds.turn(1)
    assert bench.stage() is Stage.DISCARD
    assert bench.table.rotation == 0


def test_tiles_that_left_in_this_turn_are_counted_from_its_beginning() -> None:
    log = (
        LogEntry(None, None, (TurnBegan(0), TileUnplaceable(0, 3), TileDrawn(0, 4))),
        LogEntry(None, None, (TurnBegan(1), TileUnplaceable(1, 5), TileDrawn(1, 6))),
        LogEntry(1, None, (TileDiscarded(1, 7),)),
    )
    assert messages.discards_of_turn(log) == (5, 7)
    assert messages.discards_of_turn(log[:1]) == (3,)
    assert messages.discards_of_turn(()) == ()


def test_tiles_that_leave_are_told() -> None:
    one = messages.news([TurnBegan(0), TileUnplaceable(0, 3), TileDrawn(0, 4)])
    two = messages.news([TileUnplaceable(0, 3), TileUnplaceable(0, 4)])
    assert one is not None
    assert two is not None
    assert (one.one, one.template) == (two.one, two.template), "languages choose among both"
    removed = messages.news([TileRemoved(None, 3)])
    assert str(one) == "The drawn tile fits nowhere: it left the game, another was drawn."
    assert str(two) == "2 drawn tiles fit nowhere and left the game."
    assert str(removed) == "Tiles that left the game for equal turns: 1"
    assert messages.news([TurnBegan(0), TileDrawn(0, 4)]) is None


def test_how_far_back_and_why_no_further() -> None:
    why = Message("The game begins here.")
    assert str(undo_note(0, why)) == "No step back: The game begins here."
    assert str(undo_note(1, why)).startswith("1 step back")
    assert str(undo_note(2, why)).startswith("2 steps back")


def test_who_has_won_is_told() -> None:
    assert str(messages.won(["Ann"])) == "The game is over. Ann wins."
    assert str(messages.won(["Ann", "Ben"])) == "The game is over. Ann, Ben share the win."
