from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from discovery.match.box import GameBox
from discovery.match.faults import (
    ContentChanged,
    Damaged,
    DoesNotFit,
    RecordFault,
    UnknownGame,
    UnknownPlayer,
)
from discovery.match.record import from_json, to_json
from discovery.match.replay import check, replay, until
from tests.support.nim import BOX
from tests.support.play import begin, finish, step, steps

if TYPE_CHECKING:
    from discovery.match.record import Record

OPTIONS = {"stash": "yes"}
WHOLE = finish(begin(BOX, 3, 4, OPTIONS)).record()


def with_step(number: int, **fields: object) -> Record:
    altered = list(WHOLE.steps)
    altered[number] = replace(altered[number], **fields)  # type: ignore[arg-type]
    return replace(WHOLE, steps=tuple(altered))


def told(record: Record) -> str:
    return " | ".join(map(str, check(record, BOX)))


def test_a_whole_game_replays() -> None:
    match = replay(WHOLE, BOX)
    assert match.record() == WHOLE
    assert check(WHOLE, BOX) == []


def resumed(text: str) -> Record:
    return finish(replay(from_json(text), BOX)).record()


def test_a_game_goes_on_exactly_from_every_step() -> None:
    whole = finish(begin(BOX, 3, 9, OPTIONS)).record()
    for match in steps(begin(BOX, 3, 9, OPTIONS)):
        assert resumed(to_json(match.record())) == whole  # the end of the turn not confirmed
        match.confirm()
        assert resumed(to_json(match.record())) == whole  # chance shown, nothing decided yet


def test_an_unconfirmed_end_of_turn_stays_so() -> None:
    match = begin(BOX)
    while match.pending is None or not match.decisions:
        step(match)
    again = replay(match.record(), BOX)
    assert again.pending == match.pending
    assert again.undo_limit() == match.undo_limit()
    again.undo()
    assert again.record().steps == match.record().steps[:-1]


def test_the_log_is_told_again() -> None:
    match = finish(begin(BOX, 2, 3, OPTIONS))
    again = replay(match.record(), BOX)
    assert [again.log(seat) for seat in (0, 1)] == [match.log(seat) for seat in (0, 1)]


def test_parts_of_a_record_are_positions_on_its_way() -> None:
    for count in range(len(WHOLE.steps)):
        match = replay(until(WHOLE, count), BOX)
        assert match.decisions == count
        assert match.pending is None
        assert not match.over
    assert until(WHOLE, len(WHOLE.steps)) == WHOLE


def test_other_game() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        replay(replace(WHOLE, game="chess"), BOX)


@pytest.mark.parametrize("content", [{}, {"nim": "1" * 64}, {"nim": "0" * 64, "map": "2"}])
def test_other_content(content: dict[str, str]) -> None:
    with pytest.raises(ContentChanged, match=r"another “(nim|map)”"):
        replay(replace(WHOLE, content=content), BOX)


def test_other_content_in_the_box() -> None:
    assert "another “nim”" in str(check(WHOLE, GameBox(BOX.rules, None, {"nim": "3"}))[0])


@pytest.mark.parametrize(
    ("fields", "step", "words"),
    [
        ({"action": "take 9"}, 1, "die does not allow"),
        ({"action": "fly"}, 1, "fly"),
        ({"seat": 2}, 1, "to decide now"),
        ({"chance": ("roll 7",)}, 1, "cannot come up"),
        ({"chance": ()}, 1, "too few"),
        ({"chance": ("roll 2", "roll 2")}, 1, "too many"),
        ({"chance": ("thunder",)}, 1, "thunder"),
    ],
)
def test_a_step_that_cannot_be(fields: dict[str, object], step: int, words: str) -> None:
    altered = with_step(0, **fields)
    assert WHOLE.steps[0].seat != 2
    with pytest.raises(DoesNotFit, match=words) as caught:
        replay(altered, BOX)
    assert caught.value.step == step
    assert words in told(altered)


def test_set_up_that_cannot_be() -> None:
    with pytest.raises(DoesNotFit, match="step 0"):
        replay(replace(WHOLE, setup=("first 9", *WHOLE.setup[1:])), BOX)
    with pytest.raises(DoesNotFit, match="too many"):
        replay(replace(WHOLE, setup=(*WHOLE.setup, "heap 9")), BOX)


@pytest.mark.parametrize("options", [{"stash": "perhaps"}, {"depth": "1"}])
def test_options_that_cannot_be(options: dict[str, str]) -> None:
    with pytest.raises(Damaged, match="options"):
        replay(replace(WHOLE, options=options), BOX)


def test_a_computer_player_who_is_not_here() -> None:
    seats = (*WHOLE.seats[:-1], replace(WHOLE.seats[-1], agent="nobody\n" * 100))
    box = replace(BOX, agents=("random",))
    with pytest.raises(UnknownPlayer, match="“nobody") as caught:
        replay(replace(until(WHOLE, 4), seats=seats), box)
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)
    # What is over can be looked at all the same.
    assert replay(replace(WHOLE, seats=seats), box).over


def test_points_and_scores_must_come_out_as_recorded() -> None:
    assert "Step 1" in told(with_step(0, points=7))
    assert WHOLE.scores is not None
    wrong = tuple(points + 1 for points in WHOLE.scores)
    assert "The scores come to" in told(replace(WHOLE, scores=wrong))
    assert "recorded are -" in told(replace(WHOLE, chance=(), scores=None))
    with pytest.raises(Damaged, match="scores"):
        replay(replace(WHOLE, scores=wrong), BOX)


def test_a_game_that_is_not_over_has_no_scores() -> None:
    part = replace(until(WHOLE, 3), scores=WHOLE.scores)
    assert "The scores come to -" in told(part)


def test_the_words_of_chance_must_come_out_as_recorded() -> None:
    swapped = (*WHOLE.setup[:2], *(text.replace("stash 0", "stash 1") for text in WHOLE.setup[2:]))
    assert swapped != WHOLE.setup
    assert "Step 0: it comes to" in told(replace(WHOLE, setup=swapped))


def test_the_generator_must_stand_where_the_log_left_it() -> None:
    part = begin(BOX)
    part.confirm()
    record = part.record()
    with pytest.raises(Damaged, match="generator"):
        replay(replace(record, generator=10**15), BOX)


TEXT = to_json(WHOLE)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="ascii"))
@example(TEXT.index('"scores"') + 1, "0")
def test_no_changed_letter_is_worse_than_a_fault(at: int, letter: str) -> None:
    """One that hides the scores makes a save of the same game, to be gone on with."""
    with suppress(RecordFault):
        record = from_json(TEXT[:at] + letter + TEXT[at + 1 :])
        match = replay(record, BOX)
        assert match.over or (record.scores is None and match.decisions == len(WHOLE.steps))
