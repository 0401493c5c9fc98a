"""Why a throw or a card is good: the Reasons of advice. Their sentences are in hints.ftl."""

from collections.abc import Sequence

from msgspec import Struct

from crowe_table.engine.cards import Card, rank
from crowe_table.engine.core import CountLine, Phase, Reason, because
from crowe_table.games.cribbage.counting import value
from crowe_table.games.cribbage.state import CribbagePhase

CRIB_LAW, PLAY_LAW = "the-crib", "the-play"


MANY_DANGERS = 0.3
"""A card that more of the unseen cards than this may score upon is not called safe."""


FEW_FOLLOW = 0.25
"""Where fewer of the unseen cards than this fit under thirty-one, the last is likely one's own."""
BARE = (5, 21)
"""Counts that any tenth card answers."""


class Followers(Struct, frozen=True):
    """Of the cards unseen: how many there are, how many may be played next, and how many of those score."""

    unseen: int
    fit: int
    score: int


def wins(value: float) -> int:
    """Games of a thousand that are won, where a game is worth this between −1 and 1."""
    return min(1000, max(0, round(500 * (1 + value))))


def of_chance(phase: Phase) -> Reason:
    """Where there is nothing to consider."""
    return because("hint-ready" if phase is CribbagePhase.COUNTED else "hint-cut")


# --- Laying out ------------------------------------------------------------------------------------------------------


def hand_alone(hand: float) -> Reason:
    """Looking no further than what is kept."""
    return because("hint-hand-alone", hand=round(hand), law=CRIB_LAW)


def laid_out(hand: float, crib: float, own: bool) -> Reason:
    """The hand and the crib, on the average where the start is not known."""
    return because("hint-own-crib" if own else "hint-their-crib", hand=round(hand), crib=round(crib), law=CRIB_LAW)


def race_laid_out(value: float, lurch: bool) -> Reason:
    """Near the end of a game."""
    if lurch:
        return because("hint-crib-lurch", law=CRIB_LAW)
    return because("hint-crib-race", often=wins(value), law=CRIB_LAW)


# --- Playing ---------------------------------------------------------------------------------------------------------


def played(
    card: Card, count: int, lines: Sequence[CountLine], held: Sequence[Card], leads: bool, followers: Followers
) -> Reason:
    """What speaks for a card: it scores, or it leads well, or little can follow it, or be scored upon it."""
    if lines:
        return _scores(lines)
    after = count + value(card)
    bare = after in BARE
    if not bare and _paired(card, held) and after + 2 * value(card) <= 31:
        return because("hint-trap", law=PLAY_LAW)
    if leads and value(card) < 5:
        return because("hint-lead-low", law=PLAY_LAW)
    if not leads and followers.fit < FEW_FOLLOW * followers.unseen:
        return because("hint-shut", law=PLAY_LAW)
    if bare or followers.score > MANY_DANGERS * followers.unseen:
        return because("hint-least", law=PLAY_LAW)
    share = round(1000 * followers.score / followers.unseen) if followers.unseen else 0
    return because("hint-dangers", share=share, law=PLAY_LAW)


def race_played(value: float, lurch: bool) -> Reason:
    """Near the end of a game."""
    if lurch:
        return because("hint-play-lurch", law=PLAY_LAW)
    return because("hint-play-race", often=wins(value), law=PLAY_LAW)


def only() -> Reason:
    """No choice."""
    return because("hint-only", law=PLAY_LAW)


def _scores(lines: Sequence[CountLine]) -> Reason:
    points = lines[-1].running
    if len(lines) > 1:
        return because("hint-several", points=points, law=PLAY_LAW)
    what = lines[0].why.key.removeprefix("play-")
    return because(f"hint-{what}", points=points, length=len(lines[0].cards), law=PLAY_LAW)


def _paired(card: Card, held: Sequence[Card]) -> bool:
    return any(other != card and rank(other) == rank(card) for other in held)
