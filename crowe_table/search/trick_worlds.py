"""Evaluation of cards in any trick-taking game. A card's value is its mean result over sampled worlds.

In each world, all players continue by plain rules, using the cards that they hold and have seen. Near the end, the rest
is solved with open hands. In some games a play-out also stops near the end, and its rest is solved. Worlds are weighted
by likelihood. The weight falls with each card played so far that a plain player with those hands would not have played.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.kit.ranking import Order
from crowe_table.kit.tricks import FOLLOW, Duty
from crowe_table.search.advice import StopCheck, never_stop
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
"""The tricks of a deal, the current one last. Each is the leader's place and the cards in the order of play."""
Gain: TypeAlias = Callable[[int], float]
"""Function that converts a side's tricks or points in the whole deal into their value for the side."""

SOLVED = 4
"""Maximum number of cards in hand with which the rest is solved instead of played out."""
SURPRISE = 0.4
"""Factor by which a world's weight falls for each card that a plain player would not have played."""
PYTHON_SLOWDOWN = 1 if is_compiled() else 8
"""Divisor of the number of worlds. It is more than 1 if the kernel is not compiled."""


class EvaluatedCard(Struct, frozen=True):
    """A card, with the mean gain of its player's side over the worlds."""

    card: Card
    value: float
    error: float
    """Standard error of the difference from the best card."""


class Share(Struct, frozen=True):
    """The gain of one place in a deal that was played out."""

    taken: int
    tricks: int
    latest: int
    """Number of the place's last trick, from 0; −1 for none."""


class PlayedDeal:
    """A deal in progress as seen from one place. It can be set to one world after another.

    ``pack`` contains every card that may be in a hand. ``sides`` is by place. With at most ``solved`` cards in hand,
    the rest is solved. With more, a play-out stops at ``ending`` cards in hand and its rest is solved; 0 stands for
    play to the last card. ``aim`` is the aim of plain play, and ``full`` the number of points of a very valuable card.
    Raises ValueError for more than four suits, including trumps.
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
        ending: int = 0,
        aim: Aim = Aim.TRICKS,
        full: int = 1,
    ) -> None:
        count = len(sides)
        self._solved_size, self._ending_size = solved, ending
        self._order, self._sides, self._duty, self._points = order, sides, duty, points
        between = not plays or len(plays[-1][1]) == count
        self._leader, self._trick = (place, ()) if between else (plays[-1][0], tuple(plays[-1][1]))
        self._finished = plays if between else plays[:-1]
        self.taken = self._taken(self._finished, sides[place])
        """The side's tricks or points so far."""
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
        """Set the world to these current hands."""
        self._hands = hands
        words = [fell | sum([self._bit[card] for card in hand]) for fell, hand in zip(self._fell, hands, strict=True)]
        for at, word in enumerate(words[self._first :] + words[: self._first]):
            self._kernel.deal(at, word)

    def likelihood(self) -> float:
        """Return the weight of the world given the others' play. The value is 1 if their play was entirely plain."""
        return SURPRISE ** self._kernel.surprises(self._side, self._fallen, self._place)

    def taken_with(self, cards: Sequence[Card]) -> list[int]:
        """Return the side's tricks or points in the whole deal for each of these cards, if that card is played now."""
        if max(map(len, self._hands)) <= self._solved_size:
            found = self.solved(cards)
            if found:
                return found
        return [self._played_to_ending(card) if self._ending_size else self.played_plainly(card) for card in cards]

    def _played_to_ending(self, card: Card) -> int:
        """Return the side's tricks or points in the whole deal if this card is played now.

        All continue plainly to the ending, and then perfectly with open hands.
        """
        count = len(self._sides)
        hands = [set(hand) for hand in self._hands]
        leader, trick, finished = self._leader, list(self._trick), list(self._finished)
        for each in (card, *self.line(card)):
            hands[(leader + len(trick)) % count].discard(each)
            trick.append(each)
            if len(trick) < count:
                continue
            finished.append((leader, trick))
            leader = (leader + self._order.winning(tuple(trick))) % count
            trick = []
            if max(map(len, hands)) <= self._ending_size:
                break
        place = (self._place + self._first) % count
        rest = self._solver_for([list(hand) for hand in hands]).tricks(leader, place)
        return self._taken(finished, self._sides[place]) + rest

    def played_plainly(self, card: Card) -> int:
        """Return the side's tricks or points in the whole deal if this card is played now and all continue plainly."""
        self._kernel.fall(self._fallen, self._bit[card])
        return self._kernel.play_outs(self._side, self._fallen + 1, 1, True)

    def shares(self, card: Card) -> list[Share]:
        """Return the gain of each place in the whole deal if this card is played now and all continue plainly."""
        self.played_plainly(card)
        kernel, count = self._kernel, len(self._sides)
        places = [(place - self._first) % count for place in range(count)]
        return [Share(kernel.taken_by(at), kernel.tricks_of(at), kernel.last_trick_of(at)) for at in places]

    def plain_card(self) -> Card:
        """Return the card that a plain player in this place would play now."""
        return self.rest()[0]

    def rows(self, cards: Sequence[Card], of: int, needs: Sequence[int], most: int = 0) -> list[int] | None:
        """Return, for each card, how many of these ascending targets the side of place ``of`` reaches if it is played
        now.

        All hands are open, and everybody plays perfectly. The side's earlier tricks in the deal count as well. Return
        None if the search exceeds ``most`` positions.
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
        """Return the cards played after this one in plain play."""
        self.played_plainly(card)
        return self._played_after(1)

    def rest(self) -> list[Card]:
        """Return the remaining cards in the order of plain play."""
        self._kernel.play_outs(self._side, self._fallen, 1, True)
        return self._played_after(0)

    def _played_after(self, more: int) -> list[Card]:
        """Return the cards of the last play-out. The cards already played and ``more`` further cards are left out."""
        left = sum(map(len, self._hands)) - more
        return [self._card[self._kernel.fallen(self._fallen + more + number)] for number in range(left)]

    def solved(self, cards: Sequence[Card], should_stop: StopCheck = never_stop, most: int = 0) -> list[int] | None:
        """Return, for each of these cards, the side's tricks or points in perfect play with open hands.

        None if the search stopped early.
        """
        solver = self._solver_of(should_stop, most)
        found = [self.taken + solver.after(self._leader, self._trick, card) for card in cards]
        return None if solver.spent else found

    def _solver_of(self, should_stop: StopCheck = never_stop, most: int = 0) -> OpenHands:
        """Return a solver of the world's hands. They include the cards of the current trick."""
        hands = [list(hand) for hand in self._hands]
        for step, card in enumerate(self._trick):
            hands[(self._leader + step) % len(hands)].append(card)
        return self._solver_for(hands, should_stop, most)

    def _solver_for(self, hands: Hands, should_stop: StopCheck = never_stop, most: int = 0) -> OpenHands:
        if self._solver is None:
            self._solver = new_kernel(len(self._sides), self._duty, self._points)
        return OpenHands(
            hands,
            self._order,
            self._sides,
            duty=self._duty,
            points=self._points,
            memory=self._solver,
            should_stop=should_stop,
            most=most,
        )

    def _taken(self, finished: Plays, side: int) -> int:
        taken_points = 0
        for leader, cards in finished:
            winner = (leader + self._order.winning(tuple(cards))) % len(self._sides)
            if self._sides[winner] == side:
                taken_points += self._points.trick + sum(self._points.cards.get(card, 0) for card in cards)
        return taken_points


WorldT = TypeVar("WorldT")
WorldT_contra = TypeVar("WorldT_contra", contravariant=True)


class DealOfWorlds(Protocol[WorldT_contra]):
    """A deal that can be set to one world after another. Games may use their own kind of world."""

    def imagine(self, hands: WorldT_contra, /) -> None:
        """Set the world."""

    def likelihood(self) -> float:
        """Return how well the world explains the players' actions."""


def sample_cards(
    deal: PlayedDeal,
    cards: Sequence[Card],
    draw: Callable[[], Hands],
    gain: Gain,
    worlds: int,
    should_stop: StopCheck = never_stop,
) -> list[EvaluatedCard]:
    """Return the cards with their mean gains, best first. ``draw`` samples the hands of a world."""

    def gains() -> list[float]:
        return [gain(taken) for taken in deal.taken_with(cards)]

    return evaluate_cards(deal, cards, draw, gains, worlds, should_stop)


def evaluate_cards(
    deal: DealOfWorlds[WorldT],
    cards: Sequence[Card],
    draw: Callable[[], WorldT],
    gains_of: Callable[[], Sequence[float]],
    worlds: int,
    should_stop: StopCheck = never_stop,
) -> list[EvaluatedCard]:
    """Return the cards with their mean gains, best first. ``gains_of`` returns the gains in the current world."""
    weights: list[float] = []
    gains: list[Sequence[float]] = []
    for done in range(max(1, worlds // PYTHON_SLOWDOWN)):
        if done and should_stop():
            break
        deal.imagine(draw())
        weights.append(deal.likelihood())
        gains.append(gains_of())
    found = [EvaluatedCard(card, *each) for card, each in zip(cards, compare(weights, gains), strict=True)]
    return sorted(found, key=lambda each: -each.value)


def compare(weights: Sequence[float], gains: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """Return each answer's mean gain, and the standard error of its difference from the best answer.

    ``gains`` holds the gain of each answer in each world. ``weights`` are the weights of the worlds.
    """
    columns = list(zip(*gains, strict=True))
    best = max(columns, key=lambda column: _mean(weights, column))
    return [
        (_mean(weights, column), _error(weights, [a - b for a, b in zip(best, column, strict=True)]))
        for column in columns
    ]


def _mean(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)


def _error(weights: Sequence[float], values: Sequence[float]) -> float:
    mean = _mean(weights, values)
    spread = sum((weight * (value - mean)) ** 2 for weight, value in zip(weights, values, strict=True))
    return sqrt(spread) / sum(weights)
