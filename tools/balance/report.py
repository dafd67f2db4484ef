"""Words the balance of the journals as a page, and says whether the conditions hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scipy.stats import spearmanr

from discovery.cli.standings import wilson
from tools.balance.effort import effort

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.cli.arena import Entrant
    from discovery.rules.journals.cards import Card
    from tools.balance.journals import Tally

MOST_LIFT = 0.12
MOST_SEAT = 0.04
LEAST_CORRELATION = 0.85
SHOWN = 8
"""Cards shown of those with the highest lift, and of those with the lowest."""


def interval(sums: Sequence[float], comparisons: int) -> tuple[float, float, float]:
    """Return the mean of a share and the ends of its interval, corrected for comparisons."""
    number, total = sums
    found = wilson(total, number, comparisons)
    return total / number, found.low, found.high


def correlation(cards: Sequence[Card]) -> float:
    """Return the rank correlation between points and the turns that a route takes."""
    points = [card.exploration.points for card in cards]
    efforts = [effort(card.exploration.route) for card in cards]
    return float(spearmanr(points, efforts).statistic)


def page(
    cards: Sequence[Card], tallies: Mapping[Entrant, Mapping[int, Tally]], seed: int = 0
) -> tuple[str, bool]:
    """Return the report in Markdown and whether every condition holds.

    `tallies` are those of games whose seeds go up from `seed`, by computer player and by how many
    play.
    """
    found = correlation(cards)
    holds = found >= LEAST_CORRELATION
    lines = [
        "# The journals: are cards and seats fair?",
        "",
        "Made by `python -m tools.balance journals`: games of one computer player at all",
        "seats (its name and, for those that search, playouts a turn), seeds",
        f"from {seed} on. *Lift* is a tribe's owners' share of wins less the fair share (one in so",
        "many players); a shared win counts in parts. Intervals are Wilson's of 95 %, those of",
        "cards corrected for 55 comparisons (Bonferroni). A few games show only what is far off.",
        "",
        f"Rank correlation of an exploration's points with the turns it takes: **{found:.3f}** (at",
        f"least {LEAST_CORRELATION} is wanted: {_word(holds)}).",
        "",
    ]
    for entrant, by_players in tallies.items():
        for players, tally in by_players.items():
            part, good = _players(cards, entrant, players, tally)
            lines += part
            holds = holds and good
    lines += [f"All conditions hold: **{_word(holds)}**.", ""]
    return "\n".join(lines), holds


@dataclass(frozen=True, order=True)
class Row:
    """A card's lift and its interval."""

    lift: float
    low: float
    high: float
    card: int
    owners: int
    name: str

    def __str__(self) -> str:
        """Return a row of a table."""
        return (
            f"| {self.card} | {self.name} | {self.owners} | {self.lift:+.1%} "
            f"| {self.low:+.1%} … {self.high:+.1%} |"
        )


def card_rows(cards: Sequence[Card], players: int, tally: Tally) -> list[Row]:
    """Return each card's lift, the highest first."""
    rows = []
    for card in cards:
        sums = tally.owned.get(card.number)
        if sums is not None:
            lift, low, high = (value - 1 / players for value in interval(sums, len(cards)))
            rows.append(Row(lift, low, high, card.number, int(sums[0]), card.tribe.name))
    return sorted(rows, reverse=True)


def _players(
    cards: Sequence[Card], entrant: Entrant, players: int, tally: Tally
) -> tuple[list[str], bool]:
    games = tally.games
    rows = card_rows(cards, players, tally)
    seats = {place: interval(sums, 1) for place, sums in sorted(tally.places.items())}
    worst = max(rows, key=lambda row: row.low)
    cards_hold = worst.low <= MOST_LIFT
    seats_hold = all(low - 1 / players <= MOST_SEAT for _, low, _ in seats.values())
    told = (
        f"{tally.decisions / games:.0f} decisions a game, {tally.recorded / games:.1f} explorations"
        f" recorded, {tally.met / games:.1f} tribes met; {tally.points / games / players:.1f}"
        f" points a seat, {tally.best / games:.1f} for the winner;"
        f" {tally.standstills / games:.1%} ended by standstill."
    )
    judged = (
        f"No card's interval wholly above +{MOST_LIFT:.0%}: {_word(cards_hold)} (highest lower"
        f" end: {worst.low:+.1%}, {worst.name}). No seat's wholly above +{MOST_SEAT:.0%}:"
        f" {_word(seats_hold)}."
    )
    places = [
        f"| {p + 1} | {m:.1%} | {low:.1%} … {high:.1%} |" for p, (m, low, high) in seats.items()
    ]
    head = ["| place in the turn order | share of wins | interval |", "|---|---|---|", *places, ""]
    table = ["| card | tribe | owners | lift | interval |", "|---|---|---|---|---|"]
    table += [*map(str, rows[:SHOWN]), "| … | | | | |", *map(str, rows[-SHOWN:]), ""]
    title = f"## `{entrant}`, {players} players, {games} games"
    lines = [title, "", told, "", judged, "", *head, *table]
    return lines, cards_hold and seats_hold


def _word(holds: bool) -> str:
    return "yes" if holds else "no"
