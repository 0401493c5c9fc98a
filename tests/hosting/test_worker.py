"""The worker: out of the way, honest, and replaced when it fails."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
import pytest

from crowe_table.engine.core import Setup, View
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.cribbage import judgement
from crowe_table.games.cribbage.laws import LAY_OUT
from crowe_table.hosting.choosing import NotAsked, choose, lawful
from crowe_table.hosting.worker import NICENESS, Answer, Worker, serve
from crowe_table.search.levels import LEVELS, SOUND
from tests.players.cribbage_throws import CROWE

LAWS = game("cribbage")
PATIENCE = 30.0
"""Seconds a test waits for what must come."""
posix = pytest.mark.skipif(os.name != "posix", reason="needs signals and niceness")


def fresh(seed: str = "worker") -> Table:
    return Table(LAWS, Setup(CROWE, 2, (10**6,) * 2, Chance(seed)))


def asked(table: Table) -> View:
    assert table.ask is not None
    return table.view(table.ask.awaited()[0])


def at_lay_out() -> View:
    table = fresh()
    while table.watch().phase != LAY_OUT:
        table.submit(lawful(asked(table), Chance("cut").stream("lot", len(table.actions))))
    return asked(table)


def answer_of(worker: Worker, patience: float = PATIENCE) -> Answer:
    until = time.monotonic() + patience
    while time.monotonic() < until:
        if answer := worker.poll():
            return answer
        time.sleep(0.002)
    raise AssertionError("No answer came.")


def wait_for(what: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


def test_it_answers_as_the_same_player_would_here(worker: Worker) -> None:
    """A game in which every question is put to the worker, and each answer is that of choosing in process."""
    table, asking = fresh(), 0.0
    while table.ask is not None and table.deal < 3:
        view = asked(table)
        player = LEVELS[len(table.actions) % len(LEVELS)]
        seed = f"seed {len(table.actions)}"
        before = time.perf_counter()
        ticket = worker.ask(view, player.key, seed)
        asking = max(asking, time.perf_counter() - before)
        answer = answer_of(worker)
        assert answer.ticket == ticket
        assert not answer.fallback
        assert answer.action == choose(view, player, Chance(seed).stream("choice"))
        table.submit(answer.action)
    assert asking < 0.05


def test_many_questions_are_answered_in_turn(worker: Worker) -> None:
    view = at_lay_out()
    tickets = [worker.ask(view, SOUND.key, str(number)) for number in range(20)]
    assert [answer_of(worker).ticket for _ in tickets] == tickets
    assert worker.poll() is None


def test_advice_comes_best_first_with_its_reasons(worker: Worker) -> None:
    view = at_lay_out()
    ticket = worker.advise(view)
    answer = answer_of(worker)
    assert answer.ticket == ticket
    assert answer.advice == judgement.advise(view)
    assert answer.action == answer.advice[0].action


def test_only_those_asked_may_ask(worker: Worker) -> None:
    table = fresh()
    with pytest.raises(NotAsked):
        worker.ask(table.watch(), SOUND.key, "")
    with pytest.raises(NotAsked):
        worker.advise(table.watch())
    with pytest.raises(KeyError):
        worker.ask(asked(table), "grandmaster", "")
    assert worker.pid is None


@posix
def test_killed_at_rest_it_is_replaced(worker: Worker) -> None:
    view = at_lay_out()
    worker.ask(view, SOUND.key, "one")
    first = answer_of(worker)
    dead = worker.pid
    assert dead is not None
    os.kill(dead, signal.SIGKILL)
    worker.ask(view, SOUND.key, "one")
    again = answer_of(worker)
    assert again.action == first.action
    assert not again.fallback
    assert worker.pid not in (None, dead)


@posix
def test_killed_in_mid_thought_the_question_is_put_again() -> None:
    worker = Worker(slow_once)
    try:
        view = at_lay_out()
        worker.warm()
        worker.ask(view, SOUND.key, "again")
        wait_for(lambda: worker.pid is not None)
        time.sleep(0.5)
        os.kill(worker.pid or 0, signal.SIGKILL)
        answer = answer_of(worker)
        assert answer.action in view.legal
    finally:
        worker.close()


@pytest.mark.parametrize("how", ["dies", "nonsense", "half", "unlawful", "another", "nothing", "sleeps"])
def test_a_worker_that_fails_twice_is_answered_for(how: str) -> None:
    """By lot, lawfully, and within what patience allows: two attempts of budget and grace."""
    view = at_lay_out()
    worker = Worker(BAD[how], grace=0.2, beginning=1.5)
    try:
        ticket = worker.ask(view, SOUND.key, "lot")
        answer = answer_of(worker)
        assert answer == Answer(ticket, lawful(view, Chance("lot").stream("lot")), fallback=True)
    finally:
        worker.close()


def test_the_bad_workers_speak_its_language() -> None:
    """What they say is taken for an answer where it is a good one: it is the badness that is refused."""
    view = at_lay_out()
    worker = Worker(answer_first)
    try:
        worker.ask(view, SOUND.key, "first")
        answer = answer_of(worker)
        assert (answer.action, answer.fallback) == (view.legal[0], False)
    finally:
        worker.close()


def test_a_worker_that_cannot_begin_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    worker = Worker()
    worker.ask(at_lay_out(), SOUND.key, "lot")
    assert answer_of(worker).fallback
    worker.close()


def test_closing_ends_the_process_and_waits_for_nothing() -> None:
    worker = Worker(sleep)
    worker.ask(at_lay_out(), SOUND.key, "never")
    wait_for(lambda: worker.pid is not None)
    pid = worker.pid
    assert pid is not None
    before = time.perf_counter()
    worker.close()
    assert time.perf_counter() - before < 0.1
    wait_for(lambda: not running(pid))
    assert worker.poll() is None
    worker.close()


@posix
def test_it_gives_way_to_the_window(worker: Worker) -> None:
    worker.ask(at_lay_out(), SOUND.key, "nice")
    answer_of(worker)
    assert worker.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, worker.pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)


PARENT = """
import sys, time
from tests.hosting.test_worker import at_lay_out, answer_of
from crowe_table.hosting.worker import Worker

if __name__ == "__main__":
    worker = Worker()
    worker.ask(at_lay_out(), "sound", "orphan")
    answer_of(worker)
    print(worker.pid, flush=True)
    time.sleep(600)
"""


@posix
def test_it_dies_with_its_parent(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    root = str(Path(__file__).parents[2])
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": root}
    )
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    assert running(pid)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    wait_for(lambda: not running(pid))


@pytest.mark.parametrize("command", [["-m", "crowe_table", "--version"], ["-c", "import crowe_table.hosting.worker"]])
def test_no_screen_is_loaded(command: list[str]) -> None:
    """Neither to import the worker, nor in it: its process begins by importing the program's main module."""
    told = subprocess.run([sys.executable, "-X", "importtime", *command], capture_output=True, text=True, check=False)
    assert "crowe_table" in told.stderr
    assert "pygame" not in told.stderr


def test_the_process_has_no_screen() -> None:
    worker = Worker(look_for_a_screen)
    try:
        worker.ask(at_lay_out(), SOUND.key, "screen")
        answer = answer_of(worker)
        assert not answer.fallback
    finally:
        worker.close()


def running(pid: int) -> bool:
    """Whether there is such a process, and it is not merely waiting to be buried."""
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


# --- Bad workers, each run in a process of its own -------------------------------------------------------------------


def die(pipe: Connection) -> None:
    pipe.recv()


def talk_nonsense(pipe: Connection) -> None:
    while True:
        pipe.recv()
        pipe.send_bytes(b"\x00\xff not an answer")


def say_half(pipe: Connection) -> None:
    """Promises a hundred bytes and sends two."""
    pipe.recv()
    os.write(pipe.fileno(), b"\x00\x00\x00\x64{}")
    time.sleep(600)


def answer_unlawfully(pipe: Connection) -> None:
    while True:
        question = pipe.recv()
        act = b'{"act":"lay_out","seat":%d,"cards":[50,51]}' % question.view.seat
        pipe.send_bytes(_reply(question.ticket, act))


def answer_first(pipe: Connection) -> None:
    while True:
        question = pipe.recv()
        pipe.send_bytes(_reply(question.ticket, msgspec.json.encode(question.view.legal[0])))


def answer_another(pipe: Connection) -> None:
    while True:
        question = pipe.recv()
        pipe.send_bytes(_reply(question.ticket + 1, msgspec.json.encode(question.view.legal[0])))


def answer_nothing(pipe: Connection) -> None:
    while True:
        question = pipe.recv()
        pipe.send_bytes(b'{"ticket":%d,"thought":0.0,"weighed":[]}' % question.ticket)


def sleep(pipe: Connection) -> None:
    time.sleep(600)


def slow_once(pipe: Connection) -> None:
    time.sleep(1.5)
    serve(pipe)


def look_for_a_screen(pipe: Connection) -> None:
    if "pygame" not in sys.modules and "pygame_gui" not in sys.modules:
        serve(pipe)


def _reply(ticket: int, act: bytes) -> bytes:
    why = b'{"key":"","args":[],"law":""}'
    return b'{"ticket":%d,"thought":0.0,"weighed":[{"action":%b,"value":0.0,"why":%b,"race":false}]}' % (
        *(ticket, act, why),
    )


BAD: dict[str, Callable[[Connection], None]] = {
    "dies": die,
    "nonsense": talk_nonsense,
    "half": say_half,
    "unlawful": answer_unlawfully,
    "another": answer_another,
    "nothing": answer_nothing,
    "sleeps": sleep,
}
