"""What is known of hands and scores at Écarté before a card is played: the jeux de règle, chances, the race to five."""

from collections.abc import Sequence
from math import comb

from crowe_table.engine.cards import KING, RANKS, Card, rank, suit
from crowe_table.engine.core import Seat
from crowe_table.games.ecarte.state import CARDS, EcarteRecord, order

DOWN = "KQJAT987"
COURTS = ("K", "Q", "J")

CHANCES = (
    (0.498, 0.392, 0.281, 0.172, 0.080),
    (0.603, 0.498, 0.377, 0.246, 0.128),
    (0.716, 0.620, 0.495, 0.350, 0.210),
    (0.825, 0.748, 0.637, 0.500, 0.337),
    (0.916, 0.870, 0.788, 0.663, 0.461),
)
"""How often the non-dealer wins a game of five, by their own score and the dealer's, before a hand is dealt: from
120,000 hands played by good players, and exact recursion on what they came to.
"""
IN_THE_TABLE = len(CHANCES)
UNLIKELY, AGAINST_RULE = 0.05, 0.15
"""How likely a hand is that the rule would not have left to its owner, and one that the rule would have played else."""


def _place(card: Card) -> int:
    return DOWN.index(RANKS[rank(card)])


def _plain_suits(hand: Sequence[Card], trump: int) -> list[str]:
    """The letters of each plain suit that is held."""
    suits = [[RANKS[rank(card)] for card in hand if suit(card) == printed] for printed in range(4) if printed != trump]
    return ["".join(letters) for letters in suits if letters]


def showy(card: Card, trump: int) -> bool:
    """Whether a beginner likes the look of a card: a trump or a court card."""
    return suit(card) == trump or RANKS[rank(card)] in COURTS


def tempting(hand: Sequence[Card], trump: int) -> bool:
    """Whether a beginner plays on these cards, who asks for no others while two of them look well."""
    return sum([showy(card, trump) for card in hand]) >= 2


def jeu_de_regle(hand: Sequence[Card], trump: int, deals: bool = False) -> bool:
    """Whether the old rule stands on these cards: the list of the code's author. A dealer wants a court card beside two
    trumps and three of a suit, more than a tierce major, and four court cards in three suits.
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
    """Beside one trump: four to the king, or three to king or queen and another king or queen."""
    if len(cards) == 4:
        return "K" in cards
    return len(cards) == 3 and ("K" in cards or "Q" in cards) and ("K" in others or "Q" in others)


def to_throw_out(hand: Sequence[Card], trump: int, least: int = 0, most: int = CARDS) -> tuple[Card, ...]:
    """What the rule throws out: all but trumps and kings, the lowest first; if it must be more, the lowest of those."""
    power = order(trump).power
    worst = sorted(hand, key=lambda card: (suit(card) == trump, rank(card) == KING, power[card]))
    loose = sum([suit(card) != trump and rank(card) != KING for card in hand])
    return tuple(worst[: max(least, min(loose, most))])


def likelihood(hand: Sequence[Card], trump: int, thrown: int, stood: bool | None, deals: bool) -> float:
    """How likely these five cards are, by what their owner has done: the last time, cards were thrown out, all but
    trumps and kings, and as many drawn; or none were, because the hand was played as it lay, or others were asked for
    in vain. ``stood`` is None where the choice was the other player's.
    """
    if thrown:
        keepers = sum([suit(card) == trump or rank(card) == KING for card in hand])
        return float(comb(keepers, CARDS - thrown)) or UNLIKELY
    if stood is None:
        return 1.0
    return 1.0 if jeu_de_regle(hand, trump, deals) == stood else AGAINST_RULE


def to_lead(hand: Sequence[Card], trump: int) -> Card:
    """What good play leads: trumps with the king of them, or with two that follow one another from the queen or knave
    down; else the highest of the strongest plain suit, the guarded before the bare, and again as long as it lasts.
    """
    trumps, plain = _highest_first(hand, trump)
    letters = "".join([RANKS[rank(card)] for card in trumps])
    if trumps and (not plain or letters.startswith(("K", "QJ", "JA"))):
        return trumps[0]
    suits = [[card for card in plain if suit(card) == printed] for printed in dict.fromkeys(map(suit, plain))]
    strongest = max(suits, key=lambda cards: (len(cards) > 1, -_place(cards[0]), len(cards)))
    return strongest[0]


def _highest_first(hand: Sequence[Card], trump: int) -> tuple[list[Card], list[Card]]:
    """The trumps and the other cards."""
    ranked = sorted(hand, key=_place)
    return [card for card in ranked if suit(card) == trump], [card for card in ranked if suit(card) != trump]


def standing(r: EcarteRecord, seat: Seat, other: Seat, points: int, theirs: int, target: int) -> float:
    """How a game stands, from −1 to 1, once a seat has marked so many points in this hand and the other so many."""
    own, others = r.scores[seat], r.scores[other]
    if own + points >= target:
        return 1.0
    if others + theirs >= target:
        return -1.0
    mine, yours = _from_the_end(own + points, target), _from_the_end(others + theirs, target)
    wins = CHANCES[mine][yours] if seat == r.dealer else 1 - CHANCES[yours][mine]
    return 2 * wins - 1


def _from_the_end(score: int, target: int) -> int:
    """The score of a game of five that is as near its end."""
    return max(0, score - target + IN_THE_TABLE)
