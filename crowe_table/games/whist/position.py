"""A deal of Whist as one seat knows it, arranged for evaluating cards."""

from collections.abc import Collection, Sequence

from crowe_table.engine.cards import HIDDEN, Card, suit
from crowe_table.engine.core import zone_of
from crowe_table.games.whist.counting import BOOK_TRICKS
from crowe_table.games.whist.rules import Whist
from crowe_table.games.whist.state import SEATS, TURNED, WhistView, turned_up
from crowe_table.kit.ranking import NO_TRUMP, of_suit, ranked
from crowe_table.kit.tricks import FOLLOW, may_play, voids

Place = int
"""Index of a player at the table, counted clockwise from the first seat."""
Trick = tuple[Place, tuple[Card, ...]]
"""Place of the leader, and the cards in the order played."""
HEIGHT = tuple([power - 1 for power in ranked().power])
"""Height of each card in its suit, from 0 for the two to 12 for the ace."""
_GAME = Whist()


class Position:
    """Everything that a seat knows of a deal, with players numbered by their places.

    ``out`` lists the cards that may be in other hands, including the turned card. ``void`` lists, for each place, the
    suits that the player is known to lack. ``holds`` maps each card that is known to be in another hand to the place.
    """

    __slots__ = (
        *("dealer", "hand", "holds", "legal", "options", "order", "out", "place", "public", "ring", "seat", "trick"),
        *("tricks", "trump", "void"),
    )

    def __init__(self, view: WhistView) -> None:
        r = self.public = view.public
        self.options = view.options
        self.ring = r.ring
        self.seat = view.seat
        self.place: Place = self.ring.index(view.seat)
        self.dealer: Place = self.ring.index(r.dealer)
        self.trump = r.trump
        self.order = ranked(trump=r.trump)
        turned = list(view.zone(TURNED.key).cards)
        self.hand = list(view.zone(zone_of("hand", view.seat)).cards)
        if self.place == self.dealer:
            self.hand += turned
        tricks: list[Trick] = [
            (self.ring.index(leader), tuple([Card(card) for card in cards])) for leader, *cards in r.plays
        ]
        whole = not tricks or len(tricks[-1][1]) == SEATS
        self.trick: Trick = (self.place, ()) if whole else tricks[-1]
        self.tricks = tricks if whole else tricks[:-1]
        self.legal = may_play(self.hand, self.cards, ranked(), FOLLOW)
        laid_open = {
            card: place
            for place, seat in enumerate(self.ring)
            for card in view.zone(zone_of("hand", seat)).cards
            if place != self.place and card != HIDDEN
        }
        self.holds = dict(laid_open)
        self.out = [*_GAME.unseen(view), *laid_open]
        if self.place != self.dealer:
            fell = {card for _, cards in tricks for card in cards}
            self.holds |= {card: self.dealer for card in turned_up(view) if card not in fell}
            self.out += turned
        shown = voids(r, ranked())
        self.void = [shown[seat] for seat in self.ring]

    @property
    def partner(self) -> Place:
        return self.place ^ 2

    @property
    def side(self) -> int:
        return self.place & 1

    @property
    def cards(self) -> tuple[Card, ...]:
        """Cards of the current trick."""
        return self.trick[1]

    @property
    def led(self) -> int:
        """Suit of the card led to the current trick, or −1 if none has been led."""
        return suit(self.cards[0]) if self.cards else -1

    @property
    def best(self) -> Card:
        """Card that is winning the current trick. Raises IndexError before a card is led."""
        return self.cards[self.order.winning(self.cards)]

    @property
    def partner_wins(self) -> bool:
        """Whether the partner's card is winning the current trick."""
        return bool(self.cards) and (self.trick[0] + self.order.winning(self.cards)) % SEATS == self.partner

    # --- cards

    def own(self, wanted: int) -> list[Card]:
        """Return the cards of a suit in this seat's hand, highest first."""
        return sorted(of_suit(self.hand, wanted), key=lambda card: -HEIGHT[card])

    def outside(self, wanted: int) -> list[Card]:
        """Return the cards of a suit that may be in other hands, highest first."""
        return sorted(of_suit(self.out, wanted), key=lambda card: -HEIGHT[card])

    def master(self, card: Card) -> bool:
        """Whether no other hand can have a higher card of the suit."""
        return all(HEIGHT[other] < HEIGHT[card] for other in of_suit(self.out, suit(card)))

    def wins(self, card: Card) -> bool:
        """Whether this card beats all cards of the current trick."""
        return not self.cards or self.order.beats(card, self.best)

    @property
    def trumps(self) -> list[Card]:
        return self.own(self.trump) if self.trump != NO_TRUMP else []

    @property
    def trumps_out(self) -> int:
        """Number of unplayed trumps outside this hand; 0 if both opponents are known to have none."""
        if self.trump == NO_TRUMP or all(self.trump in self.void[place] for place in self.opponents()):
            return 0
        return len(of_suit(self.out, self.trump))

    def opponents(self) -> tuple[Place, Place]:
        """Return the places of the opponents, beginning with the player on the left."""
        return (self.place + 1) % SEATS, (self.place + 3) % SEATS

    def places_after(self) -> tuple[Place, ...]:
        """Return the places of the players who play to this trick after this seat."""
        return tuple((self.place + step) % SEATS for step in range(1, SEATS - len(self.cards)))

    def may_ruff(self, place: Place, plain: int) -> bool:
        """Whether a player is known to have no card of a plain suit, and may have a trump."""
        return plain in self.void[place] and self.trump not in self.void[place] and self.trumps_out > 0

    def times_led(self, wanted: int) -> int:
        """Return the number of finished tricks to which a suit was led."""
        return sum(suit(cards[0]) == wanted for _, cards in self.tricks)

    # --- score

    @property
    def taken(self) -> tuple[int, int]:
        """Number of tricks taken by this seat's side, and number taken by the other side."""
        by_side = [0, 0]
        for place, seat in enumerate(self.ring):
            by_side[place & 1] += self.public.tricks[seat]
        return by_side[self.side], by_side[1 - self.side]

    def wanted(self, side: int) -> int:
        """Return the number of tricks in this deal with which a side wins the game.

        In a famous hand, the number has no meaning.
        """
        return BOOK_TRICKS + self.options.game_points - self.public.scores[side]


def lowest(cards: Collection[Card]) -> Card:
    """Return the lowest card. Of equally low cards, return the first."""
    return min(cards, key=lambda card: HEIGHT[card])


def bottom_of_run(card: Card, hand: Sequence[Card], out: Collection[Card]) -> Card:
    """Return the lowest card in hand that is as good as this one. No card in ``out`` lies between the two."""
    own = sorted(of_suit(hand, suit(card)), key=lambda each: -HEIGHT[each])
    found = card
    for each in own:
        if HEIGHT[each] < HEIGHT[found]:
            between = range(HEIGHT[each] + 1, HEIGHT[found])
            if any(suit(other) == suit(card) and HEIGHT[other] in between for other in out):
                break
            found = each
    return found
