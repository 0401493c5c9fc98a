"""A review in a process of its own, so that the window never waits for it.

The process is started by ``python -m crowe_table --review``. It reads the game from standard input and writes one
finding on each line of standard output.
"""

import pickle
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue

import msgspec
from msgspec import Struct

from crowe_table import platforms
from crowe_table.decoding import decoder
from crowe_table.engine.core import Action, Reason, Seat
from crowe_table.engine.journal import Header
from crowe_table.hosting.new_table import table_of
from crowe_table.hosting.own_process import own_command
from crowe_table.hosting.process_job import ProcessJob
from crowe_table.hosting.replay import load
from crowe_table.hosting.review import Finding, choice_costs, expert_deals, review
from crowe_table.launch import REVIEW
from crowe_table.words import Words

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
    """A request about a person in a saved game.

    It asks for the deals as an expert plays them in the person's chair or, if ``rates``, for the cost of the choices.
    """

    path: Path
    person: str
    rates: bool


class FindingJob(ProcessJob):
    """A job whose results are findings."""

    def __init__(self, request: GameRequest | FileRequest, command: Sequence[str] | None) -> None:
        self._found: SimpleQueue[Finding] = SimpleQueue()
        self._decoder: msgspec.json.Decoder[Finding] = decoder(Finding)  # type: ignore[arg-type]
        super().__init__("review", command or own_command(REVIEW), request)

    @property
    def done(self) -> bool:
        """Whether the process has ended and every finding has been polled."""
        return self.ended and self._found.empty()

    def poll(self) -> Finding | None:
        """Return the next finding that has arrived, or None."""
        try:
            return self._found.get_nowait()
        except Empty:
            return None

    def _take(self, line: bytes) -> None:
        self._found.put(self._decoder.decode(line))


class ReviewJob(FindingJob):
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
        super().__init__(GameRequest(locale, head, tuple(actions), seat, latest_only), command)


class ComparisonJob(FindingJob):
    """A comparison in progress: the deals of a saved game, each as an expert plays it in the same chair."""

    def __init__(self, path: Path, person: str, command: Sequence[str] | None = None) -> None:
        super().__init__(FileRequest(path, person, rates=False), command)


class CostJob(FindingJob):
    """A rating in progress: the cost of the latest choices of a person in a saved game."""

    def __init__(self, path: Path, person: str, command: Sequence[str] | None = None) -> None:
        super().__init__(FileRequest(path, person, rates=True), command)


def serve() -> int:
    """Read a request from standard input, write the findings to standard output, and return the exit code."""
    platforms.end_with_parent()
    platforms.give_way()
    request = pickle.load(sys.stdin.buffer)  # noqa: S301 - from our own parent alone
    findings = _of_file(request) if isinstance(request, FileRequest) else _reviewed(request)
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


def _of_file(request: FileRequest) -> Iterator[Finding] | None:
    found = load(request.path)
    if found.head is None or found.table is None:
        return None
    return (choice_costs if request.rates else expert_deals)(found.table, found.head, request.person)
