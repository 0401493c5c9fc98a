"""The PIN of an exhibition: random and guessable PINs, and the lock that checks PINs typed in."""

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

from crowe_table.decoding import decode
from crowe_table.disk import make_folder, read_regular, write_whole

_log = logging.getLogger(__name__)
DIGITS = "0123456789"
MIN_LENGTH, MAX_LENGTH, RANDOM_LENGTH = 4, 8, 6
"""Number of digits of the shortest allowed PIN, of the longest one, and of a random one."""
Pin = Annotated[str, Meta(pattern=rf"^[0-9]{{{MIN_LENGTH},{MAX_LENGTH}}}\Z")]
TRIES = 3
"""Number of wrong PINs before the first pause. Each later wrong PIN begins another pause."""
FIRST_PAUSE, MAX_PAUSE = 30, 16 * 60
"""Seconds of the first and of the longest pause. Each pause is twice as long as the one before.

The longest pause is short enough that a child at the keypad cannot lock staff out for a day. It allows 90 tries a day.
"""
MAX_FILE_BYTES = 1 << 10
"""Maximum size in bytes of the file of wrong PINs."""
YEARS = range(1700, 2100)
"""Years that people use as a PIN."""
PAD_LINES = ("147258369", "369258147", "741852963", "963852741", "2580", "0852", "159753", "357159", "1379", "1397")
"""Sequences of digits that form a line on the keypad: its columns, diagonals and corners."""


def random_pin() -> str:
    """Return a random PIN that is not easy to guess."""
    while is_guessable(pin := f"{int.from_bytes(os.urandom(8)) % 10**RANDOM_LENGTH:0{RANDOM_LENGTH}}"):
        pass
    return pin


def is_guessable(pin: str) -> bool:
    """Return whether a PIN is among the first that people would try.

    Such PINs are years, runs such as 1234 or 2468, at most two different digits, repeated groups, pairs of equal
    digits, palindromes, and straight lines on the keypad.
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
    """The number of wrong PINs since the last right one, and the end of the pause in seconds since 1970."""

    count: Annotated[int, Meta(ge=0, le=1 << 31)] = 0
    until: float = 0.0


def pause_after(count: int) -> int:
    """Return the seconds of the pause after this number of wrong PINs."""
    if count < TRIES:
        return 0
    return int(min(MAX_PAUSE, FIRST_PAUSE * 2.0 ** min(count - TRIES, 32)))


class PinLock:
    """Checks PINs, and pauses after wrong ones.

    The number of wrong PINs is stored in a file. Closing the pad, crashing the program or cutting the power therefore
    gains nobody further tries.
    """

    def __init__(
        self,
        pin: str,
        file: Path | None = None,
        refused: Callable[[int], None] = lambda _: None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Create the lock. ``file`` stores the number of wrong PINs; with None, it is not stored.

        ``refused`` is called at each wrong PIN with the seconds of the pause, 0 for none.
        """
        self._pin = pin
        self._file = file
        self._refused = refused
        self.clock = clock
        self._tries = self._read()
        self._writing = Lock()

    @property
    def pause(self) -> int:
        """Seconds until the next PIN is checked, rounded up; 0 if there is no pause."""
        left, longest = self._tries.until - self.clock(), pause_after(self._tries.count)
        if not left <= longest:  # The clock was set back.
            self._tries = WrongTries(self._tries.count, self.clock() + longest)
            left = longest
        return max(0, math.ceil(left))

    def admits(self, typed: str) -> bool:
        """Return whether a PIN is right. A wrong PIN is recorded. During a pause every PIN is refused unchecked."""
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
            return decode(read_regular(self._file, MAX_FILE_BYTES), WrongTries)
        except FileNotFoundError:
            return WrongTries()
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            _log.exception("The wrong PINs cannot be read.")
            return WrongTries()

    def _write(self, file: Path) -> None:
        """Write the current state. If two threads do this, the order does not matter."""
        with self._writing:
            try:
                make_folder(file.parent)
                write_whole(file, msgspec.json.encode(self._tries))
            except OSError:
                _log.exception("The wrong PINs cannot be written.")
