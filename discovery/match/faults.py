"""What can be wrong with a file of a game, each kind as an exception with a plain sentence."""

from __future__ import annotations

from discovery.rules.words import Message

LONGEST = 120
"""Letters of what a sentence quotes from a file; a damaged one can hold millions."""


def quoted(text: str) -> str:
    r"""Return `text` as one line, cut to a length that a sentence can bear.

    >>> quoted("throw 7"), quoted("a\n\0b"), len(quoted("x" * 100_000))
    ('throw 7', 'a��b', 120)
    """
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in short)


class RecordFault(ValueError):  # noqa: N818 - each kind is named for what the file is
    """A file that cannot be used; `message` tells people why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class Unreadable(RecordFault):
    """The system does not give the file's content."""

    def __init__(self, why: str) -> None:
        super().__init__(Message("The file cannot be read: {why}.", {"why": why}))


class NotARecord(RecordFault):
    """The file is something else."""

    def __init__(self) -> None:
        super().__init__(Message("The file is no saved game of this program."))


class Truncated(RecordFault):
    """The file was written only in part."""

    def __init__(self) -> None:
        super().__init__(Message("The saved game was written only in part."))


class Damaged(RecordFault):
    """The file is a saved game, but a field of it is missing or wrong."""

    def __init__(self, *place: str) -> None:
        self.field = quoted(" ".join(place).strip())
        super().__init__(
            Message(
                "The saved game is damaged: “{field}” is missing or wrong.", {"field": self.field}
            )
        )


class DoesNotFit(RecordFault):
    """The log breaks the rules at a step: no game can have gone this way."""

    def __init__(self, step: int, why: str) -> None:
        super().__init__(
            Message(
                "The saved game is damaged: step {step} does not fit: {why}.",
                {"step": step, "why": quoted(why.rstrip("."))},
            )
        )
        self.step = step


class NewerVersion(RecordFault):
    """The file comes from a later version of the program."""

    def __init__(self, version: int) -> None:
        super().__init__(
            Message(
                "The saved game is from a newer version of this program (its format is {version}).",
                {"version": quoted(str(version))},
            )
        )


class UnknownGame(RecordFault):
    """The file is of a game that is not in the house."""

    def __init__(self, game: str) -> None:
        super().__init__(
            Message("The saved game is of “{game}”, which is not here.", {"game": quoted(game)})
        )


class UnknownPlayer(RecordFault):
    """The game is not over, and a computer player that sits at its table is not in the house."""

    def __init__(self, agent: str) -> None:
        super().__init__(
            Message(
                "The saved game is with the computer player “{agent}”, who is not here.",
                {"agent": quoted(agent)},
            )
        )


class ContentChanged(RecordFault):
    """The game's tiles, map or cards are others than those that the game was played with."""

    def __init__(self, name: str) -> None:
        super().__init__(
            Message(
                "The game was played with another “{name}” than the one here.",
                {"name": quoted(name)},
            )
        )
