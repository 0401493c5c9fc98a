"""Counts of all that can be played from a state, and of all that each seat can be shown on the way."""

from collections import Counter
from collections.abc import Sequence
from typing import Generic

import msgspec

from crowe_table.engine.core import OptionsT, Phase, RecordT, Seat
from crowe_table.engine.game import Game
from crowe_table.engine.privacy import project
from crowe_table.engine.state import State


class Perft(Generic[RecordT, OptionsT]):
    """The walk of every history from a state, until a phase is left for one that is not among those walked."""

    def __init__(self, game: Game[RecordT, OptionsT], phases: Sequence[Phase], viewers: Sequence[Seat]) -> None:
        self.game = game
        self.phases = phases
        self.histories = 0
        self.nodes: Counter[int] = Counter()
        """Positions after so many actions, each counted once for every way to it."""
        self.views: dict[Seat, set[bytes]] = {seat: set() for seat in viewers}
        """What each seat can be shown."""
        self.ends: set[str] = set()
        """The seals of all states in which a history ends."""

    def walk(self, s: State[RecordT, OptionsT], depth: int = 0) -> None:
        self.nodes[depth] += 1
        question = self.game.question(s)
        for seat, seen in self.views.items():
            seen.add(msgspec.json.encode(project(self.game, s, seat, question)))
        if question is None or s.public.phase not in self.phases:
            self.histories += 1
            self.ends.add(s.digest())
            return
        for seat in question.awaited():
            for action in self.game.answers(s, question, seat):
                after = s.clone()
                self.game.apply(after, action)
                self.walk(after, depth + 1)
