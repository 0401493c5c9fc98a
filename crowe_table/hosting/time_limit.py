"""The time limit of a question. The engine has no clock; the host has."""

import time
from collections.abc import Callable

MAX_STEP = 1.0
"""Seconds: the longest interval between two calls of ``look`` while the table is on the screen."""


class TimeLimit:
    """Counts the seconds for which the table rests at a question."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` returns seconds."""
        self._clock = clock
        self._looked = clock()
        self._question: object = None
        self._seconds = 0
        self._waited = 0.0

    @property
    def asked(self) -> bool:
        """Whether the current question has a time limit."""
        return self._seconds > 0

    @property
    def over(self) -> bool:
        """Whether the time is over."""
        return self.asked and self._waited >= self._seconds

    @property
    def left(self) -> float:
        """Seconds until the timeout. 0 without a time limit."""
        return max(0.0, self._seconds - self._waited)

    def begin(self, question: object, seconds: int) -> None:
        """Set the current question. A new question restarts the time. 0 seconds mean no limit."""
        if question != self._question:
            self._question, self._waited, self._looked = question, 0.0, self._clock()
        self._seconds = seconds

    def look(self, running: bool) -> None:
        """Add the time since the last call if ``running``. A long absence, as under a menu, counts MAX_STEP seconds."""
        now = self._clock()
        if running:
            self._waited += min(now - self._looked, MAX_STEP)
        self._looked = now
