"""Why computer players did what they did: the whole turn is told, deed by deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from discovery.agents.agent import Choice
from discovery.agents.question import Answer
from discovery.agents.thinkers import REPLACED, STAND_IN
from discovery.match.replay import replay
from discovery.rules.game import Message
from discovery.rules.island.actions import Declare
from discovery.rules.landscape.actions import PASS, Deploy, Place
from discovery.scenes.island.scene import TableScene as IslandTable
from discovery.scenes.island.targets import OnLine as IslandLine
from discovery.scenes.journals.scene import TableScene as JournalsTable
from discovery.scenes.journals.targets import OnLine
from discovery.scenes.landscape.facts import Where
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.landscape.targets import LIST
from discovery.scenes.table.aside import LINGERS, UNKEPT, Wish
from discovery.scenes.table.reasons import Reason
from discovery.ui.intents import Command
from tests.scenes.island import bench as island
from tests.scenes.journals import bench as journals
from tests.scenes.landscape.bench import new_match
from tests.support.tables import advise, laid_out, order

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.rules.game import Action
    from discovery.scenes.table.scene import MatchScene
    from discovery.ui.context import Context


def why(scene: MatchScene) -> str:
    """Ask, and return what is told then."""
    order(scene, Command.WHY)
    words = scene.aside.words
    return "" if words is None else scene.context.say(words)


def decide(scene: MatchScene, action: Action, words: str, trouble: Message | None = None) -> None:
    """Let a computer player decide."""
    scene.play.act_for_computer(Answer((Choice(action, Message(words)),), trouble))


def legal(match: Match) -> tuple[Action, ...]:
    """Return what the computer player to act may do."""
    seat = match.to_act
    assert seat is not None
    assert match.seats[seat].agent is not None
    return tuple(match.view(seat).legal_actions())


def on_the_way() -> Match:
    """Return a game on the island in which a computer player is to take a step."""
    match = island.played(island.new_match(seed=3), island.walking(1, seat=0))
    match.hand_over(0, "Ann", "random")
    return match


def after_a_turn(context: Context) -> tuple[Match, TableScene]:
    """Return a table at which the first seat has laid a tile, deployed, and ended its turn."""
    match = new_match(("random", None), seed=1)
    scene: TableScene = laid_out(context, TableScene(context, match))
    scene.play.confirm()
    decide(scene, legal(match)[0], "It closes a sea.")
    deploy = next(a for a in legal(match) if isinstance(a, Deploy))
    decide(scene, deploy, "It can still gain.")
    scene.play.confirm()
    assert match.to_act == 1
    return match, scene


def test_every_deed_of_the_turn_is_told_with_its_place(context: Context) -> None:
    _, scene = after_a_turn(context)
    looking = scene.table.looking
    first = why(scene)
    assert first == "Ann placed a tile.\nIt closes a sea. (1 of 2)"
    assert isinstance(looking.pointed, Where)
    assert looking.pointed.segment is None
    assert looking.lit() == looking.pointed
    second = why(scene)
    assert second.startswith("Ann deployed: ")
    assert second.endswith("It can still gain. (2 of 2)")
    assert looking.pointed.segment is not None
    assert why(scene) == ""
    assert looking.pointed is None


def test_the_deed_that_brings_points_comes_first_and_the_end_of_a_turn_does_not(
    context: Context,
) -> None:
    match, scene = after_a_turn(context)
    place = next(a for a in match.view(1).legal_actions() if isinstance(a, Place))
    scene.play.act(place)
    scene.play.act(PASS)
    scene.play.confirm()
    decide(scene, legal(match)[0], "It lies well.")
    (take,) = (a for a in legal(match) if str(type(a).__name__) == "Take")
    decide(scene, take, "It brings points.")
    scene.play.confirm()
    assert "It brings points. (1 of 2)" in why(scene)
    assert "It lies well. (2 of 2)" in why(scene)
    assert "closes a sea" not in why(scene), "the turn before is over"


def test_a_person_who_goes_on_hears_of_the_last_computer_turn_still(context: Context) -> None:
    match, scene = after_a_turn(context)
    place = next(a for a in match.view(1).legal_actions() if isinstance(a, Place))
    scene.play.act(place)
    assert "closes a sea" in why(scene)


def test_a_reason_stays_to_be_read_while_computer_players_go_on(context: Context) -> None:
    match = new_match(("random", "random"), seed=1)
    scene: TableScene = laid_out(context, TableScene(context, match))
    scene.play.confirm()
    decide(scene, legal(match)[0], "It closes a sea.")
    assert "closes a sea" in why(scene)
    for _ in range(LINGERS):
        decide(scene, legal(match)[0], "It lies well.")
        if match.pending is not None:
            scene.play.confirm()
        assert "closes a sea" in str(scene.aside.words)
        assert scene.table.looking.pointed is not None
    decide(scene, legal(match)[0], "It lies well.")
    assert scene.aside.words is None
    assert scene.table.looking.pointed is None
    assert "lies well" in why(scene)


def test_a_reason_goes_with_a_deed_that_is_taken_back(context: Context) -> None:
    _, scene = after_a_turn(context)
    scene.play.reasons.keep(Reason(0, 0, Message("It is to be forgotten.")))
    assert why(scene) != ""
    scene.play.reasons._kept.pop()
    assert scene.aside.words is None


def test_a_line_of_the_log_tells_its_own_reason(context: Context) -> None:
    _, scene = after_a_turn(context)
    table, listing = scene.table, scene.table.looking.listing
    table.looking.log_open, table.focus = True, LIST
    deployed = next(i for i, row in enumerate(listing.rows) if "deployed" in str(row.text))
    listing.chosen = deployed
    assert why(scene).endswith("It can still gain.")
    assert why(scene) == "", "pressed again it is put away"
    listing.chosen = deployed - 1
    assert why(scene) == "Ann placed a tile.\nIt closes a sea."


def test_after_going_on_it_is_said_that_reasons_are_not_kept(context: Context) -> None:
    match, scene = after_a_turn(context)
    again = replay(match.record(), match.box)
    scene = laid_out(context, TableScene(context, again))
    assert scene.aside.offers(Wish.WHY)
    assert why(scene) == str(UNKEPT)
    assert why(scene) == ""
    fresh = laid_out(context, TableScene(context, new_match(("random", None), seed=1)))
    assert not fresh.aside.offers(Wish.WHY)


def test_lines_of_the_other_logs_tell_their_reasons(context: Context) -> None:
    for number in range(2):
        scene: Any
        if number:
            match = journals.new_match(("random", None))
            scene = laid_out(context, JournalsTable(context, match))
        else:
            match = on_the_way()
            scene = laid_out(context, IslandTable(context, match))
        scene.play.confirm()
        order(scene, Command.FIT)
        decision = match.decisions
        decide(scene, legal(match)[0], "For a good reason.")
        scene.play.confirm()
        table = scene.table
        line = next(i for i, one in enumerate(table.lines) if one.decision == decision)
        table.log_open = True
        table.focus = OnLine(line) if number else IslandLine(line)
        words = table.lines[line].words
        assert why(scene) == f"{scene.context.say(words)}\nFor a good reason."
        if not number:
            assert table.lit == table.lines[line].place
        assert why(scene) == ""


def test_the_light_at_a_told_deed_goes_out_with_its_reason(context: Context) -> None:
    match = journals.new_match(("random", "random"))
    scene: Any = laid_out(context, JournalsTable(context, match))
    scene.play.confirm()
    decide(scene, legal(match)[0], "For a good reason.")
    assert why(scene).endswith("For a good reason.")
    assert scene.painter.pointed is not None
    for _ in range(LINGERS + 1):
        assert scene.painter.pointed is not None
        scene.play.confirm()
        decide(scene, legal(match)[0], "For another.")
    assert scene.painter.pointed is None
    match = on_the_way()
    match.hand_over(1, "Ben", "random")
    scene = laid_out(context, IslandTable(context, match))
    scene.play.confirm()
    declared = next(a for a in legal(match) if isinstance(a, Declare))
    decide(scene, declared, "For a good reason.")
    assert why(scene).endswith("For a good reason.")
    assert scene.table.lit == (declared.x, declared.y)
    scene.play.confirm()
    decide(scene, legal(match)[0], "For another.")
    assert scene.table.lit is None


@pytest.mark.parametrize("name", ["landscape", "island", "journals"])
def test_what_went_wrong_stands_until_somebody_has_read_it(context: Context, name: str) -> None:
    scene: Any
    if name == "island":
        match = on_the_way()
        scene = laid_out(context, IslandTable(context, match))
    elif name == "journals":
        match = journals.new_match(("random", None))
        scene = laid_out(context, JournalsTable(context, match))
    else:
        match = new_match(("random", None), seed=1)
        scene = laid_out(context, TableScene(context, match))
    scene.play.confirm()
    decide(scene, legal(match)[0], "Well.", STAND_IN)
    assert scene.table.notice == STAND_IN
    scene.play.confirm()
    for _ in range(2):
        if match.to_act == 0:
            decide(scene, legal(match)[0], "Well.")
            scene.play.confirm()
        assert scene.table.notice == STAND_IN, "the next step leaves it there"
    rows = scene.table.looking.listing.rows if name == "landscape" else scene.table.lines
    words = [scene.context.say(getattr(row, "text", None) or row.words) for row in rows]
    assert words.count(f"Ann: {STAND_IN}") == 1
    scene.play.skip()
    order(scene, Command.LOG)
    order(scene, Command.LOG)
    scene.play.happened(())
    assert scene.table.notice != STAND_IN


def test_a_hint_that_a_simpler_player_gave_says_so(context: Context) -> None:
    _, scene = after_a_turn(context)
    advise(scene, scene.table.view.legal_actions()[:1], ["Good."])
    scene.advice.trouble = REPLACED
    assert scene.context.say(scene.aside.words or REPLACED) == f"{REPLACED}\n1: Good."
