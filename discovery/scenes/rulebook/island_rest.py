"""The rule pages of the treasure island: finding one's place and the treasure, rulings, table."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.rulebook import island_patches as patches
from discovery.scenes.rulebook.book import ADVICE, Chapter, Paragraph, Picture

FINDING = Chapter(
    mark("Finding your place and the treasure"),
    (
        Paragraph(
            "island.declare",
            mark("Knowing where you are"),
            (
                mark(
                    "Until you know your place, you see of your way its **shape** and the "
                    "**terrains**, that a hex was “a checkpoint” or “a site” but not which one, "
                    "and where you were told “Sea!”. Lay the [sheet](island.sheet) with your "
                    "path on the map and look where it fits."
                ),
                mark(
                    "**Once a turn**, at any moment of it, you can declare on which hex you "
                    "stand. Any hex of land can be declared."
                ),
                mark(
                    "**Right**: from now on you see yourself on the map, with your way since the "
                    "start, or since you were last [lost](island.lost)."
                ),
                mark("**Wrong**: the turn ends, and your next turn is skipped."),
                mark(
                    "Where the other player is, you always know: you set them down and follow "
                    "them on your map."
                ),
            ),
        ),
        Paragraph(
            "island.sheet",
            mark("The sheet with your path"),
            (
                mark(
                    "The clear sheet can be slid over the map, but not turned: its north is the "
                    "map's north. Your place is the hex where the path ends."
                ),
            ),
            pictures=(
                Picture(patches.FITS, mark("Here the path fits: plain, jungle, jungle, swamp.")),
                Picture(
                    patches.MISFITS,
                    mark("Here it does not: the hatched hexes have another terrain."),
                ),
            ),
        ),
        Paragraph(
            "island.clue",
            mark("Reading a clue"),
            (
                mark(
                    "If you **know where you are** and stand on a checkpoint that nobody has "
                    "read, you can read its [clue](island.treasure), as long as fewer than 12 "
                    "hours are used. That costs **7 hours**."
                ),
                mark(
                    "The other player sees that you read it; what it says is yours alone. A "
                    "checkpoint that has been read tells nothing to anyone any more."
                ),
                mark("If you stand on one when your turn begins, you can read at once."),
            ),
        ),
        Paragraph(
            "island.site",
            mark("Opening a site"),
            (
                mark(
                    "In the same way you can open a site that nobody has opened: you know where "
                    "you are, stand on it, fewer than 12 hours are used. That costs **7 hours**."
                ),
                mark(
                    "If it is empty, the other player sees that it was opened. You may open a "
                    "site though you know better: the other one may draw conclusions from it."
                ),
            ),
        ),
        Paragraph(
            "island.checker",
            mark("The clue checker"),
            (
                mark(
                    "A box with 36 doors, one for each checkpoint and each site. Behind the door "
                    "of a checkpoint you find the clue once you have read it; the door of a site "
                    "shows whether it was opened. A door also shows where its place lies on the "
                    "map."
                ),
            ),
            pictures=(
                Picture(
                    patches.DOORS,
                    mark("A closed door, an empty site, and what you are looking for."),
                ),
            ),
        ),
        Paragraph(
            "island.end",
            mark("The end of the game"),
            (
                mark(
                    "Whoever opens the site with the treasure wins at once, with 1 point to 0. "
                    "Then everything is revealed, and the whole game can be watched again with "
                    "both ways on the map."
                ),
            ),
        ),
    ),
)

RULINGS = Chapter(
    mark("Rulings"),
    (
        Paragraph(
            "island.rulings",
            mark("What the printed rules leave open"),
            (
                mark("Where the printed rules are silent, this program does as follows."),
                mark(
                    "– The map, the mix of the markers and the uses of the accessories are a "
                    "reconstruction. So are all penalties but those of the rope and the tool, "
                    "and the cost of the knife."
                ),
                mark("– E3, which the printed list leaves out, is a port."),
                mark(
                    "– Treasure and clues are dealt at random, instead of drawn as one of 28 cards."
                ),
            ),
        ),
        Paragraph(
            "island.rulings.declare",
            mark("Declaring, and guessing"),
            (
                mark(
                    "– A wrong declaration costs the rest of the turn and the next one, so that "
                    "guessing does not pay."
                ),
                mark(
                    "– You can declare before you deal with an [event](island.event). If you are "
                    "wrong, the event still has to be dealt with; then the turn ends."
                ),
            ),
        ),
        Paragraph(
            "island.rulings.rest",
            mark("Markers, turns, taking back"),
            (
                mark("– A site that was opened cannot be opened again."),
                mark(
                    "– The markers of a turn are set aside one by one, as the next hex is "
                    "entered; only the last one stays."
                ),
                mark("– Turns are skipped one at a time, also when both players have lost some."),
                mark(
                    "– Once chance, a declaration, a clue or a site has shown something, nothing "
                    "before it can be taken back."
                ),
            ),
        ),
    ),
)

PROGRAM = Chapter(
    mark("At this table"),
    (
        Paragraph(
            "island.table",
            mark("How to play here"),
            (
                mark(
                    "The map fills the table. Beside it you see the day with its hours, what is "
                    "to be done, your notebook with clues and equipment, and the "
                    "[clue checker](island.checker). The game is saved after every move."
                ),
                mark(
                    "To [declare](island.declare) your place, lay the sheet so that its path "
                    "ends where you think you stand, and press “I am here”; you are asked "
                    "twice, since an error is dear. The button for reading and opening appears "
                    "where there is something to read or to open."
                ),
                mark(
                    "When something is refused, the program says why. **F1** opens the paragraph "
                    "about that, or about whatever has the focus."
                ),
            ),
        ),
        Paragraph(
            "island.table.keys",
            mark("Keys and mouse"),
            (
                mark("Everything can be done with the mouse alone, or with keys alone."),
                mark(
                    "W, E, D, S, A and Q are the six directions, clockwise from the top of the "
                    "screen: W up, E up and right, D down and right, S down, A down and left, Q "
                    "up and left."
                ),
            ),
            table=(
                (mark("What"), mark("Keys"), mark("Mouse")),
                (mark("Name a direction"), "W E D S A Q", mark("Click on the arrow")),
                (mark("Stop for today"), "P", mark("The large button")),
                (mark("Move the sheet, or the cursor"), mark("Arrows"), mark("Drag the sheet")),
                (mark("Choose, confirm"), mark("Enter or space"), mark("Click")),
                (mark("Go through the fitting places"), "1", mark("Click on what fits")),
                (mark("A note on a hex"), "N", mark("Right button")),
                (mark("Take back"), "U", mark("The button with the arrow")),
                (mark("Take back the whole turn"), mark("Backspace"), mark("The button beside it")),
                (mark("Larger, smaller"), "+ · -", mark("Wheel")),
                (mark("Move the map"), mark("Arrows, on the map"), mark("Drag the map")),
                (mark("The whole map"), "F", mark("The button with the frame")),
                (mark("Log"), "G", mark("The button with the book")),
                (mark("Next thing, previous thing"), mark("Tab, Shift and Tab"), mark("Point")),
                (mark("Close, menu"), mark("Escape · F10"), mark("The menu button")),
                (mark("These pages"), "F1", mark("Menu, Rules")),
            ),
        ),
        Paragraph(
            "island.aids",
            mark("What the program works out for you"),
            (
                mark(
                    "Each seat can have it or not; it is chosen in the set-up. Badges, struck "
                    "out, show beside a name what that seat is without."
                ),
                mark(
                    "**Mismatches**: where the [sheet](island.sheet) lies, what does not agree "
                    "with the map is hatched in red."
                ),
                mark("**Fitting places**: every hex on which you can stand is lit."),
                mark(
                    "Both use the terrains, “a checkpoint” and “a site”, “Sea!”, hexes that you "
                    "declared wrongly, and, if you got lost at a place that you knew, the "
                    "distance of 4."
                ),
                mark(
                    "**Possible sites**: sites that your clues rule out are barred, on the map "
                    "and in the checker; opened ones are struck out."
                ),
                mark("**Log**: everything that happened, to look up. It tells you no secrets."),
                ADVICE,
            ),
        ),
    ),
)
