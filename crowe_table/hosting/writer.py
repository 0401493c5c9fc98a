"""Writing a session down while it is played: off the frame, in order, and before anything is shown.

What an answer brought about is handed on only when its line is on the disk. If the disk will not take it, that is said
once, the play goes on, and the lines wait: they are tried again with every further line and when the table is left.
"""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

from crowe_table.disk import fresh_name, make_folder, settle_folder, why_of
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import BodyLine, Head, Journal
from crowe_table.hosting.locks import InUse, Lock
from crowe_table.hosting.seeds import keep

T = TypeVar("T")
Lines = Sequence[Head | BodyLine]
PATIENCE = 10.0
"""Seconds that leaving a table waits for a slow disk."""


class Writer(Generic[T]):
    """Writes one session. ``write`` hands it lines and what they brought; ``released`` gives that back."""

    def __init__(self, path: Path, journal: Journal | None = None, lock: Lock | None = None, seed: str = "") -> None:
        """Goes on writing a journal. Without one, a file that begins with the first lines handed in takes its place at
        the path when these and the seed, which is kept apart, are whole on the disk; until then a file that is there
        stays as it is.
        """
        self._path = path
        self._fresh = fresh_name(path)
        self._seed = seed
        self._journal = journal
        self._lock = lock
        self._in: SimpleQueue[tuple[Lines, T] | None] = SimpleQueue()
        self._out: SimpleQueue[tuple[T, Reason | None]] = SimpleQueue()
        self._unwritten: list[Head | BodyLine] = []
        self._last: Sequence[BodyLine] = ()
        self._fault: str = ""
        self._given = self._taken = 0
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, lines: Lines, brought: T) -> None:
        """Lines to be written, and what may be handed on once they are."""
        self._given += 1
        self._in.put((lines, brought))

    @property
    def waiting(self) -> bool:
        """Whether something is not yet handed on."""
        return self._taken < self._given

    @property
    def failing(self) -> bool:
        """Whether the disk refused what was last handed in."""
        return self._fault != ""

    def released(self, wait: bool = False) -> list[tuple[T, Reason | None]]:
        """What may be shown now, each with what is to be said of the writing. Waits for all there is, if told to."""
        ready: list[tuple[T, Reason | None]] = []
        while self.waiting:
            try:
                ready.append(self._out.get(timeout=PATIENCE if wait else 0))
            except Empty:
                break
            self._taken += 1
        return ready

    def close(self, last: Sequence[BodyLine] = ()) -> Reason | None:
        """Writes what waits and these last lines, and lets go of the file. Why something could not be written, if so.

        The last lines alone are no loss: if the disk takes all but them, nothing is said.
        """
        self._last = last
        self._in.put(None)
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            return because("save-slow")
        return because("save-not-written", why=self._fault) if self._fault else None

    # --- on the writer's own thread

    def _run(self) -> None:
        while self._write_next():
            pass
        if self._unwritten:
            self._try()
        if self._journal:
            with suppress(OSError):
                self._journal.write(() if self._unwritten else self._last)
            self._journal.close()
        if self._lock:
            self._lock.release()

    def _write_next(self) -> bool:
        """Writes what is handed in next and hands it on; nothing of it is remembered here. False at the end."""
        given = self._in.get()
        if given is None:
            return False
        lines, brought = given
        self._unwritten.extend(lines)
        self._out.put((brought, self._try()))
        return True

    def _try(self) -> Reason | None:
        """Writes all that waits. A sentence when writing begins to fail, and when it succeeds again."""
        before = self._fault
        try:
            if self._journal:
                self._journal.write(self._unwritten)
            else:
                self._begin()
        except OSError as fault:
            self._fault = why_of(fault)
            return None if before else because("save-cannot-write", why=self._fault)
        self._fault = ""
        self._unwritten.clear()
        return because("save-written-again") if before else None

    def _begin(self) -> None:
        """A file appears under the session's name only when its first lines are whole on the disk."""
        make_folder(self._path.parent)
        self._hold()
        self._fresh.unlink(missing_ok=True)
        journal = Journal(self._fresh)
        journal.write(self._unwritten)
        journal.close()
        keep(self._path, self._seed)
        journal.path.replace(self._path)
        journal.path = self._path
        self._journal = journal
        with suppress(OSError):
            settle_folder(self._path.parent)

    def _hold(self) -> None:
        """Nobody else has this name, or the lock of the file that is replaced was handed in."""
        if self._lock is None:
            with suppress(InUse):
                self._lock = Lock(self._path)
