"""The measure of balance: its sums, its intervals, its verdicts."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace

import pytest

from discovery.content.journals import cards_digest, load_cards
from discovery.rules.journals.cardset import CardSet
from tools.balance.__main__ import GAMES, main
from tools.balance.journals import ROOT, USUAL, Tally, play, tally_games
from tools.balance.report import card_rows, correlation, interval, page

REPORTED = "606bb20c55d351ce7973ad3748a1b00b9b69aa6f8c809866ebbe63174e260364"
"""The digest of the cards that docs/journals-balance.md was last made with."""


def test_an_interval_narrows_with_games_and_widens_with_comparisons() -> None:
    mean, low, high = interval([100, 50], 1)
    assert mean == 0.5
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)
    assert interval([10_000, 5000], 1)[1] > low
    assert interval([100, 50], 55)[1] < low


def test_a_few_lucky_owners_say_little() -> None:
    _, low, high = interval([12, 11], 55)
    assert (low, high) == pytest.approx((0.44, 0.99), abs=0.01)
    _, low, high = interval([7, 0], 55)
    assert (low, high) == pytest.approx((0, 0.61), abs=0.01)


def test_games_are_tallied_and_sums_added() -> None:
    cards = CardSet(load_cards(ROOT / "images"))
    one = play(cards, 2, 1, replace(USUAL, agent="novice"))[0]
    assert one.recorded != play(cards, 2, 1)[0].recorded, "each level plays its own game"
    whole = Tally()
    for seed in (1, 2):
        part = Tally()
        part.note(*play(cards, 3, seed))
        whole.add(part)
    assert whole.games == 2
    assert sum(sums[0] for sums in whole.places.values()) == 6
    assert sum(sums[1] for sums in whole.places.values()) == pytest.approx(2)
    assert sum(sums[0] for sums in whole.owned.values()) == whole.met
    again = tally_games(3, 2, jobs=1, seed=1)
    assert (again.decisions, again.owned) == (whole.decisions, whole.owned)


def of_shares(card: float, place: float, games: int = 4000) -> Tally:
    """Return a tally in which card 1's owners and the first place win so large a share."""
    tally = Tally(games, games, 0, games, games, games, games)
    for table, key, share in (
        (tally.owned, 1, card),
        (tally.places, 0, place),
        (tally.places, 1, 1 - place),
    ):
        table[key] = [games, games * share]
    return tally


@pytest.mark.parametrize(
    ("card", "place", "good"), [(0.60, 0.52, True), (0.70, 0.52, False), (0.60, 0.60, False)]
)
def test_verdicts(card: float, place: float, *, good: bool) -> None:
    cards = load_cards(ROOT / "images")
    text, holds = page(cards, {USUAL: {2: of_shares(card, place)}})
    assert holds == good
    assert ("All conditions hold: **yes**" in text) == good
    (row,) = card_rows(cards, 2, of_shares(card, place))
    assert row.lift == pytest.approx(card - 0.5)
    assert str(row) in text


def test_points_against_effort() -> None:
    assert correlation(load_cards(ROOT / "images")) >= 0.85


def test_the_report_is_of_these_cards_has_the_games_it_needs_and_finds_no_fault() -> None:
    cards = load_cards(ROOT / "images")
    assert cards_digest(cards) == REPORTED, "play the 4,000 games again and note the new digest"
    text = (ROOT / "docs" / "journals-balance.md").read_text("utf-8")
    assert f"turns it takes: **{correlation(cards):.3f}**" in text
    games = dict.fromkeys((2, 3, 4), 0)
    for players, number in re.findall(r"^## .*?([234]) players, (\d+) games$", text, re.MULTILINE):
        games[int(players)] = max(games[int(players)], int(number))
    assert min(games.values()) >= GAMES
    verdicts = re.findall(r"No card's .*: (yes|no) .* No seat's .*: (yes|no)\.", text)
    assert len(verdicts) >= len(games)
    assert {word for each in verdicts for word in each} == {"yes"}


def test_the_command_prints_a_report() -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "tools.balance", "journals", "--players", "2"),
            *("--agent", "novice", "--games", "2", "--agent", "greedy", "--games", "1"),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.stdout.startswith("# The journals: are cards and seats fair?")
    assert "## `novice:100`, 2 players, 2 games" in done.stdout
    assert "## `greedy:100`, 2 players, 1 games" in done.stdout


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nobody", "There is no computer player 'nobody' for journals"),
        ("expert:", "'expert:' is no computer player with a number of playouts"),
        ("expert:many", "'expert:many' is no computer player with a number of playouts"),
        ("expert:0", "'expert:0' is no computer player with a number of playouts"),
    ],
)
def test_a_computer_player_that_is_none(
    text: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["balance", "journals", "--agent", text])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert words in capsys.readouterr().err
