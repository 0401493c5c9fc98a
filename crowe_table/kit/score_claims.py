"""Counting by claim: each player says, or pegs, what they score, and what they are wrong by is put right or lost."""

from typing import Literal, TypeAlias

from msgspec import Struct

from crowe_table.engine.core import Action

Over: TypeAlias = Literal["corrected", "pegged"]
"""Of points claimed too many: they are taken back, and may be scored by the adversary."""
Under: TypeAlias = Literal["forgiven", "lost", "muggins"]
"""Of points not claimed: they are scored all the same, or lost, or whoever sees it first may take them."""


class ClaimScore(Action, frozen=True, tag="claim_score"):
    """Says what the cards that lie open come to."""

    claim: int


class Muggins(Action, frozen=True, tag="muggins"):
    """Says that an adversary has missed points, and takes them if that is so."""


class LetStand(Action, frozen=True, tag="let_stand"):
    """Has nothing to say against a claim."""


class Verdict(Struct, frozen=True):
    """What a claim comes to: points for the claimant, for the adversary, and those that have been missed."""

    scored: int = 0
    forfeit: int = 0
    missed: int = 0


AS_CLAIMED = Verdict()
"""Nothing is in doubt."""


def judge(claimed: int, true: int, over: Over, under: Under) -> Verdict:
    """What a claim of so many points comes to, where so many are there."""
    if claimed > true:
        return Verdict(true, claimed - true if over == "pegged" else 0)
    if under == "forgiven":
        return Verdict(true)
    return Verdict(claimed, missed=true - claimed)
