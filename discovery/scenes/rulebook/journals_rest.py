"""The rule pages of the journals: the end, rulings, the table."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.rulebook import journals_faces as faces
from discovery.scenes.rulebook.book import ADVICE, Chapter, Paragraph, Picture

END = Chapter(
    mark("The end"),
    (
        Paragraph(
            "journals.end",
            mark("The end of the game"),
            (
                mark(
                    "When a current exploration cannot be replaced because the **scouting area "
                    "is empty**, the end has come: every other player, clockwise, has one more "
                    "turn, with bonus turns. Nothing may fill the place to prevent that."
                ),
                mark(
                    "The game also ends when for **five rounds** nobody has recorded an "
                    "exploration or met a tribe. Two rounds and one round before, the program "
                    "says so."
                ),
            ),
        ),
        Paragraph(
            "journals.score",
            mark("Points"),
            (
                mark("Count these together. The current exploration does not count."),
                mark(
                    "With equal points, whoever has more dice on the board wins: in storage, on "
                    "slots, on tribe cards. After that the win is shared."
                ),
            ),
            table=(
                (mark("What"), mark("Points")),
                (mark("Recorded explorations"), mark("as printed on them")),
                (mark("[Species](journals.score.species)"), mark("1, 3, 6 or 10 for a set")),
                (mark("[Tents](journals.score.tents)"), mark("by rank")),
            ),
        ),
        Paragraph(
            "journals.score.species",
            mark("Species"),
            (
                mark(
                    "There are plants, mammals, birds and fish. Split those on your recorded "
                    "explorations into sets of **different** ones. The program finds the split "
                    "that brings most."
                ),
            ),
            table=(
                (mark("Different species in a set"), "1", "2", "3", "4"),
                (mark("Points"), "1", "3", "6", "10"),
            ),
            pictures=(Picture(faces.SPECIES, mark("Plant, mammal, bird, fish.")),),
        ),
        Paragraph(
            "journals.score.tents",
            mark("Tents"),
            (
                mark(
                    "Tents on your tribes and on your recorded explorations are added up, and "
                    "the players ranked. Who is level shares the points of the places equally: "
                    "two at the head of four get (12 + 8) / 2 = 10 each."
                ),
                mark(
                    "Who has no tents is ranked as well: four players without any get 6 points "
                    "each."
                ),
            ),
            table=(
                (mark("Players"), mark("First"), mark("Second"), mark("Third"), mark("Fourth")),
                ("4", "12", "8", "4", "0"),
                ("3", "8", "4", "0", "–"),
                ("2", "4", "0", "–", "–"),
            ),
        ),
    ),
)

RULINGS = Chapter(
    mark("Rulings"),
    (
        Paragraph(
            "journals.rulings",
            mark("What the printed rules leave open"),
            (
                mark("Where the printed rules are silent, this program does as follows."),
                mark(
                    "– The faces of the dice, the table of species and that of tents for two and "
                    "three players are ours. So are all cards."
                ),
                mark(
                    "– The cards that are not in the deck have been seen by nobody, so nobody "
                    "can tell them from those in the deck."
                ),
            ),
        ),
        Paragraph(
            "journals.rulings.dice",
            mark("Dice and marches"),
            (
                mark(
                    "– The dice of an exploration are rolled first; then the new exploration is "
                    "chosen."
                ),
                mark(
                    "– A slot may hold several preparations, each set off by a journal die of "
                    "its own."
                ),
                mark(
                    "– A change of duty needs another die in the storage. A die is always turned "
                    "to another face; dice that are out may be turned."
                ),
                mark(
                    "– A tribe's action that fetches dice may fetch the die that it costs, which "
                    "lies in its bank at once. But a bank that was empty before cannot be chosen."
                ),
                mark(
                    "– A die that counts as a journal or a parley belongs to the chosen face "
                    "journal or parley."
                ),
                mark(
                    "– Order and cut of what is set off make no difference to what follows, so "
                    "you are not asked for them; the table shows one way."
                ),
                mark(
                    "– Who gives a grey die away and has only one, or several that are alike, is "
                    "not asked."
                ),
            ),
        ),
        Paragraph(
            "journals.rulings.end",
            mark("The end"),
            (
                mark(
                    "– If the player who brings the end about won a bonus turn with it, that "
                    "turn is played, without an exploration."
                ),
                mark(
                    "– A scouting area that is empty while the deck is not, because a card was "
                    "laid in reserve, brings the end as well when nothing can be chosen."
                ),
                mark(
                    "– Five rounds are five turns of each player. Bonus turns count as turns, "
                    "but they follow a recorded exploration anyway."
                ),
                mark("– Tents count at the end only."),
                mark(
                    "– Dice in hand count as dice on the board, and so do journal dice that lie "
                    "on marches being set off."
                ),
            ),
        ),
    ),
)

PROGRAM = Chapter(
    mark("At this table"),
    (
        Paragraph(
            "journals.table",
            mark("How to play here"),
            (
                mark(
                    "Dice and cards with which you can do something are lit. Take a die, by a "
                    "click or by dragging it; then the places where it can go are lit. Where "
                    "there are several ways, a list asks which one. The panel at the side says "
                    "what is to be done. The game is saved after every move."
                ),
                mark(
                    "The board of the seat that is to act has a frame. Recorded explorations lie "
                    "open on a sheet where there is room for one; otherwise they lie open at the "
                    "end, on the boards of those who have none under way."
                ),
                mark(
                    "The points on the boards and in the panel are those with which the game "
                    "would end now. What stands in brackets there, for tents and for sets of "
                    "species, is a part of them."
                ),
                mark(
                    "With the **hand** you pick dice of your own colour anywhere, one by one, "
                    "and then roll them with the large button."
                ),
                mark(
                    "When something is refused, the program says why. **F1** opens the paragraph "
                    "about that, or about whatever you look at."
                ),
            ),
        ),
        Paragraph(
            "journals.table.replay",
            mark("Watching a game again"),
            (
                mark(
                    "A game that was played can be watched from the results and from the list of "
                    "games: right and left go one decision on or back, down and up ten."
                ),
            ),
        ),
        Paragraph(
            "journals.table.keys",
            mark("Keys and mouse"),
            (mark("Everything can be done with the mouse alone, or with keys alone."),),
            table=(
                (mark("What"), mark("Keys"), mark("Mouse")),
                (mark("Go to a die, a card, a slot"), mark("Arrows"), mark("Point")),
                (mark("Take, choose, confirm"), mark("Enter or space"), mark("Click, or drag")),
                (mark("End the turn, end a choice"), "P", mark("The large button")),
                (mark("Lay down what you hold"), mark("Escape"), mark("Right button")),
                (mark("Pick dice of your colour"), mark("Tab, to the hand"), mark("The hand")),
                (mark("Plan a route"), "X", mark("The button with the eye")),
                (mark("Take back"), "U", mark("The button with the arrow")),
                (mark("Take back the whole turn"), mark("Backspace"), mark("The button beside it")),
                (mark("See a card or a board large"), "+", mark("Right button")),
                (mark("Cards that nobody has seen"), "L", mark("The button with the stack")),
                (mark("Log"), "G", mark("The button with the book")),
                (mark("A hint"), "T", mark("The button with the lamp")),
                (mark("Why a computer player did that"), "Y", mark("The question mark")),
                (mark("Computer players: faster"), mark("Full stop"), mark("The double arrow")),
                (
                    mark("Computer players: at once to me"),
                    mark("End"),
                    mark("The button beside it"),
                ),
                (mark("Leaf through lists and log"), mark("Page up, page down"), mark("Wheel")),
                (mark("Next thing, previous thing"), mark("Tab, Shift and Tab"), mark("Point")),
                (mark("Menu"), "F10", mark("The menu button")),
                (mark("These pages"), "F1", mark("The button with the i")),
            ),
        ),
        Paragraph(
            "journals.aids",
            mark("What the program works out for you"),
            (
                mark(
                    "Each seat can have it or not; it is chosen in the set-up. Badges, struck "
                    "out, show beside a name what that seat is without."
                ),
                mark(
                    "**Ways along a route**: how far your prepared marches reach along the "
                    "route, where steps are lost, how many journal dice it takes, and whether a "
                    "second card can be reached. With the button with the eye you pick marches "
                    "and see it for them alone."
                ),
                mark(
                    "**Points beforehand**: what an exploration or a tribe would score now, "
                    "species and tents included; in a list each choice tells it."
                ),
                mark("**Rolls so far**: what each player has rolled, beside what to expect."),
                mark(
                    "**Cards left**: all cards that nobody has seen, by both sides, and how many "
                    "of each kind they are; which of them stay in the box nobody knows."
                ),
                mark(
                    "**Last moves**: what each player did in the last turn has a rim in the "
                    "player's colour, with the badge."
                ),
                mark("**Log**: everything that happened, to look up."),
                ADVICE,
            ),
            pictures=(
                Picture(faces.NEXT, mark("The first step that no march reaches is marked.")),
            ),
        ),
    ),
)
