"""Plain play of tricks, all hands being known: for roll-outs of any game in which tricks are to be won."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, OptionsT, Seat
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.kit.ranking import TRUMP, Order
from crowe_table.kit.tricks import Play, TrickPlay, TrickRecordT
from crowe_table.search.roll_outs import by_lot


class PlainPlay:
    """Wins as cheaply as it can what is not the partner's, leads what cannot be beaten, and else plays its lowest."""

    def __init__(self, tricks: TrickPlay) -> None:
        self.tricks = tricks

    def __call__(self, s: State[TrickRecordT, OptionsT], lawful: Sequence[Action], rng: Rng) -> Action:
        """A card by plain rules; anything else by lot."""
        plays = [action for action in lawful if type(action) is Play]
        if not plays:
            return by_lot(s, lawful, rng)
        order = self.tricks.order(s)
        plays.sort(key=lambda play: _height(order, play.card))
        return self._follow(s, plays, order) if s.public.trick else self._lead(s, plays, order)

    def _lead(self, s: State[TrickRecordT, OptionsT], plays: list[Play], order: Order) -> Play:
        """The highest card that nobody can beat; or the lowest of the longest suit."""
        r, seat = s.public, plays[0].seat
        others = [card for other in r.ring if other != seat for card in s.at(self.tricks.hand[other])]
        foes = [card for other in r.ring if r.sides[other] != r.sides[seat] for card in s.at(self.tricks.hand[other])]
        trumped = any(order.suit_of[card % 52] == TRUMP for card in foes)
        for play in reversed(plays):
            of = order.suit_of[play.card % 52]
            if (of == TRUMP or not trumped) and not any(order.beats(card, play.card) for card in others):
                return play
        lengths = [0] * 5
        for play in plays:
            lengths[order.suit_of[play.card % 52]] += 1
        lengths[TRUMP] -= 1
        longest = max(range(5), key=lengths.__getitem__)
        return next((play for play in plays if order.suit_of[play.card % 52] == longest), plays[0])

    def _follow(self, s: State[TrickRecordT, OptionsT], plays: list[Play], order: Order) -> Play:
        r, seat, trick = s.public, plays[0].seat, s.public.trick
        at = order.winning(trick)
        best = trick[at]
        winner = r.after(Seat(r.plays[-1][0]), at)
        last = len(trick) == len(r.ring) - 1
        ours = r.sides[winner] == r.sides[seat]
        winners = [play for play in plays if order.beats(play.card, best)]
        if not winners or (ours and (last or self._stands(s, best, seat, order))):
            return plays[0]
        if last or order.suit_of[winners[0].card % 52] == TRUMP:
            return winners[0]
        standing = [play for play in winners if self._stands(s, play.card, seat, order)]
        if standing:
            return standing[0]
        return plays[0] if len(trick) == 1 else winners[-1]

    def _stands(self, s: State[TrickRecordT, OptionsT], card: Card, seat: Seat, order: Order) -> bool:
        """Whether no adversary who has still to play can beat this card."""
        r = s.public
        left = len(r.ring) - len(r.trick) - 1
        for step in range(1, left + 1):
            other = r.after(seat, step)
            if r.sides[other] == r.sides[seat]:
                continue
            hand = s.at(self.tricks.hand[other])
            led = order.suit_of[r.trick[0] % 52]
            follow = [each for each in hand if order.suit_of[each % 52] == led] or hand
            if any(order.beats(each, card) for each in follow):
                return False
        return True


def tricks_gained(s: State[TrickRecordT, OptionsT], seat: Seat) -> float:
    """Tricks of the seat's side in this deal, less the tricks of all others."""
    r = s.public
    ours = sum(made for each, made in enumerate(r.tricks) if r.sides[each] == r.sides[seat])
    return ours - (sum(r.tricks) - ours)


def _height(order: Order, card: Card) -> tuple[bool, int]:
    """Trumps above all, and then by power."""
    return order.suit_of[card % 52] == TRUMP, order.power[card % 52]
