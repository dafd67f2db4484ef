"""The rule pages of the journals: what dice are used for, and the tribes' actions."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.rulebook import journals_faces as faces
from discovery.scenes.rulebook.book import Chapter, Paragraph, Picture

ACTIONS = Chapter(
    mark("What dice do"),
    (
        Paragraph(
            "journals.tribe",
            mark("Meeting a tribe"),
            (
                mark(
                    "Discard **one** parley die for a friendly tribe of the encounter area, "
                    "**two** for a wary one. Lay the card at your board: from now on you have "
                    "its action and its tents. You also get a [grey die](journals.grey), rolled "
                    "into your storage."
                ),
                mark("One friendly and one wary tribe a turn is the most."),
            ),
        ),
        Paragraph(
            "journals.grey",
            mark("Grey dice"),
            (
                mark(
                    "The grey die comes from the supply. If that is empty, it comes from the "
                    "player with **most grey dice**; those in storage, on slots and on tribe "
                    "cards count. That player chooses which one to give."
                ),
                mark(
                    "If several have most, the receiver chooses whom to ask. If the receiver has "
                    "most, or as many as anyone, there is no grey die."
                ),
            ),
        ),
        Paragraph(
            "journals.duty",
            mark("Change of duty"),
            (
                mark(
                    "Discard a die of the chosen face and turn **one or two** dice of your "
                    "storage to one other face, the same for both. They are out until your next "
                    "turn. You need another die in the storage for it."
                ),
            ),
        ),
        Paragraph(
            "journals.swap",
            mark("Swapping the exploration"),
            (
                mark(
                    "Discard a die of the chosen face and exchange your current exploration with "
                    "a card of the scouting area. What you have prepared stays."
                ),
            ),
        ),
        Paragraph(
            "journals.prepare",
            mark("Preparing marches"),
            (
                mark(
                    "Ride, walk, climb and the actions of many tribes prepare steps: rivers and "
                    "mountains, in the order shown. Some of the dice are discarded, the others "
                    "are **kept** on the slot. There they stay until you [write](journals.write) "
                    "or until somebody takes them."
                ),
                mark(
                    "A slot may hold several preparations. They stay through swaps and other "
                    "explorations."
                ),
            ),
            pictures=(
                Picture(faces.RIDE, mark("Ride: a horse is kept, two rivers.")),
                Picture(faces.WALK, mark("Walk: a foot is discarded, one is kept, three rivers.")),
                Picture(
                    faces.CLIMB,
                    mark("Climb: two alike are discarded, one is kept, two mountains."),
                ),
            ),
        ),
        Paragraph(
            "journals.write",
            mark("Writing"),
            (
                mark(
                    "Lay a **journal** die on each prepared march that you want to set off. As "
                    "soon as they lead along the whole route, [record](journals.explore) it. A "
                    "die can be laid only where the exploration can still be finished with what "
                    "you have."
                ),
            ),
        ),
        Paragraph(
            "journals.explore",
            mark("Exploring"),
            (
                mark(
                    "Put the marches set off into any order. Each gives a **beginning** of its "
                    "steps, one step at least; the rest is lost. Laid end to end they must be "
                    "**exactly** the route of your current exploration, along one side of a "
                    "fork. An exploration that is not complete is not allowed."
                ),
                mark(
                    "The card goes into your journal. All dice of the marches set off, the "
                    "journal dice too, are rolled into your storage. Then choose a new current "
                    "exploration from the scouting area. One exploration a turn is the most."
                ),
            ),
            pictures=(
                Picture(
                    faces.COVERED,
                    mark(
                        "A climb gives one of its two mountains, the other is lost; a walk gives "
                        "the three rivers. That is exactly this route."
                    ),
                ),
                Picture(
                    faces.NEXT,
                    mark("The walk alone leads nowhere here: the route begins with a mountain."),
                ),
            ),
        ),
        Paragraph(
            "journals.explore.two",
            mark("Two cards at once"),
            (
                mark(
                    "If the steps go on after the end of the current exploration and are exactly "
                    "the route of **one card of the scouting area** as well, you record both. "
                    "The joint may lie inside a march."
                ),
                mark(
                    "Two cards in one turn earn you **one more turn**, right after the areas "
                    "have been filled again."
                ),
            ),
            pictures=(
                Picture(faces.FIRST, mark("The current exploration: five rivers …")),
                Picture(
                    faces.SECOND,
                    mark(
                        "… and three on the scouting card. Two walks and a ride make eight: the "
                        "second walk does two steps here, one there."
                    ),
                ),
            ),
        ),
    ),
)

TRIBES = Chapter(
    mark("Tribes' actions"),
    (
        Paragraph(
            "journals.deeds",
            mark("Tribes' actions"),
            (
                mark(
                    "Cards 1 to 36 prepare [marches](journals.prepare) as ride, walk and climb "
                    "do, with other dice and other steps. Cards 37 to 55 do something else, each "
                    "**once a turn** at most."
                ),
                mark(
                    "An action that costs a die costs one of the chosen face. One that costs "
                    "none can be used once a die was used in the turn. Actions called lasting "
                    "are always in force."
                ),
            ),
            table=(
                (mark("Action"), mark("What it does")),
                (
                    mark("Turn"),
                    mark(
                        "turn up to so many dice of the storage to one face: the one shown, or "
                        "one that you choose"
                    ),
                ),
                (mark("Reroll"), mark("roll up to so many dice of the storage again")),
                (
                    mark("Fetch left, fetch right"),
                    mark("fetch up to so many dice, of any colours, from that bank and roll them"),
                ),
                (
                    mark("Summon"),
                    mark("fetch up to so many of your own dice from anywhere and roll them"),
                ),
                (mark("Grey"), mark("receive a [grey die](journals.grey)")),
                (mark("Scribe, lasting"), mark("one die of the face shown counts as a journal")),
                (mark("Envoy, lasting"), mark("one die of the face shown counts as a parley")),
                (
                    mark("Guide, lasting"),
                    mark(
                        "one more step may be added anywhere in an exploration; it takes no "
                        "journal die"
                    ),
                ),
                (
                    mark("Reserve"),
                    mark(
                        "lay a scouting card in reserve, one at a time: it may be the second or "
                        "the next exploration"
                    ),
                ),
                (
                    mark("Swap, as an action"),
                    mark("exchange the current exploration with a scouting card"),
                ),
                (
                    mark("Survey"),
                    mark(
                        "remove a scouting card from the game; the top of the deck takes its "
                        "place at once"
                    ),
                ),
                (mark("Peace, lasting"), mark("a wary tribe takes one parley less")),
            ),
            pictures=(
                Picture(faces.MARCHING, mark("A march: one horse kept, two steps.")),
                Picture(faces.TURNING, mark("Turns dice to journals.")),
                Picture(faces.LASTING, mark("Lasting: a horse counts as a journal.")),
            ),
        ),
    ),
)
