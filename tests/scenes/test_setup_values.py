from __future__ import annotations

import json
from dataclasses import replace

import pytest

from discovery.match.seats import SeatInfo
from discovery.rules.landscape.entry import RULES
from discovery.scenes.setup_values import SetUp, default_setup, kept_setup

AGENTS = ("random", "greedy")


@pytest.fixture
def setup() -> SetUp:
    setup = default_setup(RULES, ["Ada", "Ben", "Cleo"])
    setup.shuffled = False
    return setup


def names(seats: tuple[SeatInfo, ...]) -> list[str]:
    return [seat.name for seat in seats]


def test_colours_are_never_shared(setup: SetUp) -> None:
    assert setup.free_colours(1) == [1, 3, 4]
    setup.change(1, colour=4)
    setup.add(["ben", "Dov"], "greedy")
    assert setup.seats[3] == SeatInfo("Dov", 1, "greedy")
    assert [seat.colour for seat in setup.seats] == [0, 4, 2, 1]


def test_who_begins_stays_the_same_person(setup: SetUp) -> None:
    setup.options["first"] = "1"
    setup.move(1, 1)
    assert [seat.name for seat in setup.seats] == ["Ada", "Cleo", "Ben"]
    assert setup.options["first"] == "2"
    setup.remove(0)
    assert setup.options["first"] == "1"
    setup.remove(1)
    assert setup.options["first"] == "random"


def test_removing_a_seat_before_last_keeps_who_begins(setup: SetUp) -> None:
    setup.options["first"] = "1"
    setup.remove(1)
    assert setup.options["first"] == "random"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"name": "  "}, "needs a name"),
        ({"name": " ADA "}, "named “Ada”"),
        ({"colour": 0}, "same colour"),
    ],
)
def test_impossible_seats_are_explained(
    setup: SetUp, changes: dict[str, object], words: str
) -> None:
    assert setup.problem(RULES) is None
    setup.change(2, **changes)
    assert words in str(setup.problem(RULES))


def test_too_few_players_and_odd_seeds_are_explained(setup: SetUp) -> None:
    setup.seed = "seven"
    assert "whole number" in str(setup.problem(RULES))
    setup.seed = " 77 "
    assert setup.problem(RULES) is None
    del setup.seats[1:]
    assert "2 to 5 players" in str(setup.problem(RULES))


def test_a_listed_order_is_kept_and_names_are_trimmed(setup: SetUp) -> None:
    setup.change(0, name=" Ada ")
    seats, options = setup.table(5)
    assert names(seats) == ["Ada", "Ben", "Cleo"]
    assert options["first"] == "random"


def test_a_shuffled_order_comes_from_the_seed_and_keeps_who_begins(setup: SetUp) -> None:
    setup.shuffled = True
    setup.options["first"] = "2"
    orders = set()
    for seed in range(40):
        seats, options = setup.table(seed)
        assert setup.table(seed)[0] == seats
        assert sorted(names(seats)) == ["Ada", "Ben", "Cleo"]
        assert seats[int(options["first"])].name == "Cleo"
        orders.add(tuple(names(seats)))
    assert len(orders) == 6


def test_a_setup_is_kept_without_its_seed(setup: SetUp) -> None:
    setup.seed = "5"
    setup.change(1, agent="greedy", colour=3)
    setup.options["double_tile"] = "on"
    again = kept_setup(json.loads(json.dumps(setup.to_json())), RULES, AGENTS)
    setup.seed = ""
    assert again == setup


def test_another_game_is_set_up_for_the_same_people(setup: SetUp) -> None:
    setup.change(1, agent="greedy")
    setup.options["double_tile"] = "on"
    other = replace(RULES, name="other", options=(), least_players=4, most_players=4)
    moved = setup.moved_to(other, ["random", "seer"], ["Ada", "Eva"])
    assert (moved.game, moved.options) == ("other", {})
    assert [seat.name for seat in moved.seats] == ["Ada", "Ben", "Cleo", "Eva"]
    assert [seat.agent for seat in moved.seats] == [None, "seer", None, None]
    assert moved.problem(other) is None
    two = replace(RULES, most_players=2)
    assert len(moved.moved_to(two, ["random"], []).seats) == 2


def test_seats_that_a_game_has_no_room_for_come_back(setup: SetUp) -> None:
    names = [seat.name for seat in setup.seats]
    assert len(names) == 3
    two = setup.moved_to(replace(RULES, name="two", most_players=2), AGENTS, [])
    assert [seat.name for seat in two.seats] == names[:2]
    two.change(0, colour=setup.seats[2].colour)
    kept = kept_setup(json.loads(json.dumps(two.to_json())), replace(RULES, name="two"), AGENTS)
    assert kept == two
    back = two.moved_to(RULES, AGENTS, [])
    assert [seat.name for seat in back.seats] == names
    assert back.waiting == []
    assert back.problem(RULES) is None


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {"seats": 3},
        {"seats": [{"name": "Ada"}]},
        {"seats": [{"name": "Ada", "colour": 0, "agent": None}]},
        {"seats": [{"name": n, "colour": 9, "agent": None} for n in "ab"]},
    ],
)
def test_a_kept_setup_that_does_not_fit_is_dropped(broken: dict[str, object]) -> None:
    value = {"options": {}, "shuffled": True, **broken}
    assert kept_setup(value, RULES, AGENTS) is None


def test_computer_players_of_old_setups_become_those_that_come_closest() -> None:
    seats = [{"name": n, "colour": c, "agent": "expert-oracle"} for c, n in enumerate("ab")]
    setup = kept_setup(
        {"options": {}, "shuffled": True, "seats": seats}, RULES, ["novice", "expert"]
    )
    assert setup is not None
    assert [seat.agent for seat in setup.seats] == ["expert", "expert"]


def test_unknown_options_of_a_kept_setup_become_the_default(setup: SetUp) -> None:
    value = setup.to_json()
    value["options"] = {"double_tile": "maybe", "gone": "on"}
    again = kept_setup(value, RULES, AGENTS)
    assert again is not None
    assert again.options == {
        "first": "random",
        "double_tile": "off",
        "equal_turns": "off",
        "hide_hands": "on",
    }
