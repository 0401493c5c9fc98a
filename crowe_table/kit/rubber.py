"""A game for two sides of two, or a rubber of such games: whichever side first wins two of them has won it."""

from typing import TypeVar

from crowe_table.engine.core import OptionsT, Seat
from crowe_table.engine.state import State
from crowe_table.kit.announcing import set_scores, tell_changes
from crowe_table.kit.honours import HonoursRecord
from crowe_table.kit.rules import by_lead

WINS, MOST_GAMES = 2, 3
"""Games that win a rubber; and there are never more."""


class RubberRecord(HonoursRecord, kw_only=True):
    """What all know of a rubber; of a single game it says nothing."""

    won: tuple[tuple[Seat, int], ...] = ()
    """The sides that have won games of the rubber: a player of each, and how many."""
    fresh: bool = False
    """Whether the next deal begins a new game."""

    def games(self, side: int) -> int:
        """Games of the rubber won by a side."""
        return sum(games for seat, games in self.won if self.sides[seat] == side)


RubberRecordT = TypeVar("RubberRecordT", bound=RubberRecord)


def facing(count: int) -> tuple[int, ...]:
    """For each seat its side: partners face each other."""
    return tuple([seat % 2 for seat in range(count)])


def open_game(s: State[RubberRecordT, OptionsT]) -> None:
    """Where a game of the rubber has been won, both sides begin the next at nothing."""
    if s.public.fresh:
        s.public.fresh = False
        set_scores(s, (0, 0))


def win_rubber_game(s: State[RubberRecordT, OptionsT], side: int) -> bool:
    """Notes a game for a side. True if it has won the rubber with it; else the next deal opens another game."""
    r = s.public
    games = [r.games(each) + (each == side) for each in (0, 1)]
    r.won = tuple([(r.ring[each], games[each]) for each in (0, 1) if games[each]])
    r.fresh = games[side] < WINS
    tell_changes(s)
    return not r.fresh


def rubber_standing(r: RubberRecord, points: int) -> tuple[float, ...]:
    """For each seat, how a rubber of games of so many points stands: a game won counts for more than any score."""
    return by_lead(r, 2 * points, [r.games(side) / MOST_GAMES for side in (0, 1)])
