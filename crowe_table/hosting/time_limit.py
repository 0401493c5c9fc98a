"""The time limit of a question. The engine has no clock, so the time is measured here."""

import time
from collections.abc import Callable

MAX_STEP = 1.0
"""Maximum seconds that count between two calls of ``look``.

Longer intervals occur only if the table is not on screen.
"""


class TimeLimit:
    """Measures for how many seconds the table has been resting at a question."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Create the timer. ``clock`` returns seconds."""
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
        return self.asked and self._waited >= self._seconds

    @property
    def left(self) -> float:
        """Seconds until the timeout; 0 without a time limit."""
        return max(0.0, self._seconds - self._waited)

    def begin(self, question: object, seconds: int) -> None:
        """Set the current question. A new question restarts the time. 0 seconds mean that there is no limit."""
        if question != self._question:
            self._question, self._waited, self._looked = question, 0.0, self._clock()
        self._seconds = seconds

    def look(self, running: bool) -> None:
        """Add the time since the last call if ``running`` is true.

        A single call adds at most MAX_STEP seconds, for example after the player was in a menu.
        """
        now = self._clock()
        if running:
            self._waited += min(now - self._looked, MAX_STEP)
        self._looked = now
