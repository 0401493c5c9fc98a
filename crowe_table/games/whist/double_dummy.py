"""The play solved with all hands open: how many tricks a side can force.

A suit is one number: who holds each card that is left, from the lowest, two bits a card beneath a leading one. So only
the order of the cards counts and not their names, and cards that lie next to each other in one hand are equal.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from crowe_table.engine.cards import Card, suit
from crowe_table.kit.ranking import NO_TRUMP, ranked
from crowe_table.search.advice import Enough, never

_POWER = ranked().power
PATIENCE = 500
"""Positions searched before the clock is looked at."""

Suits: TypeAlias = tuple[int, int, int, int]
Place: TypeAlias = int
"""A player, numbered clockwise."""
Cards: TypeAlias = tuple[tuple[int, int], ...]
"""Suits and places of cards in them, the lowest 0."""


class Holding:
    """What is to be known of one suit as it is shared out.

    ``choices``: for each place, the cards that differ, highest first; ``lengths``: how many it holds; ``run``: how many
    of the very best.
    """

    __slots__ = ("choices", "lengths", "run")

    def __init__(self, code: int) -> None:
        held: list[list[int]] = [[], [], [], []]
        lengths, run = [0, 0, 0, 0], [0, 0, 0, 0]
        owners = _owners(code)
        for at in range(len(owners) - 1, -1, -1):
            place = owners[at]
            lengths[place] += 1
            if at == len(owners) - 1 or owners[at + 1] != place:
                held[place].append(at)
        for place in reversed(owners):
            if place != owners[-1]:
                break
            run[place] += 1
        self.choices = tuple(map(tuple, held))
        self.lengths = lengths
        self.run = run


class Holdings(dict[int, Holding]):
    """Every suit met so far, each learnt once."""

    def __missing__(self, code: int) -> Holding:
        found = self[code] = Holding(code)
        return found


def _owners(code: int) -> list[Place]:
    owners = []
    while code > 1:
        owners.append(code & 3)
        code >>= 2
    return owners


class DoubleDummy:
    """Solves positions of one deal, remembering those it has met.

    ``hands`` are by place, clockwise; a card that lies in a trick begun is in the hand it was played from. ``known`` is
    shared by solvers to learn each suit once. ``enough`` is asked now and then; when it says so, or after ``most``
    positions, if that is not 0, the search is given up.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        trump: int,
        known: Holdings | None = None,
        enough: Enough = never,
        most: int = 0,
    ) -> None:
        self.trump = trump
        self._enough = enough
        self._most = most
        self.spent = False
        """Whether it gave up: then what it says is worth nothing."""
        self._order: list[list[Card]] = [
            sorted((card for hand in hands for card in hand if suit(card) == each), key=lambda card: _POWER[card % 52])
            for each in range(4)
        ]
        owner = {card: place for place, hand in enumerate(hands) for card in hand}
        codes = []
        for cards in self._order:
            code = 1
            for card in reversed(cards):
                code = code << 2 | owner[card]
            codes.append(code)
        self.suits: Suits = (codes[0], codes[1], codes[2], codes[3])
        self.left = sum(map(len, hands)) // 4
        self._met: dict[tuple[int, int, int, int, int], tuple[int, int]] = {}
        self._best: dict[tuple[int, int, int, int, int], tuple[int, int]] = {}
        self._holdings = Holdings() if known is None else known
        self.nodes = 0

    # --- the door

    def tricks(self, leader: Place) -> int:
        """How many of the tricks left the leader's side takes, when all play perfectly."""
        low, high = 0, self.left
        while low < high:
            half = (low + high + 1) // 2
            if self._lead(self.suits, leader, self.left, half):
                low = half
            else:
                high = half - 1
        return low

    def after(self, leader: Place, played: Sequence[Card], card: Card) -> int:
        """Tricks, this one counted, that the side of the player of this card takes if it is played to the trick."""
        low, high = 0, self.left
        while low < high:
            half = (low + high + 1) // 2
            if self.makes(leader, played, card, half):
                low = half
            else:
                high = half - 1
        return low

    def makes(self, leader: Place, played: Sequence[Card], card: Card, need: int) -> bool:
        """Whether the side of the player of this card takes so many if it is played to the trick."""
        trick = [self._at(each) for each in (*played, card)]
        mine = (len(trick) - 1) % 2 == 0
        if mine:
            return self._continue(self.suits, leader, trick, need)
        return not self._continue(self.suits, leader, trick, self.left - need + 1)

    def _continue(self, suits: Suits, leader: Place, trick: list[tuple[int, int]], need: int) -> bool:
        """Whether the leader's side takes so many, the trick being played so far."""
        match trick:
            case [one]:
                return self._second(suits, leader, one, self.left, need)
            case [one, two]:
                return self._third(suits, leader, one, two, self.left, need)
            case [one, two, three]:
                return self._fourth(suits, leader, one, two, three, self.left, need)
            case [one, two, three, four]:
                return self._next(suits, leader, (one, two, three, four), self.left, need)
        return self._lead(suits, leader, self.left, need)

    def _at(self, card: Card) -> tuple[int, int]:
        return suit(card), self._order[suit(card)].index(card)

    # --- bounds

    def _sure(self, suits: Suits, leader: Place) -> int:
        """Tricks that the leader can take at once, from the top."""
        first, second = (leader + 1) & 3, (leader + 3) & 3
        ruffs = False
        sure = 0
        if self.trump != NO_TRUMP:
            trumps = self._holdings[suits[self.trump]]
            ruffs = bool(trumps.lengths[first] or trumps.lengths[second])
            sure = trumps.run[leader]
            if sure >= max(trumps.lengths[first], trumps.lengths[second], trumps.lengths[leader ^ 2]):
                sure = trumps.lengths[leader]
        for each in range(4):
            if each == self.trump:
                continue
            held = self._holdings[suits[each]]
            run = held.run[leader]
            if not run:
                if (
                    not ruffs
                    and held.lengths[leader]
                    and not any(held.lengths[other] for other in range(4) if other != leader)
                ):
                    sure += held.lengths[leader]
                continue
            if ruffs:
                sure += min(run, held.lengths[first], held.lengths[second])
            elif run >= max(held.lengths[first], held.lengths[second], held.lengths[leader ^ 2]):
                sure += held.lengths[leader]
            else:
                sure += run
        return sure

    def _lost(self, suits: Suits, leader: Place) -> int:
        """Tricks that the other side cannot but take: its best trumps."""
        if self.trump == NO_TRUMP:
            return 0
        run = self._holdings[suits[self.trump]].run
        return run[(leader + 1) & 3] or run[(leader + 3) & 3]

    # --- the search: has the leader's side so many?

    def _lead(self, suits: Suits, leader: Place, left: int, need: int) -> bool:
        if need <= 0:
            return True
        if need > left:
            return False
        key = (*suits, leader)
        low, high = self._met.get(key, (0, left))
        if need <= low:
            return True
        if need > high:
            return False
        if self._sure(suits, leader) >= need:
            self._met[key] = (need, high)
            return True
        if left - self._lost(suits, leader) < need:
            self._met[key] = (low, need - 1)
            return False
        if self.spent:
            return False
        self.nodes += 1
        if self.nodes % PATIENCE == 0 and (self._enough() or self.nodes >= self._most > 0):
            self.spent = True
            return False
        for one in self._leads(suits, leader, key):
            if self._second(suits, leader, one, left, need):
                self._best[key] = one
                low, high = self._met.get(key, (0, left))
                self._met[key] = (max(low, need), high)
                return True
        low, high = self._met.get(key, (0, left))
        self._met[key] = (low, min(high, need - 1))
        return False

    def _leads(self, suits: Suits, leader: Place, key: tuple[int, int, int, int, int]) -> Iterator[tuple[int, int]]:
        """Every lead that differs, likely ones first."""
        best = self._best.get(key)
        if best is not None:
            yield best
        partner = leader ^ 2
        ranked = []
        for each in range(4):
            held = self._holdings[suits[each]]
            own = held.choices[leader]
            if not own:
                continue
            run = held.run[leader]
            for at, card in enumerate(own):
                if run and at == 0:
                    order = 0 if each != self.trump else 1
                elif held.run[partner]:
                    order = 2
                elif at == len(own) - 1:
                    order = 3
                else:
                    order = 4
                ranked.append((order, held.lengths[leader], (each, card)))
        ranked.sort(key=lambda each: each[:2])
        for _, _, one in ranked:
            if one != best:
                yield one

    def _second(self, suits: Suits, leader: Place, one: tuple[int, int], left: int, need: int) -> bool:
        place = (leader + 1) & 3
        for two in self._follows(suits, place, one, one, False):
            if not self._third(suits, leader, one, two, left, need):
                return False
        return True

    def _third(
        self, suits: Suits, leader: Place, one: tuple[int, int], two: tuple[int, int], left: int, need: int
    ) -> bool:
        place = leader ^ 2
        best = two if self._beats(two, one) else one
        for three in self._follows(suits, place, one, best, best is one):
            if self._fourth(suits, leader, one, two, three, left, need):
                return True
        return False

    def _fourth(
        self,
        suits: Suits,
        leader: Place,
        one: tuple[int, int],
        two: tuple[int, int],
        three: tuple[int, int],
        left: int,
        need: int,
    ) -> bool:
        place = (leader + 3) & 3
        ours = not self._beats(two, one)
        best = one if ours else two
        if self._beats(three, best):
            best, ours = three, True
        for four in self._follows(suits, place, one, best, not ours):
            if not self._next(suits, leader, (one, two, three, four), left, need):
                return False
        return True

    def _next(self, suits: Suits, leader: Place, trick: Cards, left: int, need: int) -> bool:
        """The trick is taken, and its winner leads."""
        best, winner = trick[0], 0
        for at in (1, 2, 3):
            card = trick[at]
            if card[1] > best[1] if card[0] == best[0] else card[0] == self.trump:
                best, winner = card, at
        taker = (leader + winner) & 3
        if winner & 1 == 0:
            if need <= 1:
                return True
            if left == 1:
                return False
            return self._lead(_without(suits, trick), taker, left - 1, need - 1)
        if need >= left:
            return False
        return not self._lead(_without(suits, trick), taker, left - 1, left - need)

    def _beats(self, card: tuple[int, int], best: tuple[int, int]) -> bool:
        if card[0] == best[0]:
            return card[1] > best[1]
        return card[0] == self.trump

    def _follows(
        self, suits: Suits, place: Place, led: tuple[int, int], best: tuple[int, int], partner_wins: bool
    ) -> list[tuple[int, int]]:
        """Every card that differs and may be played, likely ones first: the cheapest that wins, or else the lowest."""
        own = self._holdings[suits[led[0]]].choices[place]
        if own:
            cards = [(led[0], card) for card in reversed(own)]
            if partner_wins or (best[0] != led[0] and led[0] != self.trump):
                return cards
            wins = [card for card in cards if card[1] > best[1]]
            return wins + [card for card in cards if card[1] < best[1]] if wins else cards
        ruffs: list[tuple[int, int]] = []
        under: list[tuple[int, int]] = []
        discards: list[tuple[int, int]] = []
        for each in range(4):
            choices = self._holdings[suits[each]].choices[place]
            if not choices:
                continue
            if each == self.trump:
                for card in reversed(choices):
                    (ruffs if self._beats((each, card), best) else under).append((each, card))
            else:
                discards += [(each, card) for card in reversed(choices)]
        discards.sort(key=lambda card: card[1])
        return [*discards, *ruffs, *under] if partner_wins else [*ruffs, *discards, *under]


def _without(suits: Suits, trick: Cards) -> Suits:
    """The suits once these cards are gone."""
    left = list(suits)
    for each, card in sorted(trick, reverse=True):
        code, at = left[each], 2 * card
        left[each] = (code >> at + 2) << at | code & (1 << at) - 1
    return left[0], left[1], left[2], left[3]
