"""A policy for roll-outs of games in which points are made at once: what marks most now, and anything else by lot."""

from collections.abc import Sequence
from typing import Generic

from crowe_table.engine.core import Action, OptionsT, RecordT
from crowe_table.engine.game import Game
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.search.roll_outs import by_lot, gained

MOST_TRIED = 6
"""Of more answers than this none is tried: one is drawn by lot."""


class Greedy(Generic[RecordT, OptionsT]):
    """Takes the answer after which its seat's lead is greatest; equals by lot."""

    def __init__(self, game: Game[RecordT, OptionsT]) -> None:
        self.game = game

    def __call__(self, s: State[RecordT, OptionsT], lawful: Sequence[Action], rng: Rng) -> Action:
        if len(lawful) > MOST_TRIED:
            return by_lot(s, lawful, rng)
        leads = [self._lead(s, action) for action in lawful]
        best = max(leads)
        return by_lot(s, [action for action, lead in zip(lawful, leads, strict=True) if lead == best], rng)

    def _lead(self, s: State[RecordT, OptionsT], action: Action) -> float:
        after = s.clone()
        self.game.apply(after, action)
        return gained(after, action.seat)
