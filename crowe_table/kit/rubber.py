"""A single game for two partnerships, or a rubber. The first side to win two games wins the rubber."""

from typing import TypeVar

from crowe_table.engine.core import OptionsT, Seat
from crowe_table.engine.state import State
from crowe_table.kit.announcing import report_changes, set_scores
from crowe_table.kit.honours import HonoursRecord
from crowe_table.kit.rules import relative_leads

WINS, MAX_GAMES = 2, 3
"""Number of games that win a rubber, and maximum number of games in a rubber."""


class RubberRecord(HonoursRecord, kw_only=True):
    """Public record of a rubber. Its fields are empty in a single game."""

    won: tuple[tuple[Seat, int], ...] = ()
    """For each side that has won games of the rubber: one of its players, and the number of games."""
    fresh: bool = False
    """Whether the next deal starts a new game."""

    def games(self, side: int) -> int:
        """Return the number of games of the rubber won by a side."""
        return sum(games for seat, games in self.won if self.sides[seat] == side)


RubberRecordT = TypeVar("RubberRecordT", bound=RubberRecord)


def partnership_sides(count: int) -> tuple[int, ...]:
    """Return each seat's side. Partners sit opposite each other."""
    return tuple([seat % 2 for seat in range(count)])


def open_game(s: State[RubberRecordT, OptionsT]) -> None:
    """Reset the scores if the deal starts another game of the rubber."""
    if s.public.fresh:
        s.public.fresh = False
        set_scores(s, (0, 0))


def win_rubber_game(s: State[RubberRecordT, OptionsT], side: int) -> bool:
    """Record that a side has won a game.

    Return True if it wins the rubber; if not, the next deal starts another game.
    """
    r = s.public
    games = [r.games(each) + (each == side) for each in (0, 1)]
    r.won = tuple([(r.ring[each], games[each]) for each in (0, 1) if games[each]])
    r.fresh = games[side] < WINS
    report_changes(s)
    return not r.fresh


def rubber_standing(r: RubberRecord, points: int) -> tuple[float, ...]:
    """Return each seat's standing in a rubber of games to ``points``. A game won outweighs any score."""
    return relative_leads(r, 2 * points, [r.games(side) / MAX_GAMES for side in (0, 1)])
