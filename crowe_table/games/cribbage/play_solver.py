"""Exact solver of the play with all hands known.

Players are numbered by place, from the start of the ring. ``friends`` marks the side whose value is maximised. With two
or four players, its places alternate; with three, it is a single place. The fast scoring here repeats
``counting.in_play``, which is authoritative.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from crowe_table.engine.cards import Card
from crowe_table.games.cribbage.counting import NODDY, PAIRS, VALUES, run_points
from crowe_table.games.cribbage.options import CribbageOptions

Trail: TypeAlias = tuple[int, int, int, int]
"""State of a pile: the count, a bit set of counts, and the lengths of two groups.

The bit set marks the counts at which a fifteen may start. The groups are the last cards of one rank and of one suit.
"""

Settle: TypeAlias = Callable[[int, int], float]
"""Function that values the finished play by the points of both sides."""

NEW_TRAIL: Trail = (0, 1, 0, 0)
EVEN, ODD = (True, False, True, False), (False, True, False, True)
"""Values of ``friends`` for two or four players: the side of the first place, and the other side."""
UNREACHABLE = 1 << 20
"""Number of points that nobody can reach. It stands for the target if the play has none."""

_RANK = tuple(card % 13 for card in range(52))
_SUIT = tuple(card // 13 for card in range(52))
_PAIR_POINTS = tuple(PAIRS[alike][1] if alike in PAIRS else 0 for alike in range(5))
_WIDEST = 6
"""Maximum distance between two ranks of a run. The longest run is ace to seven, which totals 28."""


def by_value(cards: Sequence[Card]) -> list[Card]:
    """Sort a hand for the search, with the lowest card first."""
    return sorted(cards, key=_RANK.__getitem__)


def net(ours: int, theirs: int) -> float:
    """Return the value of points if only the difference matters: ours minus theirs."""
    return ours - theirs


class PlaySolver:
    """Solver for the play of one deal. ``hands`` are by place, each sorted with the lowest card first."""

    __slots__ = (
        *("flush", "friends", "hands", "noddy", "our_need", "pile", "play_on", "play_out", "run", "settle"),
        *("their_need", "top_cards"),
    )

    def __init__(self, options: CribbageOptions, start: Card, pile: Sequence[Card] = ()) -> None:
        self.top_cards = options.play_fifteen == "top_cards"
        self.flush = options.play_flush
        self.noddy = NODDY[start] if options.noddy_in_play else -1
        self.run = tuple(run_points(length, options) if length >= 3 else 0 for length in range(14))
        self.play_on = options.go_rule == "play_on"
        self.play_out = options.play_out
        self.pile = list(pile)
        self.hands: list[list[Card]] = []
        self.friends: tuple[bool, ...] = EVEN
        self.settle: Settle = net
        self.our_need = self.their_need = UNREACHABLE

    def race(self, our_need: int, their_need: int) -> None:
        """Let the play stop once either side has scored the points that it needs."""
        self.our_need, self.their_need = our_need, their_need

    def trail(self) -> Trail:
        """Return the trail of the whole pile."""
        cards, self.pile = self.pile, []
        trail = NEW_TRAIL
        for card in cards:
            _, trail = self.score_card(card, trail)
            self.pile.append(card)
        return trail

    def score_card(self, card: Card, trail: Trail) -> tuple[int, Trail]:
        """Return the score of a card on the pile and the resulting trail. The card is not played."""
        count, marks, alike, suited = trail
        count += VALUES[card]
        points = 2 if count >= 15 and marks >> (count - 15) & 1 else 0
        if count == 31:
            points += 2
        if card == self.noddy:
            points += 1
        pile = self.pile
        if not pile:
            return points, (count, marks | 1 << count if self.top_cards else marks, 1, 1)
        last = pile[-1]
        if self.flush:
            if _SUIT[last] == _SUIT[card]:
                suited += 1
                if suited > 2:
                    points += suited
            else:
                suited = 1
        if _RANK[last] == _RANK[card]:
            alike += 1
            points += _PAIR_POINTS[alike]
        else:
            alike = 1
            if len(pile) > 1 and -_WIDEST <= _RANK[last] - _RANK[card] <= _WIDEST:
                points += self.run[self._run_with(card)]
        return points, (count, marks | 1 << count if self.top_cards else marks, alike, suited)

    def _run_with(self, card: Card) -> int:
        low = high = _RANK[card]
        seen = 1 << low
        size = best = 1
        for other in reversed(self.pile):
            r = _RANK[other]
            if seen >> r & 1:
                break
            seen |= 1 << r
            size += 1
            if r < low:
                low = r
            elif r > high:
                high = r
            spread = high - low
            if spread == size - 1:
                best = size
            elif spread > _WIDEST:
                break
        return best

    def after(self, place: int, card: Card, trail: Trail, depth: int = UNREACHABLE) -> float:
        """Return the value if the player at ``place``, who is a friend, plays this card.

        The next ``depth`` cards are then played optimally.
        """
        i = self.hands[place].index(card)
        return self._play(place, i, trail, 0, 0, -UNREACHABLE, UNREACHABLE, depth)

    def lead(self, leader: int, depth: int = UNREACHABLE) -> float:
        """Return the value of the whole play from the first card."""
        return self._best(leader, NEW_TRAIL, 0, 0, -UNREACHABLE, UNREACHABLE, depth)

    def _best(self, place: int, trail: Trail, ours: int, theirs: int, low: float, high: float, depth: int) -> float:
        hand = self.hands[place]
        room = 31 - trail[0]
        if self.friends[place]:
            for i in range(len(hand)):
                if VALUES[hand[i]] > room:
                    break
                value = self._play(place, i, trail, ours, theirs, low, high, depth)
                if value > low:
                    if value >= high:
                        return value
                    low = value
            return low
        for i in range(len(hand)):
            if VALUES[hand[i]] > room:
                break
            value = self._play(place, i, trail, ours, theirs, low, high, depth)
            if value < high:
                if value <= low:
                    return value
                high = value
        return high

    def _play(
        self, place: int, i: int, trail: Trail, ours: int, theirs: int, low: float, high: float, depth: int
    ) -> float:
        hand = self.hands[place]
        card = hand[i]
        points, trail = self.score_card(card, trail)
        if self.friends[place]:
            ours += points
            if ours >= self.our_need:
                return self.settle(ours, theirs)
        else:
            theirs += points
            if theirs >= self.their_need:
                return self.settle(ours, theirs)
        del hand[i]
        self.pile.append(card)
        value = self._go_on(place, trail, ours, theirs, low, high, depth)
        self.pile.pop()
        hand.insert(i, card)
        return value

    def _go_on(self, place: int, trail: Trail, ours: int, theirs: int, low: float, high: float, depth: int) -> float:
        count = trail[0]
        if count < 31:
            following = self._next(place, 31 - count)
            if following >= 0:
                if not depth:
                    return self.settle(ours, theirs)
                return self._best(following, trail, ours, theirs, low, high, depth - 1)
            if self.friends[place]:
                ours += 1
            else:
                theirs += 1
        if not depth or not self.play_out or ours >= self.our_need or theirs >= self.their_need:
            return self.settle(ours, theirs)
        leader = self._next(place, 10)
        if leader < 0:
            leader = place
            if not self.hands[place]:
                return self.settle(ours, theirs)
        pile, self.pile = self.pile, []
        value = self._best(leader, NEW_TRAIL, ours, theirs, low, high, depth - 1)
        self.pile = pile
        return value

    def _next(self, place: int, room: int) -> int:
        hands = self.hands
        seats = len(hands)
        for step in range(1, seats):
            other = (place + step) % seats
            hand = hands[other]
            if hand and VALUES[hand[0]] <= room:
                return other
        if self.play_on:
            hand = hands[place]
            if hand and VALUES[hand[0]] <= room:
                return place
        return -1
