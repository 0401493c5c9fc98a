"""Counts of all that can be played from a state, and of all that each seat can be shown on the way."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from crowe_table.engine.core import Game, Options, Seat
from crowe_table.engine.privacy import project
from crowe_table.engine.state import State


class Perft:
    """The walk of every history from a state, until a phase is left for one that is not among those walked."""

    def __init__(self, game: Game[State], options: Options, phases: Sequence[str], viewers: Sequence[Seat]) -> None:
        self.game = game
        self.options = options
        self.phases = phases
        self.histories = 0
        self.nodes: Counter[int] = Counter()
        """Positions after so many actions, each counted once for every way to it."""
        self.views: dict[Seat, set[bytes]] = {seat: set() for seat in viewers}
        """What each seat can be shown."""
        self.ends: set[str] = set()
        """The seals of all states in which a history ends."""

    def walk(self, s: State, depth: int = 0) -> None:
        self.nodes[depth] += 1
        for seat, seen in self.views.items():
            seen.add(msgspec.json.encode(project(self.game, s, self.options, seat)))
        ask = self.game.ask(s)
        if ask is None or s.phase not in self.phases:
            self.histories += 1
            self.ends.add(s.digest())
            return
        for seat in ask.awaited():
            for action in self.game.legal(s, seat):
                after = s.clone()
                self.game.apply(after, action, None)
                self.walk(after, depth + 1)
