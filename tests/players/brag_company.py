"""Solver for Brag with three to eight players.

``python -m tests.players.brag_company`` writes the computer players' table, which takes hours.

It uses counterfactual regret minimisation with external sampling (Lanctot et al., "Monte Carlo sampling for regret
minimization in extensive games", 2009), with various purses. Positions that the table does not distinguish share one
strategy. Some opponents play a simple rule, so that the strategy also answers reckless wagers well. Hands are treated
as independent, and the pack as newly shuffled.
"""

import argparse
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from crowe_table.games.brag.chances import keeps_best_of_two, share_against_two_hands
from crowe_table.games.brag.choices import SMALL_PRICE
from crowe_table.games.brag.many_seats import CLASSES, FILE, MAX_LAYS, ManyLeft, class_of, look_key
from crowe_table.games.brag.mixtures import MAX_WEIGHT, Mixture, Mixtures, Move, pack
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.rule_play import BEST, FAIR, GOOD, OPENS, STAYS
from crowe_table.games.brag.state import Status
from crowe_table.games.brag.two_seats import UNIT

CREDIT = BragOptions().bystander_credit * UNIT
PURSE = 84 * UNIT
USUAL_PURSES, CARRIED, SIMPLE = 0.4, 0.25, 0.3
"""Probabilities that all have the usual purse, that a pot is carried over, and that an opponent plays a simple rule."""
PAIR, LENT = 0.257, 0.2
"""Two fractions of all hands: those with a pair or better, and those so good that others lend money on them."""
HOPELESS, LEFT_OUT, MIN_REGRET = -40.0, 0.9, -400.0
"""A move with a regret below the first value is skipped with the second value as probability.

No regret falls below the third value.
"""
MIN_VISITS = 500
"""Minimum number of visits of a position that is kept."""


class Row:
    """Data of a position. For each class of hand, it has each move's regret and how often the move was chosen."""

    __slots__ = ("chosen", "met", "moves", "regrets")

    def __init__(self, moves: Sequence[Move], classes: int) -> None:
        self.moves = tuple(moves)
        self.regrets = [[0.0] * len(moves) for _ in range(classes)]
        self.chosen = [[0.0] * len(moves) for _ in range(classes)]
        self.met = 0


# --- Players with one simple rule ------------------------------------------------------------------------------------


class Sight(Struct):
    """Knowledge of a player who follows a simple rule."""

    at: ManyLeft
    moves: tuple[Move, ...]
    place: float
    drawn: float
    """Random number from 0 to 1, drawn for the decision."""

    @property
    def unseen(self) -> bool:
        return self.at.status != Status.OPEN

    def first(self, *wanted: Move) -> Move:
        """Return the first of these moves that is possible."""
        return next((move for move in wanted if move in self.moves), Move.FOLD)

    @property
    def stays(self) -> Move:
        return self.first(Move.SEE, Move.LEAST, Move.LOOK)

    @property
    def raises(self) -> Move:
        return self.first(Move.MOST, Move.LEAST, self.stays)

    @property
    def good(self) -> bool:
        return self.place < PAIR or self.unseen


def _reckless(s: Sight) -> Move:
    """Return a learner's move: three wagers blind, and then by the thresholds of ``rule_play``, with many bluffs."""
    at, place, drawn = s.at, s.place, s.drawn
    least = s.first(Move.LEAST)
    if s.unseen:
        return Move.LOOK if at.laid >= 3 else s.first(Move.LEAST, Move.LOOK)
    if not at.level:
        return least if place < OPENS[1 if at.others < 3 else 4][0] or drawn < 0.05 else Move.FOLD
    if at.others > 1:
        share = STAYS[at.others] * 1.3
        if place >= share:
            return Move.FOLD
        return s.raises if place < 0.7 * share and drawn < 0.5 else least
    return _reckless_of_two(s, least, s.first(Move.MOST, Move.LEAST))


def _reckless_of_two(s: Sight, least: Move, most: Move) -> Move:
    place, drawn, see = s.place, s.drawn, s.first(Move.SEE, Move.LEAST)
    small = s.at.level <= SMALL_PRICE * s.at.pot
    if place < BEST:
        return most if drawn < 0.5 else least
    if s.at.laid > 5:
        return see if place < PAIR else Move.FOLD
    if small and place < GOOD:
        return see if drawn < 0.2 else most if drawn < 0.4 else least
    if place < FAIR:
        return see if drawn < 0.5 else least if small else Move.FOLD
    if drawn < (0.35 if small else 0.13):
        return least
    return most if drawn < (0.7 if small else 0.26) else Move.FOLD


def _after_looking(rule: Callable[[Sight], Move]) -> Callable[[Sight], Move]:
    """Return a rule that looks at the cards first and then follows the given rule."""
    return lambda s: Move.LOOK if s.unseen else rule(s)


RULES: Sequence[Callable[[Sight], Move]] = (
    _after_looking(lambda s: s.stays),
    _after_looking(lambda s: s.raises if s.good else Move.FOLD),
    _after_looking(lambda s: s.raises if s.at.laid < 3 else s.stays),
    _after_looking(lambda s: s.stays if s.good else Move.FOLD),
    _after_looking(lambda s: s.raises if not s.at.laid else s.stays if s.good else Move.FOLD),
    _reckless,
    lambda s: s.stays,
)
"""The simple rules, in this order: stays; raises on a pair; raises three times; stays on a pair; raises once;
reckless; never looks.
"""
RECKLESS, NEVER_LOOKS, NONE = 5, 6, -1
MAX_RULE_WAGERS = 24
"""Number of wagers after which a player with a simple rule stops."""
FREQUENT = 10
"""Range of the random index into ``RULES``. An index beyond the end selects the last rule."""


# --- Solving ---------------------------------------------------------------------------------------------------------


class Solver:
    """Strategies for tables of three to eight players. They improve as more deals are played."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.real = self.random.random
        self.rows: dict[int, Row] = {}
        self.weight = 1.0
        """Weight of the current choices. Later deals count more than earlier ones."""

    def solve(self, deals: int, say: bool = True) -> None:
        """Play this number of deals."""
        began = time.process_time()
        for number in range(deals):
            self.weight = (number + 1) / deals
            self.deal()
            if say and (number + 1) % 10_000 == 0:
                print(
                    f"{number + 1} deals, {len(self.rows)} positions, {time.process_time() - began:.0f} s", flush=True
                )

    def deal(self) -> None:
        """Play one deal, in which one player learns the gain that each possible move would have brought."""
        real, below = self.real, self.random.randrange
        n = self.players = 3 + below(6)
        self.place = [real() for _ in range(n)]
        """For each player, the share of all hands that are better than the player's hand.

        ``second`` has the same for a second hand.
        """
        self.second = [real() for _ in range(n)]
        if real() < USUAL_PURSES:
            self.purse = [PURSE] * n
        else:
            self.purse = [int(PURSE * 2.0 ** (4 * real() - 2.6)) - (20 if real() < 0.15 else 0) for _ in range(n)]
        carried = real() < CARRIED
        self.pot = n * UNIT * (1 + (1 + below(4) if carried else 0))
        self.status = [int(Status.BLIND)] * n
        self.level = 0
        self.laid, self.above, self.openly, self.paid = [0] * n, [0] * n, [0] * n, [0] * n
        if carried:
            self.status[below(n)] = Status.TWO
        self.keeps = keeps_best_of_two(n)
        each = share_against_two_hands(n)
        self.waits = 1 - (n - 1) * each, each
        """Value of a pot that is left to an unseen hand, as shares of the pot: for the owner of the hand, and for
        each other player.
        """
        self.kind = [class_of(place) for place in self.place]
        me = below(n)
        self.rules = [
            min(NEVER_LOOKS, below(FREQUENT)) if seat != me and real() < SIMPLE else NONE for seat in range(n)
        ]
        for seat in range(n):
            if self.rules[seat] == NEVER_LOOKS and real() < 0.8:
                self.rules[seat] = RECKLESS
        self._look_at_deal(me, 0)

    def _look_at_deal(self, me: int, seat: int) -> float:
        """Let each player choose whether to look at the cards when they are dealt."""
        if seat == self.players:
            return self._turn(me, 0)
        if self.status[seat] == Status.TWO:
            return self._look_at_deal(me, seat + 1)
        if self.rules[seat] != NONE:
            return self._after_look(me, seat, self.rules[seat] < RECKLESS)
        row = self._row(look_key(self.players, self.players - 1 - seat, self.pot), (Move.FOLD, Move.LOOK), 1)
        often = _matched(row.regrets[0])
        if seat != me:
            row.met += 1
            self._count(row, 0, often)
            return self._after_look(me, seat, self.real() < often[1])
        values = [self._after_look(me, seat, looks) for looks in (False, True)]
        value = values[0] * often[0] + values[1] * often[1]
        for at, each_value in enumerate(values):
            row.regrets[0][at] += each_value - value
        return value

    def _after_look(self, me: int, seat: int, looks: bool) -> float:
        if not looks:
            return self._look_at_deal(me, seat + 1)
        self.status[seat] = Status.OPEN
        value = self._look_at_deal(me, seat + 1)
        self.status[seat] = Status.BLIND
        return value

    def _turn(self, me: int, seat: int) -> float:
        """Return one player's winnings from here on, minus all of that player's payments, in half units."""
        status = self.status
        while status[seat] == Status.FOLDED:
            seat = (seat + 1) % self.players
        others = [each for each in range(self.players) if each != seat and status[each] != Status.FOLDED]
        if not others:
            return self._won(me, seat)
        if status[me] == Status.FOLDED and all(status[each] == Status.OPEN for each in (*others, seat)):
            return float(-self.paid[me])
        at = self._position(seat, others)
        moves = at.moves()
        if self.rules[seat] != NONE and at.laid < MAX_RULE_WAGERS:
            drawn = self.real() if self.rules[seat] == RECKLESS else 0.0
            return self._do(me, seat, RULES[self.rules[seat]](Sight(at, moves, self.place[seat], drawn)), at)
        looked = status[seat] == Status.OPEN
        row = self._row(at.key(), moves, CLASSES if looked else 1)
        if len(moves) == 1 or at.laid >= MAX_LAYS:
            return self._do(me, seat, Move.SEE if Move.SEE in moves else Move.FOLD, at)
        kind = self.kind[seat] if looked else 0
        often = _matched(row.regrets[kind])
        if seat == me:
            return self._learn(me, row.regrets[kind], often, moves, at)
        row.met += 1
        self._count(row, kind, often)
        return self._do(me, seat, moves[_drawn(often, self.real())], at)

    def _learn(self, me: int, regrets: list[float], often: list[float], moves: Sequence[Move], at: ManyLeft) -> float:
        value, values = 0.0, {}
        for number, move in enumerate(moves):
            if often[number] == 0.0 and regrets[number] < HOPELESS and self.real() < LEFT_OUT:
                continue
            values[number] = self._do(me, me, move, at)
            value += often[number] * values[number]
        for number, each_value in values.items():
            regrets[number] = max(MIN_REGRET, regrets[number] + (each_value - value) / (self.pot + 1) * 4)
        return value

    def _position(self, seat: int, others: list[int]) -> ManyLeft:
        money = [self.purse[each] + CREDIT for each in others]
        return ManyLeft(
            status=self.status[seat],
            others=len(others),
            unseen=sum([self.status[each] != Status.OPEN for each in others]),
            pot=self.pot,
            level=self.level,
            held=self.purse[seat] + CREDIT,
            credit=CREDIT,
            poorest=min(money),
            richest=max(money),
            laid=self.laid[seat],
            pressure=max([self.openly[each] + self.above[each] for each in others]),
            friends=self.players > len(others) + 1,
        )

    def _do(self, me: int, seat: int, move: Move, at: ManyLeft) -> float:
        before = self.status[seat]
        if move is Move.SEE:
            return self._seen(me, seat, at)
        if move is Move.FOLD:
            self.status[seat] = Status.FOLDED
            value = self._turn(me, (seat + 1) % self.players)
        elif move is Move.LOOK:
            value = self._looks(me, seat)
        else:
            value = self._lays(me, seat, at.wagers[move - Move.LEAST], at)
        self.status[seat] = before
        return value

    def _lays(self, me: int, seat: int, wager: int, at: ManyLeft) -> float:
        level, above, openly = self.level, wager > at.least, at.status == Status.OPEN
        self._put(seat, at.due(wager), 1, above, openly)
        self.level = wager
        value = self._turn(me, (seat + 1) % self.players)
        self._put(seat, -at.due(wager), -1, -above, -openly)
        self.level = level
        return value

    def _put(self, seat: int, due: int, laid: int, above: int, openly: int) -> None:
        self.purse[seat] -= due
        self.paid[seat] += due
        self.pot += due
        self.laid[seat] += laid
        self.above[seat] += above
        self.openly[seat] += openly

    def _looks(self, me: int, seat: int) -> float:
        """Let a seat look at its hand, and return the value of the position.

        Of two hands, it keeps the first if that is good enough, and otherwise the second.
        """
        first, kind = self.place[seat], self.kind[seat]
        if self.status[seat] != Status.TWO or first <= self.keeps:
            self.status[seat] = Status.OPEN
            return self._turn(me, seat)
        self.place[seat] = self.second[seat]
        self.kind[seat] = class_of(self.place[seat])
        self.status[seat] = Status.BLIND
        value = self._turn(me, seat)
        self.place[seat], self.kind[seat] = first, kind
        return value

    def _won(self, me: int, seat: int) -> float:
        """Return the result when all others have folded.

        A player with an unseen hand does not win the pot, which is carried over.
        """
        if self.status[seat] == Status.OPEN:
            return float((seat == me) * self.pot - self.paid[me])
        return self.pot * self.waits[seat != me] - self.paid[me]

    def _seen(self, me: int, seat: int, at: ManyLeft) -> float:
        """Return the result of a seat that pays to compare its hand with the other's.

        The seat folds instead if it cannot pay and its hand is too poor for a loan.
        """
        other = next(each for each in range(self.players) if each != seat and self.status[each] != Status.FOLDED)
        price = at.due(2 * self.level)
        if at.held < price and (at.status != Status.OPEN or self.place[seat] >= LENT):
            return self._won(me, other)
        winner = seat if self.place[seat] < self.place[other] else other
        return float((winner == me) * (self.pot + price) - self.paid[me] - (seat == me) * price)

    def _row(self, key: int, moves: Sequence[Move], classes: int) -> Row:
        row = self.rows.get(key)
        if row is None:
            row = self.rows[key] = Row(moves, classes)
        return row

    def _count(self, row: Row, kind: int, often: list[float]) -> None:
        chosen = row.chosen[kind]
        for at, each in enumerate(often):
            chosen[at] += each * self.weight


def _matched(regrets: Sequence[float]) -> list[float]:
    total = sum([each for each in regrets if each > 0])
    if total <= 0:
        return [1 / len(regrets)] * len(regrets)
    return [max(0.0, each) / total for each in regrets]


def _drawn(often: Sequence[float], drawn: float) -> int:
    at = 0
    while at < len(often) - 1 and drawn >= often[at]:
        drawn -= often[at]
        at += 1
    return at


# --- The table -------------------------------------------------------------------------------------------------------


def rows_of(rows: Mapping[int, Row], few: int = MIN_VISITS) -> Mixtures:
    """Return the average strategy of all positions that were visited often enough.

    A class of hands that never occurred plays like the nearest class that did.
    """
    found = {}
    for key, row in rows.items():
        met = [kind for kind, chosen in enumerate(row.chosen) if sum(chosen) > 0]
        if len(row.moves) > 1 and row.met >= few and met:
            nearest = [min(met, key=lambda each: abs(each - kind)) for kind in range(len(row.chosen))]
            found[key] = Mixture(row.moves, b"".join(_weights(row.chosen[kind]) for kind in nearest))
    return found


def _weights(chosen: Sequence[float]) -> bytes:
    return bytes([round(MAX_WEIGHT * each / sum(chosen)) for each in chosen])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.players.brag_company", description=__doc__)
    parser.add_argument("--deals", type=int, default=4_000_000, metavar="N")
    parser.add_argument("--seed", default="company")
    parser.add_argument("--out", type=Path, default=FILE, metavar="FILE")
    chosen = parser.parse_args()
    solver = Solver(chosen.seed)
    solver.solve(chosen.deals)
    chosen.out.write_bytes(pack(rows_of(solver.rows)))


if __name__ == "__main__":
    main()
