"""Counting by claim: each player claims or pegs their own score. Errors are corrected or penalised."""

from typing import Literal, TypeAlias

from msgspec import Struct

from crowe_table.engine.core import Action

Over: TypeAlias = Literal["corrected", "pegged"]
"""Treatment of points claimed in excess. They are always taken back, and the opponent may score them."""
Under: TypeAlias = Literal["forgiven", "lost", "muggins"]
"""Treatment of points that a player did not claim: scored anyway, lost, or scored by whoever notices them first."""


class ClaimScore(Action, frozen=True, tag="claim_score"):
    """Claim the score of the cards on the table."""

    claim: int


class Muggins(Action, frozen=True, tag="muggins"):
    """Say that an opponent has missed points, and score them if that is true."""


class LetStand(Action, frozen=True, tag="let_stand"):
    """Accept a claim."""


class Verdict(Struct, frozen=True):
    """Result of a claim: points for the claimant, points for the opponent, and points missed."""

    scored: int = 0
    forfeit: int = 0
    missed: int = 0


UNDISPUTED = Verdict()
"""Result of a claim that nobody disputes."""


def judge_claim(claimed: int, true: int, over: Over, under: Under) -> Verdict:
    """Return the result of a claim. ``true`` is the true score."""
    if claimed > true:
        return Verdict(true, claimed - true if over == "pegged" else 0)
    if under == "forgiven":
        return Verdict(true)
    return Verdict(claimed, missed=true - claimed)
