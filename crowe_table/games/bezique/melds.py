"""What may be declared at Rubicon Bézique: the combinations, what they score, and what a card has already scored in.

The class rule is that of Laws 37 and 38, the renewal rule that of Laws 34 to 36, made exact by R4 and R5.
"""

from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum
from itertools import combinations, product

from crowe_table.engine.cards import ACE, DIAMONDS, KING, KNAVE, QUEEN, RANKS, SPADES, Card, face, make, rank
from crowe_table.kit.declaring import DeclaredCards, alike, survivors, used_in
from crowe_table.kit.ranking import NO_TRUMP

MARRIAGE, SEQUENCE, BEZIQUE, QUARTET = KINDS = ("marriage", "sequence", "bezique", "quartet")
MARRIED = (KING, QUEEN)
RANKS_IN_SEQUENCE = (ACE, RANKS.index("T"), KING, QUEEN, KNAVE)
SPADE_QUEEN, DIAMOND_KNAVE = make(QUEEN, SPADES), make(KNAVE, DIAMONDS)
BEZIQUES = (0, 40, 500, 1500, 4500)
"""What so many pairs score together."""
QUARTET_NAMES = {ACE: "aces", KING: "kings", QUEEN: "queens", KNAVE: "knaves"}
QUARTETS = {ACE: 100, KING: 80, QUEEN: 60, KNAVE: 40}


class Meld(DeclaredCards, frozen=True):
    """What has been scored. ``renewed``: it has given the right to a renewal, and is so no more."""

    renewed: bool = False


class MeldRight(StrEnum):
    """By what right a combination scores, or why it does not."""

    FRESH = "fresh"
    """None of its cards has scored in one like it."""
    RESTORED = "restored"
    """One like it has lost a card by play, and is made good."""
    CROSSED = "crossed"
    """Two marriages of the suit change partners."""
    NO_SUCH = "no-such"
    NONE_WITH = "none-with"
    """A card alone is named, and it makes nothing with the others."""
    IN_SEQUENCE = "in-sequence"
    IN_GREATER = "in-greater"
    AGAIN = "again"
    UNPLAYED = "unplayed"


LAWFUL = (MeldRight.FRESH, MeldRight.RESTORED, MeldRight.CROSSED)


def points(meld: DeclaredCards, trump: int) -> int:
    """What it scores. While there are no trumps, the suit of a marriage or sequence becomes trumps by it (R3)."""
    royal = trump in (NO_TRUMP, meld.key)
    match meld.kind:
        case "marriage":
            return 40 if royal else 20
        case "sequence":
            return 250 if royal else 150
        case "bezique":
            return BEZIQUES[meld.key]
    return QUARTETS[meld.key]


def fixes_trumps(meld: DeclaredCards) -> bool:
    """Whether its suit becomes trumps if there are none."""
    return meld.kind in (MARRIAGE, SEQUENCE)


def is_one(meld: DeclaredCards) -> bool:
    """Whether these cards make what it is called."""
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
            return meld.key in QUARTETS and {rank(card) for card in meld.cards} == {meld.key} and len(faces) == 4
    return False


def meld_right(meld: DeclaredCards, held: Collection[Card], scored: Sequence[Meld], crossing: bool) -> MeldRight:
    """By what right a player who holds these cards, and has scored so much, declares it; or why they may not."""
    if not (is_one(meld) and set(meld.cards) <= set(held)):
        return MeldRight.NO_SUCH
    for card in meld.cards:
        for before in used_in(scored, card):
            if meld.kind == MARRIAGE and before.kind == SEQUENCE:
                return MeldRight.IN_SEQUENCE
            if meld.kind == before.kind == BEZIQUE and before.key > meld.key:
                return MeldRight.IN_GREATER
    earlier = alike(scored, meld.kind, meld.key)
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


def against(card: Card, held: Collection[Card], scored: Sequence[Meld], crossing: bool) -> MeldRight:
    """Why nothing can be declared with this card: what stands against the first combination that it makes."""
    made = (each for choices in _choices(tuple(held)) for each in choices if card in each.cards)
    found = (meld_right(each, held, scored, crossing) for each in made)
    return next((right for right in found if right not in LAWFUL), MeldRight.NONE_WITH)


def broken_by(meld: DeclaredCards, held: Collection[Card], earlier: Sequence[Meld]) -> Meld | None:
    """The combination that this one makes good: it has lost a card and kept another, all it kept are in this one, and
    it has not been renewed before.
    """
    for each in earlier:
        left = survivors(each, held)
        if not each.renewed and 0 < len(left) < len(each.cards) and set(left) <= set(meld.cards):
            return each
    return None


def scored_with(
    meld: DeclaredCards, held: Collection[Card], scored: Sequence[Meld], right: MeldRight
) -> tuple[Meld, ...]:
    """What a player has scored once this is declared by that right."""
    made = Meld(meld.kind, meld.key, meld.cards)
    restored = broken_by(meld, held, alike(scored, meld.kind, meld.key)) if right is MeldRight.RESTORED else None
    before = [Meld(each.kind, each.key, each.cards, True) if each is restored else each for each in scored]
    return (*before, made)


# --- What a hand allows ----------------------------------------------------------------------------------------------


def declarable(
    held: Sequence[Card],
    scored: Sequence[Meld],
    crossing: bool,
    laid: Collection[Card] = (),
    among: Sequence[Card] = (),
) -> list[DeclaredCards]:
    """One of each kind and key that may be declared: made of cards that have not scored so rather than of others, and
    of cards that lie on the table already (``laid``). ``among``: of these cards alone, if any.
    """
    found = []
    for choices in _choices(among or held):
        lawful = [(right, each) for each in choices if (right := meld_right(each, held, scored, crossing)) in LAWFUL]
        if lawful:
            found.append(min(lawful, key=lambda pair: _standing(pair[0], pair[1], laid))[1])
    return found


def _standing(right: MeldRight, meld: DeclaredCards, laid: Collection[Card]) -> tuple[bool, int, tuple[Card, ...]]:
    return right is not MeldRight.FRESH, -sum([card in laid for card in meld.cards]), meld.cards


def _choices(cards: Sequence[Card]) -> Iterator[list[DeclaredCards]]:
    """For each kind and key, every set of these cards that makes it."""
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
        if len(of_rank.get(each, ())) >= 4:
            yield [_made(QUARTET, each, four) for four in combinations(of_rank[each], 4)]


def _made(kind: str, key: int, cards: Sequence[Card]) -> DeclaredCards:
    return DeclaredCards(kind, key, tuple(sorted(cards)))
