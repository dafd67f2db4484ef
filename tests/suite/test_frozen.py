from __future__ import annotations

from dataclasses import dataclass

from tests.suite.frozen import frozen


@dataclass(frozen=True, slots=True)
class Spot:
    x: int
    marks: frozenset[str] = frozenset()


def test_equal_values_are_equal_whatever_is_one_object() -> None:
    spot = Spot(3, frozenset("abc"))
    assert frozen([spot, spot]) == frozen([Spot(3, frozenset("cba")), spot])
    assert frozen((1, "a")) == frozen((True + 0, "".join(["a"])))


def test_other_values_are_not() -> None:
    base = frozen([Spot(3), {"a": 1}])
    assert base != frozen([Spot(4), {"a": 1}])
    assert base != frozen([Spot(3, frozenset("a")), {"a": 1}])
    assert base != frozen([Spot(3), {"a": 2}])
    assert base != frozen((Spot(3), {"a": 1}))


def test_shared_content_is_not_looked_into() -> None:
    content = [1]
    before = frozen({"content": content}, content)
    content.append(2)
    assert frozen({"content": content}, content) == before
    assert frozen({"content": content}) != before
