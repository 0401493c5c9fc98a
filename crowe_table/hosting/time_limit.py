"""The seconds that a question waits for somebody to speak: the engine has no clock, the host has."""

import time
from collections.abc import Callable

MOMENT = 1.0
"""Seconds: the longest that can pass between two looks at a table that is seen."""


class TimeLimit:
    """Counts the seconds for which the table has rested before a question."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` tells seconds."""
        self._clock = clock
        self._looked = clock()
        self._question: object = None
        self._seconds = 0
        self._waited = 0.0

    @property
    def asked(self) -> bool:
        """Whether the question before the table has patience at all."""
        return self._seconds > 0

    @property
    def over(self) -> bool:
        """Whether the time is out."""
        return self.asked and self._waited >= self._seconds

    @property
    def left(self) -> float:
        """Seconds until the time is out; 0 where there is no end."""
        return max(0.0, self._seconds - self._waited)

    def begin(self, question: object, seconds: int) -> None:
        """This question is before the table now; if it is another than before, its time begins. 0 seconds: for ever."""
        if question != self._question:
            self._question, self._waited, self._looked = question, 0.0, self._clock()
        self._seconds = seconds

    def look(self, running: bool) -> None:
        """Counts the time since the last look, if it runs; of a long absence, as under a menu, only a moment."""
        now = self._clock()
        if running:
            self._waited += min(now - self._looked, MOMENT)
        self._looked = now
