"""Saying where one stands, each ruling by a case on a real island."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.events import Located, Mistaken, TurnBegan, TurnSkipped
from tests.rules.island.table import Table, beside, far_from

if TYPE_CHECKING:
    from discovery.rules.island.island import Island


def test_a_wrong_declaration_ends_the_turn_and_costs_the_next(island: Island) -> None:
    here = beside(island, "jungle")
    wrong = far_from(island, here)
    table = Table(island, here, beside(island, "plain"))
    events = table.do(f"declare {wrong[0]},{wrong[1]}")
    assert events[-1] == Mistaken(0, *wrong)
    assert table.legal() == {"stop"}
    for text in ("go N", "declare 1,1"):
        assert table.refusal(text).paragraph == "island.declare"
    assert wrong not in table.state.view(0).fits(0)
    assert table.do("stop")[-1] == TurnBegan(1)
    table.go("plain", "1")
    assert table.do("stop")[-2:] == (TurnSkipped(0, 0), TurnBegan(1))


def test_one_can_declare_in_the_face_of_an_event_and_has_to_bear_it_all_the_same(
    island: Island,
) -> None:
    table = Table(island, beside(island, "jungle"))
    table.get_lost()
    wrong = far_from(island, table.hex(0))
    table.do(f"declare {wrong[0]},{wrong[1]}")
    assert table.legal() == {"suffer"}
    table.do("suffer")
    assert table.state.to_act == 1
    again = Table(island, beside(island, "jungle"))
    again.get_lost()
    assert isinstance(again.declare()[-1], Located)
    assert again.legal() == {"suffer"}
    again.do("suffer")
    again.do(sorted(again.legal())[0])
    assert len(again.state.view(0).fits(0)) <= 24


def test_after_a_wrong_declaration_a_warded_event_does_not_reopen_the_turn(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("flashlight", "nothing"))
    table.go("jungle", "3 flashlight")
    wrong = far_from(island, table.hex(0))
    table.do(f"declare {wrong[0]},{wrong[1]}")
    table.do("spend")
    assert table.legal() == {"stop"}


def test_every_land_hex_can_be_declared_once_a_turn(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    declared = {text for text in table.legal() if text.startswith("declare")}
    assert len(declared) == len(island.land)
    sea = table.refusal("declare 0,0")
    assert str(sea.reason) == "You are not in the sea."
    assert "off the map" in str(table.refusal("declare 99,0").reason)
    table.declare()
    assert not any(text.startswith("declare") for text in table.legal())
    assert str(table.refusal("declare 9,9").reason) == "You know where you are."
