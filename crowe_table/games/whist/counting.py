"""Scores of a deal, a game and a rubber (odd tricks, honours and revokes), and the sums that losers pay."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.games.whist.options import WhistOptions
from crowe_table.kit.honours import honour_points

BOOK_TRICKS = 6
"""Number of a side's tricks that score nothing. Each further one is an odd trick and scores a point."""
REVOKE_TRICKS = 3
"""Number of tricks or points that a side loses for a revoke, depending on the penalty."""


def odd_tricks(tricks: Sequence[int]) -> tuple[int, int]:
    """Return the side with more than six tricks, and its number of tricks above six.

    If there is no such side, return −1 and 0.
    """
    for side in (0, 1):
        if tricks[side] > BOOK_TRICKS:
            return side, tricks[side] - BOOK_TRICKS
    return -1, 0


class ScoreChange(Struct, frozen=True, kw_only=True):
    """One change of a side's score at the end of a deal."""

    side: int
    what: str
    """Cause of the change: ``revoke``, ``odd`` (odd tricks) or ``honours``."""
    points: int
    before: int
    after: int


class DealCount(Struct, frozen=True):
    """Result of a deal: changes of the scores in order, tricks after penalties, and whether honours were not allowed to
    score.
    """

    changes: tuple[ScoreChange, ...]
    tricks: tuple[int, int]
    barred: bool = False


Penalty: TypeAlias = tuple[int, str]
"""Side that revoked, and the penalty that applies or that its opponents have chosen."""


def paid_in_tricks(tricks: Sequence[int], penalties: Sequence[Penalty]) -> tuple[int, int]:
    """Return each side's tricks after penalties.

    If the penalty is in tricks, a side that revoked gives the other side up to three tricks.
    """
    left = list(tricks)
    for side, what in penalties:
        if what == "three_tricks":
            passed = min(REVOKE_TRICKS, left[side])
            left[side] -= passed
            left[1 - side] += passed
    return left[0], left[1]


def count_deal(
    options: WhistOptions,
    scores: Sequence[int],
    tricks: Sequence[int],
    honours: Sequence[int],
    penalties: Sequence[Penalty] = (),
) -> DealCount:
    """Score a deal: first revokes, then odd tricks, then honours if no side has won the game by then.

    A side that revoked cannot win the game in this deal. Its score stops one point short.
    """
    game = options.game_points
    revoked = {side for side, _ in penalties}
    now, changes = list(scores), []

    def change(side: int, what: str, points: int) -> None:
        most = game - 1 if side in revoked else now[side] + points
        after = max(0, min(now[side] + points, most))
        changes.append(ScoreChange(side=side, what=what, points=after - now[side], before=now[side], after=after))
        now[side] = after

    for side, what in penalties:
        if what == "three_points_off":
            change(side, "revoke", -REVOKE_TRICKS)
        elif what == "three_points_on":
            change(1 - side, "revoke", REVOKE_TRICKS)
    left = paid_in_tricks(tricks, penalties)
    side, points = odd_tricks(left)
    if points:
        change(side, "odd", points)
    side, points = honour_points(honours) if options.honours == "hoyle" else (-1, 0)
    if not points or max(now) >= game:
        return DealCount(tuple(changes), left)
    if options.honours_bar and scores[side] == game - 1:
        return DealCount(tuple(changes), left, barred=True)
    change(side, "honours", points)
    return DealCount(tuple(changes), left)


# --- Money -----------------------------------------------------------------------------------------------------------


def points_of_game(options: WhistOptions, loser_score: int) -> int:
    """Return the number of points for which a won game counts in the stakes or in a rubber.

    It is one in ordinary games. With ``treble_double_single`` it is three, two or one, more for a lower score of the
    losers.
    """
    if options.game_value == "flat":
        return 1
    if loser_score == 0:
        return 3
    return 2 if 2 * loser_score < options.game_points else 1


def owed_for_game(options: WhistOptions, winner_score: int, loser_score: int) -> Farthings:
    """Return the sum that each loser pays at the end of a game; 0 if only the rubber is paid for."""
    if options.stake_mode == "none":
        return NOTHING
    if options.game_value == "treble_double_single":
        points = 0 if options.rubber == "best_of_3" else points_of_game(options, loser_score)
        return Farthings(options.point_stake * points)
    if options.stake_mode == "flat":
        return options.flat_stake
    counted = winner_score if options.count_overshoot else options.game_points
    return Farthings(options.point_stake * (counted - loser_score))


def points_of_rubber(options: WhistOptions, winners: int, losers: int) -> int:
    """Return the points of a rubber: the winners' games plus a bonus, minus a game that the losers won."""
    return winners + options.rubber_points - losers


def owed_for_rubber(options: WhistOptions, winners: int, losers: int) -> Farthings:
    """Return the sum that each loser pays at the end of a rubber.

    ``winners`` and ``losers`` are the points of each side's games.
    """
    if options.stake_mode == "none" or options.game_value == "flat":
        return NOTHING
    return Farthings(options.point_stake * points_of_rubber(options, winners, losers))


def max_at_stake(options: WhistOptions) -> Farthings:
    """Return the minimum purse, which covers the most that a loser can owe for a game or a rubber.

    Points beyond the game do not count here.
    """
    if options.stake_mode == "none" or options.exhibit:
        return NOTHING
    if options.game_value == "treble_double_single":
        dearest = 3 if options.rubber == "none" else 6 + options.rubber_points
        return Farthings(options.point_stake * dearest)
    return options.flat_stake if options.stake_mode == "flat" else Farthings(options.point_stake * options.game_points)
