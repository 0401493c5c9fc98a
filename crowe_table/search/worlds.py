"""Worlds consistent with a seat's knowledge: counting and sampling the possible places of unseen cards.

    room = hidden_places(s)                         # each pile with backs in it, and the number of its backs
    worlds = Worlds(unseen, room, known={card: HAND[dealer]}, void={HAND[seat]: {TRUMP}}, suit_of=order.suit_of)
    if worlds.count:
        place_cards(s, worlds.draw(rng), rng)       # every back becomes a card

All consistent worlds are equally likely. Places may be piles, seats or numbers. The stock and the cards laid aside are
places, too. To sample one position many times, reuse the same Worlds, which caches its counts.
"""

from bisect import bisect_right
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from math import factorial
from typing import Generic, TypeAlias, TypeVar

from crowe_table.engine.cards import FULL_PACK, HIDDEN, Card, suit
from crowe_table.engine.core import OptionsT, RecordT, Seat
from crowe_table.engine.piles import Pile
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State

PlaceT = TypeVar("PlaceT", bound=Hashable)
Room: TypeAlias = tuple[int, ...]
"""Number of missing cards at each place, by index."""

PRINTED = tuple([suit(card) for card in FULL_PACK])
"""The printed suit of each face. Use it as ``suit_of`` in a game without trumps."""


class Worlds(Generic[PlaceT]):
    """All ways in which unseen cards may be distributed over places, each equally likely.

    ``room`` is the number of missing cards of each place. ``known`` maps a card to its known place. ``void`` maps a
    place to the suits that it does not hold, as given by ``suit_of`` (indexed by face). ``forbidden`` maps a card to
    the places where it is not. ``together`` lists groups of cards that share one unknown place. Raises ValueError if
    the number of cards differs from the room.
    """

    def __init__(
        self,
        unseen: Sequence[Card],
        room: Mapping[PlaceT, int],
        *,
        known: Mapping[Card, PlaceT] | None = None,
        void: Mapping[PlaceT, Collection[int]] | None = None,
        forbidden: Mapping[Card, Collection[PlaceT]] | None = None,
        together: Sequence[Collection[Card]] = (),
        suit_of: Sequence[int] = PRINTED,
    ) -> None:
        if len(unseen) != sum(room.values()):
            raise ValueError(f"There are {len(unseen)} cards unseen, and room for {sum(room.values())}.")
        self._places = tuple(room)
        where = {place: number for number, place in enumerate(self._places)}
        self._known = {card: where[place] for card, place in (known or {}).items()}
        closed = [[each in suits for each in range(max(suit_of) + 1)] for suits in _by_place(self._places, void or {})]
        excluded = {card: {where[place] for place in places} for card, places in (forbidden or {}).items()}
        self._alike = [] if together else _unrestricted(closed, excluded)
        counted = [number for number in range(len(closed)) if number not in self._alike[1:]]

        def may_lie(cards: Collection[Card]) -> tuple[int, ...]:
            return tuple(
                [
                    number
                    for number in counted
                    if not any(closed[number][suit_of[card % 52]] or number in excluded.get(card, ()) for card in cards)
                ]
            )

        groups = [group for group in self._merge_groups(together) if self._is_unplaced(group)]
        grouped = {card for group in groups for card in group}
        alike: dict[tuple[int, ...], list[Card]] = {}
        for card in unseen:
            if card not in self._known and card not in grouped:
                alike.setdefault(may_lie((card,)), []).append(card)
        *bound, (self._rest_places, self._rest) = sorted(alike.items(), key=lambda each: len(each[0])) or [((), [])]
        self._stages = [_Stage(group, may_lie(group), True) for group in groups]
        self._stages += [_Stage(cards, places, False) for places, cards in bound]
        left = list(room.values())
        for number in self._known.values():
            left[number] -= 1
        fits = min(left, default=0) >= 0
        self._shared: Room = tuple([left[number] for number in self._alike])
        for number in self._alike[1:]:
            left[self._alike[0]] += left[number]
            left[number] = 0
        self._room: Room = tuple(left)
        self._cache: dict[tuple[int, Room], _Splits] = {}
        self.count = self._count_ways(0, self._room) * _count_orders(self._shared) if fits else 0
        """Number of consistent worlds; 0 if there is none."""

    def draw(self, rng: Rng) -> dict[PlaceT, list[Card]]:
        """Sample a world. Return the cards of each place, in no particular order.

        Raises ValueError if no world is consistent.
        """
        if not self.count:
            raise ValueError("No world fits what is known.")
        hands: list[list[Card]] = [[] for _ in self._places]
        room = self._room
        for at, stage in enumerate(self._stages):
            splits = self._splits(at, room)
            chosen = bisect_right(splits.sums, rng.real() * splits.sums[-1]) if len(splits.sums) > 1 else 0
            _deal_out(stage.cards, splits.shares[chosen], hands, rng)
            room = splits.left[chosen]
        _deal_out(self._rest, room, hands, rng)
        if self._alike:
            cards, hands[self._alike[0]] = hands[self._alike[0]], []
            _deal_out(cards, self._shared, [hands[number] for number in self._alike], rng)
        for card, number in self._known.items():
            hands[number].append(card)
        return dict(zip(self._places, hands, strict=True))

    # --- groups

    def _merge_groups(self, groups: Sequence[Collection[Card]]) -> list[list[Card]]:
        joined: list[set[Card]] = []
        for group in groups:
            found = set(group)
            touching = [other for other in joined if other & found]
            joined = [other for other in joined if not other & found]
            joined.append(found.union(*touching))
        return [sorted(group) for group in joined]

    def _is_unplaced(self, group: list[Card]) -> bool:
        for card in group:
            if card in self._known:
                self._known.update({other: self._known[card] for other in group if other not in self._known})
                return False
        return True

    # --- counting

    def _count_ways(self, at: int, room: Room) -> int:
        """Return the number of ways in which the cards of this and all later stages can fill the remaining room."""
        if at < len(self._stages):
            sums = self._splits(at, room).sums
            return sums[-1] if sums else 0
        if sum([room[number] for number in self._rest_places]) != sum(room):
            return 0
        return _count_orders(room)

    def _splits(self, at: int, room: Room) -> "_Splits":
        found = self._cache.get((at, room))
        if found is None:
            found = self._cache[at, room] = self._find_splits(self._stages[at], at, room)
        return found

    def _find_splits(self, stage: "_Stage", at: int, room: Room) -> "_Splits":
        found, total = _Splits(), 0
        for shares in _whole_shares(stage, room) if stage.together else _shares(len(stage.cards), stage.places, room):
            left = tuple([have - take for have, take in zip(room, shares, strict=True)])
            ways = self._count_ways(at + 1, left)
            if ways:
                total += ways if stage.together else ways * _count_orders(shares)
                found.sums.append(total)
                found.shares.append(shares)
                found.left.append(left)
        return found


class _Stage:
    """Cards that may be in the same places. If ``together`` is true, they are a group that is in one of the places."""

    __slots__ = ("cards", "places", "together")

    def __init__(self, cards: list[Card], places: tuple[int, ...], together: bool) -> None:
        self.cards, self.places, self.together = cards, places, together


class _Splits:
    """The possible splits of one stage's cards, as three parallel lists.

    ``shares`` holds the number of cards for each place, and ``left`` the room that remains. ``sums`` holds the
    cumulative number of worlds.
    """

    __slots__ = ("left", "shares", "sums")

    def __init__(self) -> None:
        self.sums: list[int] = []
        self.shares: list[Room] = []
        self.left: list[Room] = []


def _by_place(places: tuple[PlaceT, ...], void: Mapping[PlaceT, Collection[int]]) -> list[Collection[int]]:
    return [void.get(place, ()) for place in places]


def _unrestricted(closed: Sequence[Sequence[bool]], excluded: Mapping[Card, Collection[int]]) -> list[int]:
    """Return the places that may hold any card, so that only their numbers of cards are known.

    Empty if there is just one such place. Cards are dealt to all of these places as if they were one place, and then
    divided.
    """
    found = set(range(len(closed))).difference(*excluded.values())
    free = [number for number in sorted(found) if not any(closed[number])]
    return free if len(free) > 1 else []


def _count_orders(shares: Room) -> int:
    """Return the number of ways in which distinct cards can be divided into shares of these sizes."""
    found = factorial(sum(shares))
    for share in shares:
        found //= factorial(share)
    return found


def _whole_shares(stage: _Stage, room: Room) -> Iterator[Room]:
    size = len(stage.cards)
    for number in stage.places:
        if room[number] >= size:
            yield tuple([size if each == number else 0 for each in range(len(room))])


def _shares(count: int, places: tuple[int, ...], room: Room) -> Iterator[Room]:
    if not places:
        if not count:
            yield (0,) * len(room)
        return
    first, others = places[0], places[1:]
    least = max(0, count - sum([room[other] for other in others]))
    for take in range(least, min(count, room[first]) + 1):
        for shares in _shares(count - take, others, room):
            yield (*shares[:first], take, *shares[first + 1 :])


def _deal_out(cards: Sequence[Card], shares: Room, hands: list[list[Card]], rng: Rng) -> None:
    shuffled = list(cards)
    if max(shares, default=0) < len(shuffled):
        rng.shuffle(shuffled)
    first = 0
    for hand, share in zip(hands, shares, strict=True):
        hand += shuffled[first : first + share]
        first += share


# --- Worlds of a table -----------------------------------------------------------------------------------------------


def hidden_places(s: State[RecordT, OptionsT]) -> dict[Pile, int]:
    """Return the piles of an imagined world that have face-down cards, with the number of such cards in each."""
    found = {pile: s.at(pile).count(HIDDEN) for pile in s.declared.of_table(s.seats)}
    return {pile: backs for pile, backs in found.items() if backs}


def worlds_by_play(
    unseen: Sequence[Card],
    room: Mapping[PlaceT, int],
    *,
    known: Mapping[Card, PlaceT] | None = None,
    void: Mapping[PlaceT, Collection[int]] | None = None,
    forbidden: Mapping[Card, Collection[PlaceT]] | None = None,
) -> Worlds[PlaceT]:
    """Return the worlds in which no place holds a suit (``void``) or a card that the play has excluded.

    If no world is consistent, somebody has revoked, and these constraints are dropped.
    """
    worlds = Worlds(unseen, room, known=known, void=void, forbidden=forbidden)
    return worlds if worlds.count else Worlds(unseen, room, known=known)


def worlds_not_held(
    s: State[RecordT, OptionsT], unseen: Sequence[Card], hand: Sequence[Pile], shown: Mapping[Card, Collection[Seat]]
) -> Worlds[Pile]:
    """Return the worlds for all hidden places of a state.

    ``shown`` has, for each card, the seats that cannot hold it.
    """
    room = hidden_places(s)
    forbidden = {card: [hand[seat] for seat in seats if hand[seat] in room] for card, seats in shown.items()}
    return worlds_by_play(unseen, room, forbidden=forbidden)


def place_cards(s: State[RecordT, OptionsT], world: Mapping[Pile, list[Card]], rng: Rng) -> None:
    """Replace every face-down card in these piles with a random one of the cards drawn for the pile."""
    for pile, cards in world.items():
        rng.shuffle(cards)
        drawn = iter(cards)
        s.at(pile)[:] = [next(drawn) if card == HIDDEN else card for card in s.at(pile)]
