"""A review in a process of its own, so that the window never waits for it.

The process is started by ``python -m crowe_table --review``. It reads the game from standard input and writes one
finding on each line of standard output.
"""

import logging
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec
from msgspec import Struct

from crowe_table import platforms
from crowe_table.engine.core import Action, Reason, Seat
from crowe_table.engine.journal import Header
from crowe_table.hosting.new_table import table_of
from crowe_table.hosting.own_process import environment, own_command
from crowe_table.hosting.replay import load
from crowe_table.hosting.review import Finding, expert_deals, review
from crowe_table.launch import REVIEW
from crowe_table.words import Words

_log = logging.getLogger(__name__)

MAX_LINE = 1 << 16
"""Maximum size of one finding in bytes."""
UNREADABLE = 3
"""Exit code of a process that cannot replay the game."""


class GameRequest(Struct, frozen=True):
    """A request for the whole review of one player."""

    locale: str
    head: Header
    actions: tuple[Action, ...]
    seat: Seat
    latest_only: bool


class FileRequest(Struct, frozen=True):
    """A request for the deals of a saved game, each as an expert plays it in the chair of one person."""

    path: Path
    person: str


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
        self._start(GameRequest(locale, head, tuple(actions), seat, latest_only), command)

    def _start(self, request: GameRequest | FileRequest, command: Sequence[str] | None) -> None:
        self._request = pickle.dumps(request)
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


class ComparisonJob(ReviewJob):
    """A comparison in progress: the deals of a saved game, each as an expert plays it in the same chair."""

    def __init__(self, path: Path, person: str, command: Sequence[str] | None = None) -> None:
        self._start(FileRequest(path, person), command)


def serve() -> int:
    """Read a request from standard input, write the findings to standard output, and return the exit code."""
    platforms.end_with_parent()
    platforms.give_way()
    request = pickle.load(sys.stdin.buffer)  # noqa: S301 - from our own parent alone
    findings = _compared(request) if isinstance(request, FileRequest) else _reviewed(request)
    if findings is None:
        return UNREADABLE
    for finding in findings:
        sys.stdout.buffer.write(msgspec.json.encode(finding) + b"\n")
        sys.stdout.buffer.flush()
    return 0


def _reviewed(request: GameRequest) -> Iterator[Finding] | None:
    table = table_of(request.head)
    if isinstance(table, Reason) or any(isinstance(table.submit(action), Reason) for action in request.actions):
        return None
    return review(table, request.head, request.seat, Words(request.locale), request.latest_only)


def _compared(request: FileRequest) -> Iterator[Finding] | None:
    found = load(request.path)
    if found.head is None or found.table is None:
        return None
    return expert_deals(found.table, found.head, request.person)
