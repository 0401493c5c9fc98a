"""Reasons for laying out and for playing cards. Their sentences are in hints.ftl."""

from collections.abc import Sequence

from msgspec import Struct

from crowe_table.engine.cards import Card, rank
from crowe_table.engine.core import CountLine, Phase, Reason, because
from crowe_table.games.cribbage.counting import value
from crowe_table.games.cribbage.state import CribbagePhase

CRIB_LAW, PLAY_LAW = "the-crib", "the-play"


MAX_DANGER_SHARE = 0.3
"""A hint calls a card safe only if at most this share of the unseen cards can score after it."""


LOW_FOLLOW_SHARE = 0.25
"""Few cards can follow if less than this share of the unseen cards fits within thirty-one.
The player is then likely to score for the last card.
"""
WEAK_COUNTS = (5, 21)
"""Counts on which any card of value ten scores for the next player."""


class Followers(Struct, frozen=True):
    """Numbers of unseen cards: all of them, those that may be played next, and those that would score."""

    unseen: int
    fit: int
    score: int


def wins(value: float) -> int:
    """Convert a game value between −1 and 1 to the number of wins in a thousand games."""
    return min(1000, max(0, round(500 * (1 + value))))


def without_choice(phase: Phase) -> Reason:
    """Return the reason for an answer that leaves no choice."""
    return because("hint-ready" if phase is CribbagePhase.COUNTED else "hint-cut")


# --- Laying out ------------------------------------------------------------------------------------------------------


def hand_alone(hand: float) -> Reason:
    """Return the reason for a throw that is judged only by the cards kept."""
    return because("hint-hand-alone", hand=round(hand), law=CRIB_LAW)


def laid_out(hand: float, crib: float, own: bool) -> Reason:
    """Return the reason for a throw, with the average scores of hand and crib."""
    return because("hint-own-crib" if own else "hint-their-crib", hand=round(hand), crib=round(crib), law=CRIB_LAW)


def race_laid_out(value: float, lurch: bool) -> Reason:
    """Return the reason for a throw near the end of the game."""
    if lurch:
        return because("hint-crib-lurch", law=CRIB_LAW)
    return because("hint-crib-race", often=wins(value), law=CRIB_LAW)


# --- Playing ---------------------------------------------------------------------------------------------------------


def played(
    card: Card, count: int, lines: Sequence[CountLine], held: Sequence[Card], leads: bool, followers: Followers
) -> Reason:
    """Return the reason for a card: it scores, it leads well, or few cards can follow it or score on it."""
    if lines:
        return _scores(lines)
    after = count + value(card)
    bare = after in WEAK_COUNTS
    if not bare and _paired(card, held) and after + 2 * value(card) <= 31:
        return because("hint-trap", law=PLAY_LAW)
    if leads and value(card) < 5:
        return because("hint-lead-low", law=PLAY_LAW)
    if not leads and followers.fit < LOW_FOLLOW_SHARE * followers.unseen:
        return because("hint-shut", law=PLAY_LAW)
    if bare or followers.score > MAX_DANGER_SHARE * followers.unseen:
        return because("hint-least", law=PLAY_LAW)
    share = round(1000 * followers.score / followers.unseen) if followers.unseen else 0
    return because("hint-dangers", share=share, law=PLAY_LAW)


def race_played(value: float, lurch: bool) -> Reason:
    """Return the reason for a card near the end of the game."""
    if lurch:
        return because("hint-play-lurch", law=PLAY_LAW)
    return because("hint-play-race", often=wins(value), law=PLAY_LAW)


def only() -> Reason:
    """Return the reason for a card that is the only one playable."""
    return because("hint-only", law=PLAY_LAW)


def _scores(lines: Sequence[CountLine]) -> Reason:
    points = lines[-1].running
    if len(lines) > 1:
        return because("hint-several", points=points, law=PLAY_LAW)
    what = lines[0].why.key.removeprefix("play-")
    return because(f"hint-{what}", points=points, length=len(lines[0].cards), law=PLAY_LAW)


def _paired(card: Card, held: Sequence[Card]) -> bool:
    return any(other != card and rank(other) == rank(card) for other in held)
