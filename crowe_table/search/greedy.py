"""A roll-out policy for games that score at once: it maximises the immediate gain and breaks ties at random."""

from collections.abc import Sequence
from typing import Generic

from crowe_table.engine.core import Action, OptionsT, RecordT
from crowe_table.engine.game import Game
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.search.roll_outs import random_answer, seat_gain

MAX_TRIED = 6
"""Maximum number of answers tried. If there are more, one is chosen at random."""


class Greedy(Generic[RecordT, OptionsT]):
    """Choose the answer that leaves the seat with the greatest lead. Ties are broken at random."""

    def __init__(self, game: Game[RecordT, OptionsT]) -> None:
        self.game = game

    def __call__(self, s: State[RecordT, OptionsT], legal: Sequence[Action], rng: Rng) -> Action:
        if len(legal) > MAX_TRIED:
            return random_answer(s, legal, rng)
        leads = [self._lead(s, action) for action in legal]
        best = max(leads)
        return random_answer(s, [action for action, lead in zip(legal, leads, strict=True) if lead == best], rng)

    def _lead(self, s: State[RecordT, OptionsT], action: Action) -> float:
        after = s.clone()
        self.game.apply(after, action)
        return seat_gain(after, action.seat)
