"""Maps of people's own: offered by the set-up, refused with reasons, kept whole in records."""

from __future__ import annotations

import re
import shutil
import threading
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.app import App
from discovery.match.faults import Damaged
from discovery.match.playback import Playback
from discovery.match.replay import check, replay
from discovery.rules.island.entry import OWN
from discovery.scenes.curtain import CurtainScene
from discovery.scenes.island.maps import own_doubts
from discovery.scenes.message import Notice
from discovery.scenes.opening import box_finder
from discovery.scenes.own import Own
from discovery.scenes.setup import SetupScene
from discovery.ui.widgets import Choice, Label
from tests.support.play import finish
from tests.support.window import Hands

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.match.box import GameBox
    from discovery.match.match import Match
    from discovery.ui.context import Context


def leave_map(context: Context, name: str, text: str | None = None) -> Path:
    """Put a map into the folder for maps of one's own: an island of the house, or another text."""
    folder = context.paths.maps
    folder.mkdir(exist_ok=True)
    source = context.paths.images / "island"
    for file in ("grounds.tsx", "grounds.png"):
        shutil.copy(source / file, folder / file)
    path = folder / f"{name}.tmx"
    whole = (source / "cauldron.tmx").read_text("utf-8")
    path.write_text(
        whole.replace("Cauldron Island", name.title()) if text is None else text, "utf-8"
    )
    return path


def at_setup(context: Context) -> Hands:
    context.settings.last_setup = {"game": "island"}
    return Hands(App(context, SetupScene))


def island(hands: Hands) -> Choice:
    return cast("Choice", next(w for w in hands.widgets if w.key == "option island"))


def choose(hands: Hands, words: str) -> None:
    """Choose the island that is offered with these words."""
    hands.until(lambda: words in island(hands).values)
    for _ in island(hands).values:
        choice = island(hands)
        if choice.values[choice.index] == words:
            return
        hands.click((choice.rect.right - 8, choice.rect.centery))
        hands.rest()
        if not isinstance(hands.app.top, SetupScene):
            return
    raise AssertionError("it is not offered")


def words(hands: Hands) -> str:
    return "\n".join(widget.text for widget in hands.widgets if isinstance(widget, Label))


def begin(hands: Hands) -> Match:
    hands.press("start")
    hands.until(lambda: isinstance(hands.app.top, CurtainScene))
    return cast("CurtainScene", hands.app.top).table.match


def test_the_islands_of_the_house_are_offered_by_name(context: Context) -> None:
    hands = at_setup(context)
    assert island(hands).values == ["Cauldron Island", "Crescent Island", "Isle of Fingers"]
    assert str(context.paths.maps) in words(hands)


def test_a_map_of_ones_own_is_played_on_and_kept_in_the_record(context: Context) -> None:
    leave_map(context, "my rock")
    hands = at_setup(context)
    choose(hands, "My Rock")
    match = begin(hands)
    assert match.options["island"] == OWN
    assert match.view(0).island.chart.title == "My Rock"  # type: ignore[attr-defined]
    record = match.record()
    assert record.content[OWN].startswith("island My Rock\n")
    shutil.rmtree(context.paths.maps)
    again = replay(record, box_finder(context)("island"))
    assert again.view(0).island.chart == match.view(0).island.chart  # type: ignore[attr-defined]
    assert again.box.agents == context.games["island"].agents


def test_the_map_that_was_played_on_is_chosen_again_while_it_is_there(context: Context) -> None:
    path = leave_map(context, "my rock")
    hands = at_setup(context)
    choose(hands, "My Rock")
    begin(hands)
    again = Hands(App(context, SetupScene))
    again.until(lambda: "My Rock" in island(again).values)
    assert island(again).values[island(again).index] == "My Rock"
    match = begin(again)
    assert match.view(0).island.chart.title == "My Rock"  # type: ignore[attr-defined]
    path.unlink()
    without = Hands(App(context, SetupScene))
    assert island(without).index == 0
    assert begin(without).options["island"] == "cauldron"


def test_such_a_game_is_gone_on_with_and_stepped_through(context: Context) -> None:
    leave_map(context, "my rock")
    box = context.games["island"].own
    assert box is not None
    made = box.load(context.paths.maps / "my rock.tmx")
    from tests.support.play import begin as start  # noqa: PLC0415 - the other is of this file

    match = finish(start(made, 2, 3, {"island": OWN}))
    house = box_finder(context)("island")
    assert check(match.record(), house) == []
    playback = Playback(match.record(), house)
    playback.go(5)
    assert playback.position == 5
    path = context.saves.save_as("on my rock", match.record())
    assert context.saves.resume(path, box_finder(context)).match is not None


def test_maps_are_offered_by_their_titles_those_without_by_the_file(context: Context) -> None:
    source = (context.paths.images / "island" / "cauldron.tmx").read_text("utf-8")
    named = source.replace("Cauldron Island", " Grandmother’s \t Isle ")
    leave_map(context, "07", named)
    leave_map(context, "08", source.replace("d_title", "d_other"))
    leave_map(context, "09", "<map")
    leave_map(context, "10", source)
    hands = at_setup(context)
    expected = ["Grandmother’s Isle", "08", "09", "Cauldron Island (10)"]
    hands.until(lambda: island(hands).values[3:] == expected)
    choose(hands, "Grandmother’s Isle")
    assert begin(hands).options["island"] == OWN


def test_the_folder_of_maps_is_looked_through_once_and_off_the_frame(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    files = Own.files

    def noted(own: Own, folder: Path) -> tuple[Path, ...]:
        asked.append(threading.current_thread().name)
        return files(own, folder)

    monkeypatch.setattr(Own, "files", noted)
    leave_map(context, "my rock")
    hands = at_setup(context)
    hands.until(lambda: "My Rock" in island(hands).values)
    assert len(asked) == 1
    assert asked[0] != threading.main_thread().name


def test_a_map_that_breaks_conditions_is_refused_with_the_list(context: Context) -> None:
    source = (context.paths.images / "island" / "cauldron.tmx").read_text("utf-8")
    leave_map(context, "bad", source.replace('name="A1"', 'name="A2"'))
    hands = at_setup(context)
    choose(hands, "Cauldron Island (bad)")
    hands.until(lambda: isinstance(hands.app.top, Notice))
    said = words(hands)
    assert "“bad.tmx” cannot be played on" in said
    assert "A1 is missing." in said
    assert "A2 stands there 2 times. Where: " in said
    hands.key(27)
    assert isinstance(hands.app.top, SetupScene)
    assert hands.app.top.setup.options["island"] == "fingers"
    assert begin(hands).options["island"] == "fingers"


def test_every_hex_is_listed_and_the_list_scrolls(context: Context) -> None:
    source = (context.paths.images / "island" / "cauldron.tmx").read_text("utf-8")
    bare = re.sub(r"\b[1-5],", "7,", source)
    leave_map(context, "bad", bare.replace('name="A1"', 'name="A2"'))
    hands = at_setup(context)
    choose(hands, "Cauldron Island (bad)")
    hands.until(lambda: isinstance(hands.app.top, Notice))
    said = words(hands)
    assert "A1 is missing" in said
    (line,) = (line for line in said.splitlines() if "need a terrain" in line)
    assert line.count(" · ") > 900
    before = [widget.rect.top for widget in hands.widgets if isinstance(widget, Label)]
    hands.key(pygame.K_PAGEDOWN)
    assert [w.rect.top for w in hands.widgets if isinstance(w, Label)] != before


def test_a_map_that_nobody_thought_of_is_refused_too(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Path) -> GameBox:
        raise OverflowError("too far")

    leave_map(context, "odd")
    own = context.games["island"].own
    assert own is not None
    odd = replace(context.games["island"], find_own=lambda: replace(own, load=fail))
    monkeypatch.setattr(context, "games", {**context.games, "island": odd})
    hands = at_setup(context)
    choose(hands, "Odd")
    hands.until(lambda: isinstance(hands.app.top, Notice))
    assert "too far" in words(hands)


def test_a_good_map_between_bad_ones_can_be_chosen(context: Context) -> None:
    leave_map(context, "a bad one", "<map")
    leave_map(context, "good")
    leave_map(context, "one as bad", "<map")
    hands = at_setup(context)
    choose(hands, "a bad one")
    hands.until(lambda: isinstance(hands.app.top, Notice))
    hands.key(27)
    choose(hands, "Good")
    assert begin(hands).options["island"] == OWN


def test_a_refused_map_gives_way_to_the_island_chosen_before(context: Context) -> None:
    leave_map(context, "good")
    leave_map(context, "very bad", "<map")
    hands = at_setup(context)
    choose(hands, "Good")
    read = cast("SetupScene", hands.app.top)._own.box
    assert read is not None
    hands.until(read.done)
    choose(hands, "very bad")
    hands.until(lambda: isinstance(hands.app.top, Notice))
    hands.key(27)
    assert island(hands).values[island(hands).index] == "Good"
    assert begin(hands).view(0).island.chart.title == "Good"  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", ["", "<map", "no map at all", "<map></map>"])
def test_a_file_that_is_no_map_is_refused_in_words(context: Context, text: str) -> None:
    leave_map(context, "bad", text)
    hands = at_setup(context)
    choose(hands, "bad")
    hands.until(lambda: isinstance(hands.app.top, Notice))
    assert "bad.tmx" in words(hands)


def test_one_that_is_unlike_a_good_island_is_told_of(context: Context) -> None:
    source = (context.paths.images / "island" / "cauldron.tmx").read_text("utf-8")
    head, cells = source.split('encoding="csv">')
    cells, tail = cells.split("</data>")
    # Mountains and plains change places: then there are more plains.
    odd = cells.translate(str.maketrans("23", "32"))
    leave_map(context, "odd", f'{head}encoding="csv">{odd}</data>{tail}')
    own = context.games["island"].own
    assert own is not None
    assert own_doubts(own.load(leave_map(context, "good"))) == ()
    hands = at_setup(context)
    choose(hands, "Cauldron Island (odd)")
    hands.until(lambda: isinstance(hands.app.top, Notice))
    assert "“odd.tmx” can be played on, but" in words(hands)
    assert "Jungle should be most" in words(hands)
    hands.key(27)
    assert begin(hands).options["island"] == OWN
    again = at_setup(context)
    choose(again, "Cauldron Island (odd)")
    again.until(lambda: any(widget.key == "doubts" for widget in again.widgets))
    assert isinstance(again.app.top, SetupScene), "it was told once"
    again.press("doubts")
    assert "Jungle should be most" in words(again)
    again.key(27)
    choose(again, "Cauldron Island")
    assert not any(widget.key == "doubts" for widget in again.widgets)
    leave_map(context, "odd", f'{head}encoding="csv">{odd.translate({50: 51})}</data>{tail}')
    choose(again, "Cauldron Island (odd)")
    again.until(lambda: isinstance(again.app.top, Notice))


def test_a_record_whose_map_is_damaged_is_told_so(context: Context) -> None:
    house = box_finder(context)("island")
    with pytest.raises(Damaged):
        house.fitting({OWN: "island Nowhere\nlow 1\n...\n"})
    assert house.fitting({"cauldron": "0" * 64}) is house
