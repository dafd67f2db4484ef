"""The rule pages of The Discovery: what a territory is worth, with the rule book's examples."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.rulebook import landscape_boards as boards
from discovery.scenes.rulebook.book import Chapter, Paragraph, Picture

VALUES = Chapter(
    mark("What a territory is worth"),
    (
        Paragraph(
            "landscape.value",
            mark("The values"),
            (
                mark(
                    "Every follower scores its territory for itself. There is no majority and no "
                    "sharing: two followers in one territory both score all of it."
                ),
                mark(
                    "Three things are asked: which [terrain](landscape.words), is it "
                    "[complete](landscape.words), and has it [exactly two "
                    "tiles](landscape.value.two)?"
                ),
            ),
            table=(
                (mark("Terrain"), mark("Incomplete"), mark("Complete")),
                (
                    mark("Grassland (explorer)"),
                    mark("1 for each tile"),
                    mark("2 for each tile"),
                ),
                (
                    mark("Mountain (brigand)"),
                    mark("1 for each city"),
                    mark("2 for each city"),
                ),
                (
                    mark("Sea (navigator)"),
                    mark("1 for each city"),
                    mark("1 for each city and 1 for each tile"),
                ),
            ),
        ),
        Paragraph(
            "landscape.value.grassland",
            mark("Grassland"),
            (
                mark(
                    "The explorer counts the tiles of the grassland: **1 point each**, **2 points "
                    "each** when it is complete. A tile counts once, even if it has two segments "
                    "of this grassland. Cities do not matter to grassland."
                ),
            ),
            pictures=(
                Picture(boards.GRASSLAND, mark("Incomplete, four tiles: 4 points.")),
                Picture(boards.GRASSLAND_OF_FIVE, mark("Complete, five tiles: 10 points.")),
                Picture(boards.GRASSLAND_OF_TWO, mark("Complete, but only two tiles: 2 points.")),
            ),
        ),
        Paragraph(
            "landscape.value.mountain",
            mark("Mountain"),
            (
                mark(
                    "The brigand counts port cities: those on the **mountain’s own shore**, and "
                    "those of **every grassland that borders on it** on some tile, however large "
                    "that grassland is and whether it is complete or not. Each city counts once. "
                    "**1 point each**, **2 points each** when the mountain is complete."
                ),
                mark(
                    "The cities of a grassland are those on its shores, far ones too. A "
                    "grassland that shares no border with the mountain brings nothing."
                ),
            ),
            pictures=(
                Picture(
                    boards.MOUNTAIN,
                    mark("Incomplete, one city of its own and three of grasslands: 4 points."),
                ),
                Picture(
                    boards.MOUNTAIN_COMPLETE,
                    mark(
                        "Complete, four cities: 8 points. The fifth city lies at a grassland that "
                        "does not border on the mountain."
                    ),
                ),
                Picture(
                    boards.MOUNTAIN_OF_TWO,
                    mark("Complete, but only two tiles, four cities: 4 points."),
                ),
            ),
        ),
        Paragraph(
            "landscape.value.growing",
            mark("A complete mountain can still gain"),
            (
                mark(
                    "The grasslands around it may go on growing, and so may the number of their "
                    "cities. Sometimes it pays to leave the brigand where it is."
                ),
            ),
            pictures=(
                Picture(
                    boards.MOUNTAIN_GROWN,
                    mark("One tile later the same mountain is worth 10 points."),
                ),
            ),
        ),
        Paragraph(
            "landscape.value.sea",
            mark("Sea"),
            (
                mark(
                    "The navigator counts the port cities on the shores of the sea, **1 point "
                    "each**. When the sea is complete, each of its tiles brings **1 point** more."
                ),
            ),
            pictures=(
                Picture(boards.SEA, mark("Incomplete, two cities: 2 points.")),
                Picture(
                    boards.SEA_OF_FOUR, mark("Complete, three cities and four tiles: 7 points.")
                ),
                Picture(
                    boards.SEA_OF_TWO, mark("Complete, but only two tiles, one city: 1 point.")
                ),
            ),
        ),
        Paragraph(
            "landscape.value.two",
            mark("Exactly two tiles"),
            (
                mark(
                    "A complete territory of **exactly two tiles** is worth no more than an "
                    "incomplete one: 1 for each tile of grassland, 1 for each city of mountain or "
                    "sea. It was too easy to close. A complete territory of one tile, or of three "
                    "and more, counts in full."
                ),
            ),
        ),
    ),
)
