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

BEAT = 0.5
"""Seconds between two beats."""
STILL = 3.0
"""Seconds without a beat after which a program counts as hanging."""
LONG_STILL = 15.0
"""The same during an operation that may take long."""
FIRST = 30.0
"""The same before the first beat."""
LOOK = 0.25
"""Seconds between two checks of a program. After a much longer interval the machine was asleep or overloaded, so it
counts as two at most.
"""
AGAIN = 0.25
"""Seconds until a restart."""
LONG = "long"
"""Content of the heartbeat file during a long operation."""
MOST, SOON = 3, 600.0
"""Number of failures, and the seconds within which they are too many."""
RARELY = 5.0
"""Seconds until a restart after too many failures, such as without a display."""
LAST_WORDS = 2.0
"""Seconds for a terminated program to tidy up, or for a hanging one to report its position."""
CRASHES, RUNNING, STAMP = "crashes", "running.txt", "%Y-%m-%d-%H%M%S"
"""Folder of the crash reports, output of the running program, and name format of a report."""
KEPT = 3
"""Number of crash reports that are kept."""
LONGEST_REPORT = 1 << 20
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


def end_when_told() -> None:
    """Make a request to end close this program in an orderly way."""
    on_request_to_end(lambda: sys.exit(DONE))


def _close(program: "subprocess.Popen[bytes]") -> None:
    """End a program, and let it tidy up first."""
    program.terminate()
    with suppress(subprocess.TimeoutExpired):
        program.wait(LAST_WORDS)
    program.kill()


def _end(program: "subprocess.Popen[bytes]") -> None:
    """End a hanging program. Where the system can, make it report its position, even if it is stopped."""
    if make_tell_where(program):
        with suppress(subprocess.TimeoutExpired):
            program.wait(LAST_WORDS)
    program.kill()


class Heart:
    """The heartbeat of a program: touches a file at intervals. Errors are ignored."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._due = 0.0
        self._deep = 0
        """Nesting depth of long operations."""

    def beat(self, now: float) -> None:
        """Beat if one is due. The time ``now`` is in milliseconds."""
        if self._path is None or now < self._due:
            return
        self._due = now + BEAT * 1000
        with suppress(OSError):
            touch(self._path)

    @contextmanager
    def long(self) -> Iterator[None]:
        """Mark an operation that may take long, so that a slow program is not taken to hang."""
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
        self._failures: deque[float] = deque(maxlen=MOST)

    def run(self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep) -> int:
        """Run the program until staff quit, and return its exit code. Ending the watch ends the program too."""
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
        """Run the program once. Kill it if it hangs."""
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
        """Open the file for the program's standard error, or the null device."""
        try:
            (self._crashes / RUNNING).unlink(missing_ok=True)
            return open_private(self._crashes / RUNNING, "ab")
        except OSError:
            return Path(os.devnull).open("wb")

    def _shorten(self) -> None:
        """Truncate the output, so that months of messages do not fill the disk."""
        with suppress(OSError):
            report = self._crashes / RUNNING
            if report.stat().st_size > LONGEST_REPORT:
                cut_off(report, 0)

    def _keep_report(self, code: int) -> None:
        """Keep the output of a failed run under its time, and delete old reports."""
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
        """Whether the heartbeat can be written. Otherwise its age does not show that the program hangs."""
        try:
            touch(self._heart)
        except OSError:
            return False
        return True

    def _beat(self) -> tuple[float, float]:
        """Return the time of the last beat, 0 if none, and the seconds allowed without one."""
        try:
            found = self._heart.stat()
        except OSError:
            return 0.0, FIRST
        return found.st_mtime, LONG_STILL if found.st_size else STILL
