"""Play without a window: the next answer at a table of computer players."""

from collections.abc import Callable, Mapping

from crowe_table.engine.core import TABLE, Action, Seat, Timeout
from crowe_table.engine.rng import Rng
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.choosing import choose
from crowe_table.hosting.session import Session
from crowe_table.search.advice import Level


def next_answer(
    table: AnyTable | Session, level: Level | Mapping[Seat, Level], stream_of: Callable[[Seat], Rng]
) -> Action:
    """Return the next answer. ``level`` is one level for all players, or a level for each seat.

    ``stream_of`` returns the random stream of a seat. Seats that need not answer come first. If no seat answers and the
    question has a time limit, return Timeout. Raises ValueError if the game is over, or if no seat answers and there is
    no time limit.
    """
    question = table.question
    if question is None:
        raise ValueError("The game is over.")
    for asked in sorted(question.asked, key=lambda each: each.must):
        own = level if isinstance(level, Level) else level[asked.seat]
        action = choose(table.view(asked.seat), own, stream_of(asked.seat))
        if action is not None:
            return action
    if not question.time_limit:
        raise ValueError("Nobody must answer.")
    return Timeout(TABLE)
