"""The rule pages of The Discovery: the end, variants, rulings, and help with the program."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.rulebook import landscape_boards as boards
from discovery.scenes.rulebook.book import ADVICE, Chapter, Paragraph, Picture

END = Chapter(
    mark("The end of the game"),
    (
        Paragraph(
            "landscape.end",
            mark("The last tile and the final scoring"),
            (
                mark(
                    "The game ends after the turn in which the last tile is placed. Every "
                    "follower that is still on the board then scores its territory **as "
                    "incomplete**, even where it is complete."
                ),
                mark("So take a follower back in time: a complete territory is worth more."),
            ),
            pictures=(
                Picture(
                    boards.AT_THE_END,
                    mark(
                        "Left here until the end, this explorer scores 5 points; taken back "
                        "before, it would have been 10."
                    ),
                ),
            ),
        ),
        Paragraph(
            "landscape.end.win",
            mark("Who wins"),
            (mark("Most points win. Players who are level share the win."),),
        ),
    ),
)

VARIANTS = Chapter(
    mark("Variants"),
    (
        Paragraph(
            "landscape.double",
            mark("The double-tile variant"),
            (
                mark(
                    "Everyone holds **two tiles**, hidden from the others. In your turn you place "
                    "the one that you like better, if it fits, and do the follower step as "
                    "always. At the end of the turn you draw back to two."
                ),
                mark("Whoever has no tiles left is skipped. The game ends when nobody has a tile."),
            ),
            pictures=(
                Picture(boards.DOUBLE, mark("Your two tiles, and the backs of another hand.")),
            ),
        ),
        Paragraph(
            "landscape.double.none",
            mark("When neither tile fits"),
            (
                mark(
                    "Both are shown to all, you discard one of them and draw again, until one "
                    "fits. With the stack empty and nothing that fits, your tiles are shown and "
                    "leave the game, and your turn ends without a tile."
                ),
            ),
        ),
        Paragraph(
            "landscape.double.hidden",
            mark("Hidden hands at one screen"),
            (
                mark(
                    "Where two or more people play, the program draws a curtain between their "
                    "turns: hand the screen over, and press when you are the one it names. The "
                    "set-up has a choice to play with open hands instead."
                ),
                mark(
                    "The list of what is left counts the tiles in the hands of others together "
                    "with the stack: what you have not seen."
                ),
            ),
        ),
        Paragraph(
            "landscape.equal",
            mark("Equal turns"),
            (
                mark(
                    "So that all have equally many turns, a few tiles leave the game before it "
                    "begins, for all to see. A tile that is discarded in play is not replaced."
                ),
            ),
            table=(
                (mark("Players"), mark("Tiles that leave the game")),
                ("2", "1"),
                ("3", "2"),
                ("4", "3"),
                ("5", "3"),
            ),
        ),
    ),
)

RULINGS = Chapter(
    mark("Rulings"),
    (
        Paragraph(
            "landscape.rulings",
            mark("Where the printed rules leave something open"),
            (
                mark(
                    "Where the printed rules are silent or contradict themselves, this program "
                    "does as this page says."
                ),
            ),
        ),
        Paragraph(
            "landscape.rulings.lake",
            mark("A segment without edges"),
            (
                mark(
                    "The lake in the middle of one tile reaches no edge. It is complete as soon "
                    "as it is placed: size 1, no city, 1 point."
                ),
            ),
            pictures=(Picture(boards.LAKE, mark("A lake for one navigator: 1 point.")),),
        ),
        Paragraph(
            "landscape.rulings.itself",
            mark("A territory that meets itself"),
            (
                mark(
                    "Two segments of one tile can belong to one territory. The tile then counts "
                    "once; the cities of both segments count."
                ),
            ),
            pictures=(
                Picture(boards.MEETS_ITSELF, mark("A grassland that has come round in a ring.")),
            ),
        ),
        Paragraph(
            "landscape.rulings.several",
            mark("Several followers in one territory"),
            (
                mark(
                    "You choose which of your own to take back, one a turn. Each scores the "
                    "territory as it is at that time."
                ),
            ),
        ),
        Paragraph(
            "landscape.rulings.notile",
            mark("A turn without a tile"),
            (
                mark(
                    "When the last drawn tile fits nowhere, or nothing in the hand does and the "
                    "stack is empty, there is no follower step: nobody takes a follower back."
                ),
            ),
        ),
        Paragraph(
            "landscape.rulings.turned",
            mark("Four rotations"),
            (
                mark(
                    "A tile can be laid in four ways even where some of them look alike. That "
                    "changes nothing in play; records keep the difference."
                ),
            ),
            pictures=(Picture(boards.ALIKE, mark("This sea can be laid here in four ways.")),),
        ),
        Paragraph(
            "landscape.rulings.five",
            mark("Equal turns with five players"),
            (
                mark(
                    "The printed rules remove one tile, which leaves 82: some would have a turn "
                    "more. Their aim, equal turns, rules here: three tiles leave the game."
                ),
            ),
        ),
        Paragraph(
            "landscape.rulings.designs",
            mark("The tiles themselves"),
            (
                mark(
                    "The printed pictures are not used. The 66 designs are a reconstruction that "
                    "meets every count that the printed rules give."
                ),
            ),
        ),
    ),
)

PROGRAM = Chapter(
    mark("At this table"),
    (
        Paragraph(
            "landscape.table",
            mark("How to play here"),
            (
                mark(
                    "Squares where your tile fits are lit, and the tile turns to what fits. The "
                    "panel at the right says whose turn it is and what is still to do. The game "
                    "is saved after every move."
                ),
                mark(
                    "When a move is refused, the program says why. **F1** opens the paragraph for "
                    "whatever has the focus or lies under the pointer."
                ),
            ),
        ),
        Paragraph(
            "landscape.table.undo",
            mark("Taking back"),
            (
                mark(
                    "Until you end your turn you can take back what you did in it, step by step or "
                    "all at once. What chance has shown stays: a tile that was drawn, and what was "
                    "done before it was."
                ),
            ),
        ),
        Paragraph(
            "landscape.table.keys",
            mark("Keys and mouse"),
            (mark("Everything can be done with the mouse alone, or with keys alone."),),
            table=(
                (mark("What"), mark("Keys"), mark("Mouse")),
                (mark("Choose a square"), mark("Arrows"), mark("Point")),
                (mark("Turn the tile"), mark("R, Shift+R · Q"), mark("Wheel, or right button")),
                (mark("Place, choose, end the turn"), mark("Enter or space"), mark("Click")),
                (mark("No follower"), "P", mark("The button “Nothing”")),
                (mark("The other tile in hand"), "1 · 2", mark("Click on it")),
                (mark("Take back"), "U", mark("The button with the arrow")),
                (mark("Take back the whole turn"), mark("Backspace"), mark("The button beside it")),
                (mark("Larger, smaller"), "+ · -", mark("Ctrl and wheel")),
                (mark("Move the board"), "W A S D", mark("Drag")),
                (mark("The whole board"), "F", mark("The button with the frame")),
                (mark("Who holds each territory"), mark("Hold Tab, or H"), mark("The eye")),
                (mark("What still fits, everywhere"), "O", mark("The die")),
                (mark("Tiles that are left"), "L", mark("The stack")),
                (mark("The log; a line shows its place"), "G", mark("The book")),
                (mark("Ask about a territory"), mark("X, arrows, R"), mark("Point at it")),
                (mark("A hint"), "T", mark("The lantern")),
                (mark("Why a computer player did that"), "Y", mark("The question mark")),
                (
                    mark("Computer players: faster, skip to me"),
                    mark("Full stop, End"),
                    mark("The two buttons with arrows"),
                ),
                (mark("The rule on something"), "F1", mark("Click on what is told")),
                (mark("Turn pages, of the log too"), mark("Page Up, Page Down"), mark("Wheel")),
                (mark("Full screen"), mark("F11, Alt+Enter"), mark("In the settings")),
                (mark("Next button, menu"), mark("Tab · F10"), mark("Click")),
            ),
        ),
        Paragraph(
            "landscape.aids",
            mark("What the aids mean"),
            (
                mark(
                    "**Fits here** counts, for an empty square, all tiles that you have not seen "
                    "and that fit there in some rotation; the hidden hands of others are among "
                    "them. A square that none of them fits is dead and hatched."
                ),
                mark(
                    "**Now / best possible** of a follower: what its territory scores now, and "
                    "what it would score if it were complete with the tiles and cities that it "
                    "has now. Below it a ring stands for each open edge."
                ),
                mark(
                    "**Points beforehand**: what a follower taken back would score, line by line, "
                    "and what the tile would change for your own followers where it is now."
                ),
                mark(
                    "**Who holds what**: the holder's badge stands at each open edge, and the "
                    "territory that you point at is outlined. **Last moves** are framed in their "
                    "player's colour; a ring struck out is where a follower was taken back."
                ),
                ADVICE,
                mark(
                    "Each of these, the lists of the tiles left and of a seat's points, and the "
                    "log can be switched off for each seat before the game; badges, struck out, "
                    "show beside its name what it is without. What a thing is and does is told to "
                    "everybody."
                ),
            ),
        ),
    ),
)
