"""Words that have no room in the panel are read on a sheet over the boards, at any size of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.rules.journals.actions import Swap
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import explain, looking, reading
from discovery.scenes.journals.focusing import ring
from discovery.scenes.journals.keys import CLOSING
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.targets import OnCard, OnDie, OnRow, OnSeat, OnSlot, Part
from discovery.ui.intents import Button, Command, Input, Moved, Ordered, Pressed, Released
from tests.scenes.journals.bench import at_phase
from tests.scenes.journals.test_still import read, words_in
from tests.scenes.test_every_screen import fit

if TYPE_CHECKING:
    from discovery.rules.journals.view import JournalsView
    from discovery.scenes.journals.targets import Target
    from discovery.ui.context import Context

MORE = "More: + or second button"


def far(view: JournalsView) -> bool:
    """Return whether there is much to tell of the seat to act."""
    seat = view.turn_of
    return len(view.recorded(seat)) > 1 and len(view.preparations(seat)) > 1


@pytest.fixture
def scene(context: Context) -> TableScene:
    fit(context, (1280, 720), 2.0)
    scene = TableScene(context, at_phase(Phase.TURN, 4, far))
    scene.layout(context.theme.size)
    return scene


def words_on(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return everything that is written on the screen."""
    return " ".join(run.text for run in read(scene.context, scene, monkeypatch))


def give(scene: TableScene, command: Command) -> None:
    scene.handle(Input(None, Ordered(command)))


def press(scene: TableScene, at: tuple[int, int], button: Button) -> None:
    for intent in (Moved(at), Pressed(at, button), Released(at, button)):
        scene.handle(Input(None, intent))


def whole(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> str:
    """Turn over all pages of what is seen closely, back to the table; return what they say."""
    table, said = scene.table, ""
    while table.lens is not None:
        said += words_on(scene, monkeypatch) + " "
        give(scene, Command.ZOOM_IN)
    return said


def lines(scene: TableScene) -> list[str]:
    say = scene.context.say
    return [say(message) for message in explain.of_thing(scene.table, scene.table.focus)]  # type: ignore[arg-type]


def assert_all_is_said(scene: TableScene, said: str) -> None:
    for line in lines(scene):
        assert all(word in said for word in line.split()), line


@pytest.mark.parametrize("own", [True, False])
def test_what_is_told_of_a_seat_can_be_read_to_the_end(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch, own: bool
) -> None:
    table = scene.table
    table.focus = next(OnSeat(seat) for seat in table.boards if (seat == table.viewer) is own)
    assert MORE in words_on(scene, monkeypatch)
    rolled = lines(scene)[-1]
    assert rolled not in words_on(scene, monkeypatch)
    give(scene, Command.ZOOM_IN)
    assert table.lens == table.focus
    assert_all_is_said(scene, whole(scene, monkeypatch))


def test_a_plan_can_be_read_to_the_end(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene.table
    scene.deeds.press(Part.PLAN)
    for slot in table.prepared:
        scene.deeds.press(OnSlot(slot))
    table.focus = OnSlot(table.prepared[0])
    told = [scene.context.say(message) for message in explain.told(table)]
    assert MORE in words_on(scene, monkeypatch)
    press(scene, table.area(table.focus).center, Button.SECOND)
    assert table.lens == table.focus
    said = whole(scene, monkeypatch)
    assert all(line in said for line in told[1:-1] if len(line) < 30)
    assert table.planned, "the plan goes on"


def test_the_second_button_on_the_words_shows_more_of_them(scene: TableScene) -> None:
    table = scene.table
    own = OnSeat(table.viewer)
    scene.handle(Input(None, Moved(table.area(own).center)))
    press(scene, table.told_area.center, Button.SECOND)
    assert table.lens == table.focus == own
    give(scene, Command.BACK)
    assert table.lens is None


def test_a_press_anywhere_ends_reading_and_does_nothing_else(scene: TableScene) -> None:
    table, match = scene.table, scene.play.session.match
    before = match.decisions
    table.focus = OnSeat(table.viewer)
    give(scene, Command.ZOOM_IN)
    for _ in reading.pages(table):
        assert table.lens is not None
        press(scene, table.layout.main.center, Button.MAIN)
    assert table.lens is None
    assert match.decisions == before


@pytest.mark.parametrize("command", sorted(CLOSING))
def test_a_key_that_is_held_neither_turns_pages_nor_ends_reading(
    scene: TableScene, command: Command
) -> None:
    table = scene.table
    other = next(OnSeat(seat) for seat in table.boards if seat != table.viewer)
    assert scene.deeds.look(other)
    assert reading.goes_on(table)
    scene.handle(Input(None, Ordered(command, repeated=True)))
    assert (table.lens, table.page) == (other, 0)


def test_a_pointer_that_moves_changes_nothing_of_what_is_read(scene: TableScene) -> None:
    table = scene.table
    table.focus = own = OnSeat(table.viewer)
    give(scene, Command.ZOOM_IN)
    page, over = reading.shown(table), reading.place(table)
    assert page
    for area in [area.copy() for area in table.areas.values()]:
        scene.handle(Input(None, Moved(area.center)))
        assert (table.lens, reading.shown(table), reading.place(table)) == (own, page, over)
        if over.collidepoint(area.center):
            assert table.focus == own, "what lies below the sheet cannot be seen"


def test_a_card_seen_closely_hides_what_lies_below_it_from_the_pointer(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = scene.table
    cards = [one for one in table.areas if isinstance(one, OnCard)]
    card, other = [one for one in cards if reading.is_cut(table, one)][:2]
    assert scene.deeds.look(card)
    below: list[Target] = [Part.CURRENT, Part.DUTY, *map(OnSlot, table.prepared)]
    for target in below:
        scene.handle(Input(None, Moved(table.areas[target].center)))
        assert table.focus == card
    assert MORE in words_on(scene, monkeypatch)
    scene.handle(Input(None, Moved(table.areas[other].center)))
    assert table.focus == other
    assert MORE not in words_on(scene, monkeypatch), "the key goes on about the card"


def test_beside_a_card_there_is_room_for_the_key_that_goes_on(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = scene.table
    cards = [OnCard(card) for card in table.view.scouting if card]
    assert scene.deeds.look(max(cards, key=lambda card: len(explain.of_thing(table, card))))
    single = looking.single(table)
    assert single is not None
    runs = read(scene.context, scene, monkeypatch)
    assert words_in(runs, single[1])[-1] == "More: +"


def test_more_is_promised_only_where_it_can_be_had(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = scene.table
    things: list[Target] = [one for one in ring(table) if not isinstance(one, OnDie)]
    cut = set()
    for target in things[::2]:
        table.focus = target
        if MORE not in words_on(scene, monkeypatch):
            continue
        cut.add(type(target))
        give(scene, Command.ZOOM_IN)
        assert table.lens == target
        assert_all_is_said(scene, whole(scene, monkeypatch))
    assert len(cut) > 1


def test_what_a_choice_of_the_list_does_can_be_read(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = scene.table
    table.list_choices([one for one in table.plain if isinstance(one, Swap)])
    give(scene, Command.ZOOM_IN)
    assert table.lens == OnRow(0)
    assert_all_is_said(scene, whole(scene, monkeypatch))
    assert table.rows
