"""Supervision of an unattended program, which is restarted when it ends or hangs.

The program touches a heartbeat file. The file is empty except while an operation may take long. If the program fails
too often in a short time, it is started with an additional argument. It then shows a page that says so.
"""

import os
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
from crowe_table.platforms import make_tell_where, on_request_to_end, waits_for_disk

BEAT_INTERVAL = 0.5
"""Seconds between two beats."""
MAX_SILENCE = 3.0
"""Maximum seconds without a beat. A program that is silent for longer counts as hanging."""
MAX_LONG_SILENCE = 15.0
"""Maximum seconds without a beat while a long operation is in progress."""
MAX_START_TIME = 30.0
"""Maximum seconds before the first beat."""
CHECK_INTERVAL = 0.25
"""Seconds between two checks of the program. A check comes much later if the computer slept or was overloaded.

The time since the last check then counts as two intervals.
"""
RESTART_DELAY = 0.25
"""Seconds before a restart."""
BUSY = "long"
"""Content of the heartbeat file while a long operation is in progress."""
MAX_FAILURES, FAILURE_PERIOD = 3, 600.0
"""Maximum number of failures within a period, and the length of the period in seconds."""
LONG_RESTART_DELAY = 5.0
"""Seconds before a restart after too many failures, for example because there is no display."""
KILL_DELAY = 2.0
"""Seconds for which a program that must end may clean up, and a hanging program may report where it hangs."""
CRASHES, RUNNING, STAMP = "crashes", "running.txt", "%Y-%m-%d-%H%M%S"
"""Folder of crash reports, name of the file with the running program's output, and time format of a report's name."""
MAX_REPORTS = 3
"""Maximum number of crash reports that are stored."""
MAX_REPORT_BYTES = 1 << 20
"""Maximum size in bytes of the running program's output. Output that exceeds it is emptied."""
DONE = 0
"""Exit code with which staff end the program. The program is then not restarted."""


def crash_reports(folder: Path) -> tuple[tuple[datetime, Path], ...]:
    """Return the crash reports with their times, the oldest first. Other files are ignored."""
    return tuple(sorted(_reports(folder / CRASHES)))


def _reports(folder: Path) -> Iterator[tuple[datetime, Path]]:
    with suppress(OSError):
        for path in folder.glob("*.txt"):
            with suppress(ValueError):
                yield datetime.strptime(path.stem, STAMP), path


def exit_on_sigterm() -> None:
    """End this program in an orderly way on SIGTERM."""
    on_request_to_end(lambda: sys.exit(DONE))


def _terminate(program: "subprocess.Popen[bytes]") -> None:
    """Ask a program to end, and give it time to clean up before it is killed."""
    program.terminate()
    with suppress(subprocess.TimeoutExpired):
        program.wait(KILL_DELAY)
    program.kill()


def _kill_hanging(program: "subprocess.Popen[bytes]") -> None:
    """Kill a program that hangs. If the system supports it, first let the program report where it hangs."""
    if make_tell_where(program):
        with suppress(subprocess.TimeoutExpired):
            program.wait(KILL_DELAY)
    program.kill()


class Heart:
    """The heartbeat of a program: a file that is touched at intervals. Errors are ignored."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._due = 0.0
        self._depth = 0
        """Nesting depth of operations that may take long."""

    def beat(self, now: float) -> None:
        """Touch the file, if a beat is due. ``now`` is in milliseconds."""
        if self._path is None or now < self._due:
            return
        self._due = now + BEAT_INTERVAL * 1000
        with suppress(OSError):
            touch(self._path)

    @contextmanager
    def long_work(self) -> Iterator[None]:
        """Mark an operation that may take long, so that a slow program is not killed as hanging."""
        self._write(BUSY)
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            self._write("")

    def _write(self, word: str) -> None:
        if self._path is None or self._depth:
            return
        with suppress(OSError), open_private(self._path, "wb") as file:
            file.write(word.encode())


class Watch:
    """Runs a program, and restarts it until it ends with DONE."""

    def __init__(
        self, command: Sequence[str], failing: Sequence[str], heart: Path, failed: Callable[[], None] = lambda: None
    ) -> None:
        """Create the supervisor. After too many failures it appends ``failing`` to the command. It calls ``failed`` at
        each failure.

        The standard error of each run that failed is stored in the folder ``CRASHES`` beside the heartbeat.
        """
        self._command = list(command)
        self._failed = failed
        self._crashes = heart.parent / CRASHES
        self._failing = list(failing)
        self._heart = heart
        self._failures: deque[float] = deque(maxlen=MAX_FAILURES)

    def run(self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep) -> int:
        """Run the program until staff end it, and return its exit code.

        If the supervisor ends, the program ends too.
        """
        exit_on_sigterm()
        while (code := self._run_once(clock, sleep)) != DONE:
            self._failures.append(clock())
            self._keep_report(code)
            self._failed()
            sleep(LONG_RESTART_DELAY if self._fails_often else RESTART_DELAY)
        return code

    @property
    def _fails_often(self) -> bool:
        return len(self._failures) == MAX_FAILURES and self._failures[-1] - self._failures[0] < FAILURE_PERIOD

    def _run_once(self, clock: Callable[[], float], sleep: Callable[[float], None]) -> int:
        """Run the program once, and kill it if it hangs. Return its exit code."""
        command = [*self._command, *(self._failing if self._fails_often else [])]
        with suppress(OSError):
            self._heart.unlink()
        with suppress(OSError):
            make_folder(self._crashes)
        with self._report() as said:
            program = subprocess.Popen(command, stderr=said)
        seen, looked, still = 0.0, clock(), 0.0
        try:
            while (code := program.poll()) is None:
                sleep(CHECK_INTERVAL)
                at, limit = self._last_beat()
                since = 0.0 if waits_for_disk(program.pid) else clock() - looked
                looked = clock()
                still = still + min(since, 2 * CHECK_INTERVAL) if at == seen else 0.0
                seen = at
                self._truncate_report()
                if still > limit:
                    still = 0.0
                    if self._can_write_beats():
                        _kill_hanging(program)
        finally:
            if program.poll() is None:
                _terminate(program)
        return code

    def _report(self) -> IO[bytes]:
        """Open the file for the program's standard error, or the null device if that is impossible."""
        try:
            (self._crashes / RUNNING).unlink(missing_ok=True)
            return open_private(self._crashes / RUNNING, "ab")
        except OSError:
            return Path(os.devnull).open("wb")

    def _truncate_report(self) -> None:
        """Empty the program's output if it is long, so that months of messages do not fill the disk."""
        with suppress(OSError):
            report = self._crashes / RUNNING
            if report.stat().st_size > MAX_REPORT_BYTES:
                cut_off(report, 0)

    def _keep_report(self, code: int) -> None:
        """Store the output of a failed run in a file named after the time. Delete old reports."""
        name = f"{datetime.now().strftime(STAMP)}.txt"
        with suppress(OSError):
            with open_private(self._crashes / RUNNING, "ab") as report:
                report.write(f"Exit code {code}\n".encode())
            said = (self._crashes / RUNNING).replace(self._crashes / name)
            print(said.read_text("utf-8", "replace"), end="", file=sys.stderr)
        for _, old in crash_reports(self._crashes.parent)[:-MAX_REPORTS]:
            with suppress(OSError):
                old.unlink()

    def _can_write_beats(self) -> bool:
        """Return whether the heartbeat can be written.

        If not, an old heartbeat does not mean that the program hangs.
        """
        try:
            touch(self._heart)
        except OSError:
            return False
        return True

    def _last_beat(self) -> tuple[float, float]:
        """Return the time of the last beat (0 if there was none), and the maximum seconds until the next."""
        try:
            found = self._heart.stat()
        except OSError:
            return 0.0, MAX_START_TIME
        return found.st_mtime, MAX_LONG_SILENCE if found.st_size else MAX_SILENCE
