"""Heuristics for All Fours: standing, giving, discarding, card play, and winning chances by score."""

from collections.abc import Sequence
from math import comb

from crowe_table.engine.cards import ACE, KING, KNAVE, Card, make, rank, suit
from crowe_table.engine.core import Seat
from crowe_table.games.all_fours.counting import FOURS, card_count
from crowe_table.games.all_fours.state import AllFoursRecord
from crowe_table.kit.ranking import of_suit, ranked

SCORES = (0, 2, 4, 5, 6)
CHANCES = (
    (0.50, 0.31, 0.12, 0.05, 0.01),
    (0.73, 0.53, 0.24, 0.12, 0.03),
    (0.91, 0.76, 0.49, 0.35, 0.18),
    (0.96, 0.88, 0.69, 0.56, 0.26),
    (0.99, 0.97, 0.93, 0.88, 0.66),
)
"""Chance that the eldest hand wins a two-player game of seven points.

Rows are the eldest hand's scores, columns the dealer's scores. ``SCORES`` lists the scores of both.
"""
TABLE_TARGET = 7
LOWEST_TRUMP_BONUS = 20
"""Bonus for keeping the lowest trump rather than a middle one. The lowest may score Low."""


def should_stand(hand: Sequence[Card], trump: int) -> bool:
    """Whether the rule of thumb accepts the turned suit: with two trumps, or with the ace, king or knave alone."""
    held = of_suit(hand, trump)
    return len(held) > 1 or any(rank(card) in (ACE, KING, KNAVE) for card in held)


def should_give(hand: Sequence[Card], trump: int) -> bool:
    """Whether a dealer gives a point rather than run, by rule of thumb. The dealer needs two or more trumps."""
    return len(of_suit(hand, trump)) > 1


def beginner_likes(hand: Sequence[Card], trump: int) -> bool:
    """Whether a beginner likes the suit. Any trump in hand is enough."""
    return bool(of_suit(hand, trump))


def chance_of_high(hand: Sequence[Card], trump: int, unseen: Sequence[Card], others: int) -> float:
    """Return the chance that the best trump of a hand is the highest in play.

    The other players hold ``others`` of the unseen cards.
    """
    power = ranked().power
    own = [power[card] for card in of_suit(hand, trump)]
    above = sum([power[card] > max(own, default=0) for card in of_suit(unseen, trump)])
    return comb(len(unseen) - above, others) / comb(len(unseen), others) if own else 0.0


def rule_discard(hand: Sequence[Card], trump: int, number: int) -> tuple[Card, ...]:
    """Return the cards to discard after a run.

    Trumps are kept first, then tens, aces and kings. Among equal cards, those of longer suits are kept.
    """
    power = ranked().power
    lengths = [len(of_suit(hand, each)) for each in range(4)]
    low = min(of_suit(hand, trump), key=power.__getitem__, default=None)

    def kept_value(card: Card) -> float:
        if suit(card) == trump:
            return 100 + power[card] + (LOWEST_TRUMP_BONUS if card == low else 0)
        return 5 * card_count(card) + lengths[suit(card)] + power[card] / 20

    return tuple(sorted(hand, key=kept_value)[:number])


# --- Rules of thumb for the play -------------------------------------------------------------------------------------


def value_of_leading(card: Card, hand: Sequence[Card], trump: int, out: Sequence[Card], follow: bool) -> float:
    """Rate a lead by the old rules. ``out`` are the cards that others may hold.

    If all must ``follow``, shorter suits rate higher.
    """
    power = ranked().power
    knave_out = make(KNAVE, trump) in out
    if suit(card) == trump:
        best = all(power[card] > power[other] for other in of_suit(out, trump))
        return 20 + power[card] if best and knave_out else 4 if best else -card_count(card) - 6
    best = all(power[card] > power[other] for other in of_suit(out, suit(card)))
    safe = best and not of_suit(out, trump)
    length = len(of_suit(hand, suit(card)))
    return card_count(card) if safe else 3 - 2 * card_count(card) - power[card] / 10 - (length if follow else 0)


def value_of_following(card: Card, trick: Sequence[Card], wins: bool, ours: bool, last: bool, trump: int) -> float:
    """Rate a card that follows to a trick. ``ours`` says whether the player's side is winning the trick so far."""
    trumps = suit(card) == trump
    dear = ranked().power[card] / 10 + (3 if trumps else 0)
    knave = 15 if card == make(KNAVE, trump) else 0
    lies = sum(map(card_count, trick)) + (15 if make(KNAVE, trump) in trick else 0)
    if ours:
        return (card_count(card) if last else 0) - dear - (0 if last else knave)
    if wins:
        return lies + card_count(card) + knave - dear if last else lies / 2 - card_count(card) / 2 - dear - knave
    return -card_count(card) - knave - dear


# --- Winning chances -------------------------------------------------------------------------------------------------


def chance_of_eldest(eldest: int, dealer: int, target: int) -> float:
    """Return the chance that the eldest hand wins from this score before a deal."""
    own, other = (score * TABLE_TARGET / target for score in (eldest, dealer))
    return _between(own, [_between(other, row) for row in CHANCES])


def _between(score: float, values: Sequence[float]) -> float:
    at = max(place for place, each in enumerate(SCORES) if each <= score)
    if at == len(SCORES) - 1:
        return values[at]
    part = (score - SCORES[at]) / (SCORES[at + 1] - SCORES[at])
    return values[at] + part * (values[at + 1] - values[at])


def prospects_after(r: AllFoursRecord, seat: Seat, points: Sequence[int], target: int) -> float:
    """Return a seat's prospects, from −1 to 1, after each side in ``points`` has scored one point, in this order."""
    own, scores = r.sides[seat], list(r.scores)
    for side in points:
        scores[side] += 1
        if scores[side] >= target:
            return 1.0 if side == own else -1.0
    best = max([score for side, score in enumerate(scores) if side != own])
    as_eldest = chance_of_eldest(scores[own], best, target)
    as_dealer = 1 - chance_of_eldest(best, scores[own], target)
    if len(r.ring) == 2:
        return 2 * (as_eldest if seat == r.dealer else as_dealer) - 1
    return as_eldest + as_dealer - 1


def points_left(r: AllFoursRecord, point_cap: str) -> int:
    """Return the number of the four points that can still be scored."""
    return len(FOURS) - (r.knaves if point_cap == "four" else 0)
