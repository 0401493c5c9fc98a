"""A table played with no window: who answers next, and what."""

from collections.abc import Sequence

from crowe_table.engine.core import Action
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from crowe_table.hosting.choosing import choose
from crowe_table.search.advice import Level


def next_answer(table: Table[State], level: Level, streams: Sequence[Rng]) -> Action:
    """What a player of this level answers now. ``streams`` are the seats' own streams of chance.

    Whoever may speak out of turn is asked first. Raises ValueError if the game is over, or if nobody must answer.
    """
    ask = table.ask
    calls = sorted(ask.calls, key=lambda call: call.must) if ask else ()
    for call in calls:
        action = choose(table.view(call.seat), level, streams[call.seat])
        if action is not None:
            return action
    raise ValueError("Nobody must answer.")
