"""The gate that decides which presses answer a question: none begun before the question was shown, and none just after
the visitor hurried something.
"""

from crowe_table.gui.press_times import REPEATED_PRESS_TIME

SEEN = 150.0
"""Milliseconds for which a question must be visible before a press can be meant for it."""


class QuestionGate:
    """Open while presses count. It shuts when something is hurried, answered or newly asked, and reopens by itself."""

    def __init__(self) -> None:
        self.open = False
        self.question = 0
        """Number of the current question. A press counts for the question at which it began."""
        self._shut_for = 0.0
        self._opens = 0.0

    def ask(self) -> None:
        """Note that the question has changed, or that nothing is asked any more."""
        self.question += 1
        self._shut(SEEN)

    def hurry(self) -> None:
        """Note a press that hurried what was shown, or gave an answer. The next press was likely meant for the same."""
        self._shut(REPEATED_PRESS_TIME)

    def step(self, now: float) -> bool:
        """Advance to this time, in milliseconds. Return True while the gate is shut and will reopen."""
        if self._shut_for:
            self._opens = max(self._opens, now + self._shut_for)
            self._shut_for = 0.0
        self.open = now >= self._opens
        return not self.open

    def _shut(self, lasts: float) -> None:
        """Shut at once, for this many milliseconds from the next step on."""
        self.open = False
        self._shut_for = max(self._shut_for, lasts)
