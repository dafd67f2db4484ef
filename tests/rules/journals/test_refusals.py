"""Each kind of action, refused for each cause: the true reason, and where the rules tell of it."""

from __future__ import annotations

import ast
import inspect
from typing import TYPE_CHECKING

from discovery.rules.journals import actions as a
from discovery.rules.journals import causes, refusals, refused_deeds, refused_steps
from discovery.rules.journals.cards import CLIMB, RIDE, WALK
from discovery.rules.journals.dice import FOOT, FRESH, JOURNAL
from discovery.rules.journals.phases import FIRST_CARD, SETUP
from tests.rules.journals.table import Table, card_on, deed_of, prepared, tribes_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.cardset import CardSet

Case = tuple[Table, "str | Action", str, str]
"""A position, an action that it refuses, the reason, and the paragraph without ``journals.``."""

ONLY_FOOT = "In this turn you use foot dice and no others."
OUT = "This die is out until the next turn."
NO_SUCH = "There is no such die in your storage."
NOT_SCOUTED = "This card is not in the scouting area."
NO_SCOUTING = "The scouting area is empty."
NO_CURRENT = "You have no current exploration."


def takes(dice: str) -> str:
    """Return the words for a cost such as `2 foot dice`."""
    return f"This takes {dice} that can be used now."


def base(cards: CardSet) -> Table:
    """Return a position with a die of two faces, an exploration, and a card to scout."""
    return Table(cards).dice(0, "yf yh").exploring(0, "rrr").scouting("mmm")


def walked(cards: CardSet, dice: str = "yf yf yh yh", *tribes: int) -> Table:
    """Return a position in a turn of foot dice, of which two were used."""
    table = Table(cards).dice(0, dice).exploring(0, "rrr").scouting("mmm").tribes(0, *tribes)
    table.do("prepare walk foot y/y")
    return table


def of_phases(cards: CardSet) -> Iterator[Case]:
    over, rolling, ended, new, first = (
        base(cards),
        base(cards),
        walked(cards),
        base(cards),
        base(cards),
    )
    over.state.to_act = None
    rolling.do("gather 1@0.foot")
    ended.do("done")
    new.state.pending = SETUP
    first.state.phase = FIRST_CARD
    yield over, "done", "The game is over.", "end"
    yield rolling, "done", "The dice have to be rolled first.", "turn"
    yield ended, "take left", "The turn has to be ended first.", "turn"
    yield new, "take left", "Cards have to be laid out first.", "setup"
    yield first, "done", "Take your first exploration.", "setup"
    yield first, "choose 55", NOT_SCOUTED, "setup"
    yield base(cards), "done", "Use at least one die, or take dice.", "turn"
    for text in ("stop", "choose 3", "pick yellow.foot", "fetch blue", "ask 1", "give foot"):
        yield base(cards), text, "No action was begun that asks for this.", "use"


def of_taking(cards: CardSet) -> Iterator[Case]:
    for text in ("take left", "gather 1@0.horse"):
        words = "You use dice in this turn, so you cannot take dice as well."
        yield walked(cards), text, words, "turn"
    yield base(cards), "take left", "This bank is empty.", "take"
    yield base(cards), "gather 2@left", "Not so many of your dice are there.", "take"


def of_marches(cards: CardSet) -> Iterator[Case]:
    key = "prepare"
    yield base(cards), "prepare 1 foot -/y", "You do not have this tribe's action.", key
    yield base(cards), a.Prepare(WALK, -1, 0, 0), takes("2 foot dice"), key
    yield base(cards), a.Prepare(CLIMB, -1, 0, 0), takes("3 dice alike"), key
    yield Table(cards).dice(0, "yf"), a.Prepare(RIDE, -1, 0, 0), takes("1 horse die"), key
    yield Table(cards).dice(0, "yf yf"), a.Prepare(WALK, FOOT, 0, 0), takes("2 foot dice"), key
    yield walked(cards), a.Prepare(RIDE, FOOT, 0, 0), ONLY_FOOT, "use"
    yield walked(cards), "prepare ride horse -/y", ONLY_FOOT, "use"
    yield walked(cards), "prepare climb horse yy/y", ONLY_FOOT, "use"
    yield walked(cards, "yf yf yf"), a.Prepare(WALK, FOOT, 0, 0), takes("2 foot dice"), key
    yield walked(cards, "yf yf yf"), a.Prepare(CLIMB, FOOT, 0, 0), takes("3 foot dice"), key


def of_tribes(cards: CardSet) -> Iterator[Case]:
    key = "tribe"
    friend, other = tribes_of(cards, wary=False)[:2]
    wary, guard = tribes_of(cards, wary=True)[:2]
    peace = deed_of(cards, "peace")

    def meeting(dice: str, *own: int) -> Table:
        return Table(cards).dice(0, dice).encounter(friend, wary).tribes(0, *own)

    one, two = (
        f"This tribe takes {dice} that can be used now."
        for dice in ("1 parley die", "2 parley dice")
    )
    yield meeting("yp"), a.Meet(other, ()), "This tribe is not in the encounter area.", key
    yield meeting("yf"), a.Meet(friend, ()), one, key
    yield meeting("yp"), a.Meet(wary, ()), two, key
    yield meeting("yf", peace), a.Meet(wary, ()), one, key
    footed = meeting("yf yf yp yp")
    footed.do("prepare walk foot y/y")
    yield footed, a.Meet(wary, ()), ONLY_FOOT, "use"
    for tribes, dice, kind in (
        ((friend, other), "yellow.parley", "friendly"),
        ((wary, guard), "yellow.parley yellow.parley", "wary"),
    ):
        met = Table(cards).dice(0, "yp yp yp yp").encounter(*tribes)
        met.do(f"meet {tribes[0]} {dice}")
        met.chance(1)
        words = f"You have met a {kind} tribe in this turn already."
        yield met, f"meet {tribes[1]} {dice}", words, key


def of_duty_and_swap(cards: CardSet) -> Iterator[Case]:
    alone, out = Table(cards).dice(0, "yf"), Table(cards).dice(0, "yf yf", fresh=True)
    none = walked(cards, "yf yf yh yh")
    another = "A change of duty needs another die in the storage."
    yield alone, "duty yellow.foot", another, "duty"
    yield alone, a.Duty(a.NO_DIE), another, "duty"
    yield out, a.Duty(a.NO_DIE), takes("1 die"), "duty"
    yield none, a.Duty(a.NO_DIE), takes("1 foot die"), "duty"
    yield none, "duty yellow.horse", ONLY_FOOT, "use"
    yield none, "duty blue.horse", NO_SUCH, "use"
    yield out, a.Duty(FOOT), OUT, "use"
    yield out, a.Duty(FRESH + FOOT), OUT, "use"
    card = card_on(cards, "mmm")
    bare = Table(cards).dice(0, "yf").exploring(0, "rrr")
    yield Table(cards).dice(0, "yf").scouting("mmm"), f"swap yellow.foot {card}", NO_CURRENT, "swap"
    yield bare, a.Swap(a.NO_DIE, 0), NO_SCOUTING, "swap"
    yield base(cards), "swap yellow.foot 1", NOT_SCOUTED, "swap"
    yield base(cards), f"swap yellow.parley {card}", NO_SUCH, "use"
    yield none, f"swap yellow.horse {card}", ONLY_FOOT, "use"
    yield none, a.Swap(a.NO_DIE, card), takes("1 foot die"), "swap"


def of_deeds(cards: CardSet) -> Iterator[Case]:
    key = "deeds"
    grey, reserve = deed_of(cards, "grey"), deed_of(cards, "reserve")
    turn, turned = deed_of(cards, "turn", spent=1), deed_of(cards, "turn", detail=JOURNAL)
    free, again = deed_of(cards, "turn", spent=0), deed_of(cards, "reroll")
    swap, survey = deed_of(cards, "swap"), deed_of(cards, "survey")

    def own(card: int, dice: str = "yf yf") -> Table:
        return Table(cards).dice(0, dice).tribes(0, card)

    yield base(cards), f"use {grey}", "You do not have this tribe's action.", key
    for effect in ("scribe", "envoy", "guide", "peace"):
        lasting = deed_of(cards, effect)
        yield own(lasting), f"use {lasting}", "This tribe's action lasts: it works by itself.", key
    once = walked(cards, "yf yf yh yh", free)
    once.do(f"use {free}", "turn yellow.horse foot", "stop")
    yield once, f"use {free}", "Each tribe's action is used once a turn at most.", key
    yield own(free), f"use {free}", "Use a die in this turn first.", key
    words = "This tribe's action costs no die."
    yield walked(cards, "yf yf yf yh", free), f"use {free} yellow.foot", words, key
    # Dice: none of the face named, none of the face chosen, another face chosen.
    yield own(grey), f"use {grey}", takes("1 journal die"), key
    yield own(grey), f"use {grey} yellow.foot", takes("1 journal die"), key
    yield own(grey, "yj"), f"use {grey} blue.journal", NO_SUCH, "use"
    yield own(grey, "yf yj"), f"use {grey} yellow.foot", takes("1 journal die"), key
    yield own(grey, "yf yj"), f"use {grey}", takes("1 journal die"), key
    yield own(turned, "yf yj"), f"use {turned}", takes("1 die"), key
    yield walked(cards, "yf yf yj", grey), f"use {grey}", ONLY_FOOT, "use"
    yield walked(cards, "yf yf yh", turn), f"use {turn}", takes("1 foot die"), key
    yield walked(cards, "yf yf yf yh", turn), f"use {turn} yellow.horse", ONLY_FOOT, "use"
    # What is paid for would do nothing.
    yield (
        walked(cards, "yf yf", again),
        f"use {again}",
        "Your storage has no die to roll again.",
        key,
    )
    words = "Your storage has no other die that could be turned"
    yield own(turn, "yf"), f"use {turn}", f"{words}.", key
    yield own(turned, "yj yj"), f"use {turned} yellow.journal", f"{words} to journal.", key
    yield own(turned, "yf yj"), f"use {turned} yellow.foot", f"{words} to journal.", key
    for effect in ("fetch left", "fetch right"):
        fetch = deed_of(cards, effect)
        yield own(fetch), f"use {fetch}", "This bank is empty.", key
    most = own(grey, "yj")
    most.state.grey = 0
    words = "The supply of grey dice is empty, and nobody has more of them than you have."
    yield most, f"use {grey}", words, "grey"
    yield own(reserve), f"use {reserve}", NO_SCOUTING, key
    full = own(reserve).scouting("mmm")
    full.state.reserve[0] = card_on(cards, "rrr")
    yield full, f"use {reserve}", "A card lies in your reserve already.", key
    for card, change, reason in (
        (swap, {"current": [0, 0]}, NO_CURRENT),
        (swap, {"scouting": (0, 0, 0)}, NO_SCOUTING),
        (survey, {"scouting": (0, 0, 0)}, NO_SCOUTING),
        (survey, {"deck": 0}, "The deck is empty."),
    ):
        table = walked(cards, "yf yf", card)
        for name, value in change.items():
            setattr(table.state, name, value)
        yield table, f"use {card}", reason, key


def of_writing(cards: CardSet) -> Iterator[Case]:
    walk = "write walk.foot.y yellow.journal"

    def ready(dice: str, *tribes: int, route: str = "rrr") -> Table:
        table = Table(cards).dice(0, dice).exploring(0, route).scouting("rrrr")
        return table.ready(0, "walk.f.y").tribes(0, *tribes)

    once = ready("yj yj")
    once.state.explored = True
    yield once, walk, "One exploration a turn is the most.", "explore"
    yield once, "explore", "One exploration a turn is the most.", "explore"
    none = ready("yj")
    none.state.current[0] = 0
    yield none, walk, NO_CURRENT, "explore"
    yield none, "explore", NO_CURRENT, "explore"
    yield ready("yj"), "write ride.horse.y yellow.journal", "This is not prepared.", "write"
    yield ready("yf"), walk, NO_SUCH, "use"
    yield walked(cards, "yf yf yj"), walk, ONLY_FOOT, "use"
    yield walked(cards, "yf yf yj"), "explore", ONLY_FOOT, "use"
    (one,) = prepared("walk.f.y")
    yield ready("yf"), a.Write(one, FOOT), "This die does not count as a journal.", "write"
    words = "With your journal dice this cannot be part of a whole exploration."
    yield ready("yj", route="rrrm"), walk, words, "explore"
    words = "With your journal dice what is prepared does not lead to the end."
    yield ready("yj", route="rrrm"), "explore", words, "explore"
    yield base(cards), "explore", "Nothing is prepared that could be set off.", "prepare"
    yield ready("yf"), "explore", takes("1 journal die"), "write"
    yield ready("yj"), "explore", "Set prepared actions off with journal dice first.", "write"
    begun = Table(cards).dice(0, "yj yj").exploring(0, "rrrr").ready(0, "walk.f.y ride.h.y")
    begun.scouting("rrr").do(walk)
    words = "Lay more journal dice, or record the exploration: it is under way."
    yield begun, "done", words, "write"
    yield begun, walk, "A journal die lies on this already.", "write"
    words = "The actions set off do not lead along this route to its end."
    yield begun, "explore", words, "explore"
    yield begun, f"explore {card_on(cards, 'rrr')}", words, "explore"
    yield begun, "explore 55", NOT_SCOUTED, "explore"


def of_steps(cards: CardSet) -> Iterator[Case]:
    duty = Table(cards).dice(0, "yf yf yh yp")
    duty.do("duty yellow.foot")
    yield duty, "done", "Turn the dice first.", "duty"
    yield duty, "turn yellow.foot foot", "The die shows this face already.", "duty"
    yield duty, "turn grey.foot horse", NO_SUCH, "duty"
    free = deed_of(cards, "turn", spent=0)
    turned = walked(cards, "yf yf yh yp", free)
    turned.do(f"use {free}", "turn yellow.horse foot")
    words = "All dice that you turn are turned to the same face."
    yield turned, "turn yellow.parley journal", words, "deeds"
    again = deed_of(cards, "reroll")
    picking = walked(cards, "yf yf yf yh yp", again)
    picking.do(f"use {again}", "pick yellow.horse")
    yield picking, "done", "Pick the dice that you roll again first.", "deeds"
    yield picking, "pick blue.parley", NO_SUCH, "deeds"
    words = "Dice are picked in the order in which they lie: take a step back."
    yield picking, "pick yellow.foot", words, "deeds"
    left, summon = deed_of(cards, "fetch left"), deed_of(cards, "summon")
    fetching = Table(cards).dice(0, "yf").banks("yb", "").tribes(0, left)
    fetching.do(f"use {left} yellow.foot")
    yield fetching, "done", "Pick the dice that you fetch first.", "deeds"
    words = "This bank has no such die, or its place in the order has passed."
    yield fetching, "fetch grey", words, "deeds"
    calling = Table(cards).dice(0, "yf yh").tribes(0, summon)
    calling.do(f"use {summon} yellow.foot")
    yield calling, "done", "Say first which of your dice you fetch.", "deeds"
    words = "Fetch up to 3 dice of your colour, from where they lie."
    yield calling, "gather 4@right", words, "deeds"
    swap = deed_of(cards, "swap")
    choosing = walked(cards, "yf yf", swap)
    choosing.do(f"use {swap}")
    yield choosing, "done", "Choose a card of the scouting area first.", "deeds"
    yield choosing, "choose 55", NOT_SCOUTED, "deeds"
    explored = Table(cards).dice(0, "yj").exploring(0, "rrr").ready(0, "walk.f.y").scouting("mmm")
    explored.do("write walk.foot.y yellow.journal", "explore")
    explored.chance(1, 1)
    yield explored, "done", "Choose your next exploration first.", "explore"
    yield explored, "choose 55", NOT_SCOUTED, "explore"


def of_grey(cards: CardSet) -> Iterator[Case]:
    (friend,) = tribes_of(cards, wary=False)[:1]

    def meeting(*others: str) -> Table:
        table = Table(cards, 3).dice(0, "yp").encounter(friend)
        for seat, dice in enumerate(others, 1):
            table.dice(seat, dice)
        table.state.grey = 0
        table.do(f"meet {friend} yellow.parley")
        return table

    asking, giving = meeting("gf", "gf"), meeting("gf gh", "")
    yield asking, "done", "Say first who gives you a grey die.", "grey"
    yield asking, "ask 0", "A grey die comes from the player who has most of them.", "grey"
    yield giving, "done", "Give a grey die away first.", "grey"
    yield giving, "give parley", "You have no such grey die to give.", "grey"


def cases(cards: CardSet) -> Iterator[Case]:
    for group in (
        of_phases,
        of_taking,
        of_marches,
        of_tribes,
        of_duty_and_swap,
        of_deeds,
        of_writing,
        of_steps,
        of_grey,
    ):
        yield from group(cards)


def test_each_refusal_tells_the_true_reason(cards: CardSet) -> None:
    seen = set()
    for table, act, reason, paragraph in cases(cards):
        state = table.state
        state.legal = None
        refusal = state.check(state.parse(act) if isinstance(act, str) else act)
        assert refusal is not None, act
        assert (act, str(refusal.reason), refusal.paragraph) == (
            act,
            reason,
            f"journals.{paragraph}",
        )
        seen |= {refusal.reason.template, refusal.reason.one}
    assert texts() <= seen, "each reason has its case"


def texts() -> set[str]:
    """Return all that the rules may say when they refuse something."""
    found = set()
    for module in (causes, refusals, refused_deeds, refused_steps):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"mark", "mark_forms"}:
                found |= {ast.literal_eval(argument) for argument in node.args}
    return found
