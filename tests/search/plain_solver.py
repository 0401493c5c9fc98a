"""A simple double-dummy solver, the reference for the kernel.

It is an alpha-beta search with a cache of exact positions. It has no partition search, no relative ranks, and no bounds
from sure tricks. It uses the rules of the table (``kit.tricks.may_play`` and ``Order.beats``), and shares no code with
the kernel.
"""

from collections.abc import Sequence

from crowe_table.engine.cards import Card
from crowe_table.kit.ranking import Order
from crowe_table.kit.tricks import FOLLOW, Duty, may_play
from crowe_table.search.open_hands import ONE_EACH, TrickPoints

Hands = tuple[int, ...]
"""For each place, a bit mask of its cards. Bits are the numbers of cards in ``PlainSolver.cards``."""
Trick = tuple[int, ...]
"""The cards played to a trick so far, by number, from the leader on. NOTHING stands for a player without cards."""
NOTHING = -1


class PlainSolver:
    """Solver for a side's gain in the rest of a deal under perfect play. ``hands`` are by place, clockwise."""

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        order: Order,
        sides: Sequence[int],
        side: int,
        duty: Duty = FOLLOW,
        points: TrickPoints = ONE_EACH,
    ) -> None:
        self.order, self.duty, self.points = order, duty, points
        self.ours = [each == side for each in sides]
        self.cards = sorted((card for hand in hands for card in hand), key=lambda card: order.power[card % 52])
        self.number = {card: number for number, card in enumerate(self.cards)}
        self.whole = tuple(sum(1 << self.number[card] for card in hand) for hand in hands)
        self.worth = [points.cards.get(card, 0) for card in self.cards]
        self.suit = [self._mask(self._of_suit(card)) for card in self.cards]
        self.beating = [self._mask([other for other in self.cards if order.beats(other, card)]) for card in self.cards]
        self.limit = self._all_of(self.whole) + 1
        self.known: dict[tuple[int, Hands], tuple[int, int]] = {}
        """Bounds on what the side may take from a position, by the leader and the hands."""

    def tricks(self, leader: int) -> int:
        """Return the side's gain if this place leads."""
        return self._lead(self.whole, leader, -1, self.limit)

    def after(self, leader: int, *played: Card) -> int:
        """Return the side's gain after these cards of the first trick."""
        hands = self.whole
        trick: tuple[int, ...] = ()
        for at, card in enumerate(played):
            number = self.number[card]
            hands = self._without(hands, (leader + at) % len(hands), number)
            trick = (*trick, number)
        return self._follow(hands, leader, trick, -1, self.limit)

    def _of_suit(self, card: Card) -> list[Card]:
        suit_of = self.order.suit_of
        return [other for other in self.cards if suit_of[other % 52] == suit_of[card % 52]]

    def _mask(self, cards: Sequence[Card]) -> int:
        return sum(1 << self.number[card] for card in cards)

    def _all_of(self, hands: Hands) -> int:
        """Return the value of all cards that are left. With empty hands the value is too high by ``last``."""
        cards = sum(self.worth[number] for hand in hands for number in bits(hand)) if self.points.cards else 0
        return self.points.trick * max(hand.bit_count() for hand in hands) + self.points.last + cards

    @staticmethod
    def _without(hands: Hands, place: int, number: int) -> Hands:
        return (*hands[:place], hands[place] ^ (1 << number), *hands[place + 1 :])

    def _lead(self, hands: Hands, leader: int, low: int, high: int) -> int:
        """Return the value by fail-soft alpha-beta search. It is exact inside the window, and a bound outside."""
        if not any(hands):
            return 0
        while not hands[leader]:
            leader = (leader + 1) % len(hands)
        least, most = self.known.get((leader, hands)) or (0, self._all_of(hands))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        found = self._follow(hands, leader, (), low, high)
        if found > low:
            least = found
        if found < high:
            most = found
        self.known[leader, hands] = (least, most)
        return found

    def _follow(self, hands: Hands, leader: int, trick: Trick, low: int, high: int) -> int:
        count = len(hands)
        if len(trick) == count:
            return self._taken(hands, leader, trick, low, high)
        player = (leader + len(trick)) % count
        if not hands[player]:
            return self._follow(hands, leader, (*trick, NOTHING), low, high)
        ours, found = self.ours[player], -1 if self.ours[player] else self.limit
        for number in self._choices(hands, player, trick):
            taken = self._follow(self._without(hands, player, number), leader, (*trick, number), low, high)
            if ours:
                found = max(found, taken)
                low = max(low, found)
            else:
                found = min(found, taken)
                high = min(high, found)
            if low >= high:
                break
        return found

    def _taken(self, hands: Hands, leader: int, trick: Trick, low: int, high: int) -> int:
        place = 0
        for at, number in enumerate(trick):
            if number != NOTHING and self.beating[trick[place]] >> number & 1:
                place = at
        points = self.points.trick + sum(self.worth[number] for number in trick if number != NOTHING)
        if not any(hands):
            points += self.points.last
        winner = (leader + place) % len(hands)
        if not self.ours[winner]:
            points = 0
        return points + self._lead(hands, winner, low - points, high - points)

    def _choices(self, hands: Hands, player: int, trick: Trick) -> list[int]:
        """Return the cards that the player may play, best first. Of several equivalent cards only one is returned."""
        hand, fallen = hands[player], [number for number in trick if number != NOTHING]
        if self.duty == FOLLOW:
            legal = (hand & self.suit[fallen[0]] if fallen else 0) or hand
        else:
            held = [card for number, card in enumerate(self.cards) if hand >> number & 1]
            legal = self._mask(may_play(held, [self.cards[number] for number in fallen], self.order, self.duty))
        in_play = sum(1 << number for number in fallen)
        for each in hands:
            in_play |= each
        found = []
        while legal:
            number = legal.bit_length() - 1
            legal ^= 1 << number
            below = in_play & self.suit[number] & ((1 << number) - 1)
            if not (below and legal >> (below.bit_length() - 1) & 1 and self._alike(number, below.bit_length() - 1)):
                found.append(number)
        return found

    def _alike(self, one: int, other: int) -> bool:
        privileged = self.duty.privileged
        return self.worth[one] == self.worth[other] and not (
            self.cards[one] in privileged or self.cards[other] in privileged
        )


def bits(mask: int) -> list[int]:
    """Return the indices of the bits that are set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
