"""Why a throw or a card is good: the Reasons of advice. Their sentences are in hints.ftl."""

from collections.abc import Sequence

from msgspec.structs import replace

from crowe_table.engine.cards import Card, rank
from crowe_table.engine.core import CountLine, Phase, Reason, because
from crowe_table.games.cribbage.counting import value
from crowe_table.games.cribbage.state import CribbagePhase

CRIB_LAW, PLAY_LAW = "the-crib", "the-play"


def number(points: float) -> str:
    """A figure to one place, without a needless zero: ``6.5``, ``4``."""
    text = f"{points:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("-", "−")


def signed(points: float) -> str:
    """The same, with its sign: ``+0.4``, ``−1``, ``0``."""
    text = number(points)
    return text if text.startswith("−") or text == "0" else f"+{text}"


def percent(worth: float) -> int:
    """Chances in a hundred of winning a game that is worth this between −1 and 1."""
    return min(100, max(0, round(50 * (1 + worth))))


def of_chance(phase: Phase) -> Reason:
    """Where there is nothing to consider."""
    return because("hint-ready" if phase is CribbagePhase.COUNTED else "hint-cut")


# --- Laying out ------------------------------------------------------------------------------------------------------


def hand_alone(cards: Sequence[Card], hand: float, known: bool) -> Reason:
    """Looking no further than what is kept."""
    return because("hint-hand-alone", cards=tuple(cards), hand=number(hand), when=_when(known), law=CRIB_LAW)


def laid_out(cards: Sequence[Card], hand: float, crib: float, play: float | None, own: bool, known: bool) -> Reason:
    """The hand, the crib and, where it was thought of, the play; the start being known or not."""
    key = "hint-own-crib" if own else "hint-their-crib"
    reason = because(key, cards=tuple(cards), hand=number(hand), crib=number(crib), when=_when(known), law=CRIB_LAW)
    if play is None:
        return reason
    return replace(reason, key=f"{key}-play", args=(*reason.args, ("play", signed(play))))


def _when(known: bool) -> str:
    return "known" if known else "unknown"


def race_laid_out(cards: Sequence[Card], worth: float, lurch: bool) -> Reason:
    """Near the end of a game."""
    if lurch:
        return because("hint-crib-lurch", cards=tuple(cards), law=CRIB_LAW)
    return because("hint-crib-race", cards=tuple(cards), percent=percent(worth), law=CRIB_LAW)


# --- Playing ---------------------------------------------------------------------------------------------------------


def played(
    card: Card, count: int, lines: Sequence[CountLine], held: Sequence[Card], leads: bool, dangers: int, unseen: int
) -> Reason:
    """What a card does: it scores, or it leads well, or it leaves little to be scored upon it."""
    if lines:
        return _scores(card, lines)
    after = count + value(card)
    if leads and value(card) == 5:
        return because("hint-lead-five", card=card, law=PLAY_LAW)
    if after in (5, 21):
        return because("hint-tens", card=card, count=after, total=after + 10, law=PLAY_LAW)
    if _paired(card, held) and after + 2 * value(card) <= 31:
        return because("hint-lead-pair" if leads else "hint-trap", card=card, law=PLAY_LAW)
    if leads and value(card) < 5:
        return because("hint-lead-low", card=card, law=PLAY_LAW)
    return because("hint-dangers", card=card, number=dangers, unseen=unseen, law=PLAY_LAW)


def race_played(card: Card, worth: float, lurch: bool) -> Reason:
    """Near the end of a game."""
    if lurch:
        return because("hint-play-lurch", card=card, law=PLAY_LAW)
    return because("hint-play-race", card=card, percent=percent(worth), law=PLAY_LAW)


def only(card: Card) -> Reason:
    """No choice."""
    return because("hint-only", card=card, law=PLAY_LAW)


def _scores(card: Card, lines: Sequence[CountLine]) -> Reason:
    points = lines[-1].running
    if len(lines) > 1:
        return because("hint-several", card=card, points=points, law=PLAY_LAW)
    what = lines[0].why.key.removeprefix("play-")
    return because(f"hint-{what}", card=card, points=points, length=len(lines[0].cards), law=PLAY_LAW)


def _paired(card: Card, held: Sequence[Card]) -> bool:
    return any(other != card and rank(other) == rank(card) for other in held)
