"""The process in which the players of the house think: it reads questions, and writes what was thought of them.

It is handed a View, the name of a level and a seed, and nothing else; it answers with plain data. It is started by
``python -m crowe_table --think``, reads its standard input and writes to its standard output; what goes wrong it tells
on standard error, which its parent reads. It ends at once when its parent does, however that ends, in the middle of a
thought too.
"""

import faulthandler
import logging
import os
import pickle
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from struct import Struct as Layout
from threading import Thread
from typing import IO

import msgspec
from msgspec import Struct

from crowe_table.engine.core import Reason, View
from crowe_table.engine.rng import Chance
from crowe_table.fault_lines import PlacesOnly
from crowe_table.hosting.choosing import advise, choose
from crowe_table.search.advice import Advice, Measure
from crowe_table.search.levels import level as level_of
from crowe_table.search.temper import Leaning

_log = logging.getLogger(__name__)

HINT = ""
"""In place of a level: not an answer is wanted, but advice."""
HINT_BUDGET = 2000
"""Milliseconds for advice."""
NICENESS = 10
LONGEST = 1 << 20
"""Bytes of the longest reply that is read."""
_LENGTH = Layout(">I")
_BELOW_NORMAL = 0x4000
_END_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of Linux."""
FAILED = 1


class ThinkRequest(Struct, frozen=True):
    """One thing to think about. ``ticket`` comes back with the reply."""

    ticket: int
    view: View
    level: str
    seed: str
    temper: Leaning = Leaning.EVEN

    def budget(self) -> float:
        """Seconds."""
        return (level_of(self.level).budget if self.level else HINT_BUDGET) / 1000


class Weighed(Struct, frozen=True):
    """One piece of advice as it is written: the action, or null, is read by whoever knows the game."""

    action: msgspec.Raw
    value: float
    why: Reason
    measure: Measure
    error: float


class Reply(Struct, frozen=True):
    """What was thought of a question: the answer first, and with advice the rest of it. ``thought`` is in seconds."""

    ticket: int
    thought: float
    weighed: tuple[Weighed, ...]


def serve() -> int:
    """The life of the process. Returns its exit code."""
    _tell_faults()
    end_with_parent()
    give_way()
    replies = os.fdopen(os.dup(1), "wb")
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)  # Whatever else is printed here is no reply, and might name a card.
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_hear, args=(sys.stdin.buffer, questions), name="hearing", daemon=True).start()
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


def _hear(pipe: IO[bytes], questions: SimpleQueue[bytes]) -> None:
    """Reads questions while others are thought about. When nobody is left to ask any, that is the end."""
    try:
        while (data := receive(pipe)) is not None:
            questions.put(data)
    finally:
        os._exit(0)


def _tell_faults() -> None:
    """From now on what goes wrong is told on standard error, by kind and place."""
    handler = logging.StreamHandler()
    handler.setFormatter(PlacesOnly("%(message)s"))
    logging.getLogger("crowe_table").addHandler(handler)
    if sys.stderr is not None:
        faulthandler.enable()


def think(question: ThinkRequest) -> Reply:
    """The answer that is wanted, or the advice."""
    began = time.perf_counter()
    budget = question.budget()

    def enough() -> bool:
        return time.perf_counter() - began > budget

    advice: tuple[Advice, ...]
    if question.level:
        rng = Chance(question.seed).stream("choice")
        action = choose(question.view, level_of(question.level), rng, enough, question.temper)
        advice = (Advice(action, 0.0, Reason("")),)
    else:
        advice = advise(question.view)
    return Reply(question.ticket, time.perf_counter() - began, tuple(_weighed(each) for each in advice))


def _weighed(advice: Advice) -> Weighed:
    action = msgspec.Raw(msgspec.json.encode(advice.action))
    return Weighed(action, advice.value, advice.why, advice.measure, advice.error)


def send(pipe: IO[bytes], data: bytes) -> None:
    """Writes one message. Raises OSError if nobody reads it."""
    pipe.write(_LENGTH.pack(len(data)) + data)
    pipe.flush()


def receive(pipe: IO[bytes], longest: int | None = None) -> bytes | None:
    """The next message; None where there is none, or it breaks off. Raises ValueError if it is longer than that."""
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    if longest is not None and length > longest:
        raise ValueError(f"A message of {length} bytes.")
    data = pipe.read(length)
    return data if len(data) == length else None


def end_with_parent() -> None:
    """The system ends this process when its parent ends, where it can; and no picture of its memory is left behind,
    for there are cards in it.
    """
    if sys.platform == "win32":
        return
    import resource

    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_END_WITH_PARENT, signal.SIGKILL)


def give_way() -> None:
    """The window comes first; and it is the window that is interrupted from the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(NICENESS)
