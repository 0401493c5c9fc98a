"""The worker process of the computer players. It reads requests and writes replies.

A request contains only a View, the name of a level and a seed. A reply is plain data. The process is started by
``python -m crowe_table --think``. It reads standard input, writes to standard output, and reports faults on standard
error. When its parent ends, the worker ends at once, even while it is thinking.
"""

import logging
import os
import pickle
import signal
import sys
import time
from pathlib import Path
from queue import SimpleQueue
from struct import Struct as Layout
from threading import Thread
from typing import IO

import msgspec
from msgspec import Struct

from crowe_table import platforms
from crowe_table.engine.core import Reason, View
from crowe_table.engine.rng import Chance
from crowe_table.fault_lines import PlacesOnly
from crowe_table.hosting.choosing import advise, choose
from crowe_table.search.advice import Advice, Measure
from crowe_table.search.betting_style import BettingStyle
from crowe_table.search.levels import level as level_of
from crowe_table.search.temper import Leaning

_log = logging.getLogger(__name__)

HINT = ""
"""Value of ``level`` in a request for advice."""
HINT_BUDGET = 2000
"""Time limit for advice, in milliseconds."""
MAX_REPLY_BYTES = 1 << 20
"""Maximum size of a reply, in bytes."""
_LENGTH = Layout(">I")
FAILED = 1
"""Exit code after a player failed."""


class ThinkRequest(Struct, frozen=True):
    """A request to the worker. Its reply has the same ``ticket``."""

    ticket: int
    view: View
    level: str
    seed: str
    temper: Leaning = Leaning.EVEN
    style: BettingStyle | None = None

    def budget(self) -> float:
        """Return the time limit in seconds."""
        return (level_of(self.level).budget if self.level else HINT_BUDGET) / 1000


class WireAdvice(Struct, frozen=True):
    """A piece of advice in the form in which it is sent.

    The action may be null. The parent, which knows the game, decodes it.
    """

    action: msgspec.Raw
    value: float
    why: Reason
    measure: Measure
    error: float


class Reply(Struct, frozen=True):
    """The reply to a request: one answer, or all advice, best first. ``thought`` is the thinking time in seconds."""

    ticket: int
    thought: float
    weighed: tuple[WireAdvice, ...]


def serve() -> int:
    """Run the worker process, and return its exit code."""
    _log_to_stderr()
    platforms.end_with_parent()
    platforms.give_way()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # An interrupt from the keyboard is meant for the window.
    replies = os.fdopen(os.dup(1), "wb")
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)  # Any other output would corrupt the replies, and might name a card.
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read_requests, args=(sys.stdin.buffer, questions), name="hearing", daemon=True).start()
    while True:
        question = pickle.loads(questions.get())  # noqa: S301 - from our own parent alone
        try:
            reply = msgspec.json.encode(think(question))
        except Exception:
            _log.exception("A player failed")
            return FAILED
        try:
            send(replies, reply)
        except OSError:
            return 0


def _read_requests(pipe: IO[bytes], questions: SimpleQueue[bytes]) -> None:
    """Read further requests while one is being answered. End the process when the parent closes the pipe."""
    try:
        while (data := receive(pipe)) is not None:
            questions.put(data)
    finally:
        os._exit(0)


def _log_to_stderr() -> None:
    """Report faults on standard error. A report contains only the exception's type and source lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(PlacesOnly("%(message)s"))
    logging.getLogger("crowe_table").addHandler(handler)
    platforms.tell_crashes()


def think(question: ThinkRequest) -> Reply:
    """Return the answer or the advice that was requested."""
    began = time.perf_counter()
    budget = question.budget()

    def should_stop() -> bool:
        return time.perf_counter() - began > budget

    advice: tuple[Advice, ...]
    if question.level:
        rng = Chance(question.seed).stream("choice")
        action = choose(question.view, level_of(question.level), rng, should_stop, question.temper, question.style)
        advice = (Advice(action, 0.0, Reason("")),)
    else:
        advice = advise(question.view)
    return Reply(question.ticket, time.perf_counter() - began, tuple(_wire_advice(each) for each in advice))


def _wire_advice(advice: Advice) -> WireAdvice:
    action = msgspec.Raw(msgspec.json.encode(advice.action))
    return WireAdvice(action, advice.value, advice.why, advice.measure, advice.error)


def send(pipe: IO[bytes], data: bytes) -> None:
    """Write one message. Raises OSError if the pipe is closed."""
    pipe.write(_LENGTH.pack(len(data)) + data)
    pipe.flush()


def receive(pipe: IO[bytes], longest: int | None = None) -> bytes | None:
    """Return the next message, or None at the end of the pipe. Raises ValueError for more than ``longest`` bytes."""
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    if longest is not None and length > longest:
        raise ValueError(f"A message of {length} bytes.")
    data = pipe.read(length)
    return data if len(data) == length else None
