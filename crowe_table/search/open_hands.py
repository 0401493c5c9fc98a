"""The rest of a deal of tricks with all hands open, for any game: what each side takes if all play their best.

Cards become bits of the kernel's words by the game's order of cards; players are counted from the leader there, and by
place, clockwise, here.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum

from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.kit.ranking import TRUMP, Order
from crowe_table.kit.tricks import FOLLOW, Duty
from crowe_table.search import kernel
from crowe_table.search.advice import Enough, never
from crowe_table.search.kernel import Kernel

MOST_SOLVED = 5
"""Hands of an ending that is solved; play-outs have one more."""
PATIENCE = 500
"""Positions searched before the clock is looked at; twice as many each time after."""


class Aim(IntEnum):
    """What plain play is for, by the numbers of the kernel."""

    TRICKS = 0
    CARDS = 1
    """The points of the cards in them."""
    LEAST = 2
    """To take as little as can be, each for itself."""


class TrickPoints(Struct, frozen=True):
    """The value of a trick: so much for itself, so much for each card in it, and so much more if it is the last."""

    trick: int = 1
    last: int = 0
    cards: Mapping[Card, int] = {}
    gifts: Mapping[Card, int] = {}
    """What each brings whoever throws it away on another suit, and costs whoever plays it to its own; in play for the
    least alone."""
    alarm: int = 0
    """What it costs each of the others that one takes every trick; in play for the least alone."""


ONE_EACH = TrickPoints()


class OpenHands:
    """Solves positions of one deal, remembering those it has met.

    ``hands`` are by place, clockwise; a card that lies in a trick begun is in the hand it was played from. ``sides``
    says for each place which side it is on. ``memory`` may be shared by deals of one game, so that one memory serves
    them. ``enough`` is asked now and then; when it says so, or after ``most`` positions, if that is not 0, the search
    is given up. Raises ValueError if the cards lie in more than four suits, trumps being one, or in too many hands.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        order: Order,
        sides: Sequence[int],
        *,
        duty: Duty = FOLLOW,
        points: TrickPoints = ONE_EACH,
        memory: Kernel | None = None,
        enough: Enough = never,
        most: int = 0,
    ) -> None:
        if len(hands) > MOST_SOLVED:
            raise ValueError(f"The kernel solves for {MOST_SOLVED} hands at the most, and there are {len(hands)}.")
        self.kernel = memory or new_kernel(len(hands), duty, points)
        self.spent = False
        """Whether it gave up: then what it says is worth nothing."""
        self._sides = tuple(sides)
        self._enough = enough
        self._most = most
        self.positions = 0
        """How many have been searched."""
        self._bit = bits_of([card for hand in hands for card in hand], order, points, self.kernel, duty)
        self._words = [sum(self._bit[card] for card in hand) for hand in hands]

    def tricks(self, leader: int) -> int:
        """What the leader's side takes of all that is left."""
        self._deal(leader, ())
        return self._solve(self._side(leader, leader), 0)

    def after(self, leader: int, played: Sequence[Card], card: Card) -> int:
        """What the side of the player of this card takes, this trick counted, if it is played to the trick."""
        self._deal(leader, (*played, card))
        return self._solve(self._side(leader, leader + len(played)), len(played) + 1)

    def reaches(self, leader: int, played: Sequence[Card], of: int, need: int, most: int = 0) -> bool | None:
        """Whether the side of the place ``of`` takes so much, this trick counted, if these are the cards played to it
        so far; None if ``most`` positions, where it is not 0, were too few.
        """
        self._deal(leader, played)
        found = self.kernel.reaches(self._side(leader, of), len(played), need, most)
        self.positions += self.kernel.positions
        return None if found < 0 else bool(found)

    def row(self, leader: int, played: Sequence[Card], of: int, needs: Sequence[int], most: int = 0) -> int | None:
        """How many of ``needs``, in rising order, that side reaches; None if ``most`` positions were too few."""
        low, high = 0, len(needs)
        while low < high:
            at = (low + high) // 2
            reached = self.reaches(leader, played, of, needs[at], most)
            if reached is None:
                return None
            low, high = (at + 1, high) if reached else (low, at)
        return low

    # --- how

    def _deal(self, leader: int, trick: Sequence[Card]) -> None:
        count = len(self._words)
        for place in range(count):
            self.kernel.deal(place, self._words[(leader + place) % count])
        for place, card in enumerate(trick):
            self.kernel.put(place, self._bit[card])

    def _side(self, leader: int, player: int) -> int:
        """The player's side, as a mask of players counted from the leader."""
        count = len(self._sides)
        own = self._sides[player % count]
        return sum(1 << place for place in range(count) if self._sides[(leader + place) % count] == own)

    def _solve(self, side: int, played: int) -> int:
        most = PATIENCE
        searched = 0
        while not self.spent:
            limit = min(most, self._most - searched) if self._most else most
            found = self.kernel.solve(side, played, limit)
            self.positions += min(self.kernel.positions, limit)
            if found >= 0:
                return found
            searched += limit
            most *= 2
            self.spent = self._enough() or 0 < self._most <= searched
        return 0


def is_compiled() -> bool:
    """Whether the kernel was compiled by the build, or runs as it is written."""
    return not (kernel.__file__ or "").endswith((".py", ".pyc"))


MEMORY, NO_MEMORY = 12, 0
"""For a kernel that solves, and for one that only plays out: the latter is made in no time."""


def new_kernel(players: int, duty: Duty = FOLLOW, points: TrickPoints = ONE_EACH, memory: int = MEMORY) -> Kernel:
    """A kernel for a game, with nothing remembered."""
    made = Kernel(memory)
    made.rule(players, duty.win, duty.trump, duty.may_trump)
    made.value(points.trick, points.last)
    made.beware(points.alarm)
    return made


def bits_of(
    cards: Sequence[Card], order: Order, points: TrickPoints, kernel: Kernel, duty: Duty = FOLLOW
) -> dict[Card, int]:
    """The bit of each of these cards in the words of a kernel, which is told what is trumps, what each card counts for,
    and which are privileged, and nothing else. Raises ValueError if the cards lie in more than four suits, trumps being
    one.
    """
    suits = sorted({order.suit_of[card % 52] for card in cards})
    if len(suits) > 4:
        raise ValueError(f"the kernel has four lanes, and the cards lie in {len(suits)} suits")
    kernel.set_trump(suits.index(TRUMP) if TRUMP in suits else -1)
    bits: dict[Card, int] = {}
    lengths = [0] * len(suits)
    for card in sorted(cards, key=lambda card: order.power[card % 52]):
        lane = suits.index(order.suit_of[card % 52])
        bits[card] = 1 << 16 * lane + lengths[lane]
        lengths[lane] += 1
    if points.cards:
        kernel.value(points.trick, points.last)
    for card, value in points.cards.items():
        if card in bits:
            kernel.price(bits[card].bit_length() - 1, value)
    for card, gift in points.gifts.items():
        if card in bits:
            kernel.give(bits[card].bit_length() - 1, gift)
    kernel.privilege(sum(bits.get(card, 0) for card in duty.privileged))
    return bits
