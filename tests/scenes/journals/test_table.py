"""What is pressed at the journals' table, and what it tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals import actions as a
from discovery.rules.journals import events
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import explain, phrases, story
from discovery.scenes.journals.focusing import ring
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.targets import OnBank, OnCard, OnDie, OnRow, OnSeat, OnSlot, Part
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Command
from tests.scenes.journals.bench import Bench, at_phase, new_match
from tests.scenes.journals.guide import step, wish
from tests.scenes.journals.test_games import by_keys

if TYPE_CHECKING:
    from discovery.rules.journals.view import JournalsView


def begun(seed: int = 3) -> Bench:
    """Return a table on which everyone has an exploration."""
    bench = Bench(new_match(seed=seed))
    while bench.table.view.phase is not Phase.TURN or bench.table.stage is not Stage.DECIDE:
        step(bench, by_keys)
    return bench


def some_die(bench: Bench) -> OnDie:
    return OnDie(min(bench.table.usable_dice))


def test_the_first_exploration_is_chosen_and_can_be_taken_back() -> None:
    bench = Bench(new_match())
    assert isinstance(bench.table.focus, OnCard)
    bench.key(Command.CONFIRM)
    assert bench.table.stage is Stage.END_TURN
    bench.key(Command.UNDO)
    assert bench.match.decisions == 0


def test_a_die_taken_up_lights_what_it_is_for() -> None:
    bench = begun()
    bench.deeds.press(some_die(bench))
    table = bench.table
    assert table.held == some_die(bench).code
    assert table.lit(Part.DUTY)
    assert not table.lit(OnBank(0))
    in_hand = explain.of_thing(table, some_die(bench))
    bench.key(Command.BACK)
    assert table.held is None
    assert explain.of_thing(table, some_die(bench)) != in_hand


def test_a_die_is_dragged_to_what_it_is_for() -> None:
    bench = begun()
    die = some_die(bench)
    bench.drag(bench.table.area(die).center, bench.table.area(Part.DUTY).center)
    assert bench.match.decisions == 3
    assert bench.table.view.phase is Phase.TURN_DICE


def test_a_die_that_is_dropped_elsewhere_is_laid_back() -> None:
    bench = begun()
    bench.drag(bench.table.area(some_die(bench)).center, bench.table.area(Part.DECK).center)
    assert bench.match.decisions == 2
    assert bench.table.held is None


def test_several_ways_are_listed_and_the_list_is_closed_again() -> None:
    bench = begun()
    bench.deeds.press(Part.DUTY)
    table = bench.table
    assert len(table.rows) > 1
    assert table.focus == OnRow(0)
    bench.key(Command.DOWN)
    assert table.focus == OnRow(1)
    bench.key(Command.BACK)
    assert table.rows == ()
    assert bench.asked == []
    bench.key(Command.BACK)
    assert bench.asked == [Ask.MENU]


def test_what_the_rules_refuse_is_told_with_the_paragraph() -> None:
    bench = begun()
    bench.deeds.press(Part.CURRENT)
    assert bench.table.told_paragraph == "journals.prepare"
    assert bench.text()
    bench.deeds.press(OnCard(bench.table.view.encounter[0]))
    assert bench.table.told_paragraph in {"journals.tribe", "journals.use"} or bench.table.rows


def test_own_dice_are_picked_and_rolled_into_the_storage() -> None:
    bench = begun()
    bench.deeds.press(Part.GATHER)
    table = bench.table
    gathering = table.gathering
    assert gathering is not None
    own = next(one for one in table.areas if isinstance(one, OnDie) and gathering.places(one))
    before = gathering.number
    bench.deeds.press(own)
    assert gathering.number == before + 1
    bench.key(Command.NEXT)
    bench.deeds.press(Part.MAIN)
    assert table.stage in {Stage.ROLL, Stage.END_TURN}
    assert isinstance(wish_of_last(bench), a.Gather)


def wish_of_last(bench: Bench) -> object:
    return bench.table.view.parse(bench.match.record().steps[-1].action)


def test_rolling_can_be_thought_over_but_not_taken_back() -> None:
    bench = begun()
    bench.deeds.press(Part.GATHER)
    gathering = bench.table.gathering
    assert gathering is not None
    own = next(one for one in bench.table.areas if gathering.places(one))
    if not gathering.number:
        bench.deeds.press(own)
    bench.deeds.press(Part.MAIN)
    assert bench.table.session.undo_limit[0] == 1
    bench.deeds.press(Part.MAIN)
    assert bench.table.session.undo_limit[0] == 0
    before = bench.match.decisions
    bench.key(Command.UNDO)
    assert bench.match.decisions == before


def test_plan_shows_how_far_prepared_actions_lead() -> None:
    bench = Bench(new_match(seed=3))
    for _ in range(300):
        table = bench.table
        if table.stage is Stage.DECIDE and table.view.preparations(table.viewer):
            break
        step(bench, by_keys, "greedy")
    slot = bench.table.view.preparations(bench.table.viewer)[0][0]
    bench.deeds.press(Part.PLAN)
    bench.deeds.press(OnSlot(slot))
    assert bench.table.planned == (slot,)
    outlook = bench.table.outlook
    assert outlook is not None
    assert outlook.slots == (slot,)
    assert 0 <= outlook.reached <= outlook.length
    bench.deeds.press(OnSlot(slot))
    assert bench.table.planned is not None
    assert bench.table.planned.count(slot) != 1


def test_everything_that_can_have_the_focus_is_explained() -> None:
    bench = Bench(new_match((None,) * 3, seed=5))
    for _ in range(60):
        step(bench, by_keys, "greedy")
    for target in ring(bench.table):
        bench.table.focus = target
        words = [str(message) for message in explain.told(bench.table)]
        if target not in (Part.MAIN, Part.CURRENT) and not isinstance(target, OnRow):
            assert words
        assert all("{" not in line for line in words)


def test_a_seat_is_told_with_rolls_and_expectation() -> None:
    bench = begun()
    bench.table.focus = OnSeat(1)
    words = " ".join(str(message) for message in explain.told(bench.table))
    assert "Ben" in words
    assert "Rolled (expected)" in words


def test_a_grey_die_is_given_by_another_seat_in_the_middle_of_a_turn() -> None:
    bench = Bench(at_phase(Phase.GIVE, 4))
    table = bench.table
    assert table.viewer != table.view.turn_of
    assert table.boards[table.viewer] == table.layout.boards[0]
    taker = table.session.seats[table.view.turn_of].name
    assert taker in str(phrases.asked(table, {})), "who gets it"
    action = wish(bench)
    assert isinstance(action, a.Give)
    step(bench, by_keys)
    assert bench.table.stage is Stage.ROLL


def test_the_log_is_scrolled() -> None:
    bench = begun()
    bench.key(Command.LOG)
    assert bench.table.log_open
    bench.key(Command.PAGE_UP)
    assert bench.table.back == min(5, len(bench.table.lines) - 1)
    bench.key(Command.BACK)
    assert not bench.table.log_open


def test_the_end_that_is_near_is_announced_until_it_is_read_or_not_near_any_more() -> None:
    bench = Bench(new_match(("random", None), seed=2))
    table = bench.table
    announced = events.Standstill(None, 2)
    bench.play.show((announced,))
    seen = table.notice
    assert seen == story.told(announced, table.session.seats, table.view.cards)
    bench.key(Command.NEXT)
    assert table.notice is None
    told: set[bool] = set()
    while len(told) < 2:
        bench.play.act(table.legal[-1])
        while table.session.asking and not table.session.computing:
            bench.play.confirm()
        near = table.session.computing and table.view.quiet_turns
        if near:
            bench.play.show((announced,))
            bench.play.show((events.TurnBegan(0),))
        bench.rest()
        if not near:
            continue
        assert table.stage is Stage.DECIDE
        assert table.notice == (seen if table.view.quiet_turns else None)
        told.add(table.notice is None)


def test_the_table_asks_for_what_one_is_doing() -> None:
    bench = begun()
    table = bench.table

    def asked() -> str:
        return str(phrases.asked(table, {}))

    before = asked()
    bench.deeds.press(Part.GATHER)
    gathering = asked()
    assert gathering != before
    bench.key(Command.NEXT)
    assert asked() == gathering, "as long as dice are picked"
    bench.key(Command.BACK)
    assert asked() == before
    bench = Bench(at_phase(Phase.WRITE, 3))
    table = bench.table
    told = set()
    while table.view.phase is Phase.WRITE:
        complete = any(isinstance(action, a.Explore) for action in table.legal)
        told.add((complete, asked()))
        step(bench, by_keys, "greedy")
    assert sorted(complete for complete, _ in told) == [False, True]
    assert len({words for _, words in told}) == len(told)


def test_what_an_exploration_scores_is_told_once() -> None:
    table = Bench(at_phase(Phase.WRITE, 3, lambda view: len(explores(view)) > 1)).table
    told = [str(line) for line in explain.about(table, Part.CURRENT)]
    assert sum(line.startswith("Recorded now by") for line in told) == 1


def test_two_explorations_at_once_are_not_missed_by_the_large_button() -> None:
    bench = Bench(at_phase(Phase.WRITE, 3, lambda view: len(explores(view)) > 1))
    table = bench.table
    alone, *both = explores(table.view)
    assert alone == a.Explore(0)
    assert "one more turn" in str(phrases.asked(table, {}))
    before = bench.match.decisions
    bench.deeds.press(Part.MAIN)
    assert bench.match.decisions == before
    assert table.rows == (*both, alone)
    assert len({str(phrases.choice_words(row, table.view.cards, ())) for row in table.rows}) > 1
    second = OnCard(both[0].second)
    told = [str(line) for line in explain.of_thing(table, second)]
    view, cards = table.view, (table.view.current(table.view.turn_of), second.card)
    tents = sum(view.cards[card].exploration.tents for card in cards)
    points = sum(line.points for line in view.worth(cards))
    points += view.tents_worth(view.turn_of, tents)
    assert any("together" in line and f"{points:+d}" in line for line in told), told
    bench.deeds.press(OnRow(0))
    assert len(table.view.recorded(table.viewer)) >= 2
    while table.view.phase is not Phase.USE:
        step(bench, by_keys, "greedy")
    assert "one more turn" in str(phrases.asked(table, {}))


def explores(view: JournalsView) -> list[a.Explore]:
    return [action for action in view.legal_actions() if isinstance(action, a.Explore)]
