"""How long a player of the house takes to answer, so that the time tells nothing of the hand.

Where there is one lawful answer no thought is needed, and a choice among many takes longest: on a slow computer that
would be seen. An answer therefore comes no sooner than after the longest thought of late at the same question.
"""

from collections import defaultdict, deque
from typing import TypeAlias

from crowe_table.engine.core import Seat

REMEMBERED = 12
"""Thoughts by which the next is paced: as many as a hand of Piquet has tricks."""
MOST_PACE = 2.0
"""Seconds: twice what the highest level may think."""
_Asked: TypeAlias = tuple[Seat, str]
"""Who is asked, and what: the key of the question."""


class AnswerPace:
    """The thoughts of one table's players of the house, in seconds."""

    def __init__(self) -> None:
        self._thoughts: dict[_Asked, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def wait(self, seat: Seat, key: str, thought: float, *, forced: bool) -> float:
        """Seconds for which an answer is still held back that took so long. ``forced``: nothing was to be chosen."""
        thoughts = self._thoughts[seat, key]
        if not forced:
            thoughts.append(thought)
        return max(0.0, min(max(thoughts, default=0.0), MOST_PACE) - thought)
