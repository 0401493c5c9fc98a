"""Keeping a program running that stands unattended: it is started again when it ends, or no longer stirs.

A program that is watched touches its heartbeat. If it fails too often in a short while it is told so when it is
started, and shows a page that waits instead of a table.
"""

import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

BEAT = 2.0
"""Seconds between two beats."""
STILL = 12.0
"""Seconds without a beat after which a program is taken to hang."""
FIRST = 30.0
"""The same until its first beat."""
AGAIN = 1.0
"""Seconds until it is started again."""
MOST, SOON = 3, 600.0
"""So many failures in so many seconds are too many."""
DONE = 0
"""The exit code with which staff leave: nothing is started again."""


class Heart:
    """Beats for a program: touches a file, now and then."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._due = 0.0

    def beat(self, now: float) -> None:
        """``now``: milliseconds."""
        if self._path is None or now < self._due:
            return
        self._due = now + BEAT * 1000
        with suppress(OSError):
            self._path.touch()


class Watch:
    """Starts a program again and again, until it ends by itself with DONE."""

    def __init__(self, command: Sequence[str], failing: Sequence[str], heart: Path) -> None:
        """``failing``: added to the command when it has failed too often."""
        self._command = list(command)
        self._failing = list(failing)
        self._heart = heart
        self._failures: deque[float] = deque(maxlen=MOST)

    def run(self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep) -> int:
        """Until staff leave. Returns the program's exit code. Whoever ends the watch ends the program with it."""
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(DONE))
        while (code := self._once(clock, sleep)) != DONE:
            self._failures.append(clock())
            sleep(AGAIN)
        return code

    @property
    def _often(self) -> bool:
        return len(self._failures) == MOST and self._failures[-1] - self._failures[0] < SOON

    def _once(self, clock: Callable[[], float], sleep: Callable[[float], None]) -> int:
        """One run of the program, which is killed when it no longer stirs."""
        command = [*self._command, *(self._failing if self._often else [])]
        with suppress(OSError):
            self._heart.unlink()
        program = subprocess.Popen(command)
        beaten, seen = clock(), 0.0
        try:
            while (code := program.poll()) is None:
                sleep(0.25)
                at = self._beat()
                if at != seen:
                    beaten, seen = clock(), at
                if clock() - beaten > (STILL if seen else FIRST):
                    program.kill()
        finally:
            if program.poll() is None:
                program.terminate()
        return code

    def _beat(self) -> float:
        """When it beat last, by the file's own clock; 0 if it has not."""
        try:
            return self._heart.stat().st_mtime
        except OSError:
            return 0.0
