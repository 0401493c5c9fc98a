"""The question gate decides whether a press can answer the current question.

A press that began before the question was visible does not count. A press shortly after another press that hurried the
animation does not count either.
"""

from crowe_table.gui.press_times import REPEATED_PRESS_TIME

SEEN = 150.0
"""Milliseconds for which a question must be visible before a press counts as an answer to it."""


class QuestionGate:
    """A gate. Presses count as answers only while it is open.

    It shuts when an animation is hurried, an answer is given or the question changes. It reopens after a short time.
    """

    def __init__(self) -> None:
        self.open = False
        self.question = 0
        """Number of the current question. A press can answer only the question that was current when the press began.
        """
        self._shut_for = 0.0
        self._opens = 0.0

    def ask(self) -> None:
        """Record that the question has changed, or that there is no longer a question."""
        self.question += 1
        self._shut(SEEN)

    def hurry(self) -> None:
        """Record a press that hurried an animation or gave an answer.

        The gate shuts, because a second press shortly afterwards probably had the same purpose.
        """
        self._shut(REPEATED_PRESS_TIME)

    def step(self, now: float) -> bool:
        """Advance to this time, in milliseconds. Return True while the gate is shut and will reopen."""
        if self._shut_for:
            self._opens = max(self._opens, now + self._shut_for)
            self._shut_for = 0.0
        self.open = now >= self._opens
        return not self.open

    def _shut(self, lasts: float) -> None:
        """Shut the gate at once. It reopens ``lasts`` milliseconds after the next step."""
        self.open = False
        self._shut_for = max(self._shut_for, lasts)
