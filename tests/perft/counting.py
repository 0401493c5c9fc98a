"""Counts of all positions that can be reached from a state, and of all views that each seat can have."""

from collections import Counter
from collections.abc import Sequence
from typing import Generic

import msgspec

from crowe_table.engine.core import OptionsT, Phase, RecordT, Seat
from crowe_table.engine.game import Game
from crowe_table.engine.privacy import project
from crowe_table.engine.state import State


class Perft(Generic[RecordT, OptionsT]):
    """An enumeration of every history from a state, within a set of phases."""

    def __init__(self, game: Game[RecordT, OptionsT], phases: Sequence[Phase], viewers: Sequence[Seat]) -> None:
        self.game = game
        self.phases = phases
        self.histories = 0
        self.nodes: Counter[int] = Counter()
        """Number of positions by the number of actions before them. A position counts once for each path."""
        self.views: dict[Seat, set[bytes]] = {seat: set() for seat in viewers}
        """The distinct views of each seat."""
        self.ends: set[str] = set()
        """The digests of all final states."""

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
