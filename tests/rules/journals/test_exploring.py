"""Setting prepared actions off: orders, cuts, forks, lost steps, two cards at once."""

from __future__ import annotations

from itertools import permutations, product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.rules.journals.actions import Explore
from discovery.rules.journals.cards import Route
from discovery.rules.journals.events import ExplorationChosen, Explored, TurnBegan
from discovery.rules.journals.reaching import Reaching
from discovery.rules.journals.walking import contains, coverings
from tests.rules.journals.table import Table, banks, card_on, deed_of, prepared
from tests.rules.journals.walks import walks

if TYPE_CHECKING:
    from discovery.rules.journals.cardset import CardSet

BLOCKS = st.lists(st.text("rm", min_size=1, max_size=4), max_size=4)
GUIDES = st.lists(st.sampled_from("rm"), max_size=2)
ROUTES = st.text("rm", min_size=1, max_size=8)


def slow_walks(
    route: str, blocks: list[str], guides: list[str]
) -> set[tuple[tuple[str, bool, int], ...]]:
    """Find every order and cut by trying them all: (steps, whether a guide's, used) of each block.

    Blocks are told apart by their steps alone.
    """
    found = set()
    for mask in range(1 << len(guides)):
        laid = [(block, False) for block in blocks]
        laid += [(guide, True) for i, guide in enumerate(guides) if mask >> i & 1]
        for order in set(permutations(laid)):
            for cuts in product(*(range(1, len(block) + 1) for block, _ in order)):
                uses = [(*each, cut) for each, cut in zip(order, cuts, strict=True)]
                if "".join(block[:cut] for block, _, cut in uses) == route:
                    found.add(tuple(uses))
    return found


@settings(max_examples=150)
@given(ROUTES, BLOCKS, GUIDES)
def test_every_order_and_cut_is_found_once(
    route: str, blocks: list[str], guides: list[str]
) -> None:
    every = [*blocks, *guides]
    listed = [
        tuple((every[i], i >= len(blocks), used) for i, used in walk)
        for walk in walks(route, blocks, guides)
    ]
    assert len(set(listed)) == len(listed)
    assert set(listed) == slow_walks(route, blocks, guides)


@settings(max_examples=150)
@given(ROUTES, BLOCKS, GUIDES, st.integers(0, 4))
def test_coverings_are_what_walks_would_find(
    route: str, blocks: list[str], guides: list[str], most: int
) -> None:
    slow = set()
    for mask in range(1, 1 << len(blocks)):
        part = [block for i, block in enumerate(blocks) if mask >> i & 1]
        if len(part) <= most and any(True for _ in walks(route, part, guides)):
            slow.add(tuple(sorted(part)))
    assert coverings([route], blocks, most, guides) == slow


def test_a_cut_may_be_shorter_than_what_fits() -> None:
    """The first block must not take all three river steps, or the second one cannot begin."""
    assert list(walks("rrrmm", ["rrr", "rmm"])) == [((0, 2), (1, 3))]


def test_optional_blocks_are_numbered_last_and_may_be_left_out() -> None:
    assert list(walks("rr", ["rr"], ["r"])) == [((0, 1), (1, 1)), ((0, 2),), ((1, 1), (0, 1))]


def test_selections_contain_equal_blocks_as_often() -> None:
    assert contains(("rr", "rr", "rrr"), ["rr", "rr"])
    assert not contains(("rr", "rrr"), ["rr", "rr"])


@pytest.mark.parametrize("text", ["", "rrx", "rr(m)", "(r|m)(r|m)", "r(m|m)"])
def test_texts_that_are_no_routes(text: str) -> None:
    with pytest.raises(ValueError, match=r"route|fork"):
        Route.read(text)


def test_an_exploration_is_recorded_and_all_its_dice_are_rolled(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj gj yf").exploring(0, "rrrr").scouting("rrr", "mmm")
    table.ready(0, "walk.f.y ride.h.g ride.h.y")
    # Three blocks are ready, two can be set off: any two of them make four river steps.
    assert table.legal("write") == {
        f"write {preparation} {die}.journal"
        for preparation in ("walk.foot.y", "ride.horse.g", "ride.horse.y")
        for die in ("yellow", "grey")
    }
    table.do("write walk.foot.y yellow.journal")
    assert table.legal() == {
        "write ride.horse.g grey.journal",
        "write ride.horse.y grey.journal",
    }
    table.do("write ride.horse.g grey.journal")
    assert table.legal() == {"explore"}
    number = card_on(cards, "rrrr")
    points = cards.points[number] + (cards.cards[number].exploration.species >= 0)
    assert table.do("explore") == (Explored(0, number, 0, points),)
    assert (table.state.recorded[0], table.state.current[0]) == ((number,), 0)
    assert table.state.scores() == (points, 0)
    assert table.state.preparations[0] == prepared("ride.h.y")
    table.chance(6, 4, 3, 1)
    assert table.held(0) == "yf gf* gh* yp* yj*"
    chosen = card_on(cards, "mmm")
    assert table.legal() == {f"choose {card_on(cards, 'rrr')}", f"choose {chosen}"}
    assert table.do(f"choose {chosen}") == (ExplorationChosen(0, chosen),)
    assert table.state.scouting == (card_on(cards, "rrr"), 0, 0)
    assert table.legal() == {"done"}


def test_what_is_not_complete_is_not_allowed(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj yj").exploring(0, "rrrm").scouting("rrr")
    table.ready(0, "walk.f.y ride.h.y")
    assert table.legal("write") == set()
    assert table.why_not("write walk.foot.y yellow.journal") == "journals.explore"


def test_one_journal_die_for_each_block(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj").exploring(0, "rrrr").ready(0, "walk.f.y ride.h.y")
    assert table.legal("write") == set()
    table.exploring(0, "rrr")
    assert table.legal("write") == {"write walk.foot.y yellow.journal"}


def test_leftover_steps_are_lost(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj yj").exploring(0, "mmm").scouting("rrr")
    table.ready(0, "climb.f.y climb.h.y")
    table.do("write climb.foot.y yellow.journal", "write climb.horse.y yellow.journal", "explore")
    assert table.state.recorded[0] == (card_on(cards, "mmm"),)


def test_either_side_of_a_fork(cards: CardSet) -> None:
    for ready in ("walk.f.y ride.h.y", "climb.f.y ride.h.y"):
        table = Table(cards).dice(0, "yj yj").exploring(0, "rr(rr|mm)").scouting("rrr")
        table.ready(0, ready)
        first, second = (text for text in sorted(table.legal("write")))
        table.do(first)
        (then,) = table.legal("write")
        assert then in {first, second} or then.split()[1] != first.split()[1]
        table.do(then, "explore")
        assert len(table.state.recorded[0]) == 1
    table = Table(cards).dice(0, "yj yj yj").exploring(0, "rr(rr|mm)").scouting("rrr")
    table.ready(0, "ride.h.y climb.f.y")
    sides = table.state.view(0).routes(card_on(cards, "rr(rr|mm)"))
    assert [side for side in sides if any(walks(side, ["rr", "mm"]))] == ["rrmm"]


def test_steps_that_a_side_of_a_fork_does_not_take_are_lost(cards: CardSet) -> None:
    forked = card_on(cards, "rr(rr|mm)")
    table = Table(cards).dice(0, "yj yj").exploring(0, "rr(rr|mm)").scouting("rrr")
    table.ready(0, "walk.f.y climb.h.y")
    sides = {side: list(walks(side, ["rrr", "mm"])) for side in table.state.view(0).routes(forked)}
    assert sides == {"rrrr": [], "rrmm": [((0, 2), (1, 2))]}
    table.do("write walk.foot.y yellow.journal", "write climb.horse.y yellow.journal", "explore")
    assert table.state.recorded[0] == (forked,)


def test_two_explorations_in_one_turn_and_one_more_turn(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj yj yj").exploring(0, "rrr").scouting("rrm", "rrrr")
    table.dice(1, "bf").exploring(1, "mmm")
    table.tribes(0, 5).ready(0, "walk.f.y 5.f.y ride.h.y")
    assert cards.steps[5] == "rm"
    second = card_on(cards, "rrm")
    table.do("write walk.foot.y yellow.journal")
    assert table.legal() == {
        "explore",
        "write 5.foot.y yellow.journal",
        "write ride.horse.y yellow.journal",
    }
    table.do("write 5.foot.y yellow.journal", "write ride.horse.y yellow.journal")
    # Cut to a step each, the three blocks also make the first card alone.
    assert table.legal() == {"explore", f"explore {second}"}
    preview = table.state.view(0).preview(Explore(second))
    before = table.state.scores()[0]
    table.do(f"explore {second}")
    assert table.state.scores()[0] - before == sum(line.points for line in preview)
    assert table.state.recorded[0] == (card_on(cards, "rrr"), second)
    table.chance(1, 1, 1, 1, 1, 1)
    table.do(f"choose {card_on(cards, 'rrrr')}")
    assert table.state.view(0).bonus_turns == 1
    events = table.next_turn()
    assert events[-1] == TurnBegan(0, bonus=True)
    assert 0 not in table.state.scouting, "the areas are refilled before the bonus turn"
    assert table.held(0) == "yf yf yf yf yf yf", "in the bonus turn they can be used"
    table.do("prepare walk foot y/y")
    assert table.next_turn()[-1] == TurnBegan(1)


def test_the_joint_may_lie_inside_a_block(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj yj").exploring(0, "rrrr").scouting("mrr", "rrr")
    table.tribes(0, 30, 9).ready(0, "9.h.y 30.j.y")
    assert (cards.steps[9], cards.steps[30]) == ("rrrrr", "mrr")
    table.do("write 9.horse.y yellow.journal", "write 30.journal.y yellow.journal")
    assert table.legal() == {f"explore {card_on(cards, 'mrr')}"}
    table = Table(cards).dice(0, "yj yj").exploring(0, "rrr").scouting("rrr(rrr|mm)", "rmm")
    table.tribes(0, 9).ready(0, "9.h.y climb.j.y")
    second = card_on(cards, "rrr(rrr|mm)")
    table.do("write 9.horse.y yellow.journal", "write climb.journal.y yellow.journal")
    assert table.legal() == {f"explore {card_on(cards, 'rmm')}"}
    view, blocks = table.state.view(0), ["rrrrr", "mm"]
    assert view.routes(card_on(cards, "rrr"), card_on(cards, "rmm")) == ("rrrrmm",)
    assert list(walks("rrrrmm", blocks)) == [((0, 4), (1, 2))]
    assert not any(any(walks(one, blocks)) for one in view.routes(card_on(cards, "rrr"), second))


def test_one_exploration_a_turn_at_most(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj yj yj").exploring(0, "rrr").scouting("rrrr", "rrm")
    table.ready(0, "walk.f.y walk.f.y")
    table.do("write walk.foot.y yellow.journal", "explore")
    table.chance(6, 6)
    table.do(f"choose {card_on(cards, 'rrrr')}")
    assert table.legal("write") == set()
    assert table.why_not("write walk.foot.y yellow.journal") == "journals.explore"
    assert "duty yellow.journal" in table.legal(), "other actions with journal dice go on"


def test_preparations_stay_through_a_swap(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj yj").exploring(0, "mmm").scouting("rrr")
    table.ready(0, "walk.f.y")
    table.do(f"swap yellow.journal {card_on(cards, 'rrr')}", "write walk.foot.y yellow.journal")
    table.do("explore")
    assert table.state.recorded[0] == (card_on(cards, "rrr"),)
    assert banks(table.state) == ("y", "")


def test_a_guide_adds_a_block_and_only_once(cards: CardSet) -> None:
    guide = deed_of(cards, "guide", steps="r")
    table = Table(cards).dice(0, "yj").exploring(0, "rrrr").scouting("rrr")
    table.ready(0, "walk.f.y")
    assert table.legal("write") == set()
    table.tribes(0, guide)
    assert table.state.view(0).guides(0) == ("r",)
    table.do("write walk.foot.y yellow.journal", "explore")
    assert table.state.recorded[0] == (card_on(cards, "rrrr"),)
    table = Table(cards).dice(0, "yj").exploring(0, "rrrrr").tribes(0, guide).ready(0, "walk.f.y")
    assert table.legal("write") == set()
    over = deed_of(cards, "guide", steps="m")
    table = Table(cards).dice(0, "yj").exploring(0, "rrrm").tribes(0, over).ready(0, "walk.f.y")
    assert table.legal("write") == {"write walk.foot.y yellow.journal"}


@settings(max_examples=150)
@given(st.lists(ROUTES, min_size=1, max_size=3), BLOCKS, GUIDES)
def test_every_selection_reaches_what_its_orders_reach(
    routes: list[str], blocks: list[str], guides: list[str]
) -> None:
    reaching = Reaching(routes, blocks, guides)
    slow = {
        (route, len(text), tuple(sorted(laid)))
        for laid in selections(blocks, guides)
        for text in texts(laid)
        for route, way in enumerate(routes)
        if way.startswith(text)
    }
    quick = set()
    for laid, places in reaching.places.items():
        for route, way in enumerate(routes):
            for steps in range(1, len(way) + 1):
                if places & reaching.end(route) >> len(way) - steps:
                    walk = reaching.walk(laid, route, steps)
                    assert "".join(block[:used] for block, used, _ in walk) == way[:steps]
                    assert sum(len(block) for block, _, _ in walk) == reaching.length(laid)
                    quick.add((route, steps, tuple(sorted(block for block, _, _ in walk))))
    assert quick == slow


def selections(blocks: list[str], guides: list[str]) -> list[list[str]]:
    """Return every choice of blocks and guides."""
    every = [*blocks, *guides]
    return [[b for i, b in enumerate(every) if n >> i & 1] for n in range(1, 1 << len(every))]


def texts(blocks: list[str]) -> set[str]:
    """Return the steps of every order and cut of blocks."""
    return {
        "".join(block[:cut] for block, cut in zip(order, cuts, strict=True))
        for order in permutations(blocks)
        for cuts in product(*(range(1, len(block) + 1) for block in order))
    }


def test_no_walk_is_made_up_where_a_selection_does_not_lead() -> None:
    reaching = Reaching(["rrm"], ["rr"])
    assert reaching.walk((1,), 0, 2) == (("rr", 2, False),)
    with pytest.raises(ValueError, match="does not cover 3 steps of rrm"):
        reaching.walk((1,), 0, 3)
