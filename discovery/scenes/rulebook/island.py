"""The rule pages of Discovery, the treasure island: goal, island, set-up, a turn."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.rulebook import island_patches as patches
from discovery.scenes.rulebook.book import Book, Chapter, Paragraph, Picture
from discovery.scenes.rulebook.island_rest import FINDING, PROGRAM, RULINGS
from discovery.scenes.rulebook.island_turn import TURN

BASICS = Chapter(
    mark("The game in short"),
    (
        Paragraph(
            "island.goal",
            mark("What it is about"),
            (
                mark(
                    "The two of you are stranded on one island, and neither knows where. Each of "
                    "you knows where the **other** is. Walk, find out [where you "
                    "are](island.declare), read [clues](island.clue), and be the first to open "
                    "the one [site](island.site) that holds the treasure."
                ),
                mark("Whoever opens it wins [at once](island.end). There is no other way to win."),
            ),
        ),
        Paragraph(
            "island.map",
            mark("The island"),
            (
                mark(
                    "It consists of hexes with a flat top. Each has six neighbours: **north**, "
                    "**north-east**, **south-east**, **south**, **south-west** and "
                    "**north-west**. Nothing lies straight east or west."
                ),
                mark(
                    "There are five terrains: **jungle**, the most frequent, then **mountain**, "
                    "**plain**, **swamp** and **outback**. They come in patches of about four "
                    "hexes. All around lies the sea. Both of you see the whole map all the time."
                ),
            ),
            pictures=(
                Picture(
                    patches.TERRAINS,
                    mark("The terrains with their signs, in patches."),
                ),
                Picture(patches.DIRECTIONS, mark("The six directions.")),
            ),
        ),
        Paragraph(
            "island.places",
            mark("Checkpoints and sites"),
            (
                mark(
                    "Eight **checkpoints** and 28 **sites** stand on ground of their own, which "
                    "is none of the five terrains. A site shows one of four symbols."
                ),
                mark(
                    "The names tell nothing about where they lie; they are the doors of the "
                    "[clue checker](island.checker), by row and column."
                ),
            ),
            table=(
                (mark("What"), mark("Which")),
                (mark("Checkpoint"), "A1 A2 A3 A4 A5 A6 B1 B2"),
                (mark("Water supply"), "B5 B6 C2 C4 D1 D2 D3 F3"),
                (mark("Cave"), "C1 C6 D4 D6 F1 F2"),
                (mark("Ruins"), "B3 B4 C3 C5 E5 F4 F5 F6"),
                (mark("Port"), "D5 E1 E2 E3 E4 E6"),
            ),
            pictures=(
                Picture(
                    patches.PLACES,
                    mark("From the left: checkpoint, water supply, cave, ruins, port."),
                ),
            ),
        ),
        Paragraph(
            "island.treasure",
            mark("The treasure and its clues"),
            (
                mark(
                    "The treasure lies in one of the 28 sites, at random. Seven of the eight "
                    "checkpoints hold a clue about it; the eighth holds a question mark, which "
                    "tells nothing. Which is where is random too."
                ),
                mark(
                    "Six of the clues each name the terrain of **one hex beside the site**: the "
                    "sea counts as one, and the direction is not told. All six together are the "
                    "whole surroundings. The seventh names the **symbol** of the site."
                ),
                mark("No two sites have the same symbol and the same surroundings."),
            ),
            pictures=(
                Picture(
                    patches.SITE,
                    mark(
                        "If the treasure lies in these ruins, the clues are: ruins, two times "
                        "jungle, two times plain, swamp, sea."
                    ),
                ),
            ),
        ),
    ),
)

SETUP = Chapter(
    mark("Set-up"),
    (
        Paragraph(
            "island.setup",
            mark("Set-up"),
            (
                mark(
                    "Two people or computer players play. Who begins is chosen or left to "
                    "chance; the island is one of three, or one of your own."
                ),
                mark(
                    "In secret each of you picks the hex where the **other** starts: any land "
                    "that is no site and no checkpoint. Of your own start you are told the "
                    "terrain, and nothing else."
                ),
                mark("Then each of you chooses [equipment](island.equipment), in secret too."),
            ),
        ),
        Paragraph(
            "island.equipment",
            mark("Equipment"),
            (
                mark(
                    "You have **24 points** for accessories and can take each of them once. All "
                    "nine would cost 30. What you leave is not worth anything."
                ),
                mark(
                    "An accessory wards off the [event](island.event) that shows it. Each has a "
                    "number of **uses**, which count for all its terrains together. Used up, it "
                    "is out of the game. The other player learns that you have an accessory when "
                    "you use it."
                ),
            ),
            table=(
                (
                    mark("Accessory"),
                    mark("Terrains"),
                    mark("Points"),
                    mark("Uses"),
                    mark("Wards off"),
                ),
                (mark("Rope"), mark("mountain"), "1", "1", mark("a fall: lose 1 turn")),
                (
                    mark("Multi-use tool"),
                    mark("swamp, outback"),
                    "2",
                    "2",
                    mark("a technical problem: lose 1 turn"),
                ),
                (mark("Canteen"), mark("plain"), "2", "2", mark("thirst: lose 1 turn")),
                (mark("Binoculars"), mark("mountain"), "2", "2", mark("fog: lost")),
                (mark("Radio"), mark("swamp"), "2", "1", mark("a storm: lose 2 turns")),
                (
                    mark("Survival kit"),
                    mark("mountain, swamp"),
                    "3",
                    "2",
                    mark("an injury: lose 2 turns"),
                ),
                (mark("Compass"), mark("jungle"), "4", "2", mark("a thicket: lost")),
                (
                    mark("Knife"),
                    mark("plain, swamp, outback"),
                    "5",
                    "2",
                    mark("wild animals: lost"),
                ),
                (
                    mark("Flashlight"),
                    mark("jungle, outback"),
                    "9",
                    "3",
                    mark("night: lose 2 turns"),
                ),
            ),
            pictures=(
                Picture(
                    patches.EQUIPMENT,
                    mark(
                        "Rope, tool, canteen, binoculars, radio, survival kit, compass, knife, "
                        "flashlight."
                    ),
                ),
            ),
        ),
        Paragraph(
            "island.curtain",
            mark("The curtain"),
            (
                mark(
                    "Two people at one screen have secrets from each other. Whenever somebody "
                    "else may look, a curtain falls and says whom to hand over to. It can be "
                    "switched off in the set-up; with one person at the screen it never falls."
                ),
            ),
        ),
        Paragraph(
            "island.north",
            mark("Where north is"),
            (
                mark(
                    "For the second player the map can lie the other way round, with north at "
                    "the bottom, as if you sat opposite each other. The rules do not change: "
                    "north is still north."
                ),
            ),
        ),
    ),
)

BOOK = Book(
    "island",
    (BASICS, SETUP, TURN, FINDING, RULINGS, PROGRAM),
    {
        "island": "island.goal",
        "island.first": "island.setup",
        "island.island": "island.setup",
        "match.turn": "island.turn",
        "match.pending": "island.turn",
        "match.over": "island.end",
    },
)
