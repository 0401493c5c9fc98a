"""Evaluation of hands for Rubicon Bézique: each combination counts its points times the chance of completing it.

Each card is one bit, with the four copies of a face adjacent, so that a hand is one number. The value of a card is what
the hand loses without it. This is the plain strategy of the rule book.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import comb
from typing import TypeAlias

from crowe_table.engine.cards import ACE, DIAMONDS, KING, KNAVE, QUEEN, RANKS, SPADES, Card, make, suit
from crowe_table.games.bezique.melds import BEZIQUES, QUARTETS, RANKS_IN_SEQUENCE, Meld
from crowe_table.games.bezique.state import PACKS
from crowe_table.kit.card_declarations import DeclaredCards
from crowe_table.kit.ranking import NO_TRUMP

Waiting: TypeAlias = tuple[float, int, int, int]
"""A possible declaration: its points, its class, its cards, and the earlier set that it restores, if any."""

LOW_TO_HIGH = "789JQKTA"
FACES = 32
COPY_BITS = 15
"""Mask of a face's four copies, before it is shifted to the face's place."""
MAX_DRAWS_AHEAD = 14
"""Maximum number of the player's draws to look ahead."""
RENEWAL_VALUE = 1 / 3
"""Value of a combination that has scored, as a share of its points.

It can score again if it loses a card and is restored.
"""
FOURS_RENEWAL_VALUE = 1 / 2
"""Share as in ``RENEWAL_VALUE``, for four of a kind if the hand also has a fifth card of that kind."""
SUIT_POINTS = ((20, 40), (150, 250))
HOLDS = (0.1, 0.15, 0.2, 0.3, 0.35, 0.45, 0.6, 0.8)
"""Chance that a led card wins the trick, for each rank from seven to ace. Trumps win more often."""
TRUMP_HOLDS = 0.35
DECLARES, LEADS_TO = 0.8, 0.5
"""Weights of the points that can be declared after the trick.

``DECLARES`` applies if the card wins the trick. ``LEADS_TO`` applies if the card is led and may win.
"""
A_TRICK, A_BRISQUE, GIVEN_AWAY = 8.0, 12.0, 10.0


def _place(card: Card) -> int:
    return 8 * suit(card) + LOW_TO_HIGH.index(RANKS[card % 13])


BIT = {card: 1 << 4 * _place(card) + card // 52 for card in PACKS}
OF_FACE = [COPY_BITS << 4 * face for face in range(FACES)]


def _face(rank: int, of: int) -> int:
    return _place(make(rank, of))


KINGS = [_face(KING, of) for of in range(4)]
QUEENS = [_face(QUEEN, of) for of in range(4)]
SEQUENCES = [[_face(rank, of) for rank in RANKS_IN_SEQUENCE] for of in range(4)]
FOURS = [[_face(rank, of) for of in range(4)] for rank in QUARTETS]
FOURS_POINTS = list(QUARTETS.values())
IN_SEQUENCE = [sum(OF_FACE[face] for face in faces) for faces in SEQUENCES]
IN_FOURS = [sum(OF_FACE[face] for face in faces) for faces in FOURS]
SPADE_QUEENS, DIAMOND_KNAVES = _face(QUEEN, SPADES), _face(KNAVE, DIAMONDS)
BRISQUE_BITS = sum(OF_FACE[_face(rank, of)] for rank in (ACE, RANKS.index("T")) for of in range(4))

MARRIED, SEQUENT, FOUR, PAIRED = 0, 4, 8, 12
"""First index of each group of classes: marriages by suit, sequences by suit, fours by rank, béziques by number."""
CLASSES = 16


def _classes_of(face: int) -> tuple[int, ...]:
    """Return the classes of combinations that include a face. All béziques count as one class here."""
    of = face // 8
    found = []
    if face in KINGS or face in QUEENS:
        found.append(MARRIED + of)
    if face in SEQUENCES[of]:
        found.append(SEQUENT + of)
    found += [FOUR + at for at, faces in enumerate(FOURS) if face in faces]
    return (*found, PAIRED) if face in (SPADE_QUEENS, DIAMOND_KNAVES) else tuple(found)


TERMS_OF = [_classes_of(face) for face in range(FACES)]
NUMBERS_OF_BEZIQUES = tuple(range(PAIRED, CLASSES))
READY_ORDER = (*range(PAIRED), *reversed(NUMBERS_OF_BEZIQUES))
WANTS = [
    [(OF_FACE[face], 1) for face in faces] for faces in (*[(KINGS[of], QUEENS[of]) for of in range(4)], *SEQUENCES)
]
"""Cards that each marriage and each sequence requires."""


def bits(cards: Iterable[Card]) -> int:
    return sum([BIT[card] for card in cards])


def each_bit(cards: int) -> list[int]:
    """Return a list with the bit of each card of a hand, lowest first."""
    found = []
    while cards:
        found.append(cards & -cards)
        cards &= cards - 1
    return found


def face_of(bit: int) -> int:
    return (bit.bit_length() - 1) >> 2


def class_of(meld: DeclaredCards) -> int:
    """Return the class of a declaration."""
    match meld.kind:
        case "marriage":
            return MARRIED + meld.key
        case "sequence":
            return SEQUENT + meld.key
        case "bezique":
            return PAIRED + meld.key - 1
    return FOUR + list(QUARTETS).index(meld.key)


@cache
def chances(draws: int, unseen: int) -> tuple[tuple[float, ...], ...]:
    """Return a table ``[j][u]`` of chances.

    Each entry is the chance that ``draws`` draws from ``unseen`` cards bring at least j of u particular cards.
    """
    rows = []
    for wanted in range(5):
        row = []
        for of in range(33):
            p = min(1.0, of / unseen) if unseen else 0.0
            row.append(1 - sum(comb(draws, k) * p**k * (1 - p) ** (draws - k) for k in range(min(wanted, draws + 1))))
        rows.append(tuple(row) if wanted else (1.0,) * 33)
    return tuple(rows)


class MeldingHand:
    """One player's cards, and the combinations in which these cards have scored."""

    __slots__ = ("hand", "laid", "sets", "used")

    def __init__(self, hand: int, laid: int, scored: Sequence[Meld] = ()) -> None:
        self.hand = hand
        """All cards held, including those on the table."""
        self.laid = laid
        self.used = [0] * CLASSES
        """For each class, all cards that have scored in that class."""
        self.sets: list[tuple[int, ...]] = [()] * CLASSES
        """For each class, the sets that have scored and have not been renewed."""
        for meld in scored:
            at, cards = class_of(meld), bits(meld.cards)
            self.used[at] |= cards
            if not meld.renewed:
                self.sets[at] = (*self.sets[at], cards)

    def clone(self) -> "MeldingHand":
        twin = MeldingHand.__new__(MeldingHand)
        twin.hand, twin.laid, twin.used, twin.sets = self.hand, self.laid, self.used[:], self.sets[:]
        return twin

    # --- combinations still to make

    def term(self, at: int, hand: int, trump: int, chance: Sequence[Sequence[float]], unseen: Sequence[int]) -> float:
        """Return the value that the combinations of one class have for this hand.

        Combinations that have already scored do not count.
        """
        if at >= PAIRED:
            return self._beziques(hand, chance, unseen)
        if at >= FOUR:
            return self._four(at, hand, chance, unseen)
        faces = SEQUENCES[at - SEQUENT] if at >= SEQUENT else (KINGS[at], QUEENS[at])
        plain, royal = SUIT_POINTS[at >= SEQUENT]
        points = royal if trump == at & 3 else plain if trump != NO_TRUMP else (plain + royal) / 2
        one = chance[1]
        usable = hand if at >= SEQUENT else hand & ~self.used[SEQUENT + at]
        fresh = usable & ~self.used[at]
        value = float(points)
        for face in faces:
            if not fresh & OF_FACE[face]:
                value *= one[unseen[face]]
        for cards in self.sets[at]:
            left = cards & usable
            if not left or left != cards & hand:
                continue
            others = usable & ~cards
            again = float(points)
            if left != cards:
                for face in faces:
                    if not left & OF_FACE[face] and not others & OF_FACE[face]:
                        again *= one[unseen[face]]
                value += again
            elif at >= SEQUENT:
                second = 1.0 if others & IN_SEQUENCE[at - SEQUENT] else one[min(32, sum([unseen[f] for f in faces]))]
                value += RENEWAL_VALUE * points * second
        return value

    def _four(self, at: int, hand: int, chance: Sequence[Sequence[float]], unseen: Sequence[int]) -> float:
        rank = at - FOUR
        of_rank = hand & IN_FOURS[rank]
        a, b, c, d = FOURS[rank]
        wanting = unseen[a] + unseen[b] + unseen[c] + unseen[d]
        points = FOURS_POINTS[rank]
        value = points * chance[max(0, 4 - (of_rank & ~self.used[at]).bit_count())][wanting]
        for cards in self.sets[at]:
            left = cards & hand
            if not left:
                continue
            others, lost = (of_rank & ~cards).bit_count(), 4 - left.bit_count()
            if lost:
                value += points * chance[max(0, lost - others)][wanting]
            else:
                value += points * (FOURS_RENEWAL_VALUE if others else RENEWAL_VALUE * chance[1][wanting])
        return value

    def _beziques(self, hand: int, chance: Sequence[Sequence[float]], unseen: Sequence[int]) -> float:
        queens, knaves = hand & OF_FACE[SPADE_QUEENS], hand & OF_FACE[DIAMOND_KNAVES]
        of_queens, of_knaves = unseen[SPADE_QUEENS], unseen[DIAMOND_KNAVES]
        value, barred = 0.0, 0
        for count in (4, 3, 2, 1):
            at = PAIRED + count - 1
            barred |= self.used[at]
            wanted = count - (queens & ~barred).bit_count(), count - (knaves & ~barred).bit_count()
            value += BEZIQUES[count] * chance[max(0, wanted[0])][of_queens] * chance[max(0, wanted[1])][of_knaves]
            for cards in self.sets[at]:
                left = cards & hand
                if not left:
                    continue
                q, k = (queens & ~cards).bit_count(), (knaves & ~cards).bit_count()
                short_q = count - (left & queens).bit_count() - q
                short_k = count - (left & knaves).bit_count() - k
                if left != cards:
                    likely = chance[max(0, short_q)][of_queens] * chance[max(0, short_k)][of_knaves]
                    value += BEZIQUES[count] * likely
                elif count > 1:
                    value += RENEWAL_VALUE * BEZIQUES[count] * (1.0 if q or k else chance[1][of_queens + of_knaves])
        return value

    def value(self, trump: int, chance: Sequence[Sequence[float]], unseen: Sequence[int]) -> float:
        """Return the total value of all combinations."""
        hand = self.hand
        return sum([self.term(at, hand, trump, chance, unseen) for at in range(PAIRED + 1)])

    def losses(
        self, choices: Sequence[int], trump: int, chance: Sequence[Sequence[float]], unseen: Sequence[int]
    ) -> list[float]:
        """Return, for each of these cards, the value that the hand loses without the card."""
        hand, terms = self.hand, {}
        found = []
        for bit in choices:
            lost = 0.0
            for at in TERMS_OF[face_of(bit)]:
                if at not in terms:
                    terms[at] = self.term(at, hand, trump, chance, unseen)
                lost += terms[at] - self.term(at, hand & ~bit, trump, chance, unseen)
            found.append(lost)
        return found

    # --- possible declarations

    def ready(self, hand: int, trump: int) -> list[Waiting]:
        """Return the possible declarations with these cards."""
        return [each for at in READY_ORDER if (each := self.ready_in(at, hand, trump))]

    def ready_in(self, at: int, hand: int, trump: int) -> Waiting | None:
        """Return the possible declaration of one class."""
        if at >= PAIRED:
            return self._bezique_ready(at, hand)
        if at >= FOUR:
            rank = at - FOUR
            if (hand & IN_FOURS[rank]).bit_count() < 4:
                return None
            return self._ready_of(hand, FOURS_POINTS[rank], at, hand, ((IN_FOURS[rank], 4),))
        usable = hand if at >= SEQUENT else hand & ~self.used[SEQUENT + at]
        for mask, _ in WANTS[at]:
            if not usable & mask:
                return None
        return self._ready_of(hand, SUIT_POINTS[at >= SEQUENT][trump in (NO_TRUMP, at & 3)], at, usable, WANTS[at])

    def _bezique_ready(self, at: int, hand: int) -> Waiting | None:
        """Return a possible bézique. A card that scored in a greater bézique does not score in a smaller one."""
        usable, count = hand, at - PAIRED + 1
        for used in self.used[at + 1 :]:
            usable &= ~used
        queens, knaves = OF_FACE[SPADE_QUEENS], OF_FACE[DIAMOND_KNAVES]
        if min((usable & queens).bit_count(), (usable & knaves).bit_count()) < count:
            return None
        return self._ready_of(hand, BEZIQUES[count], at, usable, ((queens, count), (knaves, count)))

    def _ready_of(
        self, hand: int, points: float, at: int, usable: int, wants: Sequence[tuple[int, int]]
    ) -> Waiting | None:
        """Return the declaration of a class from fresh cards, or else one that restores a broken set."""
        fresh = usable & ~self.used[at]
        if all((fresh & mask).bit_count() >= count for mask, count in wants):
            return points, at, self._picked(fresh, 0, wants), 0
        for cards in self.sets[at]:
            left = cards & usable
            if left and left != cards and left == cards & hand:
                return points, at, self._picked(usable, left, wants), cards
        return None

    def _picked(self, usable: int, kept: int, wants: Sequence[tuple[int, int]]) -> int:
        """Pick the required cards: first the cards to be kept, then cards on the table, then others."""
        picked = kept
        for mask, count in wants:
            rest = each_bit(usable & mask & ~kept & self.laid) + each_bit(usable & mask & ~kept & ~self.laid)
            picked |= sum(rest[: count - (kept & mask).bit_count()])
        return picked

    def score(self, at: int, cards: int, renewed: int) -> None:
        """Record a declaration."""
        self.used[at] |= cards
        self.sets[at] = (*[each for each in self.sets[at] if each != renewed], cards)
        self.laid |= cards


def ranked_declarations(
    own: MeldingHand, trump: int, chance: Sequence[Sequence[float]], unseen: Sequence[int], tricks: int
) -> list[tuple[float, Waiting]]:
    """Rank the possible declarations, best first.

    With many tricks to come, the declaration that costs other combinations least ranks first. With few tricks to come,
    the one that scores most ranks first.
    """
    patience = tricks / (tricks + 2.5)
    ready = own.ready(own.hand, trump)
    found = []
    for each in ready:
        points, at, cards, renewed = each
        after = own.clone()
        after.score(at, cards, renewed)
        lost = 0.0
        if trump == NO_TRUMP and at < FOUR:
            lost = own.value(trump, chance, unseen) - own.value(at & 3, chance, unseen)
        if SEQUENT <= at < FOUR:
            wed, named = at - SEQUENT, at & 3 if trump == NO_TRUMP else trump
            lost += own.term(wed, own.hand, named, chance, unseen) - after.term(wed, own.hand, named, chance, unseen)
        elif at > PAIRED:
            lost = sum([less for less, lower, _, _ in ready if PAIRED <= lower < at])
        found.append((points - patience * (points + lost), each))
    return sorted(found, key=lambda pair: -pair[0])


def beats(bit: int, led: int, trump: int) -> bool:
    """Whether a card wins the trick against the led card."""
    mine, theirs = face_of(bit), face_of(led)
    if mine >> 3 == theirs >> 3:
        return mine > theirs
    return mine >> 3 == trump


def rate_cards(
    own: MeldingHand,
    choices: Sequence[int],
    led: int,
    trump: int,
    chance: Sequence[Sequence[float]],
    unseen: Sequence[int],
) -> list[float]:
    """Return each card's net value by the rule book's strategy.

    The net value is the gain in the trick minus the loss to the hand.
    """
    losses = own.losses(choices, trump, chance, unseen)
    hand = own.hand
    points = [each[0] if (each := own.ready_in(at, hand, trump)) else 0.0 for at in range(CLASSES)]
    found = []
    for bit, lost in zip(choices, losses, strict=True):
        face = face_of(bit)
        best = _best_without(bit, TERMS_OF[face], own, points, trump)
        brisque = bool(BRISQUE_BITS & (bit | led))
        if not led:
            holds = min(1.0, HOLDS[face & 7] + (TRUMP_HOLDS if face >> 3 == trump else 0.0))
            gain = LEADS_TO * best * holds
            if brisque:
                gain += holds * A_BRISQUE - (1 - holds) * GIVEN_AWAY
        elif beats(bit, led, trump):
            gain = DECLARES * best + A_TRICK + (A_BRISQUE if brisque else 0.0)
        else:
            gain = -GIVEN_AWAY if brisque else 0.0
        found.append(gain - lost)
    return found


def _best_without(bit: int, terms: Sequence[int], own: MeldingHand, points: Sequence[float], trump: int) -> float:
    """Return the highest points that may be declared once this card is played.

    ``terms`` are the classes that include the card. ``points`` are the points of each class while the card is held.
    """
    if not terms:
        return max(points)
    left = list(points)
    for at in terms:
        for each in (at,) if at < PAIRED else NUMBERS_OF_BEZIQUES:
            ready = own.ready_in(each, own.hand & ~bit, trump)
            left[each] = ready[0] if ready else 0.0
    return max(left)
