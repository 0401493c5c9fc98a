"""The worker: a process of its own in which the opponents think, so that the window never waits for a thought.

It is handed a View, the name of a level and a seed, and nothing else. It answers with plain data, which is read back
as an action of the game and judged before it counts. It dies with its parent. If it dies, talks nonsense or is long
overdue it is replaced and the question is put once more; after that a lawful answer is drawn by lot here.

Nobody who calls a Worker ever waits: starting, sending and receiving happen in a thread that mostly sleeps.
"""

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue

import msgspec
from msgspec import Struct

from crowe_table.engine.core import Action, Reason, View
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import action_decoder
from crowe_table.games import game
from crowe_table.hosting.choosing import NotAsked, advise, allowed, choose, lawful
from crowe_table.search.advice import Advice
from crowe_table.search.levels import level as level_of

_log = logging.getLogger(__name__)

HINT = ""
"""In place of a level: not an answer is wanted, but advice."""
GRACE = 3.0
"""Seconds beyond its budget after which a thought is overdue."""
BEGINNING = 20.0
"""Seconds more for the first thought of a new process: a slow disk may keep it long."""
HINT_BUDGET = 2000
"""Milliseconds for advice."""
NICENESS = 10
_LONGEST = 1 << 20
_ATTEMPTS = 2
_BELOW_NORMAL = 0x4000


class Answer(Struct, frozen=True):
    """What came of a question. ``advice`` is empty unless advice was asked for; ``thought`` is in seconds.

    ``fallback`` is true if the worker failed and the answer was drawn by lot.
    """

    ticket: int
    action: Action
    advice: tuple[Advice, ...] = ()
    thought: float = 0.0
    fallback: bool = False


class _Question(Struct, frozen=True):
    ticket: int
    view: View
    level: str
    seed: str

    def budget(self) -> float:
        """Seconds."""
        return (level_of(self.level).budget if self.level else HINT_BUDGET) / 1000


class _Weighed(Struct, frozen=True):
    """One piece of advice as it crosses the pipe."""

    action: msgspec.Raw
    value: float
    why: Reason
    race: bool


class _Reply(Struct, frozen=True):
    """What crosses the pipe: the answer first, and with advice the rest of it."""

    ticket: int
    thought: float
    weighed: tuple[_Weighed, ...]


class Worker:
    """One process for all the opponents of this program, begun when the first question is put.

    ``entry`` is what the process runs, ``grace`` and ``beginning`` how many seconds it is borne with: tests put a bad
    worker there.
    """

    def __init__(
        self,
        entry: Callable[[Connection], None] | None = None,
        grace: float = GRACE,
        beginning: float = BEGINNING,
    ) -> None:
        self._entry = entry or serve
        self._grace = grace
        self._beginning = beginning
        self._tickets = 0
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._closed = threading.Event()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._new = True
        self._thread: threading.Thread | None = None

    # --- what the table calls; none of it waits

    def warm(self) -> None:
        """Begins the process before it is needed."""
        self._begin()

    def ask(self, view: View, level: str, seed: str) -> int:
        """Puts a question; the ticket is on the answer. Raises KeyError for a level that is none, NotAsked for a seat
        that is asked nothing.
        """
        level_of(level)
        return self._put(view, level, seed)

    def advise(self, view: View) -> int:
        """Asks for advice to this seat; it comes, best first, with the answer of this ticket. Raises NotAsked."""
        return self._put(view, HINT, "")

    def poll(self) -> Answer | None:
        """An answer that has come, if any."""
        try:
            return self._answers.get_nowait()
        except Empty:
            return None

    def close(self) -> None:
        """Ends the process. Questions not yet answered stay so."""
        self._closed.set()
        self._questions.put(None)
        if self._process is not None:
            self._process.kill()

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        return self._process.pid if self._process else None

    def _put(self, view: View, level: str, seed: str) -> int:
        if not view.legal:
            raise NotAsked(f"Seat {view.seat} is asked nothing.")
        self._begin()
        self._tickets += 1
        self._questions.put(_Question(self._tickets, view, level, seed))
        return self._tickets

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._attend, name="opponents", daemon=True)
            self._thread.start()

    # --- in the thread

    def _attend(self) -> None:
        if not self._closed.is_set():
            self._start()
        while (question := self._questions.get()) is not None and not self._closed.is_set():
            answer = self._answer(question)
            if answer is not None and not self._closed.is_set():
                self._answers.put(answer)
        self._end()

    def _answer(self, question: _Question) -> Answer | None:
        for _ in range(_ATTEMPTS):
            answer = self._consult(question)
            if answer is not None or self._closed.is_set():
                return answer
            self._end()
        drawn = lawful(question.view, Chance(question.seed).stream("lot"))
        return Answer(question.ticket, drawn, fallback=True)

    def _consult(self, question: _Question) -> Answer | None:
        """Asks the process. None if it is dead, overdue, or talks nonsense."""
        process, pipe = self._start()
        if process is None or pipe is None:
            return None
        allowance = question.budget() + self._grace + (self._beginning if self._new else 0.0)
        overdue = threading.Timer(allowance, process.kill)
        overdue.daemon = True
        overdue.start()
        try:
            pipe.send(question)
            answer = _read(pipe.recv_bytes(_LONGEST), question)
        except Exception as fault:
            _log.warning("The opponents' process failed: %s: %s", type(fault).__name__, fault)
            return None
        finally:
            overdue.cancel()
        self._new = False
        return answer

    def _start(self) -> tuple[BaseProcess | None, Connection | None]:
        """A living process and the pipe to it. None if none can be had."""
        if self._process is not None and self._process.is_alive():
            return self._process, self._pipe
        self._end()
        context = get_context("spawn")
        try:
            self._pipe, theirs = context.Pipe()
            process = context.Process(target=self._entry, args=(theirs,), name="opponents", daemon=True)
            process.start()
        except OSError as fault:
            _log.warning("The opponents' process could not be begun: %s", fault)
            return None, None
        theirs.close()
        self._process, self._new = process, True
        if self._closed.is_set():
            process.kill()
        return process, self._pipe

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(1.0)
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def _read(data: bytes, question: _Question) -> Answer | None:
    """The reply, if it is to this question and lawful."""
    reply = msgspec.json.decode(data, type=_Reply)
    decoder = action_decoder(game(question.view.game))
    advice = tuple(Advice(decoder.decode(each.action), each.value, each.why, each.race) for each in reply.weighed)
    if reply.ticket != question.ticket or not advice:
        return None
    if not all(allowed(question.view, each.action) for each in advice):
        return None
    return Answer(reply.ticket, advice[0].action, () if question.level else advice, reply.thought)


# --- In the process --------------------------------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """The life of the worker: it answers until its parent is gone."""
    _give_way()
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        if not isinstance(question, _Question):
            continue
        reply = msgspec.json.encode(_think(question))
        try:
            pipe.send_bytes(reply)
        except OSError:
            return


def _think(question: _Question) -> _Reply:
    began = time.perf_counter()
    budget = question.budget()

    def enough() -> bool:
        return time.perf_counter() - began > budget

    advice: tuple[Advice, ...]
    if question.level:
        rng = Chance(question.seed).stream("choice")
        action = choose(question.view, level_of(question.level), rng, enough)
        advice = (Advice(action, 0.0, Reason("")),)
    else:
        advice = advise(question.view)
    weighed = tuple(
        _Weighed(msgspec.Raw(msgspec.json.encode(each.action)), each.value, each.why, each.race) for each in advice
    )
    return _Reply(question.ticket, time.perf_counter() - began, weighed)


def _give_way() -> None:
    """The window comes first; and it is the window that is interrupted from the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(NICENESS)
