"""Scores of a deal in both games."""

from collections.abc import Sequence

from crowe_table.kit.honours import honour_points

BOOK_TRICKS = 6
"""Number of tricks, of twelve, that score nothing."""
TRICKS_TO_MAKE, ALL_TRICKS = 3, 5
"""Number of tricks that the makers must win, and number of all tricks."""
MADE_POINTS, MARCH_POINTS, LONE_MARCH, EUCHRED, EUCHRED_ALONE = 1, 2, 4, 2, 4
REVOKE_POINTS = 2
"""Penalty for a revoke at Euchre, scored by the other side; at Ruff and Honours it is one point."""
REVOKE_POINTS_OLD = 1


def result_name(tricks: int) -> str:
    """Return the name of the makers' result with this number of tricks."""
    return "euchre" if tricks < TRICKS_TO_MAKE else "march" if tricks == ALL_TRICKS else "made"


def euchre_points(tricks: int, alone: bool, defended_alone: bool = False) -> tuple[int, int]:
    """Return the points of the makers and of the defenders, from the makers' tricks (R3, R9)."""
    match result_name(tricks):
        case "euchre":
            return 0, EUCHRED_ALONE if defended_alone else EUCHRED
        case "march":
            return LONE_MARCH if alone else MARCH_POINTS, 0
    return MADE_POINTS, 0


def points_for_tricks(tricks: Sequence[int]) -> tuple[int, int]:
    """Return the points by side at Ruff and Honours: one for each trick above six."""
    first, second = (max(0, taken - BOOK_TRICKS) for taken in tricks)
    return first, second


def points_for_honours(honours: Sequence[int], barred: Sequence[bool]) -> tuple[int, int]:
    """Return the side that scores honours, and its points; side −1 if they are split or the side may not score them."""
    side, points = honour_points(honours)
    return (-1, 0) if side < 0 or barred[side] else (side, points)
