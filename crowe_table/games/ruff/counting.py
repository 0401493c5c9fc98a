"""Scores of a deal, at Euchre and at Ruff and Honours."""

from collections.abc import Sequence

from crowe_table.kit.honours import honour_points

BOOK_TRICKS = 6
"""Number of a side's tricks that score nothing at Ruff and Honours. Each further one of the twelve scores a point."""
TRICKS_TO_MAKE, ALL_TRICKS = 3, 5
"""Tricks that the makers' side must win at Euchre, and tricks in a deal."""
MADE_POINTS, MARCH_POINTS, LONE_MARCH, EUCHRED, EUCHRED_ALONE = 1, 2, 4, 2, 4
REVOKE_POINTS = 2
"""Points that the other side scores for a revoke (not following suit) at Euchre."""
REVOKE_POINTS_OLD = 1


def result_name(tricks: int) -> str:
    """Return the name of the result at Euchre if the makers take this number of tricks."""
    return "euchre" if tricks < TRICKS_TO_MAKE else "march" if tricks == ALL_TRICKS else "made"


def euchre_points(tricks: int, alone: bool, defended_alone: bool = False) -> tuple[int, int]:
    """Return the points of makers and defenders if the makers take this number of tricks (R3, R9)."""
    match result_name(tricks):
        case "euchre":
            return 0, EUCHRED_ALONE if defended_alone else EUCHRED
        case "march":
            return LONE_MARCH if alone else MARCH_POINTS, 0
    return MADE_POINTS, 0


def points_for_tricks(tricks: Sequence[int]) -> tuple[int, int]:
    """Return each side's points for tricks at Ruff and Honours: one for each trick above six."""
    first, second = (max(0, taken - BOOK_TRICKS) for taken in tricks)
    return first, second


def points_for_honours(honours: Sequence[int], barred: Sequence[bool]) -> tuple[int, int]:
    """Return the side that scores honours, and its points.

    The side is −1 if neither side has enough honours, or if the side that has them is barred from scoring.
    """
    side, points = honour_points(honours)
    return (-1, 0) if side < 0 or barred[side] else (side, points)
