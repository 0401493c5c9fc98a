"""The client of the worker process in which the computer players think. The window never waits for that process.

Replies are decoded as actions of the game and checked. If the process dies, sends garbage or is overdue, it is replaced
and the request is repeated. If that fails too, the answer is a random legal one.

Starting, sending and receiving happen in a thread, so no caller of Worker ever waits.
"""

import logging
import pickle
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO

from msgspec import Struct

from crowe_table import platforms
from crowe_table.decoding import decode
from crowe_table.engine.core import Action, View
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import action_decoder
from crowe_table.games import game
from crowe_table.hosting.choosing import NotAsked, is_allowed, may_pass, random_answer
from crowe_table.hosting.new_table import displayable
from crowe_table.hosting.own_process import environment, own_command
from crowe_table.hosting.thinking import HINT, MAX_REPLY_BYTES, Reply, ThinkRequest, receive, send
from crowe_table.launch import THINK
from crowe_table.search.advice import Advice
from crowe_table.search.betting_style import BettingStyle
from crowe_table.search.levels import level as level_of
from crowe_table.search.temper import Leaning

_log = logging.getLogger(__name__)

GRACE = 3.0
"""Seconds after the time limit of a request until its reply is overdue."""
START_GRACE = 20.0
"""Additional seconds for the first reply of a new process, because a slow disk may delay its start."""
_ATTEMPTS = 2
"""Maximum number of times that a request is sent."""
_MAX_LINE, _MAX_LOGGED = 1 << 9, 1 << 15
"""Maximum number of bytes that are logged of one line, and of all output of one process."""


class WorkerAnswer(Struct, frozen=True):
    """The answer to a request. ``advice`` is empty unless it was requested. ``thought`` is the thinking time in
    seconds.

    ``action`` is None if the player passes or there is no advice. If ``fallback`` is set, the process failed and the
    action is random.
    """

    ticket: int
    action: Action | None
    advice: tuple[Advice, ...] = ()
    thought: float = 0.0
    fallback: bool = False


class Worker:
    """The worker process of the program. The first request starts it.

    Tests pass a faulty ``command``, and shorter ``grace`` and ``start_grace`` in seconds.
    """

    def __init__(
        self, command: Sequence[str] | None = None, grace: float = GRACE, start_grace: float = START_GRACE
    ) -> None:
        self._command = command or own_command(THINK)
        self._grace = grace
        self._start_grace = start_grace
        self._tickets = 0
        self._questions: SimpleQueue[ThinkRequest | None] = SimpleQueue()
        self._answers: SimpleQueue[WorkerAnswer] = SimpleQueue()
        self._closed = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._new = True
        self._thread: threading.Thread | None = None

    # --- Requests: none of them waits

    def warm(self) -> None:
        """Start the process before it is needed."""
        self._begin()

    def ask(
        self, view: View, level: str, seed: str, temper: Leaning = Leaning.EVEN, style: BettingStyle | None = None
    ) -> int:
        """Request an answer, and return its ticket.

        Raises KeyError for an unknown level, and NotAsked if the seat has no question.
        """
        level_of(level)
        return self._put(view, level, seed, temper, style)

    def advise(self, view: View) -> int:
        """Request advice for this seat, and return its ticket. Raises NotAsked if the seat has no question."""
        return self._put(view, HINT, "")

    def poll(self) -> WorkerAnswer | None:
        """Return the next answer that has arrived, or None."""
        try:
            return self._answers.get_nowait()
        except Empty:
            return None

    def close(self) -> None:
        """End the process. Pending requests are not answered."""
        self._closed.set()
        self._questions.put(None)
        if self._process is not None:
            self._process.kill()

    @property
    def pid(self) -> int | None:
        """Process id; None if no process has been started."""
        return self._process.pid if self._process else None

    def _put(
        self, view: View, level: str, seed: str, temper: Leaning = Leaning.EVEN, style: BettingStyle | None = None
    ) -> int:
        if not view.legal:
            raise NotAsked(f"Seat {view.seat} is asked nothing.")
        self._begin()
        self._tickets += 1
        self._questions.put(ThinkRequest(self._tickets, view, level, seed, temper, style))
        return self._tickets

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="worker", daemon=True)
            self._thread.start()

    # --- In the thread

    def _serve(self) -> None:
        if not self._closed.is_set():
            self._start()
        while (question := self._questions.get()) is not None and not self._closed.is_set():
            answer = self._answer(question)
            if answer is not None and not self._closed.is_set():
                self._answers.put(answer)
        self._end()

    def _answer(self, question: ThinkRequest) -> WorkerAnswer | None:
        for _ in range(_ATTEMPTS):
            answer = self._request(question)
            if answer is not None or self._closed.is_set():
                return answer
            self._end()
        view = question.view
        drawn = None if may_pass(view) else random_answer(view, Chance(question.seed).stream("lot"))
        return WorkerAnswer(question.ticket, drawn, fallback=True)

    def _request(self, question: ThinkRequest) -> WorkerAnswer | None:
        """Send a request to the process, and return its answer.

        None if the process is dead, overdue or sends garbage.
        """
        process = self._start()
        if process is None or process.stdin is None or process.stdout is None:
            return None
        allowance = question.budget() + self._grace + (self._start_grace if self._new else 0.0)
        overdue = threading.Timer(allowance, process.kill)
        overdue.daemon = True
        overdue.start()
        try:
            send(process.stdin, pickle.dumps(question))
            data = receive(process.stdout, MAX_REPLY_BYTES)
            answer = _read(data, question) if data is not None else None
        except Exception as fault:
            _log.warning("The process of the players failed: %s", type(fault).__name__)
            return None
        finally:
            overdue.cancel()
        self._new = False
        return answer

    def _start(self) -> subprocess.Popen[bytes] | None:
        """Return the running process, and start it if necessary. Return None if it cannot be started."""
        if self._process is not None and self._process.poll() is None:
            return self._process
        self._end()
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment(),
                creationflags=platforms.background_flags(),
            )
        except OSError as fault:
            _log.warning("The process of the players could not be begun: %s", fault)
            return None
        self._new = True
        threading.Thread(target=_copy_log, args=(self._process,), name="worker's log", daemon=True).start()
        if self._closed.is_set():
            self._process.kill()
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):  # Another thread reads standard error until its end.
            if pipe is not None:
                _close(pipe)
        try:
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            _log.warning("The process of the players does not end.")


def _read(data: bytes, question: ThinkRequest) -> WorkerAnswer | None:
    """Return the answer in a reply; None if the reply has another ticket or an illegal action."""
    reply = decode(data, Reply)
    decoder = action_decoder(game(question.view.game))
    actions = [None if bytes(each.action) == b"null" else decoder.decode(each.action) for each in reply.weighed]
    advice = tuple(
        Advice(action, each.value, each.why, each.measure, each.error)
        for action, each in zip(actions, reply.weighed, strict=True)
    )
    if reply.ticket != question.ticket or not all(is_allowed(question.view, each.action) for each in advice):
        return None
    if not question.level:
        return WorkerAnswer(reply.ticket, advice[0].action if advice else None, advice, reply.thought)
    return WorkerAnswer(reply.ticket, advice[0].action, (), reply.thought) if len(advice) == 1 else None


def _copy_log(process: "subprocess.Popen[bytes]") -> None:
    """Copy the standard error of a process to the log until it ends. Kill the process if it writes too much."""
    heard = 0
    assert process.stderr is not None
    with suppress(OSError), process.stderr as told:
        while line := told.readline(_MAX_LINE):
            heard += len(line)
            if heard > _MAX_LOGGED:
                _log.warning("The process of the players says too much, and is ended.")
                process.kill()
                return
            _log.warning("The process of the players: %s", displayable(line.decode(errors="replace").rstrip()))


def _close(pipe: IO[bytes]) -> None:
    """Close the pipe to a dead process. Unsent data are lost."""
    with suppress(OSError):
        pipe.close()
