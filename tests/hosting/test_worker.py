"""The worker process. It has low priority, is isolated, and is replaced when it fails."""

import logging
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from crowe_table import platforms
from crowe_table.engine.core import Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.cribbage import player
from crowe_table.games.cribbage.state import CribbagePhase
from crowe_table.hosting import own_process
from crowe_table.hosting.choosing import NotAsked, choose, random_answer
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.thinking import ThinkRequest, send
from crowe_table.hosting.worker import Worker, WorkerAnswer
from crowe_table.launch import THINK
from crowe_table.search.levels import LEVELS, SOUND
from tests.any_game import AnyTable, AnyView
from tests.hosting.test_choose import asked, not_awaited
from tests.hosting.test_sessions import chosen, started
from tests.players.cribbage_throws import CROWE
from tests.present import present

LAWS = game("cribbage")
TIMEOUT = 60.0
"""Maximum seconds that a test waits for an expected result."""
BAD = ("dies", "nonsense", "half", "unlawful", "another", "nothing", "silent", "sleeps", "long", "floods", "babbles")
posix = pytest.mark.skipif(os.name != "posix", reason="needs signals and niceness")


def fresh(seed: str = "worker") -> AnyTable:
    return Table(LAWS, Setup(CROWE, 2, (Farthings(10**6),) * 2, Chance(seed)))


def bad(how: str, *more: object) -> list[str]:
    """Return the command that starts a faulty worker of ``bad_workers.py``."""
    return [sys.executable, "-m", "tests.hosting.bad_workers", how, *map(str, more)]


def at_lay_out() -> AnyView:
    table = fresh()
    while table.watch().public.phase is not CribbagePhase.LAY_OUT:
        table.submit(random_answer(asked(table), Chance("cut").stream("lot", len(table.actions))))
    return asked(table)


def answer_of(worker: Worker, patience: float = TIMEOUT) -> WorkerAnswer:
    until = time.monotonic() + patience
    while time.monotonic() < until:
        if answer := worker.poll():
            return answer
        time.sleep(0.002)
    raise AssertionError("No answer came.")


def wait_for(what: Callable[[], bool]) -> None:
    until = time.monotonic() + TIMEOUT
    while not what():
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


def test_the_worker_answers_like_the_player_in_process(worker: Worker) -> None:
    """In a whole game, the answers of the worker equal those computed in this process."""
    table = fresh()
    while not table.over and table.deal < 3:
        view = asked(table)
        level = LEVELS[len(table.actions) % len(LEVELS)]
        seed = f"seed {len(table.actions)}"
        ticket = worker.ask(view, level.key, seed)
        answer = answer_of(worker)
        assert answer.ticket == ticket
        assert not answer.fallback
        assert answer.action == choose(view, level, Chance(seed).stream("choice"))
        table.submit(present(answer.action))


def test_many_requests_are_answered_in_order(worker: Worker) -> None:
    view = at_lay_out()
    tickets = [worker.ask(view, SOUND.key, str(number)) for number in range(20)]
    assert [answer_of(worker).ticket for _ in tickets] == tickets
    assert worker.poll() is None


def test_advice_comes_best_first_with_its_reasons(worker: Worker) -> None:
    view = at_lay_out()
    ticket = worker.advise(view)
    answer = answer_of(worker)
    assert answer.ticket == ticket
    assert answer.advice == player.advise(view)
    assert answer.action == answer.advice[0].action


def test_only_seats_with_a_question_may_send_requests(worker: Worker) -> None:
    table = fresh()
    with pytest.raises(NotAsked):
        worker.ask(table.watch(), SOUND.key, "")
    with pytest.raises(NotAsked):
        worker.advise(table.watch())
    with pytest.raises(KeyError):
        worker.ask(asked(table), "grandmaster", "")
    assert worker.pid is None


@posix
def test_an_idle_worker_that_is_killed_is_replaced(worker: Worker) -> None:
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
def test_a_stopped_worker_is_replaced_when_overdue() -> None:
    worker = Worker(grace=0.2)
    try:
        view = at_lay_out()
        worker.ask(view, SOUND.key, "one")
        first, stopped = answer_of(worker), worker.pid
        assert stopped is not None
        os.kill(stopped, signal.SIGSTOP)
        worker.ask(view, SOUND.key, "one")
        assert answer_of(worker).action == first.action
        assert worker.pid not in (None, stopped)
    finally:
        worker.close()


@posix
def test_a_request_is_repeated_if_the_worker_is_killed_meanwhile(tmp_path: Path) -> None:
    """The first process writes its id when it gets the request, and then thinks for ever.

    After it is killed, the second process answers.
    """
    mark = tmp_path / "first"
    worker = Worker(bad("forever_once", mark))
    try:
        view = at_lay_out()
        ticket = worker.ask(view, SOUND.key, "again")
        wait_for(lambda: mark.exists() and mark.read_text().isdigit())
        os.kill(int(mark.read_text()), signal.SIGKILL)
        answer = answer_of(worker)
        assert (answer.ticket, answer.action, answer.fallback) == (ticket, view.legal[0], False)
    finally:
        worker.close()


@pytest.mark.parametrize("how", BAD)
def test_two_failures_lead_to_a_random_answer(how: str) -> None:
    """The answer is random and legal. Two attempts precede it, each with its time limit and grace period."""
    view = at_lay_out()
    worker = Worker(bad(how), grace=0.2, start_grace=1.5)
    try:
        ticket = worker.ask(view, SOUND.key, "lot")
        answer = answer_of(worker)
        assert answer == WorkerAnswer(ticket, random_answer(view, Chance("lot").stream("lot")), fallback=True)
    finally:
        worker.close()


def test_the_faulty_workers_use_the_right_protocol() -> None:
    """A good answer sent in their protocol is accepted.

    So the other tests fail because of the planted faults, and not because of the protocol.
    """
    view = at_lay_out()
    worker = Worker(bad("first"))
    try:
        worker.ask(view, SOUND.key, "first")
        answer = answer_of(worker)
        assert (answer.action, answer.fallback) == (view.legal[0], False)
    finally:
        worker.close()


def test_an_optional_call_may_be_passed() -> None:
    """Here a pass is a valid answer, and a failure leads to a pass. A seat that must answer never passes."""
    view = at_lay_out()
    free = not_awaited(view)
    for how, fallback in (("silent", False), ("dies", True)):
        worker = Worker(bad(how), grace=60.0)
        try:
            ticket = worker.ask(free, SOUND.key, "free")
            answer = answer_of(worker)
            assert (answer.ticket, answer.action, answer.fallback) == (ticket, None, fallback)
        finally:
            worker.close()


def test_a_worker_that_cannot_start_leads_to_a_random_answer(tmp_path: Path) -> None:
    worker = Worker([str(tmp_path / "no such program")])
    worker.ask(at_lay_out(), SOUND.key, "lot")
    assert answer_of(worker).fallback
    worker.close()


def test_closing_ends_the_process_without_waiting() -> None:
    worker = Worker(bad("sleeps"), start_grace=600.0)
    worker.ask(at_lay_out(), SOUND.key, "never")
    wait_for(lambda: worker.pid is not None)
    pid = worker.pid
    assert pid is not None
    before = time.perf_counter()
    worker.close()
    assert time.perf_counter() - before < 60, "it would sleep ten minutes"
    wait_for(lambda: not running(pid))
    assert worker.poll() is None
    worker.close()


@posix
def test_the_worker_has_a_lower_priority_than_the_window(worker: Worker) -> None:
    worker.ask(at_lay_out(), SOUND.key, "nice")
    answer_of(worker)
    assert worker.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, worker.pid) >= min(
        19, os.getpriority(os.PRIO_PROCESS, 0) + platforms.NICENESS
    )


PARENT = """
import sys, time
from pathlib import Path
from tests.hosting.test_worker import at_lay_out, answer_of, bad, wait_for
from crowe_table.hosting.worker import Worker

if __name__ == "__main__":
    mark = Path(sys.argv[1])
    worker = Worker(bad("for_ever", mark) if sys.argv[2] == "thinking" else None)
    worker.ask(at_lay_out(), "sound", "orphan")
    wait_for(mark.exists) if sys.argv[2] == "thinking" else answer_of(worker)
    print(worker.pid, flush=True)
    time.sleep(600)
"""


@posix
@pytest.mark.parametrize(("how", "doing"), [("SIGKILL", "thinking"), ("SIGABRT", "resting")])
def test_the_worker_ends_with_its_parent(tmp_path: Path, how: str, doing: str) -> None:
    """The worker is either idle or thinking for ever."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    root = str(Path(__file__).parents[2])
    parent = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "mark"), doing],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": root},
    )
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    assert running(pid)
    parent.send_signal(getattr(signal, how))
    parent.wait()
    parent.stdout.close()
    wait_for(lambda: not running(pid))


@posix
def test_the_worker_ends_when_its_input_is_closed(tmp_path: Path) -> None:
    """The system does not kill the worker here. The worker notices the closed pipe, even while it thinks."""
    mark = tmp_path / "mark"
    with subprocess.Popen(bad("for_ever", mark), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin is not None
        send(process.stdin, pickle.dumps(ThinkRequest(1, at_lay_out(), SOUND.key, "")))
        wait_for(mark.exists)
        process.stdin.close()
        assert process.wait(TIMEOUT) == 0


SECRET = "a secret that no player is to learn"


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_the_worker_has_no_access_to_secrets(tmp_path: Path, worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """The parent's seed, variables and file names are neither in the worker's environment nor in its memory."""
    monkeypatch.setenv("CROWE_SECRET", SECRET)
    session = started(Shelf(tmp_path), chosen(seed=SECRET))
    session.releases(wait=True)
    seat = next(iter(session.awaited))
    worker.ask(session.view(seat), SOUND.key, "lot")
    answer_of(worker)
    place = Path(f"/proc/{worker.pid}")
    arguments = place.joinpath("cmdline").read_text().split("\0")
    assert arguments[1:] == ["-P", "-m", "crowe_table", THINK, ""]
    told = {entry.partition(b"=")[0].decode() for entry in place.joinpath("environ").read_bytes().split(b"\0") if entry}
    assert told <= {*own_process._NEEDED, "PYTHONPATH"}
    open_files = [str(each.readlink()) for each in place.joinpath("fd").iterdir()]
    assert all(name.startswith("pipe:") or name == os.devnull for name in open_files), open_files
    assert SECRET.encode() in memory(os.getpid()), "the search works"
    assert SECRET.encode() not in memory(worker.pid)
    session.close()


def memory(pid: int | None) -> bytes:
    """Return all writable memory of a process."""
    found = bytearray()
    with Path(f"/proc/{pid}/mem").open("rb", buffering=0) as whole:
        for line in Path(f"/proc/{pid}/maps").read_text().splitlines():
            place, rights, *_ = line.split()
            start, end = (int(each, 16) for each in place.split("-"))
            if rights.startswith("rw") and end - start < 1 << 28:
                with suppress(OSError):
                    whole.seek(start)
                    found += whole.read(end - start)
    return bytes(found)


def test_worker_faults_are_logged_without_naming_cards(caplog: pytest.LogCaptureFixture) -> None:
    worker = Worker(bad("faulty"), grace=60.0)
    try:
        with caplog.at_level(logging.WARNING):
            worker.ask(at_lay_out(), SOUND.key, "lot")
            assert answer_of(worker).fallback
            wait_for(lambda: sum(line.endswith(": ZeroDivisionError") for line in caplog.messages) == 2)
    finally:
        worker.close()
    assert "A player failed" in caplog.text
    assert "bad_workers.py" in caplog.text
    assert "seven of hearts" not in caplog.text


def test_a_worker_that_floods_the_log_is_killed(caplog: pytest.LogCaptureFixture) -> None:
    worker = Worker(bad("babbles"), grace=60.0)
    try:
        with caplog.at_level(logging.WARNING):
            worker.ask(at_lay_out(), SOUND.key, "lot")
            assert answer_of(worker).fallback
            wait_for(lambda: caplog.text.count("says too much") == 2)
    finally:
        worker.close()
    assert len(caplog.text) < 1 << 19
    assert "\x1b" not in caplog.text


def test_the_worker_loads_no_screen_modules() -> None:
    """The window does not load the worker's modules, and the worker loads only those that a player needs."""
    loaded = modules_of("-c", "import crowe_table.hosting.worker")
    assert "crowe_table.hosting.worker" in loaded
    assert not loaded & {"pygame", "pygame_gui", "multiprocessing", "rich"}
    loaded = modules_of("-m", "crowe_table", THINK)
    assert "crowe_table.hosting.thinking" in loaded
    assert not loaded & {"pygame", "pygame_gui", "multiprocessing", "rich", "argparse", "fluent", "platformdirs"}


def modules_of(*command: str) -> set[str]:
    """Return the modules that a command loads while its standard input is empty."""
    told = subprocess.run(
        [sys.executable, "-X", "importtime", *command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    return {line.rpartition("|")[2].strip() for line in told.stderr.splitlines() if line.startswith("import time:")}


@posix
def test_there_is_exactly_one_worker_process(worker: Worker) -> None:
    worker.ask(at_lay_out(), SOUND.key, "one")
    answer_of(worker)
    children = subprocess.run(["ps", "--ppid", str(os.getpid()), "-o", "pid=,comm="], capture_output=True, text=True)
    pids = {int(line.split()[0]) for line in children.stdout.splitlines() if line.split()[1] != "ps"}
    assert worker.pid in pids
    grandchildren = subprocess.run(["ps", "--ppid", str(worker.pid), "-o", "pid="], capture_output=True, text=True)
    assert grandchildren.stdout == ""


def running(pid: int) -> bool:
    """Return whether a process exists and is not a zombie."""
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
