from __future__ import annotations

import gc
import os
import signal
import time
from concurrent.futures import CancelledError
from dataclasses import replace
from multiprocessing import Pipe
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from discovery.agents import worker
from discovery.agents.budget import Budget
from discovery.agents.question import Question, answer
from discovery.agents.thinkers import REPLACED, STAND_IN, Patience, Thinkers
from discovery.agents.worker import NICENESS, Box, Hurry, Limits, Worker, WorkerLostError, serve
from tests.agents import servers
from tests.support.nim import BOX
from tests.support.play import begin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

    from discovery.agents.question import Answer
    from discovery.agents.worker import Serve

PATIENCE = Patience(start=15.0, beyond=15.0, without_clock=15.0)
BRIEF = Patience(start=15.0, beyond=1.0, without_clock=1.0)


@pytest.fixture
def mishaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(servers.MISHAPS, str(tmp_path / "mishaps"))
    return tmp_path / "mishaps"


@pytest.fixture
def made(mishaps: Path) -> Iterator[Callable[..., Thinkers]]:  # noqa: ARG001 - the children read it
    all_: list[Thinkers] = []

    def make(serve: Serve = serve, patience: Patience = PATIENCE) -> Thinkers:
        thinkers = Thinkers(serve, patience)
        thinkers.open("nim", BOX.content)
        all_.append(thinkers)
        return thinkers

    yield make
    for thinkers in all_:
        thinkers.close()


def question(agent: str = "random", seed: int = 5) -> Question:
    match = begin(BOX, seed=2)
    match.confirm()
    return Question("nim", agent, seed, Budget(4, None), match.view(match.to_act or 0))


def asked(thinkers: Thinkers, of: Question | None = None) -> Answer:
    return thinkers.ask(of or question()).result(60)


def gone(pid: int) -> bool:
    """Wait until a process has ended; one that nobody has waited for counts as ended.

    Its first thread can have ended before the others.
    """
    for _ in range(200):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
            if state == "Z" and len(list(Path(f"/proc/{pid}/task").iterdir())) == 1:
                return True
        except FileNotFoundError:
            return True
        time.sleep(0.02)
    return False


def until_thinking(mishaps: Path) -> None:
    for _ in range(1000):
        if mishaps.exists():
            return
        time.sleep(0.02)
    raise AssertionError("nobody thinks")


def test_another_process_decides_as_this_one_would(made: Callable[..., Thinkers]) -> None:
    thinkers = made()
    for seed in range(4):
        given = asked(thinkers, question(seed=seed))
        assert given.choices == answer(question(seed=seed))
        assert given.trouble is None
    assert thinkers.pid not in {None, os.getpid()}


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the system has no niceness")
def test_it_lets_others_go_first(made: Callable[..., Thinkers]) -> None:
    thinkers = made()
    asked(thinkers)
    assert thinkers.pid
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, thinkers.pid) == min(own + NICENESS, 19)


def test_a_process_that_was_killed_while_it_rested_is_replaced_unseen(
    made: Callable[..., Thinkers],
) -> None:
    thinkers = made()
    asked(thinkers)
    first = thinkers.pid
    assert first
    os.kill(first, signal.SIGKILL)
    assert gone(first)
    assert asked(thinkers).trouble is None
    assert thinkers.pid != first


@pytest.mark.parametrize("mishap", [servers.dying_once, servers.tired_once])
def test_a_lost_process_is_replaced_and_asked_again(
    made: Callable[..., Thinkers], mishap: Serve, mishaps: Path
) -> None:
    given = asked(made(mishap, BRIEF if mishap is servers.tired_once else PATIENCE))
    assert given.choices == answer(question())
    assert given.trouble == REPLACED
    assert mishaps.read_bytes() == b"!!"


def timed(seconds: float) -> Question:
    return replace(question(), budget=Budget(None, seconds))


def test_one_that_works_for_ever_is_replaced_before_the_clock_says_so(
    made: Callable[..., Thinkers],
) -> None:
    thinkers = made(servers.spinning_once, replace(PATIENCE, beyond=50.0, worked=0.3))
    given = asked(thinkers, timed(0.1))
    assert given.choices == answer(question())
    assert given.trouble == REPLACED


def test_one_that_gives_no_sign_of_life_is_replaced_before_the_clock_says_so(
    made: Callable[..., Thinkers],
) -> None:
    thinkers = made(servers.tired_once, replace(PATIENCE, beyond=50.0, silent=1.5))
    assert asked(thinkers, timed(0.1)).trouble == REPLACED


def test_where_the_machine_is_busy_a_process_that_lives_is_waited_for() -> None:
    """At a load of 25 a whole turn of 1.5 s once took more than 16 s, and nothing was stuck."""
    limits = Patience().limits(timed(1.5).budget)
    assert limits.whole > 40
    assert limits.silent < 10, "who is stuck is found by that"


def test_who_is_hurried_answers_at_once_and_goes_on_as_before(
    made: Callable[..., Thinkers], mishaps: Path
) -> None:
    thinkers = made(servers.eager)
    future = thinkers.ask(timed(50.0))
    until_thinking(mishaps)
    first = thinkers.pid
    waiting = thinkers.ask(timed(50.0))
    for each in (future, waiting):
        thinkers.hurry(each)
        given = each.result(15)
        assert (given.choices, given.trouble) == (answer(question()), None)
    assert thinkers.pid == first


def test_who_is_hurried_while_a_process_is_replaced_answers_at_once(
    made: Callable[..., Thinkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    futures: list[Future[Answer]] = []
    serves = iter((servers.dying_once, servers.eager))

    def begun(_: Serve) -> Worker:
        serve = next(serves)
        if serve is servers.eager:
            thinkers.hurry(futures[0])
        return Worker(serve)

    monkeypatch.setattr("discovery.agents.thinkers.Worker", begun)
    thinkers = made()
    futures.append(thinkers.ask(timed(50.0)))
    given = futures[0].result(15)
    assert (given.choices, given.trouble) == (answer(question()), REPLACED)


@pytest.mark.usefixtures("mishaps")
def test_a_hurry_that_comes_too_late_is_not_for_the_next_question() -> None:
    worker, box = Worker(servers.eager), Box("nim", BOX.content)
    try:
        assert worker.ask(timed(0.0), box, 15.0, Limits(15.0)) == answer(question())
        worker._send(Hurry())
        with pytest.raises(WorkerLostError, match="no answer within"):
            worker.ask(timed(50.0), box, 15.0, Limits(0.5))
    finally:
        worker.kill()


def test_where_the_hurried_one_does_not_answer_a_simple_one_does(
    made: Callable[..., Thinkers], mishaps: Path
) -> None:
    thinkers = made(servers.tired, replace(PATIENCE, hurried=0.1))
    future = thinkers.ask(question())
    until_thinking(mishaps)
    thinkers.hurry(future)
    assert future.result(15).trouble == STAND_IN
    assert mishaps.read_bytes() == b"!", "no other process was waited for"


def test_a_process_killed_in_the_middle_is_replaced(
    made: Callable[..., Thinkers], mishaps: Path
) -> None:
    thinkers = made(servers.tired_once)
    future = thinkers.ask(question())
    until_thinking(mishaps)
    assert thinkers.pid
    os.kill(thinkers.pid, signal.SIGKILL)
    assert future.result(60).trouble == REPLACED


@pytest.mark.parametrize(
    ("mishap", "start"), [(servers.tired, 15.0), (servers.mute, 0.3), (servers.stillborn, 15.0)]
)
def test_without_a_process_a_simple_player_decides(
    made: Callable[..., Thinkers], mishap: Serve, start: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Serve] = []

    def counted(serve: Serve) -> Worker:
        begun.append(serve)
        return Worker(serve)

    monkeypatch.setattr("discovery.agents.thinkers.Worker", counted)
    thinkers = made(mishap, Patience(start=start, beyond=0.3, without_clock=0.3))
    given = asked(thinkers)
    assert given.choices == answer(question())
    assert given.trouble == STAND_IN
    before = len(begun)
    # Once is enough: nobody waits for it again at this table.
    assert asked(thinkers).trouble == STAND_IN
    assert len(begun) == before


def test_a_system_that_starts_no_process_is_no_end(
    made: Callable[..., Thinkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr("discovery.agents.thinkers.Worker", refuse)
    assert asked(made()).trouble == STAND_IN


def test_a_player_that_breaks_is_not_asked_again(made: Callable[..., Thinkers]) -> None:
    thinkers = made()
    asked(thinkers)
    before = thinkers.pid
    given = asked(thinkers, question("nobody"))
    assert given.choices == answer(question())
    assert given.trouble == STAND_IN
    assert asked(thinkers).trouble is None
    assert thinkers.pid == before


def test_what_is_cancelled_ends_at_once_and_the_next_question_is_answered(
    made: Callable[..., Thinkers], mishaps: Path
) -> None:
    thinkers = made(servers.tired_once)
    future = thinkers.ask(question())
    until_thinking(mishaps)
    first = thinkers.pid
    assert first
    assert future.cancel()
    with pytest.raises(CancelledError):
        future.result()
    given = asked(thinkers)
    assert (given.choices, given.trouble) == (answer(question()), None)
    assert gone(first)


def test_what_waits_can_be_cancelled_and_harms_nobody(made: Callable[..., Thinkers]) -> None:
    thinkers = made()
    first, second, third = (thinkers.ask(question(seed=seed)) for seed in (1, 2, 3))
    assert second.cancel()
    assert first.result(60).trouble is None
    assert third.result(60).choices == answer(question(seed=3))


def test_a_table_that_is_left_takes_its_process_along(made: Callable[..., Thinkers]) -> None:
    thinkers = made()
    asked(thinkers)
    pid = thinkers.pid
    assert pid
    thinkers.rest()
    assert gone(pid)
    with pytest.raises(RuntimeError):
        thinkers.ask(question())
    thinkers.open("nim", BOX.content)
    assert asked(thinkers).trouble is None


def test_the_end_waits_for_nobody(made: Callable[..., Thinkers], mishaps: Path) -> None:
    thinkers = made(servers.tired)
    thinkers.ask(question())
    until_thinking(mishaps)
    pid = thinkers.pid
    assert pid
    begun = time.monotonic()
    thinkers.close()
    assert time.monotonic() - begun < 1.0  # it would think for a minute
    assert gone(pid)


def test_the_process_looks_for_no_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    monkeypatch.setattr(worker, "step_back", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(worker._Desk, "work", lambda _: seen.append(gc.isenabled()))
    ours, theirs = Pipe()
    try:
        serve(theirs)
        assert seen == [False]
    finally:
        gc.enable()
        ours.close()
        theirs.close()
