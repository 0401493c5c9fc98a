"""A card to play, in any game of tricks: what each comes to in worlds imagined, weighed by what has been played.

In each world all play plainly from there, each by what they hold and have seen; near the end the rest is solved
instead, with all hands open. A world counts for the less, the more of what the others have played, or have not, a
plain player with those cards would not have done.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.kit.ranking import Order
from crowe_table.kit.tricks import FOLLOW, Duty
from crowe_table.search.advice import Enough, never
from crowe_table.search.kernel import Kernel
from crowe_table.search.open_hands import (
    NO_MEMORY,
    ONE_EACH,
    Aim,
    OpenHands,
    TrickPoints,
    bits_of,
    is_compiled,
    new_kernel,
)

Hands: TypeAlias = Sequence[Sequence[Card]]
"""The cards of each place, clockwise."""
Plays: TypeAlias = Sequence[tuple[int, Sequence[Card]]]
"""The tricks of a deal, the one that is being played last: the place that led, and the cards as they fell."""
Gain: TypeAlias = Callable[[int], float]
"""What it is worth to a side to take so much in the whole deal."""

SOLVED = 4
"""With so many cards in hand, or fewer, the rest is solved."""
SURPRISE = 0.4
"""The factor by which a world counts for less, for each card played that a plain player would not have played in it."""
SLOWNESS = 1 if is_compiled() else 8
"""One of this many worlds is tried: more than one where the kernel is not compiled."""


class WeighedCard(Struct, frozen=True):
    """A card, and what its side gains with it in the mean of the worlds."""

    card: Card
    value: float
    error: float
    """The standard error of its difference from the best."""


class Share(Struct, frozen=True):
    """What one place has taken of a deal that was played out."""

    taken: int
    tricks: int
    latest: int
    """The number of its last trick, from 0; -1 if it has none."""


class PlayedDeal:
    """A deal of tricks that is being played, as one place sees it, in one world after another.

    ``pack``: every card that may be in some hand. ``sides``: of each place. With so many cards in hand (``solved``),
    or fewer, the rest is solved. ``aim``: what plain play is for, and what a ``full`` card is worth
    there. Raises ValueError if the cards lie in more than four suits, trumps being one.
    """

    def __init__(
        self,
        pack: Sequence[Card],
        order: Order,
        sides: Sequence[int],
        plays: Plays,
        place: int,
        *,
        duty: Duty = FOLLOW,
        points: TrickPoints = ONE_EACH,
        solved: int = SOLVED,
        aim: Aim = Aim.TRICKS,
        full: int = 1,
    ) -> None:
        count = len(sides)
        self._few = solved
        self._order, self._sides, self._duty, self._points = order, sides, duty, points
        between = not plays or len(plays[-1][1]) == count
        self._leader, self._trick = (place, ()) if between else (plays[-1][0], tuple(plays[-1][1]))
        self._finished = plays if between else plays[:-1]
        self.taken = self._taken(self._finished, sides[place])
        """What the side has taken."""
        self._solver: Kernel | None = None
        self._kernel = new_kernel(count, duty, points, NO_MEMORY)
        self._kernel.play_for(aim, full)
        self._bit = bits_of(pack, order, points, self._kernel, duty)
        self._card = {bit: card for card, bit in self._bit.items()}
        self._kernel.pack = sum(self._bit.values())
        self._first = plays[0][0] if plays else place
        self._place = (place - self._first) % count
        self._side = sum(1 << at for at in range(count) if sides[(self._first + at) % count] == sides[place])
        self._fell = [0] * count
        self._fallen = 0
        for leader, cards in plays:
            for step, card in enumerate(cards):
                self._fell[(leader + step) % count] |= self._bit[card]
                self._kernel.fall(self._fallen, self._bit[card])
                self._fallen += 1
        self._hands: Hands = ()

    def imagine(self, hands: Hands) -> None:
        """These are the cards that each has now."""
        self._hands = hands
        words = [fell | sum([self._bit[card] for card in hand]) for fell, hand in zip(self._fell, hands, strict=True)]
        for at, word in enumerate(words[self._first :] + words[: self._first]):
            self._kernel.deal(at, word)

    def likelihood(self) -> float:
        """How well the world explains what the others have played: 1 if a plain player had played all of it."""
        return SURPRISE ** self._kernel.surprises(self._side, self._fallen, self._place)

    def taken_with(self, cards: Sequence[Card]) -> list[int]:
        """What the side takes in the whole deal with each of these cards."""
        if max(map(len, self._hands)) <= self._few:
            found = self.solved(cards)
            if found:
                return found
        return [self.played_plainly(card) for card in cards]

    def played_plainly(self, card: Card) -> int:
        """What the side takes if this card is played now, and all play plainly from there."""
        self._kernel.fall(self._fallen, self._bit[card])
        return self._kernel.play_outs(self._side, self._fallen + 1, 1, True)

    def shares(self, card: Card) -> list[Share]:
        """What each place takes in the whole deal if this card is played now, and all play plainly from there."""
        self.played_plainly(card)
        kernel, count = self._kernel, len(self._sides)
        places = [(place - self._first) % count for place in range(count)]
        return [Share(kernel.taken_by(at), kernel.tricks_of(at), kernel.last_trick_of(at)) for at in places]

    def plain_card(self) -> Card:
        """What a plain player in this place would play now."""
        return self.rest()[0]

    def rows(self, cards: Sequence[Card], of: int, needs: Sequence[int], most: int = 0) -> list[int] | None:
        """With each of these cards, how many of ``needs`` (in rising order) the side of the place ``of`` reaches in the
        whole deal, if all play their best and see all hands; None if more than ``most`` positions were too few.
        """
        solver = self._solver_of()
        base = self._taken(self._finished, self._sides[of])
        left = [need - base for need in needs]
        found = []
        for card in cards:
            row = solver.row(self._leader, (*self._trick, card), of, left, most)
            if row is None:
                return None
            found.append(row)
        return found

    def line(self, card: Card) -> list[Card]:
        """The cards that fall after this one if all play plainly."""
        self.played_plainly(card)
        return self._fell_after(1)

    def rest(self) -> list[Card]:
        """The cards that fall from now on if all play plainly."""
        self._kernel.play_outs(self._side, self._fallen, 1, True)
        return self._fell_after(0)

    def _fell_after(self, more: int) -> list[Card]:
        """The cards of the last play-out, but for those played before it and so many more."""
        left = sum(map(len, self._hands)) - more
        return [self._card[self._kernel.fallen(self._fallen + more + number)] for number in range(left)]

    def solved(self, cards: Sequence[Card], enough: Enough = never, most: int = 0) -> list[int] | None:
        """The same for each of these cards if all play their best from there, all hands being open to them; None if it
        was given up, see OpenHands.
        """
        solver = self._solver_of(enough, most)
        found = [self.taken + solver.after(self._leader, self._trick, card) for card in cards]
        return None if solver.spent else found

    def _solver_of(self, enough: Enough = never, most: int = 0) -> OpenHands:
        """The rest of the deal in this world, with all hands open."""
        if self._solver is None:
            self._solver = new_kernel(len(self._sides), self._duty, self._points)
        hands = [list(hand) for hand in self._hands]
        for step, card in enumerate(self._trick):
            hands[(self._leader + step) % len(hands)].append(card)
        return OpenHands(
            hands,
            self._order,
            self._sides,
            duty=self._duty,
            points=self._points,
            memory=self._solver,
            enough=enough,
            most=most,
        )

    def _taken(self, finished: Plays, side: int) -> int:
        """What a side has taken in these tricks."""
        made = 0
        for leader, cards in finished:
            winner = (leader + self._order.winning(tuple(cards))) % len(self._sides)
            if self._sides[winner] == side:
                made += self._points.trick + sum(self._points.cards.get(card, 0) for card in cards)
        return made


WorldT = TypeVar("WorldT")
WorldT_contra = TypeVar("WorldT_contra", contravariant=True)


class DealOfWorlds(Protocol[WorldT_contra]):
    """A deal that is imagined in one world after another; a game may count what a world is by otherwise."""

    def imagine(self, hands: WorldT_contra, /) -> None:
        """This is the world now."""

    def likelihood(self) -> float:
        """How well it explains what was done."""


def try_cards(
    deal: PlayedDeal,
    cards: Sequence[Card],
    draw: Callable[[], Hands],
    gain: Gain,
    worlds: int,
    enough: Enough = never,
) -> list[WeighedCard]:
    """Each of these cards by what it comes to, the best first; ``draw`` gives the hands of a world."""

    def gains() -> list[float]:
        return [gain(taken) for taken in deal.taken_with(cards)]

    return weigh_cards(deal, cards, draw, gains, worlds, enough)


def weigh_cards(
    deal: DealOfWorlds[WorldT],
    cards: Sequence[Card],
    draw: Callable[[], WorldT],
    gains_of: Callable[[], Sequence[float]],
    worlds: int,
    enough: Enough = never,
) -> list[WeighedCard]:
    """The same, where ``gains_of`` says what each of the cards gains in the world that the deal is imagined in."""
    weights: list[float] = []
    gains: list[Sequence[float]] = []
    for done in range(max(1, worlds // SLOWNESS)):
        if done and enough():
            break
        deal.imagine(draw())
        weights.append(deal.likelihood())
        gains.append(gains_of())
    columns = list(zip(*gains, strict=True))
    best = max(columns, key=lambda column: _mean(weights, column))
    found = [
        WeighedCard(card, _mean(weights, column), _error(weights, [a - b for a, b in zip(best, column, strict=True)]))
        for card, column in zip(cards, columns, strict=True)
    ]
    return sorted(found, key=lambda each: -each.value)


def _mean(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)


def _error(weights: Sequence[float], values: Sequence[float]) -> float:
    """The standard error of a weighted mean."""
    mean = _mean(weights, values)
    spread = sum((weight * (value - mean)) ** 2 for weight, value in zip(weights, values, strict=True))
    return sqrt(spread) / sum(weights)
