"""Combinations of Rubicon Bézique: their validity, their scores, and the earlier use of their cards.

The rule about classes follows Laws 37 and 38. The rule about renewal follows Laws 34 to 36, as refined by R4 and R5.
"""

from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum
from itertools import combinations, product

from crowe_table.engine.cards import ACE, DIAMONDS, KING, KNAVE, QUEEN, RANKS, SPADES, Card, face, make, rank
from crowe_table.kit.card_declarations import DeclaredCards, of_kind, survivors, used_in
from crowe_table.kit.ranking import NO_TRUMP

MARRIAGE, SEQUENCE, BEZIQUE, QUARTET = KINDS = ("marriage", "sequence", "bezique", "quartet")
MARRIED = (KING, QUEEN)
RANKS_IN_SEQUENCE = (ACE, RANKS.index("T"), KING, QUEEN, KNAVE)
SPADE_QUEEN, DIAMOND_KNAVE = make(QUEEN, SPADES), make(KNAVE, DIAMONDS)
MARRIAGES, SEQUENCES = (20, 40), (150, 250)
"""Scores of marriages and of sequences: first in plain suits, then in trumps."""
BEZIQUES = (0, 40, 500, 1500, 4500)
"""Score of one, two, three and four béziques together."""
QUARTET_NAMES = {ACE: "aces", KING: "kings", QUEEN: "queens", KNAVE: "knaves"}
QUARTET_SIZE = 4
QUARTETS = {ACE: 100, KING: 80, QUEEN: 60, KNAVE: 40}


class Meld(DeclaredCards, frozen=True):
    """A scored combination. ``renewed`` is true once another combination has restored this one."""

    renewed: bool = False


class MeldRight(StrEnum):
    """The right by which a combination may score, or the objection to it."""

    FRESH = "fresh"
    """None of the cards has scored in the same combination before."""
    RESTORED = "restored"
    """An earlier combination has lost a card in play, and this combination restores it."""
    CROSSED = "crossed"
    """The combination swaps the partners of two marriages of the suit."""
    NO_SUCH = "no-such"
    NONE_WITH = "none-with"
    """The player named only a card, and the card completes no combination."""
    IN_SEQUENCE = "in-sequence"
    IN_GREATER = "in-greater"
    AGAIN = "again"
    UNPLAYED = "unplayed"


LAWFUL = (MeldRight.FRESH, MeldRight.RESTORED, MeldRight.CROSSED)


def points(meld: DeclaredCards, trump: int) -> int:
    """Return the score of a combination.

    Before there are trumps, a marriage or sequence scores as royal, because it makes its suit trumps (R3).
    """
    royal = trump in (NO_TRUMP, meld.key)
    match meld.kind:
        case "marriage":
            return MARRIAGES[royal]
        case "sequence":
            return SEQUENCES[royal]
        case "bezique":
            return BEZIQUES[meld.key]
    return QUARTETS[meld.key]


def fixes_trumps(meld: DeclaredCards) -> bool:
    """Whether a combination makes its suit trumps, if there are no trumps yet."""
    return meld.kind in (MARRIAGE, SEQUENCE)


def is_one(meld: DeclaredCards) -> bool:
    """Whether the cards form the combination that is named."""
    faces = sorted(map(face, meld.cards))
    if len(set(meld.cards)) != len(faces):
        return False
    match meld.kind:
        case "marriage":
            return faces == sorted(make(each, meld.key) for each in MARRIED)
        case "sequence":
            return faces == sorted(make(each, meld.key) for each in RANKS_IN_SEQUENCE)
        case "bezique":
            return 1 <= meld.key <= 4 and faces == [SPADE_QUEEN] * meld.key + [DIAMOND_KNAVE] * meld.key
        case "quartet":
            return (
                meld.key in QUARTETS
                and {rank(card) for card in meld.cards} == {meld.key}
                and len(faces) == QUARTET_SIZE
            )
    return False


def meld_right(meld: DeclaredCards, held: Collection[Card], scored: Sequence[Meld], crossing: bool) -> MeldRight:
    """Return the player's right to declare a combination, or the objection to it."""
    if not (is_one(meld) and set(meld.cards) <= set(held)):
        return MeldRight.NO_SUCH
    for card in meld.cards:
        for before in used_in(scored, card):
            if meld.kind == MARRIAGE and before.kind == SEQUENCE:
                return MeldRight.IN_SEQUENCE
            if meld.kind == before.kind == BEZIQUE and before.key > meld.key:
                return MeldRight.IN_GREATER
    earlier = of_kind(scored, meld.kind, meld.key)
    if not any(card in each.cards for each in earlier for card in meld.cards):
        return MeldRight.FRESH
    if any(each.cards == meld.cards for each in earlier):
        return MeldRight.AGAIN
    if broken_by(meld, held, earlier) is not None:
        return MeldRight.RESTORED
    wed = {card for each in earlier for card in each.cards}
    if meld.kind == MARRIAGE and crossing and wed.issuperset(meld.cards):
        return MeldRight.CROSSED
    return MeldRight.UNPLAYED


def objection_to(card: Card, held: Collection[Card], scored: Sequence[Meld], crossing: bool) -> MeldRight:
    """Return why nothing can be declared with this card: the objection to the first combination that includes it."""
    made = (each for choices in _choices(tuple(held)) for each in choices if card in each.cards)
    found = (meld_right(each, held, scored, crossing) for each in made)
    return next((right for right in found if right not in LAWFUL), MeldRight.NONE_WITH)


def broken_by(meld: DeclaredCards, held: Collection[Card], earlier: Sequence[Meld]) -> Meld | None:
    """Return the earlier combination that this one restores, if any.

    The earlier combination has lost a card and has not been renewed. All its remaining cards belong to the new one.
    """
    for each in earlier:
        left = survivors(each, held)
        if not each.renewed and 0 < len(left) < len(each.cards) and set(left) <= set(meld.cards):
            return each
    return None


def scored_with(
    meld: DeclaredCards, held: Collection[Card], scored: Sequence[Meld], right: MeldRight
) -> tuple[Meld, ...]:
    """Return the combinations that the player has scored, including this declaration."""
    made = Meld(meld.kind, meld.key, meld.cards)
    restored = broken_by(meld, held, of_kind(scored, meld.kind, meld.key)) if right is MeldRight.RESTORED else None
    before = [Meld(each.kind, each.key, each.cards, True) if each is restored else each for each in scored]
    return (*before, made)


# --- Combinations in a hand ------------------------------------------------------------------------------------------


def declarable(
    held: Sequence[Card],
    scored: Sequence[Meld],
    crossing: bool,
    laid: Collection[Card] = (),
    among: Sequence[Card] = (),
) -> list[DeclaredCards]:
    """Return one legal combination of each kind and key.

    Combinations of fresh cards are preferred, then combinations of cards on the table (``laid``). If ``among`` is
    given, only its cards are used.
    """
    found = []
    for choices in _choices(among or held):
        legal = [(right, each) for each in choices if (right := meld_right(each, held, scored, crossing)) in LAWFUL]
        if legal:
            found.append(min(legal, key=lambda pair: _standing(pair[0], pair[1], laid))[1])
    return found


def _standing(right: MeldRight, meld: DeclaredCards, laid: Collection[Card]) -> tuple[bool, int, tuple[Card, ...]]:
    return right is not MeldRight.FRESH, -sum([card in laid for card in meld.cards]), meld.cards


def _choices(cards: Sequence[Card]) -> Iterator[list[DeclaredCards]]:
    """Yield all card sets that form a combination, grouped by kind and key."""
    of_face: dict[int, list[Card]] = {}
    of_rank: dict[int, list[Card]] = {}
    for card in sorted(cards):
        of_face.setdefault(face(card), []).append(card)
        of_rank.setdefault(rank(card), []).append(card)
    queens, knaves = of_face.get(SPADE_QUEEN, []), of_face.get(DIAMOND_KNAVE, [])
    for count in range(min(len(queens), len(knaves)), 0, -1):
        pairs = product(combinations(queens, count), combinations(knaves, count))
        yield [_made(BEZIQUE, count, (*some, *others)) for some, others in pairs]
    for kind, ranks in ((SEQUENCE, RANKS_IN_SEQUENCE), (MARRIAGE, MARRIED)):
        for suit in range(4):
            columns = [of_face.get(make(each, suit), []) for each in ranks]
            if all(columns):
                yield [_made(kind, suit, row) for row in product(*columns)]
    for each in QUARTETS:
        if len(of_rank.get(each, ())) >= QUARTET_SIZE:
            yield [_made(QUARTET, each, four) for four in combinations(of_rank[each], QUARTET_SIZE)]


def _made(kind: str, key: int, cards: Sequence[Card]) -> DeclaredCards:
    return DeclaredCards(kind, key, tuple(sorted(cards)))
