"""What nobody has seen yet can be looked through; what each seat did last is marked."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.match.log import LogEntry
from discovery.rules.journals import actions as a
from discovery.rules.journals import events as e
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import explain, keys
from discovery.scenes.journals.focusing import ring
from discovery.scenes.journals.last import LEAST_BADGE, badges, last_moves, marked
from discovery.scenes.journals.looking import spread
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.targets import OnBank, OnCard, OnSlot, Part
from discovery.ui.intents import Command
from tests.scenes.journals.bench import Bench, at_phase, new_match, without
from tests.scenes.journals.test_closely import later
from tests.scenes.journals.test_still import SMALL

if TYPE_CHECKING:
    from discovery.rules.journals.view import JournalsView
    from discovery.scenes.journals.table import Table
    from discovery.scenes.journals.targets import Target
    from discovery.ui.context import Context


def seen(table: Table) -> tuple[Target | None, Target | None]:
    """Return what is seen closely, and what has the focus."""
    return table.lens, table.focus


def test_the_key_lays_open_both_sides_of_what_nobody_has_seen() -> None:
    table = (bench := later(40)).table
    open_cards = {*table.view.scouting, *table.view.encounter, table.view.top}
    for lens, kind in ((Part.LEFT, OnCard), (Part.TRIBES_LEFT, OnSlot)):
        bench.key(Command.TILES)
        assert table.lens is lens
        assert table.is_on(Part.LEFT)
        assert set(spread(table)) == {kind(card) for card in table.view.unseen}
        assert not open_cards & set(table.view.unseen)
        assert all(table.boards[table.viewer].contains(area) for area in spread(table).values())
    bench.key(Command.TILES)
    assert (table.lens, spread(table)) == (None, {})
    assert table.focus in ring(table)


def test_words_count_what_nobody_has_seen() -> None:
    table = (bench := later(40)).table
    bench.deeds.press(Part.LEFT)
    cards = [table.view.cards[card] for card in table.view.unseen]
    words = " ".join(map(str, explain.told(table)))
    kinds = Counter(card.exploration.species for card in cards)
    for number, name in enumerate(("plant", "mammal", "bird", "fish", "none of these")):
        assert f"{name} {kinds[number if number < 4 else -1]}" in words
    assert f"wary {sum(card.tribe.wary for card in cards)};" in words
    deck = table.view.deck_left - 1
    assert f"In the deck: {deck}," in words
    assert f"never to come: {len(cards) - deck}" in words
    assert f"Grey dice left: {table.view.grey_supply}" in words


def test_cards_looked_through_are_told_and_seen_large() -> None:
    table = (bench := later(40)).table
    bench.deeds.press(Part.LEFT)
    target, area = next(iter(spread(table).items()))
    assert isinstance(target, OnCard)
    table.focus = table.target_at(area.center)
    assert table.focus == target
    assert str(explain.told(table)[0]) == table.view.cards[target.card].exploration.name
    bench.click(area.center)
    assert table.lens == target
    bench.click(table.areas[Part.LEFT].center)
    assert seen(table)[0] is Part.LEFT
    bench.click(table.areas[Part.LEFT].center)
    target, area = next(iter(spread(table).items()))
    assert isinstance(target, OnSlot)
    table.focus = table.target_at(area.center)
    words = [str(line) for line in explain.told(table)]
    assert words[0].startswith(table.view.cards[target.slot].tribe.name)
    assert any(line.startswith("Friendly") for line in words)


def test_one_press_of_escape_closes_one_level() -> None:
    table = (bench := later(40)).table
    bench.key(Command.TILES)
    target, area = next(iter(spread(table).items()))
    bench.click(area.center)
    assert (table.lens, spread(table)) == (target, {})
    bench.key(Command.BACK)
    assert seen(table) == (Part.LEFT, target)
    bench.click(area.center)
    bench.click(table.boards[table.viewer].center)
    assert seen(table)[0] is Part.LEFT, "so does a click"
    bench.key(Command.BACK)
    assert seen(table)[0] is None
    assert not spread(table)
    assert table.focus in ring(table)
    bench.click(table.areas[Part.CURRENT].center)
    bench.key(Command.ZOOM_IN, Command.BACK)
    assert seen(table)[0] is None, "no list was open"


def test_cards_are_looked_through_by_keys_alone() -> None:
    table = (bench := later(40)).table
    bench.key(Command.TILES, Command.TILES, Command.NEXT)
    cards = list(spread(table))
    assert table.focus == cards[0]
    bench.key(Command.PREVIOUS)
    assert table.focus == cards[-1]
    reached = {cards[0]}
    bench.key(Command.NEXT)
    for way in (Command.RIGHT, Command.DOWN, Command.LEFT, Command.UP):
        for _ in cards:
            bench.key(way)
            assert table.focus in cards
            reached.add(table.focus)
    assert len(reached) > 10
    focus = table.focus
    bench.key(Command.CONFIRM)
    assert table.lens == focus
    bench.key(Command.RIGHT)
    assert seen(table)[0] is Part.TRIBES_LEFT, "an arrow goes on to the next card"
    assert table.focus in cards
    assert table.focus != focus
    bench.key(Command.ZOOM_IN)
    assert table.lens == table.focus
    bench.key(Command.ZOOM_OUT, Command.ZOOM_OUT)
    assert table.lens is None


def test_the_card_that_has_the_focus_is_marked_among_those_laid_open(context: Context) -> None:
    scene = TableScene(context, at_phase(Phase.TURN, 2))
    scene.layout(SMALL)
    table = scene.table
    scene.deeds.press(Part.LEFT)
    pictures = []
    for target in (Part.LEFT, *list(spread(table))[:2]):
        table.focus = target
        surface = pygame.Surface(SMALL)
        scene.painter.draw(surface, scene.pointer)
        pictures.append(pygame.image.tobytes(surface.subsurface(table.boards[table.viewer]), "RGB"))
    assert len(set(pictures)) == 3


def test_without_the_aid_nothing_is_left_to_look_through() -> None:
    bench = Bench(without(new_match(), "left"))
    bench.key(Command.TILES)
    assert bench.table.lens is None
    assert not bench.table.usable(Part.LEFT)
    assert Command.TILES in keys.LOOKING


def test_what_each_seat_did_in_its_last_turn_is_marked() -> None:  # noqa: C901 - one a kind
    table = later(120).table
    expected: dict[int, list[object]] = {}
    turn: dict[int, list[object]] = {}
    for entry in table.log:
        for event in entry.events:
            match event:
                case e.TurnBegan(int(seat), False):
                    turn[seat] = []
                case e.Prepared(int(seat), (slot, _, _)):
                    turn[seat].append(OnSlot(slot))
                case e.TribeMet(int(seat), card) | e.TribeUsed(int(seat), card):
                    turn[seat].append(OnSlot(card))
                case e.Explored(int(seat), card):
                    turn[seat].append(OnCard(card))
                case e.Gathered(int(seat)):
                    turn[seat].append("storage")
                case e.DutyChanged(int(seat)):
                    turn[seat].append("duty")
                case e.Swapped(int(seat)):
                    turn[seat].append("current")
                case e.BankTaken(int(seat), bank):
                    turn[seat].append(OnBank(bank))
                case _:
                    continue
            expected |= {seat: one for seat, one in turn.items() if one}
    assert len(expected) == 3
    for seat, spots in expected.items():
        assert set(spots) <= set(table.last[seat])
    assert set(table.last) == set(expected)
    assert {seat for seats in marked(table).values() for seat in seats} == set(expected)


def test_the_first_deed_of_a_turn_is_then_the_last_move() -> None:
    def prepares(view: JournalsView) -> bool:
        return bool(view.tribes(view.turn_of)) and any(map(is_prepare, view.legal_actions()))

    bench = Bench(at_phase(Phase.TURN, 2, prepares))
    table, seat = bench.table, bench.table.viewer
    assert table.last[seat]
    prepare = next(x for x in table.plain if isinstance(x, a.Prepare))
    bench.play.act(prepare)
    assert table.last[seat] == (OnSlot(prepare.slot),)


def is_prepare(action: object) -> bool:
    return isinstance(action, a.Prepare)


def test_a_bonus_turn_goes_on_with_the_same_move() -> None:
    """Both turns of a double turn are marked."""
    first = entry(e.TurnBegan(0, bonus=False), e.Prepared(0, (60, 1, 1), 0))
    second = entry(e.TurnBegan(0, bonus=True), e.BankTaken(0, 1, 3))
    assert last_moves([first, second]) == {0: (OnSlot(60), OnBank(1), "storage")}
    third = entry(e.TurnBegan(0, bonus=False))
    assert last_moves([first, third])[0] == (OnSlot(60),)


def entry(*events: e.Event) -> LogEntry:
    return LogEntry(None, None, events)


@pytest.mark.parametrize("off", [(), ("last",)])
def test_rims_in_the_seats_colours_are_drawn(context: Context, off: tuple[str, ...]) -> None:
    match = without(later(60, players=2).match, *off)
    scene = TableScene(context, match)
    scene.layout(SMALL)
    surface = pygame.Surface(SMALL)
    scene.table.focus = None
    scene.draw(surface)
    places = marked(scene.table)
    assert bool(places) != bool(off)
    for place, seats in places.items():
        area = pygame.Rect(place)
        colour = context.theme.seat(match.seats[seats[0]].colour).colour
        row = [surface.get_at((area.right - 4 - i, area.centery))[:3] for i in range(-6, 6)]
        assert tuple(colour)[:3] in row


@pytest.mark.parametrize("own", [500, 700, 1090, 2180])
@pytest.mark.parametrize("share", [0.3, 0.1], ids=["own", "other"])
def test_a_mark_leaves_the_name_of_a_card_to_be_read(own: int, share: float) -> None:
    wide = round(own * share)
    card = pygame.Rect(40, 30, wide, wide * 7 // 5)
    (badge,) = badges(card, 1, own)
    assert badge.width >= LEAST_BADGE
    assert badge.clip(card).width <= max(LEAST_BADGE // 2 + 1, wide // 10)
