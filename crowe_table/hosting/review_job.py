"""A review in a process of its own, so that the window never waits for it.

The process is started by ``python -m crowe_table --review``. It reads the game from standard input and writes one
finding on each line of standard output.
"""

import logging
import pickle
import subprocess
import sys
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec

from crowe_table import platforms
from crowe_table.engine.core import Action, Reason, Seat
from crowe_table.engine.journal import Header
from crowe_table.hosting.new_table import table_of
from crowe_table.hosting.own_process import environment, own_command
from crowe_table.hosting.review import Finding, review
from crowe_table.launch import REVIEW
from crowe_table.words import Words

_log = logging.getLogger(__name__)

MAX_LINE = 1 << 16
"""Maximum size of one finding in bytes."""
UNREADABLE = 3
"""Exit code of a process that cannot replay the game."""


class ReviewJob:
    """A review in progress. Tests pass a faulty ``command``."""

    def __init__(
        self,
        locale: str,
        head: Header,
        actions: Sequence[Action],
        seat: Seat,
        command: Sequence[str] | None = None,
        latest_only: bool = False,
    ) -> None:
        self._request = pickle.dumps((locale, head, tuple(actions), seat, latest_only))
        self._command = command or own_command(REVIEW)
        self._found: SimpleQueue[Finding] = SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._ended = False
        self._failed = False
        self._thread = Thread(target=self._run, name="review", daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether the process has ended and every finding has been polled."""
        return self._ended and self._found.empty()

    @property
    def failed(self) -> bool:
        """Whether the process ended before the review was complete."""
        return self._failed

    def poll(self) -> Finding | None:
        """Return the next finding that has arrived, or None."""
        try:
            return self._found.get_nowait()
        except Empty:
            return None

    def close(self) -> None:
        """End the process."""
        self._closed = True
        if self._process is not None:
            self._process.kill()

    def wait(self) -> None:
        """Wait until the process has ended."""
        self._thread.join()

    def _run(self) -> None:
        try:
            self._failed = self._read() != 0 and not self._closed
        except (OSError, ValueError, msgspec.MsgspecError) as fault:
            _log.warning("The review broke off: %s", type(fault).__name__)
            self._failed = not self._closed
        finally:
            self.close()
            self._ended = True

    def _read(self) -> int:
        """Start the process and read all its findings. Return its exit code."""
        decoder = msgspec.json.Decoder(Finding)
        process = self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            creationflags=platforms.background_flags(),
        )
        assert process.stdin is not None
        assert process.stdout is not None
        if self._closed:
            process.kill()
        with process.stdin as pipe:
            pipe.write(self._request)
        with process.stdout as lines:
            while line := lines.readline(MAX_LINE):
                self._found.put(decoder.decode(line))
        return process.wait()


def serve() -> int:
    """Read a game from standard input, write the findings to standard output, and return the exit code."""
    platforms.end_with_parent()
    platforms.give_way()
    locale, head, actions, seat, latest_only = pickle.load(sys.stdin.buffer)  # noqa: S301 - from our own parent alone
    table = table_of(head)
    if isinstance(table, Reason) or any(isinstance(table.submit(action), Reason) for action in actions):
        return UNREADABLE
    for finding in review(table, head, seat, Words(locale), latest_only):
        sys.stdout.buffer.write(msgspec.json.encode(finding) + b"\n")
        sys.stdout.buffer.flush()
    return 0
