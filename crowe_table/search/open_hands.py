"""Double-dummy solver for the rest of a deal in any trick-taking game. It finds each side's tricks in perfect play.

Where cards have values, it finds points instead of tricks. Cards are mapped to bits of the kernel's words by the game's
card order. The kernel counts players from the leader. This module counts them by place, clockwise.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum

from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.kit.ranking import TRUMP, Order
from crowe_table.kit.tricks import FOLLOW, Duty
from crowe_table.search import kernel
from crowe_table.search.advice import StopCheck, never_stop
from crowe_table.search.kernel import Kernel

MAX_SOLVED = 5
"""Maximum number of hands that can be solved. Play-outs allow one more."""
FIRST_POLL = 500
"""Number of positions searched before the first poll of ``should_stop``. The number doubles each time."""


class Aim(IntEnum):
    """Aim of plain play, with the numbers that the kernel uses."""

    TRICKS = 0
    CARDS = 1
    """The points of the cards taken."""
    LEAST = 2
    """Taking as little as possible, each player alone."""


class TrickPoints(Struct, frozen=True):
    """Value of a trick: a base value, the values of its cards, and a bonus for the last one."""

    trick: int = 1
    last: int = 0
    cards: Mapping[Card, int] = {}
    gifts: Mapping[Card, int] = {}
    """For each card, the gain from discarding it on another suit. Playing it to its own suit costs as much.

    For ``Aim.LEAST`` only.
    """
    alarm: int = 0
    """Cost to each other player if one player takes every trick. Only used with ``Aim.LEAST``."""


ONE_EACH = TrickPoints()


class OpenHands:
    """Solver for positions of one deal, with a transposition table.

    ``hands`` are by place, clockwise. Cards of an incomplete trick are still in the hands from which they came.
    ``sides`` is the side of each place. ``memory`` may be shared by deals of one game. The search stops early when
    ``should_stop`` returns True, or after ``most`` positions unless that is 0. Raises ValueError for more than four
    suits, including trumps, or too many hands.
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
        should_stop: StopCheck = never_stop,
        most: int = 0,
    ) -> None:
        if len(hands) > MAX_SOLVED:
            raise ValueError(f"The kernel solves for {MAX_SOLVED} hands at the most, and there are {len(hands)}.")
        self.kernel = memory or new_kernel(len(hands), duty, points)
        self.spent = False
        """Whether the search stopped early. Its results are then meaningless."""
        self._sides = tuple(sides)
        self._should_stop = should_stop
        self._most = most
        self.positions = 0
        """Number of positions searched."""
        self._bit = bits_of([card for hand in hands for card in hand], order, points, self.kernel, duty)
        self._words = [sum(self._bit[card] for card in hand) for hand in hands]

    def tricks(self, leader: int, of: int | None = None) -> int:
        """Return the tricks or points that the side of the player ``of`` takes from the rest of the deal.

        The default is the leader's side.
        """
        self._deal(leader, ())
        return self._solve(self._side(leader, leader if of is None else of), 0)

    def after(self, leader: int, played: Sequence[Card], card: Card) -> int:
        """Return the tricks or points of the side of this card's player if the card is played now.

        The current trick is included.
        """
        self._deal(leader, (*played, card))
        return self._solve(self._side(leader, leader + len(played)), len(played) + 1)

    def reaches(self, leader: int, played: Sequence[Card], of: int, need: int, most: int = 0) -> bool | None:
        """Return whether the side of the player ``of`` takes at least ``need`` tricks or points after these cards.

        The current trick is included. Return None if the search exceeds ``most`` positions; 0 sets no limit.
        """
        self._deal(leader, played)
        found = self.kernel.reaches(self._side(leader, of), len(played), need, most)
        self.positions += self.kernel.positions
        return None if found < 0 else bool(found)

    def row(self, leader: int, played: Sequence[Card], of: int, needs: Sequence[int], most: int = 0) -> int | None:
        """Return how many of these targets, given in ascending order, the side of the player ``of`` reaches.

        Return None if the search exceeds ``most`` positions; 0 sets no limit.
        """
        low, high = 0, len(needs)
        while low < high:
            at = (low + high) // 2
            reached = self.reaches(leader, played, of, needs[at], most)
            if reached is None:
                return None
            low, high = (at + 1, high) if reached else (low, at)
        return low

    # --- implementation

    def _deal(self, leader: int, trick: Sequence[Card]) -> None:
        count = len(self._words)
        for place in range(count):
            self.kernel.deal(place, self._words[(leader + place) % count])
        for place, card in enumerate(trick):
            self.kernel.put(place, self._bit[card])

    def _side(self, leader: int, player: int) -> int:
        """Return the player's side as a bit mask of players, counted from the leader."""
        count = len(self._sides)
        own = self._sides[player % count]
        return sum(1 << place for place in range(count) if self._sides[(leader + place) % count] == own)

    def _solve(self, side: int, played: int) -> int:
        most = FIRST_POLL
        searched = 0
        while not self.spent:
            limit = min(most, self._most - searched) if self._most else most
            found = self.kernel.solve(side, played, limit)
            self.positions += min(self.kernel.positions, limit)
            if found >= 0:
                return found
            searched += limit
            most *= 2
            self.spent = self._should_stop() or 0 < self._most <= searched
        return 0


def is_compiled() -> bool:
    """Return whether the build compiled the kernel. If False, the kernel runs as Python."""
    return not (kernel.__file__ or "").endswith((".py", ".pyc"))


MEMORY, NO_MEMORY = 12, 0
"""Memory sizes: for kernels that solve positions, and for kernels that only play out.

A kernel without memory is created quickly.
"""


def new_kernel(players: int, duty: Duty = FOLLOW, points: TrickPoints = ONE_EACH, memory: int = MEMORY) -> Kernel:
    """Return a kernel for a game, with an empty memory."""
    made = Kernel(memory)
    made.rule(players, duty.win, duty.trump, duty.may_trump)
    made.value(points.trick, points.last)
    made.beware(points.alarm)
    return made


def bits_of(
    cards: Sequence[Card], order: Order, points: TrickPoints, kernel: Kernel, duty: Duty = FOLLOW
) -> dict[Card, int]:
    """Return the bit that represents each card in the kernel's bit masks.

    The function also sets the kernel's trumps, card values and privileged cards. Raises ValueError for more than four
    suits, including trumps.
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
