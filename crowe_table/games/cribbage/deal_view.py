"""One seat's knowledge of a deal, prepared for evaluation."""

from collections.abc import Sequence

from crowe_table.engine.cards import FULL_PACK, HIDDEN, Card
from crowe_table.games.cribbage.counting import value
from crowe_table.games.cribbage.state import CRIB, HAND, PLAYED, START, CribbageView


class DealView:
    """One seat's View, with the players numbered by place: in seating order, from the first of the ring.

    ``played`` and ``least`` have an entry for each place. ``least`` is the minimum value of the cards that the player
    holds. It follows from the counts at which the player said go.
    """

    __slots__ = (
        *("dealer", "hand", "laid_out", "least", "options", "place", "played", "public", "ring", "seat", "seats"),
        *("start", "unseen"),
    )

    def __init__(self, view: CribbageView) -> None:
        self.options = view.options
        self.public = view.public
        self.ring = view.public.ring
        self.seat = view.seat
        self.seats = view.seats
        self.place = self.ring.index(view.seat)
        self.dealer = self.ring.index(view.public.dealer)
        self.hand = list(view.zone(HAND[view.seat].key).cards)
        self.played = [list(view.zone(PLAYED[seat].key).cards) for seat in self.ring]
        turned = view.zone(START.key).cards
        self.start: Card | None = turned[0] if turned else None
        known = {card for zone in view.zones for card in zone.cards}
        self.unseen = [card for card in FULL_PACK if card not in known]
        self.laid_out = [card for card in view.zone(CRIB.key).cards if card != HIDDEN]
        self.least = [view.public.least[seat] if view.public.least else 1 for seat in self.ring]

    @property
    def eldest(self) -> int:
        """Place at the dealer's left."""
        return (self.dealer + 1) % self.seats

    @property
    def own_crib(self) -> bool:
        """Whether the crib belongs to the player's own side."""
        return self.deals(self.place)

    @property
    def ours(self) -> int:
        """Score of the player's own side."""
        return self.public.scores[self.public.sides[self.seat]]

    @property
    def theirs(self) -> int:
        """Highest score of another side."""
        own = self.public.sides[self.seat]
        return max([score for side, score in enumerate(self.public.scores) if side != own])

    def deals(self, place: int) -> bool:
        """Whether this place belongs to the dealer's side."""
        return self.side_of(place) == self.side_of(self.dealer)

    def side_of(self, place: int) -> int:
        return self.public.sides[self.ring[place]]

    @property
    def friends(self) -> tuple[bool, ...]:
        """For each place, whether it belongs to the player's own side."""
        return tuple([self.side_of(place) == self.side_of(self.place) for place in range(self.seats)])

    @property
    def against(self) -> float:
        """Weight of an opponent's point compared with a point of one's own. With two opposing sides, it is one half."""
        return 1 / (len(self.public.scores) - 1)

    def others(self) -> list[int]:
        """Return the other places, clockwise."""
        return [(self.place + step) % self.seats for step in range(1, self.seats)]

    def starts(self) -> Sequence[Card]:
        """Return the starter, or every card that may still be turned."""
        return self.unseen if self.start is None else (self.start,)


def may_hold(card: Card, least: int) -> bool:
    """Whether a hand may hold a card, if all cards of the hand have at least the value ``least``."""
    return value(card) >= least
