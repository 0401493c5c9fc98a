"""From when on a press answers a question: none that was begun before it, and none just after a hurry."""

from crowe_table.gui.hearing import STARTLED

SEEN = 150.0
"""Milliseconds for which a question lies open before any press can have been made for it."""

READ = 1000.0
"""Milliseconds in which an offer can be read and taken up: so long it stands, though others are ready to go on."""


class Gate:
    """Open while presses count. It shuts when something is hurried, answered or newly asked, and opens by itself."""

    def __init__(self) -> None:
        self.open = False
        self.question = 0
        """The number of the question that is asked: a press counts for the one it was begun at."""
        self.read = True
        """Whether what is asked has lain open long enough to be read."""
        self._shut_for = 0.0
        self._opens = 0.0
        self._shown_at: float | None = None

    def ask(self) -> None:
        """Something new is asked, or nothing any more."""
        self.question += 1
        self.read, self._shown_at = False, None
        self._shut(SEEN)

    def hurry(self) -> None:
        """A press hurried what was shown, or gave an answer: the next was likely meant for the same."""
        self._shut(STARTLED)

    def pass_over(self) -> None:
        """What is asked has been read, and the visitor wishes to go on."""
        self.read = True

    def step(self, now: float) -> bool:
        """Carries on to this moment, in milliseconds. True while it is shut and will open."""
        if self._shut_for:
            self._opens = max(self._opens, now + self._shut_for)
            self._shut_for = 0.0
        self.open = now >= self._opens
        self._shown_at = now if self._shown_at is None else self._shown_at
        self.read = self.read or now - self._shown_at >= READ
        return not self.open

    def _shut(self, lasts: float) -> None:
        """Shut at once, for so long from the next step on."""
        self.open = False
        self._shut_for = max(self._shut_for, lasts)
