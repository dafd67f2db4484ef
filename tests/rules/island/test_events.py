"""Dangers on the way, each ruling by a case on a real island."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.equipment import COMPASS, FLASHLIGHT, SURVIVAL_KIT
from discovery.rules.island.events import EventWarded, TurnBegan, TurnSkipped, TurnsLost
from discovery.rules.island.ground import JUNGLE
from discovery.rules.island.markers import MARKERS
from tests.rules.island.table import Table, beside, face_of, hexes_beside, quiet_marker

if TYPE_CHECKING:
    from discovery.rules.island.island import Island


def test_an_event_is_warded_off_by_its_accessory(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("flashlight", "nothing"))
    table.go("jungle", "3 flashlight")
    assert {"spend", "suffer"} <= table.legal()
    assert "go N" not in table.legal()
    assert table.refusal("go N").paragraph == "island.event"
    assert table.do("spend") == (EventWarded(0, FLASHLIGHT, 2),)
    assert table.state.hours == 3
    assert any(text.startswith("go") for text in table.legal())


def test_an_event_can_be_suffered_although_it_could_be_warded_off(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("flashlight", "nothing"))
    table.go("jungle", "3 flashlight")
    assert table.do("suffer") == (TurnsLost(0, 2), TurnBegan(1))
    assert table.state.skips == [2, 0]
    assert table.state.used[0][FLASHLIGHT] == 0


def test_lost_turns_are_skipped(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), beside(island, "plain"))
    table.go("jungle", "3 flashlight")
    assert table.do("suffer")[-1] == TurnBegan(1)
    table.go("plain", "1")
    assert table.do("stop")[-2:] == (TurnSkipped(0, 1), TurnBegan(1))
    table.step()
    assert table.do("stop")[-2:] == (TurnSkipped(0, 0), TurnBegan(1))
    table.step()
    assert table.do("stop")[-1] == TurnBegan(0)


def test_when_both_lose_turns_they_are_skipped_in_turn(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), beside(island, "mountain"))
    table.go("jungle", "3 flashlight")
    table.do("suffer")
    table.go("mountain", face_of("mountain", "kit"))
    events = table.do("suffer")
    assert events == (
        TurnsLost(1, 2),
        TurnSkipped(0, 1),
        TurnSkipped(1, 1),
        TurnSkipped(0, 0),
        TurnSkipped(1, 0),
        TurnBegan(0),
    )


def test_the_wrong_accessory_does_not_help(island: Island) -> None:
    table = Table(island, beside(island, "mountain"), kits=("binoculars kit", "nothing"))
    table.go("mountain", face_of("mountain", "rope"))
    assert "spend" not in table.legal()
    assert "Rope" in str(table.refusal("spend").reason)
    assert table.do("suffer")[0] == TurnsLost(0, 1)


def test_the_last_use_of_a_card(island: Island) -> None:
    start = next(s for s in hexes_beside(island, "jungle") if island.ground_at(*s) == JUNGLE)
    table = Table(island, start, kits=("compass", "nothing"))
    lost = [face.words[7:] for face in MARKERS if face.words.endswith("compass")]
    assert len(lost) == 3
    table.go("jungle", lost[0])
    table.do("spend")
    table.back(lost[1])
    assert table.do("spend") == (EventWarded(0, COMPASS, 0),)
    (seen,) = table.state.view(1).kit(0) or ()
    assert (seen.item, seen.left) == (COMPASS, 0)
    table.go("jungle", lost[2])
    assert "spend" not in table.legal()
    assert "no use of it left" in str(table.refusal("spend").reason)


def test_a_use_counts_for_the_card_in_all_its_terrains(island: Island) -> None:
    here = beside(island, "mountain", "swamp")
    table = Table(island, here, kits=("kit", "nothing"))
    table.go("mountain", face_of("mountain", "kit"))
    assert table.do("spend") == (EventWarded(0, SURVIVAL_KIT, 1),)
    table.back(quiet_marker(island, here))
    table.go("swamp", face_of("swamp", "kit"))
    assert table.do("spend") == (EventWarded(0, SURVIVAL_KIT, 0),)


def past_12_with_an_event(island: Island) -> Table:
    """Return a table at which the step that passes 12 hours meets a danger, with a tool at hand."""
    here = next(s for s in hexes_beside(island, "outback", "outback") if island.ground_at(*s) == 4)
    table = Table(island, here, kits=("tool", "nothing"))
    table.go("outback", "9")
    table.back(face_of("outback", "tool"))
    assert table.state.hours >= 12
    return table


def test_warding_off_at_12_hours_does_not_lengthen_the_turn(island: Island) -> None:
    table = past_12_with_an_event(island)
    table.do("spend")
    assert {text for text in table.legal() if not text.startswith("declare")} == {"stop"}


def test_an_event_on_the_step_that_reaches_12_hours_is_suffered(island: Island) -> None:
    table = past_12_with_an_event(island)
    assert {text for text in table.legal() if not text.startswith("declare")} == {"spend", "suffer"}
    assert table.do("suffer") == (TurnsLost(0, 1), TurnBegan(1))
    assert table.state.skips == [1, 0]
