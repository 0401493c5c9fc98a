"""Heuristics for Écarté: jeux de règle, likelihoods of hands, leads and winning chances."""

from collections.abc import Sequence
from math import comb

from crowe_table.engine.cards import KING, RANKS, Card, rank, suit
from crowe_table.engine.core import Seat
from crowe_table.games.ecarte.state import CARDS, EcarteRecord, order

HIGH_TO_LOW = "KQJAT987"
COURTS = ("K", "Q", "J")

CHANCES = (
    (0.498, 0.392, 0.281, 0.172, 0.080),
    (0.603, 0.498, 0.377, 0.246, 0.128),
    (0.716, 0.620, 0.495, 0.350, 0.210),
    (0.825, 0.748, 0.637, 0.500, 0.337),
    (0.916, 0.870, 0.788, 0.663, 0.461),
)
"""Chance that the non-dealer wins a game of five points, by the non-dealer's and the dealer's score before a deal.

The figures come from 120,000 hands of good players, combined by exact recursion.
"""
TABLE_TARGET = len(CHANCES)
UNLIKELY, AGAINST_RULE = 0.05, 0.15
"""Likelihoods of two kinds of hand.

The first contradicts an exchange by rule. The second breaks the rule for playing without an exchange.
"""


def _place(card: Card) -> int:
    return HIGH_TO_LOW.index(RANKS[rank(card)])


def _plain_suits(hand: Sequence[Card], trump: int) -> list[str]:
    suits = [[RANKS[rank(card)] for card in hand if suit(card) == printed] for printed in range(4) if printed != trump]
    return ["".join(letters) for letters in suits if letters]


def looks_good(card: Card, trump: int) -> bool:
    """Whether a beginner likes a card. Beginners like trumps and court cards."""
    return suit(card) == trump or RANKS[rank(card)] in COURTS


def beginner_plays(hand: Sequence[Card], trump: int) -> bool:
    """Whether a beginner plays the hand without an exchange. The hand must have at least two cards that
    beginners like.
    """
    return sum([looks_good(card, trump) for card in hand]) >= 2


def jeu_de_regle(hand: Sequence[Card], trump: int, deals: bool = False) -> bool:
    """Whether this hand is one of the jeux de règle, the hands that the books play without an exchange.

    A dealer needs more: with two trumps also a plain court card, and without trumps four court cards in three suits.
    """
    suits = _plain_suits(hand, trump)
    courts = "".join([letter for cards in suits for letter in cards if letter in COURTS])
    match CARDS - sum(map(len, suits)):
        case 0 if deals:
            return len(courts) >= 4 and len(suits) == 3
        case 2 if deals and not courts:
            return False
        case 0:
            return len(courts) >= 4 or courts.count("Q") >= 3
        case 1:
            return any(_long_enough(cards, "".join([each for each in suits if each is not cards])) for cards in suits)
        case 2:
            return any(len(cards) == 3 or (len(cards) == 2 and ("K" in cards or "Q" in cards)) for cards in suits)
    return True


def _long_enough(cards: str, others: str) -> bool:
    """Whether a suit is long enough to be played with one trump.

    A suit of four cards needs the king. A suit of three cards needs the king or queen, and another suit must have a
    king or queen too.
    """
    if len(cards) == 4:
        return "K" in cards
    return len(cards) == 3 and ("K" in cards or "Q" in cards) and ("K" in others or "Q" in others)


def rule_discard(hand: Sequence[Card], trump: int, least: int = 0, most: int = CARDS) -> tuple[Card, ...]:
    """Return the discard by rule: all cards except trumps and kings, lowest first.

    If more cards must be discarded, the lowest trumps or kings follow.
    """
    power = order(trump).power
    worst = sorted(hand, key=lambda card: (suit(card) == trump, rank(card) == KING, power[card]))
    loose = sum([suit(card) != trump and rank(card) != KING for card in hand])
    return tuple(worst[: max(least, min(loose, most))])


def likelihood(hand: Sequence[Card], trump: int, thrown: int, stood: bool | None, deals: bool) -> float:
    """Return the likelihood of five cards, given their owner's last exchange or decision.

    ``thrown`` is the number of cards that the owner exchanged last. They were neither trumps nor kings. Without an
    exchange, ``stood`` says whether the owner chose to play the hand. It is None if the owner had no choice.
    """
    if thrown:
        keepers = sum([suit(card) == trump or rank(card) == KING for card in hand])
        return float(comb(keepers, CARDS - thrown)) or UNLIKELY
    if stood is None:
        return 1.0
    return 1.0 if jeu_de_regle(hand, trump, deals) == stood else AGAINST_RULE


def recommended_lead(hand: Sequence[Card], trump: int) -> Card:
    """Return the lead that the books recommend.

    Lead trumps with the king, or with a sequence from the queen or knave. Otherwise lead the highest card of the
    strongest plain suit. Suits with more than one card are preferred.
    """
    trumps, plain = _highest_first(hand, trump)
    letters = "".join([RANKS[rank(card)] for card in trumps])
    if trumps and (not plain or letters.startswith(("K", "QJ", "JA"))):
        return trumps[0]
    suits = [[card for card in plain if suit(card) == printed] for printed in dict.fromkeys(map(suit, plain))]
    strongest = max(suits, key=lambda cards: (len(cards) > 1, -_place(cards[0]), len(cards)))
    return strongest[0]


def _highest_first(hand: Sequence[Card], trump: int) -> tuple[list[Card], list[Card]]:
    ranked = sorted(hand, key=_place)
    return [card for card in ranked if suit(card) == trump], [card for card in ranked if suit(card) != trump]


def standing(r: EcarteRecord, seat: Seat, other: Seat, points: int, theirs: int, target: int) -> float:
    """Return a seat's prospects, from −1 to 1, once the seat scores ``points`` and the other player ``theirs``."""
    own, others = r.scores[seat], r.scores[other]
    if own + points >= target:
        return 1.0
    if others + theirs >= target:
        return -1.0
    mine, yours = _equivalent_score(own + points, target), _equivalent_score(others + theirs, target)
    wins = CHANCES[mine][yours] if seat == r.dealer else 1 - CHANCES[yours][mine]
    return 2 * wins - 1


def _equivalent_score(score: int, target: int) -> int:
    return max(0, score - target + TABLE_TARGET)
