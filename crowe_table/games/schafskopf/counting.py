"""Scores of a deal in tournament points, by the two tables in the rule book.

One table is for games of a lone player against two. The other is for games in which each player tries to take the
fewest points.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from crowe_table.engine.core import Seat
from crowe_table.games.schafskopf.options import SchafskopfOptions
from crowe_table.games.schafskopf.state import CARDS

Scores: TypeAlias = dict[Seat, int]
"""Tournament points of each seat."""

LONE_TABLE = (("trickless", -6), ("far-below", -4), ("below", -2), ("game", 2), ("schneider", 4), ("schwarz", 6))
"""Table of results for the player who plays alone, worst first, with the tournament points of each."""
BELOW, GAME, SCHNEIDER = 31, 61, 91
"""Minimum card points of the lone player for the results ``below``, ``game`` and ``schneider``."""
REVOKED_ROW = 1
"""Best row of LONE_TABLE for a lone player who has revoked (failed to follow suit)."""
GAME_ROW = 3
LEAST_POINTS, TRICKLESS, EVERY_TRICK, LEAST_REVOKED = 2, 4, -4, -4


def lone_row(points: int, tricks: int) -> int:
    """Return the row of LONE_TABLE for a lone player with these card points and tricks. A deal has ten tricks."""
    if not tricks:
        return 0
    if tricks == CARDS:
        return 5
    return 1 + sum([points >= least for least in (BELOW, GAME, SCHNEIDER)])


def lone_scores(row: int, lone: Seat, others: Sequence[Seat], o: SchafskopfOptions) -> Scores:
    """Return the tournament points after a game of a lone player against two.

    Under ``pearson`` scoring only the lone player scores. Otherwise each opponent pays or receives the points of the
    row.
    """
    _, points = LONE_TABLE[row]
    if o.scoring == "pearson":
        return {lone: points}
    return {lone: points * len(others), **dict.fromkeys(others, -points)}


def least_scores(
    points: Mapping[Seat, int], tricks: Mapping[Seat, int], latest: Mapping[Seat, int], o: SchafskopfOptions
) -> Scores:
    """Return the tournament points after a game in which each player tries to take the fewest points.

    The arguments give each seat's card points, number of tricks, and number of the last trick that it took. A player
    without a trick wins at once (R8). Otherwise the fewest points or tricks win; the options say who wins a tie (R7).
    """
    trickless = [seat for seat in points if not tricks[seat]]
    if trickless:
        if o.scoring == "between":
            return _pay_winners(points, trickless, TRICKLESS)
        every = [seat for seat in points if len(trickless) == len(points) - 1 and tricks[seat]]
        return {**dict.fromkeys(every, EVERY_TRICK), **dict.fromkeys(trickless, TRICKLESS)}
    taken = tricks if o.least_measure == "tricks" else points
    best = [seat for seat in points if taken[seat] == min(taken.values())]
    if o.least_tie == "longest_without":
        best = [min(best, key=latest.__getitem__)]
    if o.scoring == "between":
        return _pay_winners(points, best, LEAST_POINTS)
    return dict.fromkeys(best, LEAST_POINTS if len(best) == 1 else LEAST_POINTS // 2)


def _pay_winners(seats: Mapping[Seat, int], winners: Sequence[Seat], each: int) -> Scores:
    """Return scores in which every loser pays the winners.

    If the winners took no trick, each gets the points ``each`` from every loser. Otherwise the winners share these
    points.
    """
    losers = [seat for seat in seats if seat not in winners]
    shares = each if each == TRICKLESS else each // len(winners)
    return {
        **dict.fromkeys(winners, shares * len(losers)),
        **dict.fromkeys(losers, -shares * len(winners)),
    }


def revoked_scores(scores: Scores, offenders: Sequence[Seat], seats: Sequence[Seat], o: SchafskopfOptions) -> Scores:
    """Return the tournament points after a game for the fewest points, corrected for revokes.

    Under ``pearson`` scoring, each offender gets minus four and the others keep their scores. Otherwise each offender
    pays two points to each other player, and no other points are paid.
    """
    if not offenders:
        return scores
    if o.scoring == "pearson":
        return {**scores, **dict.fromkeys(offenders, LEAST_REVOKED)}
    paid = dict.fromkeys(seats, 0)
    for offender in offenders:
        for seat in seats:
            paid[seat] += LEAST_POINTS if seat != offender else -LEAST_POINTS * (len(seats) - 1)
    return paid


def last_taken(seat: Seat, takers: Sequence[Seat]) -> int:
    """Return the number, from 0, of the last trick that a seat took; −1 if it took none."""
    return max([at for at, taker in enumerate(takers) if taker == seat], default=-1)
