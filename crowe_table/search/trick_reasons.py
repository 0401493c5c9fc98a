"""Vocabulary for claims about the play of tricks: certain results, cards that are gone, and possible cards of other
seats.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import Seat
from crowe_table.engine.piles import Pile
from crowe_table.kit.ranking import TRUMP, Order
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.rules import RuledGame
from crowe_table.kit.tricks import Play, TrickPlay, TrickRecord, revoked, voids
from crowe_table.search.reasons import HintCase, TrueHands


class TrickCase(HintCase):
    """A hint case in a trick-taking game. A subclass supplies the rules of its game.

    “Surely” means in every deal that is consistent with what the seat knows.
    """

    game: ClassVar[RuledGame[Any, Any]]
    tricks: ClassVar[TrickPlay]
    must_follow: ClassVar[bool] = True
    """Whether not following suit proves that a player is void."""

    r: TrickRecord

    # --- what the seat knows

    @property
    def plays(self) -> bool:
        """Whether the answer plays a card to a trick."""
        return isinstance(self.action, Play)

    @cached_property
    def order(self) -> Order:
        """The card order. Games derive it from the record and the options alone, which a View has, too."""
        order: Order = self.tricks.order(self.view)
        return order

    @cached_property
    def hand(self) -> Sequence[Card]:
        """The cards from which the seat may play."""
        return self.shown(self.seat)

    @cached_property
    def unseen(self) -> Sequence[Card]:
        """The cards that others may hold: cards never seen, and cards that lie open in another hand."""
        held = [card for seat in self.others for card in self.shown(seat) if card != HIDDEN]
        return [*self.game.unseen(self.view), *held]

    def shown(self, seat: Seat) -> list[Card]:
        """Return the cards from which the given seat may play, as the viewer sees them."""
        piles = (self.tricks.hand[seat], *self.besides(seat))
        return [card for pile in piles for card in self.view.zone(pile.key).cards]

    def besides(self, seat: Seat) -> Sequence[Pile]:
        """Return the piles from which a seat may play besides its hand."""
        del seat
        return ()

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other players of this deal, starting with the next."""
        return tuple([seat for seat in self.r.round_from(self.seat) if seat != self.seat])

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The other players, except those who take tricks for this seat's camp."""
        return tuple([seat for seat in self.others if not self.with_us(seat)])

    def with_us(self, seat: Seat) -> bool:
        """Return whether a seat takes tricks for the viewer's camp."""
        return self.r.camp(seat) == self.r.camp(self.seat)

    @cached_property
    def _voids(self) -> list[set[int]]:
        return voids(self.r, self.order) if self.must_follow else [set() for _ in self.r.ring]

    def is_void(self, seat: Seat, suit: int) -> bool:
        """Return whether the play has shown that a seat is void in a suit of the order."""
        return suit in self._voids[seat]

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Return whether a seat may hold a card."""
        shown = self.shown(seat)
        if card in shown:
            return True
        return HIDDEN in shown and card in self.unseen and not self.is_void(seat, self.suit(card))

    def held_against(self, cards: Sequence[Card]) -> list[Card]:
        """Return those of the cards that at least one opponent may hold."""
        return [card for card in cards if any(self.may_hold(seat, card) for seat in self.opponents)]

    # --- cards

    @property
    def legal_cards(self) -> list[Card]:
        return [action.card for action in self.view.legal if isinstance(action, Play)]

    @property
    def kept(self) -> list[Card]:
        """The cards that stay in hand after the answer."""
        return [card for card in self.hand if card not in self.cards]

    def suit(self, card: Card) -> int:
        """Return the suit that a card has in the card order. Trumps are a suit of their own."""
        return self.order.suit_of[card % 52]

    def power(self, card: Card) -> int:
        return self.order.power[card % 52]

    def is_trump(self, card: Card) -> bool:
        return self.suit(card) == TRUMP

    @property
    def plain(self) -> bool:
        return not self.is_trump(self.card)

    def suited(self, cards: Sequence[Card], card: Card) -> list[Card]:
        """Return the cards of the same suit as a card, highest first."""
        found = [each for each in cards if self.suit(each) == self.suit(card)]
        return sorted(found, key=lambda each: -self.power(each))

    @property
    def own(self) -> list[Card]:
        """The hand's cards of the same suit as the answer's card, highest first. The answer's card is included."""
        return self.suited(self.hand, self.card)

    @property
    def lower_own(self) -> list[Card]:
        """The hand's cards that are lower than the answer's card, in the same suit."""
        return [card for card in self.own if self.power(card) < self.power(self.card)]

    @property
    def higher_own(self) -> list[Card]:
        return [card for card in self.own if self.power(card) > self.power(self.card)]

    @property
    def higher_unseen(self) -> list[Card]:
        """Higher cards that others may hold, in the suit of the answer's card."""
        return [card for card in self.suited(self.unseen, self.card) if self.power(card) > self.power(self.card)]

    @property
    def lower_unseen(self) -> list[Card]:
        return [card for card in self.suited(self.unseen, self.card) if self.power(card) < self.power(self.card)]

    @property
    def is_best(self) -> bool:
        """Whether nobody else can hold a higher card of the suit than the answer's card."""
        return not self.higher_unseen

    @property
    def trumps(self) -> list[Card]:
        """The trumps of the hand, highest first."""
        return sorted([card for card in self.hand if self.is_trump(card)], key=lambda card: -self.power(card))

    @property
    def trumps_unseen(self) -> list[Card]:
        """Trumps that at least one opponent may hold."""
        return self.held_against([card for card in self.unseen if self.is_trump(card)])

    # --- the trick

    @property
    def leads(self) -> bool:
        return self.plays and not self.r.trick

    @property
    def follows(self) -> bool:
        """Whether the answer follows the suit led."""
        return self.plays and bool(self.r.trick) and self.suit(self.card) == self.suit(self.r.trick[0])

    @property
    def discards(self) -> bool:
        """Whether the answer neither follows suit nor trumps."""
        return self.plays and bool(self.r.trick) and not self.follows and not self.is_trump(self.card)

    @property
    def ruffs(self) -> bool:
        """Whether the answer trumps another suit."""
        return self.plays and bool(self.r.trick) and not self.follows and self.is_trump(self.card)

    @property
    def winning_card(self) -> Card:
        """The card that wins the trick so far. Raises IndexError before the lead."""
        return self.r.trick[self.order.winning(self.r.trick)]

    @property
    def winner(self) -> Seat:
        """The player who wins the trick so far."""
        leader = Seat(self.r.plays[-1][0])
        return self.r.round_from(leader)[self.order.winning(self.r.trick)]

    @property
    def after(self) -> tuple[Seat, ...]:
        """The players who play to this trick after this seat."""
        return self.others[: len(self.others) - len(self.r.trick)]

    @property
    def last_to_play(self) -> bool:
        return self.plays and not self.after

    @property
    def camp_wins(self) -> bool:
        """Whether a partner wins the trick so far."""
        return bool(self.r.trick) and self.with_us(self.winner)

    def takes(self, card: Card) -> bool:
        """Return whether a card would win the trick as it now lies."""
        return not self.r.trick or self.order.beats(card, self.winning_card)

    def may_be_beaten(self, card: Card, seats: Sequence[Seat]) -> bool:
        """Return whether one of these players may beat this card, if it is the best of the trick so far."""
        better = [each for each in self.unseen if self.order.beats(each, card)]
        return any(self.may_hold(seat, each) for seat in seats for each in better)

    @property
    def surely_takes(self) -> bool:
        """Whether the answer's card takes the trick, whatever the others play."""
        return self.takes(self.card) and not self.may_be_beaten(self.card, self.after)

    @property
    def cannot_avoid(self) -> bool:
        """Whether the seat must win the trick: every legal card wins it, whatever the other players play."""
        return all(self.takes(card) and not self.may_be_beaten(card, self.after) for card in self.legal_cards)

    @property
    def surely_loses(self) -> bool:
        """Whether the answer's card cannot take the trick, because it does not beat the best card so far."""
        return bool(self.r.trick) and not self.takes(self.card)

    @property
    def camp_surely_takes(self) -> bool:
        """Whether the camp wins the trick after the answer's card, whatever the opponents play."""
        foes = [seat for seat in self.after if not self.with_us(seat)]
        best = self.card if self.takes(self.card) else self.winning_card
        ours = self.takes(self.card) or self.camp_wins
        return ours and not self.may_be_beaten(best, foes)

    @property
    def lowest_that_takes(self) -> bool:
        """Whether the answer's card is the lowest legal card of its suit that wins the trick as it now lies."""
        takers = [card for card in self.suited(self.legal_cards, self.card) if self.takes(card)]
        return bool(takers) and takers[-1] == self.card

    @property
    def only_legal_card(self) -> bool:
        return self.plays and len(self.legal_cards) == 1

    @property
    def accuses(self) -> bool:
        """Whether the answer claims a revoke, and the cards played prove it."""
        act = self.action
        return isinstance(act, ClaimRevoke) and revoked(self.r, act.other, act.trick - 1, (), self.order)

    def touching(self, card: Card) -> bool:
        """Return whether the hand holds a neighbour of this card.

        No card in another hand or the trick lies between the two.
        """
        apart = [self.power(each) for each in self.suited([*self.unseen, *self.r.trick], card)]
        rest = [self.power(each) for each in self.suited(self.hand, card) if each != card]
        here = self.power(card)
        return any(not any(min(here, each) < other < max(here, each) for other in apart) for each in rest)


# --- conditions on the true hands


def none_higher(c: TrickCase, hands: TrueHands) -> bool:
    """Whether no other player holds a higher card of the same suit."""
    others = [card for seat in c.others for card in hands[seat] if c.suit(card) == c.suit(c.card)]
    return all(c.power(card) < c.power(c.card) for card in others)


def no_opposing_trump(c: TrickCase, hands: TrueHands) -> bool:
    return not any(c.is_trump(card) for seat in c.opponents for card in hands[seat])
