"""A deal played on by plain rules, all hands being known: quick, and good enough to compare two cards by."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card, suit
from crowe_table.games.whist.position import HEIGHT, Place
from crowe_table.kit.ranking import ranked

EIGHT_HIGH, KNAVE_HIGH = 6, 9
"""How these rank in play."""
FIVE = 5
"""So many trumps are a long suit."""


class WhistRollOut:
    """Hands by place, played on until so many cards are left in each."""

    def __init__(self, hands: Sequence[Sequence[Card]], trump: int) -> None:
        self.trump = trump
        self._order = ranked(trump=trump)
        self.hands = [sorted(hand, key=HEIGHT.__getitem__) for hand in hands]
        self.taken = [0, 0]
        """Tricks by parity of the place."""
        self.leader: Place = 0

    def play(self, leader: Place, trick: Sequence[Card], until: int) -> None:
        """Finishes the trick begun and plays on; cards of the trick begun are in nobody's hand."""
        self._finish(leader, list(trick))
        while len(self.hands[self.leader]) > until:
            card = self._lead(self.leader)
            self.hands[self.leader].remove(card)
            self._finish(self.leader, [card])

    def _finish(self, leader: Place, trick: list[Card]) -> None:
        while len(trick) < 4:
            place = (leader + len(trick)) & 3
            card = self._follow(place, trick)
            self.hands[place].remove(card)
            trick.append(card)
        self.leader = (leader + self._order.winning(tuple(trick))) & 3
        self.taken[self.leader & 1] += 1

    def _lead(self, place: Place) -> Card:
        """A best card if it is safe, or else from the longest suit: the top of touching cards, or the lowest."""
        highest, lengths = self._measure(place)
        safe = self._safe_best(place, highest, lengths)
        if safe is not None:
            return safe
        own, trump = lengths[place], self.trump
        longest = max(
            (each for each in range(4) if own[each]),
            key=lambda each: own[each] if each == trump and own[each] < FIVE else own[each] + 0.5,
        )
        cards = [card for card in self.hands[place] if suit(card) == longest]
        touching = len(cards) > 1 and HEIGHT[cards[-1]] - HEIGHT[cards[-2]] == 1
        return cards[-1] if touching and HEIGHT[cards[-1]] >= KNAVE_HIGH else cards[0]

    def _measure(self, place: Place) -> tuple[list[int], list[list[int]]]:
        """For each suit the highest card of the others; and for each place the lengths of its suits."""
        highest = [-1] * 4
        lengths = [[0] * 4 for _ in range(4)]
        for other, cards in enumerate(self.hands):
            for card in cards:
                each = suit(card)
                lengths[other][each] += 1
                if other != place and HEIGHT[card] > highest[each]:
                    highest[each] = HEIGHT[card]
        return highest, lengths

    def _safe_best(self, place: Place, highest: list[int], lengths: list[list[int]]) -> Card | None:
        """A card that nothing beats and no adversary can trump; a trump only to draw theirs."""
        trump = self.trump
        foes = (lengths[(place + 1) & 3], lengths[(place + 3) & 3])
        danger = trump >= 0 and any(foe[trump] for foe in foes)
        for card in reversed(self.hands[place]):
            each = suit(card)
            if HEIGHT[card] <= highest[each]:
                continue
            if each == trump:
                if danger and lengths[place][each] >= 3:
                    return card
            elif not danger or all(foe[each] or not foe[trump] for foe in foes):
                return card
        return None

    def _follow(self, place: Place, trick: list[Card]) -> Card:
        hand = self.hands[place]
        led = suit(trick[0])
        own = [card for card in hand if suit(card) == led]
        at = self._order.winning(tuple(trick))
        best = trick[at]
        ours = (len(trick) - at) % 2 == 0
        if own:
            return self._following(own, trick, best, ours, led)
        if not ours or (len(trick) == 2 and not self._stands(best, (place + 1) & 3)):
            for card in hand:
                if suit(card) == self.trump and self._order.beats(card, best):
                    return card
        plain = [card for card in hand if suit(card) != self.trump]
        return plain[0] if plain else hand[0]

    def _following(self, own: list[Card], trick: list[Card], best: Card, ours: bool, led: int) -> Card:
        if suit(best) != led or HEIGHT[own[-1]] < HEIGHT[best]:
            return own[0]
        if len(trick) == 3:
            return own[0] if ours else next(card for card in own if HEIGHT[card] > HEIGHT[best])
        if len(trick) == 2:
            top = own[-1]
            if ours and HEIGHT[top] - HEIGHT[best] <= 1:
                return own[0]
            run = top
            for card in reversed(own):
                if HEIGHT[run] - HEIGHT[card] == 1:
                    run = card
            return run if HEIGHT[run] > HEIGHT[best] else top
        if self._top(own[-1]) and HEIGHT[best] >= EIGHT_HIGH:
            return own[-1]
        return own[0]

    def _top(self, card: Card) -> bool:
        return all(HEIGHT[other] <= HEIGHT[card] for hand in self.hands for other in hand if suit(other) == suit(card))

    def _stands(self, best: Card, last: Place) -> bool:
        """Whether the last hand cannot beat the partner's card."""
        hand = self.hands[last]
        follow = [card for card in hand if suit(card) == suit(best)]
        return not any(self._order.beats(card, best) for card in (follow or hand))
