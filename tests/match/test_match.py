from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from discovery.match.box import GameBox
from discovery.match.chance import RecordedChance
from discovery.match.log import Succession, seen
from discovery.match.match import Match, NothingToUndo
from discovery.match.playback import Playback
from discovery.match.replay import replay
from discovery.match.seats import SeatInfo
from discovery.rules.game import IllegalAction, Message, OptionError, Seat
from tests.support.nim import BOX, RULES, Bank, Did, NimState, Pass, Stashed, Take, start
from tests.support.play import begin, decide, finish, seats, step

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.game import Action


def ready(**options: str) -> tuple[Match, Seat]:
    match = begin(BOX, options=options)
    match.confirm()
    assert match.to_act is not None
    return match, match.to_act


def test_set_up_is_resolved_and_the_first_roll_waits() -> None:
    match = begin(BOX, players=3)
    assert [text.split()[0] for text in match.setup] == ["first", "heap"]
    assert match.pending == "roll"
    assert match.record().steps == ()
    assert match.record().chance is None
    match.confirm()
    assert match.pending is None
    (shown,) = match.shown or ()
    assert shown.startswith("roll ")


@pytest.mark.parametrize("players", [1, 5])
def test_impossible_number_of_players(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 players, not"):
        begin(BOX, players)


def test_impossible_option() -> None:
    with pytest.raises(OptionError, match="no option 'stack'"):
        begin(BOX, options={"stack": "yes"})


def test_points_stand_where_they_were_won() -> None:
    match, seat = ready()
    match.act(seat, Take(1))
    step = match.last_step
    assert step is not None
    assert (step.seat, step.action, step.points) == (seat, "take 1", 1)


def test_decision_of_another_seat_is_refused() -> None:
    match, seat = ready()
    with pytest.raises(IllegalAction) as caught:
        match.act(1 - seat, Take(1))
    assert caught.value.refusal.paragraph == "match.turn"
    assert match.decisions == 0


def test_decision_before_chance_is_refused() -> None:
    match = begin(BOX)
    assert match.to_act is not None
    with pytest.raises(IllegalAction) as caught:
        match.act(match.to_act, Take(1))
    assert caught.value.refusal.paragraph == "match.pending"


def test_decision_after_the_end_is_refused() -> None:
    match = finish(begin(BOX))
    with pytest.raises(IllegalAction) as caught:
        match.act(0, Take(1))
    assert caught.value.refusal.paragraph == "match.over"


def test_illegal_action_changes_nothing() -> None:
    match, seat = ready()
    before, log = match.record(), match.log(seat)
    with pytest.raises(IllegalAction, match="die does not allow"):
        match.act(seat, Take(4))
    assert match.record() == before
    assert match.log(seat) == log
    assert match.undo_limit()[0] == 0


def test_undo_goes_back_step_by_step_to_what_chance_showed() -> None:
    match, seat = ready()
    start = match.record()
    match.act(seat, Take(1))
    between = match.record()
    match.act(seat, Pass())
    assert match.undo_limit()[0] == 2
    assert "chance has shown" in str(match.undo_limit()[1])
    match.undo()
    assert match.record() == between
    match.undo()
    assert match.record() == start
    assert match.view(seat).scores() == (0, 0)
    with pytest.raises(NothingToUndo):
        match.undo()


def test_the_same_decisions_after_undo_make_the_same_record() -> None:
    match, seat = ready()
    match.act(seat, Take(1))
    match.act(seat, Bank())
    once = match.record(), match.log(seat)
    match.reset_turn()
    match.act(seat, Take(1))
    match.act(seat, Bank())
    assert (match.record(), match.log(seat)) == once


def test_reset_takes_back_the_whole_turn() -> None:
    match, seat = ready()
    start = match.record()
    match.act(seat, Take(1))
    match.act(seat, Pass())
    match.reset_turn()
    assert match.record() == start
    with pytest.raises(NothingToUndo):
        match.reset_turn()


def test_a_confirmed_turn_stays() -> None:
    match, seat = ready()
    match.act(seat, Take(1))
    match.act(seat, Pass())
    match.confirm()
    assert match.undo_limit()[0] == 0


def test_nothing_to_take_back_at_the_start_and_at_the_end() -> None:
    match = begin(BOX)
    assert match.undo_limit()[0] == 0
    assert "begins" in str(match.undo_limit()[1])
    finish(match)
    assert match.undo_limit()[0] == 0
    assert "over" in str(match.undo_limit()[1])


def test_confirm_without_debt_does_nothing() -> None:
    match, seat = ready()
    before = match.record()
    assert match.confirm() == ()
    assert match.record() == before
    assert match.to_act == seat


def test_log_tells_each_seat_what_it_may_know() -> None:
    match, seat = ready(stash="yes")
    match.act(seat, Take(1))
    for viewer in (0, 1):
        cards = [e for e in match.log(viewer)[0].events if isinstance(e, Stashed)]
        assert [card.value is None for card in cards] == [card.seat != viewer for card in cards]
    last = match.log(1 - seat)[-1]
    assert (last.seat, last.action, last.points) == (seat, "take 1", 1)
    assert last.events == (Did(seat, Take(1)),)
    assert match.log(seat)[1].seat is None


def test_seen_leaves_out_what_one_learns_nothing_of() -> None:
    class Whisper:
        seat = 0

        def seen_by(self, seat: Seat) -> Whisper | None:
            return self if seat == 0 else None

    whisper = Whisper()
    assert seen([whisper], 0) == (whisper,)
    assert seen([whisper], 1) == ()


def test_scores_and_winners_come_with_the_end() -> None:
    match = begin(BOX)
    assert match.scores is None
    assert match.winners == ()
    finish(match)
    assert match.scores is not None
    assert match.winners
    assert match.record().scores == match.scores


def test_same_seed_same_game() -> None:
    options = {"stash": "yes"}
    one, two, other = (finish(begin(BOX, 3, seed, options)).record() for seed in (5, 5, 6))
    assert one == two
    assert one.steps != other.steps


def test_decision_seed_depends_on_the_seed_and_the_place_in_the_game() -> None:
    match, seat = ready()
    first = match.decision_seed
    match.act(seat, Take(1))
    assert match.decision_seed != first
    match.undo()
    assert match.decision_seed == first
    assert begin(BOX, seed=1).decision_seed != first


def test_seats_are_kept_as_given() -> None:
    table = [SeatInfo("Ann", 3), SeatInfo("Bot", 1, "random")]
    assert Match.start(BOX, table, {}, 1).record().seats == tuple(table)
    assert len(seats(5)) == 5


class Hasty(NimState):
    """Nim whose turns end by themselves, without anything left to chance."""

    def apply(self, action: Action) -> tuple[Did, ...]:
        done = super().apply(action)
        if self.pending is not None:
            self.resolve(RecordedChance([1]))
        return done

    def copy(self) -> Hasty:
        return Hasty(**self.known(), stash=self.stash, cards=list(self.cards))


def hasty(players: int, options: Mapping[str, str], content: object) -> Hasty:
    plain = start(players, options, content)
    return Hasty(**plain.known())


def test_a_turn_that_ends_by_itself_cannot_be_taken_back() -> None:
    box = GameBox(replace(RULES, start=hasty), None)
    match = Match.start(box, seats(2), {}, 1)
    match.confirm()
    first = match.to_act
    assert first is not None
    match.act(first, Take(1))
    assert match.undo_limit()[0] == 1
    match.act(first, Pass())
    assert match.to_act == 1 - first
    steps, why = match.undo_limit()
    assert steps == 0
    assert str(why) == f"{match.seats[first].name} has decided; that stays."
    while not match.over:
        step(match)
    assert match.undo_limit() == (0, Message("The game is over."))
    assert match.record().scores == match.scores


def test_who_plays_on_for_a_seat_takes_no_earlier_step_back() -> None:
    match, seat = ready()
    match.act(seat, Take(1))
    match.hand_over(seat, "Zoe", None)
    assert match.undo_limit() == (
        0,
        Message("{name} plays on from here; what came before stays.", {"name": "Zoe"}),
    )
    for way in (match.undo, match.reset_turn):
        with pytest.raises(NothingToUndo):
            way()
    decide(match)
    assert match.undo_limit()[0] == 1
    resumed = replay(match.record(), BOX)
    for one in (match, resumed):
        one.reset_turn()
        assert one.decisions == 1
        assert one.undo_limit()[0] == 0
        assert [entry.succession is not None for entry in one.log(seat)[-2:]] == [False, True]
    assert resumed.record() == match.record()


def test_a_seat_of_others_is_handed_over_no_later_than_what_was_taken_back() -> None:
    match, seat = ready()
    match.act(seat, Take(1))
    match.hand_over(1 - seat, "Zoe", None)
    assert match.undo_limit()[0] == 1, "nobody else sits where that was decided"
    match.undo()
    assert [one.decisions for one in match.record().handed] == [0]
    decide(match)
    told = [entry for entry in match.log(seat) if entry.succession or entry.action]
    assert [entry.succession is not None for entry in told] == [True, False]
    assert replay(match.record(), BOX).record() == match.record()


def test_the_log_tells_where_a_seat_went_to_somebody_else() -> None:
    match = begin(BOX, players=2, seed=1)
    step(match)
    step(match)
    match.hand_over(0, "Zoe", "novice")
    before = [entry for entry in match.log(0) if entry.seat is not None]
    step(match)
    match.hand_over(0, "Zoe", None)
    log = match.log(0)
    assert [entry.succession for entry in log if entry.succession] == [
        Succession(0, "Ann", "Zoe", computer=True),
        Succession(0, "Zoe", "Zoe", computer=False),
    ]
    decisions = [n for n, entry in enumerate(log) if entry.seat is not None]
    first = next(n for n, entry in enumerate(log) if entry.succession)
    assert len(before) == 2
    assert decisions[1] < first < decisions[2], "it stands where it happened"
    assert log[-1].succession is not None
    playback = Playback(match.record(), match.box)
    told = []
    for position in range(playback.length + 1):
        playback.go(position)
        told.append(sum(entry.succession is not None for entry in playback.match.log(0)))
    assert told == [0, 0, 1, 2], "a recorded game tells no more than has happened"
