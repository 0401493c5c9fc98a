"""Keeping a program running that stands unattended: it is started again when it ends, or no longer stirs.

A program that is watched touches its heartbeat, a file that is empty except while the program does something that may
take long. If it fails too often in a short while it is told so when it is started, and shows a page that waits instead
of a table.
"""

import os
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import IO

from crowe_table.disk import cut_off, make_folder, open_private, touch

BEAT = 0.5
"""Seconds between two beats."""
STILL = 3.0
"""Seconds without a beat after which a program is taken to hang."""
LONG_STILL = 15.0
"""The same while it does something of which it has said that it may take long."""
FIRST = 30.0
"""The same until its first beat."""
LOOK = 0.25
"""Seconds between two looks at a program. A look that comes much later says that the machine was asleep or had no time
for anybody: it counts for no more than two.
"""
AGAIN = 0.25
"""Seconds until it is started again."""
LONG = "long"
"""What stands in the heartbeat while something takes long."""
MOST, SOON = 3, 600.0
"""So many failures in so many seconds are too many."""
RARELY = 5.0
"""Seconds until it is started again then, as while there is no display."""
LAST_WORDS = 2.0
"""Seconds a program that is ended has to tidy up, or one that hangs to say where."""
CRASHES, RUNNING, STAMP = "crashes", "running.txt", "%Y-%m-%d-%H%M%S"
"""The folder of the reports, what the running program has said, and how a report is named."""
KEPT = 3
"""Reports of crashes that are kept."""
LONGEST_REPORT = 1 << 20
"""Bytes of what the running program has said, after which it is begun anew."""
DONE = 0
"""The exit code with which staff leave: nothing is started again."""


def crash_reports(folder: Path) -> tuple[tuple[datetime, Path], ...]:
    """The reports of crashes that are kept, each with its time, oldest first. What is not named by a time is none."""
    return tuple(sorted(_reports(folder / CRASHES)))


def _reports(folder: Path) -> Iterator[tuple[datetime, Path]]:
    with suppress(OSError):
        for path in folder.glob("*.txt"):
            with suppress(ValueError):
                yield datetime.strptime(path.stem, STAMP), path


def waits_for_disk(pid: int) -> bool:
    """Whether a process cannot go on before the disk has answered, where the system tells. It does not hang."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "D"
    return False


def end_when_told() -> None:
    """Lets a signal to end close this program in good order, with all that it does at its end."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(DONE))


def _close(program: "subprocess.Popen[bytes]") -> None:
    """Ends a program that may tidy up first."""
    program.terminate()
    with suppress(subprocess.TimeoutExpired):
        program.wait(LAST_WORDS)
    program.kill()


def _end(program: "subprocess.Popen[bytes]") -> None:
    """Ends a program that hangs; where the system can, it is made to say where, also if it was stopped."""
    if hasattr(signal, "SIGABRT") and os.name == "posix":
        program.send_signal(signal.SIGABRT)
        program.send_signal(signal.SIGCONT)
        with suppress(subprocess.TimeoutExpired):
            program.wait(LAST_WORDS)
    program.kill()


class Heart:
    """Beats for a program: touches a file now and then. If it cannot be written, nothing else happens."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._due = 0.0
        self._deep = 0
        """How many things that take long are going on, one within another."""

    def beat(self, now: float) -> None:
        """``now``: milliseconds."""
        if self._path is None or now < self._due:
            return
        self._due = now + BEAT * 1000
        with suppress(OSError):
            touch(self._path)

    @contextmanager
    def long(self) -> Iterator[None]:
        """While this lasts, a program that is only slow is not taken to hang."""
        self._say(LONG)
        self._deep += 1
        try:
            yield
        finally:
            self._deep -= 1
            self._say("")

    def _say(self, word: str) -> None:
        if self._path is None or self._deep:
            return
        with suppress(OSError), open_private(self._path, "wb") as file:
            file.write(word.encode())


class Watch:
    """Starts a program again and again, until it ends by itself with DONE."""

    def __init__(
        self, command: Sequence[str], failing: Sequence[str], heart: Path, failed: Callable[[], None] = lambda: None
    ) -> None:
        """``failing``: added to the command when it has failed too often; ``failed`` is called at each failure.

        What the program says on standard error when it fails lies in ``CRASHES`` beside its heartbeat, by its time.
        """
        self._command = list(command)
        self._failed = failed
        self._crashes = heart.parent / CRASHES
        self._failing = list(failing)
        self._heart = heart
        self._failures: deque[float] = deque(maxlen=MOST)

    def run(self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep) -> int:
        """Until staff leave. Returns the program's exit code. Whoever ends the watch ends the program with it."""
        end_when_told()
        while (code := self._once(clock, sleep)) != DONE:
            self._failures.append(clock())
            self._keep_report(code)
            self._failed()
            sleep(RARELY if self._often else AGAIN)
        return code

    @property
    def _often(self) -> bool:
        return len(self._failures) == MOST and self._failures[-1] - self._failures[0] < SOON

    def _once(self, clock: Callable[[], float], sleep: Callable[[float], None]) -> int:
        """One run of the program, which is killed when it no longer stirs."""
        command = [*self._command, *(self._failing if self._often else [])]
        with suppress(OSError):
            self._heart.unlink()
        with suppress(OSError):
            make_folder(self._crashes)
        with self._report() as said:
            program = subprocess.Popen(command, stderr=said)
        seen, looked, still = 0.0, clock(), 0.0
        try:
            while (code := program.poll()) is None:
                sleep(LOOK)
                at, patience = self._beat()
                since = 0.0 if waits_for_disk(program.pid) else clock() - looked
                looked = clock()
                still = still + min(since, 2 * LOOK) if at == seen else 0.0
                seen = at
                self._shorten()
                if still > patience:
                    still = 0.0
                    if self._takes_beats():
                        _end(program)
        finally:
            if program.poll() is None:
                _close(program)
        return code

    def _report(self) -> IO[bytes]:
        """Where the program's standard error goes: a report in the making, or nowhere."""
        try:
            (self._crashes / RUNNING).unlink(missing_ok=True)
            return open_private(self._crashes / RUNNING, "ab")
        except OSError:
            return Path(os.devnull).open("wb")

    def _shorten(self) -> None:
        """A program that complains for months fills no disk."""
        with suppress(OSError):
            report = self._crashes / RUNNING
            if report.stat().st_size > LONGEST_REPORT:
                cut_off(report, 0)

    def _keep_report(self, code: int) -> None:
        """Keeps what the program said by the time at which it failed, and of earlier ones the last."""
        name = f"{datetime.now().strftime(STAMP)}.txt"
        with suppress(OSError):
            with open_private(self._crashes / RUNNING, "ab") as report:
                report.write(f"Exit code {code}\n".encode())
            said = (self._crashes / RUNNING).replace(self._crashes / name)
            print(said.read_text("utf-8", "replace"), end="", file=sys.stderr)
        for _, old in crash_reports(self._crashes.parent)[:-KEPT]:
            with suppress(OSError):
                old.unlink()

    def _takes_beats(self) -> bool:
        """Whether a beat could be written at all: from a disk that takes none nobody learns that a program hangs."""
        try:
            touch(self._heart)
        except OSError:
            return False
        return True

    def _beat(self) -> tuple[float, float]:
        """When it beat last, by the file's own clock, 0 if it has not; and how many seconds it may be still."""
        try:
            found = self._heart.stat()
        except OSError:
            return 0.0, FIRST
        return found.st_mtime, LONG_STILL if found.st_size else STILL
