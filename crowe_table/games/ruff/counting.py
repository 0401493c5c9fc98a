"""What a deal comes to, in either game."""

from collections.abc import Sequence

from crowe_table.kit.honours import honour_points

BOOK = 6
"""Tricks of twelve that count for nothing."""
MADE, MARCH = 3, 5
"""Tricks the makers must win, and all of them."""
MARCH_POINTS, LONE_MARCH, EUCHRED, EUCHRED_ALONE = 2, 4, 2, 4
REVOKED = 2
"""What the other side has for a revoke at Euchre; at Ruff and Honours it has one."""
REVOKED_OLD = 1


def what_of(tricks: int) -> str:
    """What so many tricks are to the makers."""
    return "euchre" if tricks < MADE else "march" if tricks == MARCH else "made"


def points_of(tricks: int, alone: bool, defended_alone: bool = False) -> tuple[int, int]:
    """Points of the makers and of the others, for so many tricks of the makers (R3, R9)."""
    match what_of(tricks):
        case "euchre":
            return 0, EUCHRED_ALONE if defended_alone else EUCHRED
        case "march":
            return LONE_MARCH if alone else MARCH_POINTS, 0
    return 1, 0


def points_for_tricks(tricks: Sequence[int]) -> tuple[int, int]:
    """At Ruff and Honours: a point by side for each trick above six."""
    first, second = (max(0, taken - BOOK) for taken in tricks)
    return first, second


def points_for_honours(honours: Sequence[int], barred: Sequence[bool]) -> tuple[int, int]:
    """The side that counts honours, and the points; side −1 where they are split, or that side may not count them."""
    side, points = honour_points(honours)
    return (-1, 0) if side < 0 or barred[side] else (side, points)
