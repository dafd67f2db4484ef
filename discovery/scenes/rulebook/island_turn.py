"""The rule pages of the treasure island: a turn, its markers, and what can happen."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.rulebook import island_patches as patches
from discovery.scenes.rulebook.book import Chapter, Paragraph, Picture

TURN = Chapter(
    mark("A turn"),
    (
        Paragraph(
            "island.turn",
            mark("A turn"),
            (
                mark(
                    "A turn is a day with **12 walking hours**. You walk hex by hex: [name a "
                    "direction](island.direction), enter the hex, and turn over a "
                    "[marker](island.markers) of its terrain. Its hours are added to the day."
                ),
                mark(
                    "With fewer than 12 hours used you may go on; the step is taken even when it "
                    "passes 12. At 12 hours or more the turn ends. Hours left over, or too "
                    "many, are not carried into the next day."
                ),
                mark(
                    "You may **stop** earlier. As long as you do not know where you are, take "
                    "one step at least; later you may also stay where you are."
                ),
                mark(
                    "You may step on hexes of your own path again. That costs a new marker each "
                    "time."
                ),
            ),
        ),
        Paragraph(
            "island.direction",
            mark("Naming a direction"),
            (
                mark(
                    "Name one of the six directions. If the **sea** lies there, you are told "
                    "“Sea!”. That costs nothing: name another one. From this hex you cannot name "
                    "that direction again."
                ),
                mark("That there is sea is worth knowing: it says something about where you are."),
                mark("A player who knows where they are sees the map and stays on land."),
            ),
        ),
        Paragraph(
            "island.markers",
            mark("Markers"),
            (
                mark(
                    "206 markers lie face down, in a stack for each terrain. A marker shows "
                    "walking hours, and perhaps an [event](island.event). A **shortcut** takes "
                    "one hour only."
                ),
                mark(
                    "A [checkpoint or a site](island.places) has no stack: entering it always "
                    "costs **4 hours**, and nothing can happen."
                ),
                mark(
                    "The last marker of a turn lies at your place until your next turn; the "
                    "others are set aside. When a stack is empty, those set aside are shuffled "
                    "and are the new stack."
                ),
            ),
            table=(
                (
                    mark("Terrain"),
                    mark("Hours"),
                    mark("Hours alone"),
                    mark("Shortcuts"),
                    mark("Events"),
                    mark("All"),
                ),
                (mark("jungle"), "2–4", "40", "7", "11", "58"),
                (mark("mountain"), "3–5", "32", "6", "8", "46"),
                (mark("plain"), "1–3", "27", "4", "7", "38"),
                (mark("swamp"), "4–8", "24", "4", "6", "34"),
                (mark("outback"), "5–9", "21", "3", "6", "30"),
            ),
            pictures=(
                Picture(
                    patches.FRONTS,
                    mark("The fronts: jungle, mountain, plain, swamp, outback."),
                ),
                Picture(
                    patches.BACKS,
                    mark("The backs: hours, a shortcut, lose turns, lost, unstoppable."),
                ),
            ),
        ),
        Paragraph(
            "island.event",
            mark("Events"),
            (
                mark(
                    "The marker shows the one [accessory](island.equipment) that helps. If you "
                    "have it, with a use left, choose: **spend a use** and go on as if nothing "
                    "had happened, or **suffer** the event. Without it you can only suffer."
                ),
                mark(
                    "Suffering it ends the turn. **Lose turns**: so many of your next turns are "
                    "skipped. **Lost**: see [getting lost](island.lost)."
                ),
                mark("Nothing wards off an **unstoppable** event. It is always “lost”."),
                mark("The hours of the marker count in any case."),
                mark("So many events of each kind lie in the stacks:"),
            ),
            table=(
                (mark("Terrain"), mark("Lose turns"), mark("Lost"), mark("Unstoppable")),
                (mark("jungle"), mark("6 flashlight"), mark("3 compass"), "2"),
                (mark("mountain"), mark("3 rope, 2 survival kit"), mark("2 binoculars"), "1"),
                (mark("plain"), mark("4 canteen"), mark("2 knife"), "1"),
                (mark("swamp"), mark("1 tool, 1 radio, 1 survival kit"), mark("2 knife"), "1"),
                (mark("outback"), mark("2 tool, 1 flashlight"), mark("2 knife"), "1"),
            ),
        ),
        Paragraph(
            "island.lost",
            mark("Getting lost"),
            (
                mark(
                    "The other player, in secret, sets you on a hex **exactly 4 hexes away**: "
                    "over land or sea, on any land that is no site and no checkpoint."
                ),
                mark(
                    "You are told the terrain of the new hex. You no longer know where you are, "
                    "and begin a new path."
                ),
            ),
            pictures=(
                Picture(
                    patches.LOST,
                    mark("Who gets lost in the middle is set down on one of the lit hexes."),
                ),
            ),
        ),
    ),
)
