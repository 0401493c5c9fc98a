"""The process in which the players of the house think: it reads questions, and writes what was thought of them.

It is handed a View, the name of a level and a seed, and nothing else; it answers with plain data. It is started by
``python -m crowe_table --think``, reads its standard input and writes to its standard output, and ends when the input
does: it outlives its parent by one thought at most.
"""

import os
import pickle
import signal
import sys
import time
from struct import Struct as Layout
from typing import IO

import msgspec
from msgspec import Struct

from crowe_table.engine.core import Reason, View
from crowe_table.engine.rng import Chance
from crowe_table.hosting.choosing import advise, choose
from crowe_table.search.advice import Advice, Measure
from crowe_table.search.levels import level as level_of
from crowe_table.search.temper import Leaning

HINT = ""
"""In place of a level: not an answer is wanted, but advice."""
HINT_BUDGET = 2000
"""Milliseconds for advice."""
NICENESS = 10
LONGEST = 1 << 20
"""Bytes of the longest reply that is read."""
_LENGTH = Layout(">I")
_BELOW_NORMAL = 0x4000


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
    give_way()
    questions, replies = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # Whatever else is printed here is no reply.
    while (data := receive(questions)) is not None:
        question = pickle.loads(data)  # noqa: S301 - from our own parent alone
        try:
            send(replies, msgspec.json.encode(think(question)))
        except OSError:
            break
    return 0


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


def give_way() -> None:
    """The window comes first; and it is the window that is interrupted from the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(NICENESS)
