"""The rule pages of Discoveries, the journals: goal, pieces, set-up, a turn."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.rulebook import journals_faces as faces
from discovery.scenes.rulebook.book import Book, Chapter, Paragraph, Picture
from discovery.scenes.rulebook.journals_actions import ACTIONS, TRIBES
from discovery.scenes.rulebook.journals_rest import END, PROGRAM, RULINGS

BASICS = Chapter(
    mark("The game in short"),
    (
        Paragraph(
            "journals.goal",
            mark("What it is about"),
            (
                mark(
                    "Each of you keeps a journal of the great expedition to the West. With dice "
                    "you prepare marches, and write down [explorations](journals.explore) along "
                    "rivers and over mountains; you meet [tribes](journals.tribe), whose help "
                    "makes you stronger."
                ),
                mark(
                    "At the [end](journals.score) count the recorded explorations, the species "
                    "found on them, and the tents. Whoever has most points wins."
                ),
            ),
        ),
        Paragraph(
            "journals.words",
            mark("Dice"),
            (
                mark(
                    "There are thirty dice: five in each of the four colours of the players, and "
                    "ten grey ones. Of the six faces of a die two show a **foot**, one a "
                    "**horse**, one **parley**, and two a **journal**."
                ),
            ),
            pictures=(
                Picture(faces.DICE, mark("Foot, horse, parley, journal; a grey die at the end.")),
            ),
        ),
        Paragraph(
            "journals.cards",
            mark("Cards"),
            (
                mark("Fifty-five cards have two sides."),
                mark(
                    "A **tribe** is friendly or wary, has one to three tents, and brings an "
                    "action that is yours from then on."
                ),
                mark(
                    "An **exploration** shows a **route** of river and mountain steps. It is "
                    "read from the bottom up and has one fork at most: go along one side of it. "
                    "It also shows its points, perhaps a species, and up to two tents."
                ),
            ),
            pictures=(
                Picture(faces.FRIENDLY, mark("A friendly tribe.")),
                Picture(faces.WARY, mark("A wary tribe.")),
                Picture(faces.ROUTE, mark("A mountain, then three rivers.")),
                Picture(faces.FORK, mark("A fork: one mountain, or two rivers.")),
            ),
        ),
        Paragraph(
            "journals.boards",
            mark("Boards"),
            (
                mark(
                    "Your **board** has a **storage** for dice, the **slots** of your actions, "
                    "the **current exploration**, and the **journal** of recorded ones."
                ),
                mark(
                    "All boards play alike. They are those of four who kept journals on the "
                    "expedition, each with things of its keeper: Captain Meriwether Lewis has a "
                    "spyglass and a pressed plant, Captain William Clark a compass and a map, "
                    "Sergeant Patrick Gass an axe and a saw, Sergeant John Ordway a book, ink and "
                    "a quill."
                ),
                mark(
                    "In the middle lie the **encounter area** with three tribes and the **left "
                    "bank** beside it, and the **scouting area** with three explorations and the "
                    "**right bank**."
                ),
            ),
            pictures=(
                Picture(
                    faces.BOARD,
                    mark(
                        "A board of one's own. Beside the current exploration the slots of ride, "
                        "walk and climb, and change of duty and swap."
                    ),
                ),
                Picture(
                    faces.MIDDLE,
                    mark("The middle, with the open top card of the deck between the areas."),
                ),
            ),
        ),
        Paragraph(
            "journals.setup",
            mark("Set-up"),
            (
                mark(
                    "Two to four people or computer players play; who begins is chosen or left "
                    "to chance, and then it goes clockwise. The deck lies with the exploration "
                    "side up, so that its top card is seen. Three cards go to each area."
                ),
                mark(
                    "In turn order everyone takes a scouting card as the first exploration; it "
                    "is replaced each time. Everyone rolls their five dice into the storage."
                ),
            ),
            table=(
                (mark("Players"), "2", "3", "4"),
                (mark("Grey dice in the supply"), "6", "8", "10"),
                (mark("Cards in the deck"), "30", "40", "50"),
            ),
        ),
    ),
)

TURN = Chapter(
    mark("A turn"),
    (
        Paragraph(
            "journals.turn",
            mark("A turn"),
            (
                mark(
                    "Either [use dice](journals.use) **or** [take dice](journals.take); never "
                    "both in one turn."
                ),
                mark(
                    "At the end of every turn the scouting area, then the encounter area, are "
                    "filled again from the deck. Until then you can take back what you did, as "
                    "far as chance has shown nothing."
                ),
            ),
        ),
        Paragraph(
            "journals.use",
            mark("Using dice"),
            (
                mark(
                    "Choose **one face**. In this turn you use only dice of that face, one at "
                    "least, for as many actions as they pay for. All dice of an action are paid "
                    "at once."
                ),
                mark(
                    "Dice that are discarded go to a bank: parley and journal to the **left**, "
                    "foot and horse to the **right**."
                ),
                mark(
                    "A die that was rolled, turned, fetched or received in a turn is **out**: it "
                    "cannot be used before the next turn. A bonus turn is a next turn."
                ),
            ),
            table=(
                (mark("Action"), mark("Dice"), mark("What it does")),
                (
                    mark("[Friendly tribe](journals.tribe)"),
                    mark("1 parley, discarded"),
                    mark("take the card and a grey die"),
                ),
                (
                    mark("[Wary tribe](journals.tribe)"),
                    mark("2 parley, discarded"),
                    mark("take the card and a grey die"),
                ),
                (
                    mark("[Change of duty](journals.duty)"),
                    mark("1 of the face, discarded"),
                    mark("turn 1 or 2 dice to one face"),
                ),
                (
                    mark("[Swap](journals.swap)"),
                    mark("1 of the face, discarded"),
                    mark("exchange your current exploration"),
                ),
                (
                    mark("[Ride](journals.prepare)"),
                    mark("1 horse, kept"),
                    mark("prepares 2 rivers"),
                ),
                (
                    mark("[Walk](journals.prepare)"),
                    mark("2 foot: 1 discarded, 1 kept"),
                    mark("prepares 3 rivers"),
                ),
                (
                    mark("[Climb](journals.prepare)"),
                    mark("3 alike: 2 discarded, 1 kept"),
                    mark("prepares 2 mountains"),
                ),
                (
                    mark("[Tribe's action](journals.deeds)"),
                    mark("as the card says"),
                    mark("as the card says"),
                ),
                (
                    mark("[Write](journals.write)"),
                    mark("1 journal for each march"),
                    mark("explores"),
                ),
            ),
        ),
        Paragraph(
            "journals.take",
            mark("Taking dice"),
            (
                mark("Take one of these and roll it into your storage:"),
                mark("– **all** dice of the left bank, whatever their colours, or"),
                mark("– **all** dice of the right bank, or"),
                mark(
                    "– **any number of dice of your own colour**, one at least, from anywhere: "
                    "banks, the boards of others, slots, your storage."
                ),
                mark(
                    "A die taken off a slot undoes at once what was [prepared](journals.prepare) "
                    "with it, whosever it is. Other dice that were kept there go to their bank."
                ),
            ),
        ),
    ),
)

BOOK = Book(
    "journals",
    (BASICS, TURN, ACTIONS, TRIBES, END, RULINGS, PROGRAM),
    {
        "journals": "journals.goal",
        "journals.first": "journals.setup",
        "match.turn": "journals.turn",
        "match.pending": "journals.turn",
        "match.over": "journals.end",
    },
)
