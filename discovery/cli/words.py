"""The words of the command line."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, NoReturn

from discovery import __version__
from discovery.cli.outcome import Complaint
from discovery.cli.playing import PLAYOUTS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SMALLEST = (1024, 640)
LARGEST = (7680, 4320)


class _Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of printing its usage and leaving."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(_plain(message))


PLAIN = (
    (
        r"argument COMMAND: invalid choice: '(.*)' \(choose from (.*)\)",
        r"There is no command '\1'; there are: \2.",
    ),
    (
        r"argument (.*): invalid choice: '(.*)' \(choose from (.*)\)",
        r"\1 cannot be '\2'; it can be: \3.",
    ),
    (r"the following arguments are required: (.*)", r"This is missing: \1."),
    (r"unrecognized arguments: (.*)", r"This is not understood: \1."),
    (r"argument (.*): expected one argument", r"\1 needs a value."),
    (r"argument (.*): ignored explicit argument '(.*)'", r"\1 takes no value, but '\2' is given."),
)
"""What argparse says, and how it is said here."""


def _plain(message: str) -> str:
    """Return a complaint of argparse in plain words.

    >>> _plain("argument COMMAND: invalid choice: 'fly' (choose from 'shoot', 'replay')")
    "There is no command 'fly'; there are: shoot, replay. See --help."
    """
    # Before Python 3.14 the choices stand in quotation marks.
    bare = re.sub(r"'(\w+)'(?=[,)])", r"\1", message)
    for pattern, plain in PLAIN:
        found = re.fullmatch(pattern, bare)
        if found is not None:
            return f"{found.expand(plain)} See --help."
    text = message.removeprefix("argument ")
    return f"{text[:1].upper()}{text[1:]}. See --help."


class Told(Exception):  # noqa: N818 - the person asked for it
    """Text that was asked for instead of a command."""


class _Help(argparse.Action):
    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="show this and leave")

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        raise Told(parser.format_help().rstrip())


class _Version(argparse.Action):
    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="show the version and leave")

    def __call__(self, *_: object) -> NoReturn:
        version = f"Discovery {__version__}"
        raise Told(version)


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Return the command and its options.

    Raises:
        Complaint: the words make no command.
        Told: help or the version was asked for.
    """
    parser = _Parser(
        prog="main.py",
        description="Board games about exploring. Without words, the window opens.",
        add_help=False,
        allow_abbrev=False,
    )
    parser.add_argument("--help", "-h", action=_Help)
    parser.add_argument("--version", action=_Version)
    parser.add_argument("--selftest", action="store_true", help="check that all is here and works")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    _add_simulate(commands)
    _add_arena(commands)
    _add_replay(commands)
    _add_shoot(commands)
    found = parser.parse_args(words)
    if found.command is None and not found.selftest:
        parser.error("a command is missing")
    return found


def _command(commands: argparse._SubParsersAction[_Parser], name: str, text: str) -> _Parser:
    parser = commands.add_parser(
        name, help=text, description=text, add_help=False, allow_abbrev=False
    )
    parser.add_argument("--help", "-h", action=_Help)
    return parser


def _add_simulate(commands: argparse._SubParsersAction[_Parser]) -> None:
    simulate = _command(commands, "simulate", "play whole games with computer players")
    simulate.add_argument("game", metavar="GAME", help="the game's code name, such as landscape")
    simulate.add_argument("--games", type=_number(1), default=1, metavar="N", help="how many")
    simulate.add_argument(
        "--players",
        type=_number(1),
        metavar="P",
        help="seats (as many as computer players, at least the game's least number)",
    )
    simulate.add_argument(
        "--seed", type=_number(0), default=0, metavar="S", help="of the first game, then one more"
    )
    simulate.add_argument(
        "--agents",
        type=_names,
        default=("random",),
        metavar="A,B,…",
        help="computer players by seat, repeated when there are more seats",
    )
    _add_options(simulate)
    _add_playouts(simulate)
    simulate.add_argument("--record", metavar="DIR", help="write a record of each game there")
    simulate.add_argument(
        "--legal", action="store_true", help="note at each step how many actions were legal"
    )


def _add_arena(commands: argparse._SubParsersAction[_Parser]) -> None:
    arena = _command(commands, "arena", "let computer players meet; tell who is stronger")
    arena.add_argument("game", metavar="GAME", help="the game's code name, such as landscape")
    arena.add_argument(
        "--agents",
        type=_names,
        required=True,
        metavar="A,B,…",
        help="computer players, one for each seat; A:400 has playouts of its own",
    )
    arena.add_argument(
        "--games",
        type=_number(1),
        default=100,
        metavar="N",
        help="how many; each deal is played from every seat",
    )
    arena.add_argument("--seed", type=_number(0), default=0, metavar="S", help="of the first deal")
    arena.add_argument(
        "--workers", type=_number(1), default=1, metavar="W", help="processes that play, 1"
    )
    _add_playouts(arena)
    arena.add_argument(
        "--seconds", type=_above_zero, metavar="T", help="seconds a turn instead of playouts"
    )
    arena.add_argument(
        "--bound",
        type=_share,
        metavar="0.85",
        help="stop once the first one's share of wins is surely above or below",
    )
    _add_options(arena)
    arena.add_argument("--json", action="store_true", help="tell it as JSON")


def _add_options(command: _Parser) -> None:
    command.add_argument(
        "--option",
        type=_pair,
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a variant; may be given several times",
    )


def _add_playouts(command: _Parser) -> None:
    command.add_argument(
        "--playouts",
        type=_number(1),
        default=PLAYOUTS,
        metavar="P",
        help=f"games that a computer player plays in its head each turn, {PLAYOUTS}",
    )


def _add_replay(commands: argparse._SubParsersAction[_Parser]) -> None:
    replay = _command(commands, "replay", "step through a recorded game in the window")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument(
        "--check", action="store_true", help="no window: verify that the log leads to the scores"
    )


def _add_shoot(commands: argparse._SubParsersAction[_Parser]) -> None:
    shoot = _command(commands, "shoot", "draw a screen into a PNG file")
    shoot.add_argument("scene", metavar="SCENE", help="such as title, setup or a game's name")
    shoot.add_argument("out", metavar="OUT.png")
    shoot.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH")
    shoot.add_argument("--seed", type=_number(0), default=0, metavar="S")
    shoot.add_argument(
        "--steps", type=_number(0), default=0, metavar="N", help="decisions played before"
    )
    shoot.add_argument("--text-scale", type=_scale, default=1.0, metavar="1.5")
    shoot.add_argument(
        "--seat", type=_number(0), metavar="K", help="a table as seat K sees it when it acts next"
    )


def _number(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least:
            message = f"'{text}' is no whole number from {least}"
            raise argparse.ArgumentTypeError(message)
        return value

    return number


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        message = f"'{text}' is no list of names with commas between them"
        raise argparse.ArgumentTypeError(message)
    return names


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        message = f"'{text}' is not of the form KEY=VALUE"
        raise argparse.ArgumentTypeError(message)
    return key, value


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        message = f"'{text}' is no size such as 1920x1080"
        raise argparse.ArgumentTypeError(message)
    size = int(width), int(height)
    if not all(a <= b <= c for a, b, c in zip(SMALLEST, size, LARGEST, strict=True)):
        message = f"'{text}' is not between 1024x640 and 7680x4320"
        raise argparse.ArgumentTypeError(message)
    return size


def _scale(text: str) -> float:
    return _between(text, 0.8, 2.0)


def _share(text: str) -> float:
    return _between(text, 0.0, 1.0)


def _above_zero(text: str) -> float:
    return _between(text, 0.01, 600.0)


def _between(text: str, least: float, most: float) -> float:
    try:
        value = float(text)
    except ValueError:
        value = least - 1
    if not least <= value <= most:
        message = f"'{text}' is no number from {least} to {most}"
        raise argparse.ArgumentTypeError(message)
    return value
