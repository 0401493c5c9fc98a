"""A table played with no window: who answers next, and what."""

from collections.abc import Callable

from crowe_table.engine.core import TABLE, Action, Seat, Timeout
from crowe_table.engine.rng import Rng
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.choosing import choose
from crowe_table.hosting.session import Session
from crowe_table.search.advice import Level


def next_answer(table: AnyTable | Session, level: Level, stream_of: Callable[[Seat], Rng]) -> Action:
    """What a player of this level answers now; ``stream_of`` gives each seat its chance.

    Whoever may speak out of turn is asked first. Where nobody wants to speak and the question has patience, it lapses.
    Raises ValueError if the game is over, or if the table waits for nobody.
    """
    question = table.question
    if question is None:
        raise ValueError("The game is over.")
    for asked in sorted(question.asked, key=lambda each: each.must):
        action = choose(table.view(asked.seat), level, stream_of(asked.seat))
        if action is not None:
            return action
    if not question.patience:
        raise ValueError("Nobody must answer.")
    return Timeout(TABLE)
