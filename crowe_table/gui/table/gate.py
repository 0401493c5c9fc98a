"""Decides from when on a press answers a question: none that was begun before the question was shown, and none just
after something was hurried.
"""

from crowe_table.gui.held_input import STARTLED

SEEN = 150.0
"""Milliseconds for which a question lies open before any press can have been made for it."""


class Gate:
    """Open while presses count. It shuts when something is hurried, answered or newly asked, and opens by itself."""

    def __init__(self) -> None:
        self.open = False
        self.question = 0
        """The number of the question that is asked: a press counts for the one it was begun at."""
        self._shut_for = 0.0
        self._opens = 0.0

    def ask(self) -> None:
        """Something new is asked, or nothing any more."""
        self.question += 1
        self._shut(SEEN)

    def hurry(self) -> None:
        """A press hurried what was shown, or gave an answer: the next was likely meant for the same."""
        self._shut(STARTLED)

    def step(self, now: float) -> bool:
        """Carries on to this moment, in milliseconds. True while it is shut and will open."""
        if self._shut_for:
            self._opens = max(self._opens, now + self._shut_for)
            self._shut_for = 0.0
        self.open = now >= self._opens
        return not self.open

    def _shut(self, lasts: float) -> None:
        """Shut at once, for so long from the next step on."""
        self.open = False
        self._shut_for = max(self._shut_for, lasts)
