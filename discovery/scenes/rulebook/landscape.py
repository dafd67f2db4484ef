"""The rule pages of The Discovery: goal, words, set-up, a turn, followers."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.rulebook import landscape_boards as boards
from discovery.scenes.rulebook.book import Book, Chapter, Paragraph, Picture
from discovery.scenes.rulebook.landscape_rest import END, PROGRAM, RULINGS, VARIANTS
from discovery.scenes.rulebook.landscape_values import VALUES

BASICS = Chapter(
    mark("The game in short"),
    (
        Paragraph(
            "landscape.goal",
            mark("What it is about"),
            (
                mark(
                    "Together you lay out a new land, tile by tile. On the tiles you place "
                    "followers, and later you take them back for points. Whoever has the most "
                    "points at the [end](landscape.end) wins."
                ),
                mark(
                    "The whole secret is **when** to take a follower back: a "
                    "[territory](landscape.words) grows and may become complete, but a follower "
                    "that waits too long counts [less](landscape.end)."
                ),
            ),
        ),
        Paragraph(
            "landscape.words",
            mark("Words"),
            (
                mark(
                    "A tile shows up to three terrains: **mountain**, **grassland** and **sea**. "
                    "One connected area of a terrain on one tile is a **segment**."
                ),
                mark(
                    "Segments that go on over the edges of neighbouring tiles form a "
                    "**territory**. A single segment is a territory too."
                ),
                mark(
                    "A territory is **complete** when it cannot grow any more: none of its edges "
                    "is open. Its **size** is the number of different tiles that it lies on."
                ),
                mark(
                    "A **port city** stands where a sea segment meets a land segment. It belongs "
                    "to both."
                ),
            ),
            pictures=(
                Picture(
                    boards.START,
                    mark(
                        "The start tile: sea in the north, a mountain from west to east, "
                        "grassland in the south, and a port city between sea and mountain."
                    ),
                ),
            ),
        ),
        Paragraph(
            "landscape.followers",
            mark("Followers"),
            (
                mark(
                    "Each player has four followers. A follower on grassland is an **explorer**, "
                    "in the mountains a **brigand**, at sea a **navigator**. They differ in what "
                    "they [count](landscape.value), not in what they may do."
                ),
            ),
        ),
        Paragraph(
            "landscape.setup",
            mark("Set-up"),
            (
                mark(
                    "There are 84 tiles in 66 designs. The start tile lies on the table, the "
                    "other 83 are the stack, face down and shuffled."
                ),
                mark(
                    "Two to five people or computer players sit around the table. Who begins is "
                    "chosen or left to chance; then it goes clockwise. Two "
                    "[variants](landscape.double) can be chosen, together or alone."
                ),
            ),
        ),
    ),
)

TURN = Chapter(
    mark("A turn"),
    (
        Paragraph(
            "landscape.turn",
            mark("What happens in a turn"),
            (
                mark(
                    "First **place the tile** that you drew: see [placing](landscape.place). Then "
                    "do **one** of these things, or nothing:"
                ),
                mark("– [deploy](landscape.deploy) a follower on the tile just placed, or"),
                mark("– [take back](landscape.take) one of your followers and score it now."),
                mark(
                    "Never both in one turn. Then the turn ends, and the next player draws. "
                    "Until the end of the turn you can take back what you did; what chance has "
                    "shown stays."
                ),
            ),
        ),
        Paragraph(
            "landscape.place",
            mark("Placing a tile"),
            (
                mark(
                    "The tile must share at least one edge with a tile on the table. At **every** "
                    "edge that it shares, both sides must show the same terrain: mountain meets "
                    "mountain, grassland meets grassland, sea meets sea. You may turn the tile as "
                    "you like."
                ),
                mark("A place that touches the others at a corner only is not enough."),
            ),
            pictures=(
                Picture(boards.CONTINUES, mark("Two places that are legal at the start.")),
                Picture(
                    boards.LEGAL,
                    mark(
                        "Two edges are shared: sea meets sea in the west, mountain meets "
                        "mountain in the south."
                    ),
                ),
                Picture(boards.MISMATCH, mark("The same tile turned otherwise does not fit.")),
                Picture(boards.CORNER, mark("Corner to corner is not adjacent.")),
            ),
        ),
        Paragraph(
            "landscape.place.none",
            mark("A tile that fits nowhere"),
            (
                mark(
                    "It leaves the game, for all to see, and another one is drawn. When nothing "
                    "is left to draw, the game [ends](landscape.end) at once."
                ),
            ),
        ),
        Paragraph(
            "landscape.deploy",
            mark("Deploying a follower"),
            (
                mark(
                    "You may put a follower from your supply on a segment of the tile that you "
                    "have **just placed**, if no follower of anyone, yourself included, stands "
                    "in the territory that the segment belongs to."
                ),
                mark(
                    "Distance does not matter: a single follower at the far end closes the whole "
                    "territory. The tile's other segments stay open."
                ),
            ),
            pictures=(
                Picture(
                    boards.FAR,
                    mark(
                        "The sea is closed by a navigator two tiles away; the mountain at its "
                        "end is free."
                    ),
                ),
                Picture(
                    boards.OTHERS, mark("Only the sea is closed: both mountains can be taken.")
                ),
            ),
        ),
        Paragraph(
            "landscape.deploy.joined",
            mark("Territories that are joined later"),
            (
                mark(
                    "Segments that are not connected yet are separate territories, even if one "
                    "tile can still join them. So several followers can come to stand in one "
                    "territory. Each of them [scores it alone](landscape.value)."
                ),
            ),
            pictures=(
                Picture(boards.NOT_JOINED, mark("Not joined yet: the second sea is free.")),
                Picture(
                    boards.JOINED,
                    mark(
                        "A third tile joins them. The sea counts four cities, four points for "
                        "each navigator."
                    ),
                ),
            ),
        ),
        Paragraph(
            "landscape.deploy.free",
            mark("A territory that is free again"),
            (
                mark(
                    "When the last follower has left a territory, anyone can deploy there again "
                    "with a tile that continues it, the one who has just left included."
                ),
            ),
        ),
        Paragraph(
            "landscape.take",
            mark("Taking a follower back"),
            (
                mark(
                    "Instead of deploying you may take back **one** of your followers, wherever "
                    "it stands. It scores its territory as it is [now](landscape.value) and goes "
                    "back to your supply. From your next turn on it can be deployed again."
                ),
                mark(
                    "With several followers in one territory you choose which one to take back. "
                    "In a turn in which no tile was placed nobody takes a follower back."
                ),
            ),
            pictures=(Picture(boards.TAKE, mark("Taken back now, this explorer scores:")),),
        ),
    ),
)

BOOK = Book(
    "landscape",
    (BASICS, TURN, VALUES, END, VARIANTS, RULINGS, PROGRAM),
    {
        "landscape": "landscape.goal",
        "landscape.first": "landscape.setup",
        "landscape.double_tile": "landscape.double",
        "landscape.hide_hands": "landscape.double.hidden",
        "landscape.equal_turns": "landscape.equal",
        "match.turn": "landscape.turn",
        "match.pending": "landscape.turn",
        "match.over": "landscape.end",
    },
)
