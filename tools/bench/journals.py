"""Figures of the journals' rules."""

from __future__ import annotations

import random
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from discovery.agents.journals.player import JournalsPlayer
from discovery.agents.journals.temper import PATHFINDER
from discovery.content.journals import load_cards
from discovery.rules.journals.cards import BASE
from discovery.rules.journals.cardset import CardSet
from discovery.rules.journals.dice import ONE
from discovery.rules.journals.entry import start
from discovery.rules.journals.phases import TURN
from tools.bench.figure import Figure, Goal, in_turn
from tools.bench.play import (
    SeededChance,
    chess_copy_time,
    chess_decisions_a_second,
    decisions_a_second,
    median_time,
)

if TYPE_CHECKING:
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.state import JournalsState

ROOT = Path(__file__).parents[2]
PLAYERS = 2
ROUNDS = 7
GAMES, CHESS_GAMES = 600, 8
"""Games in a round; random players soon come to a standstill, so theirs are short."""
PLANNED = 12
"""Games of the computer player, for each number of players, along which the rules are timed."""

Game = tuple[int, int, tuple["Action", ...]]
"""Players, seed of the chance, actions."""


def journals_figures() -> list[Figure]:
    """Measure decisions a second, copying, and how many legal actions a position can have."""
    cards = CardSet(load_cards(ROOT / "images"))

    def new() -> JournalsState:
        return start(PLAYERS, {}, cards)

    ours, chess = in_turn(
        lambda seed: decisions_a_second(new, GAMES, seed),
        lambda seed: chess_decisions_a_second(CHESS_GAMES, seed),
        ROUNDS,
    )
    games = [_planned(cards, players, seed) for players in (2, 3, 4) for seed in range(PLANNED)]
    planned, chess_again = in_turn(
        lambda _: _along(cards, games),
        lambda seed: chess_decisions_a_second(CHESS_GAMES, seed),
        ROUNDS,
    )
    late = _last_decision(cards, games[-1])
    copy, board_copy = in_turn(
        lambda _: median_time(late.copy), lambda _: chess_copy_time(), ROUNDS
    )
    reference = "python-chess, random self-play, decisions/s"
    return [
        Figure(
            "journals.decisions",
            ours,
            "decisions/s",
            Goal(2, of_ratio=True, at_least=True),
            reference,
            chess,
        ),
        Figure(
            "journals.planned",
            planned,
            "decisions/s along games of the computer player, its thoughts not counted",
            Goal(1, of_ratio=True, at_least=True),
            reference,
            chess_again,
        ),
        Figure("journals.copy", copy, "µs", Goal(20), "python-chess, Board.copy(), µs", board_copy),
        Figure(
            "journals.most_actions",
            _most_actions(cards, games),
            "legal actions, the most of a sample: these games and random ones",
            Goal(400),
        ),
        Figure(
            "journals.worst_actions",
            len(_worst(cards).legal_actions()),
            "legal actions of a position that no game is likely to come to",
            Goal(2000),
        ),
    ]


def _planned(cards: CardSet, players: int, seed: int) -> Game:
    """Play a game of computer players and return it."""
    agent = JournalsPlayer(seed, PATHFINDER)
    chance = SeededChance(random.Random(seed).random)
    state = start(players, {}, cards)
    actions = []
    while (seat := state.to_act) is not None:
        if state.pending is not None:
            state.resolve(chance)
        else:
            actions.append(agent.choose(state.view(seat)))
            state.apply(actions[-1])
    return players, seed, tuple(actions)


def _along(cards: CardSet, games: list[Game]) -> float:
    """Return decisions a second when games are played again, legal actions listed at each."""
    decisions = 0
    begin = perf_counter()
    for players, seed, actions in games:
        chance = SeededChance(random.Random(seed).random)
        state = start(players, {}, cards)
        for action in actions:
            while state.pending is not None:
                state.resolve(chance)
            state.legal_actions()
            state.apply(action)
        decisions += len(actions)
    return decisions / (perf_counter() - begin)


def _last_decision(cards: CardSet, game: Game) -> JournalsState:
    players, seed, actions = game
    chance = SeededChance(random.Random(seed).random)
    state = start(players, {}, cards)
    for action in actions:
        while state.pending is not None:
            state.resolve(chance)
        state.apply(action)
    return state


def _worst(cards: CardSet) -> JournalsState:
    """Return a position with the most legal actions that was found by construction.

    One of four seats has every die and the 43 tribes that a deck of 50 leaves it: all that prepare
    marches, and of the others those that add most. The faces of the dice are those of a search.
    """
    state = start(4, {"first": "0"}, cards)
    state.pending, state.phase, state.grey = None, TURN, 0
    for colour, faces in enumerate(("00123", "00123", "00123", "00123", "0001122333")):
        for face in faces:
            state.ready[int(face)] += ONE[colour]
    marches = tuple(card for card in cards.marches if card not in BASE)
    state.tribes[0] = (*marches, 37, 38, 39, 42, 45, 47, 52)
    rest = [card for card in cards.cards if card not in state.tribes[0]]
    state.scouting, state.encounter, state.current[0] = tuple(rest[:3]), tuple(rest[3:6]), rest[6]
    state.bag = rest[7:]
    return state


def _most_actions(cards: CardSet, games: list[Game]) -> int:
    """Return the most legal actions that a position had, in these games and in random ones."""
    most = 0
    for players, seed, actions in games:
        chance = SeededChance(random.Random(seed).random)
        state = start(players, {}, cards)
        for action in actions:
            while state.pending is not None:
                state.resolve(chance)
            most = max(most, len(state.legal_actions()))
            state.apply(action)
    for seed in range(GAMES):
        rnd = random.Random(seed).random
        chance = SeededChance(rnd)
        state = start(4, {}, cards)
        while state.to_act is not None:
            if state.pending is not None:
                state.resolve(chance)
                continue
            legal = state.legal_actions()
            most = max(most, len(legal))
            state.apply(legal[int(rnd() * len(legal))])
    return most
