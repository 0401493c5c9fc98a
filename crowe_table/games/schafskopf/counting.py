"""Scores of a deal, by the two tables of tournament points in the rule book."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from crowe_table.engine.core import Seat
from crowe_table.games.schafskopf.options import SchafskopfOptions
from crowe_table.games.schafskopf.state import CARDS

Scores: TypeAlias = dict[Seat, int]
"""Tournament points of each seat."""

LONE_TABLE = (("trickless", -6), ("far-below", -4), ("below", -2), ("game", 2), ("schneider", 4), ("schwarz", 6))
"""Results of the lone player, worst first, and their scores."""
BELOW, GAME, SCHNEIDER = 31, 61, 91
"""Minimum card points of the rows ``below``, ``game`` and ``schneider``."""
REVOKED_ROW = 1
"""Row for a lone player who has revoked, the same as for thirty points."""
GAME_ROW = 3
LEAST_POINTS, TRICKLESS, EVERY_TRICK, LEAST_REVOKED = 2, 4, -4, -4


def lone_row(points: int, tricks: int) -> int:
    """Return the row of the table for a lone player with these card points and this number of tricks, of ten."""
    if not tricks:
        return 0
    if tricks == CARDS:
        return 5
    return 1 + sum([points >= least for least in (BELOW, GAME, SCHNEIDER)])


def lone_scores(row: int, lone: Seat, others: Sequence[Seat], o: SchafskopfOptions) -> Scores:
    """Return the scores of a lone game: only the lone player scores, or the two others pay the score in equal parts."""
    _, points = LONE_TABLE[row]
    if o.scoring == "pearson":
        return {lone: points}
    return {lone: points * len(others), **dict.fromkeys(others, -points)}


def least_scores(
    points: Mapping[Seat, int], tricks: Mapping[Seat, int], latest: Mapping[Seat, int], o: SchafskopfOptions
) -> Scores:
    """Return the scores when all play for the least. For each seat: card points, number of tricks, and number of the
    last trick taken.

    A player without a trick scores alone (R8). Otherwise the least total wins, then the earliest last trick (R7).
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
    """Pay winners from all other seats: each winner gets ``each``, or several winners share it."""
    losers = [seat for seat in seats if seat not in winners]
    shares = each if each == TRICKLESS else each // len(winners)
    return {
        **dict.fromkeys(winners, shares * len(losers)),
        **dict.fromkeys(losers, -shares * len(winners)),
    }


def revoked_scores(scores: Scores, offenders: Sequence[Seat], seats: Sequence[Seat], o: SchafskopfOptions) -> Scores:
    """Return the scores when all play for the least and somebody has revoked.

    The offender scores minus four and the others score as usual. Between players, the offender pays two to each of them
    and nothing else is paid.
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
    """Return the number of the last trick a seat took, from 0, or −1 if none."""
    return max([at for at, taker in enumerate(takers) if taker == seat], default=-1)
