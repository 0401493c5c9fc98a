"""Scoring of a deal: the points for High, Low, the Knave and Game."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from crowe_table.engine.cards import KNAVE, RANKS, Card, make, rank
from crowe_table.engine.core import Seat
from crowe_table.kit.ranking import of_suit, ranked

GIFT = 1
"""Points that the dealer gives to keep the turned suit."""
HIGH, LOW, JACK, GAME = FOURS = ("high", "low", "knave", "game")
"""The four points, in the order of counting (R10)."""
CARD_COUNTS = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}
"""Value of each card towards Game. The whole pack totals 80."""


class Point(Struct, frozen=True):
    """One of the four points: its name, the seat that scores it, and the cards that prove it."""

    what: str
    seat: Seat
    cards: tuple[Card, ...]
    count: int = 0
    """Total of the cards for Game; 0 for the other points."""


def card_count(card: Card) -> int:
    """Return the value of a card towards Game."""
    return CARD_COUNTS.get(RANKS[rank(card)], 0)


def game_count(cards: Iterable[Card]) -> int:
    """Return the total value of these cards towards Game."""
    return sum(map(card_count, cards))


def points_of(
    trump: int,
    dealt: Sequence[Sequence[Card]],
    won: Sequence[Sequence[Card]],
    sides: Sequence[int],
    elders: Sequence[Seat],
    tie_to_elder: bool = True,
) -> Iterator[Point]:
    """Yield the points of a deal in the order of counting.

    For each seat, ``dealt`` holds its cards when play began, and ``won`` the cards that it has taken. ``elders`` are
    the players in order, from the dealer's left.
    """
    power = ranked(trump=trump).power
    trumps = sorted([card for cards in dealt for card in of_suit(cards, trump)], key=power.__getitem__)
    knave = make(KNAVE, trump)
    if trumps:
        yield Point(HIGH, holder(dealt, trumps[-1]), (trumps[-1],))
        yield Point(LOW, holder(dealt, trumps[0]), (trumps[0],))
    if knave in trumps:
        yield Point(JACK, holder(won, knave), (knave,))
    taken = {side: [card for seat in elders if sides[seat] == side for card in won[seat]] for side in set(sides)}
    counts = {side: game_count(cards) for side, cards in taken.items()}
    best = [seat for seat in elders if counts[sides[seat]] == max(counts.values())]
    if tie_to_elder or len({sides[seat] for seat in best}) == 1:
        cards = tuple([card for card in taken[sides[best[0]]] if card_count(card)])
        yield Point(GAME, best[0], cards, counts[sides[best[0]]])


def holder(piles: Sequence[Sequence[Card]], card: Card) -> Seat:
    """Return the seat whose cards include this card."""
    return next(Seat(seat) for seat, cards in enumerate(piles) if card in cards)
