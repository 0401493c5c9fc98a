"""A session that is killed at each of its disk operations: ``python -m tests.hosting.killed FOLDER``.

It starts one process after another. The first is killed before its first operation, the second before its second, and
so on, until one survives. After each process it prints what that process had shown, and where it died.

Operations are opening, writing (also killed halfway), flushing, truncating, renaming, deleting, creating a folder and
locking. They are counted where Python functions are called.

With ``--steps NUMBER FOLDER`` the same session is played once. After the step with this number it waits for a line on
standard input. With -1 it waits at the beginning.
"""

import os
import random
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from crowe_table.disk import open_private
from crowe_table.engine import journal
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from tests.hosting.test_sessions import play, sat_down, started

SEED, STEPS = 1775, 10
TAKE_BACK, LEAVE = 4, 6
"""Steps after which an answer is taken back, and after which the table is left and resumed."""
AUDITED = {"open": "openat", "os.rename": "rename", "os.remove": "unlink", "os.mkdir": "mkdir", "fcntl.flock": "flock"}
FOLDERS = ".crowe"


def session_in(folder: Path, shown: Callable[[int], object]) -> None:
    """Play a session: begin, play, take back, leave, resume and play on.

    After each step, pass its number to ``shown``.
    """
    shelf, chance = Shelf(folder), random.Random(SEED)
    session = started(shelf)
    step = -1

    def told() -> None:
        nonlocal step
        session.releases(wait=True)
        step += 1
        shown(step)

    told()
    for number in range(STEPS):
        play(session, 1, chance)
        told()
        if number == TAKE_BACK:
            assert session.take_back(session.persons[0], "always") is None
            told()
        if number == LEAVE:
            session.close()
            session = sat_down(shelf, session.path)
    session.close()


def digests() -> list[str]:
    """Return the digest of the table after each step of the session."""
    from tempfile import TemporaryDirectory

    found: list[str] = []
    begun: list[Session] = []
    resume, start = Shelf.resume, Shelf.start

    def watched(method: Callable[..., object]) -> Callable[..., object]:
        def call(*args: object) -> object:
            session = method(*args)
            assert isinstance(session, Session)
            begun.append(session)
            return session

        return call

    Shelf.resume, Shelf.start = watched(resume), watched(start)  # type: ignore[method-assign,assignment]
    try:
        with TemporaryDirectory() as folder:
            session_in(Path(folder), lambda step: found.append(begun[-1]._table.digest()))
    finally:
        Shelf.resume, Shelf.start = resume, start  # type: ignore[method-assign]
    return found


class Killer:
    """Counts disk operations and kills this process at one of them."""

    def __init__(self, at: int, told: int) -> None:
        """Prepare to kill at operation number ``at``.

        The operation's name is written to the file descriptor ``told``.
        """
        self._left, self._told = at, told

    def deal(self, name: str, half: Callable[[], object] | None = None) -> None:
        self._left -= 1
        if self._left > 0:
            return
        if half:
            half()
        os.write(self._told, f" {name}".encode())
        os.kill(os.getpid(), signal.SIGKILL)

    def audit(self, event: str, args: tuple[object, ...]) -> None:
        if event not in AUDITED:
            return
        if event == "fcntl.flock" or any(FOLDERS in str(each) for each in args):
            self.deal(AUDITED[event])

    def watch(self) -> None:
        """Start counting operations."""
        sys.addaudithook(self.audit)
        flush, opened = os.fsync, open_private

        def fsync(handle: int) -> None:
            self.deal("fsync")
            flush(handle)

        def watched(path: Path, mode: str, buffering: int = -1) -> "Watched":
            return Watched(opened(path, mode, buffering), self)

        os.fsync = fsync  # type: ignore[assignment]
        journal.__dict__["open_private"] = watched


class Watched:
    """The open file of a journal, with each of its operations counted."""

    def __init__(self, file, killer: Killer) -> None:
        self._file, self._killer = file, killer
        self.fileno, self.seek, self.close = file.fileno, file.seek, file.close
        self.read, self.writable = file.read, file.writable

    def write(self, data: bytes) -> int:
        self._killer.deal("write")
        self._killer.deal("half a write", lambda: self._file.write(data[: len(data) // 2]))
        return int(self._file.write(data))

    def truncate(self, length: int) -> int:
        self._killer.deal("ftruncate")
        return int(self._file.truncate(length))


def main() -> None:
    folder = Path(sys.argv[-1])
    if sys.argv[1] == "--steps":
        traced(folder, int(sys.argv[2]))
        return
    at = 0
    while True:
        at += 1
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            die(folder / str(at) / "kept.crowe-sessions", at, write)
        os.close(write)
        with os.fdopen(read) as told:
            print(at, told.read().strip(), flush=True)
        status = os.waitpid(child, 0)[1]
        if status == 0:
            return
        assert os.WIFSIGNALED(status), "the session has failed by itself"


def die(folder: Path, at: int, told: int) -> None:
    """Run one process that is killed at this operation."""
    Killer(at, told).watch()
    try:
        session_in(folder, lambda step: os.write(told, f" {step}".encode()))
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def traced(folder: Path, at: int) -> None:
    """Play the session. After step number ``at``, wait for a line from the tracer."""

    def shown(step: int) -> None:
        os.write(1, f"{step}\n".encode())
        if step == at:
            sys.stdin.readline()

    print(os.getpid(), flush=True)
    if at < 0:
        sys.stdin.readline()
    session_in(folder, shown)


if __name__ == "__main__":
    main()
