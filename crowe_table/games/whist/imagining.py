"""The hands the others may hold, drawn fairly: every deal of the unseen cards that fits is as likely as any other."""

from collections.abc import Iterator, Sequence
from math import comb, factorial

from crowe_table.engine.cards import Card, suit
from crowe_table.engine.rng import Rng

Room = tuple[int, ...]
"""For each hand, how many cards it still lacks."""


class Deals:
    """All the ways in which unseen cards may lie in several hands.

    ``lacks`` is how many cards each hand wants, ``void`` the suits it is known not to hold, ``pinned`` the cards known
    to be in a certain hand. Where nothing fits, what was shown by not following suit is forgotten: somebody revoked.
    """

    def __init__(
        self, unseen: Sequence[Card], lacks: Sequence[int], void: Sequence[set[int]], pinned: dict[Card, int]
    ) -> None:
        self.pinned = pinned
        self.room: Room = tuple(lack - sum(at == hand for at in pinned.values()) for hand, lack in enumerate(lacks))
        free = [card for card in unseen if card not in pinned]
        self._sort(free, void)
        if not self.ways(0, self.room):
            self._sort(free, [set() for _ in lacks])

    def _sort(self, free: Sequence[Card], void: Sequence[set[int]]) -> None:
        """Parts the suits that may not lie everywhere from all the other cards."""
        self._bound: list[tuple[list[Card], tuple[int, ...]]] = []
        self._rest: list[Card] = []
        self._known: dict[tuple[int, Room], int] = {}
        for each in range(4):
            cards = [card for card in free if suit(card) == each]
            may = tuple(hand for hand, none in enumerate(void) if each not in none)
            if len(may) == len(void):
                self._rest += cards
            elif cards:
                self._bound.append((cards, may))

    def ways(self, at: int, room: Room) -> int:
        """In how many ways the bound suits from this one on, and the rest, fill the room that is left."""
        if at == len(self._bound):
            if sum(room) != len(self._rest):
                return 0
            found = factorial(len(self._rest))
            for each in room:
                found //= factorial(each)
            return found
        known = self._known.get((at, room))
        if known is None:
            known = self._known[at, room] = sum(weight for weight, _ in self._splits(at, room))
        return known

    def _splits(self, at: int, room: Room) -> Iterator[tuple[int, Room]]:
        """Each way to share a bound suit by numbers: how many deals it leads to, and the numbers."""
        cards, may = self._bound[at]
        for split in _shares(len(cards), may, room):
            left = tuple(have - take for have, take in zip(room, split, strict=True))
            ways, count = self.ways(at + 1, left), len(cards)
            for take in split:
                ways *= comb(count, take)
                count -= take
            if ways:
                yield ways, split

    def draw(self, rng: Rng) -> list[list[Card]]:
        """One deal, by lot."""
        hands: list[list[Card]] = [[] for _ in self.room]
        for card, hand in self.pinned.items():
            hands[hand].append(card)
        room = self.room
        for at, (cards, _) in enumerate(self._bound):
            split = self._choose(at, room, rng)
            _serve(cards, split, hands, rng)
            room = tuple(have - take for have, take in zip(room, split, strict=True))
        _serve(self._rest, room, hands, rng)
        return hands

    def _choose(self, at: int, room: Room, rng: Rng) -> Room:
        lot = rng.real() * self.ways(at, room)
        split: Room = ()
        for weight, split in self._splits(at, room):  # noqa: B007
            lot -= weight
            if lot < 0:
                break
        return split


def _serve(cards: Sequence[Card], shares: Room, hands: list[list[Card]], rng: Rng) -> None:
    """Deals mixed cards out in these numbers."""
    mixed = list(cards)
    rng.shuffle(mixed)
    for hand, share in enumerate(shares):
        hands[hand] += [mixed.pop() for _ in range(share)]


def _shares(count: int, may: tuple[int, ...], room: Room) -> Iterator[Room]:
    """Every way to share so many like things among the hands that may have them and have room."""
    if not may:
        if not count:
            yield (0,) * len(room)
        return
    first, others = may[0], may[1:]
    for take in range(min(count, room[first]) + 1):
        for split in _shares(count - take, others, room):
            yield (*split[:first], take, *split[first + 1 :])
