"""The games in the house: one entry for each.

The first picture names them, and no more: rules, content and table are imported once a game is
chosen, and the table needs a window besides.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from discovery.rules.words import mark

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from pygame import Surface

    from discovery.match.box import GameBox
    from discovery.match.match import Match
    from discovery.match.playback import Playback
    from discovery.rules.game import Rules
    from discovery.scenes.own import Own
    from discovery.scenes.table.aids import Aid
    from discovery.scenes.table.luck import Tally
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene
    from discovery.ui.widgets import Widget

    Course = Callable[[Context, Match, bool], Widget]


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the house; records and the command line know it by its code `name`.

    `title`, `subtitle` and `about` are to be translated; `picture` lies below the folder of
    images. `find_rules` gives `rules`. `load` reads the content from the folder of images and
    raises `ContentError`. `foresee` begins to read what the table's first picture would wait
    for: it may run off the frame. `open_table` makes the scene in which a match is played,
    `open_replay` the one in which a recorded game is looked at, `paint_map` the picture of a
    match's table that people keep. `count_luck` compares what chance gave in a match with what
    could be expected. `find_aids` gives the `aids` that each seat can play with or without,
    `find_own` how content of people's own is taken. `draw_course` draws how a game went where
    the scores over the turns say little, lower if that is asked for.
    """

    name: str
    title: str
    subtitle: str
    about: str
    picture: str
    find_rules: Callable[[], Rules]
    load: Callable[[Path], GameBox]
    foresee: Callable[[Context], None]
    open_table: Callable[[Context, Match], Scene]
    open_replay: Callable[[Context, Playback], Scene]
    paint_map: Callable[[Context, Match], Surface]
    count_luck: Callable[[Match], tuple[Tally, ...]]
    find_aids: Callable[[], tuple[Aid, ...]] = tuple
    find_own: Callable[[], Own] | None = None
    draw_course: Course | None = None
    curtain: str = ""
    """The picture on the curtain, below the folder of images; without one it is `picture`."""

    @property
    def agents(self) -> tuple[str, ...]:
        """The names of the computer players that can play it, the weakest first."""
        from discovery.agents.registry import agent_kinds  # noqa: PLC0415 - once one is to play

        return tuple(kind.name for kind in agent_kinds(self.name))

    @property
    def own(self) -> Own | None:
        """How people's own content, such as maps, is taken; None where none is."""
        return None if self.find_own is None else self.find_own()

    @property
    def aids(self) -> tuple[Aid, ...]:
        """What helps people at the table, and can be switched off for each seat."""
        return self.find_aids()

    @property
    def rules(self) -> Rules:
        """What the game needs to be started, saved and replayed."""
        return self.find_rules()


def games() -> Mapping[str, Game]:
    """Return the games by their code names, in the order in which they are offered."""
    landscape = Game(
        name="landscape",
        title=mark("The Discovery"),
        subtitle=mark("tiles"),
        about=mark("Lay out a new land, tile by tile, and send your followers into it."),
        picture="ui/emblem-landscape.webp",
        find_rules=_landscape_rules,
        load=_load_landscape,
        foresee=_foresee_landscape,
        open_table=_landscape_table,
        open_replay=_landscape_replay,
        paint_map=_landscape_map,
        count_luck=_landscape_luck,
        find_aids=_landscape_aids,
    )
    island = Game(
        name="island",
        title=mark("Discovery"),
        subtitle=mark("treasure island"),
        about=mark("Find out where you are stranded, and be the first at the treasure."),
        picture="ui/emblem-island.webp",
        find_rules=_island_rules,
        load=_load_island,
        foresee=_foresee_island,
        open_table=_island_table,
        open_replay=_island_replay,
        paint_map=_island_map,
        count_luck=_island_luck,
        find_aids=_island_aids,
        find_own=_island_maps,
        draw_course=_island_course,
        curtain="island/curtain.webp",
    )
    journals = Game(
        name="journals",
        title=mark("Discoveries"),
        subtitle=mark("the journals"),
        about=mark("Explore the rivers and mountains of the West with dice and cards."),
        picture="ui/emblem-journals.webp",
        find_rules=_journals_rules,
        load=_load_journals,
        foresee=_foresee_journals,
        open_table=_journals_table,
        open_replay=_journals_replay,
        paint_map=_journals_map,
        count_luck=_journals_luck,
        find_aids=_journals_aids,
    )
    return MappingProxyType({game.name: game for game in (landscape, island, journals)})


def _landscape_rules() -> Rules:
    from discovery.rules.landscape.entry import RULES  # noqa: PLC0415 - once it is chosen

    return RULES


def _landscape_aids() -> tuple[Aid, ...]:
    from discovery.scenes.landscape.aids import AIDS  # noqa: PLC0415 - once it is chosen

    return AIDS


def _load_landscape(images: Path) -> GameBox:
    from discovery.content.landscape import designs_digest, load_designs  # noqa: PLC0415 - as above
    from discovery.match.box import GameBox  # noqa: PLC0415
    from discovery.rules.landscape.tileset import TileSet  # noqa: PLC0415

    designs = load_designs(images)
    return GameBox(_landscape_rules(), TileSet(designs), {"designs": designs_digest(designs)})


def _foresee_landscape(context: Context) -> None:
    from discovery.scenes.landscape.scene import TableScene  # noqa: PLC0415 - while people choose

    TableScene.foresee(context)


def _landscape_table(context: Context, match: Match) -> Scene:
    from discovery.scenes.curtain import CurtainScene, hides  # noqa: PLC0415 - needs a window
    from discovery.scenes.landscape.scene import TableScene  # noqa: PLC0415

    table = TableScene(context, match)
    hidden = [match.options[key] for key in ("double_tile", "hide_hands")] == ["on", "on"]
    if hidden and hides(match):
        return CurtainScene(context, table, "landscape.double.hidden")
    return table


def _landscape_luck(match: Match) -> tuple[Tally, ...]:
    from discovery.scenes.landscape.luck import count_luck  # noqa: PLC0415 - at the end of a game

    return count_luck(match)


def _landscape_map(context: Context, match: Match) -> Surface:
    from discovery.scenes.landscape.map_picture import paint_map  # noqa: PLC0415 - needs a window

    return paint_map(context, match)


def _landscape_replay(context: Context, playback: Playback) -> Scene:
    from discovery.scenes.landscape.replay import ReplayScene  # noqa: PLC0415 - needs a window

    return ReplayScene(context, playback)


def _island_rules() -> Rules:
    from discovery.rules.island.entry import RULES  # noqa: PLC0415 - once it is chosen

    return RULES


def _island_aids() -> tuple[Aid, ...]:
    from discovery.scenes.island.aids import AIDS  # noqa: PLC0415 - once it is chosen

    return AIDS


def _load_island(images: Path) -> GameBox:
    from discovery.scenes.island.maps import load_box  # noqa: PLC0415 - once it is chosen

    return load_box(images)


def _island_maps() -> Own:
    from discovery.scenes.island.maps import OWN_MAPS  # noqa: PLC0415 - once it is chosen

    return OWN_MAPS


def _foresee_island(_context: Context) -> None:
    import discovery.scenes.island.scene  # noqa: F401, PLC0415 - while people still choose


def _island_table(context: Context, match: Match) -> Scene:
    from discovery.scenes.curtain import CurtainScene, hides  # noqa: PLC0415 - needs a window
    from discovery.scenes.island.scene import TableScene  # noqa: PLC0415

    table = TableScene(context, match)
    if match.options["curtain"] == "on" and hides(match):
        return CurtainScene(context, table, "island.curtain")
    return table


def _island_luck(match: Match) -> tuple[Tally, ...]:
    from discovery.scenes.island.luck import count_luck  # noqa: PLC0415 - at the end of a game

    return count_luck(match)


def _island_course(context: Context, match: Match, low: bool) -> Widget:
    from discovery.scenes.island.time_line import TimeLine  # noqa: PLC0415 - at the end of a game

    return TimeLine(context, match, low=low)


def _island_map(context: Context, match: Match) -> Surface:
    from discovery.scenes.island.map_picture import paint_map  # noqa: PLC0415 - needs a window

    return paint_map(context, match)


def _island_replay(context: Context, playback: Playback) -> Scene:
    from discovery.scenes.island.replay import ReplayScene  # noqa: PLC0415 - needs a window

    return ReplayScene(context, playback)


def _journals_rules() -> Rules:
    from discovery.rules.journals.entry import RULES  # noqa: PLC0415 - once it is chosen

    return RULES


def _journals_aids() -> tuple[Aid, ...]:
    from discovery.scenes.journals.aids import AIDS  # noqa: PLC0415 - once it is chosen

    return AIDS


def _load_journals(images: Path) -> GameBox:
    from discovery.content.journals import cards_digest, load_cards  # noqa: PLC0415 - as above
    from discovery.match.box import GameBox  # noqa: PLC0415
    from discovery.rules.journals.cardset import CardSet  # noqa: PLC0415

    cards = load_cards(images)
    return GameBox(_journals_rules(), CardSet(cards), {"cards": cards_digest(cards)})


def _foresee_journals(context: Context) -> None:
    from discovery.scenes.journals.scene import TableScene  # noqa: PLC0415 - while people choose

    TableScene.foresee(context)


def _journals_table(context: Context, match: Match) -> Scene:
    from discovery.scenes.journals.scene import TableScene  # noqa: PLC0415 - needs a window

    return TableScene(context, match)


def _journals_replay(context: Context, playback: Playback) -> Scene:
    from discovery.scenes.journals.replay import ReplayScene  # noqa: PLC0415 - needs a window

    return ReplayScene(context, playback)


def _journals_luck(match: Match) -> tuple[Tally, ...]:
    from discovery.scenes.journals.luck import count_luck  # noqa: PLC0415 - at the end of a game

    return count_luck(match)


def _journals_map(context: Context, match: Match) -> Surface:
    from discovery.scenes.journals.map_picture import paint_map  # noqa: PLC0415 - needs a window

    return paint_map(context, match)
