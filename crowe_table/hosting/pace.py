"""Delays that keep the thinking time of a computer player from revealing its hand.

Without them, a slow computer would show that a forced answer needs no thought, and that a choice among many takes long.
Each answer is therefore delayed to the longest recent thinking time for the same question.
"""

from collections import defaultdict, deque
from typing import TypeAlias

from crowe_table.engine.core import Seat

MAX_REMEMBERED = 12
"""Number of thinking times remembered for each question: as many as a hand of Piquet has tricks."""
MAX_DELAY = 2.0
"""Maximum delay in seconds: twice the time limit of the highest level."""
_Asked: TypeAlias = tuple[Seat, str]
"""A seat, and the key of its question."""


class AnswerPace:
    """Recent thinking times of one table's computer players, in seconds."""

    def __init__(self) -> None:
        self._thoughts: dict[_Asked, deque[float]] = defaultdict(lambda: deque(maxlen=MAX_REMEMBERED))

    def wait(self, seat: Seat, key: str, thought: float, *, forced: bool) -> float:
        """Return for how many seconds to hold back an answer. ``forced`` says whether only one answer was legal."""
        thoughts = self._thoughts[seat, key]
        if not forced:
            thoughts.append(thought)
        return max(0.0, min(max(thoughts, default=0.0), MAX_DELAY) - thought)
