"""Playing without a window: the seat that answers next, and its answer."""

from collections.abc import Callable

from crowe_table.engine.core import TABLE, Action, Seat, Timeout
from crowe_table.engine.rng import Rng
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.choosing import choose
from crowe_table.hosting.session import Session
from crowe_table.search.advice import Level


def next_answer(table: AnyTable | Session, level: Level, stream_of: Callable[[Seat], Rng]) -> Action:
    """Return the next answer from players of this level. ``stream_of`` gives each seat its random stream.

    Seats that need not answer come first. If none of them speaks and the question has a time limit, it times out.
    Raises ValueError if the game is over or no seat must answer.
    """
    question = table.question
    if question is None:
        raise ValueError("The game is over.")
    for asked in sorted(question.asked, key=lambda each: each.must):
        action = choose(table.view(asked.seat), level, stream_of(asked.seat))
        if action is not None:
            return action
    if not question.time_limit:
        raise ValueError("Nobody must answer.")
    return Timeout(TABLE)
