"""The PIN of an exhibition: a random one, one that is easy to guess, and the lock that checks what is typed."""

import logging
import math
import os
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from threading import Lock, Thread
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from crowe_table.disk import make_folder, read_regular, write_whole

_log = logging.getLogger(__name__)
DIGITS = "0123456789"
SHORTEST, LONGEST, CHOSEN = 4, 8, 6
"""Digits of the shortest and the longest PIN, and of one that is chosen at random."""
Pin = Annotated[str, Meta(pattern=rf"^[0-9]{{{SHORTEST},{LONGEST}}}\Z")]
TRIES = 3
"""Wrong PINs before the first pause. Each later one begins another pause."""
FIRST_PAUSE, LONGEST_PAUSE = 30, 16 * 60
"""Seconds of the first pause, and of the longest: each lasts twice as long as the one before. The bound keeps a child
at the pad from locking staff out for a day, and still leaves no more than 90 tries a day.
"""
LONGEST_FILE = 1 << 10
"""Bytes of the file of wrong tries."""
YEARS = range(1700, 2100)
PAD_LINES = ("147258369", "369258147", "741852963", "963852741", "2580", "0852", "159753", "357159", "1379", "1397")
"""Digits in the order in which a finger meets them along the columns, the diagonals and the corners of the pad."""


def random_pin() -> str:
    """Return a PIN from the system's entropy that is not easy to guess."""
    while is_guessable(pin := f"{int.from_bytes(os.urandom(8)) % 10**CHOSEN:0{CHOSEN}}"):
        pass
    return pin


def is_guessable(pin: str) -> bool:
    """Whether a PIN is among the first that anybody would try: a year, a run such as 1234 or 2468, at most two
    different digits, a repeated group, digits in pairs, a palindrome, or a line on the pad.
    """
    steps = {(int(after) - int(before)) % 10 for before, after in pairwise(pin)}
    groups = (size for size in range(1, len(pin) // 2 + 1) if len(pin) % size == 0)
    return (
        int(pin) in YEARS
        or len(steps) == 1
        or len(set(pin)) <= 2
        or any(pin == pin[:size] * (len(pin) // size) for size in groups)
        or pin[::2] == pin[1::2]
        or pin == pin[::-1]
        or any(pin in line for line in PAD_LINES)
    )


class WrongTries(Struct, frozen=True):
    """The wrong PINs since the last right one, and when the pause after them ends, in seconds since 1970."""

    count: Annotated[int, Meta(ge=0, le=1 << 31)] = 0
    until: float = 0.0


def pause_after(count: int) -> int:
    """Seconds of the pause after so many wrong PINs."""
    if count < TRIES:
        return 0
    return int(min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(count - TRIES, 32)))


class PinLock:
    """Checks PINs, and pauses after wrong ones.

    A file keeps the wrong tries, so that neither closing the pad nor a restart of the program ends a pause: whoever
    can make the window fail, or pull the plug, gets no further tries by it.
    """

    def __init__(
        self,
        pin: str,
        file: Path | None = None,
        refused: Callable[[int], None] = lambda _: None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """``file`` may be None to keep nothing. ``refused`` is called at each wrong PIN with the seconds of the pause
        that follows, 0 for none.
        """
        self._pin = pin
        self._file = file
        self._refused = refused
        self.clock = clock
        self._tries = self._read()
        self._writing = Lock()

    @property
    def pause(self) -> int:
        """Seconds until a PIN is checked again, rounded up; 0 if one is checked now."""
        left, longest = self._tries.until - self.clock(), pause_after(self._tries.count)
        if not left <= longest:  # The clock was set back since.
            self._tries = WrongTries(self._tries.count, self.clock() + longest)
            left = longest
        return max(0, math.ceil(left))

    def admits(self, typed: str) -> bool:
        """Check a PIN, and remember a wrong one. During a pause none is checked, and none admitted."""
        if self.pause:
            return False
        right = typed == self._pin
        if right and not self._tries.count:
            return True
        count = 0 if right else self._tries.count + 1
        pause = pause_after(count)
        self._tries = WrongTries(count, self.clock() + pause if pause else 0.0)
        if self._file:
            Thread(target=self._write, args=(self._file,), name="pin-lock").start()
        if not right:
            self._refused(pause)
        return right

    def _read(self) -> WrongTries:
        if self._file is None:
            return WrongTries()
        try:
            return msgspec.json.decode(read_regular(self._file, LONGEST_FILE), type=WrongTries)
        except FileNotFoundError:
            return WrongTries()
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            _log.exception("The wrong PINs cannot be read.")
            return WrongTries()

    def _write(self, file: Path) -> None:
        """Write what is known now: of two threads it does not matter which comes last."""
        with self._writing:
            try:
                make_folder(file.parent)
                write_whole(file, msgspec.json.encode(self._tries))
            except OSError:
                _log.exception("The wrong PINs cannot be written.")
