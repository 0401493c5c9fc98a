"""What one seat sees of a deal of Whist, set in order for thinking."""

from collections.abc import Collection, Sequence

from crowe_table.engine.cards import HIDDEN, Card, suit
from crowe_table.engine.core import View, zone_of
from crowe_table.engine.parts.tricks import ACE_HIGH, NO_TRUMP, beats, may_follow, of_suit, voids, winning
from crowe_table.games.whist.counting import BOOK
from crowe_table.games.whist.laws import turned_up, unseen_cards
from crowe_table.games.whist.options import WhistOptions
from crowe_table.games.whist.state import SEATS, TURNED, WhistFacts

Place = int
"""A player, counted clockwise from the first of the ring."""
Trick = tuple[Place, tuple[Card, ...]]
"""Who led, and the cards in the order in which they fell."""


class Seen:
    """A View by places.

    ``out`` are the cards that may be in other hands, for all this player remembers: the turned card is among them.
    ``void`` has for each place the suits it has shown it does not hold. ``holds`` are cards known to be in a hand.
    """

    __slots__ = (
        *("dealer", "facts", "hand", "holds", "legal", "open", "options", "out", "place", "ring", "seat", "trick"),
        *("tricks", "trump", "turned", "view", "void"),
    )

    def __init__(self, view: View) -> None:
        facts, options = view.facts, view.options
        if not isinstance(facts, WhistFacts) or not isinstance(options, WhistOptions):
            raise TypeError(f"A view of {view.game} is none of Whist.")
        self.view = view
        self.options = options
        self.facts = facts
        self.ring = facts.ring
        self.seat = view.seat
        self.place: Place = self.ring.index(view.seat)
        self.dealer: Place = self.ring.index(facts.dealer)
        self.trump = facts.trump
        self.turned = list(view.zone(TURNED).cards)
        self.hand = list(view.zone(zone_of("hand", view.seat)).cards)
        if self.place == self.dealer:
            self.hand += self.turned
        tricks: list[Trick] = [(self.ring.index(trick[0]), trick[1:]) for trick in facts.plays]
        whole = not tricks or len(tricks[-1][1]) == SEATS
        self.trick: Trick = (self.place, ()) if whole else tricks[-1]
        self.tricks = tricks if whole else tricks[:-1]
        self.legal = may_follow(self.hand, suit(self.trick[1][0])) if self.trick[1] else self.hand
        self.open = {
            card: place
            for place, seat in enumerate(self.ring)
            for card in view.zone(zone_of("hand", seat)).cards
            if place != self.place and card != HIDDEN
        }
        self.holds = dict(self.open)
        if self.place != self.dealer:
            fell = {card for _, cards in tricks for card in cards}
            self.holds |= {card: self.dealer for card in turned_up(view) if card not in fell}
        self.out = [*unseen_cards(view), *self.open]
        if self.place != self.dealer:
            self.out += self.turned
        self.void = voids(tricks, range(SEATS))

    @property
    def partner(self) -> Place:
        return self.place ^ 2

    @property
    def side(self) -> int:
        return self.place & 1

    @property
    def cards(self) -> tuple[Card, ...]:
        """What lies on the table of this trick."""
        return self.trick[1]

    @property
    def led(self) -> int:
        """The suit led; −1 if one leads."""
        return suit(self.cards[0]) if self.cards else -1

    @property
    def best(self) -> Card:
        """The card that is winning the trick. Raises IndexError where one leads."""
        return self.cards[winning(self.cards, self.trump)]

    @property
    def partner_wins(self) -> bool:
        """Whether the partner's card is winning the trick."""
        return bool(self.cards) and (self.trick[0] + winning(self.cards, self.trump)) % SEATS == self.partner

    def forget(self) -> None:
        """Every card that has fallen may still be out, for all he remembers, but those of the last trick."""
        self.out += [card for _, cards in self.tricks[:-1] for card in cards]

    # --- cards

    def own(self, wanted: int) -> list[Card]:
        """One's cards of a suit, the highest first."""
        return sorted(of_suit(self.hand, wanted), key=lambda card: -ACE_HIGH[card])

    def outside(self, wanted: int) -> list[Card]:
        """The cards of a suit that may be in other hands, the highest first."""
        return sorted(of_suit(self.out, wanted), key=lambda card: -ACE_HIGH[card])

    def master(self, card: Card) -> bool:
        """Whether no card that is out, of its suit, is higher."""
        return all(ACE_HIGH[other] < ACE_HIGH[card] for other in of_suit(self.out, suit(card)))

    def wins(self, card: Card) -> bool:
        """Whether this card would take the trick from the best there."""
        return not self.cards or beats(card, self.best, self.trump)

    @property
    def trumps(self) -> list[Card]:
        return self.own(self.trump) if self.trump != NO_TRUMP else []

    @property
    def trumps_out(self) -> int:
        """Trumps that adversaries may hold."""
        if self.trump == NO_TRUMP or all(self.trump in self.void[place] for place in self.others()):
            return 0
        return len(of_suit(self.out, self.trump))

    def others(self) -> tuple[Place, Place]:
        """The adversaries, the next to play first."""
        return (self.place + 1) % SEATS, (self.place + 3) % SEATS

    def after_me(self) -> tuple[Place, ...]:
        """Who plays to this trick after this player."""
        return tuple((self.place + step) % SEATS for step in range(1, SEATS - len(self.cards)))

    def may_ruff(self, place: Place, plain: int) -> bool:
        """Whether a player is known to have none of a suit, and may have a trump."""
        return plain in self.void[place] and self.trump not in self.void[place] and self.trumps_out > 0

    def rounds(self, wanted: int) -> int:
        """How often a suit has been led."""
        return sum(suit(cards[0]) == wanted for _, cards in self.tricks)

    # --- the score

    @property
    def taken(self) -> tuple[int, int]:
        """Tricks taken by one's own side and by the other."""
        by_side = [0, 0]
        for place, seat in enumerate(self.ring):
            by_side[place & 1] += self.facts.tricks[seat]
        return by_side[self.side], by_side[1 - self.side]

    def wanted(self, side: int) -> int:
        """Tricks with which a side wins the game in this deal; with a famous hand there is no game."""
        return BOOK + self.options.game_points - self.facts.scores[side]


def lowest(cards: Collection[Card]) -> Card:
    """The lowest in play; among equals of several suits the first."""
    return min(cards, key=lambda card: ACE_HIGH[card])


def highest(cards: Collection[Card]) -> Card:
    return max(cards, key=lambda card: ACE_HIGH[card])


def bottom_of_run(card: Card, hand: Sequence[Card], out: Collection[Card]) -> Card:
    """The lowest card of the hand as good as this one: none that is out lies between."""
    own = sorted(of_suit(hand, suit(card)), key=lambda each: -ACE_HIGH[each])
    found = card
    for each in own:
        if ACE_HIGH[each] < ACE_HIGH[found]:
            between = range(ACE_HIGH[each] + 1, ACE_HIGH[found])
            if any(suit(other) == suit(card) and ACE_HIGH[other] in between for other in out):
                break
            found = each
    return found
