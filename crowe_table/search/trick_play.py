"""Plain trick play with all hands known, for roll-outs of any game in which players want to win tricks."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, OptionsT, Seat
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.kit.ranking import TRUMP, Order
from crowe_table.kit.tricks import Play, TrickPlay, TrickRecordT
from crowe_table.search.roll_outs import random_answer

Hand: TypeAlias = Sequence[Card]


class PlainPlay:
    """Wins tricks cheaply unless the partner wins them, leads unbeatable cards, and otherwise plays its lowest card."""

    def __init__(self, tricks: TrickPlay) -> None:
        self.tricks = tricks

    def __call__(self, s: State[TrickRecordT, OptionsT], legal: Sequence[Action], rng: Rng) -> Action:
        """Choose a card by plain rules, and any other answer at random."""
        plays = [action for action in legal if type(action) is Play]
        if not plays:
            return random_answer(s, legal, rng)
        order = self.tricks.order(s)
        suit_of, power = order.suit_of, order.power
        plays.sort(key=lambda play: (suit_of[play.card % 52] == TRUMP, power[play.card % 52]))
        return self._follow(s, plays, order) if s.public.trick else self._lead(s, plays, order)

    def _lead(self, s: State[TrickRecordT, OptionsT], plays: list[Play], order: Order) -> Play:
        """Return the highest unbeatable card. If there is none, return the lowest card of a suit that the partner wins.

        Otherwise return the lowest card of the longest suit.
        """
        seat, suit_of = plays[0].seat, order.suit_of
        opponents, partners = self._still_to_play(s, seat)
        highest = {suit_of[play.card % 52]: play for play in plays}
        best = [play for led, play in highest.items() if stands(play.card, opponents, led, order)]
        if best:
            return max(best, key=plays.index)
        lowest = {suit_of[play.card % 52]: play for play in reversed(plays)}
        for led, play in lowest.items():
            if taken(play.card, partners, opponents, led, order):
                return play
        lengths = [0] * 5
        for play in plays:
            lengths[suit_of[play.card % 52]] += 1
        lengths[TRUMP] -= 1
        return lowest[max(lowest, key=lengths.__getitem__)]

    def _follow(self, s: State[TrickRecordT, OptionsT], plays: list[Play], order: Order) -> Play:
        """Return the lowest card if the side wins the trick anyway, or else the cheapest card that wins it."""
        r, seat, trick = s.public, plays[0].seat, s.public.trick
        at = order.winning(trick)
        best = trick[at]
        winners = [play for play in plays if order.beats(play.card, best)]
        if not winners:
            return plays[0]
        ours = r.camp(r.after(Seat(r.plays[-1][0]), at)) == r.camp(seat)
        if len(trick) == len(r.playing) - 1:
            return plays[0] if ours else winners[0]
        led = order.suit_of[trick[0] % 52]
        opponents, partners = self._still_to_play(s, seat)
        if (ours and stands(best, opponents, led, order)) or taken(best, partners, opponents, led, order):
            return plays[0]
        return next((play for play in winners if stands(play.card, opponents, led, order)), plays[0])

    def _still_to_play(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> tuple[list[Hand], list[Hand]]:
        r = s.public
        opponents: list[Hand] = []
        partners: list[Hand] = []
        for step in range(1, len(r.playing) - len(r.trick)):
            other = r.after(seat, step)
            (partners if r.camp(other) == r.camp(seat) else opponents).append(s.at(self.tricks.hand[other]))
        return opponents, partners


def beating(card: Card, hands: Sequence[Hand], led: int, order: Order) -> Iterator[Card]:
    """Yield the cards of these hands that beat a card and may be played to the suit led."""
    suit_of = order.suit_of
    for hand in hands:
        for each in [each for each in hand if suit_of[each % 52] == led] or hand:
            if order.beats(each, card):
                yield each


def stands(card: Card, opponents: Sequence[Hand], led: int, order: Order) -> bool:
    """Return whether no card in these hands can beat the card."""
    return next(beating(card, opponents, led, order), None) is None


def taken(best: Card, partners: Sequence[Hand], opponents: Sequence[Hand], led: int, order: Order) -> bool:
    """Return whether partners can beat the best card so far with a card that opponents cannot beat."""
    return any(stands(each, opponents, led, order) for each in beating(best, partners, led, order))
