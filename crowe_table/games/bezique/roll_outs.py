"""Roll-outs of sampled worlds. Both players use plain strategy, and each knows only the cards that they have seen."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from crowe_table.games.bezique.heuristics import (
    BRISQUE_BITS,
    FACES,
    FOUR,
    MAX_DRAWS_AHEAD,
    MeldingHand,
    Waiting,
    beats,
    chances,
    each_bit,
    face_of,
    ranked_declarations,
    rate_cards,
)
from crowe_table.games.bezique.options import BeziqueOptions
from crowe_table.games.bezique.settlement import EACH_BRISQUE, HUNDRED
from crowe_table.games.bezique.state import ALL_BRISQUES, LAST_TRICK
from crowe_table.kit.ranking import NO_TRUMP


class World:
    """Both hands and the stock. Player 0 is the player to be advised."""

    __slots__ = ("brisques", "hidden", "holdings", "scores", "stock", "trump", "turn", "unseen")

    def __init__(
        self,
        holdings: Sequence[MeldingHand],
        stock: list[int],
        trump: int,
        scores: Sequence[float],
        brisques: Sequence[int],
        turn: int,
    ) -> None:
        self.holdings = list(holdings)
        self.stock = stock
        self.trump = trump
        self.scores = list(scores)
        self.brisques = list(brisques)
        self.turn = turn
        self.unseen = [[0] * FACES, [0] * FACES]
        """For each player, the number of unseen cards of every face."""
        self.hidden = [0, 0]
        """For each player, the total number of unseen cards."""
        for player in (0, 1):
            other = self.holdings[1 - player]
            unseen = [*stock, *each_bit(other.hand & ~other.laid)]
            for bit in unseen:
                self.unseen[player][face_of(bit)] += 1
            self.hidden[player] = len(unseen)

    def clone(self) -> "World":
        twin = World.__new__(World)
        twin.holdings = [each.clone() for each in self.holdings]
        twin.stock, twin.trump, twin.turn = self.stock[:], self.trump, self.turn
        twin.scores, twin.brisques = self.scores[:], self.brisques[:]
        twin.unseen, twin.hidden = [self.unseen[0][:], self.unseen[1][:]], self.hidden[:]
        return twin

    def chance(self, player: int) -> Sequence[Sequence[float]]:
        return chances(min(MAX_DRAWS_AHEAD, len(self.stock) // 2), self.hidden[player])

    def value(self, player: int) -> float:
        """Return the estimated value of a player's hand."""
        return self.holdings[player].value(self.trump, self.chance(player), self.unseen[player])

    def choose(self, player: int, led: int) -> int:
        """Return the card that plain strategy chooses."""
        own = self.holdings[player]
        choices = each_bit(own.hand)
        values = rate_cards(own, choices, led, self.trump, self.chance(player), self.unseen[player])
        best = max(values)
        return min(
            [bit for bit, value in zip(choices, values, strict=True) if value == best],
            key=lambda bit: (bool(bit & BRISQUE_BITS), face_of(bit) & 7),
        )

    def trick(self, led: int, reply: int) -> None:
        """Play a trick. The winner is then the player to declare."""
        leader = self.turn
        for player, bit in ((leader, led), (1 - leader, reply)):
            self._reveal(player, bit)
            own = self.holdings[player]
            own.hand &= ~bit
            own.laid &= ~bit
        if beats(reply, led, self.trump):
            self.turn = 1 - leader
        self.brisques[self.turn] += bool(led & BRISQUE_BITS) + bool(reply & BRISQUE_BITS)

    def _reveal(self, player: int, cards: int) -> None:
        for bit in each_bit(cards & ~self.holdings[player].laid):
            self.unseen[1 - player][face_of(bit)] -= 1
            self.hidden[1 - player] -= 1

    def declare(self, waiting: Waiting | None) -> None:
        """Score a declaration for the winner of the trick. With None, do nothing."""
        if waiting is None:
            return
        points, at, cards, renewed = waiting
        if self.trump == NO_TRUMP and at < FOUR:
            self.trump = at & 3
        self._reveal(self.turn, cards)
        self.holdings[self.turn].score(at, cards, renewed)
        self.scores[self.turn] += points

    def declare_best(self) -> None:
        """Declare the combination that plain strategy chooses for the winner of the trick."""
        player = self.turn
        found = ranked_declarations(
            self.holdings[player], self.trump, self.chance(player), self.unseen[player], len(self.stock) // 2 - 1
        )
        self.declare(found[0][1] if found else None)

    def draw(self) -> None:
        """Draw a card for both players, the winner first."""
        for player in (self.turn, 1 - self.turn):
            bit = self.stock.pop()
            self.holdings[player].hand |= bit
            self.unseen[player][face_of(bit)] -= 1
            self.hidden[player] -= 1

    def play_on(self, tricks: int) -> None:
        """Play this number of tricks, or fewer if the stock ends first."""
        for _ in range(min(tricks, len(self.stock) // 2)):
            led = self.choose(self.turn, 0)
            self.trick(led, self.choose(1 - self.turn, led))
            self.declare_best()
            self.draw()


# --- Value of a world ------------------------------------------------------------------------------------------------


FUTURE_SCORES = (
    *((0, 0.0, 0.0, 0.0), (1, 0.07, 5.0, 77.0), (3, 0.22, 33.0, 145.0), (6, 0.37, 71.0, 220.0)),
    *((9, 0.45, 94.0, 276.0), (12, 0.5, 115.0, 307.0), (18, 0.85, 90.0, 361.0), (24, 1.19, 105.0, 384.0)),
    *((36, 2.0, 140.0, 442.0), (48, 2.0, 480.0, 512.0), (55, 1.7, 740.0, 530.0)),
)
"""Forecast of the further score of a hand.

Each row begins with the number of tricks before the stock is empty. A factor on the hand's value, the points added, and
the standard deviation follow. The figures were measured in two hundred games of plain strategy against itself.
"""
SPREAD = ((-1.34, 0.2), (-0.53, 0.2), (0.0, 0.2), (0.53, 0.2), (1.4, 0.2))
"""Five quantiles of a normal distribution and their weights."""


@cache
def future_score(tricks: int) -> tuple[float, float, float]:
    """Return the factor, the points added and the standard deviation for the future score of a hand."""
    for (first, *low), (second, *high) in pairwise(FUTURE_SCORES):
        if first <= tricks <= second:
            part = (tricks - first) / (second - first)
            times, more, error = (a + (b - a) * part for a, b in zip(low, high, strict=True))
            return times, more, error
    raise ValueError(f"{tricks} tricks before the stock is gone")


def outcome(a: float, b: float, saved_a: float, saved_b: float, o: BeziqueOptions) -> float:
    """Return the game value for the first player, without rounding and ties. The ``saved`` scores include brisques."""
    won, lost, saved = (a, b, saved_b) if a > b else (b, a, saved_a)
    crossed = o.game_bonus + max(HUNDRED, won - lost)
    value = crossed if saved >= o.rubicon else won + max(HUNDRED, lost) + o.rubicon_bonus
    return value if a > b else -value


def expected(world: World, o: BeziqueOptions) -> float:
    """Return the expected value of the game for player 0.

    Each player's further score is assumed to be that of average hands of the same value.
    """
    tricks = len(world.stock) // 2
    times, more, error = future_score(tricks)
    means = []
    for player in (0, 1):
        own = world.holdings[player]
        waits = sum([each[0] for each in own.ready(own.hand, world.trump)]) if tricks else 0.0
        promised = max(0.0, world.value(player) - waits) if tricks else 0.0
        rest = waits * tricks / (tricks + 1) + max(0.0, more + times * promised)
        means.append(world.scores[player] + rest + LAST_TRICK / 2)
    left = ALL_BRISQUES - sum(world.brisques)
    saved = [EACH_BRISQUE * (taken + left / 2) for taken in world.brisques]
    error = max(error, LAST_TRICK / 2)
    total = 0.0
    for z, likely in SPREAD:
        a = max(means[0] + z * error, world.scores[0])
        for y, likely_too in SPREAD:
            b = max(means[1] + y * error, world.scores[1])
            total += likely * likely_too * outcome(a, b, a + saved[0], b + saved[1], o)
    return total
