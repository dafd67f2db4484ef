"""The journals' table in the states that it has, for the test of every screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.match.match import Match
from discovery.match.playback import Playback
from discovery.match.seats import SeatInfo
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals.replay import ReplayScene
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.targets import OnCard, OnLine, OnSeat, OnSlot, Part
from discovery.scenes.results import ResultsScene
from tests.support import play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from discovery.rules.journals.view import JournalsView
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

NAMES = ("Ada", "Benedikt", "수아", "Dov")


def journals_screens(context: Context) -> Iterator[tuple[str, Scene]]:
    """Yield each screen with its name."""
    for name, scene in _scenes(context):
        yield f"journals, {name}", scene


def _scenes(context: Context) -> Iterator[tuple[str, Scene]]:
    def table(until: Callable[[Match], bool], players: int = 4) -> TableScene:
        return TableScene(context, played(context, until, players))

    yield "first", table(lambda m: m.pending is None)
    yield "two players", table(_after(160), 2)
    running = played(context, _after(160), 4)

    def at() -> TableScene:
        return TableScene(context, running)

    choosing = at()
    choosing.table.list_choices(list(choosing.table.plain))
    yield "choosing", choosing
    for far in (0, 30):
        log = at()
        log.deeds.press(Part.LOG)
        log.deeds.scroll(far)
        log.table.focus = OnLine(len(log.table.lines) - far - 1)
        yield f"log, {far} back", log
    for presses, name in enumerate(("explorations", "tribes"), 1):
        through = at()
        for _ in range(presses):
            through.deeds.press(Part.LEFT)
        yield f"unseen {name}", through
    refused = at()
    refused.deeds.press(Part.CURRENT)
    assert refused.table.told_paragraph
    yield "refused", refused
    gathering = at()
    gathering.deeds.press(Part.GATHER)
    yield "own dice", gathering
    view = refused.table.view
    things = (OnSeat(1), OnCard(view.encounter[0]), OnCard(view.scouting[0]), Part.CURRENT)
    for target in things:
        asked = at()
        asked.table.focus = target
        yield f"asked about {target}", asked
        close = at()
        assert close.deeds.look(target)
        yield f"{target} closely", close
    recorded = table(lambda m: _running(m) and len(_view(m).recorded(m.to_act or 0)) > 1, 2)
    assert recorded.deeds.look(Part.JOURNAL)
    yield "journal closely", recorded
    plan = table(lambda m: _running(m) and len(_view(m).preparations(m.to_act or 0)) > 1)
    plan.deeds.press(Part.PLAN)
    for slot, _, _ in plan.table.view.preparations(plan.table.viewer):
        plan.deeds.press(OnSlot(slot))
    assert plan.table.outlook is not None
    yield "plan", plan
    yield "writing", table(lambda m: m.pending is None and _view(m).phase is Phase.WRITE)
    yield "giving", table(lambda m: m.pending is None and _view(m).phase is Phase.GIVE)
    yield "rolling", table(lambda m: m.pending == "roll", 3)
    over = played(context, lambda _: False, 4)
    yield "over", TableScene(context, over)
    yield "results", ResultsScene(context, over)
    playback = Playback(over.record(), over.box)
    playback.go(60)
    yield "replay", ReplayScene(context, playback)


def _view(match: Match) -> JournalsView:
    return cast("JournalsView", match.view(match.to_act or 0))


def _running(match: Match) -> bool:
    return match.pending is None and _view(match).phase is Phase.TURN


def _after(decisions: int) -> Callable[[Match], bool]:
    return lambda match: match.decisions >= decisions and _running(match)


def played(context: Context, until: Callable[[Match], bool], players: int) -> Match:
    """Return a game that has come so far that `until` is true, or to its end."""
    box = context.games["journals"].load(context.paths.images)
    seats = [SeatInfo(NAMES[seat], seat) for seat in range(players)]
    match = Match.start(box, seats, {"first": "0"}, 3)
    match.confirm()
    return play.played(match, until, "greedy")
