"""Damages saved games in every way that disks, editors, other programs and people do."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    Tree = dict[str, Any]

NUMBERS: tuple[object, ...] = (
    -1, 0, 1, 2, 255, 2**31, 2**63, -(2**64), 10**30, 10**4000, 0.5, -0.0, 1e308, float("inf"),
    float("nan"),
)  # fmt: skip
TEXTS = (
    "", " ", "0", "-1", "\0", "a\0b", "\ud800", "\udfff x", "²", "٣", "\N{FULLWIDTH DIGIT ONE}",
    "1_0", "+1", "0x1", "1e3",
    "\N{RIGHT-TO-LEFT OVERRIDE}abc", "수아", "é" * 300, "{file}", "{0}", "%s", "../../etc/passwd",
    "\x1b[2J", "\n\n\n", "x" * 200_000, "9" * 5000, "place 1e9 0", "pass pass", "draw", "first -1",
    "random", "nobody", "on", "off",
)  # fmt: skip
OTHERS: tuple[object, ...] = (None, True, False, [], {}, [[]], [{}], [None], {"": ""}, ["pass"])
VALUES = (*NUMBERS, *TEXTS, *OTHERS)
ENCODINGS = ("utf-16", "utf-16-le", "utf-32", "latin-1", "cp949", "utf-8-sig", "utf-7", "cp037")


def mutated(bases: list[bytes], dice: Random, count: int) -> Iterator[tuple[str, bytes]]:
    """Yield `count` damaged files with the name of what was done to each, every way in turn."""
    for number in range(count):
        base = dice.choice(bases)
        place = number % (len(BYTES) + len(TREES))
        if place < len(BYTES):
            yield BYTES[place].__name__, BYTES[place](base, dice)
            continue
        way, tree = TREES[place - len(BYTES)], json.loads(base)
        way(tree, dice)
        yield way.__name__, json.dumps(tree).encode()


def flipped(data: bytes, dice: Random) -> bytes:
    """Some bits have the other value."""
    found = bytearray(data)
    for _ in range(dice.choice((1, 1, 1, 2, 8, 100))):
        found[dice.randrange(len(found))] ^= 1 << dice.randrange(8)
    return bytes(found)


def truncated(data: bytes, dice: Random) -> bytes:
    """The end is missing."""
    return data[: dice.choice((0, 1, dice.randrange(60), dice.randrange(len(data)), -1, -2))]


def beheaded(data: bytes, dice: Random) -> bytes:
    """The beginning is missing."""
    return data[dice.randrange(1, len(data)) :]


def zeroed(data: bytes, dice: Random) -> bytes:
    """A block, or the end, is all zeros, as after a loss of power."""
    start = dice.randrange(len(data))
    end = dice.choice((len(data), min(len(data), start + 512)))
    return data[:start] + bytes(end - start) + data[end:]


def stretched(data: bytes, dice: Random) -> bytes:
    """A piece stands twice, or is gone."""
    start, end = sorted(dice.sample(range(len(data)), 2))
    return dice.choice((data[:end] + data[start:], data[:start] + data[end:]))


def mixed(data: bytes, dice: Random) -> bytes:
    """Random bytes stand in it, or nothing else."""
    noise = dice.randbytes(dice.choice((1, 4, 300)))
    start = dice.randrange(len(data))
    return dice.choice((data[:start] + noise + data[start:], noise, data[:60] + noise))


def recoded(data: bytes, dice: Random) -> bytes:
    """Another program wrote it in its own encoding, or packed it."""
    text = data.decode().replace("Ann", "Zoë 수아")
    encoding = dice.choice((*ENCODINGS, "gzip"))
    if encoding == "gzip":
        return gzip.compress(data, mtime=0)
    return text.encode(encoding, "replace")


def nested(data: bytes, dice: Random) -> bytes:
    """Brackets in brackets in brackets."""
    deep = dice.choice((50, 900, 100_000))
    bracket = dice.choice((b"[", b'{"a":'))
    middle = b"1" + (b"]" if bracket == b"[" else b"}") * deep
    bomb = bracket * deep + dice.choice((middle, b""))
    spot = data.find(dice.choice((b'"nim"', b'"seats": ', b'"setup": ', b'"steps": ', b"\n")))
    return dice.choice((bomb, data[: spot + 9] + bomb + data[spot + 9 :], data[:-2] + bomb))


def numbered(data: bytes, dice: Random) -> bytes:
    """A number has become enormous, longer than Python reads."""
    digits = [place for place, byte in enumerate(data) if 48 <= byte <= 57]
    spot = dice.choice(digits)
    huge = dice.choice((b"9" * 20, b"9" * 4299, b"9" * 100_000, b"-", b"1e", b"1e9", b"1e999"))
    return data[:spot] + huge + data[spot:]


def _nodes(tree: Any) -> list[tuple[Any, Any]]:
    """Return (container, key) of every value in a tree."""
    pairs = tree.items() if isinstance(tree, dict) else enumerate(tree)
    found = []
    for key, value in pairs:
        found.append((tree, key))
        if isinstance(value, dict | list):
            found += _nodes(value)
    return found


def _node(tree: Tree, dice: Random) -> tuple[Any, Any]:
    """Return one value's place; one in the head is as likely as one in the many steps."""
    parts = [tree[key] for key in ("seats", "options", "content", "setup")]
    heads = [node for part in parts for node in _nodes(part)]
    return dice.choice(dice.choice((heads, _nodes(tree))))


def replaced(tree: Tree, dice: Random) -> None:
    """A value has become another, often of another type."""
    holder, key = _node(tree, dice)
    holder[key] = dice.choice(VALUES)


def topped(tree: Tree, dice: Random) -> None:
    """One of the first fields has become another value."""
    tree[dice.choice(list(tree))] = dice.choice(VALUES)


def dropped(tree: Tree, dice: Random) -> None:
    """A value is gone."""
    holder, key = _node(tree, dice)
    del holder[key]


def renamed(tree: Tree, dice: Random) -> None:
    """A field has another name."""
    key = dice.choice(list(tree))
    tree[dice.choice((key.upper(), f"{key} ", "x", *tree))] = tree.pop(key)


def swapped(tree: Tree, dice: Random) -> None:
    """Two values stand in each other's place."""
    one, other = _node(tree, dice), _node(tree, dice)
    for holder, key in (one, other):
        if isinstance(holder, list) and key >= len(holder):
            return
    values = json.dumps([one[0][one[1]], other[0][other[1]]])
    other[0][other[1]], one[0][one[1]] = json.loads(values)


def versioned(tree: Tree, dice: Random) -> None:
    """A later program wrote it."""
    tree["version"] = dice.choice((2, 3, 99, 10**9, 10**4000))


def unknown(tree: Tree, dice: Random) -> None:
    """It is of a game that is not here."""
    tree["game"] = dice.choice(("chess", "Landscape", "landscape ", "", "../nim", "g" * 100_000))


def seated(tree: Tree, dice: Random) -> None:
    """Other people sit at the table, or too many or nobody, or a computer player nobody knows."""
    seats = tree["seats"]
    seat = dice.choice(seats)
    match dice.randrange(6):
        case 0:
            del seats[dice.randrange(len(seats)) :]
        case 1:
            seats *= dice.choice((2, 30))
        case 2:
            seat["agent"] = dice.choice(("nobody", "random", "greedy", "\0", ""))
        case 3:
            seat["colour"] = dice.choice((0, 4, 5, -1, 10**20))
        case 4:
            seat["off"] = dice.choice((["nothing"], [""], [1], ["odds"] * 5000))
        case _:
            seat["name"] = dice.choice(TEXTS)


def stepped(tree: Tree, dice: Random) -> None:
    """Steps are gone, twice, elsewhere, or thousands."""
    steps = tree["steps"]
    place = dice.randrange(len(steps))
    match dice.randrange(6):
        case 0:
            del steps[place]
        case 1:
            steps.insert(place, steps[place])
        case 2:
            steps.insert(dice.randrange(len(steps)), steps.pop(place))
        case 3:
            steps += [dict(steps[place]) for _ in range(2000)]
        case 4:
            steps[place]["seat"] = (steps[place]["seat"] + 1) % len(tree["seats"])
        case _:
            steps[place]["chance"] = dice.choice(steps)["chance"] * dice.choice((1, 2, 100))


def worded(tree: Tree, dice: Random) -> None:
    """An action or an outcome has other words or numbers."""
    step = dice.choice(tree["steps"])
    holder: Any = dice.choice(([step["action"]], step["chance"], tree["setup"]))
    if not holder:
        return
    words = str(dice.choice(holder)).split(" ")
    words[dice.randrange(len(words))] = dice.choice(TEXTS)
    text = " ".join(words)
    if holder is tree["setup"] or holder is step["chance"]:
        holder[dice.randrange(len(holder))] = text
    else:
        step["action"] = text


def other_game(tree: Tree, dice: Random) -> None:
    """The log is of another game than the record says."""
    name = dice.choice(list(DIGESTS))
    tree["game"], tree["content"] = name, dict(DIGESTS[name])
    tree["options"] = dice.choice((tree["options"], {}))


def optioned(tree: Tree, dice: Random) -> None:
    """The game was begun with variants that there are not."""
    options = tree["options"]
    key = dice.choice((*options, "variant", ""))
    options[key] = dice.choice((*TEXTS[:20], "on", "off", 1, None))


DIGESTS: dict[str, dict[str, str]] = {}
"""What each game's box was made from, for `other_game`; the test fills it in."""
BYTES: tuple[Callable[[bytes, Random], bytes], ...] = (
    flipped, truncated, beheaded, zeroed, stretched, mixed, recoded, nested, numbered,
)  # fmt: skip
TREES: tuple[Callable[[Tree, Random], None], ...] = (
    replaced, topped, dropped, renamed, swapped, versioned, unknown, seated, stepped, worded,
    other_game, optioned,
)  # fmt: skip
