"""Keeps an unattended program running: restarts it when it ends or hangs.

The program touches a heartbeat file, which is empty except during operations that may take long. If it fails too often
in a short time, it is started with an extra argument and shows a waiting page.
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
"""Seconds without a beat after which a program counts as hanging."""
MAX_LONG_SILENCE = 15.0
"""The same during an operation that may take long."""
MAX_START_TIME = 30.0
"""The same before the first beat."""
CHECK_INTERVAL = 0.25
"""Seconds between two checks of a program. After a much longer interval the machine was asleep or overloaded, so it
counts as two at most.
"""
RESTART_DELAY = 0.25
"""Seconds until a restart."""
BUSY = "long"
"""Content of the heartbeat file during a long operation."""
MAX_FAILURES, FAILURE_PERIOD = 3, 600.0
"""Number of failures, and the seconds within which they are too many."""
LONG_RESTART_DELAY = 5.0
"""Seconds until a restart after too many failures, for example without a display."""
KILL_DELAY = 2.0
"""Seconds for a terminated program to tidy up, or for a hanging one to report its position."""
CRASHES, RUNNING, STAMP = "crashes", "running.txt", "%Y-%m-%d-%H%M%S"
"""Folder of the crash reports, output of the running program, and name format of a report."""
MAX_REPORTS = 3
"""Number of crash reports that are kept."""
MAX_REPORT_BYTES = 1 << 20
"""Maximum size in bytes of the running program's output, after which it is truncated."""
DONE = 0
"""Exit code with which staff quit: no restart."""


def crash_reports(folder: Path) -> tuple[tuple[datetime, Path], ...]:
    """Return the crash reports with their times, oldest first. Files not named by a time are ignored."""
    return tuple(sorted(_reports(folder / CRASHES)))


def _reports(folder: Path) -> Iterator[tuple[datetime, Path]]:
    with suppress(OSError):
        for path in folder.glob("*.txt"):
            with suppress(ValueError):
                yield datetime.strptime(path.stem, STAMP), path


def exit_on_sigterm() -> None:
    """Make a request to end close this program in an orderly way."""
    on_request_to_end(lambda: sys.exit(DONE))


def _terminate(program: "subprocess.Popen[bytes]") -> None:
    """End a program, and let it tidy up first."""
    program.terminate()
    with suppress(subprocess.TimeoutExpired):
        program.wait(KILL_DELAY)
    program.kill()


def _kill_hanging(program: "subprocess.Popen[bytes]") -> None:
    """End a hanging program. Where the system can, make it report its position, even if it is stopped."""
    if make_tell_where(program):
        with suppress(subprocess.TimeoutExpired):
            program.wait(KILL_DELAY)
    program.kill()


class Heart:
    """The heartbeat of a program: touches a file at intervals. Errors are ignored."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._due = 0.0
        self._depth = 0
        """Nesting depth of long operations."""

    def beat(self, now: float) -> None:
        """Beat if one is due. The time ``now`` is in milliseconds."""
        if self._path is None or now < self._due:
            return
        self._due = now + BEAT_INTERVAL * 1000
        with suppress(OSError):
            touch(self._path)

    @contextmanager
    def long_work(self) -> Iterator[None]:
        """Mark an operation that may take long, so that a slow program is not taken to hang."""
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
    """Restarts a program until it ends with DONE."""

    def __init__(
        self, command: Sequence[str], failing: Sequence[str], heart: Path, failed: Callable[[], None] = lambda: None
    ) -> None:
        """Append ``failing`` to the command after too many failures, and call ``failed`` at each failure.

        The standard error of each failed run is kept in ``CRASHES`` beside the heartbeat.
        """
        self._command = list(command)
        self._failed = failed
        self._crashes = heart.parent / CRASHES
        self._failing = list(failing)
        self._heart = heart
        self._failures: deque[float] = deque(maxlen=MAX_FAILURES)

    def run(self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep) -> int:
        """Run the program until staff quit, and return its exit code. Ending the watch ends the program too."""
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
        """Run the program once. Kill it if it hangs."""
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
                at, patience = self._last_beat()
                since = 0.0 if waits_for_disk(program.pid) else clock() - looked
                looked = clock()
                still = still + min(since, 2 * CHECK_INTERVAL) if at == seen else 0.0
                seen = at
                self._truncate_report()
                if still > patience:
                    still = 0.0
                    if self._can_write_beats():
                        _kill_hanging(program)
        finally:
            if program.poll() is None:
                _terminate(program)
        return code

    def _report(self) -> IO[bytes]:
        """Open the file for the program's standard error, or the null device."""
        try:
            (self._crashes / RUNNING).unlink(missing_ok=True)
            return open_private(self._crashes / RUNNING, "ab")
        except OSError:
            return Path(os.devnull).open("wb")

    def _truncate_report(self) -> None:
        """Truncate the output, so that months of messages do not fill the disk."""
        with suppress(OSError):
            report = self._crashes / RUNNING
            if report.stat().st_size > MAX_REPORT_BYTES:
                cut_off(report, 0)

    def _keep_report(self, code: int) -> None:
        """Keep the output of a failed run under its time, and delete old reports."""
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
        """Whether the heartbeat can be written. Otherwise its age does not show that the program hangs."""
        try:
            touch(self._heart)
        except OSError:
            return False
        return True

    def _last_beat(self) -> tuple[float, float]:
        """Return the time of the last beat, 0 if none, and the seconds allowed without one."""
        try:
            found = self._heart.stat()
        except OSError:
            return 0.0, MAX_START_TIME
        return found.st_mtime, MAX_LONG_SILENCE if found.st_size else MAX_SILENCE
