"""What the table says when something is pressed that cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import RIDE
from discovery.rules.journals.dice import FOOT, HORSE, PARLEY
from discovery.scenes.journals import explain
from discovery.scenes.journals.targets import OnCard, OnDie, OnSlot, Target
from tests.rules.journals.table import deed_of, tribes_of
from tests.scenes.journals.bench import Bench, box
from tests.scenes.journals.test_outlook import at_a_turn, show

if TYPE_CHECKING:
    from discovery.rules.journals.state import JournalsState


def told(bench: Bench, target: Target) -> str:
    """Return the words about a press of something that is refused."""
    bench.table.notice = None
    bench.deeds.press(target)
    assert bench.table.notice is not None
    return str(bench.table.notice)


def with_tribes(bench: Bench, *tribes: int) -> Bench:
    cast("JournalsState", bench.match._state).tribes[bench.table.viewer] = tribes
    show(bench)
    return bench


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ("grey", "This takes 1 journal die that can be used now."),
        ("scribe", "This tribe's action lasts: it works by itself."),
        ("turn", "This takes 1 foot die that can be used now."),
    ],
)
def test_a_tribes_action_tells_what_it_takes(effect: str, words: str) -> None:
    card = deed_of(box().content, effect)
    bench = with_tribes(at_a_turn(0, (FOOT, FOOT, HORSE)), card)
    if effect == "turn":
        bench.play.act(next(x for x in bench.table.plain if isinstance(x, a.Prepare)))
        bench.rest()
    assert told(bench, OnSlot(card)) == words


def test_after_a_walk_riders_are_told_of_the_face_of_the_turn() -> None:
    bench = at_a_turn(0, (FOOT, FOOT, HORSE, HORSE))
    walk = next(x for x in bench.table.plain if isinstance(x, a.Prepare) and x.face == FOOT)
    bench.play.act(walk)
    bench.rest()
    assert told(bench, OnSlot(RIDE)) == "In this turn you use foot dice and no others."


def test_dice_that_cannot_be_picked_or_turned_tell_why() -> None:
    bench = at_a_turn(0, (FOOT, FOOT, HORSE, PARLEY))
    yellow = bench.table.viewer * 4
    bench.play.act(a.Duty(yellow + FOOT))
    bench.play.act(a.Turn(yellow + FOOT, HORSE))
    bench.rest()
    assert told(bench, OnDie(yellow + HORSE)) == "The die shows this face already."
    again = deed_of(box().content, "reroll")
    bench = with_tribes(at_a_turn(0, (FOOT, FOOT, HORSE, HORSE, PARLEY)), again)
    bench.play.act(
        next(x for x in bench.table.plain if isinstance(x, a.Prepare) and x.slot == RIDE)
    )
    bench.play.act(a.Use(again, a.NO_DIE))
    bench.play.act(a.Pick(yellow + HORSE))
    bench.rest()
    assert told(bench, OnDie(yellow + FOOT)).startswith("Dice are picked in the order")


def test_those_who_keep_peace_read_and_hear_of_one_parley_die() -> None:
    wary, peace = tribes_of(box().content, wary=True)[0], deed_of(box().content, "peace")
    bench = at_a_turn(0, (FOOT, FOOT))
    cast("JournalsState", bench.match._state).encounter = (wary, 0, 0)
    show(bench)
    assert "Wary: two parley dice." in map(str, explain.of_thing(bench.table, OnCard(wary)))
    with_tribes(bench, peace)
    lines = [str(line) for line in explain.of_thing(bench.table, OnCard(wary))]
    assert "Wary, but for you one parley die: your tribes make peace." in lines
    assert told(bench, OnCard(wary)) == "This tribe takes 1 parley die that can be used now."
